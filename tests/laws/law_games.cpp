// SPDX-License-Identifier: Apache-2.0
#include "laws/law_games.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <iostream>
#include <string_view>

namespace reverie::laws {
namespace {

/// A word that is no number must not pass for a run that held the laws.
int read_games(std::string_view text) {
  int games = 0;
  const auto [stop, error] = std::from_chars(text.begin(), text.end(), games);
  if (error == std::errc() && stop == text.end() && games > 0) return games;
  std::cerr << "REVERIE_LAW_GAMES must be a whole number above 0, not '" << text << "'\n";
  std::exit(2);
}

}  // namespace

int law_games(int share, int fewest) {
  constexpr int normal_run = 100'000;
  const char* asked = std::getenv("REVERIE_LAW_GAMES");
  return std::max(fewest, (asked != nullptr ? read_games(asked) : normal_run) / share);
}

}  // namespace reverie::laws
