// SPDX-License-Identifier: Apache-2.0
// Who is at the table, and since when somebody is not.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/actor.hpp"

namespace reverie {

/// Others may ask a bot to play for somebody who has been away for so long. A clock that runs does
/// not wait for who lost the connection in a tunnel; without one a game may last for weeks, and
/// what counts is how long it has been their turn.
inline constexpr std::int64_t patience_at_a_timed_table = 60'000;
inline constexpr std::int64_t patience_without_a_clock = 3 * std::int64_t{86'400'000};

struct Attendance {
  SeatSet here;
  /// When a bot may be asked to play for a person who is not here.
  std::array<std::optional<std::int64_t>, max_seats> replaceable_at{};
};

}  // namespace reverie
