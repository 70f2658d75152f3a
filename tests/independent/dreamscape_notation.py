# SPDX-License-Identifier: Apache-2.0
"""The notation of Dreamscape's actions, as docs/logs/dreamscape.md describes it."""

import re

from dreamscape_content import CARD_NAMES, CELL_NAMES, FRAGMENTS, LINKS, OBJECTIVE_NAMES
from illegal import Illegal


def location(text): return int(text) - 1 if text in ("1", "2", "3", "4", "5", "6") else None
def deck(text): return {"none": -1, "1": 0, "2": 1, "3": 2}.get(text)
def card_or_none(text): return -1 if text == "none" else one_of(CARD_NAMES)(text)


def one_of(names):
    return lambda text: names.index(text) if text in names else None


def link(text):
    return one_of([f"{low + 1}-{high + 1}" for low, high in LINKS])(text)


FRAGMENT, CELL, CARD = one_of(FRAGMENTS), one_of(CELL_NAMES), one_of(CARD_NAMES)
NUMBER = one_of([str(number) for number in range(200)])
# A verb may be written in several ways; what is between the blanks that stand for themselves.
FORMS = [
    ("token", "token (.+)", NUMBER), ("objective", "objective (.+)", one_of(OBJECTIVE_NAMES)),
    ("colour", "colour (.+)", FRAGMENT), ("card", "card (.+)", CARD),
    ("fragment", "fragment (.+)", FRAGMENT),
    ("collect", "collect"), ("power", "power"), ("sleep", "sleep"), ("enter", "enter"),
    ("finish", "finish"), ("done", "done"),
    ("move", "move (.+)", location), ("store", "store (.+) on (.+)", FRAGMENT, CARD),
    ("invoke", "invoke (.+) on (.+)", FRAGMENT, CARD), ("step", "step (.+)", CELL),
    ("haunt", "haunt (.+)", link), ("place", "place (.+) at (.+)", FRAGMENT, CELL),
    ("plant", "plant (.+)", CELL), ("trade", "trade (.+) (.+) for (.+)", NUMBER, FRAGMENT, FRAGMENT),
    ("complete", "complete (.+)", CARD), ("retain", "retain (.+)", FRAGMENT),
    ("draw", "draw (.+)", deck), ("keep", "keep (.+)", card_or_none),
    ("harvest", "harvest (.+) to (.+)", FRAGMENT, location), ("lake", "lake (.+)", location),
    ("order", "order (.+)", FRAGMENT), ("lift", "lift (.+)", CELL),
    ("golem", "golem ([0-9]+) of (.+) to (.+)", NUMBER, CELL, CELL),
    ("golem", "golem (.+) to (.+)", CELL, CELL),
]


def read_action(text):
    """The verb and what it is about, all numbers from 0; none is -1."""
    for verb, form, *readers in FORMS:
        found = re.fullmatch(form, text)
        if not found:
            continue
        what = [read(word) for read, word in zip(readers, found.groups())]
        if None in what:
            continue
        if verb == "golem" and len(what) == 2:
            what = [1, *what]
        elif verb == "golem" and what[0] < 2:
            continue
        return verb, what
    raise Illegal(f"'{text}' is not an action")
