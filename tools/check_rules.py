#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every rule of docs/rules is proven by a test, told in every language, and no other is named."""

from repository import ROOT, files, matches, report

DEFINITION = r"\*\*([A-Z]{2}-[A-Z0-9]+)\*\*"
LANGUAGES = ["fr", "it"]


def defined_in(page):
    """The line on which each rule id of a page is defined."""
    return {match[1]: number for number, match in matches(page, DEFINITION)}


def named_in(paths, ids_of_games):
    """(file, line, id) for every mention of a rule in these files."""
    for path in paths:
        for number, match in matches(path, rf"(?<![\w-])(?:{ids_of_games})-[A-Z0-9]+\b"):
            yield path, number, match[0]


def tests():
    """The files with tests; a reference or a helper that names a rule proves nothing."""
    return [path for path in files("tests/**.cpp", "tests/**.hpp") if "TEST" in (ROOT / path).read_text()]


def problems():
    pages = [page for page in files("docs/rules/*.md") if page.name.count(".") == 1]
    if not pages:
        yield "docs/rules:1: no rules found; write docs/rules/<game>.md"
        return
    where = {rule: (page, number) for page in pages for rule, number in defined_in(page).items()}
    prefixes = "|".join(sorted({rule.split("-")[0] for rule in where}))

    tested = {rule for _, _, rule in named_in(tests(), prefixes)}
    for rule, (page, number) in where.items():
        if rule not in tested:
            yield f"{page}:{number}: {rule} is named by no test; write one in tests/ and name the id in it"

    for path, number, rule in named_in(files("src/**"), prefixes):
        if rule not in where:
            yield f"{path}:{number}: {rule} is no rule of docs/rules; correct the id or describe the rule"

    for page in pages:
        for language in LANGUAGES:
            translated = page.with_suffix(f".{language}.md")
            known = defined_in(translated) if translated in files("docs/rules/*.md") else {}
            for rule, number in defined_in(page).items():
                if rule not in known:
                    yield f"{page}:{number}: {rule} is missing in {translated}; translate it there"
            for rule in known.keys() - defined_in(page).keys():
                yield f"{translated}:{known[rule]}: {rule} is not in {page}; remove it or describe it there"


report(list(problems()))
