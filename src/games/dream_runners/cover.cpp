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

/// Of a nightmare that is not repelled.
int loss_of(const Cell& cell, int gather_symbols) {
  switch (cell.kind) {
    case CellKind::nightmare:
    case CellKind::spider: return cell.number;      // DR-B2, DR-P3
    case CellKind::octopus: return gather_symbols;  // DR-P1
    default: return 0;
  }
}

}  // namespace

Consequence consequence_of(const Cell& cell, Effect effect, int gather_symbols) {
  const bool nightmare = is_nightmare(cell.kind);
  const bool something_to_gather = !nightmare || cell.kind == CellKind::spider;
  Consequence here;
  here.gathered = something_to_gather && gathers(effect);
  here.doubled = here.gathered && effect == Effect::twice;
  here.repelled = nightmare && repels(effect);
  here.loss = here.repelled ? 0 : loss_of(cell, gather_symbols);
  return here;
}

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
