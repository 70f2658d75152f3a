// SPDX-License-Identifier: Apache-2.0
// Nothing but games, in the ways that `sim_bench` compares: for valgrind to count their
// instructions.
#pragma once

#include <cstdint>
#include <string_view>

namespace reverie::bench {

/// False where there is no such way: sim- or loop- before random, landscapes or thumb.
bool play_only(std::string_view way, std::uint64_t games);

}  // namespace reverie::bench
