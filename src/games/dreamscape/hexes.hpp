// SPDX-License-Identifier: Apache-2.0
// The cells of a dreamscape (DS-C7): hexagons with their points up, in axial coordinates.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <boost/describe.hpp>
#include <cstddef>
#include <cstdint>
#include <string>

namespace reverie::dreamscape {

struct Hex {
  std::int8_t q = 0;
  std::int8_t r = 0;

  friend constexpr bool operator==(Hex, Hex) = default;
  friend constexpr Hex operator+(Hex a, Hex b) {
    return {static_cast<std::int8_t>(a.q + b.q), static_cast<std::int8_t>(a.r + b.r)};
  }
  friend constexpr Hex operator-(Hex a, Hex b) {
    return {static_cast<std::int8_t>(a.q - b.q), static_cast<std::int8_t>(a.r - b.r)};
  }
};
BOOST_DESCRIBE_STRUCT(Hex, (), (q, r))

/// A sixth of a full turn about the origin.
constexpr Hex turned(Hex hex) {
  return {static_cast<std::int8_t>(-hex.r), static_cast<std::int8_t>(hex.q + hex.r)};
}
inline constexpr int turns_of_a_circle = 6;

constexpr int distance(Hex a, Hex b) {
  const Hex way = a - b;
  const auto size = [](int n) { return n < 0 ? -n : n; };
  return std::max({size(way.q), size(way.r), size(way.q + way.r)});
}

inline constexpr int cells = 19;
/// No cell at all: where a Dreamer is who has not entered yet.
inline constexpr std::uint8_t outside = 0xFF;

/// One bit a cell.
using CellSet = std::uint32_t;
inline constexpr CellSet all_cells = (CellSet{1} << cells) - 1;
constexpr CellSet bit_of(int cell) { return CellSet{1} << static_cast<unsigned>(cell); }
constexpr bool has(CellSet set, int cell) { return (set & bit_of(cell)) != 0; }

template <class Visit>
constexpr void for_each_cell(CellSet set, Visit visit) {
  for (; set != 0; set &= set - 1) visit(std::countr_zero(set));
}

/// Cells in the order of the rows, from the top left to the bottom right.
struct Board {
  std::array<Hex, cells> hexes{};
  std::uint8_t entrance = 0;

  friend bool operator==(const Board&, const Board&) = default;
};
BOOST_DESCRIBE_STRUCT(Board, (), (hexes, entrance))

/// What follows from where the cells lie.
struct BoardWays {
  std::array<CellSet, cells> neighbours{};
  /// How many steps lie between two cells.
  std::array<std::array<std::uint8_t, cells>, cells> apart{};
  /// The letter of its row and its number there: "c3".
  std::array<std::array<char, 2>, cells> names{};

  CellSet next_to(CellSet set) const {
    CellSet near = 0;
    for_each_cell(set, [&](int cell) { near |= neighbours[static_cast<std::size_t>(cell)]; });
    return near;
  }
  std::string name(int cell) const {
    const auto& [row, number] = names[static_cast<std::size_t>(cell)];
    return {row, number};
  }

  friend bool operator==(const BoardWays&, const BoardWays&) = default;
};

BoardWays ways_of(const Board& board);

}  // namespace reverie::dreamscape
