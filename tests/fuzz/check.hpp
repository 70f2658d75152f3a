// SPDX-License-Identifier: Apache-2.0
// How a fuzz target says that something does not hold: libFuzzer keeps the input of a crash.
#pragma once

#include <cstdlib>

namespace reverie::testing {

inline void check(bool holds) {
  if (!holds) std::abort();
}

}  // namespace reverie::testing
