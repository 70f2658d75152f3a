// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <benchmark/benchmark.h>

#include <vector>

#include "positions.hpp"

namespace reverie::bench {

/// Measures `work` on one of `position_count` items after the other.
template <class Item, class Work>
void go_round(benchmark::State& run, const std::vector<Item>& items, Work work) {
  std::size_t i = 0;
  for (auto _ : run) work(items[i++ % position_count]);
  run.SetItemsProcessed(run.iterations());
}

}  // namespace reverie::bench
