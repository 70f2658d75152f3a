// SPDX-License-Identifier: Apache-2.0
// Simulations of the tree against plain playouts of the same positions.
#include <benchmark/benchmark.h>

#include <string>

#include "agents/lineup.hpp"
#include "cli/files/embedded.hpp"
#include "games/onirim/knowledge.hpp"
#include "onirim_modes.hpp"
#include "support/tiny_games.hpp"

namespace reverie::bench {
namespace {

/// The first decision of a game: the longest playouts, so the least that a tree can do a second.
onirim::State first_decision(const onirim::Onirim& game) {
  onirim::State state = game.deal();
  Random random(9);
  Silence silence;
  while (game.turn(state).chance) {
    game.play(state, Actor::chance(), roll(game, state, random), silence);
  }
  return state;
}

void simulations(benchmark::State& run, const std::string& mind_name,
                 const onirim::Options& options) {
  const Budget budget{Budget::Unit::simulations, 1000};
  const onirim::Onirim game = onirim_with(options);
  const auto mind = make_mind(game, BotSpec{mind_name, budget}, embedded);
  if (!mind) return run.SkipWithError(mind.error().what.c_str());
  const onirim::State state = first_decision(game);
  const Situation<onirim::Onirim> situation(game, state, state.active);
  std::uint64_t seed = 0;
  for (auto _ : run) {
    (*mind)->begin_game(++seed);
    benchmark::DoNotOptimize((*mind)->decide(situation));
  }
  run.SetItemsProcessed(run.iterations() * budget.amount);
}

/// 300 choices at every step.
template <class ItsMind>
void wide_simulations(benchmark::State& run) {
  using testing::Wide;
  const Budget budget{Budget::Unit::simulations, 2000};
  const Wide game = Wide::make({}).value();
  ItsMind mind({}, budget);
  const auto state = game.deal();
  std::uint64_t seed = 0;
  for (auto _ : run) {
    mind.begin_game(++seed);
    benchmark::DoNotOptimize(mind.decide(Situation<Wide>(game, state, Seat{0})));
  }
  run.SetItemsProcessed(run.iterations() * budget.amount);
}

BENCHMARK(wide_simulations<TreeMind<testing::Wide>>)->Name("tree simulations, 300 actions/ours");
BENCHMARK(wide_simulations<FlatMind<testing::Wide>>)
    ->Name("tree simulations, 300 actions/playouts of flat");
BENCHMARK_CAPTURE(simulations, tree, "tree", alone)->Name("tree simulations, one player/ours");
BENCHMARK_CAPTURE(simulations, flat, "flat", alone)
    ->Name("tree simulations, one player/playouts of flat");
BENCHMARK_CAPTURE(simulations, tree_hidden, "tree", together_hidden)
    ->Name("tree simulations, hidden hands/ours");
BENCHMARK_CAPTURE(simulations, flat_hidden, "flat", together_hidden)
    ->Name("tree simulations, hidden hands/playouts of flat");

}  // namespace
}  // namespace reverie::bench
