// SPDX-License-Identifier: Apache-2.0
// How fast bots move where time counts: beside people who race them, a bot that answers at once
// would be no fun.
#pragma once

#include <cstdint>

#include "agents/level.hpp"

namespace reverie {

/// Milliseconds from the moment at which a bot may act to its move while a timer runs. `draw` makes
/// it vary as a person's would; the same draw gives the same pace.
std::int64_t pace_of(Level level, std::uint64_t draw);

}  // namespace reverie
