// SPDX-License-Identifier: Apache-2.0
// How often a chest is opened: a matter of the order in which a player resolves it and the cells
// that hold keys (DR-B, DR-P4).
#pragma once

#include <cstdint>

#include "games/dream_runners/content.hpp"
#include "games/dream_runners/state.hpp"

namespace reverie::dream_runners {

/// Numbers of times, one bit for each, the lowest for never.
using Openings = std::uint8_t;
/// Twice where a double effect lies.
inline constexpr int most_openings = 2;

/// All that some order leads to, while the dream lies and nothing of it is resolved for the player.
Openings openings_of(const Content& content, const State& state, const Player& player);

}  // namespace reverie::dream_runners
