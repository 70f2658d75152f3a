#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Rules of Dreamscape that hardly any log reaches, as the books have them."""

import unittest

from dreamscape import Dreamscape
from dreamscape_content import (CARD_NAMES, CELL_NAMES, EARTH, GRASS, MOVEMENT, NIGHTMARE, STONE,
                                WATER)
from dreamscape_landscape import Piece
from illegal import Illegal

ROCK, POND = CARD_NAMES.index("stone_doorstep"), CARD_NAMES.index("quiet_pond")


def cell(name):
    return CELL_NAMES.index(name)


def creating(stacks, dreamer=None, **options):
    """Ada's Creation with these stacks before her."""
    game = Dreamscape({"players": 2, **options})
    game.draw, game.phase, game.order = None, "creation", [0, 1]
    game.acting = {0}
    ada = game.players[0]
    for where, fragments in stacks.items():
        ada.land.stacks[cell(where)] = [Piece(one) for one in fragments]
    ada.land.dreamer = None if dreamer is None else cell(dreamer)
    return game, ada


class Mountains(unittest.TestCase):
    def climb(self, stacks):
        game, ada = creating({"e2": [GRASS], **stacks}, dreamer="e2")
        ada.hands[MOVEMENT] = 9
        game.play("seat1", "step d2")
        self.assertEqual(ada.score, 2)
        game.play("seat1", "step e2")
        return game, ada

    def test_ds_w3_once_a_cycle(self):
        game, ada = self.climb({"d2": [STONE, STONE]})
        game.play("seat1", "step d2")
        self.assertEqual(ada.score, 2)

    def test_ds_w3_one_built_anew_is_another(self):
        game, ada = self.climb({"d2": [STONE, STONE], "d1": [STONE]})
        ada.task, ada.task_left = "golem", 1
        game.play("seat1", "golem d2 to d1")
        game.play("seat1", "step d2")
        game.play("seat1", "step d1")
        self.assertEqual(ada.score, 4)

    def test_ds_w3_both_halves_have_been_climbed(self):
        game, ada = self.climb({"d2": [STONE] * 4})
        ada.task, ada.task_left = "golem", 1
        game.play("seat1", "golem 2 of d2 to d1")
        game.play("seat1", "step d2")
        game.play("seat1", "step d1")
        self.assertEqual(ada.score, 2)

    def test_ds_w3_what_was_added_has_been_climbed_too(self):
        game, ada = self.climb({"d2": [STONE, STONE]})
        ada.hands[STONE] = 2
        game.play("seat1", "place stone at d2")
        game.play("seat1", "place stone at d2")
        ada.task, ada.task_left = "golem", 1
        game.play("seat1", "golem 2 of d2 to d1")
        game.play("seat1", "step d2")
        game.play("seat1", "step d1")
        self.assertEqual(ada.score, 2)


class TheDreamer(unittest.TestCase):
    def test_ds_d1_nobody_stops_on_a_tree(self):
        game, ada = creating({"e2": [GRASS], "d2": [WATER], "c2": [GRASS]}, dreamer="e2")
        ada.land.trees.add(cell("d2"))
        ada.land.trees.add(cell("c2"))
        ada.hands[MOVEMENT] = 1
        with self.assertRaises(Illegal):
            game.play("seat1", "step d2")
        ada.hands[MOVEMENT] = 2
        game.play("seat1", "step d2")
        with self.assertRaises(Illegal):
            game.play("seat1", "finish")
        game.play("seat1", "step e2")
        self.assertEqual(ada.score, 1)

    def test_ds_w2_earth_is_for_the_very_next_thing(self):
        game, ada = creating({"e2": [EARTH], "d2": [WATER]})
        ada.hands[WATER] = 1
        game.play("seat1", "enter")
        game.play("seat1", "place water at d2")
        with self.assertRaises(Illegal):
            game.play("seat1", "step d2")


class Cards(unittest.TestCase):
    def test_ds_k1_nothing_above_what_is_drawn(self):
        game, ada = creating({"e2": [WATER], "d2": [STONE]})
        ada.open = [POND]
        ada.hands[GRASS] = 1
        game.play("seat1", "place grass at d2")
        game.play("seat1", "enter")
        self.assertEqual((ada.completed, ada.score), ([], 1))

    def test_ds_k2_of_two_fragments_one_stays(self):
        game, ada = creating({"e2": [WATER], "d2": [STONE]})
        ada.open, ada.completed = [POND], [ROCK]
        game.stored = {POND: WATER, ROCK: GRASS}
        game.play("seat1", "enter")
        bag = game.bag[WATER]
        game.play("seat1", "retain grass")
        self.assertEqual((game.stored, game.bag[WATER]), ({POND: GRASS}, bag + 1))


class Nightmares(unittest.TestCase):
    def test_ds_n5_nothing_goes_on_one(self):
        game, ada = creating({"e2": [NIGHTMARE]}, mode="nightmare")
        ada.hands[WATER] = 1
        with self.assertRaises(Illegal):
            game.play("seat1", "place water at e2")
        game.play("seat1", "place water at d2")

    def test_ds_n6_they_must_be_placed(self):
        game, ada = creating({"e2": [WATER]}, mode="nightmare")
        ada.hands[NIGHTMARE] = 1
        with self.assertRaises(Illegal):
            game.play("seat1", "finish")

    def test_ds_n7_without_a_free_cell_one_costs_three_points(self):
        game, ada = creating({name: [WATER] for name in CELL_NAMES}, mode="nightmare")
        ada.hands[NIGHTMARE], reserve = 2, game.reserve
        game.play("seat1", "finish")
        self.assertEqual((ada.score, game.reserve), (-6, reserve + 2))


if __name__ == "__main__":
    unittest.main()
