#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Rules of Dream Runners that no golden log reaches, as the book has them."""

import unittest

from dream_runners import DreamRunners
from dream_runners_content import SEGMENTS, TILES
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


if __name__ == "__main__":
    unittest.main()
