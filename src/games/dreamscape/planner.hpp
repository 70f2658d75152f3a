// SPDX-License-Identifier: Apache-2.0
// The best turn that a player can find: a Voyage with the Creation that follows, or what is left of
// either.
//
// How. A beam: of all positions that one more deed leads to, each once however it was reached,
// those that promise most go on; of all where the turn could end, the one worth most is taken. As
// long as there are fewer positions than the beam is wide, that is the best of all. What chance
// brings is never looked at: cards and fragments still to be drawn count as what they add on
// average, and the search goes on without them; the plan ends where chance moves, and the next one
// knows more.
#pragma once

#include <cstdint>
#include <vector>

#include "games/dreamscape/outlook.hpp"

namespace reverie::dreamscape {

/// How many positions a search keeps; never how long it takes, so that it finds the same
/// everywhere.
struct Effort {
  std::uint32_t creation = 1;
  std::uint32_t voyage = 1;
  /// How many ends of a Voyage are followed into the Creation, and how widely.
  std::uint32_t endings = 1;
  std::uint32_t beyond = 1;
  /// How many positions are valued at the most, in all of it: many cards and a Golem would make a
  /// turn long.
  std::uint32_t valued = 1'000'000;

  /// For a search that goes on from about so many positions.
  static Effort of(std::uint32_t positions);
};

using Plan = std::vector<Action>;

struct BestTurn {
  Plan plan;
  /// By the outlook, at the end of the turn.
  float worth = 0;
};

/// The seat may act, and is in its Voyage, its Creation or the final step.
BestTurn best_turn(const Weights& weights, const Dreamscape& game, const State& state, Seat seat,
                   const Effort& effort);

}  // namespace reverie::dreamscape
