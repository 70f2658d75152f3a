// SPDX-License-Identifier: Apache-2.0
// How a game ended (DR-F, DR-F2).
#include <algorithm>
#include <utility>

#include "games/dream_runners/dream_runners.hpp"

namespace reverie::dream_runners {
namespace {

SeatResult asleep(const ScoreView& score) {
  return {false,
          score.total(),
          {{"dream_runners.score.stars", score.stars},
           {"dream_runners.score.serenity", score.serenity},
           {"dream_runners.score.segments", score.segments}}};
}

}  // namespace

Result DreamRunners::result(const State& state) const {
  Result result;
  int sleeping = 0;
  /// Points, and in a tie coins.
  using Standing = std::pair<int, int>;
  Standing best{-1, -1};
  const auto standing = [&](int i) {
    const Player& player = state.players[static_cast<std::size_t>(i)];
    return Standing{score_of(*content_, player).total(), player.coins};
  };
  for (int i = 0; i < seats(); ++i) {
    const Player& player = state.players[static_cast<std::size_t>(i)];
    if (player.awake) {
      result.seats.emplace_back();  // DR-B6: lost, whatever was gained before
      continue;
    }
    ++sleeping;
    best = std::max(best, standing(i));
    result.seats.push_back(asleep(score_of(*content_, player)));
  }
  for (int i = 0; i < seats(); ++i) {
    const bool is_asleep = !state.players[static_cast<std::size_t>(i)].awake;
    result.seats[static_cast<std::size_t>(i)].won = is_asleep && standing(i) == best;
  }
  const bool last_one = seats() > 1 && sleeping == 1;
  if (sleeping == 0) {
    result.ending = "dream_runners.ending.all_awake";
  } else {
    result.ending =
        last_one ? "dream_runners.ending.last_asleep" : "dream_runners.ending.eight_turns";
  }
  result.rule = sleeping == 0 || last_one ? "DR-F2" : "DR-F";
  return result;
}

}  // namespace reverie::dream_runners
