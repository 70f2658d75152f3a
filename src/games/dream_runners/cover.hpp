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

/// What comes of one cell of the dream.
struct Consequence {
  /// There is something to gather here, and an effect that does (DR-B3), doubly (DR-B4).
  bool gathered = false;
  bool doubled = false;
  /// A nightmare, and what it costs: nothing when it is repelled (DR-B2).
  bool repelled = false;
  int loss = 0;
};

Consequence consequence_of(const Cell& cell, Effect effect, int gather_symbols);

Cover cover_of(const Content& content, const Composition& composition);

/// All cells on which something lies, but for one segment of the list (-1: for none).
CellSet occupied(const Content& content, const Composition& composition, int but);

}  // namespace reverie::dream_runners
