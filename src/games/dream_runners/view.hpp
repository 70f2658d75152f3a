// SPDX-License-Identifier: Apache-2.0
// What one seat knows of a game of Dream Runners. Almost everything lies open; what is on a tile, a
// segment or a chest is written out, so that a screen needs no content of its own.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/actor.hpp"
#include "core/inline_vector.hpp"
#include "games/dream_runners/components.hpp"
#include "games/dream_runners/field.hpp"
#include "games/dream_runners/forecast.hpp"
#include "games/dream_runners/openings.hpp"
#include "games/dream_runners/score.hpp"
#include "games/dream_runners/state.hpp"

namespace reverie::dream_runners {

/// Numbers of segments, tiles and chests count from one, as in the notation.
using Numbers = InlineVector<std::uint8_t, sale_of_a_shape>;

struct SegmentView {
  std::uint8_t number = 0;
  Shape shape = Shape::one;
  InlineVector<Effect, most_cells> effects;
  std::uint8_t coins = 0;
  std::uint8_t points = 0;

  friend bool operator==(const SegmentView&, const SegmentView&) = default;
};
BOOST_DESCRIBE_STRUCT(SegmentView, (), (number, shape, effects, coins, points))

/// Where a segment lies: cells of the field, 0 to 48 row by row, in the order of its effects.
struct Lying {
  std::uint8_t turns = 0;
  InlineVector<std::uint8_t, most_cells> cells;

  friend bool operator==(const Lying&, const Lying&) = default;
};
BOOST_DESCRIBE_STRUCT(Lying, (), (turns, cells))

struct OwnedView {
  SegmentView segment;
  /// Nothing while it is in the hand, or while the viewer may not see where it lies.
  std::optional<Lying> lying;

  friend bool operator==(const OwnedView&, const OwnedView&) = default;
};
BOOST_DESCRIBE_STRUCT(OwnedView, (), (segment, lying))

struct PlayerView {
  InlineVector<OwnedView, most_owned> segments;
  /// The viewer may not see where these segments lie.
  bool hidden = false;
  std::uint8_t serenity = first_serenity;
  std::uint8_t stars = 0;
  std::uint8_t coins = 0;
  std::uint8_t keys = 0;
  PerEnum<Colour, std::uint8_t> fragments;
  /// How often the composition may still be changed this turn. Seen also where the rest is hidden:
  /// every change is an input, and who counts those would know it anyway.
  std::uint8_t changes_left = most_changes;
  bool locked = false;
  bool awake = false;
  /// Serenity of this resolution, settled at its end; wild fragments still to be coloured.
  std::uint8_t gained = 0;
  std::uint8_t lost = 0;
  std::uint8_t wilds = 0;
  std::uint8_t wild_pairs = 0;
  /// What the supply lacked: gained if it comes back there before the end of the resolution.
  std::uint8_t owed_keys = 0;
  PerEnum<Colour, std::uint8_t> owed_fragments;
  /// Elements of the crossroads that it took, counted from one.
  InlineVector<std::uint8_t, most_rewards> shared;
  ScoreView score;
  /// While composing, of a composition that the viewer sees.
  std::optional<Forecast> forecast;

  friend bool operator==(const PlayerView&, const PlayerView&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayerView, (),
                      (segments, hidden, serenity, stars, coins, keys, fragments, changes_left,
                       locked, awake, gained, lost, wilds, wild_pairs, owed_keys, owed_fragments,
                       shared, score, forecast))

struct CellView {
  CellKind kind = CellKind::reward;
  std::uint8_t number = 0;
  Rewards rewards;

  friend bool operator==(const CellView&, const CellView&) = default;
};
BOOST_DESCRIBE_STRUCT(CellView, (), (kind, number, rewards))

struct DreamView {
  std::uint8_t number = 0;
  std::uint8_t level = 0;
  bool star = false;
  InlineVector<CellView, frame_cells> cells;

  friend bool operator==(const DreamView&, const DreamView&) = default;
};
BOOST_DESCRIBE_STRUCT(DreamView, (), (number, level, star, cells))

/// One pile of segments for sale: the one on top, if any, and those that may lie below it.
struct SaleView {
  Shape shape = Shape::one;
  std::optional<SegmentView> segment;
  /// In coins (DR-I), and how many of them the viewer lacks.
  std::uint8_t price = price_of_a_segment;
  std::uint8_t coins_short = 0;
  Numbers unseen;

  friend bool operator==(const SaleView&, const SaleView&) = default;
};
BOOST_DESCRIBE_STRUCT(SaleView, (), (shape, segment, price, coins_short, unseen))

struct ChestView {
  std::uint8_t keys = 0;
  /// Turned this turn: its number, and what is in it.
  std::optional<std::uint8_t> number;
  Rewards holds;
  Numbers unseen;

  friend bool operator==(const ChestView&, const ChestView&) = default;
};
BOOST_DESCRIBE_STRUCT(ChestView, (), (keys, number, holds, unseen))

struct SupplyView {
  std::uint8_t coins = 0;
  std::uint8_t keys = 0;
  PerEnum<Colour, std::uint8_t> fragments;

  friend bool operator==(const SupplyView&, const SupplyView&) = default;
};
BOOST_DESCRIBE_STRUCT(SupplyView, (), (coins, keys, fragments))

struct View {
  Seat viewer;
  Phase phase = Phase::dealing;
  /// Counted from one.
  std::uint8_t turn = 1;
  Sand sand = Sand::lying;
  Seat first;
  Seat active;
  SeatSet waiting;
  std::optional<DreamView> dream;
  InlineVector<PlayerView, most_players> players;
  InlineVector<SaleView, 4> sale;
  /// In coins, of one serenity (DR-I).
  std::uint8_t serenity_price = price_of_serenity;
  InlineVector<ChestView, chest_types> chests;
  /// Level by level, those that may still come.
  InlineVector<Numbers, levels> dreams_unseen;
  Numbers sets_left;
  SupplyView supply;
  /// What the steps of the star track are worth, from the start on.
  std::vector<std::uint8_t> star_points;
  /// Elements of the crossroads still to be shared, counted from one.
  InlineVector<std::uint8_t, most_rewards> shared_left;
  /// How often the active player may open the chest, where that is a choice.
  InlineVector<std::uint8_t, most_openings + 1> openings;
  std::uint8_t openings_due = 0;

  friend bool operator==(const View&, const View&) = default;
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (viewer, phase, turn, sand, first, active, waiting, dream, players, sale,
                       serenity_price, chests, dreams_unseen, sets_left, supply, star_points,
                       shared_left, openings, openings_due))

}  // namespace reverie::dream_runners
