# SPDX-License-Identifier: Apache-2.0
"""Onirim as the machine of docs/logs/onirim.md. Steps bear the names that they have on that page."""

import hashlib

from illegal import Illegal
from onirim_bytes import state_bytes
from onirim_notation import (BOX, KINDS, LABYRINTH, NIGHTMARE, NO_CARD, colour_of, door_of, is_door,
                             is_key, is_labyrinth, key_of, read_action)

SIGHT, EVERYBODY = 5, 0xFF

CHANCE_PHASES = {"opening", "foreseeing", "refilling", "revealing", "redrawing"}


class Onirim:
    content = hashlib.sha256(b"").hexdigest()  # its rules read none

    @staticmethod
    def rules(options):
        return 2 if options.get("players", 1) == 2 else 1

    def __init__(self, options):
        unknown = set(options) - {"players", "hands"}
        if unknown:
            raise Illegal(f"unknown options: {', '.join(sorted(unknown))}")
        players, hands = options.get("players", 1), options.get("hands", "open")
        if type(players) is not int or players not in (1, 2):
            raise Illegal(f"players must be 1 or 2, not {players}")
        if hands not in ("open", "hidden") or (players == 1 and hands == "hidden"):
            raise Illegal(f"hands cannot be {hands} with {players} players")
        self.seats = players
        self.two = players == 2
        self.hidden = hands == "hidden"
        self.hand_size = 3 if self.two else 5

        self.unseen = list(BOX)
        self.top = []  # pairs of a card and the set of those who know it
        self.discards = [0] * 17
        self.limbo = [0] * 17
        self.hand = [[0] * LABYRINTH, [0] * LABYRINTH]
        self.shown = [[0] * LABYRINTH, [0] * LABYRINTH]
        self.common = [0] * LABYRINTH
        self.rows = [[], []]
        self.run = [0, 0]
        self.doors = [[0] * 4, [0] * 4]
        self.phase = "opening"
        self.active = 0
        self.drawn = NO_CARD
        self.progress = 0
        self.prophecy_waits = False
        self.ending = "none"

    # --- What a checker asks ---------------------------------------------------------------------

    def actor(self):
        if self.phase in CHANCE_PHASES:
            return "chance"
        return None if self.phase == "over" else f"seat{self.active + 1}"

    def state_bytes(self):
        return state_bytes(self)

    def chance_moves(self):
        return self.actor() == "chance"

    def roll(self, chance):
        return "draw " + KINDS[chance.choose(self.unseen)]

    def play(self, by, text):
        if by != self.actor():
            raise Illegal(f"it is not the turn of {by} but of {self.actor() or 'nobody'}")
        verb, card, other, common = read_action(text)
        if not self.is_legal(verb, card, other, common):
            raise Illegal(f"{by} may not '{text}' in the phase {self.phase}")
        {
            "draw": lambda: self.draw(card),
            "take": lambda: self.take(card),
            "play": lambda: self.play_card(card, common),
            "discard": lambda: self.discard(card, common),
            "claim": self.claim,
            "leave": self.leave,
            "swap": lambda: self.swap(card, other),
            "keep": self.go_on_after_discard,
            "banish": lambda: self.banish(card),
            "put": lambda: self.put(card),
            "unlock": lambda: self.unlock(common),
            "pay": lambda: self.pay(card, common),
            "yield": lambda: self.yield_door(card),
            "reveal": self.reveal,
            "drop": self.drop,
        }[verb]()

    def result(self):
        if self.phase != "over":
            return None
        score = sum(map(sum, self.doors))
        return {"ending": f"onirim.ending.{self.ending}",
                "won": [self.ending == "escaped"] * self.seats,
                "scores": [score] * self.seats}

    # --- Legal actions ---------------------------------------------------------------------------

    def is_legal(self, verb, card, other, common):
        held = self.common if common else self.hand[self.active]
        row = self.rows[self.active]

        def holds(kind):
            return is_labyrinth(kind) and held[kind] > 0

        def follows(kind):
            return not row or row[-1] % 3 != kind % 3

        if self.phase in CHANCE_PHASES:
            return verb == "draw" and self.unseen[card] > 0
        rules = {
            ("drafting", "take"): lambda: is_labyrinth(card) and self.common[card] > 0,
            ("acting", "play"): lambda: holds(card) and follows(card),
            ("acting", "discard"): lambda: holds(card),
            ("claiming", "claim"): lambda: True,
            ("claiming", "leave"): lambda: True,
            ("exchanging", "keep"): lambda: True,
            ("exchanging", "swap"): lambda: (holds(card) and is_labyrinth(other)
                                             and self.common[other] > 0 and card != other),
            ("banishing", "banish"): lambda: any(card == seen for seen, _ in self.top),
            ("ordering", "put"): lambda: any(card == seen for seen, _ in self.top[self.progress:]),
            ("unlocking", "unlock"): lambda: holds(key_of(colour_of(self.drawn))),
            ("unlocking", "leave"): lambda: True,
            ("haunted", "pay"): lambda: is_key(card) and holds(card),
            ("haunted", "yield"): lambda: (is_door(card)
                                           and self.doors[self.active][colour_of(card)] > 0),
            ("haunted", "reveal"): lambda: sum(self.unseen) + len(self.top) > 0,
            ("haunted", "drop"): lambda: True,
        }
        rule = rules.get((self.phase, verb))
        return rule is not None and rule()

    # --- Chance ----------------------------------------------------------------------------------

    def draw(self, card):
        self.unseen[card] -= 1
        if self.phase == "foreseeing":
            self.top.append((card, self.prophets()))
            self.foresee()
        elif self.phase == "refilling":
            self.resolve(card, 0)
            if self.phase == "refilling":
                self.refill()
        elif self.phase == "revealing":
            self.lose(card)
            self.go_on_revealing()
        else:
            self.deal(card, 0)
            self.go_on_dealing()

    # --- Seats -----------------------------------------------------------------------------------

    def take(self, card):
        self.common[card] -= 1
        self.hand[self.active][card] += 1
        if self.hidden:
            self.shown[self.active][card] += 1
        if sum(self.common) == 2:
            self.begin_turn(0)
        else:
            self.active = 1 - self.active

    def play_card(self, card, common):
        self.use(card, common)
        row, me = self.rows[self.active], self.active
        same_colour = bool(row) and colour_of(row[-1]) == colour_of(card)
        row.append(card)
        self.run[me] = self.run[me] + 1 if same_colour else 1
        if self.run[me] < 3:
            return self.refill()
        self.run[me] = 0
        door = door_of(colour_of(card))
        in_deck = self.unseen[door] > 0 or any(seen == door for seen, _ in self.top)
        if not in_deck:
            return self.refill()
        self.drawn = door
        self.phase = "claiming"

    def claim(self):
        door, self.drawn = self.drawn, NO_CARD
        self.forget_top()
        self.unseen[door] -= 1
        self.gain(door)

    def leave(self):
        door, self.drawn = self.drawn, NO_CARD
        if self.phase == "unlocking":
            self.limbo[door] += 1
        self.refill()

    def discard(self, card, common):
        self.use(card, common)
        self.discards[card] += 1
        self.prophecy_waits = is_key(card)
        if self.two:
            self.phase = "exchanging"
        else:
            self.go_on_after_discard()

    def swap(self, given, taken):
        self.use(given, common=False)
        self.common[given] += 1
        self.common[taken] -= 1
        self.hand[self.active][taken] += 1
        if self.hidden:
            self.shown[self.active][taken] += 1
        self.go_on_after_discard()

    def banish(self, card):
        del self.top[[seen for seen, _ in self.top].index(card)]
        self.discards[card] += 1
        self.top = [(seen, self.prophets()) for seen in sorted(seen for seen, _ in self.top)]
        if is_door(card):
            return self.end("door_lost")
        self.progress = 0
        self.phase = "ordering"
        self.finish_when_ordered()

    def put(self, card):
        cards = [seen for seen, _ in self.top]
        at = cards.index(card, self.progress)
        self.top.insert(self.progress, self.top.pop(at))
        self.progress += 1
        self.finish_when_ordered()

    def unlock(self, common):
        door, self.drawn = self.drawn, NO_CARD
        key = key_of(colour_of(door))
        self.use(key, common)
        self.discards[key] += 1
        self.gain(door)

    def pay(self, card, common):
        self.use(card, common)
        self.discards[card] += 1
        self.discard_nightmare()
        self.refill()

    def yield_door(self, door):
        self.doors[self.active][colour_of(door)] -= 1
        self.limbo[door] += 1
        self.discard_nightmare()
        self.refill()

    def reveal(self):
        self.phase = "revealing"
        self.progress = min(SIGHT, sum(self.unseen) + len(self.top))
        self.go_on_revealing()

    def drop(self):
        me = self.active
        for card in range(LABYRINTH):
            self.discards[card] += self.hand[me][card] + self.common[card]
        self.hand[me] = [0] * LABYRINTH
        self.shown[me] = [0] * LABYRINTH
        self.common = [0] * LABYRINTH
        self.phase = "redrawing"
        self.go_on_dealing()

    # --- Steps -----------------------------------------------------------------------------------

    def use(self, card, common):
        if common:
            self.common[card] -= 1
            return
        self.hand[self.active][card] -= 1
        if self.shown[self.active][card] > 0:
            self.shown[self.active][card] -= 1

    def go_on_dealing(self):
        while not self.dealt():
            if not self.top:
                return self.wait_for_draw(self.phase)
            self.deal(*self.top.pop(0))
        if self.phase == "redrawing":
            self.discard_nightmare()
            return self.end_turn()
        self.shuffle_limbo()
        if self.two:
            self.phase = "drafting"
        else:
            self.begin_turn(0)

    def dealt(self):
        if self.phase == "opening" and self.two:
            return sum(self.common) == 8
        return self.is_full()

    def deal(self, card, knowers):
        if not is_labyrinth(card):
            self.limbo[card] += 1
        elif self.phase == "opening" and self.two:
            self.common[card] += 1
        else:
            self.into_hand(card, knowers)

    def is_full(self):
        common = 2 if self.two else 0
        return sum(self.hand[self.active]) == self.hand_size and sum(self.common) == common

    def into_hand(self, card, knowers):
        me = self.active
        if sum(self.hand[me]) == self.hand_size:
            self.common[card] += 1
            return
        self.hand[me][card] += 1
        if self.hidden and knowers & 1 << (1 - me):
            self.shown[me][card] += 1

    def go_on_after_discard(self):
        prophecy, self.prophecy_waits = self.prophecy_waits, False
        if not prophecy or sum(self.unseen) + len(self.top) == 0:
            return self.refill()
        self.top = [(card, knowers | 1 << self.active) for card, knowers in self.top]
        self.foresee()

    def foresee(self):
        enough = len(self.top) == SIGHT or sum(self.unseen) == 0
        self.phase = "banishing" if enough else "foreseeing"

    def prophets(self):
        return 1 << self.active if self.hidden else EVERYBODY

    def finish_when_ordered(self):
        cards = [card for card, _ in self.top[self.progress:]]
        if len(cards) > 1 and (self.hidden or len(set(cards)) > 1):
            return
        self.progress = 0
        self.refill()

    def refill(self):
        self.phase = "refilling"
        while not self.is_full():
            if not self.top:
                return self.wait_for_draw("refilling")
            self.resolve(*self.top.pop(0))
            if self.phase != "refilling":
                return
        self.end_turn()

    def resolve(self, card, knowers):
        if is_labyrinth(card):
            return self.into_hand(card, knowers)
        if card == NIGHTMARE:
            self.drawn = card
            self.phase = "haunted"
            return
        key = key_of(colour_of(card))
        has_key = self.hand[self.active][key] + self.common[key] > 0
        if self.hidden or has_key:
            self.drawn = card
            self.phase = "unlocking"
        else:
            self.limbo[card] += 1

    def lose(self, card):
        self.progress -= 1
        if is_labyrinth(card):
            self.discards[card] += 1
        else:
            self.limbo[card] += 1

    def go_on_revealing(self):
        while self.progress > 0:
            if not self.top:
                return self.wait_for_draw("revealing")
            self.lose(self.top.pop(0)[0])
        self.discard_nightmare()
        self.refill()

    def discard_nightmare(self):
        self.drawn = NO_CARD
        self.discards[NIGHTMARE] += 1

    def wait_for_draw(self, phase):
        if sum(self.unseen) > 0:
            self.phase = phase
        else:
            self.end("deck_empty")

    def forget_top(self):
        for card, _ in self.top:
            self.unseen[card] += 1
        self.top = []

    def gain(self, door):
        self.doors[self.active][colour_of(door)] += 1
        wanted = 1 if self.two else 2
        if all(count >= wanted for doors in self.doors[:self.seats] for count in doors):
            self.end("escaped")
        else:
            self.refill()

    def end_turn(self):
        self.shuffle_limbo()
        self.begin_turn(1 - self.active if self.two else 0)

    def shuffle_limbo(self):
        if sum(self.limbo) == 0:
            return
        self.forget_top()
        self.unseen = [a + b for a, b in zip(self.unseen, self.limbo)]
        self.limbo = [0] * 17

    def begin_turn(self, seat):
        self.active = seat
        self.phase = "acting"

    def end(self, ending):
        self.ending = ending
        self.phase = "over"
