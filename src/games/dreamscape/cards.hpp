// SPDX-License-Identifier: Apache-2.0
// Dream cards and dream objectives (DS-C2, DS-C3).
#pragma once

#include <array>
#include <bit>
#include <boost/describe.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/inline_vector.hpp"
#include "games/dreamscape/landscape.hpp"
#include "games/dreamscape/world.hpp"

namespace reverie::dreamscape {

// --- Dream cards ---------------------------------------------------------------------------------

inline constexpr int all_cards = 50;
inline constexpr int levels = 3;
inline constexpr int most_of_a_level = 20;
/// Four players look at one, two, three and four cards before the first cycle (DS-S3).
inline constexpr int fewest_of_a_level = 10;
/// No card, such as the top of an empty pile.
inline constexpr std::uint8_t no_card = 0xFF;

/// One bit a card.
using CardSet = std::uint64_t;
constexpr CardSet bit_of_card(int card) { return CardSet{1} << static_cast<unsigned>(card); }
constexpr bool has_card(CardSet set, int card) { return (set & bit_of_card(card)) != 0; }

template <class Visit>
constexpr void for_each_card(CardSet set, Visit visit) {
  for (; set != 0; set &= set - 1) visit(std::countr_zero(set));
}

/// One stack of a structure.
struct Pile {
  Hex hex;
  InlineVector<Fragment, tallest_coded> fragments;
  bool tree = false;
  bool dreamer = false;

  friend bool operator==(const Pile&, const Pile&) = default;
};
BOOST_DESCRIBE_STRUCT(Pile, (), (hex, fragments, tree, dreamer))

struct Card {
  std::string name;
  /// From one.
  std::uint8_t level = 1;
  std::uint8_t points = 0;
  Power power = Power::archives;
  /// The first is the one on which the Dreamer stands.
  std::vector<Pile> structure;

  friend bool operator==(const Card&, const Card&) = default;
};
BOOST_DESCRIBE_STRUCT(Card, (), (name, level, points, power, structure))

inline constexpr int most_piles = 6;

/// What must lie on one cell.
struct Wanted {
  std::uint8_t cell = 0;
  StackCode code = 0;

  friend constexpr bool operator==(const Wanted&, const Wanted&) = default;
};
/// A structure turned and shifted onto the board, the Dreamer's stack first.
using Placement = InlineVector<Wanted, most_piles>;

/// All ways in which a card can stand on the board, by the cell on which its Dreamer stands then:
/// found once, so that a board is compared with at most six of them.
using Placements = std::array<InlineVector<Placement, turns_of_a_circle>, cells>;

// --- Dream objectives ----------------------------------------------------------------------------

inline constexpr int all_objectives = 16;
inline constexpr int drawn_objectives = 4;
/// DS-A1, DS-X2
inline constexpr int objectives_of_a_solo_game = 2;
inline constexpr int objectives_of_a_first_game = 2;

/// DS-O
enum class Aim : std::uint8_t {
  most_fragments,
  most_pairs,  // stacks of exactly two
  most_cards,
  furthest,  // the Dreamer from the entrance
  most_of_colour,
  most_singles,  // stacks of exactly one, of the colour
  by_number,     // points by the number of fragments of the colour
  largest_group,
  no_nightmares,
  fewest_free_cells,
  view,
};
BOOST_DESCRIBE_ENUM(Aim, most_fragments, most_pairs, most_cards, furthest, most_of_colour,
                    most_singles, by_number, largest_group, no_nightmares, fewest_free_cells, view)
constexpr std::string_view term_family(Aim) { return "dreamscape.aim"; }

constexpr bool has_colour(Aim aim) {
  return aim == Aim::most_of_colour || aim == Aim::most_singles || aim == Aim::by_number ||
         aim == Aim::largest_group || aim == Aim::view;
}
constexpr bool is_for_nightmares(Aim aim) {
  return aim == Aim::no_nightmares || aim == Aim::fewest_free_cells || aim == Aim::view;
}
/// Whoever leads scores; the others score by themselves.
constexpr bool is_contest(Aim aim) {
  return aim != Aim::by_number && aim != Aim::view && aim != Aim::no_nightmares;
}

struct Objective {
  std::string name;
  Aim aim = Aim::most_fragments;
  /// One number for whoever leads; or by how many there are, the last for all beyond.
  std::vector<std::uint8_t> points;
  /// Whether a tree counts as one more of the fragment under it (DS-F2).
  bool trees = false;
  /// One of the two of a first game.
  bool first = false;

  friend bool operator==(const Objective&, const Objective&) = default;
};
BOOST_DESCRIBE_STRUCT(Objective, (), (name, aim, points, trees, first))

}  // namespace reverie::dreamscape
