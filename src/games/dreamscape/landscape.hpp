// SPDX-License-Identifier: Apache-2.0
// One dreamscape: stacks of fragments on nineteen cells, trees on some of them, and the Dreamer.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "games/dreamscape/fragments.hpp"
#include "games/dreamscape/hexes.hpp"

namespace reverie::dreamscape {

/// A stack as one number: three bits a fragment from the bottom up, then whether a tree and whether
/// the Dreamer stands on it. Stacks taller than any card asks for are all the same number, which no
/// card has.
using StackCode = std::uint32_t;
inline constexpr int tallest_coded = 8;
inline constexpr StackCode coded_tree = StackCode{1} << 24U;
inline constexpr StackCode coded_dreamer = StackCode{1} << 25U;
inline constexpr StackCode too_tall = coded_tree - 1;

constexpr StackCode code_of(std::span<const Fragment> stack) {
  if (stack.size() > tallest_coded) return too_tall;
  StackCode code = 0;
  for (std::size_t i = 0; i < stack.size(); ++i) {
    code |= (static_cast<StackCode>(stack[i]) + 1U) << (3U * i);
  }
  return code;
}

/// All fragments lie in one list, cell by cell and from the bottom up, so that there is no limit to
/// the height of a stack (DS-B4). There is room for all of them: nothing lies on or under a red one
/// (DS-N5), so a board with red fragments on every cell has nineteen of them and no others, and one
/// with any other has a cell less for them: 109 + 18.
class Landscape {
 public:
  static constexpr int most_fragments = all_dream_fragments + cells - 1;

  constexpr int size() const { return begins_[cells]; }
  constexpr bool empty() const { return size() == 0; }
  constexpr int height(int cell) const { return begins_[at(cell) + 1] - begins_[at(cell)]; }
  constexpr std::span<const Fragment> stack(int cell) const {
    return {fragments_.data() + begins_[at(cell)], static_cast<std::size_t>(height(cell))};
  }
  /// Of a cell with a fragment.
  constexpr Fragment top(int cell) const {
    assert(height(cell) > 0);
    return fragments_[begins_[at(cell) + 1] - std::size_t{1}];
  }

  constexpr CellSet occupied() const {
    CellSet set = 0;
    for (int cell = 0; cell < cells; ++cell) set |= height(cell) > 0 ? bit_of(cell) : 0;
    return set;
  }
  /// Cells whose uppermost fragment is of this kind.
  constexpr CellSet tops_of(Fragment kind) const {
    CellSet set = 0;
    for (int cell = 0; cell < cells; ++cell) {
      if (height(cell) > 0 && top(cell) == kind) set |= bit_of(cell);
    }
    return set;
  }

  constexpr CellSet trees() const { return trees_; }
  constexpr int tree_count() const { return std::popcount(trees_); }
  constexpr bool has_tree(int cell) const { return has(trees_, cell); }

  constexpr std::uint8_t dreamer() const { return dreamer_; }
  constexpr bool has_dreamer() const { return dreamer_ != outside; }

  /// A fragment with nothing on it: neither fragment, nor tree, nor the Dreamer.
  constexpr CellSet free_tops() const {
    const CellSet stood_on = trees_ | (has_dreamer() ? bit_of(dreamer_) : 0);
    return occupied() & ~stood_on;
  }

  /// DS-W3: two stones directly on one another, anywhere in the stack.
  constexpr bool is_mountain(int cell) const {
    const auto fragments = stack(cell);
    for (std::size_t i = 1; i < fragments.size(); ++i) {
      if (fragments[i - 1] == Fragment::stone && fragments[i] == Fragment::stone) return true;
    }
    return false;
  }
  /// Mountains that have given their points in this cycle.
  constexpr CellSet climbed() const { return climbed_; }
  constexpr void climb(int cell) { climbed_ |= bit_of(cell); }
  constexpr void forget_climbs() { climbed_ = 0; }

  constexpr StackCode code(int cell) const {
    StackCode code = code_of(stack(cell));
    if (has_tree(cell)) code |= coded_tree;
    if (dreamer_ == cell) code |= coded_dreamer;
    return code;
  }

  constexpr void put(int cell, Fragment fragment) {
    assert(size() < most_fragments);
    const auto end = fragments_.begin() + begins_[at(cell) + 1];
    std::copy_backward(end, fragments_.begin() + size(), fragments_.begin() + size() + 1);
    *end = fragment;
    for (std::size_t i = at(cell) + 1; i < begins_.size(); ++i) ++begins_[i];
  }
  /// The uppermost fragment, on which nothing stands.
  constexpr Fragment take(int cell) {
    const Fragment taken = top(cell);
    const auto end = fragments_.begin() + begins_[at(cell) + 1];
    std::copy(end, fragments_.begin() + size(), end - 1);
    fragments_[static_cast<std::size_t>(size()) - 1] = Fragment{};
    for (std::size_t i = at(cell) + 1; i < begins_.size(); ++i) --begins_[i];
    forget_lost_mountain(cell);
    return taken;
  }
  constexpr void plant(int cell) { trees_ |= bit_of(cell); }
  constexpr void put_dreamer(int cell) { dreamer_ = static_cast<std::uint8_t>(cell); }

  /// DS-P6: so many fragments from the top of a cell, with whatever stands on them. A mountain that
  /// was climbed stays so, wherever its stones go.
  constexpr void carry(int count, int from, int to) {
    std::array<Fragment, most_fragments> carried{};
    const bool was_climbed = has(climbed_, from);
    for (int i = 0; i < count; ++i) carried[at(i)] = take(from);
    const int before = height(to);
    for (int i = count - 1; i >= 0; --i) put(to, carried[at(i)]);
    if (was_climbed && is_mountain_above(to, before)) climb(to);
    if (has_tree(from)) trees_ = (trees_ & ~bit_of(from)) | bit_of(to);
    if (dreamer_ == from) put_dreamer(to);
  }

  friend constexpr bool operator==(const Landscape&, const Landscape&) = default;

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

  constexpr void forget_lost_mountain(int cell) {
    if (has(climbed_, cell) && !is_mountain(cell)) climbed_ &= ~bit_of(cell);
  }
  constexpr bool is_mountain_above(int cell, int bottom) const {
    const auto fragments = stack(cell);
    for (std::size_t i = at(bottom) + 1; i < fragments.size(); ++i) {
      if (fragments[i - 1] == Fragment::stone && fragments[i] == Fragment::stone) return true;
    }
    return false;
  }

  CellSet trees_ = 0;
  CellSet climbed_ = 0;
  std::array<Fragment, most_fragments> fragments_{};
  /// Where the stack of each cell begins, and where the last one ends.
  std::array<std::uint8_t, cells + 1> begins_{};
  std::uint8_t dreamer_ = outside;
};
static_assert(std::has_unique_object_representations_v<Landscape>);

}  // namespace reverie::dreamscape
