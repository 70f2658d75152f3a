// SPDX-License-Identifier: Apache-2.0
// How a game ended (DS-F4, DS-A5).
#include <algorithm>
#include <bit>
#include <tuple>

#include "games/dreamscape/dreamscape.hpp"

namespace reverie::dreamscape {
namespace {

/// Most points; in a tie fewest red fragments, then most completed cards (DS-F4).
using Rank = std::tuple<int, int, int>;

Rank rank_of(const Dreamscape& game, const State& state, Seat seat) {
  const Player& player = state.players[seat.index];
  const int score = sheet_of(game.content(), game.options(), state, seat).total();
  return {score, -nightmares_in(player.landscape), std::popcount(player.completed)};
}

bool has_won(const Dreamscape& game, const State& state, Seat seat) {
  const Rank mine = rank_of(game, state, seat);
  if (is_solo(game.options())) {
    return std::get<0>(mine) > score_of_rival(game.content(), game.options(), state);
  }
  for (std::uint8_t i = 0; i < game.seats(); ++i) {
    if (rank_of(game, state, Seat{i}) > mine) return false;
  }
  return true;
}

}  // namespace

Standing Dreamscape::standing(const State& state, Seat seat) const {
  return {has_won(*this, state, seat), sheet_of(*content_, options_, state, seat).total()};
}

Result Dreamscape::result(const State& state) const {
  Result result;
  for (std::uint8_t i = 0; i < seats(); ++i) {
    const Seat seat{i};
    const ScoreSheet sheet = sheet_of(*content_, options_, state, seat);
    SeatResult one{has_won(*this, state, seat),
                   sheet.total(),
                   {{"dreamscape.score.cards", sheet.cards},
                    {"dreamscape.score.walking", sheet.walking},
                    {"dreamscape.score.trees", sheet.trees}}};
    for (std::size_t k = 0; k < state.objectives.size(); ++k) {
      const Term& name = content_->objective_names[state.objectives[k]];
      one.breakdown.push_back({name.key, sheet.objectives[k]});
    }
    one.breakdown.push_back({"dreamscape.score.open_cards", sheet.open_cards});
    if (has_nightmares(options_)) {
      one.breakdown.push_back({"dreamscape.score.nightmares", sheet.nightmares});
    }
    result.seats.push_back(std::move(one));
  }
  if (!is_solo(options_)) {
    result.ending = "dreamscape.ending.morning";
    result.rule = "DS-F4";
    return result;
  }
  result.ending = result.seats[0].won ? "dreamscape.ending.nightmare_beaten"
                                      : "dreamscape.ending.nightmare_won";
  result.rule = "DS-A5";
  return result;
}

}  // namespace reverie::dreamscape
