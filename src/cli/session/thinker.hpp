// SPDX-License-Identifier: Apache-2.0
// Lets a bot think in a thread of its own, so that whoever waits for it can stop waiting.
#pragma once

#include <functional>
#include <future>
#include <optional>

#include "agents/bot.hpp"

namespace reverie::cli {

class Thinker {
 public:
  /// What the bot advises, or nothing if an interrupt comes first: the bot then goes on thinking,
  /// so that it and the position must stay until the thinker goes, and the thinker waits when it
  /// goes. `when_long` is called once, if the thought is not an instant one.
  std::optional<Advice> ask(Bot& bot, const Position& position, Seat seat,
                            const std::function<void()>& when_long);

 private:
  std::future<Advice> thought_;
};

}  // namespace reverie::cli
