// SPDX-License-Identifier: Apache-2.0
// What a composition would do if it stayed as it lies: for the eyes of those who still compose.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>

#include "core/inline_vector.hpp"
#include "games/dream_runners/components.hpp"
#include "games/dream_runners/content.hpp"
#include "games/dream_runners/state.hpp"

namespace reverie::dream_runners {

/// What the composition would do to one cell of the dream if it stayed as it is.
struct CellForecast {
  /// Nothing where no segment lies.
  std::optional<Effect> effect;
  bool gathered = false;
  bool repelled = false;
  /// Serenity that this cell costs: an empty one, a nightmare, a spider, an octopus.
  std::uint8_t loss = 0;
  /// Twice as much where it is doubled; nothing of chests and crossroads.
  Rewards gains;

  friend bool operator==(const CellForecast&, const CellForecast&) = default;
};
BOOST_DESCRIBE_STRUCT(CellForecast, (), (effect, gathered, repelled, loss, gains))

struct Forecast {
  std::uint8_t missing = frame_cells;
  std::uint8_t surplus = 0;
  /// All serenity that would be lost and gained, chests and crossroads aside.
  std::uint8_t lost = 0;
  std::uint8_t gained = 0;
  /// What would be left of it then (DR-B); nobody sleeps on with none (DR-B6).
  std::uint8_t serenity = 0;
  /// How often the chest of the dream could be opened at most, with the keys at hand and gathered.
  std::uint8_t openings = 0;
  /// The bat would take an unplayed segment.
  bool bat = false;
  InlineVector<CellForecast, frame_cells> cells;

  friend bool operator==(const Forecast&, const Forecast&) = default;
};
BOOST_DESCRIBE_STRUCT(Forecast, (),
                      (missing, surplus, lost, gained, serenity, openings, bat, cells))

/// While the dream of the state lies open.
Forecast forecast_of(const Content& content, const State& state, const Player& player);

}  // namespace reverie::dream_runners
