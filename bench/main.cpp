// SPDX-License-Identifier: Apache-2.0
// `bench` measures everything beside its baseline; `bench signature` prints fixed work as a number;
// `bench turns` how long bots of Dreamscape keep people waiting;
// `bench play sim-random 1000` only plays, for bench/instructions.py.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "signature.hpp"
#include "sim_games.hpp"
#include "table.hpp"
#include "turns.hpp"

namespace {

/// Ours and its baseline take turns, several times, so that a busy minute of the machine meets
/// both; the table shows the best of each. Flags given by the caller come later and win.
std::vector<std::string> with_defaults(std::span<char*> arguments) {
  std::vector<std::string> all(arguments.begin(), arguments.end());
  all.insert(all.begin() + 1, {"--benchmark_enable_random_interleaving=true",
                               "--benchmark_repetitions=5", "--benchmark_min_time=0.2"});
  return all;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 2 && std::string_view(argv[1]) == "signature") {
    reverie::bench::print_signatures();
    return 0;
  }
  if (argc == 2 && std::string_view(argv[1]) == "turns") {
    reverie::bench::print_turns();
    return 0;
  }
  if (argc == 4 && std::string_view(argv[1]) == "play") {
    return reverie::bench::play_only(argv[2], std::strtoull(argv[3], nullptr, 10)) ? 0 : 2;
  }
  std::vector<std::string> texts = with_defaults({argv, static_cast<std::size_t>(argc)});
  std::vector<char*> arguments;
  for (std::string& text : texts) arguments.push_back(text.data());
  int count = static_cast<int>(arguments.size());
  benchmark::Initialize(&count, arguments.data());
  if (benchmark::ReportUnrecognizedArguments(count, arguments.data())) return 2;
  reverie::bench::TableReporter table;
  benchmark::RunSpecifiedBenchmarks(&table);
  return 0;
}
