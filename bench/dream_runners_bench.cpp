// SPDX-License-Identifier: Apache-2.0
// The composer against trying every composition, and whole games of Dream Runners.
#include <benchmark/benchmark.h>

#include <memory>
#include <vector>

#include "agents/lineup.hpp"
#include "cli/files/embedded.hpp"
#include "games/dream_runners/knowledge.hpp"
#include "random_game.hpp"
#include "reference/naive_composer.hpp"

namespace reverie::bench {
namespace {

using namespace dream_runners;

DreamRunners untimed(int players) {
  dream_runners::Options options;
  options.players = players;
  options.seconds = 0;
  return DreamRunners::make(options, DreamRunners::load(embedded).value()).value();
}

struct Task {
  Stakes stakes;
  Composition owned;
};

/// Dreams of all levels, one after the other, for a player who owns so many segments.
std::vector<Task> tasks(const DreamRunners& game, int segments) {
  const Knowledge knowledge(weights_of(game, embedded).value());
  constexpr int count = 96;
  std::vector<Task> tasks;
  Random random(3);
  for (int i = 0; i < count; ++i) {
    State state = game.deal();
    state.tile = static_cast<std::uint8_t>(i % all_tiles);
    state.turn = static_cast<std::uint8_t>(state.tile * turns / all_tiles);
    state.phase = Phase::composing;
    Composition& owned = state.players[0].composition;
    const auto set = below(random, most_players) * segments_of_a_set;
    for (std::uint32_t j = 0; j < segments_of_a_set; ++j) {
      owned.add(static_cast<std::uint8_t>(set + j));
    }
    while (owned.size() < segments) {
      const auto one = static_cast<std::uint8_t>(segments_of_sets +
                                                 below(random, all_segments - segments_of_sets));
      if (owned.find(one) < 0) owned.add(one);
    }
    tasks.push_back({knowledge.stakes(game, state, Seat{0}), owned});
  }
  return tasks;
}

void compositions(benchmark::State& run, int segments) {
  const DreamRunners game = untimed(2);
  const std::vector<Task> all = tasks(game, segments);
  std::size_t i = 0;
  for (auto _ : run) {
    const Task& task = all[i++ % all.size()];
    benchmark::DoNotOptimize(compose(game.content(), task.stakes, task.owned));
  }
  run.SetItemsProcessed(run.iterations());
}

void every_composition(benchmark::State& run, int segments) {
  const DreamRunners game = untimed(2);
  const std::vector<Task> all = tasks(game, segments);
  std::size_t i = 0;
  for (auto _ : run) {
    const Task& task = all[i++ % all.size()];
    benchmark::DoNotOptimize(naive_composer::best_of_all(game.content(), task.stakes, task.owned));
  }
  run.SetItemsProcessed(run.iterations());
}

void random_dreams(benchmark::State& run, int players) {
  const DreamRunners game = untimed(players);
  Random random(1);
  for (auto _ : run) benchmark::DoNotOptimize(play_random_game(game, random));
  run.SetItemsProcessed(run.iterations());
}

void thumb_dreams(benchmark::State& run, int players) {
  const DreamRunners game = untimed(players);
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

BENCHMARK_CAPTURE(compositions, four, 4)->Name("best composition, 4 segments/ours");
BENCHMARK_CAPTURE(every_composition, four, 4)->Name("best composition, 4 segments/every one");
BENCHMARK_CAPTURE(compositions, ten, 10)->Name("best composition, 10 segments/ours");
BENCHMARK_CAPTURE(compositions, twelve, 12)->Name("best composition, 12 segments/ours");
BENCHMARK_CAPTURE(random_dreams, two, 2)->Name("random dreams, two players/ours");
BENCHMARK_CAPTURE(thumb_dreams, two, 2)->Name("random dreams, two players/by rule of thumb");
BENCHMARK_CAPTURE(random_dreams, four, 4)->Name("random dreams, four players/ours");
BENCHMARK_CAPTURE(thumb_dreams, four, 4)->Name("random dreams, four players/by rule of thumb");

}  // namespace
}  // namespace reverie::bench
