# SPDX-License-Identifier: Apache-2.0
"""What is on a table of Dream Runners, and what is gained from the supply."""

from dream_runners_content import COLOURS, SHAPES, TILES
from illegal import Illegal

MOST_PLAYERS = 4
OPTIONS = {"players": 2, "dreams": "all", "progress": "shown", "seconds": 30, "patience": 120,
           "grace": 250}


class Player:
    def __init__(self):
        self.composition = {}  # segments owned, each with the spot where it lies or nothing
        self.serenity, self.stars, self.coins, self.keys = 20, 0, 0, 0
        self.fragments = [0] * 4
        self.changes = 0
        self.locked = self.awake = False
        self.gained = self.lost = self.wilds = self.wild_pairs = 0
        self.owed_keys, self.owed_fragments = 0, [0] * 4

    def unplayed(self):
        return [segment for segment, spot in self.composition.items() if spot is None]


class DreamTable:
    def __init__(self, given):
        self.read_options(given)
        self.players = [Player() for _ in range(MOST_PLAYERS)]
        self.phase = "dealing"
        self.turn = 0
        self.tile = None
        self.sand_runs = False
        self.first = self.active = 0
        self.waiting = set()
        self.tiles_left = [{i for i in range(6)
                            if self.options["dreams"] == "all" or not TILES[6 * level + i]["star"]}
                           for level in range(4)]
        self.sale_left = [set(range(6)) for _ in SHAPES]
        self.chests_left = [set(range(6)) for _ in range(3)]
        self.sets_left = set(range(4))
        self.sale = [None] * 4
        self.chests = [None] * 3
        self.segments_gone = 0
        self.chests_gone = [0] * 3
        self.coins, self.keys, self.fragments = 60, 20, [16] * 4
        self.shared_left = set()
        self.shared = [set() for _ in range(MOST_PLAYERS)]
        self.openings_due = 0

    def read_options(self, given):
        unknown = set(given) - set(OPTIONS)
        if unknown:
            raise Illegal(f"unknown options: {', '.join(sorted(unknown))}")
        self.options = OPTIONS | given
        numbers = {"players": (1, 4), "seconds": (0, 600), "patience": (0, 65535),
                   "grace": (0, 65535)}
        for name, (low, high) in numbers.items():
            value = self.options[name]
            if type(value) is not int or not low <= value <= high:
                raise Illegal(f"{name} must be {low} to {high}, not {value}")
        words = {"dreams": ("all", "first"), "progress": ("shown", "hidden")}
        for name, choices in words.items():
            if self.options[name] not in choices:
                raise Illegal(f"{name} cannot be {self.options[name]}")
        self.seats = self.options["players"]

    # --- Who is who ------------------------------------------------------------------------------

    def sleepers(self):
        return [i for i in range(self.seats) if not self.players[i].awake]

    def clockwise(self, seats):
        """From the first player on."""
        order = [(self.first + i) % self.seats for i in range(self.seats)]
        return [seat for seat in order if seat in seats]

    # --- Gaining ---------------------------------------------------------------------------------

    def take_coins(self, player, wanted):
        amount = min(wanted, self.coins)
        self.coins -= amount
        player.coins += amount

    def gain(self, player, reward, doubled):
        good, amount = reward["good"], reward["amount"] * (2 if doubled else 1)
        if good == "wild":
            if doubled:
                player.wild_pairs += reward["amount"]
            else:
                player.wilds += reward["amount"]
        elif good == "serenity":
            player.gained += amount
        elif good == "coin":
            self.take_coins(player, amount)
        elif good == "key":
            there = min(amount, self.keys)
            self.keys -= there
            player.keys += there
            player.owed_keys += amount - there
        else:
            self.gain_fragments(player, COLOURS.index(good), amount)

    def gain_fragments(self, player, colour, wanted):
        there = min(wanted, self.fragments[colour])
        self.fragments[colour] -= there
        player.fragments[colour] += there
        player.owed_fragments[colour] += wanted - there
        self.make_stars(player)

    def make_stars(self, player):
        """DR-B5: what a star brings back to the supply may be owed."""
        while all(player.fragments):
            player.fragments = [count - 1 for count in player.fragments]
            self.fragments = [count + 1 for count in self.fragments]
            player.stars += 1
            self.pay_owed_fragments(player)

    # --- DR-B: what the supply lacked and has again ----------------------------------------------

    def pay_owed(self, player):
        amount = min(player.owed_keys, self.keys)
        self.keys -= amount
        player.keys += amount
        player.owed_keys -= amount
        self.pay_owed_fragments(player)
        self.make_stars(player)

    def pay_owed_fragments(self, player):
        for colour in range(4):
            amount = min(player.owed_fragments[colour], self.fragments[colour])
            self.fragments[colour] -= amount
            player.fragments[colour] += amount
            player.owed_fragments[colour] -= amount
