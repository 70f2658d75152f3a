// SPDX-License-Identifier: Apache-2.0
#include "agents/level.hpp"

#include "agents/dispatch.hpp"
#include "core/names.hpp"

namespace reverie {

BotSpec bot_of(const AnyGame& game, Level level) {
  return with_static_type(game, [&]<class G>(const TypedGame<G>&) {
    return read_bot_spec(G::Knowledge::levels.at(static_cast<std::size_t>(level)), {}).value();
  });
}

std::expected<BotSpec, Problem> read_bot(const AnyGame& game, std::string_view text,
                                         const Budget& default_budget) {
  if (const auto level = from_name<Level>(text)) return bot_of(game, *level);
  return read_bot_spec(text, default_budget);
}

}  // namespace reverie
