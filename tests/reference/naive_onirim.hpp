// SPDX-License-Identifier: Apache-2.0
// Onirim the obvious way, written from the rulebook alone: a vector of cards that is really
// shuffled, piles that really hold cards. The engine's lazily sampled deck is held against it (the
// law *fair*), and the benchmarks take it as their baseline.
#pragma once

#include "core/random.hpp"

namespace naive_onirim {

/// What one finished game is remembered by.
struct Tally {
  int turns = 0;
  int decisions = 0;
  int doors = 0;
  /// Nightmares that had to be resolved; those met while a hand is dealt do not count.
  int nightmares = 0;
  bool won = false;
};

/// One game of one or two players, every choice uniform among those that differ.
Tally play_at_random(int players, reverie::Random& random);

}  // namespace naive_onirim
