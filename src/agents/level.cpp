// SPDX-License-Identifier: Apache-2.0
#include "agents/level.hpp"

#include "agents/dispatch.hpp"

namespace reverie {

BotSpec bot_of(const AnyGame& game, Level level) {
  return with_static_type(game, [&]<class G>(const TypedGame<G>&) {
    return read_bot_spec(G::Knowledge::levels.at(static_cast<std::size_t>(level)), {}).value();
  });
}

}  // namespace reverie
