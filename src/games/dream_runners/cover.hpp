// SPDX-License-Identifier: Apache-2.0
// What a composition does to the dream under it.
#pragma once

#include <array>

#include "games/dream_runners/content.hpp"
#include "games/dream_runners/field.hpp"
#include "games/dream_runners/state.hpp"

namespace reverie::dream_runners {

struct Cover {
  /// On each cell of the dream; blank where nothing lies.
  std::array<Effect, frame_cells> effects{};
  /// DR-B1: cells of the frame without a segment, and cells of segments outside it.
  int missing = frame_cells;
  int surplus = 0;
  /// DR-P1: wherever they lie.
  int gather_symbols = 0;
};

Cover cover_of(const Content& content, const Composition& composition);

/// All cells on which something lies, but for one segment of the list (-1: for none).
CellSet occupied(const Content& content, const Composition& composition, int but);

}  // namespace reverie::dream_runners
