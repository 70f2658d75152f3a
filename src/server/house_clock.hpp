// SPDX-License-Identifier: Apache-2.0
// The time of a house. It is told from the clock on the wall when the house opens, and from then on
// goes evenly, whatever is done to that clock: a correction of an hour must neither end everybody's
// time to think nor stop every timer.
#pragma once

#include <functional>

#include "table/host.hpp"

namespace reverie::server {

/// Milliseconds since 1970 by this machine's clock, which may be set.
Time wall_time();
/// Milliseconds since some moment, which only pass. They pass while the machine sleeps, too.
Time steady_time();

/// Safe from any thread.
class HouseClock {
 public:
  using Reading = std::function<Time()>;
  explicit HouseClock(const Reading& wall = wall_time, Reading steady = steady_time)
      : steady_(std::move(steady)), ahead_(wall() - steady_()) {}

  Time operator()() const { return steady_() + ahead_; }

 private:
  Reading steady_;
  Time ahead_;
};

}  // namespace reverie::server
