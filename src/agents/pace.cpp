// SPDX-License-Identifier: Apache-2.0
#include "agents/pace.hpp"

#include <algorithm>

#include "core/random.hpp"

namespace reverie {

std::int64_t step_time(const BotSpec& bot, std::int64_t left, std::uint64_t draw) {
  constexpr std::int64_t steps_to_hope_for = 4;
  if (bot.pace == 0) return 0;
  Random random(draw);
  const std::int64_t unhurried = bot.pace / 2 + below(random, bot.pace);
  return std::min(unhurried, std::max<std::int64_t>(0, left) / steps_to_hope_for);
}

}  // namespace reverie
