# SPDX-License-Identifier: Apache-2.0
"""The resolution of Dream Runners (DR-B, DR-P), from the last lock to the last serenity."""

from dream_runners_content import CHESTS, TILES
from dream_runners_field import FRAME, effects_on
from dream_runners_table import MOST_PLAYERS, DreamTable
from illegal import Illegal

MOST_SERENITY = 30
GATHERS, REPELS = {"gather", "twice", "both"}, {"repel", "both"}


class Resolution(DreamTable):
    def cells(self):
        return list(zip(FRAME, TILES[self.tile]["cells"]))

    def chest_cell(self):
        return next(cell for _, cell in self.cells() if cell["kind"] == "chest")

    def resolve(self):
        """DR-B: a crossroads first, then one player after the other."""
        self.sand_runs = False
        at, cell = self.crossroads()
        if cell:
            self.waiting = {seat for seat in self.sleepers() if self.effect(seat, at) in GATHERS}
        if not self.waiting:
            return self.resolve_players()
        self.shared_left = set(range(len(cell["rewards"])))
        self.phase = "sharing"
        self.active = self.clockwise(self.waiting)[0]
        self.go_on_sharing()

    def crossroads(self):
        return next(((at, cell) for at, cell in self.cells() if cell["kind"] == "crossroads"),
                    (None, None))

    def effect(self, seat, at):
        return effects_on(self.players[seat].composition).get(at)

    def share(self, element):
        """DR-P5."""
        if element not in self.shared_left:
            raise Illegal("this element is not there to be taken")
        self.take_share(element)
        self.go_on_sharing()

    def go_on_sharing(self):
        """The last element, or all of them where one player shares alone, are no choice."""
        while self.shared_left and (len(self.waiting) == 1 or len(self.shared_left) == 1):
            self.take_share(min(self.shared_left))
        if not self.shared_left:
            self.end_sharing()

    def take_share(self, element):
        self.shared_left.remove(element)
        self.shared[self.active].add(element)
        takers = self.clockwise(self.waiting)
        self.active = takers[(takers.index(self.active) + 1) % len(takers)]

    def end_sharing(self):
        """DR-P5: what was shared lies ready before anybody doubles; doubles come from what the supply
        has after that."""
        at, _ = self.crossroads()
        sharers = self.clockwise(self.waiting)
        doublers = [seat for seat in sharers if self.effect(seat, at) == "twice"]
        for seat in sharers:
            for reward in self.share_of(seat):
                if seat not in doublers or reward["good"] != "wild":
                    self.gain(self.players[seat], reward, False)
        for seat in doublers:
            for reward in self.share_of(seat):
                # DR-P6: a wild fragment doubled is a pair of one colour, chosen later.
                self.gain(self.players[seat], reward, reward["good"] == "wild")
        self.shared = [set() for _ in range(MOST_PLAYERS)]
        self.resolve_players()

    def share_of(self, seat):
        _, cell = self.crossroads()
        return [cell["rewards"][element] for element in sorted(self.shared[seat])]

    def resolve_players(self):
        self.waiting = set(self.sleepers())
        self.resolve_next()

    def resolve_next(self):
        waiting = self.clockwise(self.waiting)
        if not waiting:
            return self.end_resolution()
        self.active = waiting[0]
        ways = self.openings()
        if len(ways) > 1:
            self.phase = "opening"
        else:
            self.resolve_cells(ways.pop())

    def openings(self):
        """DR-B, DR-P4: how often the active player may open the chest, by which cells with keys come
        before it."""
        player = self.players[self.active]
        effects = effects_on(player.composition)
        gathered = [(cell, effects[at]) for at, cell in self.cells() if effects.get(at) in GATHERS]
        chests = [(cell["number"], effect) for cell, effect in gathered if cell["kind"] == "chest"]
        if not chests:
            return {0}
        price, effect = chests[0]
        if self.chests[price - 1] is None and not self.chests_left[price - 1]:
            return {0}
        amounts = {0}
        for cell, on in gathered:
            keys = sum(reward["amount"] for reward in cell["rewards"] if reward["good"] == "key")
            if cell["kind"] == "reward" and keys:
                amounts |= {amount + keys * (2 if on == "twice" else 1) for amount in amounts}
        most = 2 if effect == "twice" else 1
        return {min(most, (player.keys + min(amount, self.keys)) // price) for amount in amounts}

    def open(self, times):
        if times not in self.openings():
            raise Illegal("no order opens the chest so often")
        self.resolve_cells(times)

    def resolve_cells(self, openings):
        player = self.players[self.active]
        effects = effects_on(player.composition)
        player.lost += sum(at not in effects for at in FRAME)        # DR-B1
        player.lost += sum(at not in FRAME for at in effects)
        self.openings_due = openings
        for at, cell in self.cells():
            self.resolve_cell(player, cell, effects.get(at), effects)
        self.open_chest()

    def resolve_cell(self, player, cell, effect, effects):
        kind, repelled, gathered = cell["kind"], effect in REPELS, effect in GATHERS
        if kind in ("nightmare", "spider") and not repelled:        # DR-B2, DR-P3
            player.lost += cell["number"]
        if kind == "octopus" and not repelled:                      # DR-P1
            player.lost += sum(one in GATHERS for one in effects.values())
        if kind in ("reward", "spider") and gathered:               # DR-B3, DR-B4
            for reward in cell["rewards"]:
                self.gain(player, reward, effect == "twice")

    def open_chest(self):
        """DR-P4."""
        player = self.players[self.active]
        while self.openings_due > 0:
            type_ = self.chest_cell()["number"] - 1
            if self.chests[type_] is None:
                self.phase = "unlocking"
                return
            player.keys -= type_ + 1
            self.keys += type_ + 1
            self.openings_due -= 1
            for reward in CHESTS[self.chests[type_]]["holds"]:
                self.gain(player, reward, False)
        self.pay_owed(player)
        self.colour()

    def colour(self):
        """DR-B5, DR-P6."""
        player = self.players[self.active]
        while player.wilds + player.wild_pairs > 0:
            there = [colour for colour in range(4) if self.fragments[colour] > 0]
            if len(there) > 1:
                self.phase = "colouring"
                return
            self.take_wild(there[0] if there else 0)
        self.meet_the_bat()

    def choose(self, colour):
        if self.fragments[colour] == 0:
            raise Illegal("the supply has none of this colour")
        self.take_wild(colour)
        self.colour()

    def take_wild(self, colour):
        """Pairs first."""
        player = self.players[self.active]
        if player.wild_pairs > 0:
            player.wild_pairs -= 1
            self.gain_fragments(player, colour, 2)
        else:
            player.wilds -= 1
            self.gain_fragments(player, colour, 1)

    def meet_the_bat(self):
        """DR-P2."""
        player = self.players[self.active]
        bats = [at for at, cell in self.cells() if cell["kind"] == "bat"]
        haunted = any(self.effect(self.active, at) not in REPELS for at in bats)
        if not haunted or not player.unplayed():
            return self.settle()
        if len(player.unplayed()) == 1:
            return self.lose_segment(player.unplayed()[0])
        self.phase = "bat"

    def give_up(self, segment):
        if segment not in self.players[self.active].unplayed():
            raise Illegal("only an unplayed segment can be given up")
        self.lose_segment(segment)

    def lose_segment(self, segment):
        del self.players[self.active].composition[segment]
        self.segments_gone += 1
        self.settle()

    def settle(self):
        """DR-B, DR-B6."""
        player = self.players[self.active]
        player.serenity = min(MOST_SERENITY, player.serenity + player.gained - player.lost)
        player.gained = player.lost = player.owed_keys = 0
        player.owed_fragments = [0] * 4
        if player.serenity <= 0:
            player.serenity, player.awake = 0, True
        self.waiting.remove(self.active)
        self.resolve_next()

    def end_resolution(self):
        """DR-F2."""
        for player in self.players:
            player.changes, player.locked = 0, False
        asleep = self.sleepers()
        if not asleep or (self.seats > 1 and len(asleep) == 1):
            return self.end_game()
        self.waiting = set(asleep)
        self.ask_buyers()
