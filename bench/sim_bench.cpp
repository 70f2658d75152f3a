// SPDX-License-Identifier: Apache-2.0
// `reverie sim`, by the code that it runs, beside a loop with nothing around it.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <thread>

#include "agents/lineup.hpp"
#include "agents/reach.hpp"
#include "cli/commands/simulation.hpp"
#include "cli/files/embedded.hpp"
#include "dreamscape_modes.hpp"
#include "games/dream_runners/knowledge.hpp"
#include "onirim_modes.hpp"
#include "random_game.hpp"
#include "sim_games.hpp"
#include "support/embedded_shelf.hpp"

namespace reverie::bench {
namespace {

const RawJson two_untimed{R"({"players":2,"seconds":0})"};

/// On one thread. What waits for it sleeps.
void simulate(const std::string& game, const RawJson& options, const std::string& mind,
              std::uint64_t games) {
  static std::uint64_t seed = 0;
  cli::SimulationPlan plan;
  plan.arena.game = testing::embedded_shelf().make(game, options).value();
  plan.arena.seats.assign(static_cast<std::size_t>(plan.arena.game->seats()), BotSpec{mind, {}});
  plan.arena.seed = ++seed;
  plan.games = games;
  const auto simulation = cli::Simulation::prepare(plan, embedded).value();
  simulation->start();
  while (!simulation->done()) std::this_thread::sleep_for(std::chrono::milliseconds(5));
}

void simulate_random(std::uint64_t games) { simulate("onirim", RawJson{}, "random", games); }
void simulate_landscapes(std::uint64_t games) {
  simulate("dreamscape", RawJson{R"({"players":2})"}, "random", games);
}
void simulate_thumb(std::uint64_t games) { simulate("dream_runners", two_untimed, "thumb", games); }

void loop_random(std::uint64_t games) {
  static Random random(1);
  const onirim::Onirim game = onirim_with(alone);
  for (; games > 0; --games) benchmark::DoNotOptimize(play_random_game(game, random));
}

void loop_landscapes(std::uint64_t games) {
  static Random random(1);
  const dreamscape::Dreamscape game = dreamscape_with(two_dreamers);
  for (; games > 0; --games) benchmark::DoNotOptimize(play_random_game(game, random));
}

dream_runners::DreamRunners dreams() {
  dream_runners::Options options;
  options.players = 2;
  options.seconds = 0;
  return dream_runners::DreamRunners::make(options,
                                           dream_runners::DreamRunners::load(embedded).value())
      .value();
}

void loop_thumb(std::uint64_t games) {
  static const dream_runners::DreamRunners game = dreams();
  static const dream_runners::Knowledge knowledge(weights_of(game, embedded).value());
  static Random random(1);
  for (; games > 0; --games) {
    dream_runners::State state = game.deal();
    ToTheEnd to_the_end;
    play_out(knowledge, game, state, random, to_the_end);
    benchmark::DoNotOptimize(state);
  }
}

/// So many games at a time.
void measure(benchmark::State& run, std::uint64_t games, void (*play)(std::uint64_t)) {
  for (auto _ : run) play(games);
  run.SetItemsProcessed(run.iterations() * static_cast<std::int64_t>(games));
}

constexpr std::uint64_t many = 50'000;
constexpr std::uint64_t fewer = 5'000;
constexpr std::uint64_t some = 300;

BENCHMARK_CAPTURE(measure, random_ours, many, simulate_random)
    ->Name("sim, random games/ours")
    ->MeasureProcessCPUTime();
BENCHMARK_CAPTURE(measure, random_loop, many, loop_random)->Name("sim, random games/the loop");
BENCHMARK_CAPTURE(measure, landscapes_ours, fewer, simulate_landscapes)
    ->Name("sim, random landscapes/ours")
    ->MeasureProcessCPUTime();
BENCHMARK_CAPTURE(measure, landscapes_loop, fewer, loop_landscapes)
    ->Name("sim, random landscapes/the loop");
BENCHMARK_CAPTURE(measure, thumb_ours, some, simulate_thumb)
    ->Name("sim, dreams by thumb/ours")
    ->MeasureProcessCPUTime();
BENCHMARK_CAPTURE(measure, thumb_loop, some, loop_thumb)->Name("sim, dreams by thumb/the loop");

struct Way {
  std::string_view name;
  void (*play)(std::uint64_t games);
};
constexpr std::array<Way, 6> ways{{{"sim-random", simulate_random},
                                   {"loop-random", loop_random},
                                   {"sim-landscapes", simulate_landscapes},
                                   {"loop-landscapes", loop_landscapes},
                                   {"sim-thumb", simulate_thumb},
                                   {"loop-thumb", loop_thumb}}};

}  // namespace

bool play_only(std::string_view way, std::uint64_t games) {
  const auto* const found = std::ranges::find(ways, way, &Way::name);
  if (found == ways.end()) return false;
  found->play(games);
  return true;
}

}  // namespace reverie::bench
