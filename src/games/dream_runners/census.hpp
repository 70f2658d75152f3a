// SPDX-License-Identifier: Apache-2.0
// How many there are of each component, wherever it lies.
#pragma once

#include <array>
#include <cstdint>

#include "games/dream_runners/components.hpp"
#include "games/dream_runners/state.hpp"

namespace reverie::dream_runners {

struct Census {
  int coins = 0;
  int keys = 0;
  PerEnum<Colour, int> fragments;
  /// In the game or out of it; and how many lie in two places at once, which must be none.
  int segments = 0;
  int doubled_segments = 0;
  std::array<int, levels> tiles{};
  std::array<int, chest_types> chests{};

  friend bool operator==(const Census&, const Census&) = default;
};

Census census(const State& state);

/// How many segments are owned, for sale or below those that are.
int segments_in_game(const State& state);

}  // namespace reverie::dream_runners
