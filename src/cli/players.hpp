// SPDX-License-Identifier: Apache-2.0
// Who sits where: people at the keyboard and bots.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/bot.hpp"
#include "cli/texts.hpp"
#include "core/message.hpp"

namespace reverie::cli {

/// What parts a bot from a person where both are named.
inline constexpr std::string_view bot_prefix = "bot:";

struct Player {
  /// Nothing for a person.
  std::optional<BotSpec> bot;

  bool is_person() const { return !bot; }
  /// As it stands in logs and is given on the command line: `person`, `bot:tree:1000sims`.
  std::string text() const;
};

std::expected<Player, Problem> read_player(const AnyGame& game, std::string_view text,
                                           const Budget& default_budget);

/// The players given take the last seats, people the others before them.
std::expected<std::vector<Player>, Problem> seat_players(const std::vector<std::string>& given,
                                                         const AnyGame& game,
                                                         const Budget& default_budget);

std::vector<std::string> player_names(const std::vector<Player>& players, const Texts& texts);

}  // namespace reverie::cli
