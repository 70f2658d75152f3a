# SPDX-License-Identifier: Apache-2.0
"""What is printed on the components of Dreamscape, read from content/dreamscape."""

import hashlib
import json
import pathlib
import tomllib

FOLDER = pathlib.Path(__file__).parents[2] / "content" / "dreamscape"
FRAGMENTS = ("water", "stone", "earth", "grass", "movement", "nightmare")
WATER, STONE, EARTH, GRASS, MOVEMENT, NIGHTMARE = range(6)
LETTERS = {"W": WATER, "S": STONE, "E": EARTH, "G": GRASS, "M": MOVEMENT}
BOX = (28, 23, 23, 20, 15, 25)
DIFFICULTIES = ("easy", "normal", "hard", "nightmare")
OF_COLOURS = {"most_of_colour", "most_singles", "by_number", "largest_group", "view"}
OF_NIGHTMARES = {"no_nightmares", "fewest_free_cells", "view"}


def load(name):
    with open(FOLDER / f"{name}.toml", "rb") as file:
        return tomllib.load(file)


def read_hex(text):
    q, r = text.split(",")
    return int(q), int(r)


def read_pile(text):
    """Where it stands, its fragments from the bottom up, and whether a tree and the Dreamer do."""
    where, _, stack = text.partition(":")
    return (read_hex(where), [LETTERS[sign] for sign in stack if sign in LETTERS],
            "T" in stack, "D" in stack)


def read_card(written):
    piles = [read_pile(text) for text in written["stacks"]]
    # The Dreamer's stack comes first; the others stay in their order.
    piles.sort(key=lambda pile: not pile[3])
    return {**written, "piles": piles}


BOARD, WORLD, SOLO = load("board"), load("world"), load("solo")
HEXES = [read_hex(text) for row in BOARD["rows"] for text in row.split()]
CELL_NAMES = [f"{'abcde'[row]}{column + 1}" for row, text in enumerate(BOARD["rows"])
              for column in range(len(text.split()))]
ENTRANCE = HEXES.index(read_hex(BOARD["entrance"]))
POWERS, DOTS, HAUNT = WORLD["powers"], WORLD["dots"], WORLD["haunt"] - 1
LINKS = [(link["from"] - 1, link["to"] - 1) for link in WORLD["link"]]
CARDS = sorted(map(read_card, load("cards")["card"]), key=lambda card: card["level"])
CARD_NAMES = [card["name"] for card in CARDS]
OBJECTIVES = load("objectives")["objective"]
OBJECTIVE_NAMES = [objective["name"] for objective in OBJECTIVES]


def hex_object(hex_):
    return {"q": hex_[0], "r": hex_[1]}


def pile_object(pile):
    where, fragments, tree, dreamer = pile
    return {"hex": hex_object(where), "fragments": [FRAGMENTS[one] for one in fragments],
            "tree": tree, "dreamer": dreamer}


def content_hash():
    content = {
        "board": {"hexes": list(map(hex_object, HEXES)), "entrance": ENTRANCE},
        "world": {"powers": POWERS, "links": [{"low": low, "high": high} for low, high in LINKS],
                  "dots": DOTS, "haunt": HAUNT},
        "cards": [{"name": card["name"], "level": card["level"], "points": card["points"],
                   "power": card["power"], "structure": list(map(pile_object, card["piles"]))}
                  for card in CARDS],
        "objectives": [{"name": one["name"], "aim": one["aim"], "points": one["points"],
                        "trees": one.get("trees", False), "first": one.get("first", False)}
                       for one in OBJECTIVES],
        "solo": {"strengths": [SOLO[difficulty] for difficulty in DIFFICULTIES],
                 **{name: SOLO[name] for name in ("water_points", "stone_points",
                                                  "movement_points", "link_points", "legs")}}}
    return hashlib.sha256(json.dumps(content, separators=(",", ":")).encode()).hexdigest()
