// SPDX-License-Identifier: Apache-2.0
// What can be chosen before a game of Dream Runners.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>

#include "core/between.hpp"
#include "games/dream_runners/components.hpp"

namespace reverie::dream_runners {

enum class Dreams : std::uint8_t {
  all,
  first,  // without the tiles that carry a star (DR-C2)
};
BOOST_DESCRIBE_ENUM(Dreams, all, first)

/// Of others who compose: what lies on the table is seen, or only how often they changed it and who
/// has locked.
enum class Progress : std::uint8_t { shown, hidden };
BOOST_DESCRIBE_ENUM(Progress, shown, hidden)

struct Options {
  /// One is the hunt for a score (DR-C1).
  Between<1, most_players> players = 2;
  Dreams dreams = Dreams::all;
  Progress progress = Progress::shown;
  /// Of sand; zero for a table without a clock (DR-A2).
  Between<0, 600> seconds = 30;
  /// Seconds after which the sand begins to run although nobody took it (DR-A2), and the next dream
  /// comes although not everybody is ready (DR-N).
  std::uint16_t patience = 120;
  /// Milliseconds after the last grain in which a move that was on its way still counts.
  std::uint16_t grace = 250;

  friend bool operator==(const Options&, const Options&) = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), (players, dreams, progress, seconds, patience, grace))

}  // namespace reverie::dream_runners
