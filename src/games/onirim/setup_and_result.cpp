// SPDX-License-Identifier: Apache-2.0
// Options, and how a game ended.
#include "games/onirim/onirim.hpp"

namespace reverie::onirim {

std::expected<Onirim, Problem> Onirim::make(const Options& options) {
  if (options.players != 1 && options.players != 2) {
    return std::unexpected(
        Problem{"players must be 1 or 2, not " + std::to_string(options.players)});
  }
  if (options.players == 1 && options.hands == Hands::hidden) {
    return std::unexpected(
        Problem{"hands=hidden needs players=2: alone there is nobody to hide from"});
  }
  return Onirim(options);
}

Result Onirim::result(const State& state) const {
  Result result;
  result.ending = "onirim.ending." + std::string(name_of(state.ending));
  switch (state.ending) {
    case Ending::escaped: result.rule = two_players() ? "ON-2W" : "ON-W1"; break;
    case Ending::deck_empty: result.rule = "ON-X1"; break;
    case Ending::door_lost: result.rule = "ON-D3"; break;
    case Ending::none: break;
  }
  // Players win or lose together: the score of each is the doors of all.
  std::vector<ScoreLine> lines;
  std::int32_t total = 0;
  for (const Colour colour : all_colours) {
    const int doors = state.doors[0][colour] + state.doors[1][colour];
    lines.push_back({"onirim.score." + std::string(name_of(door_of(colour))), doors});
    total += doors;
  }
  for (int i = 0; i < seats(); ++i) {
    result.seats.push_back({state.ending == Ending::escaped, total, lines});
  }
  return result;
}

}  // namespace reverie::onirim
