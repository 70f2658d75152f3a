// SPDX-License-Identifier: Apache-2.0
// The same information as `onirim::State` the usual way, in vectors and maps: the baseline for
// copying.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "games/onirim/state.hpp"

namespace reverie::bench {

struct HeapPlayer {
  std::vector<onirim::Card> hand;
  std::vector<onirim::Card> shown;
  std::vector<onirim::Card> row;
  std::map<onirim::Colour, int> doors;
  int run = 0;
};

struct HeapState {
  std::map<onirim::Card, int> unseen;
  std::vector<std::pair<onirim::Card, SeatSet>> top;
  std::map<onirim::Card, int> discard;
  std::map<onirim::Card, int> limbo;
  std::vector<onirim::Card> common;
  std::vector<HeapPlayer> players;
  onirim::Phase phase{};
  Seat active;
  onirim::Card drawn{};
  int progress = 0;
  bool prophecy_waits = false;
  onirim::Ending ending{};
};

HeapState to_heap(const onirim::State& state, int players);

}  // namespace reverie::bench
