// SPDX-License-Identifier: Apache-2.0
// Many windows that ask for hints without end, and somebody who plays with a gentle bot beside
// them: how long the bot takes to move, as that person sees it.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace reverie::bench {

struct SiegePlan {
  std::uint16_t port = 0;
  /// Thirty to a guest.
  std::size_t windows = 0;
  std::chrono::seconds duration{0};
};

struct SiegeReport {
  /// From a person's move to the state after the bot's, in milliseconds, sorted.
  std::vector<double> waits;
  std::size_t hints = 0;
  std::size_t refused = 0;
};

SiegeReport run_siege(const SiegePlan& plan);

}  // namespace reverie::bench
