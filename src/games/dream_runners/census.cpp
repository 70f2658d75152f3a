// SPDX-License-Identifier: Apache-2.0
#include "games/dream_runners/census.hpp"

#include <algorithm>
#include <bit>

namespace reverie::dream_runners {
namespace {

/// How often each segment is met.
std::array<int, all_segments> segments_met(const State& state) {
  std::array<int, all_segments> met{};
  const auto meet = [&met](int segment) { ++met[static_cast<std::size_t>(segment)]; };
  const auto meet_each = [&](unsigned bits, int first, int of_one) {
    for (; bits != 0; bits >>= 1U, first += of_one) {
      for (int i = 0; (bits & 1U) != 0 && i < of_one; ++i) meet(first + i);
    }
  };
  meet_each(state.sets_left, 0, segments_of_a_set);
  for (const Shape shape : all_shapes) {
    meet_each(state.sale_left[static_cast<std::size_t>(shape)], first_for_sale(shape), 1);
    if (state.sale[shape] != nothing) meet(state.sale[shape]);
  }
  for (const Player& player : state.players) {
    for (int i = 0; i < player.composition.size(); ++i) meet(player.composition.segment(i));
  }
  return met;
}

/// DR-S1: two tiles of a level, then two of the next.
int tiles_gone(const State& state, int level) {
  const int dreamt = state.turn + (state.phase == Phase::over ? 1 : 0);
  return std::clamp(dreamt - 2 * level, 0, 2);
}

}  // namespace

int segments_in_game(const State& state) {
  int count = 0;
  for (const int met : segments_met(state)) count += met;
  return count;
}

Census census(const State& state) {
  Census counted{state.coins, state.keys, {}, segments_in_game(state) + state.segments_gone,
                 0,           {},         {}};
  for (const int met : segments_met(state)) counted.doubled_segments += met > 1 ? 1 : 0;
  for (const Colour colour : all_colours) counted.fragments[colour] = state.fragments[colour];
  for (const Player& player : state.players) {
    counted.coins += player.coins;
    counted.keys += player.keys;
    for (const Colour colour : all_colours) counted.fragments[colour] += player.fragments[colour];
  }
  for (std::size_t level = 0; level < levels; ++level) {
    counted.tiles[level] =
        std::popcount(state.tiles_left[level]) + tiles_gone(state, static_cast<int>(level));
  }
  if (state.tile != nothing) ++counted.tiles[state.tile / tiles_of_a_level];
  for (std::size_t type = 0; type < chest_types; ++type) {
    const int turned = state.chests[type] != nothing ? 1 : 0;
    counted.chests[type] =
        std::popcount(state.chests_left[type]) + turned + state.chests_gone[type];
  }
  return counted;
}

}  // namespace reverie::dream_runners
