// SPDX-License-Identifier: Apache-2.0
#include "agents/level.hpp"

#include <utility>

namespace reverie {

BotSpec bot_of(Level level) {
  switch (level) {
    case Level::gentle: return {"thumb", {}};
    case Level::steady: return {"tree", {Budget::Unit::simulations, 200}};
    case Level::deep: return {"tree", {Budget::Unit::simulations, 3000}};
  }
  std::unreachable();
}

}  // namespace reverie
