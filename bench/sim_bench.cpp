// SPDX-License-Identifier: Apache-2.0
// `reverie sim`, by the code that it runs, beside a loop with nothing around it.
#include <benchmark/benchmark.h>

#include <chrono>
#include <string>
#include <thread>

#include "agents/lineup.hpp"
#include "agents/reach.hpp"
#include "cli/commands/simulation.hpp"
#include "cli/files/embedded.hpp"
#include "games/dream_runners/knowledge.hpp"
#include "onirim_modes.hpp"
#include "random_game.hpp"
#include "support/embedded_shelf.hpp"

namespace reverie::bench {
namespace {

/// On one thread. What waits for it sleeps, and its own time is what is measured.
void simulation(benchmark::State& run, const std::string& game, const RawJson& options,
                const std::string& mind, std::uint64_t games) {
  cli::SimulationPlan plan;
  plan.arena.game = testing::embedded_shelf().make(game, options).value();
  plan.arena.seats.assign(static_cast<std::size_t>(plan.arena.game->seats()), BotSpec{mind, {}});
  plan.games = games;
  for (auto _ : run) {
    const auto simulation = cli::Simulation::prepare(plan, embedded).value();
    simulation->start();
    while (!simulation->done()) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    ++plan.arena.seed;
  }
  run.SetItemsProcessed(run.iterations() * static_cast<std::int64_t>(games));
}

void random_loop(benchmark::State& run) {
  const onirim::Onirim game = onirim_with(alone);
  Random random(1);
  for (auto _ : run) benchmark::DoNotOptimize(play_random_game(game, random));
  run.SetItemsProcessed(run.iterations());
}

void thumb_loop(benchmark::State& run) {
  using namespace dream_runners;
  dream_runners::Options options;
  options.players = 2;
  options.seconds = 0;
  const DreamRunners game =
      DreamRunners::make(options, DreamRunners::load(embedded).value()).value();
  const Knowledge knowledge(weights_of(game, embedded).value());
  Random random(1);
  for (auto _ : run) {
    State state = game.deal();
    ToTheEnd to_the_end;
    play_out(knowledge, game, state, random, to_the_end);
    benchmark::DoNotOptimize(state);
  }
  run.SetItemsProcessed(run.iterations());
}

const RawJson two_untimed{R"({"players":2,"seconds":0})"};

BENCHMARK_CAPTURE(simulation, onirim, "onirim", RawJson{}, "random", 50'000)
    ->Name("sim, random games/ours")
    ->MeasureProcessCPUTime();
BENCHMARK(random_loop)->Name("sim, random games/the loop");
BENCHMARK_CAPTURE(simulation, dreams, "dream_runners", two_untimed, "thumb", 300)
    ->Name("sim, dreams by thumb/ours")
    ->MeasureProcessCPUTime();
BENCHMARK(thumb_loop)->Name("sim, dreams by thumb/the loop");

}  // namespace
}  // namespace reverie::bench
