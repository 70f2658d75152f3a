# SPDX-License-Identifier: Apache-2.0
"""Dream Runners by docs/rules/dream_runners.md and docs/logs/dream_runners.md. Steps bear the
names that they have on the latter page."""

from dream_runners_bytes import state_bytes
from dream_runners_content import SEGMENTS, STAR_POINTS, content_hash
from dream_runners_field import SPOTS, cells_of, distinct_turns, effects_on
from dream_runners_notation import read_action
from dream_runners_resolution import MOST_SERENITY, Resolution
from illegal import Illegal

TURNS, MOST_CHANGES = 8, 100
PRICE_OF_A_SEGMENT, PRICE_OF_SERENITY = 4, 3
CHANCE_PHASES = {"dealing", "dreaming", "unlocking", "restocking"}


class DreamRunners(Resolution):
    content = content_hash()

    @staticmethod
    def rules(_options):
        return 2

    # --- What a checker asks ---------------------------------------------------------------------

    def state_bytes(self):
        return state_bytes(self)

    def chance_moves(self):
        return self.phase in CHANCE_PHASES

    def roll(self, chance):
        outcomes = self.outcomes()
        return outcomes[chance.choose([1] * len(outcomes))]

    def play(self, by, text):
        verb, what = read_action(text)
        if self.chance_moves():
            if by != "chance" or text not in self.outcomes():
                raise Illegal(f"'{text}' by {by} is no outcome of chance now")
            {"deal": self.deal, "offer": self.offer, "dream": self.dream,
             "reveal": self.reveal}[verb](what)
        elif by == "clock":
            self.play_clock(verb)
        elif by.startswith("seat") and by[4:].isdigit() and int(by[4:]) <= self.seats:
            self.play_seat(int(by[4:]) - 1, verb, what)
        else:
            raise Illegal(f"it is not the turn of {by}")

    def result(self):
        if self.phase != "over":
            return None
        asleep = self.sleepers()
        scores = [self.score(i) for i in range(self.seats)]
        best = max(((scores[i], self.players[i].coins) for i in asleep), default=None)
        won = [i in asleep and (scores[i], self.players[i].coins) == best
               for i in range(self.seats)]
        if not asleep:
            ending = "all_awake"
        else:
            ending = "last_asleep" if self.seats > 1 and len(asleep) == 1 else "eight_turns"
        return {"ending": f"dream_runners.ending.{ending}", "won": won, "scores": scores}

    def score(self, seat):
        """DR-F; who is awake has none (DR-B6)."""
        player = self.players[seat]
        if player.awake:
            return 0
        return (STAR_POINTS[min(player.stars, len(STAR_POINTS) - 1)] + player.serenity
                + sum(SEGMENTS[segment]["points"] for segment in player.composition))

    # --- Chance ----------------------------------------------------------------------------------

    def empty_place(self):
        """The first shape of which none is for sale although there are some left, if any."""
        return next((shape for shape in range(4)
                     if self.sale[shape] is None and self.sale_left[shape]), None)

    def outcomes(self):
        if self.phase == "dealing":
            return [f"deal p{one + 1}" for one in sorted(self.sets_left)]
        if self.phase == "restocking":
            shape = self.empty_place()
            return [f"offer s{17 + 6 * shape + one}" for one in sorted(self.sale_left[shape])]
        if self.phase == "dreaming":
            level = self.turn // 2
            return [f"dream t{6 * level + one + 1}" for one in sorted(self.tiles_left[level])]
        type_ = self.chest_cell()["number"] - 1
        return [f"reveal h{6 * type_ + one + 1}" for one in sorted(self.chests_left[type_])]

    def deal(self, number):
        """DR-S2."""
        player = self.players[self.active]
        self.sets_left.remove(number)
        player.composition = {4 * number + i: None for i in range(4)}
        self.take_coins(player, 2)
        self.active += 1
        if self.active == self.seats:
            self.active = 0
            self.phase = "restocking"

    def offer(self, segment):
        shape = (segment - 16) // 6
        self.sale_left[shape].remove((segment - 16) % 6)
        self.sale[shape] = segment
        if self.empty_place() is not None:
            return
        if self.tile is None:
            self.phase = "dreaming"
        else:
            self.next_buyer()

    def dream(self, tile):
        """DR-S1, DR-A."""
        self.tiles_left[tile // 6].remove(tile % 6)
        self.tile = tile
        self.phase = "composing"
        self.waiting = set(self.sleepers())

    def reveal(self, chest):
        """DR-P4: the first time that somebody opens such a chest."""
        self.chests_left[chest // 6].remove(chest % 6)
        self.chests[chest // 6] = chest
        self.open_chest()

    # --- Creating the dream ----------------------------------------------------------------------

    def play_clock(self, verb):
        if self.phase == "calming" and self.asks_who_is_ready() and verb == "call":
            return self.end_turn()
        if self.phase != "composing" or self.options["seconds"] == 0:
            raise Illegal("no clock runs")
        if verb != ("ring" if self.sand_runs else "pour"):
            raise Illegal(f"this is not what the clock does: {verb}")
        if verb == "pour":
            self.sand_runs = True
        else:
            self.waiting = set()
            self.resolve()

    def play_seat(self, seat, verb, what):
        at_once = self.phase in ("composing", "calming")
        may_act = seat in self.waiting if at_once else seat == self.active
        phase_of = {"place": "composing", "take_back": "composing", "lock": "composing",
                    "share": "sharing", "open": "opening", "choose": "colouring", "give_up": "bat", "buy": "buying",
                    "pass": "buying", "calm": "calming", "finish": "calming"}
        if not may_act or phase_of.get(verb) != self.phase:
            raise Illegal(f"seat{seat + 1} may not {verb} in the phase {self.phase}")
        getattr(self, verb if verb != "pass" else "next_buyer")(
            *([seat] if at_once else []), *([] if what is None else [what]))

    def place(self, seat, where):
        segment, spot = where
        player = self.players[seat]
        if segment not in player.composition or player.composition[segment] == spot:
            raise Illegal("it is not owned, or lies there already")
        if SPOTS[SEGMENTS[segment]["shape"]][spot][1] >= distinct_turns(SEGMENTS[segment]):
            raise Illegal("turned so it looks like another way to lie")
        others = effects_on({one: at for one, at in player.composition.items() if one != segment})
        if set(cells_of(segment, spot)) & set(others):
            raise Illegal("segments may not overlap")
        self.change(player, segment, spot)

    def take_back(self, seat, segment):
        player = self.players[seat]
        if player.composition.get(segment) is None:
            raise Illegal("it lies nowhere")
        self.change(player, segment, None)

    def change(self, player, segment, spot):
        if player.changes == MOST_CHANGES:
            raise Illegal("no more changes this turn")
        player.changes += 1
        player.composition[segment] = spot

    def lock(self, seat):
        """DR-A1."""
        self.players[seat].locked = True
        self.waiting.remove(seat)
        if not self.sand_runs:
            self.sand_runs = True
            self.first = seat
            self.take_coins(self.players[seat], 1)
        if not self.waiting:
            self.resolve()

    # --- Improvement -----------------------------------------------------------------------------

    def ask_buyers(self):
        """DR-I: those who can pay are asked, one after the other."""
        self.phase = "buying"
        anything = any(segment is not None for segment in self.sale)
        for seat in self.clockwise(self.waiting):
            self.active = seat
            if anything and self.players[seat].coins >= PRICE_OF_A_SEGMENT:
                return
            self.waiting.remove(seat)
        self.begin_calming()

    def next_buyer(self):
        self.waiting.remove(self.active)
        self.ask_buyers()

    def buy(self, segment):
        if segment not in self.sale:
            raise Illegal("this segment is not for sale")
        player = self.players[self.active]
        player.coins -= PRICE_OF_A_SEGMENT
        self.coins += PRICE_OF_A_SEGMENT
        player.composition[segment] = None
        self.take_coins(player, SEGMENTS[segment]["coins"])
        shape = self.sale.index(segment)
        self.sale[shape] = None
        if self.empty_place() is not None:
            self.phase = "restocking"
        else:
            self.next_buyer()

    def can_calm(self, seat):
        player = self.players[seat]
        return player.coins >= PRICE_OF_SERENITY and player.serenity < MOST_SERENITY

    def asks_who_is_ready(self):
        """DR-N: before the next dream, at a table with a clock."""
        return self.options["seconds"] > 0 and self.turn + 1 < TURNS

    def stays(self, seat):
        return self.asks_who_is_ready() or self.can_calm(seat)

    def begin_calming(self):
        self.waiting = {seat for seat in self.sleepers() if self.stays(seat)}
        self.phase = "calming"
        if not self.waiting:
            self.end_turn()

    def calm(self, seat):
        if not self.can_calm(seat):
            raise Illegal("it is too dear, or there is enough of it")
        player = self.players[seat]
        player.coins -= PRICE_OF_SERENITY
        self.coins += PRICE_OF_SERENITY
        player.serenity += 1
        if not self.stays(seat):
            self.finish(seat)

    def finish(self, seat):
        self.waiting.remove(seat)
        if not self.waiting:
            self.end_turn()

    # --- The next turn, and the end --------------------------------------------------------------

    def end_turn(self):
        """DR-N, DR-F."""
        if self.turn + 1 == TURNS:
            return self.end_game()
        self.clear_the_table()
        self.turn += 1
        self.phase = "dreaming"

    def end_game(self):
        self.clear_the_table()
        self.phase = "over"

    def clear_the_table(self):
        self.tile = None
        self.active = 0
        self.waiting = set()
        for type_, chest in enumerate(self.chests):
            self.chests_gone[type_] += chest is not None
        self.chests = [None] * 3
        for player in self.players:
            player.composition = dict.fromkeys(player.composition)
