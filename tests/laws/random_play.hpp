// SPDX-License-Identifier: Apache-2.0
// Random games, step by step. The game with seed S is the same in every law, so a failure can be
// looked at with any of them.
#pragma once

#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "agents/policy.hpp"
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
           std::to_string(number) + " '" + game.write(next.action) + "'";
  }
};

template <Game G>
G make_game(const typename G::Options& options) {
  if constexpr (ReadsContent<G>) {
    static const auto content = OptionSets<G>::content();
    return G::make(options, content).value();
  } else {
    return G::make(options).value();
  }
}

/// One of the actions, by the weights that the game gives them; `weight_of` tells one's weight.
template <class List, class WeightOf>
const auto& pick_weighted(const List& actions, Random& random, WeightOf weight_of) {
  std::uint32_t total = 0;
  for (const auto& action : actions) total += weight_of(action);
  std::uint32_t at = below(random, total);
  const auto* chosen = &*actions.begin();
  for (const auto& action : actions) {
    chosen = &action;
    if (at < weight_of(action)) break;
    at -= weight_of(action);
  }
  return *chosen;
}

/// Where the clock may act it does so now and then, behind this many inputs on average.
inline constexpr std::uint32_t inputs_before_the_clock = 64;

/// What chance, the clock or one of the seats to act does; nothing when nobody can.
template <Game G>
std::optional<Input<G>> random_input(const G& game, const typename G::State& state,
                                     Random& random) {
  const Turn turn = game.turn(state);
  if (turn.chance) return Input<G>{Actor::chance(), roll(game, state, random)};
  if (turn.clock && below(random, inputs_before_the_clock) == 0) {
    return Input<G>{Actor::clock(), timer(game, state).value().action};
  }
  if (turn.seats.empty()) return std::nullopt;
  const Seat seat = any_seat(turn.seats, random);
  const auto actions = game.actions(state, seat);
  if (actions.empty()) return std::nullopt;
  return Input<G>{seat, pick_weighted(actions, random, OptionSets<G>::weight)};
}

/// Everything that can be done in a position, by anyone; of very long lists a part.
template <Game G>
std::vector<Input<G>> all_inputs(const G& game, const typename G::State& state, Random& random) {
  constexpr std::size_t enough = 40;
  std::vector<Input<G>> inputs;
  for (std::uint8_t i = 0; i < game.seats(); ++i) {
    const auto actions = game.actions(state, Seat{i});
    const std::size_t step = actions.size() / enough + 1;
    const auto first = below(random, static_cast<std::uint32_t>(step));
    for (std::size_t at = first; at < actions.size(); at += step) {
      inputs.push_back({Seat{i}, actions[at]});
    }
  }
  for (const auto& outcome : game.chance(state)) {
    inputs.push_back({Actor::chance(), outcome.action});
  }
  if (const auto running = timer(game, state)) inputs.push_back({Actor::clock(), running->action});
  return inputs;
}

/// Plays one random game and shows every moment of it; returns the last position. Stops where
/// nobody can act or the game grows too long: the law *alive* complains about that.
template <Game G, class Visit>
typename G::State random_game(const G& game, std::uint64_t seed, Visit visit) {
  Random random(seed);
  Silence silence;
  typename G::State state = game.deal();
  for (int number = 0; number <= game.longest_game(); ++number) {
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
    const G game = make_game<G>(options);
    for (int seed = 0; seed < games; ++seed) {
      check(game, static_cast<std::uint64_t>(seed));
      if (::testing::Test::HasFailure()) return;
    }
  }
}

}  // namespace reverie::laws
