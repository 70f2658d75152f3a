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

Standing Onirim::standing(const State& state, Seat /*everyone alike*/) const {
  Standing standing{state.ending == Ending::escaped, 0};
  for (const Colour colour : all_colours) {
    standing.score += state.doors[0][colour] + state.doors[1][colour];
  }
  return standing;
}

Result Onirim::result(const State& state) const {
  Result result;
  result.ending = "onirim.ending." + std::string(name_of(state.ending));
  result.rule = rule_of(state.ending);
  std::vector<ScoreLine> lines;
  for (const Colour colour : all_colours) {
    const int doors = state.doors[0][colour] + state.doors[1][colour];
    lines.push_back({"onirim.score." + std::string(name_of(door_of(colour))), doors});
  }
  for (std::uint8_t i = 0; i < seats(); ++i) {
    const auto [won, score] = standing(state, Seat{i});
    result.seats.push_back({won, score, lines});
  }
  return result;
}

}  // namespace reverie::onirim
