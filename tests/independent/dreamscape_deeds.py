# SPDX-License-Identifier: Apache-2.0
"""Dreamscape: powers, dream cards and the Dreamer (DS-K, DS-P, DS-W). Methods of the game that a
player's deeds are made of."""

from dreamscape_content import (CARDS, EARTH, FRAGMENTS, MOVEMENT, NIGHTMARE, WATER)
from dreamscape_landscape import NEIGHBOURS, Piece, tell_climbed_from_new
from dreamscape_table import SLOTS, Table
from illegal import Illegal

MOST_STEPS = 100


def expect(condition, what):
    if not condition:
        raise Illegal(what)


class Deeds(Table):
    # --- The Dreamer -----------------------------------------------------------------------------

    def arrive(self, player, cell):
        """DS-W1 to DS-W3, DS-N5"""
        land = player.land
        land.dreamer = cell
        top = land.top(cell)
        player.walk_points += (top == WATER) - (top == NIGHTMARE)
        player.free_step = top == EARTH
        mountain = land.mountain(cell)
        if mountain and not any(stone.climbed for stone in mountain):
            player.walk_points += 2
        for stone in mountain:
            stone.climbed = True

    def whites_for_steps(self, player):
        return player.hands[MOVEMENT] if self.phase in ("creation", "dawn") else 0

    def leads_on(self, land, cell, whites, steps):
        """Whether one who comes to this cell can end on one without a tree."""
        if cell not in land.trees:
            return True
        whites -= land.top(cell) != EARTH
        return whites >= 0 and steps > 0 and any(
            land.stacks[near] and self.leads_on(land, near, whites, steps - 1)
            for near in NEIGHBOURS[cell])

    def step(self, player, cell):
        """DS-D1"""
        land, whites = player.land, self.whites_for_steps(player)
        expect(land.dreamer is not None and cell in NEIGHBOURS[land.dreamer] and land.stacks[cell],
               "the Dreamer steps to a neighbouring cell with a fragment")
        expect(player.free_step or whites > 0, "there is no step")
        expect(player.steps < MOST_STEPS, "no more steps in this turn")
        if not player.free_step:
            whites -= 1
        # As many trees as there are need no more than that many steps of passing.
        steps = min(MOST_STEPS - player.steps - 1, len(land.trees) + whites + 1)
        expect(self.leads_on(land, cell, whites, steps), "nobody stops on a tree")
        if not player.free_step:
            self.discard(player, MOVEMENT)
        player.steps += 1
        self.arrive(player, cell)

    def discard(self, player, colour, count=1):
        player.hands[colour] -= count
        self.bag[colour] += count

    # --- Dream cards -----------------------------------------------------------------------------

    def settle(self, player):
        """Whatever is complete is completed at once (DS-K2)."""
        player.land.tell_climbed_from_new()
        complete = [card for card in player.open if player.land.shows(card)]
        if len(complete) > 1:
            player.question = "complete"
        elif complete:
            self.complete(player, complete[0])

    def complete(self, player, card):
        player.question = None
        player.card_points += CARDS[card]["points"]
        player.open.remove(card)
        below = self.stored.pop(player.completed[-1], None) if player.completed else None
        mine = self.stored.pop(card, None)
        player.completed.append(card)
        if below is None or mine is None or below == mine:
            if below is not None and mine is not None:
                self.bag[below] += 1
            if below is not None or mine is not None:
                self.stored[card] = mine if below is None else below
            self.offer_decks(player, player.location + 1)
        else:
            player.question, player.retainable = "retain", (below, mine)

    def retain(self, player, colour):
        expect(colour in player.retainable, "that is none of the two")
        below, mine = player.retainable
        self.bag[mine if colour == below else below] += 1
        self.stored[player.completed[-1]] = colour
        player.question = None
        self.offer_decks(player, player.location + 1)

    def offer_decks(self, player, count):
        """DS-K3; without a card there is nothing to choose."""
        if self.phase != "dawn" and any(map(self.cards_in, range(3))):
            player.question, player.to_draw = "deck", count
        else:
            self.settle(player)

    def draw_cards(self, player, deck):
        expect(deck < 0 or self.cards_in(deck) > 0, "that deck is empty")
        count, player.to_draw, player.question = player.to_draw, 0, None
        if deck < 0:
            return self.settle(player)
        self.begin_drawing(player, deck, count)

    def begin_drawing(self, player, deck, count):
        player.question = "keep"
        self.drew_for, self.drew_from = self.players.index(player), deck
        self.draw = ("card", count, player, deck)
        self.turn_up()

    def turn_up(self):
        """What lies under a deck comes without chance; a deck gives what it has."""
        _, left, player, deck = self.draw
        while left and not self.unseen[deck] and self.under[deck]:
            player.drawn.append(self.under[deck].pop(0))
            left -= 1
        self.draw = ("card", left, player, deck) if left and self.unseen[deck] else None

    def keep(self, player, card):
        expect(card in player.drawn if card >= 0 else self.phase != "choosing",
               "that is none of the cards")
        if card >= 0:
            player.open.append(card)
        for other in player.drawn:
            if other != card:
                self.under[CARDS[other]["level"] - 1].append(other)
        player.drawn, player.question = [], None
        if self.phase != "choosing":
            self.settle(player)

    # --- Powers ----------------------------------------------------------------------------------

    def use(self, player, power):
        if power in ("archives", "harvesters"):
            self.drew_for = self.players.index(player)
        if power == "archives":
            if sum(self.bag):
                self.draw = ("archives", 1, player, None)
        elif power == "king":
            if any(map(self.cards_in, range(3))):
                player.question, player.to_draw = "deck", 6
        elif power == "harvesters":
            count = min(2, sum(self.bag)) if self.free_slots() else 0
            if count:
                self.draw = ("harvest", count, player, None)
        else:
            player.task = power
            player.task_left = {"tower": 2, "golem": 3}.get(power, 0)

    def harvest(self, player, colour, location):
        expect(colour in self.harvested, "that was not drawn")
        expect(len(self.rows[location]) < SLOTS, "that location is full")
        self.harvested.remove(colour)
        self.rows[location].append(colour)
        self.go_on_harvesting(player)

    def go_on_harvesting(self, player):
        if self.harvested and self.free_slots():
            player.task = "harvest"
            return
        for colour in self.harvested:
            self.bag[colour] += 1
        self.harvested, player.task = [], None

    def choose_lake(self, player, location):
        expect(len(set(self.rows[location])) > 1, "its order cannot change")
        player.task, self.lake, self.ordered = "order", location, 0

    def put_in_order(self, player, colour):
        row = self.rows[self.lake]
        expect(colour in row[self.ordered:], f"no {FRAGMENTS[colour]} is left there")
        row.insert(self.ordered, row.pop(row.index(colour, self.ordered)))
        self.ordered += 1
        if len(set(row[self.ordered:])) == 1:
            player.task, self.lake, self.ordered = None, None, 0

    def lift(self, player, cell):
        land = player.land
        expect(land.is_free(cell), "only a fragment with nothing on it")
        player.hands[land.stacks[cell].pop().colour] += 1
        self.one_less_to_do(player)

    def carry(self, player, count, start, end):
        """DS-P6"""
        land = player.land
        expect(end in NEIGHBOURS[start] and count <= len(land.stacks[start]),
               "the Golem carries what there is to a neighbouring cell")
        carried = land.stacks[start][-count:]
        del land.stacks[start][-count:]
        legal = land.touches(end) if not land.stacks[end] else (
            land.is_free(end) and land.top(end) != NIGHTMARE and carried[0].colour != NIGHTMARE)
        if not legal:
            land.stacks[start] += carried
            raise Illegal("the Golem cannot put that there")
        tell_climbed_from_new(land.stacks[start])
        tell_climbed_from_new(carried)
        land.stacks[end] += carried
        if start in land.trees:
            land.trees.remove(start)
            land.trees.add(end)
        if land.dreamer == start:
            land.dreamer = end
        self.one_less_to_do(player)

    def one_less_to_do(self, player):
        player.task_left -= 1
        if player.task_left == 0:
            player.task = None
        self.settle(player)

    # --- Building --------------------------------------------------------------------------------

    def place(self, player, colour, cell):
        expect(player.hands[colour] > 0, f"no {FRAGMENTS[colour]} is in the Hands")
        expect(player.land.takes(colour, cell), "it cannot lie there")
        player.hands[colour] -= 1
        player.land.stacks[cell].append(Piece(colour))
        self.settle(player)

    def plant(self, player, cell, colour):
        expect(player.hands[colour] > 0 and self.trees > 0, "there is nothing to plant")
        expect(player.land.is_free(cell) and player.land.top(cell) != NIGHTMARE,
               "no tree can stand there")
        self.discard(player, colour)
        self.trees -= 1
        player.land.trees.add(cell)
        player.tree_points += len(player.land.trees)
        self.settle(player)

    def trade(self, player, count, given, taken):
        expect(count == (3 if given == NIGHTMARE else 2) and player.hands[given] >= count,
               "that cannot be given")
        expect(given != taken and self.bag[taken] > 0, "that cannot be taken")
        self.discard(player, given, count)
        self.bag[taken] -= 1
        player.hands[taken] += 1
