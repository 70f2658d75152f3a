// SPDX-License-Identifier: Apache-2.0
#include "games/dreamscape/knowledge.hpp"

#include <algorithm>
#include <cmath>

#include "core/hash.hpp"
#include "games/dreamscape/outlook.hpp"

namespace reverie::dreamscape {
namespace {

/// How far ahead of the best other, Mr Nightmare included.
float lead(const Dreamscape& game, const State& state, Seat seat, auto worth_of) {
  const float mine = worth_of(seat);
  if (is_solo(game.options())) {
    return mine - static_cast<float>(score_of_rival(game.content(), game.options(), state));
  }
  float best = -1000;
  for (std::uint8_t i = 0; i < game.seats(); ++i) {
    if (Seat{i} != seat) best = std::max(best, worth_of(Seat{i}));
  }
  return mine - best;
}

template <class Scores>
std::size_t best_of(const Scores& scores) {
  return static_cast<std::size_t>(std::ranges::max_element(scores) - scores.begin());
}

float share_of(float lead) {
  constexpr float clear = 12;
  return 1 / (1 + std::exp(-lead / clear));
}

}  // namespace

float Knowledge::worth(const Dreamscape& game, const State& state, Seat seat) const {
  return Outlook(w_, game, state, seat).promise(state);
}

InlineVector<float, most_actions> Knowledge::appraise(const Dreamscape& game, const State& state,
                                                      Seat seat, const Actions& actions) const {
  InlineVector<float, most_actions> scores;
  const Outlook outlook(w_, game, state, seat);
  for (const Action& action : actions) {
    scores.push_back(outlook.promise(after(game, state, seat, action)));
  }
  return scores;
}

Plan Knowledge::plan(const Dreamscape& game, const State& state, Seat seat) const {
  switch (state.phase) {
    case Phase::voyage:
    case Phase::creation:
    case Phase::dawn: return best_turn(w_, game, state, seat, effort_).plan;
    default: {
      const auto actions = game.actions(state, seat);
      return {actions[best_of(appraise(game, state, seat, actions))]};
    }
  }
}

float Knowledge::estimate(const Dreamscape& game, const State& state, Seat seat) const {
  return share_of(lead(game, state, seat, [&](Seat one) { return worth(game, state, one); }));
}

float Knowledge::payoff(const Dreamscape& game, const State& state, Seat seat) {
  constexpr float for_points = 0.2F;
  const float ahead = lead(game, state, seat, [&](Seat one) {
    return static_cast<float>(sheet_of(game.content(), game.options(), state, one).total());
  });
  const float won = game.standing(state, seat).won ? 1 : 0;
  return (1 - for_points) * won + for_points * share_of(ahead);
}

std::uint64_t Knowledge::key(const Dreamscape& /*game*/, const State& state, Seat /*observer*/) {
  return quick_state_hash(state);
}

}  // namespace reverie::dreamscape
