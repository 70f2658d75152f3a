// SPDX-License-Identifier: Apache-2.0
// SQLite notices damage to the structure of its file, not to the texts in it.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/hash.hpp"

namespace reverie {

/// Of an entry and its place, so that an entry in a wrong place is noticed too.
inline std::int64_t checksum_of(std::string_view table, std::uint64_t version,
                                std::string_view entry) {
  std::string placed;
  placed.reserve(table.size() + entry.size() + 22);
  placed.append(table).append(1, '\n').append(std::to_string(version)).append(1, '\n');
  placed.append(entry);
  return std::bit_cast<std::int64_t>(fnv1a(std::as_bytes(std::span(placed))));
}

}  // namespace reverie
