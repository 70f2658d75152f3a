// SPDX-License-Identifier: Apache-2.0
// What a seat knows. Nothing is hidden but where others lay their segments while all compose, and
// that only at tables that want it so.
#include "games/dream_runners/view.hpp"

#include <algorithm>

#include "games/dream_runners/dream_runners.hpp"

namespace reverie::dream_runners {
namespace {

/// The places of the bits set, counted from one and from that of the first.
Numbers numbers_of(unsigned bits, int first) {
  Numbers numbers;
  for (int i = first + 1; bits != 0; ++i, bits >>= 1U) {
    if ((bits & 1U) != 0) numbers.push_back(static_cast<std::uint8_t>(i));
  }
  return numbers;
}

InlineVector<std::uint8_t, most_rewards> elements_of(unsigned bits) {
  InlineVector<std::uint8_t, most_rewards> elements;
  for (const std::uint8_t number : numbers_of(bits, 0)) elements.push_back(number);
  return elements;
}

class Viewing {
 public:
  Viewing(const DreamRunners& game, const State& state, Seat viewer)
      : game_(game), content_(game.content()), s_(state), viewer_(viewer) {}

  View view() const {
    View view;
    view.viewer = viewer_;
    view.phase = s_.phase;
    view.turn = static_cast<std::uint8_t>(s_.turn + 1);
    view.sand = s_.sand;
    view.first = s_.first;
    view.active = s_.active;
    view.waiting = s_.waiting;
    if (s_.tile != nothing) view.dream = dream(s_.tile);
    for (std::uint8_t i = 0; i < game_.seats(); ++i) view.players.push_back(player(Seat{i}));
    for (const Shape shape : all_shapes) view.sale.push_back(sale(shape));
    for (int type = 0; type < chest_types; ++type) view.chests.push_back(chest(type));
    for (int level = 0; level < levels; ++level) {
      view.dreams_unseen.push_back(
          numbers_of(s_.tiles_left[static_cast<std::size_t>(level)], level * tiles_of_a_level));
    }
    view.sets_left = numbers_of(s_.sets_left, 0);
    view.supply = {s_.coins, s_.keys, s_.fragments};
    view.star_points = content_.star_points;
    view.shared_left = elements_of(s_.shared_left);
    if (s_.phase == Phase::opening) view.openings = openings();
    view.openings_due = s_.openings_due;
    return view;
  }

 private:
  bool hides(Seat seat) const {
    const bool secret = game_.options().progress == Progress::hidden;
    return secret && s_.phase == Phase::composing && seat != viewer_;
  }

  InlineVector<std::uint8_t, most_openings + 1> openings() const {
    InlineVector<std::uint8_t, most_openings + 1> openings;
    unsigned ways = openings_of(content_, s_, s_.players[s_.active.index]);
    for (std::uint8_t times = 0; ways != 0; ++times, ways >>= 1U) {
      if ((ways & 1U) != 0) openings.push_back(times);
    }
    return openings;
  }

  DreamView dream(int number) const {
    const Tile& tile = content_.tiles[static_cast<std::size_t>(number)];
    DreamView dream{static_cast<std::uint8_t>(number + 1), tile.level, tile.star, {}};
    for (const Cell& cell : tile.cells) {
      dream.cells.push_back({cell.kind, cell.number, cell.rewards});
    }
    return dream;
  }

  PlayerView player(Seat seat) const {
    const Player& one = s_.players[seat.index];
    PlayerView view;
    view.hidden = hides(seat) && !one.awake;
    for (int i = 0; i < one.composition.size(); ++i) {
      OwnedView owned{segment(one.composition.segment(i)), std::nullopt};
      if (!view.hidden && one.composition.is_placed(i)) owned.lying = lying(one.composition, i);
      view.segments.push_back(owned);
    }
    view.serenity = one.serenity;
    view.stars = one.stars;
    view.coins = one.coins;
    view.keys = one.keys;
    view.fragments = one.fragments;
    view.changes_left = static_cast<std::uint8_t>(most_changes - one.changes);
    view.locked = one.locked;
    view.awake = one.awake;
    view.gained = one.gained;
    view.lost = one.lost;
    view.wilds = one.wilds;
    view.wild_pairs = one.wild_pairs;
    view.owed_keys = one.owed_keys;
    view.owed_fragments = one.owed_fragments;
    view.shared = elements_of(s_.shared[seat.index]);
    view.score = score_of(content_, one);
    const bool composes = s_.phase == Phase::composing && !one.awake;
    if (composes && !view.hidden) view.forecast = forecast_of(content_, s_, one);
    return view;
  }

  SegmentView segment(int number) const {
    const Segment& segment = content_.segments[static_cast<std::size_t>(number)];
    SegmentView view{
        static_cast<std::uint8_t>(number + 1), segment.shape, {}, segment.coins, segment.points};
    for (int i = 0; i < cells_of(segment.shape); ++i) {
      view.effects.push_back(segment.effects[static_cast<std::size_t>(i)]);
    }
    return view;
  }

  Lying lying(const Composition& composition, int i) const {
    const Shape shape = shape_of(composition.segment(i));
    const Spot& spot = spots_of(shape)[composition.spot(i)];
    Lying lying{spot.turns, {}};
    for (int cell = 0; cell < cells_of(shape); ++cell) {
      lying.cells.push_back(spot.cells[static_cast<std::size_t>(cell)]);
    }
    return lying;
  }

  SaleView sale(Shape shape) const {
    SaleView view;
    view.shape = shape;
    if (s_.sale[shape] != nothing) view.segment = segment(s_.sale[shape]);
    view.coins_short = coins_short(view.price);
    view.unseen = numbers_of(s_.sale_left[static_cast<std::size_t>(shape)], first_for_sale(shape));
    return view;
  }

  /// Nothing for those who only look on.
  std::uint8_t coins_short(int price) const {
    if (viewer_.index >= game_.seats()) return 0;
    return static_cast<std::uint8_t>(std::max(0, price - s_.players[viewer_.index].coins));
  }

  ChestView chest(int type) const {
    const auto at = static_cast<std::size_t>(type);
    ChestView view;
    view.keys = static_cast<std::uint8_t>(type + 1);
    if (s_.chests[at] != nothing) {
      view.number = static_cast<std::uint8_t>(s_.chests[at] + 1);
      view.holds = content_.chests[s_.chests[at]].holds;
    }
    view.unseen = numbers_of(s_.chests_left[at], type * chests_of_a_type);
    return view;
  }

  const DreamRunners& game_;
  const Content& content_;
  const State& s_;
  Seat viewer_;
};

}  // namespace

View DreamRunners::view(const State& state, Seat viewer) const {
  return Viewing(*this, state, viewer).view();
}

/// While some still compose nobody sees more of others than how often they changed something.
bool DreamRunners::is_plain_to(const State& state, Seat /*viewer*/, Actor actor,
                               const Action& action) const {
  if (state.phase != Phase::composing || !actor.is_seat()) return false;
  const Seat seat = actor.seat();
  switch (action.verb) {
    case Verb::lock: return !(state.waiting - seat).empty();
    case Verb::place:
    case Verb::take_back: return true;
    default: return false;
  }
}

}  // namespace reverie::dream_runners
