// SPDX-License-Identifier: Apache-2.0
// A table that is to be cleared, as it was when it was found.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace reverie {

struct AbandonedTable {
  std::int64_t number = 0;
  /// If either is another by now, somebody has come back.
  std::int64_t version = 0;
  std::int64_t at = 0;
  /// All who belong to it.
  std::vector<std::string> guests;
};

}  // namespace reverie
