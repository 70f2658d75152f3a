// SPDX-License-Identifier: Apache-2.0
// Options, and how a game ended.
#include "games/onirim/onirim.hpp"

namespace reverie::onirim {

std::expected<Onirim, Problem> Onirim::make(const Options& options) {
  if (options.players == 1 && options.hands == Hands::hidden) {
    return std::unexpected(
        Problem{"hands=hidden needs players=2: alone there is nobody to hide from"});
  }
  return Onirim(options);
}

std::string Onirim::rule_of(Ending ending) const {
  switch (ending) {
    case Ending::escaped: return two_players() ? "ON-2W" : "ON-W1";
    case Ending::deck_empty: return "ON-X1";
    case Ending::door_lost: return "ON-D3";
    case Ending::none: break;
  }
  return {};
}

Result Onirim::result(const State& state) const {
  Result result;
  result.ending = "onirim.ending." + std::string(name_of(state.ending));
  result.rule = rule_of(state.ending);
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
