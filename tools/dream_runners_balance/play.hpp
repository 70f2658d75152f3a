// SPDX-License-Identifier: Apache-2.0
// Games of Dream Runners by rule of thumb that can be played on from the same point more than once.
#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "agents/policy.hpp"
#include "games/dream_runners/knowledge.hpp"

namespace reverie::balance {

using namespace dream_runners;

/// One stream for each phase: two games that part ways still meet the same dreams and the same
/// order at the timer, so their difference is that of the one thing changed and little luck.
class Luck {
 public:
  explicit Luck(std::uint64_t seed);
  Random& of(Phase phase) { return streams_[static_cast<std::size_t>(phase)]; }

 private:
  static constexpr std::size_t phases = enum_size<Phase>;
  std::array<Random, phases> streams_;
};

/// From here the game can be played on.
struct Point {
  State state;
  Luck luck;
};

struct Players {
  const DreamRunners& game;
  const Knowledge& knowledge;
};

/// Told of every action just before it is played; of a composition only of the lock that ends it.
using Watcher = std::function<void(const Point&, Actor, const Action&)>;

/// To the end; the state is then that of the finished game.
void play_on(const Players& players, Point& point, const Watcher& watcher);

}  // namespace reverie::balance
