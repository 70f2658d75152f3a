// SPDX-License-Identifier: Apache-2.0
// How many there are of each component, wherever it lies.
#pragma once

#include "games/dreamscape/state.hpp"

namespace reverie::dreamscape {

struct Census {
  PerEnum<Fragment, int> fragments;
  int trees = 0;
  /// Cards that lie in one place; and how many lie in two at once, which must be none.
  int cards = 0;
  int doubled_cards = 0;

  friend bool operator==(const Census&, const Census&) = default;
};

Census census(const State& state);

}  // namespace reverie::dreamscape
