// SPDX-License-Identifier: Apache-2.0
// Where segments can lie (DR-A): the 3×3 frame of the dream and the two cells around it that a
// segment with one cell inside can reach.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string>

#include "core/inline_vector.hpp"
#include "games/dream_runners/components.hpp"

namespace reverie::dream_runners {

inline constexpr int field_margin = most_cells - 1;
inline constexpr int field_width = frame_width + 2 * field_margin;
inline constexpr int field_cells = field_width * field_width;

/// A set of cells of the field, row by row.
using CellSet = std::uint64_t;
constexpr CellSet cell_bit(int cell) { return CellSet{1} << static_cast<unsigned>(cell); }

constexpr bool is_in_frame(int x, int y) {
  const auto inside = [](int i) { return i >= field_margin && i < field_margin + frame_width; };
  return inside(x) && inside(y);
}

inline constexpr CellSet frame = [] {
  CellSet cells = 0;
  for (int i = 0; i < field_cells; ++i) {
    if (is_in_frame(i % field_width, i / field_width)) cells |= cell_bit(i);
  }
  return cells;
}();

/// The cell of the field at which a cell of the dream lies, counted row by row.
constexpr int field_cell_of(int frame_cell) {
  return (frame_cell / frame_width + field_margin) * field_width + frame_cell % frame_width +
         field_margin;
}

/// As in the notation: a1 to g7, the cells of the dream are c3 to e5.
inline std::string field_cell_name(int cell) {
  return {static_cast<char>('a' + cell % field_width), static_cast<char>('1' + cell / field_width)};
}

/// One way in which a segment of some shape can lie: its first cell, and how often it was turned to
/// the right around it.
struct Spot {
  std::uint8_t first = 0;
  std::uint8_t turns = 0;
  /// In the order of the segment's effects.
  std::array<std::uint8_t, most_cells> cells{};
  CellSet covers = 0;
};

namespace detail {

struct Step {
  int x;
  int y;
};

/// From the first cell, not turned: to the right, and a corner then down.
constexpr std::array<Step, most_cells> steps_of(Shape shape) {
  if (shape == Shape::corner) return {{{0, 0}, {1, 0}, {1, 1}}};
  return {{{0, 0}, {1, 0}, {2, 0}}};
}

constexpr Step turned(Step step, int turns) {
  for (int i = 0; i < turns; ++i) step = {-step.y, step.x};
  return step;
}

inline constexpr int most_spots = 60;
using Spots = InlineVector<Spot, most_spots>;

constexpr bool find_spot(Spot& spot, Shape shape) {
  const auto steps = steps_of(shape);
  for (int i = 0; i < cells_of(shape); ++i) {
    const Step step = turned(steps[static_cast<std::size_t>(i)], spot.turns);
    const int x = spot.first % field_width + step.x;
    const int y = spot.first / field_width + step.y;
    if (x < 0 || y < 0 || x >= field_width || y >= field_width) return false;
    const int cell = y * field_width + x;
    spot.cells[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(cell);
    spot.covers |= cell_bit(cell);
  }
  return (spot.covers & frame) != 0;
}

constexpr Spots find_spots(Shape shape) {
  Spots spots;
  const int ways = shape == Shape::one ? 1 : 4;
  for (int turns = 0; turns < ways; ++turns) {
    for (int first = 0; first < field_cells; ++first) {
      Spot spot{static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(turns), {}, 0};
      if (find_spot(spot, shape)) spots.push_back(spot);
    }
  }
  return spots;
}

inline constexpr std::array<Spots, 4> spots{find_spots(Shape::one), find_spots(Shape::two),
                                            find_spots(Shape::three), find_spots(Shape::corner)};

}  // namespace detail

/// All of a shape, in a fixed order. A place in this list is how a state says where a segment lies.
constexpr const detail::Spots& spots_of(Shape shape) {
  return detail::spots[static_cast<std::size_t>(shape)];
}

/// Turned by half, a straight segment with the same effects from both ends is the same again: only
/// the first two ways count.
constexpr int distinct_turns(const Segment& segment) {
  switch (segment.shape) {
    case Shape::one: return 1;
    case Shape::two: return segment.effects[0] == segment.effects[1] ? 2 : 4;
    case Shape::three: return segment.effects[0] == segment.effects[2] ? 2 : 4;
    case Shape::corner: break;
  }
  return 4;
}

}  // namespace reverie::dream_runners
