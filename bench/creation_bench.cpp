// SPDX-License-Identifier: Apache-2.0
// The best Creation of Dreamscape: the planner's beside trying every one.
#include <benchmark/benchmark.h>

#include <optional>
#include <vector>

#include "agents/lineup.hpp"
#include "cli/files/embedded.hpp"
#include "games/dreamscape/knowledge.hpp"
#include "random_game.hpp"
#include "reference/every_creation.hpp"

namespace reverie::bench {
namespace {

using namespace dreamscape;

constexpr Seat builder{0};

Dreamscape for_two() {
  dreamscape::Options options;
  options.players = 2;
  return Dreamscape::make(options, Dreamscape::load(embedded).value()).value();
}

/// Small Hands and no cards, so that all of it can be tried and chance has no part in it.
void make_small(State& state) {
  Player& me = state.players[builder.index];
  me.open = 0;
  me.top = no_card;
  me.hands = {};
  for (const Fragment kind : {Fragment::water, Fragment::grass, Fragment::movement}) {
    me.hands[kind] = 1;
  }
}

/// Creations as random games come to them.
std::vector<State> creations(const Dreamscape& game) {
  constexpr std::size_t wanted = 24;
  std::vector<State> found;
  Random random(7);
  Silence silence;
  while (found.size() < wanted) {
    State state = game.deal();
    for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
      const bool begins = state.phase == Phase::creation && turn.seats == builder &&
                          state.players[builder.index].question == Question::none;
      if (begins && state.cycle == found.size() % cycles_of_a_full_game) {
        found.push_back(state);
        make_small(found.back());
        break;
      }
      random_step(game, turn, state, random, silence);
    }
  }
  return found;
}

void planned(benchmark::State& run) {
  const Dreamscape game = for_two();
  const Weights weights = weights_of(game, embedded).value();
  const std::vector<State> all = creations(game);
  const Effort effort{.creation = 100'000};  // wide enough for all of them
  std::size_t i = 0;
  for (auto _ : run) {
    benchmark::DoNotOptimize(best_turn(weights, game, all[i++ % all.size()], builder, effort));
  }
  run.SetItemsProcessed(run.iterations());
}

void tried(benchmark::State& run) {
  const Dreamscape game = for_two();
  const Weights weights = weights_of(game, embedded).value();
  const std::vector<State> all = creations(game);
  std::size_t i = 0;
  for (auto _ : run) {
    const EveryCreation every(game, weights, all[i++ % all.size()], builder);
    benchmark::DoNotOptimize(every.best());
  }
  run.SetItemsProcessed(run.iterations());
}

/// A plan as the levels make it, from a position as it comes.
void plans_of_a_level(benchmark::State& run, std::optional<std::uint32_t> positions) {
  const Dreamscape game = for_two();
  Knowledge knowledge(weights_of(game, embedded).value());
  if (positions) knowledge.plan_with(*positions);
  Random random(9);
  State state = game.deal();
  Silence silence;
  for (auto _ : run) {
    for (Turn turn = game.turn(state); turn.chance || turn.is_over(); turn = game.turn(state)) {
      if (turn.is_over()) {
        state = game.deal();
      } else {
        random_step(game, turn, state, random, silence);
      }
    }
    const Seat seat = game.turn(state).seats.first();
    for (const Action& step : knowledge.plan(game, state, seat)) {
      game.play(state, seat, step, silence);
    }
  }
  run.SetItemsProcessed(run.iterations());
}

constexpr std::uint32_t of_deep = 1000;

BENCHMARK(planned)->Name("best Creation, three fragments/ours");
BENCHMARK(tried)->Name("best Creation, three fragments/every one");
BENCHMARK_CAPTURE(plans_of_a_level, deep, of_deep)->Name("plans of Dreamscape/ours");
BENCHMARK_CAPTURE(plans_of_a_level, steady, std::nullopt)->Name("plans of Dreamscape/steady");

}  // namespace
}  // namespace reverie::bench
