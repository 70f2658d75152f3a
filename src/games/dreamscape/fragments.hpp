// SPDX-License-Identifier: Apache-2.0
// What dreams are made of (DS-C1).
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cassert>
#include <cstdint>
#include <string_view>

#include "core/names.hpp"

namespace reverie::dreamscape {

enum class Fragment : std::uint8_t { water, stone, earth, grass, movement, nightmare };
BOOST_DESCRIBE_ENUM(Fragment, water, stone, earth, grass, movement, nightmare)
constexpr std::string_view term_family(Fragment) { return "dreamscape.fragment"; }

inline constexpr std::array all_fragments{Fragment::water, Fragment::stone,    Fragment::earth,
                                          Fragment::grass, Fragment::movement, Fragment::nightmare};
/// Those that may lie on an objective (DS-S2).
inline constexpr std::array colours_of_objectives{Fragment::water, Fragment::stone, Fragment::earth,
                                                  Fragment::grass};

/// How many of each.
using Fragments = PerEnum<Fragment, std::uint8_t>;

/// The red ones are in the box too, but only Nightmare mode takes them out.
inline constexpr Fragments all_of_the_box{{28, 23, 23, 20, 15, 25}};

constexpr int count_of(const Fragments& fragments) {
  int count = 0;
  for (const std::uint8_t one : fragments) count += one;
  return count;
}

inline constexpr int all_dream_fragments =
    count_of(all_of_the_box) - all_of_the_box[Fragment::nightmare];
static_assert(all_dream_fragments == 109);

/// A place for one fragment: the power slot of a dream card, or the colour of an objective.
class Slot {
 public:
  constexpr Slot() = default;
  constexpr Slot(Fragment fragment) : code_(static_cast<std::uint8_t>(fragment) + 1) {}

  constexpr bool empty() const { return code_ == 0; }
  constexpr Fragment fragment() const {
    assert(!empty());
    return static_cast<Fragment>(code_ - 1);
  }

  friend constexpr bool operator==(Slot, Slot) = default;

 private:
  std::uint8_t code_ = 0;
};

}  // namespace reverie::dreamscape
