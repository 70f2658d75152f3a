// SPDX-License-Identifier: Apache-2.0
// What is on the table in a game of Onirim (ON-C3).
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <string_view>

#include "core/actor.hpp"
#include "games/onirim/cards.hpp"
#include "games/onirim/piles.hpp"

namespace reverie::onirim {

inline constexpr int solo_hand = 5;
inline constexpr int personal_hand = 3;
inline constexpr int common_hand = 2;
inline constexpr int draft_size = 8;

enum class Phase : std::uint8_t {
  opening,     // chance deals the first cards (ON-S1, ON-2S)
  drafting,    // two players choose their personal cards (ON-2S)
  acting,      // play or discard (ON-T0)
  claiming,    // three of a colour: take the door or not (ON-P2)
  exchanging,  // two players, after a discard (ON-2X)
  foreseeing,  // chance shows the top of the deck (ON-D2)
  banishing,   // Prophecy: discard one
  ordering,    // Prophecy: put the rest back, the next card to be drawn first
  refilling,   // chance draws (ON-R1)
  unlocking,   // a door was drawn; hidden hands are asked even without its key (ON-R2)
  haunted,     // a nightmare was drawn (ON-R3)
  revealing,   // chance reveals (ON-N3)
  redrawing,   // chance deals a new hand (ON-N4)
  over,
};
BOOST_DESCRIBE_ENUM(Phase, opening, drafting, acting, claiming, exchanging, foreseeing, banishing,
                    ordering, refilling, unlocking, haunted, revealing, redrawing, over)
constexpr std::string_view term_family(Phase) { return "onirim.phase"; }

/// Whether a card is about to be drawn.
constexpr bool is_chance(Phase phase) {
  constexpr auto bit = [](Phase of) { return 1U << static_cast<unsigned>(of); };
  constexpr unsigned drawing = bit(Phase::opening) | bit(Phase::foreseeing) |
                               bit(Phase::refilling) | bit(Phase::revealing) |
                               bit(Phase::redrawing);
  return (drawing & bit(phase)) != 0;
}

enum class Ending : std::uint8_t {
  none,
  escaped,     // ON-W1, ON-2W
  deck_empty,  // ON-X1
  door_lost,   // ON-D3
};
BOOST_DESCRIBE_ENUM(Ending, none, escaped, deck_empty, door_lost)

struct State {
  /// The deck below its known top: a multiset, sampled when drawn.
  CardCounts unseen = box;
  std::uint8_t unseen_size = all_cards;
  KnownTop top;
  CardCounts discard;
  Limbo limbo;

  /// The whole hand alone; the personal resource of each of two players.
  std::array<Cards, 2> hand;
  /// Those cards of a hidden hand that the partner knows all the same.
  std::array<Cards, 2> shown;
  /// Two players: the common resource; during the draft all cards on offer.
  Cards common;

  Rows rows;
  /// Cards of one colour in a row at the end of the labyrinth that count towards a door: 0 to 2.
  std::array<std::uint8_t, 2> run{};
  std::array<PerEnum<Colour, std::uint8_t>, 2> doors;

  Phase phase = Phase::opening;
  Seat active;
  /// The door or nightmare being resolved, or none.
  Card drawn = Card::none;
  /// Prophecy: cards already put back in order. ON-N3: cards still to reveal.
  std::uint8_t progress = 0;
  /// A discarded key's Prophecy waits for the exchange (ON-2X).
  bool prophecy_waits = false;
  Ending ending = Ending::none;

  constexpr int deck_size() const { return unseen_size + top.size(); }

  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 128);

}  // namespace reverie::onirim
