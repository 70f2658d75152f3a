// SPDX-License-Identifier: Apache-2.0
// The Dream World: six locations, the links between them, and what each can do (DS-C4 to DS-C6).
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/names.hpp"

namespace reverie::dreamscape {

inline constexpr int locations = 6;
inline constexpr int most_slots = 5;
inline constexpr int most_links = 8;
/// No location: none is being put in order.
inline constexpr std::uint8_t nowhere = 0xFF;

enum class Power : std::uint8_t {
  archives,    // DS-P1
  king,        // DS-P2
  harvesters,  // DS-P3
  lake,        // DS-P4
  tower,       // DS-P5
  golem,       // DS-P6
};
BOOST_DESCRIBE_ENUM(Power, archives, king, harvesters, lake, tower, golem)
constexpr std::string_view term_family(Power) { return "dreamscape.power"; }

/// DS-X1: what several who create at once would do to each other.
constexpr bool changes_the_world(Power power) {
  return power == Power::harvesters || power == Power::lake;
}

/// Two locations, counted from zero, the lower one first.
struct Link {
  std::uint8_t low = 0;
  std::uint8_t high = 0;

  constexpr bool touches(int location) const { return low == location || high == location; }

  friend bool operator==(const Link&, const Link&) = default;
};
BOOST_DESCRIBE_STRUCT(Link, (), (low, high))

struct World {
  std::array<Power, locations> powers{};
  std::vector<Link> links;
  /// Of each slot of a location from the key to the hand: with how many players it is filled.
  std::array<std::uint8_t, most_slots> dots{};
  /// Where Mr Nightmare begins (DS-N1).
  std::uint8_t haunt = 0;

  /// The link between two locations by its place in the list, or -1.
  int link_between(int a, int b) const {
    for (std::size_t i = 0; i < links.size(); ++i) {
      if (a != b && links[i].touches(a) && links[i].touches(b)) return static_cast<int>(i);
    }
    return -1;
  }
  int filled_with(int players) const {
    int filled = 0;
    for (const std::uint8_t players_needed : dots) filled += players_needed <= players ? 1 : 0;
    return filled;
  }

  friend bool operator==(const World&, const World&) = default;
};
BOOST_DESCRIBE_STRUCT(World, (), (powers, links, dots, haunt))

}  // namespace reverie::dreamscape
