// SPDX-License-Identifier: Apache-2.0
// A whole game of uniformly random choices, with nothing around it that would cost time.
#pragma once

#include <cstdint>

#include "core/game.hpp"

namespace reverie::bench {

/// What chance, or the first of the seats that may act, does at random.
template <Game G>
void random_step(const G& game, const Turn& turn, typename G::State& state, Random& random,
                 Silence& silence) {
  if (turn.chance) {
    game.play(state, Actor::chance(), roll(game, state, random), silence);
    return;
  }
  const Seat seat = turn.seats.first();
  const auto choices = game.actions(state, seat);
  const auto chosen = below(random, static_cast<std::uint32_t>(choices.size()));
  game.play(state, seat, choices[chosen], silence);
}

template <Game G>
struct RandomGame {
  typename G::State end;
  std::uint32_t decisions = 0;
  std::uint32_t draws = 0;
};

template <Game G>
RandomGame<G> play_random_game(const G& game, Random& random) {
  RandomGame<G> played{game.deal()};
  Silence silence;
  for (Turn turn = game.turn(played.end); !turn.is_over(); turn = game.turn(played.end)) {
    random_step(game, turn, played.end, random, silence);
    ++(turn.chance ? played.draws : played.decisions);
  }
  return played;
}

}  // namespace reverie::bench
