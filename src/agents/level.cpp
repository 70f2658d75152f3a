// SPDX-License-Identifier: Apache-2.0
#include "agents/level.hpp"

#include "core/names.hpp"

namespace reverie {

BotSpec bot_of(const AnyGame& game, Level level) {
  return read_bot_spec(game.bot_of_level(static_cast<std::size_t>(level)), {}).value();
}

const std::vector<std::string>& bot_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all = all_names<Level>();
    all.insert(all.end(), mind_names().begin(), mind_names().end());
    return all;
  }();
  return names;
}

std::expected<BotSpec, Problem> read_bot(const AnyGame& game, std::string_view text,
                                         const Budget& default_budget) {
  if (const auto level = from_name<Level>(text)) return bot_of(game, *level);
  if (!names_a_mind(text)) return std::unexpected(no_such_bot(text, bot_names()));
  return read_bot_spec(text, default_budget);
}

}  // namespace reverie
