// SPDX-License-Identifier: Apache-2.0
// `bench` measures everything beside its baseline; `bench signature` prints fixed work as a number.
#include <benchmark/benchmark.h>

#include <string_view>
#include <vector>

#include "signature.hpp"
#include "table.hpp"

namespace {

/// Ours and its baseline take turns, several times, so that a busy minute of the machine meets
/// both; the table shows the best of each. Flags given by the caller come later and win.
std::vector<char*> with_defaults(int argc, char** argv) {
  static char interleaving[] = "--benchmark_enable_random_interleaving=true";
  static char repetitions[] = "--benchmark_repetitions=5";
  static char min_time[] = "--benchmark_min_time=0.2";
  std::vector<char*> arguments = {argv[0], interleaving, repetitions, min_time};
  arguments.insert(arguments.end(), argv + 1, argv + argc);
  return arguments;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 2 && std::string_view(argv[1]) == "signature") {
    reverie::bench::print_signatures();
    return 0;
  }
  std::vector<char*> arguments = with_defaults(argc, argv);
  int count = static_cast<int>(arguments.size());
  benchmark::Initialize(&count, arguments.data());
  if (benchmark::ReportUnrecognizedArguments(count, arguments.data())) return 2;
  reverie::bench::TableReporter table;
  benchmark::RunSpecifiedBenchmarks(&table);
  return 0;
}
