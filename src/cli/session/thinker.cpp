// SPDX-License-Identifier: Apache-2.0
#include "cli/session/thinker.hpp"

#include <chrono>

#include "cli/terminal/interrupt.hpp"

namespace reverie::cli {
namespace {

/// Whoever waits no longer than this would only see something flicker.
constexpr std::chrono::milliseconds instant(300);
constexpr std::chrono::milliseconds glance(10);

}  // namespace

std::optional<Advice> Thinker::ask(Bot& bot, const Position& position, Seat seat,
                                   const std::function<void()>& when_long) {
  using Clock = std::chrono::steady_clock;
  const auto long_after = Clock::now() + instant;
  thought_ = std::async(std::launch::async,
                        [&bot, &position, seat] { return bot.advise(position, seat); });
  for (bool told = false; thought_.wait_for(glance) != std::future_status::ready;) {
    if (interrupted()) return std::nullopt;
    if (told || Clock::now() < long_after) continue;
    when_long();
    told = true;
  }
  return thought_.get();
}

}  // namespace reverie::cli
