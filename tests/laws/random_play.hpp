// SPDX-License-Identifier: Apache-2.0
// Random games, step by step. The game with seed S is the same in every law, so a failure can be
// looked at with any of them.
#pragma once

#include <cstdlib>
#include <optional>
#include <string>

#include "core/game.hpp"
#include "core/json_writer.hpp"
#include "laws/law_games.hpp"

namespace reverie::laws {

template <Game G>
struct Input {
  Actor by;
  typename G::Action action;
};

/// One moment of a random game: the position, and the input that comes next.
template <Game G>
struct Moment {
  const G& game;
  const typename G::State& state;
  const Input<G>& next;
  std::uint64_t seed;
  int number;

  /// What to say when a law is broken here.
  std::string where() const {
    return "seed " + std::to_string(seed) + ", options " + to_json(game.options()) + ", input " +
           std::to_string(number) + " '" + G::write(next.action) + "'";
  }
};

/// What chance or one of the seats to act does, uniformly; nothing when nobody can.
template <Game G>
std::optional<Input<G>> random_input(const G& game, const typename G::State& state,
                                     Random& random) {
  const Turn turn = game.turn(state);
  if (turn.chance) return Input<G>{Actor::chance(), roll(game, state, random)};
  SeatSet seats = turn.seats;
  if (seats.empty()) return std::nullopt;
  for (auto skip = below(random, static_cast<std::uint32_t>(seats.size())); skip > 0; --skip) {
    seats = seats - seats.first();
  }
  const auto actions = game.actions(state, seats.first());
  if (actions.empty()) return std::nullopt;
  const auto at = below(random, static_cast<std::uint32_t>(actions.size()));
  return Input<G>{seats.first(), actions[at]};
}

/// Plays one random game and shows every moment of it; returns the last position. Stops where
/// nobody can act or the game grows too long: the law *alive* complains about that.
template <Game G, class Visit>
typename G::State random_game(const G& game, std::uint64_t seed, Visit visit) {
  Random random(seed);
  Silence silence;
  typename G::State state = game.deal();
  for (int number = 0; number <= G::longest_game; ++number) {
    const auto next = random_input(game, state, random);
    if (!next) break;
    visit(Moment<G>{game, state, *next, seed, number});
    game.play(state, next->by, next->action, silence);
  }
  return state;
}

/// Calls `check` for `games` seeds under each option set, until one fails.
template <Game G, class Check>
void for_each_game(int games, Check check) {
  for (const auto& options : OptionSets<G>::all()) {
    const G game = G::make(options).value();
    for (int seed = 0; seed < games; ++seed) {
      check(game, static_cast<std::uint64_t>(seed));
      if (::testing::Test::HasFailure()) return;
    }
  }
}

}  // namespace reverie::laws
