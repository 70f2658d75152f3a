// SPDX-License-Identifier: Apache-2.0
#include "cli/statistics.hpp"

#include <algorithm>
#include <cmath>

namespace reverie::cli {

Interval wilson95(std::uint64_t successes, std::uint64_t trials) {
  if (trials == 0) return {};
  constexpr double z = 1.959963984540054;
  const auto n = static_cast<double>(trials);
  const double share = static_cast<double>(successes) / n;
  const double scale = 1 + z * z / n;
  const double centre = (share + z * z / (2 * n)) / scale;
  const double reach = z / scale * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
  return {std::max(0.0, centre - reach), std::min(1.0, centre + reach)};
}

}  // namespace reverie::cli
