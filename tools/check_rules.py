#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Every rule of docs/rules is proven by a test, told in every language, and no other is named."""

import re

from repository import files, lines, matches, report

DEFINITION = r"\*\*([A-Z]{2}-[A-Z0-9]+)\*\*"
LANGUAGES = ["fr", "it"]


def rule_pattern(ids_of_games):
    return rf"(?<![\w-])(?:{ids_of_games})-[A-Z0-9]+\b"


def defined_in(page):
    """The line on which each rule id of a page is defined."""
    return {match[1]: number for number, match in matches(page, DEFINITION)}


def named_in(paths, ids_of_games):
    """(file, line, id) for every mention of a rule in these files."""
    for path in paths:
        for number, match in matches(path, rule_pattern(ids_of_games)):
            yield path, number, match[0]


def proven(ids_of_games):
    """The rules that a test says it proves: those in the comment right above it. An id in the head of
    a file, in a helper or in an expectation proves nothing."""
    for path in files("tests/**.cpp"):
        comment = []
        for _, text in lines(path):
            if text.startswith("//"):
                comment.append(text)
                continue
            if re.match(r"(TYPED_)?TEST(_F|_P)?\(", text):
                yield from re.findall(rule_pattern(ids_of_games), "\n".join(comment))
            comment = []


def problems():
    pages = [page for page in files("docs/rules/*.md") if page.name.count(".") == 1]
    if not pages:
        yield "docs/rules:1: no rules found; write docs/rules/<game>.md"
        return
    where = {rule: (page, number) for page in pages for rule, number in defined_in(page).items()}
    prefixes = "|".join(sorted({rule.split("-")[0] for rule in where}))

    tested = set(proven(prefixes))
    for rule, (page, number) in where.items():
        if rule not in tested:
            yield f"{page}:{number}: {rule} is proven by no test; write one in tests/ with the id in a comment right above it"

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
