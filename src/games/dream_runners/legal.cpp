// SPDX-License-Identifier: Apache-2.0
// Every legal action, and what chance may do.
#include <algorithm>

#include "games/dream_runners/cover.hpp"
#include "games/dream_runners/dream_runners.hpp"
#include "games/dream_runners/openings.hpp"

namespace reverie::dream_runners {
namespace {

class Lister {
 public:
  Lister(const Content& content, const State& state, Seat seat, Actions& list)
      : content_(content), s_(state), me_(state.players[seat.index]), list_(list) {}

  void list() {
    switch (s_.phase) {
      case Phase::composing: return compose();
      case Phase::sharing: return share();
      case Phase::opening: return open();
      case Phase::colouring: return choose();
      case Phase::bat: return give_up();
      case Phase::buying: return buy();
      case Phase::calming: return calm();
      default: return;
    }
  }

 private:
  void compose() {  // DR-A
    add(Verb::lock);
    if (me_.changes == most_changes) return;
    for (int i = 0; i < me_.composition.size(); ++i) {
      if (me_.composition.is_placed(i)) add(Verb::take_back, me_.composition.segment(i));
      list_spots(i);
    }
  }

  /// Where nothing else lies, and it does not lie already.
  void list_spots(int i) {
    const std::uint8_t number = me_.composition.segment(i);
    const Segment& segment = content_.segments[number];
    const CellSet taken = occupied(content_, me_.composition, i);
    const auto& spots = spots_of(segment.shape);
    for (std::size_t spot = 0; spot < spots.size(); ++spot) {
      if (spots[spot].turns >= distinct_turns(segment)) return;
      if (spot == me_.composition.spot(i) || (spots[spot].covers & taken) != 0) continue;
      list_.push_back({Verb::place, number, static_cast<std::uint8_t>(spot)});
    }
  }

  void share() {
    for (unsigned i = 0; i < most_rewards; ++i) {
      if ((s_.shared_left >> i & 1U) != 0) add(Verb::share, static_cast<std::uint8_t>(i));
    }
  }

  void open() {
    unsigned ways = openings_of(content_, s_, me_);
    for (std::uint8_t times = 0; ways != 0; ++times, ways >>= 1U) {
      if ((ways & 1U) != 0) add(Verb::open, times);
    }
  }

  void choose() {
    for (const Colour colour : all_colours) {
      if (s_.fragments[colour] > 0) add(Verb::choose, static_cast<std::uint8_t>(colour));
    }
  }

  void give_up() {
    for (int i = 0; i < me_.composition.size(); ++i) {
      if (!me_.composition.is_placed(i)) add(Verb::give_up, me_.composition.segment(i));
    }
  }

  void buy() {
    add(Verb::pass);
    for (const std::uint8_t segment : s_.sale) {
      if (segment != nothing) add(Verb::buy, segment);
    }
  }

  void calm() {
    if (can_calm(me_)) add(Verb::calm);
    add(Verb::finish);
  }

  void add(Verb verb, std::uint8_t what = 0) { list_.push_back({verb, what, 0}); }

  const Content& content_;
  const State& s_;
  const Player& me_;
  Actions& list_;
};

/// One outcome for each bit, equally likely.
void add_each(Outcomes& outcomes, Verb verb, unsigned bits, int first) {
  for (int i = 0; bits != 0; ++i, bits >>= 1U) {
    if ((bits & 1U) == 0) continue;
    outcomes.push_back({{verb, static_cast<std::uint8_t>(first + i), 0}, 1});
  }
}

}  // namespace

Actions DreamRunners::actions(const State& state, Seat seat) const {
  Actions list;
  if (turn(state).seats.contains(seat)) Lister(*content_, state, seat, list).list();
  return list;
}

Outcomes DreamRunners::chance(const State& state) const {
  Outcomes outcomes;
  switch (state.phase) {
    case Phase::dealing: add_each(outcomes, Verb::deal, state.sets_left, 0); break;
    case Phase::restocking: {
      const auto shape = *std::ranges::find_if(all_shapes, [&](Shape one) {
        return state.sale[one] == nothing && state.sale_left[static_cast<std::size_t>(one)] != 0;
      });
      add_each(outcomes, Verb::offer, state.sale_left[static_cast<std::size_t>(shape)],
               first_for_sale(shape));
      break;
    }
    case Phase::dreaming: {
      const int level = state.turn / 2;  // two tiles of each (DR-S1)
      add_each(outcomes, Verb::dream, state.tiles_left[static_cast<std::size_t>(level)],
               level * tiles_of_a_level);
      break;
    }
    case Phase::unlocking: {
      const auto& cells = content_->tiles[state.tile].cells;
      const int type = std::ranges::find(cells, CellKind::chest, &Cell::kind)->number - 1;
      add_each(outcomes, Verb::reveal, state.chests_left[static_cast<std::size_t>(type)],
               type * chests_of_a_type);
      break;
    }
    default: break;
  }
  return outcomes;
}

}  // namespace reverie::dream_runners
