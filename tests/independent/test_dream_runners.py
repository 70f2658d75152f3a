#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Rules of Dream Runners that no golden log reaches, as the book has them."""

import unittest

from dream_runners import DreamRunners
from dream_runners_content import SEGMENTS, TILES, read_cell
from dream_runners_field import FRAME, SPOTS


def crossroads_of_colours():
    """The tile whose crossroads holds one fragment of each colour, and the cell where it is."""
    for tile, printed in enumerate(TILES):
        for at, cell in zip(FRAME, printed["cells"]):
            if [reward["good"] for reward in cell["rewards"]] == ["blue", "white", "orange", "green"]:
                return tile, at
    raise LookupError("no tile has a crossroads of four colours")


def lying_at(at, effect):
    """A segment of one cell with this effect, laid there."""
    segment = next(i for i, one in enumerate(SEGMENTS)
                   if one["shape"] == "one" and one["effects"][0] == effect)
    return {segment: next(spot for spot, lies in enumerate(SPOTS["one"]) if lies[0] == at)}


class Crossroads(unittest.TestCase):
    def test_dr_p5_doubles_come_after_everybody_has_their_share(self):
        game = DreamRunners({"players": 2})
        game.phase = "composing"
        game.tile, at = crossroads_of_colours()
        ada, ben = game.players[:2]
        ada.composition, ben.composition = lying_at(at, "twice"), lying_at(at, "gather")
        ada.fragments, ben.fragments, game.fragments = [7, 0, 0, 0], [8, 0, 1, 1], [1, 16, 15, 15]
        game.resolve()
        for element in range(3):  # the fourth is no choice
            game.share(element)
        self.assertEqual(ben.stars, 1, "the white fragment completes the four of Ben")
        self.assertEqual(ada.fragments[0], 9, "and the blue one of them is there for Ada's double")


def gathering(game, words):
    """Ada alone gathers the cells of a tile that is printed so, from the upper left one on."""
    cells = [read_cell(word) for word in words] + [read_cell("c1")] * (9 - len(words))
    game.tile = len(TILES)
    TILES.append({"level": 1, "star": False, "cells": cells})
    single = next(i for i, one in enumerate(SEGMENTS) if one["effects"][0] == "gather"
                  and one["shape"] == "one")
    # As many copies of it as there are cells to gather: more than a box has.
    SEGMENTS.extend(SEGMENTS[single] for _ in words)
    copies = range(len(SEGMENTS) - len(words), len(SEGMENTS))
    spots = {lies[0]: spot for spot, lies in enumerate(SPOTS["one"])}
    game.players[0].composition = {copy: spots[at] for copy, at in zip(copies, FRAME)}
    game.phase = "composing"
    game.resolve()


class OrderOfAResolution(unittest.TestCase):
    def setUp(self):
        self.printed, self.cut = TILES[:], SEGMENTS[:]
        self.game = DreamRunners({"players": 2})
        self.ada, self.ben = self.game.players[:2]

    def tearDown(self):
        TILES[:], SEGMENTS[:] = self.printed, self.cut

    def test_dr_b_a_star_brings_back_what_is_owed(self):
        self.ada.fragments, self.ben.fragments = [1, 1, 1, 0], [15, 0, 0, 0]
        self.game.fragments = [0, 15, 15, 16]
        gathering(self.game, ["b", "*"])
        self.assertEqual(self.ada.owed_fragments, [1, 0, 0, 0])
        self.game.choose(3)
        self.assertEqual((self.ada.stars, self.ada.fragments), (1, [1, 0, 0, 0]))

    def test_dr_b_a_chest_brings_back_the_key_that_is_owed(self):
        self.ada.keys, self.ben.keys, self.game.keys = 1, 19, 0
        gathering(self.game, ["k", "chest1"])
        self.game.reveal(0)
        self.assertEqual(self.ada.keys, 1)

    def test_dr_b_the_chest_may_come_before_its_key_or_after(self):
        gathering(self.game, ["k", "chest1"])
        self.assertEqual((self.game.phase, self.game.openings()), ("opening", {0, 1}))
        self.game.open(0)
        self.assertEqual(self.ada.keys, 1)


if __name__ == "__main__":
    unittest.main()
