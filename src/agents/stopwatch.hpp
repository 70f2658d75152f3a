// SPDX-License-Identifier: Apache-2.0
// Whether there is budget left for one more simulation.
#pragma once

#include <chrono>
#include <cstdint>

#include "agents/budget.hpp"

namespace reverie {

class Stopwatch {
 public:
  explicit Stopwatch(const Budget& budget) : budget_(budget) {
    if (budget.unit == Budget::Unit::milliseconds) {
      deadline_ = std::chrono::steady_clock::now() + std::chrono::milliseconds(budget.amount);
    }
  }

  /// The clock is read once in a while: it costs as much as a step of a simulation.
  bool allows(std::uint32_t done) const {
    if (budget_.unit == Budget::Unit::simulations) return done < budget_.amount;
    constexpr std::uint32_t reading_interval = 8;
    if (done % reading_interval != 0) return true;
    return std::chrono::steady_clock::now() < deadline_;
  }

 private:
  Budget budget_;
  std::chrono::steady_clock::time_point deadline_;
};

}  // namespace reverie
