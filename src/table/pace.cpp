// SPDX-License-Identifier: Apache-2.0
#include "table/pace.hpp"

#include <utility>

#include "core/random.hpp"

namespace reverie {
namespace {

/// What a step takes on average; docs/levels.md says how races against these end.
std::uint32_t usual_pace(Level level) {
  switch (level) {
    case Level::gentle: return 7000;
    case Level::steady: return 4500;
    case Level::deep: return 2500;
  }
  std::unreachable();
}

}  // namespace

std::int64_t pace_of(Level level, std::uint64_t draw) {
  Random random(draw);
  const std::uint32_t usual = usual_pace(level);
  return usual / 2 + below(random, usual);
}

}  // namespace reverie
