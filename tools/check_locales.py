#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The catalogues say the same things in every language, and all that the code asks for; the stories too
tell the same places."""

import json
import re
import tomllib
from pathlib import Path

from icu_message import MessageError, placeholders
from repository import ROOT, files, lines, matches, report

LANGUAGES = ["en", "fr", "it"]
REFERENCE = LANGUAGES[0]
LOCALES = Path("content/locales")
STORIES = [Path("content/stories"), Path("tests/stories")]


class Catalogue:
    """One JSON file: flat, `"file.key": "ICU message"`."""

    def __init__(self, path):
        self.path = path
        self.problems = []
        self.texts = {}
        self.placeholders = {}
        try:
            self._read(json.loads((ROOT / path).read_text(encoding="utf-8"), object_pairs_hook=list))
        except json.JSONDecodeError as error:
            self.problems.append(f"{path}:{error.lineno}: not JSON: {error.msg}")

    def line_of(self, key):
        return next((number for number, text in lines(self.path) if f'"{key}"' in text), 1)

    def complain(self, key, what):
        self.problems.append(f"{self.path}:{self.line_of(key)}: {key} {what}")

    def _read(self, pairs):
        for key, text in pairs:
            if key in self.texts:
                self.complain(key, "stands twice; keep one")
            if not key.startswith(self.path.stem + "."):
                self.complain(key, f"must begin with '{self.path.stem}.', like its file")
            if not isinstance(text, str) or not text.strip():
                self.complain(key, "has no text; write it")
                text = ""
            self.texts[key] = text
            try:
                self.placeholders[key] = placeholders(text)
            except MessageError as error:
                self.complain(key, f"is no ICU message: {error}")


def french_spaces(catalogue):
    """French sets a space before some signs and inside quotes; an ordinary one may break the line there."""
    for key, text in catalogue.texts.items():
        if re.search(r"[\w})»…] [:;!?»%]|« ", text):
            yield f"{catalogue.path}:{catalogue.line_of(key)}: {key} has a space that may break before a sign; use U+00A0"


# Language: (what must not come back, why). People stumbled over it when they played.
STUMBLED_OVER = {
    "fr": [
        (r"[Ll]e maximum est", "an official says so; say how far it goes: « elle ne monte pas plus haut »"),
        (r"\b(?:de|que) \{(?:seat|name)", "is wrong before a vowel (d’Ada, qu’Ada); put the name into brackets"),
        (r"[Rr]eprendre (?:le|ce|mon|son|votre|leur|un) coup", "reads as playing it again; a move is annulled: « annuler le coup »"),
        (r"\btrous?\b", "names what the tile has in no other sentence; a cell is bare: « case nue »"),
        (r"[Jj]eux? de départ", "makes a game of a set; they are « lots de départ »"),
    ],
    "it": [
        (r"[Bb]locc", "sounds like a machine that has stopped; a dream is closed: «chiudere»"),
        (r"ne mancano 1\b|te ne mancano \{", "one is missing in the singular; let the message choose by plural"),
    ],
}


def stumbling_blocks(language, catalogue):
    for pattern, why in STUMBLED_OVER.get(language, []):
        for key, text in catalogue.texts.items():
            if found := re.search(pattern, text):
                yield f"{catalogue.path}:{catalogue.line_of(key)}: {key} says “{found[0]}”, which {why}"


def compare(reference, translation):
    """What differs between a catalogue and its translation."""
    for key in reference.texts.keys() - translation.texts.keys():
        yield f"{translation.path}:1: {key} is missing; it is in {reference.path}"
    for key in translation.texts.keys() - reference.texts.keys():
        yield f"{translation.path}:{translation.line_of(key)}: {key} is not in {reference.path}"
    for key in reference.placeholders.keys() & translation.placeholders.keys():
        wanted, got = reference.placeholders[key], translation.placeholders[key]
        if wanted != got:
            yield (f"{translation.path}:{translation.line_of(key)}: {key} has the placeholders "
                   f"{sorted(got)}, but {sorted(wanted)} in {reference.path}")


def unpaired_previews(catalogue):
    """Of a game whose board says what a deed would do, in the words of `would` beside those of
    `event`: what can happen and cannot be previewed, and the other way round."""
    game = catalogue.path.stem
    events, previews = ({key.removeprefix(f"{game}.{kind}."): key for key in catalogue.texts
                         if key.startswith(f"{game}.{kind}.")} for kind in ("event", "would"))
    if not previews:
        return
    for name in sorted(events.keys() ^ previews.keys()):
        key = events.get(name) or previews[name]
        other = "would" if name in events else "event"
        yield f"{catalogue.path}:{catalogue.line_of(key)}: {key} stands without {game}.{other}.{name}"


def asked_for(domains):
    """(file, line, key) for every literal of the code that is a key, or the family of some keys."""
    pattern = rf'"((?:{"|".join(sorted(domains))})(?:\.[a-z0-9_]+)+)"'
    for path in files("src/**.cpp", "src/**.hpp"):
        for number, match in matches(path, pattern):
            yield path, number, match[1]


def told_in(table, under=""):
    """(key, text) of everything that a story tells, the keys of nested tables joined by points."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from told_in(value, f"{under}{key}.")
        else:
            yield under + key, value


def problems_of_story(paths):
    """One story in all languages."""
    stories = {}
    for language, path in paths.items():
        if not (ROOT / path).is_file():
            yield f"{path}:1: this story is missing; the other languages have it"
            continue
        try:
            stories[language] = dict(told_in(tomllib.loads((ROOT / path).read_text(encoding="utf-8"))))
        except tomllib.TOMLDecodeError as error:
            yield f"{path}:1: not TOML: {error}"
    everything = set().union(*stories.values())
    for language, story in stories.items():
        for key in sorted(everything - story.keys()):
            yield f"{paths[language]}:1: {key} is missing; another language tells it"
        for key, text in story.items():
            if not isinstance(text, str) or not text.strip():
                yield f"{paths[language]}:1: {key} has no text; write it"


def problems_of_stories():
    for folder in STORIES:
        inside = {Path(*path.relative_to(folder).parts[1:]) for path in files(f"{folder}/**.toml")}
        for name in sorted(inside):
            yield from problems_of_story({language: folder / language / name for language in LANGUAGES})


def problems():
    names = {path.name for path in files(f"{LOCALES}/**.json")}
    if not names:
        yield f"{LOCALES}:1: no catalogue found"
        return
    known = set()
    for name in sorted(names):
        paths = {language: LOCALES / language / name for language in LANGUAGES}
        missing = [path for path in paths.values() if not (ROOT / path).is_file()]
        if missing:
            yield from (f"{path}:1: this catalogue is missing; the other languages have it" for path in missing)
            continue
        catalogues = {language: Catalogue(path) for language, path in paths.items()}
        for language, catalogue in catalogues.items():
            yield from catalogue.problems
            yield from stumbling_blocks(language, catalogue)
            if language == "fr":
                yield from french_spaces(catalogue)
            if language == REFERENCE:
                yield from unpaired_previews(catalogue)
            else:
                yield from compare(catalogues[REFERENCE], catalogue)
        known |= catalogues[REFERENCE].texts.keys()

    families = {re.sub(r"\.[^.]*$", "", key) for key in known}
    while grown := {re.sub(r"\.[^.]*$", "", family) for family in families} - families:
        families |= grown
    for path, number, key in asked_for({"core", "cli"} | {key.split(".")[0] for key in known}):
        if key not in known and key not in families:
            yield f"{path}:{number}: {key} is in no catalogue; add it to {LOCALES}/*/{key.split('.')[0]}.json"


report([*problems(), *problems_of_stories()])
