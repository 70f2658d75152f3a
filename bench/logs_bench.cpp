// SPDX-License-Identifier: Apache-2.0
// Logs checked down to every draw against logs only read and replayed.
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "agents/arena.hpp"
#include "cli/files/embedded.hpp"
#include "games/replay.hpp"
#include "support/embedded_shelf.hpp"

namespace reverie::bench {
namespace {

using testing::embedded_shelf;

std::vector<std::string> logs_of_random_games() {
  constexpr int count = 64;
  const ArenaPlan plan{embedded_shelf().make("onirim", {}).value(), {BotSpec{"random", {}}}};
  const auto arena = make_arena(plan, embedded).value();
  std::vector<std::string> logs;
  for (std::uint64_t i = 0; i < count; ++i) logs.push_back(write_log(*arena->play(i, true).log));
  return logs;
}

template <class Check>
void check_logs(benchmark::State& run, Check check) {
  const std::vector<std::string> logs = logs_of_random_games();
  std::size_t i = 0;
  for (auto _ : run) {
    const auto log = read_log(logs[i++ % logs.size()]);
    if (!log || !check(*log)) return run.SkipWithError("a log of our own is refused");
  }
  run.SetItemsProcessed(run.iterations());
}

void verified(benchmark::State& run) {
  check_logs(run, [](const Log& log) { return verify(embedded_shelf(), log).has_value(); });
}
void replayed(benchmark::State& run) {
  check_logs(run, [](const Log& log) { return replay(embedded_shelf(), log).has_value(); });
}

BENCHMARK(verified)->Name("logs verified/ours");
BENCHMARK(replayed)->Name("logs verified/only read and replayed");

}  // namespace
}  // namespace reverie::bench
