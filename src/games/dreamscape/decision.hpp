// SPDX-License-Identifier: Apache-2.0
// What parts the winners of a game from the others (DS-F4, DS-A5).
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/actor.hpp"

namespace reverie::dreamscape {

class Dreamscape;
struct State;

/// In this order: each decides only among those who are level in what comes before it.
enum class Measure : std::uint8_t { points, nightmares, cards };
BOOST_DESCRIBE_ENUM(Measure, points, nightmares, cards)

struct Decision {
  /// Nobody where Mr Nightmare wins, several where the victory is shared.
  std::vector<Seat> winners;
  std::int16_t points = 0;
  /// What parts the best from the next, and what both have of it; nothing where all are level.
  std::optional<Measure> by;
  std::int16_t best = 0;
  std::int16_t next = 0;
  /// How far they are apart: not at all where Mr Nightmare wins a tie.
  std::int16_t margin = 0;

  friend bool operator==(const Decision&, const Decision&) = default;
};
BOOST_DESCRIBE_STRUCT(Decision, (), (winners, points, by, best, next, margin))

/// If the game ended now.
Decision decision_of(const Dreamscape& game, const State& state);

}  // namespace reverie::dreamscape
