// SPDX-License-Identifier: Apache-2.0
// A table that is to be cleared, as it was when it was found.
#pragma once

#include <cstdint>

namespace reverie {

struct AbandonedTable {
  std::int64_t number = 0;
  /// If it has another by now, somebody has come back.
  std::int64_t version = 0;
};

}  // namespace reverie
