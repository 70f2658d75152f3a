// SPDX-License-Identifier: Apache-2.0
#include "cli/commands/statistics.hpp"

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
  // Where nobody or everybody won, rounding would leave a bound beside the 0 or 1 that it is.
  return {successes == 0 ? 0.0 : centre - reach, successes == trials ? 1.0 : centre + reach};
}

}  // namespace reverie::cli
