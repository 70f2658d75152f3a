// SPDX-License-Identifier: Apache-2.0
// Minds playing whole games, one at a time. Every game is a function of the plan and its number, so
// games may be dealt out to threads in any way without changing a result.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "agents/bot.hpp"
#include "core/log.hpp"
#include "core/shortcuts.hpp"
#include "games/registry.hpp"

namespace reverie {

struct ArenaPlan {
  std::shared_ptr<const AnyGame> game;
  /// One for each seat.
  std::vector<BotSpec> seats;
  std::uint64_t seed = 1;
};

struct ArenaGame {
  /// Of each seat.
  Standings seats;
  /// Inputs of seats, and of everybody.
  std::uint32_t decisions = 0;
  std::uint32_t length = 0;
  /// When asked for.
  std::optional<Log> log;
};

/// Not for several threads at once: make one for each.
class Arena {
 public:
  virtual ~Arena() = default;
  virtual ArenaGame play(std::uint64_t number, bool with_log) = 0;
};

std::expected<std::unique_ptr<Arena>, Problem> make_arena(const ArenaPlan& plan,
                                                          const ContentReader& content);

}  // namespace reverie
