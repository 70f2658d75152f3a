// SPDX-License-Identifier: Apache-2.0
// How fast bots move where time counts: beside people who race them, a bot that answers at once
// would be no fun.
#pragma once

#include <cstdint>

#include "agents/bot.hpp"

namespace reverie {

/// How long all steps of a bot take while one timer runs, in hundredths of the usual: like people
/// it is quick with one thing and slow with the next. Without that, the one who is a little quicker
/// at every step would always be the first. The same draw gives the same.
std::uint32_t mood_of(std::uint64_t draw);

/// Milliseconds from the moment at which a bot may act to its move, while a timer runs that has so
/// many left: from half to one and a half times its pace in this mood, and less when time grows
/// short, as people hurry. The same draw gives the same.
std::int64_t step_time(const BotSpec& bot, std::uint32_t mood, std::int64_t left,
                       std::uint64_t draw);

}  // namespace reverie
