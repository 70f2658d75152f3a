// SPDX-License-Identifier: Apache-2.0
// The ways to play Onirim that are measured.
#pragma once

#include <array>

#include "games/onirim/onirim.hpp"

namespace reverie::bench {

inline constexpr onirim::Options alone{1, onirim::Hands::open};
inline constexpr onirim::Options together_open{2, onirim::Hands::open};
inline constexpr onirim::Options together_hidden{2, onirim::Hands::hidden};
inline constexpr std::array onirim_modes = {alone, together_open, together_hidden};

inline onirim::Onirim onirim_with(const onirim::Options& options) {
  return onirim::Onirim::make(options).value();
}

}  // namespace reverie::bench
