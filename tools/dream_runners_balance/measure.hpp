// SPDX-License-Identifier: Apache-2.0
// Plays games by rule of thumb, and from some of their points plays on in other ways to see what a
// segment or a chest is worth.
#pragma once

#include <cstdint>
#include <memory>

#include "play.hpp"
#include "tally.hpp"

namespace reverie::balance {

/// Everything that many threads may share.
class Measure {
 public:
  /// `hollow` is the same game with nothing in its chests.
  Measure(DreamRunners game, DreamRunners hollow, const Knowledge& knowledge)
      : game_(std::move(game)), hollow_(std::move(hollow)), knowledge_(knowledge) {}

  /// The game of this seed, counted.
  void play(std::uint64_t seed, Tally& tally) const;

 private:
  struct Course;

  Players players() const { return {game_, knowledge_}; }
  void count_ending(const Course& course, const State& end, Tally& tally) const;
  void try_segments(Point purchase, Random& random, Tally& tally) const;
  void try_chest(const Course& course, std::size_t type, const State& end, Tally& tally) const;
  int final_score(Point point, Seat seat) const;

  DreamRunners game_;
  DreamRunners hollow_;
  Knowledge knowledge_;
};

}  // namespace reverie::balance
