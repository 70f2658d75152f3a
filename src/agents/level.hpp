// SPDX-License-Identifier: Apache-2.0
// How strong a bot is, as people choose it: three levels by name.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <string_view>

#include "agents/bot.hpp"

namespace reverie {

/// The weakest is no fool, only hasty: a partner of a beginner should not spoil the game.
enum class Level : std::uint8_t { gentle, steady, deep };
BOOST_DESCRIBE_ENUM(Level, gentle, steady, deep)
constexpr std::string_view term_family(Level) { return "table.level"; }

/// The mind and budget behind a level of this game. Measured strengths stand in docs/levels.md.
BotSpec bot_of(const AnyGame& game, Level level);

/// Of all levels, the weakest first, and then of all minds: what people may name as a bot.
const std::vector<std::string>& bot_names();

/// A level by its name, or else a mind (`read_bot_spec`).
std::expected<BotSpec, Problem> read_bot(const AnyGame& game, std::string_view text,
                                         const Budget& default_budget);

}  // namespace reverie
