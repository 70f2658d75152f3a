// SPDX-License-Identifier: Apache-2.0
// What was counted over many games of so many players. Whole numbers only, so that the sums are the
// same however the games are dealt out to threads.
#pragma once

#include <array>
#include <cstdint>

#include "games/dream_runners/components.hpp"
#include "sample.hpp"

namespace reverie::balance {

using namespace dream_runners;

inline constexpr int for_sale = all_segments - segments_of_sets;

/// How one number follows another: the slope of the straight line through all pairs.
struct Trend {
  std::int64_t count = 0;
  std::int64_t x = 0;
  std::int64_t y = 0;
  std::int64_t xx = 0;
  std::int64_t xy = 0;
  std::int64_t yy = 0;

  void add(std::int64_t at, std::int64_t value);
  void add(const Trend& other);
  Estimate slope() const;
};

struct Tally {
  std::int64_t games = 0;
  // Parts of victories.
  std::array<Sample, most_players> by_set{};
  std::array<Sample, most_players> by_seat{};
  std::array<Sample, turns + 1> by_times_first{};
  /// Score less the mean of the others, times the number of others; by how often one was first.
  Trend lead_by_times_first;

  Sample score;
  Sample winning_score;
  Sample star_points;
  Sample serenity;
  Sample segment_points;
  Sample coins_left;
  Sample purchases;
  std::int64_t awake = 0;
  /// One beyond the end of the track stands for all of them.
  static constexpr int most_steps = 9;
  std::array<std::int64_t, most_steps + 1> by_steps{};

  // Of segments for sale: how often one could be afforded, and was bought.
  std::array<std::int64_t, for_sale> affordable{};
  std::array<std::int64_t, for_sale> bought{};
  /// Points by owning it, by the turn in which it came.
  std::array<std::array<Sample, turns>, for_sale> segment_worth{};
  /// Purchases tried with other segments, by the turn.
  std::array<std::int64_t, turns> tried{};
  /// Points by what a chest holds.
  std::array<Sample, all_chests> chest_worth{};

  void add(const Tally& other);
  /// The mean over the turns in which segments are bought, so that one which is there for longer
  /// is not compared at other times than its peers.
  Estimate worth_of_segment(int for_sale_number) const;
};

}  // namespace reverie::balance
