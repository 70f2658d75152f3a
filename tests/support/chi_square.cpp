// SPDX-License-Identifier: Apache-2.0
#include "support/chi_square.hpp"

#include <algorithm>
#include <cmath>

namespace reverie::testing {

double ChiSquare::critical() const {
  constexpr double normal_quantile = 3.0902323;  // of 1 - chance_level
  const double spread = 2.0 / (9.0 * degrees);
  const double root = 1.0 - spread + normal_quantile * std::sqrt(spread);
  return degrees * root * root * root;
}

ChiSquare against_uniform(std::span<const std::uint64_t> counts) {
  std::uint64_t total = 0;
  for (const std::uint64_t count : counts) total += count;
  const double expected = static_cast<double>(total) / static_cast<double>(counts.size());
  ChiSquare result{0, static_cast<int>(counts.size()) - 1};
  for (const std::uint64_t count : counts) {
    const double off = static_cast<double>(count) - expected;
    result.statistic += off * off / expected;
  }
  return result;
}

ChiSquare against_each_other(const std::vector<std::uint64_t>& one,
                             const std::vector<std::uint64_t>& other) {
  constexpr double fewest = 20;  // in both samples together: ten expected in each
  ChiSquare result{0, -1};
  double a = 0;
  double b = 0;
  const auto close_cell = [&] {
    if (a + b == 0) return;
    result.statistic += (a - b) * (a - b) / (a + b);
    ++result.degrees;
    a = b = 0;
  };
  const std::size_t size = std::max(one.size(), other.size());
  for (std::size_t i = 0; i < size; ++i) {
    a += i < one.size() ? static_cast<double>(one[i]) : 0.0;
    b += i < other.size() ? static_cast<double>(other[i]) : 0.0;
    if (a + b >= fewest) close_cell();
  }
  close_cell();
  return result;
}

}  // namespace reverie::testing
