# SPDX-License-Identifier: Apache-2.0
"""The notation of Dream Runners' actions, as docs/logs/dream_runners.md describes it."""

import re

from dream_runners_content import COLOURS, SEGMENTS
from dream_runners_field import SPOTS, WIDTH
from illegal import Illegal

ALONE = {"pour", "ring", "call", "lock", "pass", "calm", "finish"}
OFTEN = ("never", "once", "twice")
NUMBERED = {"deal": ("p", 4), "offer": ("s", 40), "dream": ("t", 24), "reveal": ("h", 18),
            "take_back": ("s", 40), "share": ("e", 4), "give_up": ("s", 40), "buy": ("s", 40)}


def read_number(text, letter, count):
    found = re.fullmatch(letter + "([1-9][0-9]?)", text)
    if not found or int(found[1]) > count:
        raise Illegal(f"'{text}' is no number from {letter}1 to {letter}{count}")
    return int(found[1]) - 1


def read_place(text):
    found = re.fullmatch("(s[0-9]+) at ([a-g])([1-7])(?: turned ([1-3]))?", text)
    if not found:
        raise Illegal(f"'place {text}' is not an action")
    segment = read_number(found[1], "s", 40)
    first = (int(found[3]) - 1) * WIDTH + ord(found[2]) - ord("a")
    lying = (first, int(found[4] or 0))
    for spot, (cell, turns, _) in enumerate(SPOTS[SEGMENTS[segment]["shape"]]):
        if (cell, turns) == lying:
            return segment, spot
    raise Illegal(f"segment {found[1]} cannot lie so")


def read_action(text):
    """The verb and what it is about: nothing, a number from 0, a colour, or a segment and its spot."""
    verb, _, rest = text.partition(" ")
    if verb in ALONE and text == verb:
        return verb, None
    if verb == "place":
        return verb, read_place(rest)
    if verb == "choose" and rest in COLOURS:
        return verb, COLOURS.index(rest)
    if verb == "open" and rest in OFTEN:
        return verb, OFTEN.index(rest)
    if verb in NUMBERED:
        return verb, read_number(rest, *NUMBERED[verb])
    raise Illegal(f"'{text}' is not an action")
