// SPDX-License-Identifier: Apache-2.0
#include "laws/law_games.hpp"

#include <algorithm>
#include <cstdlib>

namespace reverie::laws {

int law_games(int share) {
  constexpr int normal_run = 100'000;
  const char* asked = std::getenv("REVERIE_LAW_GAMES");
  const int games = asked != nullptr ? std::atoi(asked) : normal_run;
  return std::max(1, games / share);
}

}  // namespace reverie::laws
