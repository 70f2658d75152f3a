// SPDX-License-Identifier: Apache-2.0
#include "table/players.hpp"

#include <boost/mp11.hpp>

namespace reverie {
namespace {

constexpr std::string_view bot_prefix = "bot:";

/// At whatever pace.
bool thinks_alike(const BotSpec& a, const BotSpec& b) {
  return a.mind == b.mind && a.budget == b.budget;
}

}  // namespace

std::string bot_text(const AnyGame& game, Level level) {
  return std::string(bot_prefix) + write_bot_spec(bot_of(game, level));
}

bool is_bot_text(std::string_view player) { return player.starts_with(bot_prefix); }

std::optional<Level> level_of(const AnyGame& game, std::string_view player) {
  if (!is_bot_text(player)) return std::nullopt;
  const std::string_view text = player.substr(bot_prefix.size());
  std::optional<Level> found;
  boost::mp11::mp_for_each<boost::describe::describe_enumerators<Level>>([&](auto level) {
    const BotSpec bot = bot_of(game, level.value);
    const auto named = read_bot_spec(text, bot.budget);
    if (!found && named && thinks_alike(*named, bot)) found = level.value;
  });
  return found;
}

}  // namespace reverie
