// SPDX-License-Identifier: Apache-2.0
#include "games/dream_runners/cover.hpp"

#include <bit>

namespace reverie::dream_runners {
namespace {

/// The cell of the dream at a cell of the field that lies in the frame.
int frame_cell_of(int cell) {
  return (cell / field_width - field_margin) * frame_width + cell % field_width - field_margin;
}

void lay(Cover& cover, const Segment& segment, const Spot& spot) {
  for (int i = 0; i < cells_of(segment.shape); ++i) {
    const auto at = static_cast<std::size_t>(i);
    const Effect effect = segment.effects[at];
    const int cell = spot.cells[at];
    if (gathers(effect)) ++cover.gather_symbols;
    if ((cell_bit(cell) & frame) == 0) {
      ++cover.surplus;
    } else {
      --cover.missing;
      cover.effects[static_cast<std::size_t>(frame_cell_of(cell))] = effect;
    }
  }
}

}  // namespace

Cover cover_of(const Content& content, const Composition& composition) {
  Cover cover;
  for (int i = 0; i < composition.size(); ++i) {
    if (!composition.is_placed(i)) continue;
    const Segment& segment = content.segments[composition.segment(i)];
    lay(cover, segment, spots_of(segment.shape)[composition.spot(i)]);
  }
  return cover;
}

CellSet occupied(const Content& content, const Composition& composition, int but) {
  CellSet cells = 0;
  for (int i = 0; i < composition.size(); ++i) {
    if (i == but || !composition.is_placed(i)) continue;
    const Shape shape = content.segments[composition.segment(i)].shape;
    cells |= spots_of(shape)[composition.spot(i)].covers;
  }
  return cells;
}

}  // namespace reverie::dream_runners
