// SPDX-License-Identifier: Apache-2.0
// What is printed on the components: read from content/dreamscape and checked once, before any
// game.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <expected>
#include <memory>
#include <vector>

#include "core/content_reader.hpp"
#include "core/message.hpp"
#include "games/dreamscape/missing.hpp"
#include "games/dreamscape/options.hpp"

namespace reverie::dreamscape {

/// Of Mr Nightmare at one difficulty: how many fragments of a colour make a set that he discards
/// (DS-A3), and with how many points he begins (DS-A1).
struct Strength {
  std::uint8_t water = 1;
  std::uint8_t stone = 1;
  std::uint8_t earth = 1;
  std::uint8_t grass = 1;
  std::uint8_t movement = 1;
  std::uint8_t head_start = 0;

  friend bool operator==(const Strength&, const Strength&) = default;
};
BOOST_DESCRIBE_STRUCT(Strength, (), (water, stone, earth, grass, movement, head_start))

/// Mr Nightmare as a rival.
struct Solo {
  /// In the order of the difficulties.
  std::array<Strength, enum_size<Difficulty>> strengths{};
  /// For a set of water, stone or movement, and for a red fragment on a link.
  std::uint8_t water_points = 0;
  std::uint8_t stone_points = 0;
  std::uint8_t movement_points = 0;
  std::uint8_t link_points = 0;
  /// How often he moves in a Voyage.
  std::uint8_t legs = 0;

  friend bool operator==(const Solo&, const Solo&) = default;
};
BOOST_DESCRIBE_STRUCT(Solo, (),
                      (strengths, water_points, stone_points, movement_points, link_points, legs))

inline const Strength& strength_at(const Solo& solo, Difficulty difficulty) {
  return solo.strengths[static_cast<std::size_t>(difficulty)];
}

/// Cards level by level.
struct Content {
  Board board;
  World world;
  std::vector<Card> cards;
  std::vector<Objective> objectives;
  Solo solo;

  friend bool operator==(const Content&, const Content&) = default;
};
BOOST_DESCRIBE_STRUCT(Content, (), (board, world, cards, objectives, solo))

/// What follows from the content, worked out once.
struct Prepared {
  explicit Prepared(Content read);

  Content content;
  BoardWays board;
  std::array<Placements, all_cards> placements{};
  std::array<WantedStacks, all_cards> wanted_stacks{};
  /// The first card of each level, and behind the last one how many there are.
  std::array<std::uint8_t, levels + 1> first_of_level{};
  std::array<Term, all_cards> card_names;
  std::array<Term, all_objectives> objective_names;

  CardSet cards_of_level(std::size_t level) const {
    return bit_of_card(first_of_level[level + 1]) - bit_of_card(first_of_level[level]);
  }
  const Card& card(int number) const { return content.cards[static_cast<std::size_t>(number)]; }
  const Objective& objective(int number) const {
    return content.objectives[static_cast<std::size_t>(number)];
  }
};

/// Every way in which a structure can stand on a board.
Placements placements_of(const Board& board, const std::vector<Pile>& structure);

/// Whether one is the other, turned and shifted.
bool looks_alike(const std::vector<Pile>& a, const std::vector<Pile>& b);

/// The first mistake is told with its file, line and column.
std::expected<Content, Problem> load_content(const ContentReader& reader);

}  // namespace reverie::dreamscape
