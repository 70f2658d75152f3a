# SPDX-License-Identifier: Apache-2.0
"""What is printed on the components of Dream Runners, read from content/dream_runners."""

import hashlib
import json
import pathlib
import tomllib

FOLDER = pathlib.Path(__file__).parents[2] / "content" / "dream_runners"
SHAPES = ("one", "two", "three", "corner")
EFFECTS = {".": "blank", "G": "gather", "R": "repel", "2": "twice", "B": "both"}
COLOURS = ("blue", "white", "orange", "green")
GOODS = {"b": "blue", "w": "white", "o": "orange", "g": "green", "*": "wild", "k": "key",
         "c": "coin", "s": "serenity"}


def load(name):
    with open(FOLDER / f"{name}.toml", "rb") as file:
        return tomllib.load(file)


def read_reward(word):
    return {"good": GOODS[word[0]], "amount": int(word[1:] or 1)}


def read_cell(word):
    kind, _, held = word.partition(":")
    if kind in ("octopus", "bat"):
        return {"kind": kind, "number": 0, "rewards": []}
    if kind == "spider":
        return {"kind": kind, "number": 1, "rewards": [read_reward(held)]}
    if kind == "cross":
        return {"kind": "crossroads", "number": 0,
                "rewards": [read_reward(one) for one in held.split("+")]}
    if kind.startswith("chest"):
        return {"kind": "chest", "number": int(kind.removeprefix("chest")), "rewards": []}
    if kind[0] == "n":
        return {"kind": "nightmare", "number": int(kind[1:]), "rewards": []}
    return {"kind": "reward", "number": 0, "rewards": [read_reward(one) for one in word.split("+")]}


def read_segment(written):
    effects = [EFFECTS[letter] for letter in written["cells"]]
    effects += ["blank"] * (3 - len(effects))
    return {"shape": written["shape"], "effects": effects, "coins": written.get("coins", 0),
            "points": written.get("points", 0), "set": written.get("set", 0)}


def segment_place(segment):
    """The sets first, then those for sale; by shape within."""
    return (segment["set"] or 99, SHAPES.index(segment["shape"]))


SEGMENTS = sorted(map(read_segment, load("segments")["segment"]), key=segment_place)
TILES = [{"level": tile["level"], "star": tile.get("star", False),
          "cells": [read_cell(word) for word in tile["cells"]]}
         for tile in sorted(load("tiles")["tile"], key=lambda tile: tile["level"])]
CHESTS = [{"keys": chest["keys"], "holds": [read_reward(word) for word in chest["holds"]]}
          for chest in sorted(load("chests")["chest"], key=lambda chest: chest["keys"])]
STAR_POINTS = load("tracks")["track"]["stars"]


def content_hash():
    content = {"segments": SEGMENTS, "tiles": TILES, "chests": CHESTS, "star_points": STAR_POINTS}
    return hashlib.sha256(json.dumps(content, separators=(",", ":")).encode()).hexdigest()
