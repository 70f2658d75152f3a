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

class Reckoning {
 public:
  Reckoning(const Dreamscape& game, const State& state)
      : game_(game), s_(state), standings_(all_standings(game.content(), game.options(), state)) {}

  ScoreSheet sheet(Seat seat) const { return sheet_of(s_, seat, standings_); }

  bool has_won(Seat seat) const {
    const Rank mine = rank(seat);
    if (is_solo(game_.options())) {
      return std::get<0>(mine) > score_of_rival(game_.content(), game_.options(), s_);
    }
    for (std::uint8_t i = 0; i < game_.seats(); ++i) {
      if (rank(Seat{i}) > mine) return false;
    }
    return true;
  }

 private:
  Rank rank(Seat seat) const {
    const Player& player = s_.players[seat.index];
    return {sheet(seat).total(), -nightmares_in(player.landscape), std::popcount(player.completed)};
  }

  const Dreamscape& game_;
  const State& s_;
  AllStandings standings_;
};

}  // namespace

Standing Dreamscape::standing(const State& state, Seat seat) const {
  const Reckoning reckoning(*this, state);
  return {reckoning.has_won(seat), reckoning.sheet(seat).total()};
}

Result Dreamscape::result(const State& state) const {
  Result result;
  const Reckoning reckoning(*this, state);
  for (std::uint8_t i = 0; i < seats(); ++i) {
    const Seat seat{i};
    const ScoreSheet sheet = reckoning.sheet(seat);
    SeatResult one{reckoning.has_won(seat),
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
