// SPDX-License-Identifier: Apache-2.0
// Many timed tables at once: how late the clock of the server is, as somebody at a table sees it.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace reverie::bench {

struct RacesPlan {
  std::uint16_t port = 0;
  std::size_t tables = 0;
  std::chrono::seconds duration{0};
};

struct RacesReport {
  /// From the moment at which the sand had to be out, grace included, to the letter that says so,
  /// in milliseconds, sorted.
  std::vector<double> lateness;
  /// Segments placed meanwhile.
  std::size_t placements = 0;
  std::size_t refused = 0;
};

/// Two people at each table of Dream Runners: one locks at some moment, the other goes on placing
/// until the sand is out.
RacesReport run_races(const RacesPlan& plan);

}  // namespace reverie::bench
