// SPDX-License-Identifier: Apache-2.0
#include "positions.hpp"

#include <map>
#include <utility>

#include "random_game.hpp"

namespace reverie::bench {
namespace {

std::vector<onirim::State> collect(const onirim::Onirim& game) {
  Random random(3);
  Silence silence;
  std::vector<onirim::State> found;
  while (found.size() < position_count) {
    onirim::State state = game.deal();
    for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
      if (!turn.chance && found.size() < position_count) found.push_back(state);
      random_step(game, turn, state, random, silence);
    }
  }
  return found;
}

}  // namespace

const std::vector<onirim::State>& positions(const onirim::Options& options) {
  static std::map<std::pair<int, int>, std::vector<onirim::State>> collected;
  auto& found = collected[{options.players, static_cast<int>(options.hands)}];
  if (found.empty()) found = collect(onirim_with(options));
  return found;
}

}  // namespace reverie::bench
