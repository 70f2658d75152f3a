#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks logs without the engine, by docs/logs.md, docs/logs/ and content/ alone.

Usage: check_log.py LOG...      prints FILE:LINE: what is wrong; exit code 1 if anything is. Of a branch it
                                says which draws no seed in the log can prove.
"""

import hashlib
import json
import re
import sys

from chance import Chance
from dream_runners import DreamRunners
from dreamscape import Dreamscape
from illegal import Illegal
from onirim import Onirim

GAMES = {"onirim": Onirim, "dream_runners": DreamRunners, "dreamscape": Dreamscape}
HEADER = {"reverie", "game", "rules", "content", "options", "seats", "commitment"}
INPUT = {"n", "by", "do"}
FOOTER = {"end", "result", "hash", "seed", "undone"}


class Wrong(Exception):
    def __init__(self, line, what):
        super().__init__(what)
        self.line = line


def fnv1a(data):
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return value


def expect(condition, line, what):
    if not condition:
        raise Wrong(line, what)


def refuse_number(text):
    raise ValueError(f"{text} is not a whole number")


def refuse_double_names(members):
    names = [name for name, _ in members]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"{name!a} stands twice in one object")
    return dict(members)


def refuse_half_pairs(value):
    """Half of a surrogate pair can be written in JSON, but is no text: encoding it is a ValueError."""
    json.dumps(value, ensure_ascii=False).encode("utf-8")


def is_number(value, due):
    return type(value) is int and value == due


def read_lines(text):
    objects = []
    for number, line in enumerate(text.removesuffix("\n").split("\n"), start=1):
        try:
            objects.append(json.loads(line, parse_float=refuse_number,
                                      parse_constant=refuse_number,
                                      object_pairs_hook=refuse_double_names))
            refuse_half_pairs(objects[-1])
        except ValueError as error:
            raise Wrong(number, f"not JSON: {error}") from None
        expect(isinstance(objects[-1], dict), number, "not a JSON object")
    expect(len(objects) >= 2, 1, "a log has at least a header and a footer")
    return objects


def expect_fields(line, number, names):
    expect(set(line) == names, number,
           f"the fields must be {sorted(names)}, not {sorted(line)}")


def is_digits(text, count):
    return isinstance(text, str) and re.fullmatch(f"[0-9a-f]{{{count}}}", text) is not None


def open_game(header):
    expect_fields({key: header[key] for key in header if key != "branch"}, 1, HEADER)
    expect(is_number(header["reverie"], 1), 1, f"format {header['reverie']} is not known")
    kind = GAMES.get(header["game"]) if isinstance(header["game"], str) else None
    expect(kind is not None, 1, f"game {header['game']} is not known")
    expect(header["content"] == kind.content, 1, f"the content of the rules is {kind.content}")
    expect(is_digits(header["commitment"], 64), 1, "the commitment is not a SHA-256")
    expect(isinstance(header["options"], dict), 1, "the options are not an object")
    rules = kind.rules(header["options"])
    expect(is_number(header["rules"], rules), 1, f"rules {header['rules']} are not known")
    try:
        game = kind(header["options"])
    except Illegal as error:
        raise Wrong(1, str(error)) from None
    seats = header["seats"]
    expect(isinstance(seats, list) and all(isinstance(seat, str) for seat in seats), 1,
           "the seats are not a list of texts")
    expect(len(seats) == game.seats, 1, f"there are {game.seats} seats, not {len(seats)}")
    return game


def open_chance(footer, number, commitment):
    expect_fields({key: footer[key] for key in footer if key != "resigned"}, number, FOOTER)
    expect(is_number(footer["end"], number - 2), number, f"there are {number - 2} inputs")
    expect(is_digits(footer["seed"], 64), number, "the seed is not 64 digits")
    seed = bytes.fromhex(footer["seed"])
    expect(hashlib.sha256(seed).hexdigest() == commitment, number,
           "the seed is not the one that the header committed to")
    undone = footer["undone"]
    expect(type(undone) is int and undone >= 0, number, "'undone' is not a number")
    return Chance(seed)


def inherited_inputs(header, inputs):
    """How many inputs come from another log, with another seed."""
    branch = header.get("branch", 0)
    expect(type(branch) is int and 0 <= branch <= inputs, 1, "'branch' is not a number of inputs")
    return branch


def check_input(game, chance, line, number):
    """`chance` is nothing where another seed was in force."""
    expect_fields(line, number, INPUT)
    expect(is_number(line["n"], number - 1), number, f"input {number - 1} is expected")
    expect(isinstance(line["do"], str), number, "'do' is not a text")
    if chance and line["by"] == "chance" and game.chance_moves():
        due = game.roll(chance)
        expect(line["do"] == due, number, f"the seed gives '{due}'")
    try:
        game.play(line["by"], line["do"])
    except Illegal as error:
        raise Wrong(number, str(error)) from None


def same_json(a, b):
    """Unlike ==, tells true from 1."""
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)


def check_resignation(game, footer, number):
    if "resigned" not in footer:
        return
    seats = [f"seat{seat}" for seat in range(1, game.seats + 1)]
    expect(footer["resigned"] in seats, number, f"'resigned' is none of {', '.join(seats)}")
    expect(footer["result"] is None, number, "a game with a result was not given up")


def check_end(game, footer, number):
    check_resignation(game, footer, number)
    result = game.result()
    expect(same_json(footer["result"], result), number, f"the result is {result}")
    expect(is_digits(footer["hash"], 16), number, "the hash is not 16 digits")
    due = f"{fnv1a(game.state_bytes()):016x}"
    expect(footer["hash"] == due, number, f"the hash of the last state is {due}")


def check(text):
    """Returns how many of the first inputs have draws that this log cannot prove."""
    header, *inputs, footer = read_lines(text)
    last = len(inputs) + 2
    game = open_game(header)
    chance = open_chance(footer, last, header["commitment"])
    inherited = inherited_inputs(header, len(inputs))
    for number, line in enumerate(inputs, start=2):
        check_input(game, chance if number - 2 >= inherited else None, line, number)
    check_end(game, footer, last)
    return inherited


def plain(text):
    """What a log says is shown to whoever checks it, and does not write on their terminal."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def main(paths):
    if not paths:
        print(__doc__, file=sys.stderr)
        return 2
    wrong = 0
    for path in paths:
        try:
            with open(path, encoding="utf-8", newline="") as file:
                unproven = check(file.read())
            if unproven:
                print(f"{plain(path)}: the draws of its first {unproven} inputs come from another log: not proven")
        except (Wrong, OSError, UnicodeDecodeError) as error:
            wrong += 1
            print(f"{path}:{getattr(error, 'line', 1)}: {plain(str(error))}", file=sys.stderr)
    print(f"{len(paths) - wrong} of {len(paths)} logs are right")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
