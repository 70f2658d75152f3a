# SPDX-License-Identifier: Apache-2.0
"""Dreamscape by docs/rules/dreamscape.md, docs/decisions/0019 and docs/logs/dreamscape.md."""

from dreamscape_content import (CARDS, CARD_NAMES, ENTRANCE, EARTH, FRAGMENTS, GRASS, LINKS,
                                MOVEMENT, NIGHTMARE, OBJECTIVES, OF_COLOURS, POWERS, SOLO, STONE,
                                WATER, content_hash)
from dreamscape_bytes import state_bytes
from dreamscape_deeds import Deeds, expect
from dreamscape_notation import read_action
from dreamscape_scoring import result_of
from illegal import Illegal

POINTS_OF_ACTION, MOST_KEY_MOVES, MOST_COLLECTED, NIGHTMARES_IN_BAG = 4, 20, 2, 3
RIVAL = 1  # Mr Nightmare's seat in the order of initiative of one who plays alone
ANSWERS = {"complete": "complete", "retain": "retain", "deck": "draw", "keep": "keep"}
TASKS = {"harvest": ("harvest",), "lake": ("lake", "done"), "order": ("order",),
         "tower": ("lift", "done"), "golem": ("golem", "done")}
OF_THE_VOYAGE = {"collect", "move", "power", "sleep", "store", "invoke", "enter", "step"}
OF_DAWN = {"place", "plant", "trade", "finish", "enter", "step"}
OF_THE_CREATION = OF_DAWN | {"store", "invoke"}
KEEP_A_FREE_STEP = {"step", "complete", "retain", "draw", "keep"}


class Dreamscape(Deeds):
    content = content_hash()

    @staticmethod
    def rules(_options):
        return 2

    def __init__(self, options):
        super().__init__(options)
        if self.solo:
            self.tokens = [0]
            self.rival.score = SOLO[self.difficulty]["head_start"]
            self.deal_objectives()
        else:
            self.draw = ("token", self.seats, None, None)

    # --- What a checker asks ---------------------------------------------------------------------

    def chance_moves(self):
        return self.draw is not None

    def roll(self, chance):
        outcomes = self.outcomes()
        return outcomes[chance.choose([weight for _, weight in outcomes])][0]

    def play(self, by, text):
        verb, what = read_action(text)
        if self.draw:
            expect(by == "chance" and text in [one for one, _ in self.outcomes()],
                   f"'{text}' by {by} is no outcome of chance now")
            self.let_happen(what[0])
        elif by in [f"seat{seat + 1}" for seat in self.acting]:
            self.play_seat(int(by[4:]) - 1, verb, what)
        else:
            raise Illegal(f"it is not the turn of {by}")

    def state_bytes(self):
        return state_bytes(self)

    def result(self):
        return result_of(self) if self.phase == "over" else None

    # --- Preparation -----------------------------------------------------------------------------

    def let_happen(self, what):
        kind, left, player, deck = self.draw
        left -= 1
        self.draw = (kind, left, player, deck) if left else None
        if kind == "token":
            self.tokens.append(what - 1)
            if not left:
                self.deal_objectives()
        elif kind == "objective":
            self.objectives.append((what, None))
            if not left:
                self.deal_colours()
        elif kind == "colour":
            self.colour(what)
            if not left:
                self.deal_cards()
        elif kind == "card":
            self.unseen[deck].remove(what)
            player.drawn.append(what)
            if self.draw:
                self.turn_up()
            if not self.draw and self.phase == "preparing":
                self.deal_cards()
        else:
            self.fragment(kind, what, player, left)

    def deal_objectives(self):
        self.order = sorted(range(self.seats), key=lambda seat: self.tokens[seat])
        if self.solo:
            self.order.append(RIVAL)
        for seat, token in enumerate(self.tokens):
            self.players[seat].location = token
        if self.first_game:
            self.objectives = [(number, None) for number, objective in enumerate(OBJECTIVES)
                               if objective.get("first")]
            self.deal_cards()
        else:
            self.draw = ("objective", 2 if self.solo else 4, None, None)

    def deal_colours(self):
        places = sum(OBJECTIVES[number]["aim"] in OF_COLOURS for number, _ in self.objectives)
        if places:
            self.draw = ("colour", places, None, None)
        else:
            self.deal_cards()

    def colour(self, colour):
        at = next(at for at, (number, lies) in enumerate(self.objectives)
                  if lies is None and OBJECTIVES[number]["aim"] in OF_COLOURS)
        self.objectives[at] = (self.objectives[at][0], colour)
        self.bag[colour] -= 1

    def deal_cards(self):
        """DS-S3: each as many as the token says."""
        if self.rank == self.seats:
            return self.keep_first_cards()
        player = self.players[self.order[self.rank]]
        self.rank += 1
        self.begin_drawing(player, 0, self.rank)

    def keep_first_cards(self):
        """DS-S3; who has drawn one has no choice."""
        self.phase, self.rank = "choosing", 0
        first = self.players[self.order[0]]
        self.keep(first, first.drawn[0])
        self.next_first_card()

    def next_first_card(self):
        self.rank += 1
        if self.rank < self.seats:
            self.acting = {self.order[self.rank]}
        else:
            self.acting, self.phase = set(), "preparing"
            self.refill()

    # --- Emergence -------------------------------------------------------------------------------

    def refill(self):
        """DS-S6, DS-E1"""
        lacks = any(len(row) < self.slots_to_fill() for row in self.rows)
        if lacks and sum(self.bag):
            self.draw = ("refill", 1, None, None)
        else:
            self.begin_cycle()

    def fragment(self, kind, colour, player, left):
        self.bag[colour] -= 1
        if kind == "refill":
            next(row for row in self.rows if len(row) < self.slots_to_fill()).append(colour)
            self.refill()
        elif kind == "archives":
            player.hands[colour] += 1
        else:
            self.harvested.append(colour)
            if not left:
                self.go_on_harvesting(player)

    def begin_cycle(self):
        """DS-E2 to DS-E4; the first one has its tokens already."""
        if self.cycle > 0:
            self.recover()
            if self.cycle == self.cycles:
                return self.begin_creation("dawn")
        elif self.nightmares:  # DS-N1, at the end of the preparation
            self.bag[NIGHTMARE] = NIGHTMARES_IN_BAG
            self.reserve -= NIGHTMARES_IN_BAG
        self.cycle += 1
        for player in self.players:
            for piece in player.land.pieces():
                piece.climbed = False
        self.phase, self.rank = "voyage", 0
        self.begin_voyage()

    def recover(self):
        for player in self.players:
            for card in (*player.open, *player.completed):
                if card in self.stored:
                    player.hands[self.stored.pop(card)] += 1
        lying = [(player.location, -player.lay_down, seat)
                 for seat, player in enumerate(self.players)]
        if self.solo:
            # DS-A5: in the same location his token is the lower one.
            lying.append((self.nightmare_at, -self.lying - 1, RIVAL))
        self.order = [seat for _, _, seat in sorted(lying)]

    # --- The order of turns ----------------------------------------------------------------------

    def begin_voyage(self):
        if self.rank == len(self.order):
            return self.begin_creation("creation")
        seat = self.order[self.rank]
        if self.solo and seat == RIVAL:
            self.travel_of_the_rival()
            self.rank += 1
            return self.begin_voyage()
        self.acting = {seat}
        self.points, self.players[seat].steps = POINTS_OF_ACTION, 0

    def let_dreamers_rest(self):
        for player in self.players:
            player.steps = 0

    def begin_creation(self, phase):
        self.phase, self.rank, self.acting = phase, 0, set()
        if self.at_once and not self.solo:
            self.acting = set(range(self.seats))
            self.let_dreamers_rest()
        else:
            self.next_creation()

    def next_creation(self):
        self.let_dreamers_rest()
        if self.rank == len(self.order):
            return self.after_creation()
        seat = self.order[self.rank]
        if self.solo and seat == RIVAL:
            if self.phase == "creation":
                self.creation_of_the_rival()
            self.rank += 1
            return self.next_creation()
        self.acting = {seat}

    def after_creation(self):
        self.rank, self.acting = 0, set()
        if self.phase == "dawn":
            self.phase = "over"
        else:
            self.phase = "emergence"
            self.refill()

    # --- Mr Nightmare alone ----------------------------------------------------------------------

    def travel_of_the_rival(self):
        """DS-A2"""
        for _ in range(SOLO["legs"]):
            near = [place for place in range(6) if self.linked(self.nightmare_at, place) is not None]
            end = min(near, key=lambda place: (-len(self.rows[place]), place))
            link = self.linked(self.nightmare_at, end)
            if link not in self.haunted and self.reserve > 0:
                self.haunted.add(link)
                self.reserve -= 1
            self.nightmare_at = end
            if self.rows[end]:
                taken = self.rows[end].pop()
                if taken == NIGHTMARE:
                    self.reserve += 1
                else:
                    self.rival.hands[taken] += 1
                    self.rival.gathered[taken] += 1

    def creation_of_the_rival(self):
        """DS-A3"""
        rival = self.rival
        for colour in (WATER, STONE, EARTH, GRASS, MOVEMENT):
            size = SOLO[self.difficulty][FRAGMENTS[colour]]
            while rival.hands[colour] >= size:
                rival.hands[colour] -= size
                self.bag[colour] += size
                if colour == EARTH and self.reserve > 0:
                    self.reserve -= 1
                    self.players[0].hands[NIGHTMARE] += 1
                elif colour == GRASS:
                    if self.trees > 0:
                        self.trees -= 1
                        rival.trees += 1
                    rival.score += rival.trees
                elif colour != EARTH:
                    rival.score += SOLO[f"{FRAGMENTS[colour]}_points"]
        rival.score += SOLO["link_points"] * len(self.haunted)

    # --- What seats do ---------------------------------------------------------------------------

    def expect_due(self, player, verb):
        """That now is the time for such a deed."""
        land = player.land
        if player.question:
            due = {ANSWERS[player.question]}
        elif player.task:
            due = TASKS[player.task]
        elif self.phase == "haunting":
            due = {"haunt"}
        elif land.dreamer is not None and land.dreamer in land.trees:
            due = {"step"}
        else:
            due = {"voyage": OF_THE_VOYAGE, "creation": OF_THE_CREATION, "dawn": OF_DAWN}[self.phase]
        expect(verb in due, f"'{verb}' is not possible now, only {', '.join(sorted(due))}")

    def play_seat(self, seat, verb, what):
        player = self.players[seat]
        self.expect_due(player, verb)
        deed = getattr(self, f"do_{verb}")
        had_free_step = player.free_step
        if verb not in KEEP_A_FREE_STEP:
            player.free_step = False
        try:
            deed(seat, player, *what)
        except Illegal:
            player.free_step = had_free_step
            raise

    def do_keep(self, _seat, player, card):
        first = self.phase == "choosing"
        self.keep(player, card)
        if first:
            self.next_first_card()

    def do_complete(self, _seat, player, card):
        expect(card in player.open and player.land.shows(card), "that card is not complete")
        self.complete(player, card)

    def do_retain(self, _seat, player, colour): self.retain(player, colour)
    def do_draw(self, _seat, player, deck): self.draw_cards(player, deck)
    def do_harvest(self, _seat, player, *what): self.harvest(player, *what)
    def do_lake(self, _seat, player, location): self.choose_lake(player, location)
    def do_order(self, _seat, player, colour): self.put_in_order(player, colour)
    def do_lift(self, _seat, player, cell): self.lift(player, cell)
    def do_golem(self, _seat, player, *what): self.carry(player, *what)
    def do_place(self, _seat, player, *what): self.place(player, *what)
    def do_plant(self, _seat, player, cell): self.plant(player, cell, GRASS)
    def do_trade(self, _seat, player, *what): self.trade(player, *what)

    def do_done(self, _seat, player):
        player.task, player.task_left = None, 0

    def do_collect(self, _seat, player):
        """DS-V1"""
        row = self.rows[player.location]
        expect(self.points > 0 and row, "there is nothing to collect, or no action point")
        expect(player.hands[row[-1]] < MOST_COLLECTED, "the Hands hold two of that colour")
        self.points -= 1
        player.hands[row.pop()] += 1

    def do_move(self, _seat, player, end):
        """DS-V2, DS-V3, DS-N2"""
        link = self.linked(player.location, end)
        expect(link is not None and self.points > 0, "there is no link, or no action point")
        row = self.rows[end]
        if self.key_moves < MOST_KEY_MOVES and (not row or player.hands[row[0]] > 0):
            self.key_moves += 1
        else:
            self.points -= 1
        player.location = end
        if link in self.haunted and player.hands[NIGHTMARE] < MOST_COLLECTED:
            self.haunted.remove(link)
            player.hands[NIGHTMARE] += 1

    def do_power(self, _seat, player):
        """DS-V4, DS-N4"""
        expect(not player.power_used, "the token is used")
        expect(not self.nightmares or player.location != self.nightmare_at, "Mr Nightmare is here")
        player.power_used = True
        self.use(player, POWERS[player.location])

    def do_store(self, _seat, player, colour, card):
        """DS-V5, DS-N7"""
        expect(colour != NIGHTMARE and player.hands[colour] > 0, "that cannot be stored")
        expect(card in player.open or player.completed[-1:] == [card],
               f"{CARD_NAMES[card]} has no place for it")
        expect(card not in self.stored, "a fragment lies there already")
        player.hands[colour] -= 1
        self.stored[card] = colour

    def do_invoke(self, seat, player, colour, card):
        power = CARDS[card]["power"]
        expect(not (self.at_once and not self.solo and self.phase == "creation"
                    and power in ("harvesters", "lake")), "that is for the Voyage (DS-X1)")
        self.do_store(seat, player, colour, card)
        self.use(player, power)

    def do_enter(self, _seat, player):
        """DS-V6"""
        expect(player.land.dreamer is None and player.land.is_free(ENTRANCE),
               "the Dreamer cannot enter")
        self.arrive(player, ENTRANCE)
        self.settle(player)

    def do_step(self, _seat, player, cell):
        self.step(player, cell)
        self.settle(player)

    def do_sleep(self, seat, player):
        """DS-V7, DS-N3"""
        self.lying += 1
        player.lay_down = self.lying
        self.points = self.key_moves = 0
        if self.nightmares and not self.solo:
            self.nightmare_at = player.location
            free = [at for at, link in enumerate(LINKS)
                    if player.location in link and at not in self.haunted]
            if self.reserve > 0 and len(free) > 1:
                self.phase = "haunting"
                return
            if self.reserve > 0 and free:
                self.do_haunt(seat, player, free[0])
                return
        self.end_voyage()

    def do_haunt(self, _seat, player, link):
        expect(player.location in LINKS[link] and link not in self.haunted, "not on that link")
        self.haunted.add(link)
        self.reserve -= 1
        self.phase = "voyage"
        self.end_voyage()

    def end_voyage(self):
        self.rank += 1
        self.begin_voyage()

    def do_finish(self, seat, player):
        """DS-T1, DS-N6, DS-N7"""
        reds = player.hands[NIGHTMARE]
        expect(reds == 0 or player.land.is_full(), "nightmares must be placed")
        player.hands[NIGHTMARE], player.power_used = 0, False
        self.reserve += reds
        player.nightmare_points -= 3 * reds
        for colour, count in enumerate(player.hands):
            self.discard(player, colour, count)
        self.acting.remove(seat)
        if not self.acting:
            if self.at_once and not self.solo:
                self.after_creation()
            else:
                self.rank += 1
                self.next_creation()
