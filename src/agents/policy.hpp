// SPDX-License-Identifier: Apache-2.0
// What minds ask of a game's Knowledge, and playing a position to its end by rule of thumb.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>

#include "core/game.hpp"

namespace reverie {

/// What a game tells minds about itself beyond its rules; see games/onirim/knowledge.hpp.
template <class G>
concept KnownToMinds = Game<G> && requires(const typename G::Knowledge& knowledge, const G& game,
                                           const typename G::State& state,
                                           const typename G::Actions& actions, Seat seat) {
  typename G::Knowledge::Weights;
  { G::Knowledge::weights_path(game) } -> std::convertible_to<std::string_view>;
  { knowledge.appraise(game, state, actions).size() } -> std::convertible_to<std::size_t>;
  { G::Knowledge::payoff(game, state, seat) } -> std::same_as<float>;
  { G::Knowledge::key(game, state, seat) } -> std::same_as<std::uint64_t>;
};

template <class Scores>
std::size_t index_of_best(const Scores& scores) {
  return static_cast<std::size_t>(std::max_element(scores.begin(), scores.end()) - scores.begin());
}

/// The first of the actions that the rule of thumb likes best.
template <KnownToMinds G>
std::size_t thumb_choice(const typename G::Knowledge& knowledge, const G& game,
                         const typename G::State& state, const typename G::Actions& actions) {
  if (actions.size() == 1) return 0;
  return index_of_best(knowledge.appraise(game, state, actions));
}

/// Plays to the end, every seat by rule of thumb.
template <KnownToMinds G>
void play_out(const typename G::Knowledge& knowledge, const G& game, typename G::State& state,
              Random& random) {
  Silence silence;
  for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
    if (turn.chance) {
      game.play(state, Actor::chance(), roll(game, state, random), silence);
      continue;
    }
    const Seat seat = turn.seats.first();
    const auto actions = game.actions(state, seat);
    game.play(state, seat, actions[thumb_choice(knowledge, game, state, actions)], silence);
  }
}

}  // namespace reverie
