// SPDX-License-Identifier: Apache-2.0
// The rules of Dream Runners in the order of the rulebook; the resolution is in resolution.hpp. Ids
// refer to docs/rules/dream_runners.md.
#include <algorithm>
#include <cassert>

#include "games/dream_runners/resolution.hpp"

namespace reverie::dream_runners {
namespace {

/// One action being carried out.
template <class Narrator>
class Playing : private Scene<Narrator> {
 public:
  using Scene<Narrator>::Scene;

  void carry_out(Actor actor, const Action& action) {
    switch (action.verb) {
      case Verb::deal: return deal_set(action.what);
      case Verb::offer: return offer(action.what);
      case Verb::dream: return dream(action.what);
      case Verb::reveal: return go_on(resolution().reveal_chest(action.what));
      case Verb::pour: return pour();
      case Verb::ring: return ring();
      case Verb::call: return call();
      case Verb::place: return place(actor.seat(), action.what, action.spot);
      case Verb::take_back: return take_back(actor.seat(), action.what);
      case Verb::lock: return lock(actor.seat());
      case Verb::share: return go_on(resolution().share(action.what));
      case Verb::open: return go_on(resolution().open(action.what));
      case Verb::choose: return go_on(resolution().choose(static_cast<Colour>(action.what)));
      case Verb::give_up: return go_on(resolution().give_up(action.what));
      case Verb::buy: return buy(action.what);
      case Verb::pass: return pass();
      case Verb::calm: return calm(actor.seat());
      case Verb::finish: return finish(actor.seat());
    }
  }

 private:
  using Base = Scene<Narrator>;
  using Base::after;
  using Base::asleep;
  using Base::content;
  using Base::first_waiting_from;
  using Base::game_;
  using Base::is_asleep;
  using Base::me;
  using Base::narrator_;
  using Base::player;
  using Base::purse;
  using Base::s_;
  using Base::tell;

  // --- Preparation (DR-S1, DR-S2) --------------------------------------------------------------

  void deal_set(int set) {
    const Seat seat = s_.active;
    s_.sets_left = static_cast<std::uint8_t>(s_.sets_left & ~(1U << static_cast<unsigned>(set)));
    for (int i = 0; i < segments_of_a_set; ++i) {
      player(seat).composition.add(static_cast<std::uint8_t>(set * segments_of_a_set + i));
    }
    tell(SetDealt{seat, set + 1});
    purse(seat).gain({Good::coin, first_coins}, false);
    ++s_.active.index;
    if (s_.active.index < game_.seats()) return;
    s_.active = Seat{0};
    s_.phase = Phase::restocking;
  }

  void offer(int segment) {
    const Shape shape = content().segments[static_cast<std::size_t>(segment)].shape;
    const int first = first_for_sale(shape);
    Unseen& left = s_.sale_left[static_cast<std::size_t>(shape)];
    left = static_cast<Unseen>(left & ~(1U << static_cast<unsigned>(segment - first)));
    s_.sale[shape] = static_cast<std::uint8_t>(segment);
    if (must_restock()) return;
    if (s_.tile == nothing) return begin_turn();
    next_buyer();
  }

  bool must_restock() const {
    return std::ranges::any_of(all_shapes, [&](Shape shape) {
      return s_.sale[shape] == nothing && s_.sale_left[static_cast<std::size_t>(shape)] != 0;
    });
  }

  void begin_turn() { s_.phase = Phase::dreaming; }

  // --- Creation (DR-A) -------------------------------------------------------------------------

  void dream(int tile) {
    Unseen& left = s_.tiles_left[static_cast<std::size_t>(tile / tiles_of_a_level)];
    left = static_cast<Unseen>(left & ~(1U << static_cast<unsigned>(tile % tiles_of_a_level)));
    s_.tile = static_cast<std::uint8_t>(tile);
    s_.phase = Phase::composing;
    s_.sand = Sand::lying;
    s_.waiting = asleep();
    tell(DreamBegan{s_.turn + 1, content().tiles[s_.tile].level});
  }

  void place(Seat seat, int segment, int spot) {
    Player& one = player(seat);
    one.composition.put(one.composition.find(static_cast<std::uint8_t>(segment)),
                        static_cast<std::uint8_t>(spot));
    ++one.changes;
    tell_of_composing(seat, SegmentPlaced{seat});
  }

  void take_back(Seat seat, int segment) {
    Player& one = player(seat);
    one.composition.take_back(one.composition.find(static_cast<std::uint8_t>(segment)));
    ++one.changes;
    tell_of_composing(seat, SegmentTakenBack{seat});
  }

  /// DR-A1: the first to be satisfied takes the timer.
  void lock(Seat seat) {
    player(seat).locked = true;
    s_.waiting = s_.waiting - seat;
    if (s_.sand == Sand::lying) {
      s_.sand = Sand::running;
      s_.first = seat;
      tell(TimerTaken{seat});
      purse(seat).gain({Good::coin, 1}, false);
    } else {
      tell(Locked{seat});
    }
    if (s_.waiting.empty()) resolve();
  }

  void pour() {  // DR-A2
    s_.sand = Sand::running;
    tell(SandBegan{});
  }

  void ring() {
    tell(SandRanOut{});
    s_.waiting = SeatSet::nobody();
    resolve();
  }

  // --- Resolution (DR-B) -----------------------------------------------------------------------

  Resolution<Narrator> resolution() { return {game_, s_, narrator_}; }

  void resolve() { go_on(resolution().begin()); }

  void go_on(bool all_are_resolved) {
    if (all_are_resolved) end_resolution();
  }

  void end_resolution() {
    for (Player& one : s_.players) {
      one.changes = 0;
      one.locked = false;
    }
    const int sleeping = asleep().size();
    const bool last_one = game_.seats() > 1 && sleeping == 1;  // DR-F2
    if (sleeping == 0 || last_one) return end_game();
    s_.waiting = asleep();
    s_.active = first_waiting_from(s_.first);
    s_.phase = Phase::buying;
    skip_those_who_cannot_buy();
  }

  // --- Improvement (DR-I) ----------------------------------------------------------------------

  void buy(int segment) {
    const Segment& bought = content().segments[static_cast<std::size_t>(segment)];
    purse(s_.active).pay_coins(price_of_a_segment);
    me().composition.add(static_cast<std::uint8_t>(segment));
    s_.sale[bought.shape] = nothing;
    tell(SegmentBought{s_.active, bought.shape, bought.coins});
    if (bought.coins > 0) purse(s_.active).gain({Good::coin, bought.coins}, false);
    if (must_restock()) {
      s_.phase = Phase::restocking;
      return;
    }
    next_buyer();
  }

  void pass() {
    tell(NothingBought{s_.active});
    next_buyer();
  }

  void next_buyer() {
    s_.phase = Phase::buying;
    s_.waiting = s_.waiting - s_.active;
    if (!s_.waiting.empty()) s_.active = first_waiting_from(after(s_.active));
    skip_those_who_cannot_buy();
  }

  void skip_those_who_cannot_buy() {
    while (!s_.waiting.empty() && !can_buy(s_.active)) {
      s_.waiting = s_.waiting - s_.active;
      if (!s_.waiting.empty()) s_.active = first_waiting_from(after(s_.active));
    }
    if (s_.waiting.empty()) begin_calming();
  }

  bool can_buy(Seat seat) {
    const bool anything = std::ranges::any_of(s_.sale, [](auto one) { return one != nothing; });
    return anything && player(seat).coins >= price_of_a_segment;
  }

  void begin_calming() {
    s_.phase = Phase::calming;
    for (int i = 0; i < game_.seats(); ++i) {
      const Seat seat{static_cast<std::uint8_t>(i)};
      if (is_asleep(seat) && stays(seat)) s_.waiting = s_.waiting | seat;
    }
    if (s_.waiting.empty()) next_turn();
  }

  /// Until the seat says that it is ready, or until there is nothing more to buy.
  bool stays(Seat seat) { return game_.asks_who_is_ready(s_) || can_calm(player(seat)); }

  void calm(Seat seat) {
    purse(seat).pay_coins(price_of_serenity);
    ++player(seat).serenity;
    tell(Calmed{seat, player(seat).serenity});
    if (!stays(seat)) finish(seat);
  }

  void finish(Seat seat) {
    s_.waiting = s_.waiting - seat;
    if (s_.waiting.empty()) next_turn();
  }

  // --- Next turn (DR-N), the end (DR-F) --------------------------------------------------------

  void call() {
    tell(DreamCalled{});
    s_.waiting = SeatSet::nobody();
    next_turn();
  }

  void next_turn() {
    if (s_.turn + 1 == turns) return end_game();
    ++s_.turn;
    clear_table();
    begin_turn();
  }

  void end_game() {
    clear_table();
    s_.waiting = SeatSet::nobody();
    s_.phase = Phase::over;
  }

  /// DR-N: the tile and the chests turned up leave the game. Segments lie on the tile until then,
  /// so that all can look at what was composed, also where progress was hidden.
  void clear_table() {
    s_.tile = nothing;
    for (Player& one : s_.players) one.composition.take_back_all();
    s_.active = Seat{0};
    for (std::size_t type = 0; type < chest_types; ++type) {
      if (s_.chests[type] == nothing) continue;
      s_.chests[type] = nothing;
      ++s_.chests_gone[type];
    }
  }

  template <class E>
  void tell_of_composing(Seat seat, const E& event) {
    const bool hidden = game_.options().progress == Progress::hidden;
    narrator_.tell(hidden ? SeatSet(seat) : SeatSet::everybody(), event);
  }
};

}  // namespace

template <class Narrator>
void DreamRunners::play(State& state, Actor actor, const Action& action, Narrator& narrator) const {
  assert(turn(state).includes(actor));
  Playing<Narrator>(*this, state, narrator).carry_out(actor, action);
}

template void DreamRunners::play(State&, Actor, const Action&, Silence&) const;
template void DreamRunners::play(State&, Actor, const Action&, Recorder&) const;

}  // namespace reverie::dream_runners
