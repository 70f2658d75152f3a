// SPDX-License-Identifier: Apache-2.0
// Who sits where: people at the keyboard and bots.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/bot.hpp"
#include "cli/words/texts.hpp"
#include "core/message.hpp"

namespace reverie::cli {

/// What parts a bot from a person where both are named.
inline constexpr std::string_view bot_prefix = "bot:";

struct Sitter {
  /// Nothing for a person.
  std::optional<BotSpec> bot;

  bool is_person() const { return !bot; }
  /// As it stands in logs and is given on the command line: `person`, `bot:tree:1000sims`.
  std::string text() const;
};

std::expected<Sitter, Problem> read_sitter(const AnyGame& game, std::string_view text,
                                           const Budget& default_budget);

/// The players given take the last seats, people the others before them.
std::expected<std::vector<Sitter>, Problem> seat_everybody(const std::vector<std::string>& given,
                                                           const AnyGame& game,
                                                           const Budget& default_budget);

std::vector<std::string> sitter_names(const std::vector<Sitter>& players, const Texts& texts);

}  // namespace reverie::cli
