// SPDX-License-Identifier: Apache-2.0
// The rules of Dream Runners in the order of the rulebook. Ids refer to
// docs/rules/dream_runners.md.
#include <algorithm>
#include <bit>
#include <cassert>

#include "games/dream_runners/cover.hpp"
#include "games/dream_runners/dream_runners.hpp"
#include "games/dream_runners/purse.hpp"

namespace reverie::dream_runners {
namespace {

/// One action being carried out: the state it changes and the narrator who hears of it.
template <class Narrator>
class Playing {
 public:
  Playing(const DreamRunners& game, State& state, Narrator& narrator)
      : game_(game), s_(state), narrator_(narrator) {}

  void carry_out(Actor actor, const Action& action) {
    switch (action.verb) {
      case Verb::deal: return deal_set(action.what);
      case Verb::offer: return offer(action.what);
      case Verb::dream: return dream(action.what);
      case Verb::reveal: return reveal_chest(action.what);
      case Verb::pour: return pour();
      case Verb::ring: return ring();
      case Verb::place: return place(actor.seat(), action.what, action.spot);
      case Verb::take_back: return take_back(actor.seat(), action.what);
      case Verb::lock: return lock(actor.seat());
      case Verb::share: return share(action.what);
      case Verb::choose: return choose(static_cast<Colour>(action.what));
      case Verb::give_up: return give_up(action.what);
      case Verb::buy: return buy(action.what);
      case Verb::pass: return pass();
      case Verb::calm: return calm(actor.seat());
      case Verb::finish: return finish(actor.seat());
    }
  }

 private:
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
    Player& me = player(seat);
    me.composition.put(me.composition.find(static_cast<std::uint8_t>(segment)),
                       static_cast<std::uint8_t>(spot));
    ++me.changes;
    tell_of_composing(seat, SegmentPlaced{seat});
  }

  void take_back(Seat seat, int segment) {
    Player& me = player(seat);
    me.composition.take_back(me.composition.find(static_cast<std::uint8_t>(segment)));
    ++me.changes;
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

  // --- Crossroads (DR-P5) ----------------------------------------------------------------------

  void resolve() {
    s_.sand = Sand::lying;
    const int cell = find_cell(CellKind::crossroads);
    if (cell < 0) return resolve_players();
    for (int i = 0; i < game_.seats(); ++i) {
      const Seat seat{static_cast<std::uint8_t>(i)};
      if (is_asleep(seat) && gathers(effect(seat, cell))) s_.waiting = s_.waiting | seat;
    }
    if (s_.waiting.empty()) return resolve_players();
    const int elements = static_cast<int>(cell_at(cell).rewards.size());
    s_.shared_left = static_cast<std::uint8_t>((1U << static_cast<unsigned>(elements)) - 1U);
    s_.active = first_waiting_from(s_.first);
    s_.phase = Phase::sharing;
    go_on_sharing();
  }

  void share(int element) {
    take_share(element);
    go_on_sharing();
  }

  /// Where nothing is left to choose nobody is asked: the last element, or only one who shares.
  void go_on_sharing() {
    while (s_.shared_left != 0 && (s_.waiting.size() == 1 || std::has_single_bit(s_.shared_left))) {
      take_share(std::countr_zero(s_.shared_left));
    }
    if (s_.shared_left == 0) end_sharing();
  }

  void take_share(int element) {
    const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(element));
    s_.shared_left = static_cast<std::uint8_t>(s_.shared_left & ~bit);
    s_.shared[s_.active.index] = static_cast<std::uint8_t>(s_.shared[s_.active.index] | bit);
    s_.active = first_waiting_from(after(s_.active));
  }

  /// A double gather doubles what its player took, from the supply.
  void end_sharing() {
    const int cell = find_cell(CellKind::crossroads);
    for (const Seat seat : in_turn_order()) {
      const bool doubled = effect(seat, cell) == Effect::twice;
      for (std::size_t i = 0; i < cell_at(cell).rewards.size(); ++i) {
        if ((s_.shared[seat.index] >> i & 1U) == 0) continue;
        const Reward reward = cell_at(cell).rewards[i];
        tell(Shared{seat, reward.good, gathered(reward, doubled).amount});
        purse(seat).gain(reward, doubled);
      }
    }
    s_.shared = {};
    s_.waiting = SeatSet::nobody();
    resolve_players();
  }

  // --- Resolution (DR-B) -----------------------------------------------------------------------

  void resolve_players() {
    s_.waiting = asleep();
    s_.active = first_waiting_from(s_.first);
    begin_resolution();
  }

  void begin_resolution() {
    const Cover cover = cover_of(content(), me().composition);
    for (int i = 0; i < frame_cells; ++i) resolve_cell(cover, i);
    if (cover.missing + cover.surplus > 0) {  // DR-B1
      tell(Incoherent{s_.active, cover.missing, cover.surplus});
      lose(cover.missing + cover.surplus);
    }
    open_chests();
  }

  void resolve_cell(const Cover& cover, int i) {
    const Cell& cell = cell_at(i);
    const Effect effect = cover.effects[static_cast<std::size_t>(i)];
    const Consequence here = consequence_of(cell, effect, cover.gather_symbols);
    if (cell.kind == CellKind::crossroads) return;  // shared before
    if (cell.kind == CellKind::chest) {
      if (here.gathered) s_.openings_due = here.doubled ? 2 : 1;
      return;
    }
    if (here.gathered) gather(i, here.doubled);
    if (is_nightmare(cell.kind)) face(i, here);
  }

  void gather(int i, bool doubled) {  // DR-B3, DR-B4
    for (const Reward& reward : cell_at(i).rewards) {
      tell(Gathered{s_.active, i + 1, reward.good, gathered(reward, doubled).amount});
      purse(s_.active).gain(reward, doubled);
    }
  }

  void face(int i, const Consequence& here) {  // DR-B2
    const CellKind kind = cell_at(i).kind;
    if (here.repelled) return tell(Repelled{s_.active, i + 1, kind});
    tell(Haunted{s_.active, i + 1, kind, here.loss});
    lose(here.loss);
  }

  void lose(int serenity) { me().lost = static_cast<std::uint8_t>(me().lost + serenity); }

  // --- Chests (DR-P4) --------------------------------------------------------------------------

  /// After all keys of the tile are gathered: the order best for the player.
  void open_chests() {
    while (s_.openings_due > 0) {
      const int keys = cell_at(find_cell(CellKind::chest)).number;
      const auto type = static_cast<std::size_t>(keys - 1);
      const bool pile_is_empty = s_.chests[type] == nothing && s_.chests_left[type] == 0;
      if (me().keys < keys || pile_is_empty) {
        tell(ChestStaysShut{s_.active, keys});
        s_.openings_due = 0;
      } else if (s_.chests[type] == nothing) {
        s_.phase = Phase::unlocking;
        return;
      } else {
        open_chest(content().chests[s_.chests[type]]);
      }
    }
    choose_colours();
  }

  void reveal_chest(int chest) {
    const auto type = static_cast<std::size_t>(chest / chests_of_a_type);
    Unseen& left = s_.chests_left[type];
    left = static_cast<Unseen>(left & ~(1U << static_cast<unsigned>(chest % chests_of_a_type)));
    s_.chests[type] = static_cast<std::uint8_t>(chest);
    tell(ChestTurned{static_cast<int>(type) + 1});
    open_chests();
  }

  void open_chest(const Chest& chest) {
    --s_.openings_due;
    tell(ChestOpened{s_.active, chest.keys});
    purse(s_.active).pay_keys(chest.keys);
    for (const Reward& reward : chest.holds) purse(s_.active).gain(reward, false);
  }

  // --- Wild fragments (DR-B5, DR-P6) -----------------------------------------------------------

  void choose_colours() {
    while (me().wilds + me().wild_pairs > 0) {
      const int colours = static_cast<int>(std::ranges::count_if(
          all_colours, [&](Colour colour) { return s_.fragments[colour] > 0; }));
      if (colours > 1) {
        s_.phase = Phase::colouring;
        return;
      }
      take_wild(last_colour());
    }
    meet_bat();
  }

  /// That the supply has; any when it has none, for there is nothing to take.
  Colour last_colour() const {
    Colour last = Colour::blue;
    for (const Colour colour : all_colours) {
      if (s_.fragments[colour] > 0) last = colour;
    }
    return last;
  }

  void choose(Colour colour) {
    take_wild(colour);
    choose_colours();
  }

  /// Pairs first: who has both chooses the larger gain before the smaller.
  void take_wild(Colour colour) {
    std::uint8_t& waiting = me().wild_pairs > 0 ? me().wild_pairs : me().wilds;
    const int amount = me().wild_pairs > 0 ? 2 : 1;
    --waiting;
    purse(s_.active).gain_fragments(colour, amount);
  }

  // --- The bat (DR-P2) -------------------------------------------------------------------------

  void meet_bat() {
    const int cell = find_cell(CellKind::bat);
    if (cell < 0 || repels(effect(s_.active, cell))) return settle_serenity();
    const Composition& composition = me().composition;
    if (composition.unplayed() == 0) return settle_serenity();
    if (composition.unplayed() == 1) return give_up(only_unplayed(composition));
    s_.phase = Phase::bat;
  }

  static int only_unplayed(const Composition& composition) {
    int i = 0;
    while (composition.is_placed(i)) ++i;
    return composition.segment(i);
  }

  void give_up(int segment) {
    tell(SegmentLost{s_.active, content().segments[static_cast<std::size_t>(segment)].shape});
    me().composition.remove(me().composition.find(static_cast<std::uint8_t>(segment)));
    ++s_.segments_gone;
    settle_serenity();
  }

  // --- Serenity (DR-B6) ------------------------------------------------------------------------

  /// Gains and losses together, which is the order best for the player.
  void settle_serenity() {
    Player& mine = me();
    const int serenity = std::clamp(mine.serenity + mine.gained - mine.lost, 0, most_serenity);
    if (mine.gained + mine.lost > 0) {
      tell(SerenityChanged{s_.active, mine.gained, mine.lost, serenity});
    }
    mine.serenity = static_cast<std::uint8_t>(serenity);
    mine.gained = 0;
    mine.lost = 0;
    if (serenity == 0) {
      mine.awake = true;
      tell(WokeUp{s_.active});
    }
    s_.waiting = s_.waiting - s_.active;
    if (s_.waiting.empty()) return end_resolution();
    s_.active = first_waiting_from(after(s_.active));
    begin_resolution();
  }

  void end_resolution() {
    for (Player& one : s_.players) {
      one.composition.take_back_all();
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
      if (is_asleep(seat) && can_calm(seat)) s_.waiting = s_.waiting | seat;
    }
    if (s_.waiting.empty()) next_turn();
  }

  bool can_calm(Seat seat) {
    const Player& one = player(seat);
    return one.coins >= price_of_serenity && one.serenity < most_serenity;
  }

  void calm(Seat seat) {
    purse(seat).pay_coins(price_of_serenity);
    ++player(seat).serenity;
    tell(Calmed{seat, player(seat).serenity});
    if (!can_calm(seat)) finish(seat);
  }

  void finish(Seat seat) {
    s_.waiting = s_.waiting - seat;
    if (s_.waiting.empty()) next_turn();
  }

  // --- Next turn (DR-N), the end (DR-F) --------------------------------------------------------

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

  /// DR-N: the tile and the chests turned up leave the game.
  void clear_table() {
    s_.tile = nothing;
    s_.active = Seat{0};
    for (std::size_t type = 0; type < chest_types; ++type) {
      if (s_.chests[type] == nothing) continue;
      s_.chests[type] = nothing;
      ++s_.chests_gone[type];
    }
  }

  // --- Who and what ----------------------------------------------------------------------------

  const Content& content() const { return game_.content(); }
  Player& player(Seat seat) { return s_.players[seat.index]; }
  Player& me() { return player(s_.active); }
  Purse<Narrator> purse(Seat seat) { return Purse<Narrator>(s_, seat, narrator_); }

  bool is_asleep(Seat seat) { return !player(seat).awake; }
  SeatSet asleep() {
    SeatSet seats;
    for (std::uint8_t i = 0; i < game_.seats(); ++i) {
      if (is_asleep(Seat{i})) seats = seats | Seat{i};
    }
    return seats;
  }
  Seat after(Seat seat) const {
    return Seat{static_cast<std::uint8_t>((seat.index + 1) % game_.seats())};
  }
  /// From this seat on clockwise; some seat is waiting.
  Seat first_waiting_from(Seat seat) const {
    while (!s_.waiting.contains(seat)) seat = after(seat);
    return seat;
  }
  InlineVector<Seat, most_players> in_turn_order() const {
    InlineVector<Seat, most_players> seats;
    Seat seat = s_.first;
    for (int i = 0; i < game_.seats(); ++i, seat = after(seat)) seats.push_back(seat);
    return seats;
  }

  const Cell& cell_at(int i) const {
    return content().tiles[s_.tile].cells[static_cast<std::size_t>(i)];
  }
  /// The first of a kind, or -1.
  int find_cell(CellKind kind) const {
    for (int i = 0; i < frame_cells; ++i) {
      if (cell_at(i).kind == kind) return i;
    }
    return -1;
  }
  Effect effect(Seat seat, int cell) {
    return cover_of(content(), player(seat).composition).effects[static_cast<std::size_t>(cell)];
  }

  template <class E>
  void tell(const E& event) {
    narrator_.tell(SeatSet::everybody(), event);
  }
  template <class E>
  void tell_of_composing(Seat seat, const E& event) {
    const bool hidden = game_.options().progress == Progress::hidden;
    narrator_.tell(hidden ? SeatSet(seat) : SeatSet::everybody(), event);
  }

  const DreamRunners& game_;
  State& s_;
  Narrator& narrator_;
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
