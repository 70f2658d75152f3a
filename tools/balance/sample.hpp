// SPDX-License-Identifier: Apache-2.0
// What was counted over many games. Whole numbers only, so that the sums are the same however the
// games are dealt out to threads.
#pragma once

#include <cstdint>

namespace reverie::balance {

inline constexpr double normal95 = 1.959963984540054;

struct Estimate {
  double value = 0;
  /// Half of the 95 % interval.
  double reach = 0;
};

/// Of a whole number seen many times.
struct Sample {
  std::int64_t count = 0;
  std::int64_t sum = 0;
  std::int64_t squares = 0;

  void add(std::int64_t value);
  void add(const Sample& other);
  double mean() const;
  double variance() const;
  Estimate estimate() const;
};

/// A victory is counted in parts, so that one shared by up to four is a whole number too.
inline constexpr int parts_of_a_victory = 12;

}  // namespace reverie::balance
