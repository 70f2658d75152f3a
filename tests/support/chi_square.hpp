// SPDX-License-Identifier: Apache-2.0
// Pearson's chi-square. All tests of chance in this house are made at one level: a true hypothesis
// fails once in a thousand, and with the fixed seeds of the tests, never or always.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace reverie::testing {

inline constexpr double chance_level = 0.001;

struct ChiSquare {
  double statistic = 0;
  int degrees = 0;

  /// The value that a true hypothesis exceeds with probability `chance_level` (Wilson and
  /// Hilferty's approximation, good to two per cent from five degrees on).
  double critical() const;
  bool agrees() const { return statistic <= critical(); }
};

/// Counts held against equal expectations.
ChiSquare against_uniform(std::span<const std::uint64_t> counts);

/// Two samples of the same size held against each other; values that are rare in both are taken
/// together, so that every cell expects at least ten.
ChiSquare against_each_other(const std::vector<std::uint64_t>& one,
                             const std::vector<std::uint64_t>& other);

}  // namespace reverie::testing
