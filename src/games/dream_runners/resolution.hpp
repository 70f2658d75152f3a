// SPDX-License-Identifier: Apache-2.0
// The resolution of a dream (DR-B), from the crossroads to the serenity of the last player. Ids
// refer to docs/rules/dream_runners.md.
#pragma once

#include <algorithm>
#include <bit>

#include "games/dream_runners/openings.hpp"
#include "games/dream_runners/scene.hpp"

namespace reverie::dream_runners {

/// Goes on until somebody has to choose or a chest to be turned. Its verbs say whether all players
/// are resolved.
template <class Narrator>
class Resolution : private Scene<Narrator> {
 public:
  using Scene<Narrator>::Scene;

  bool begin() {
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
    return go_on_sharing();
  }

  bool share(int element) {
    take_share(element);
    return go_on_sharing();
  }

  bool open(int times) { return resolve_cells(times); }

  bool reveal_chest(int chest) {
    const auto type = static_cast<std::size_t>(chest / chests_of_a_type);
    Unseen& left = s_.chests_left[type];
    left = static_cast<Unseen>(left & ~(1U << static_cast<unsigned>(chest % chests_of_a_type)));
    s_.chests[type] = static_cast<std::uint8_t>(chest);
    tell(ChestTurned{static_cast<int>(type) + 1});
    return open_chests();
  }

  bool choose(Colour colour) {
    take_wild(colour);
    return choose_colours();
  }

  bool give_up(int segment) {
    tell(SegmentLost{s_.active, content().segments[static_cast<std::size_t>(segment)].shape});
    me().composition.remove(me().composition.find(static_cast<std::uint8_t>(segment)));
    ++s_.segments_gone;
    return settle_serenity();
  }

 private:
  using Base = Scene<Narrator>;
  using Base::after;
  using Base::asleep;
  using Base::cell_at;
  using Base::content;
  using Base::effect;
  using Base::find_cell;
  using Base::first_waiting_from;
  using Base::game_;
  using Base::in_turn_order;
  using Base::is_asleep;
  using Base::me;
  using Base::player;
  using Base::purse;
  using Base::s_;
  using Base::tell;

  // --- Crossroads (DR-P5) ----------------------------------------------------------------------

  /// Where nothing is left to choose nobody is asked: the last element, or only one who shares.
  bool go_on_sharing() {
    while (s_.shared_left != 0 && (s_.waiting.size() == 1 || std::has_single_bit(s_.shared_left))) {
      take_share(std::countr_zero(s_.shared_left));
    }
    return s_.shared_left == 0 && end_sharing();
  }

  void take_share(int element) {
    const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(element));
    s_.shared_left = static_cast<std::uint8_t>(s_.shared_left & ~bit);
    s_.shared[s_.active.index] = static_cast<std::uint8_t>(s_.shared[s_.active.index] | bit);
    s_.active = first_waiting_from(after(s_.active));
  }

  /// Everybody has their share before a double gather doubles one, from what is left in the supply.
  bool end_sharing() {
    const int cell = find_cell(CellKind::crossroads);
    const auto doubles = [&](Seat seat) { return effect(seat, cell) == Effect::twice; };
    for (const Seat seat : in_turn_order()) {
      for (const Reward& reward : share_of(seat, cell)) {
        tell(Shared{seat, reward.good, gathered(reward, doubles(seat)).amount});
        purse(seat).gain(reward, doubles(seat) && reward.good == Good::wild);  // DR-P6
      }
    }
    for (const Seat seat : in_turn_order()) {
      if (!doubles(seat)) continue;
      for (const Reward& reward : share_of(seat, cell)) {
        if (reward.good != Good::wild) purse(seat).gain(reward, false);
      }
    }
    s_.shared = {};
    s_.waiting = SeatSet::nobody();
    return resolve_players();
  }

  InlineVector<Reward, most_rewards> share_of(Seat seat, int cell) const {
    InlineVector<Reward, most_rewards> share;
    const auto& rewards = cell_at(cell).rewards;
    for (std::size_t i = 0; i < rewards.size(); ++i) {
      if ((unsigned{s_.shared[seat.index]} >> i & 1U) != 0) share.push_back(rewards[i]);
    }
    return share;
  }

  // --- Resolution (DR-B) -----------------------------------------------------------------------

  bool resolve_players() {
    s_.waiting = asleep();
    s_.active = first_waiting_from(s_.first);
    return resolve_one();
  }

  /// DR-B: the order is the player's. It matters where the chest may come before or after its keys;
  /// everything else comes out best in the order below.
  bool resolve_one() {
    const Openings ways = openings_of(content(), s_, me());
    if (std::has_single_bit(ways)) return resolve_cells(std::countr_zero(ways));
    s_.phase = Phase::opening;
    return false;
  }

  bool resolve_cells(int openings) {
    const Cover cover = cover_of(content(), me().composition);
    s_.openings_due = static_cast<std::uint8_t>(openings);
    for (int i = 0; i < frame_cells; ++i) resolve_cell(cover, i);
    if (cover.missing + cover.surplus > 0) {  // DR-B1
      tell(Incoherent{s_.active, cover.missing, cover.surplus});
      lose(cover.missing + cover.surplus);
    }
    return open_chests();
  }

  void resolve_cell(const Cover& cover, int i) {
    const Cell& cell = cell_at(i);
    const Consequence here =
        consequence_of(cell, cover.effects[static_cast<std::size_t>(i)], cover.gather_symbols);
    if (cell.kind == CellKind::crossroads) return;  // shared before
    if (cell.kind == CellKind::chest) {             // opened when all keys are gathered
      if (here.gathered && s_.openings_due == 0) tell(ChestStaysShut{s_.active, cell.number});
      return;
    }
    if (here.gathered) gather(i, here.doubled);
    if (is_nightmare(cell.kind)) face(i, here);
  }

  void gather(int i, bool doubled) {  // DR-B3, DR-B4
    for (const Reward& reward : cell_at(i).rewards) {
      tell(Gathered{s_.active, dream_cell(i), i, reward.good, gathered(reward, doubled).amount});
      purse(s_.active).gain(reward, doubled);
    }
  }

  void face(int i, const Consequence& here) {  // DR-B2
    const CellKind kind = cell_at(i).kind;
    if (here.repelled) return tell(Repelled{s_.active, dream_cell(i), i, kind});
    tell(Haunted{s_.active, dream_cell(i), i, kind, here.loss});
    lose(here.loss);
  }

  static DreamCell dream_cell(int i) { return {static_cast<std::uint8_t>(i)}; }

  void lose(int serenity) { me().lost = static_cast<std::uint8_t>(me().lost + serenity); }

  // --- Chests (DR-P4) --------------------------------------------------------------------------

  /// As often as the player's order has it; what a chest or a star brings back to the supply is
  /// then there for what was owed.
  bool open_chests() {
    while (s_.openings_due > 0) {
      const auto type = static_cast<std::size_t>(cell_at(find_cell(CellKind::chest)).number - 1);
      if (s_.chests[type] == nothing) {
        s_.phase = Phase::unlocking;
        return false;
      }
      open_chest(content().chests[s_.chests[type]]);
    }
    purse(s_.active).collect();
    return choose_colours();
  }

  void open_chest(const Chest& chest) {
    --s_.openings_due;
    tell(ChestOpened{s_.active, chest.keys});
    purse(s_.active).pay_keys(chest.keys);
    for (const Reward& reward : chest.holds) purse(s_.active).gain(reward, false);
  }

  // --- Wild fragments (DR-B5, DR-P6) -----------------------------------------------------------

  bool choose_colours() {
    while (me().wilds + me().wild_pairs > 0) {
      const int colours = static_cast<int>(std::ranges::count_if(
          all_colours, [&](Colour colour) { return s_.fragments[colour] > 0; }));
      if (colours > 1) {
        s_.phase = Phase::colouring;
        return false;
      }
      take_wild(last_colour());
    }
    return meet_bat();
  }

  /// That the supply has; any when it has none, for there is nothing to take.
  Colour last_colour() const {
    Colour last = Colour::blue;
    for (const Colour colour : all_colours) {
      if (s_.fragments[colour] > 0) last = colour;
    }
    return last;
  }

  /// Pairs first: who has both chooses the larger gain before the smaller.
  void take_wild(Colour colour) {
    std::uint8_t& waiting = me().wild_pairs > 0 ? me().wild_pairs : me().wilds;
    const int amount = me().wild_pairs > 0 ? 2 : 1;
    --waiting;
    purse(s_.active).gain_fragments(colour, amount);
  }

  // --- The bat (DR-P2) -------------------------------------------------------------------------

  bool meet_bat() {
    const int cell = find_cell(CellKind::bat);
    if (cell < 0 || repels(effect(s_.active, cell))) return settle_serenity();
    const Composition& composition = me().composition;
    if (composition.unplayed() == 0) return settle_serenity();
    if (composition.unplayed() == 1) return give_up(only_unplayed(composition));
    s_.phase = Phase::bat;
    return false;
  }

  static int only_unplayed(const Composition& composition) {
    int i = 0;
    while (composition.is_placed(i)) ++i;
    return composition.segment(i);
  }

  // --- Serenity (DR-B6) ------------------------------------------------------------------------

  /// Gains and losses together, which is the order best for the player.
  bool settle_serenity() {
    Player& mine = me();
    purse(s_.active).forgo_what_is_owed();
    const std::uint8_t serenity = serenity_after(mine.serenity, mine.gained, mine.lost);
    if (mine.gained + mine.lost > 0) {
      tell(SerenityChanged{s_.active, mine.gained, mine.lost, serenity});
    }
    mine.serenity = serenity;
    mine.gained = 0;
    mine.lost = 0;
    if (serenity == 0) {
      mine.awake = true;
      tell(WokeUp{s_.active});
    }
    s_.waiting = s_.waiting - s_.active;
    if (s_.waiting.empty()) return true;
    s_.active = first_waiting_from(after(s_.active));
    return resolve_one();
  }
};

}  // namespace reverie::dream_runners
