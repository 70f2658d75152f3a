# SPDX-License-Identifier: Apache-2.0
"""What is on the table in a game of Dreamscape, and what chance does with it."""

from dreamscape_content import (BOX, CARDS, CARD_NAMES, DOTS, FRAGMENTS, HAUNT, LINKS, NIGHTMARE,
                                OBJECTIVES, OBJECTIVE_NAMES, OF_COLOURS, OF_NIGHTMARES)
from dreamscape_landscape import Landscape
from illegal import Illegal

OPTIONS = {"players": (2, (1, 2, 3, 4)), "mode": ("base", ("base", "nightmare")),
           "creation": ("in_turn", ("in_turn", "at_once")),
           "difficulty": ("normal", ("easy", "normal", "hard", "nightmare")),
           "length": ("full", ("full", "first"))}
SLOTS = 5


class Player:
    def __init__(self):
        self.land = Landscape()
        self.hands = [0] * 6
        self.card_points = self.walk_points = self.tree_points = self.nightmare_points = 0
        self.open, self.completed = [], []
        self.location, self.lay_down = 0, 0
        self.power_used = False
        self.free_step, self.steps = False, 0
        self.question, self.task, self.task_left = None, None, 0
        self.to_draw, self.drawn = 0, []
        self.retainable = ()

    @property
    def score(self):
        return self.card_points + self.walk_points + self.tree_points + self.nightmare_points


class Rival:
    """Mr Nightmare, against one who plays alone."""

    def __init__(self):
        self.score, self.trees = 0, 0
        self.hands, self.gathered = [0] * 6, [0] * 6


class Table:
    def __init__(self, options):
        chosen = {}
        for name, (default, allowed) in OPTIONS.items():
            chosen[name] = options.get(name, default)
            if chosen[name] not in allowed or isinstance(chosen[name], bool):
                raise Illegal(f"option '{name}' cannot be {chosen[name]!a}")
        if set(options) - set(OPTIONS):
            raise Illegal(f"options {sorted(set(options) - set(OPTIONS))} are not known")
        self.seats = chosen["players"]
        self.solo = self.seats == 1
        self.first_game = chosen["length"] == "first"
        if self.solo and chosen["mode"] != "nightmare":
            raise Illegal("alone is always with Mr Nightmare")
        if self.first_game and (self.solo or chosen["mode"] == "nightmare"):
            raise Illegal("a first game is for two or more, without Mr Nightmare")
        self.nightmares = chosen["mode"] == "nightmare"
        self.at_once = chosen["creation"] == "at_once"
        self.difficulty = chosen["difficulty"]
        self.cycles = 4 if self.first_game else 6
        self.world_of = max(2, self.seats)

        self.players = [Player() for _ in range(self.seats)]
        self.rival = Rival()
        self.bag = list(BOX)
        self.bag[NIGHTMARE] = 0
        self.haunted = {at for at, link in enumerate(LINKS) if HAUNT in link} \
            if self.nightmares else set()
        self.reserve = BOX[NIGHTMARE] - len(self.haunted)
        self.nightmare_at = HAUNT
        self.trees = 3 * self.world_of
        self.rows = [[] for _ in range(6)]
        self.unseen = [[at for at, card in enumerate(CARDS) if card["level"] == level + 1]
                       for level in range(3)]
        if self.first_game:
            self.unseen[1:] = [], []
        self.under = [[], [], []]
        self.stored = {}
        self.objectives = []
        self.tokens = []
        self.order = []
        self.cycle, self.lying = 0, 0
        self.phase, self.rank, self.acting = "preparing", 0, set()
        self.points = self.key_moves = 0
        self.harvested = []
        self.lake, self.ordered = None, 0
        self.draw = None  # what chance is about to do: a kind, how many more, for whom, which deck
        self.drew_for = self.drew_from = 0  # the seat and the deck of the last such draw

    # --- Chance ----------------------------------------------------------------------------------

    def eligible(self):
        """DS-S2, DS-A1"""
        lying = [number for number, _ in self.objectives]

        def may_come(number):
            aim = OBJECTIVES[number]["aim"]
            if number in lying or (aim in OF_NIGHTMARES and (self.solo or not self.nightmares)):
                return False
            return aim in OF_COLOURS or not self.solo
        return list(filter(may_come, range(len(OBJECTIVES))))

    def outcomes(self):
        """Each with its weight."""
        kind, _, _, deck = self.draw
        if kind == "token":
            return [(f"token {one + 1}", 1) for one in range(self.seats) if one not in self.tokens]
        if kind == "objective":
            return [(f"objective {OBJECTIVE_NAMES[one]}", 1) for one in self.eligible()]
        if kind == "colour":
            used = [colour for _, colour in self.objectives]
            return [(f"colour {FRAGMENTS[one]}", 1) for one in range(4) if one not in used]
        if kind == "card":
            return [(f"card {CARD_NAMES[one]}", 1) for one in self.unseen[deck]]
        return [(f"fragment {FRAGMENTS[one]}", count) for one, count in enumerate(self.bag) if count]

    # --- The Dream World -------------------------------------------------------------------------

    def slots_to_fill(self):
        return sum(dots <= self.world_of for dots in DOTS)

    def linked(self, one, other):
        """The number of the link between two locations, or None."""
        return next((at for at, link in enumerate(LINKS) if set(link) == {one, other}), None)

    def free_slots(self):
        return sum(SLOTS - len(row) for row in self.rows)

    def cards_in(self, deck):
        return len(self.unseen[deck]) + len(self.under[deck])
