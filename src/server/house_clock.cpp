// SPDX-License-Identifier: Apache-2.0
#include "server/house_clock.hpp"

#include <chrono>
#include <ctime>

namespace reverie::server {

Time wall_time() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

Time steady_time() {
  constexpr Time milliseconds_a_second = 1000;
  constexpr Time nanoseconds_a_millisecond = 1'000'000;
  timespec now{};
  ::clock_gettime(CLOCK_BOOTTIME, &now);
  return (now.tv_sec * milliseconds_a_second) + (now.tv_nsec / nanoseconds_a_millisecond);
}

}  // namespace reverie::server
