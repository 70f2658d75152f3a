// SPDX-License-Identifier: Apache-2.0
// How a game ended (DS-F4, DS-A5).
#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

#include "games/dreamscape/decision.hpp"
#include "games/dreamscape/dreamscape.hpp"

namespace reverie::dreamscape {
namespace {

/// By measure, more of it is better: red fragments are counted below zero (DS-F4).
using Rank = std::array<int, enum_size<Measure>>;

std::int16_t shown(int count) { return static_cast<std::int16_t>(count); }

class Reckoning {
 public:
  Reckoning(const Dreamscape& game, const State& state)
      : game_(game), s_(state), standings_(all_standings(game.content(), game.options(), state)) {}

  ScoreSheet sheet(Seat seat) const { return sheet_of(s_, seat, standings_); }

  bool has_won(Seat seat) const {
    const Rank mine = rank(seat);
    if (is_solo(game_.options())) return mine[0] > score_of_rival();
    for (std::uint8_t i = 0; i < game_.seats(); ++i) {
      if (rank(Seat{i}) > mine) return false;
    }
    return true;
  }

  Decision decision() const {
    return is_solo(game_.options()) ? decision_against_rival() : decision_among_players();
  }

 private:
  int score_of_rival() const {
    return dreamscape::score_of_rival(game_.content(), game_.options(), s_);
  }

  /// DS-A5: a tie is his.
  Decision decision_against_rival() const {
    constexpr Seat alone{0};
    const int mine = rank(alone)[0];
    const int his = score_of_rival();
    Decision decision;
    if (mine > his) decision.winners.push_back(alone);
    decision.by = Measure::points;
    decision.best = decision.points = shown(std::max(mine, his));
    decision.next = shown(std::min(mine, his));
    decision.margin = shown(std::abs(mine - his));
    return decision;
  }

  /// DS-F4
  Decision decision_among_players() const {
    Rank best = rank(Seat{0});
    for (std::uint8_t i = 1; i < game_.seats(); ++i) best = std::max(best, rank(Seat{i}));
    std::optional<Rank> next;
    Decision decision;
    for (std::uint8_t i = 0; i < game_.seats(); ++i) {
      const Rank one = rank(Seat{i});
      if (one == best) {
        decision.winners.push_back(Seat{i});
      } else {
        next = std::max(next, std::optional(one));
      }
    }
    decision.points = shown(best[0]);
    if (next) part(decision, best, *next);
    return decision;
  }

  static void part(Decision& decision, const Rank& best, const Rank& next) {
    const auto at = static_cast<std::size_t>(std::ranges::mismatch(best, next).in1 - best.begin());
    decision.by = static_cast<Measure>(at);
    const int sign = decision.by == Measure::nightmares ? -1 : 1;
    decision.best = shown(sign * best[at]);
    decision.next = shown(sign * next[at]);
    decision.margin = shown(best[at] - next[at]);
  }

  Rank rank(Seat seat) const {
    const Player& player = s_.players[seat.index];
    return {sheet(seat).total(), -nightmares_in(player.landscape), std::popcount(player.completed)};
  }

  const Dreamscape& game_;
  const State& s_;
  AllStandings standings_;
};

}  // namespace

Decision decision_of(const Dreamscape& game, const State& state) {
  return Reckoning(game, state).decision();
}

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
