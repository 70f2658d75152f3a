// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace reverie::cli {

struct Interval {
  double low = 0;
  double high = 1;
};

/// Wilson's 95 % interval for a share: right for few games and for shares near 0 and 1 too.
Interval wilson95(std::uint64_t successes, std::uint64_t trials);

}  // namespace reverie::cli
