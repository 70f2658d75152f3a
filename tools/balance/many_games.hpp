// SPDX-License-Identifier: Apache-2.0
// Self-play on several threads, counted.
#pragma once

#include <cstdint>
#include <thread>
#include <vector>

#include "core/random.hpp"

namespace reverie::balance {

struct ManyGames {
  std::uint64_t games = 20'000;
  std::uint64_t seed = 1;
  unsigned threads = 1;
};

/// Every game has a seed of its own, so the threads change nothing but the time.
template <class Tally, class Play>
Tally play_many(const ManyGames& wanted, const Play& play) {
  std::vector<std::uint64_t> seeds;
  SeedSpreader spreader(wanted.seed);
  for (std::uint64_t i = 0; i < wanted.games; ++i) seeds.push_back(spreader.next());
  std::vector<Tally> tallies(wanted.threads);
  {
    std::vector<std::jthread> threads;
    for (unsigned thread = 0; thread < wanted.threads; ++thread) {
      threads.emplace_back([&, thread] {
        for (std::size_t i = thread; i < seeds.size(); i += wanted.threads) {
          play(seeds[i], tallies[thread]);
        }
      });
    }
  }
  Tally all;
  for (const Tally& tally : tallies) all.add(tally);
  return all;
}

}  // namespace reverie::balance
