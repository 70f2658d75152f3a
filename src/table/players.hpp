// SPDX-License-Identifier: Apache-2.0
// Who plays, as the header of a log says it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "agents/level.hpp"

namespace reverie {

inline constexpr std::string_view person_text = "person";

/// The bot of a level, such as `bot:tree:200sims`.
std::string bot_text(const AnyGame& game, Level level);
bool is_bot_text(std::string_view player);
/// The level that this bot is. One whose budget is not told has any; the weakest such level counts.
std::optional<Level> level_of(const AnyGame& game, std::string_view player);

}  // namespace reverie
