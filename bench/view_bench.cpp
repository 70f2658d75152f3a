// SPDX-License-Identifier: Apache-2.0
// What is sent to a seat: the view, and the view as JSON.
#include "core/json_writer.hpp"
#include "go_round.hpp"
#include "json_values.hpp"

namespace reverie::bench {
namespace {

void view(benchmark::State& run) {
  const onirim::Onirim game = onirim_with(alone);
  go_round(run, positions(alone), [&](const onirim::State& state) {
    benchmark::DoNotOptimize(game.view(state, Seat{0}));
  });
}

void view_as_values(benchmark::State& run) {
  const onirim::Onirim game = onirim_with(alone);
  go_round(run, positions(alone), [&](const onirim::State& state) {
    benchmark::DoNotOptimize(to_value(game.view(state, Seat{0})));
  });
}

void view_as_json(benchmark::State& run) {
  const onirim::Onirim game = onirim_with(alone);
  go_round(run, positions(alone), [&](const onirim::State& state) {
    benchmark::DoNotOptimize(to_json(game.view(state, Seat{0})));
  });
}

void view_as_json_from_values(benchmark::State& run) {
  const onirim::Onirim game = onirim_with(alone);
  const onirim::View sample = game.view(positions(alone).back(), Seat{0});
  if (boost::json::serialize(to_value(sample)) != to_json(sample)) {
    return run.SkipWithError("the two ways to JSON differ");
  }
  go_round(run, positions(alone), [&](const onirim::State& state) {
    benchmark::DoNotOptimize(boost::json::serialize(to_value(game.view(state, Seat{0}))));
  });
}

BENCHMARK(view)->Name("view/ours");
BENCHMARK(view_as_values)->Name("view/as Boost.JSON values");
BENCHMARK(view_as_json)->Name("view as JSON text/ours");
BENCHMARK(view_as_json_from_values)->Name("view as JSON text/through Boost.JSON values");

}  // namespace
}  // namespace reverie::bench
