// SPDX-License-Identifier: Apache-2.0
// The core itself: how many additions it does in a cycle. Somebody else's work on the same core
// (the machine is a guest) takes away half of them and leaves the cycles as they are, so this row
// tells a bad minute from slow code.
#include <benchmark/benchmark.h>

#include <cstdint>

namespace reverie::bench {
namespace {

constexpr int steps = 64;

/// Keeps a number in its register, and the compiler from knowing it.
void hold(std::uint64_t& number) { asm volatile("" : "+r"(number)); }

template <class... Numbers>
void add_one_to(Numbers&... numbers) {
  (..., hold(++numbers));
}

/// Independent of each other: as many at once as the core can do.
void additions(benchmark::State& run) {
  std::uint64_t a = 0;
  std::uint64_t b = 0;
  std::uint64_t c = 0;
  std::uint64_t d = 0;
  std::uint64_t e = 0;
  std::uint64_t f = 0;
  for (auto _ : run) {
    for (int i = 0; i < steps; ++i) add_one_to(a, b, c, d, e, f);
  }
  run.SetItemsProcessed(run.iterations() * steps * 6);
}

/// Each waits for the one before it, three cycles on every x86-64 of the last ten years.
void cycles(benchmark::State& run) {
  constexpr int cycles_of_a_product = 3;
  std::uint64_t product = 3;
  for (auto _ : run) {
    for (int i = 0; i < steps; ++i) {
      product *= product;
      hold(product);
    }
  }
  run.SetItemsProcessed(run.iterations() * steps * cycles_of_a_product);
}

BENCHMARK(additions)->Name("the core itself, additions/ours");
BENCHMARK(cycles)->Name("the core itself, additions/its cycles");

}  // namespace
}  // namespace reverie::bench
