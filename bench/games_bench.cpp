// SPDX-License-Identifier: Apache-2.0
// Whole games of random choices against the same games with a really shuffled deck.
#include <benchmark/benchmark.h>

#include "onirim_modes.hpp"
#include "random_game.hpp"
#include "reference/naive_onirim.hpp"

namespace reverie::bench {
namespace {

void random_games(benchmark::State& run, const onirim::Options& options) {
  const onirim::Onirim game = onirim_with(options);
  Random random(1);
  for (auto _ : run) benchmark::DoNotOptimize(play_random_game(game, random));
  run.SetItemsProcessed(run.iterations());
}

void naive_games(benchmark::State& run, int players) {
  Random random(1);
  for (auto _ : run) benchmark::DoNotOptimize(naive_onirim::play_at_random(players, random));
  run.SetItemsProcessed(run.iterations());
}

BENCHMARK_CAPTURE(random_games, alone, alone)->Name("random games, one player/ours");
BENCHMARK_CAPTURE(naive_games, alone, 1)->Name("random games, one player/naive, shuffled deck");
BENCHMARK_CAPTURE(random_games, together, together_open)->Name("random games, two players/ours");
BENCHMARK_CAPTURE(naive_games, together, 2)->Name("random games, two players/naive, shuffled deck");

}  // namespace
}  // namespace reverie::bench
