// SPDX-License-Identifier: Apache-2.0
// What is missing for a structure, as numbers that add up.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/dreamscape/cards.hpp"

namespace reverie::dreamscape {

/// What some stacks lack, and what would have to be taken away. One number, in which each count has
/// bits of its own, so that the sum of stacks is the sum of numbers.
class Missing {
 public:
  constexpr Missing() = default;

  constexpr int of(Fragment kind) const { return part(shift_of(kind)); }
  constexpr int trees() const { return part(shift_of_trees); }
  constexpr int dreamer() const { return part(shift_of_dreamer); }
  constexpr int in_the_way() const { return static_cast<int>(packed_ >> shift_in_the_way); }
  /// Fragments, trees and the Dreamer.
  constexpr int elements() const {
    int sum = trees() + dreamer();
    for (const Fragment kind : all_fragments) sum += of(kind);
    return sum;
  }

  constexpr void add(Fragment kind) { packed_ += one(shift_of(kind)); }
  constexpr void add_tree() { packed_ += one(shift_of_trees); }
  constexpr void add_dreamer() { packed_ += one(shift_of_dreamer); }
  constexpr void remove_tree() { packed_ -= one(shift_of_trees); }
  constexpr void remove_dreamer() { packed_ -= one(shift_of_dreamer); }
  constexpr void add_in_the_way(int count) {
    packed_ += static_cast<std::uint64_t>(count) << shift_in_the_way;
  }

  friend constexpr Missing operator+(Missing a, Missing b) {
    Missing sum;
    sum.packed_ = a.packed_ + b.packed_;
    return sum;
  }
  friend constexpr bool operator==(Missing, Missing) = default;

 private:
  static constexpr unsigned bits = 6;
  static_assert(most_piles * tallest_coded < 1 << bits, "no structure has more of a kind");
  static constexpr unsigned shift_of(Fragment kind) { return bits * static_cast<unsigned>(kind); }
  static constexpr unsigned shift_of_trees = bits * enum_size<Fragment>;
  static constexpr unsigned shift_of_dreamer = shift_of_trees + bits;
  static constexpr unsigned shift_in_the_way = shift_of_dreamer + bits;

  static constexpr std::uint64_t one(unsigned shift) { return std::uint64_t{1} << shift; }
  constexpr int part(unsigned shift) const {
    return static_cast<int>(packed_ >> shift & ((1U << bits) - 1));
  }

  std::uint64_t packed_ = 0;
};

/// One stack of a structure, and what it lacks where only so many of its fragments lie in their
/// places: worked out once, for a search asks again and again.
struct WantedStack {
  StackCode fragments = 0;
  int height = 0;
  bool tree = false;
  bool dreamer = false;
  /// By how many are in their places, with the tree and the Dreamer, neither of which stands there.
  std::array<Missing, tallest_coded + 1> missing_above{};

  constexpr WantedStack() = default;
  constexpr explicit WantedStack(StackCode code)
      : fragments(code & too_tall),
        height((static_cast<int>(std::bit_width(fragments)) + 2) / 3),
        tree((code & coded_tree) != 0),
        dreamer((code & coded_dreamer) != 0) {
    Missing missing;
    if (tree) missing.add_tree();
    if (dreamer) missing.add_dreamer();
    for (int present = height; present >= 0; --present) {
      if (present < height) missing.add(fragment_at(present));
      missing_above[static_cast<std::size_t>(present)] = missing;
    }
  }

 private:
  constexpr Fragment fragment_at(int place) const {
    return static_cast<Fragment>((fragments >> (3U * static_cast<unsigned>(place)) & 7U) - 1);
  }
};

/// Of a card, stack by stack in the order of its placements.
using WantedStacks = InlineVector<WantedStack, most_piles>;

}  // namespace reverie::dreamscape
