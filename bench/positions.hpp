// SPDX-License-Identifier: Apache-2.0
// Positions to measure on: those where a seat decides, from random games, the same in every run.
#pragma once

#include <vector>

#include "onirim_modes.hpp"

namespace reverie::bench {

/// A power of two, so that going round costs no division.
inline constexpr std::size_t position_count = 1024;

const std::vector<onirim::State>& positions(const onirim::Options& options);

}  // namespace reverie::bench
