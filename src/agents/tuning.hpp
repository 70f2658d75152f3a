// SPDX-License-Identifier: Apache-2.0
// Finding the weights of a rule of thumb by an evolution strategy.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <string>

#include "agents/bot.hpp"

namespace reverie {

struct TuningPlan {
  std::shared_ptr<const AnyGame> game;
  int generations = 50;
  int population = 16;
  /// Games played to judge one candidate.
  std::uint32_t games = 2000;
  std::uint64_t seed = 1;
  /// How far around the present weights the search begins, in percent of what suits weights that
  /// were only guessed: less for weights that are good already.
  int width = 100;
};

struct TuningProgress {
  int generation = 0;
  /// Share of games won (or mean score) by the best candidate and by the centre of the search.
  double best = 0;
  double centre = 0;
};

/// Runs independent pieces of work, each by its number: the caller brings the threads.
using ParallelRun = std::function<void(int count, const std::function<void(int)>& work)>;
/// Told after each generation; false stops the search, which then returns the best so far.
using TuningListener = std::function<bool(const TuningProgress&)>;

struct Tuned {
  /// The text of the content file: the weights it began with where none were found better.
  std::string weights;
  /// In games that nobody was chosen by: the share of what was found, and of what it began with.
  double found = 0;
  double before = 0;

  bool is_better() const { return found > before; }

  friend bool operator==(const Tuned&, const Tuned&) = default;
};

std::expected<Tuned, Problem> tune(const TuningPlan& plan, const ContentReader& content,
                                   const ParallelRun& run, const TuningListener& listener);

}  // namespace reverie
