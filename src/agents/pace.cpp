// SPDX-License-Identifier: Apache-2.0
#include "agents/pace.hpp"

#include <algorithm>

#include "core/random.hpp"

namespace reverie {

std::uint32_t mood_of(std::uint64_t draw) {
  // As often twice as quick as twice as slow.
  constexpr std::uint32_t usual = 100;
  constexpr std::uint32_t most_more = 150;
  Random random(draw);
  const std::uint32_t slower = usual + below(random, most_more + 1);
  return below(random, 2) == 0 ? slower : usual * usual / slower;
}

std::int64_t step_time(const BotSpec& bot, std::uint32_t mood, std::int64_t left,
                       std::uint64_t draw) {
  constexpr std::int64_t steps_to_hope_for = 4;
  if (bot.pace == 0) return 0;
  Random random(draw);
  const std::int64_t usual = bot.pace / 2 + below(random, bot.pace);
  const std::int64_t unhurried = usual * mood / 100;
  return std::min(unhurried, std::max<std::int64_t>(0, left) / steps_to_hope_for);
}

}  // namespace reverie
