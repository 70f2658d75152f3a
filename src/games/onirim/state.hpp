// SPDX-License-Identifier: Apache-2.0
// What is on the table in a game of Onirim (ON-C3).
#pragma once

#include <array>
#include <bit>
#include <boost/describe.hpp>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/actor.hpp"
#include "games/onirim/cards.hpp"

namespace reverie::onirim {

inline constexpr int solo_hand = 5;
inline constexpr int personal_hand = 3;
inline constexpr int common_hand = 2;
inline constexpr int draft_size = 8;
/// How far a Prophecy looks, and how many cards ON-N3 reveals.
inline constexpr int sight = 5;

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
  unlocking,   // a door was drawn and the key is in the hand (ON-R2)
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

/// The labyrinth rows of both players in one strip of half-bytes: seat 0 builds from the left,
/// seat 1 from the right. All labyrinth cards fit, whoever plays them.
class Rows {
 public:
  constexpr int length(Seat seat) const { return length_[seat.index]; }

  constexpr Card at(Seat seat, int i) const {
    const std::size_t place = place_of(seat, i);
    return card_at(strip_[place / 2] >> half_of(place) & 15);
  }

  /// The last card played, or none.
  constexpr Card last(Seat seat) const {
    return length(seat) == 0 ? Card::none : at(seat, length(seat) - 1);
  }

  constexpr void add(Seat seat, Card card) {
    const std::size_t place = place_of(seat, length_[seat.index]++);
    strip_[place / 2] |= static_cast<std::uint8_t>(index_of(card) << half_of(place));
  }

  friend constexpr bool operator==(const Rows&, const Rows&) = default;

 private:
  static constexpr std::size_t place_of(Seat seat, int i) {
    return static_cast<std::size_t>(seat.index == 0 ? i : labyrinth_cards - 1 - i);
  }
  static constexpr unsigned half_of(std::size_t place) {
    return static_cast<unsigned>(place % 2 * 4);
  }

  std::array<std::uint8_t, 2> length_{};
  std::array<std::uint8_t, labyrinth_cards / 2> strip_{};
};

/// Cards on top of the deck that somebody has seen, the next to be drawn first. Where a random card
/// decides how far a change reaches, all places are gone through and no branch is taken on it:
/// loops that stop early were mispredicted and made random games 8 % slower.
class KnownTop {
 public:
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr Card card(int i) const { return cards_[static_cast<std::size_t>(i)]; }
  constexpr SeatSet knowers(int i) const {
    return SeatSet::from_bits(knowers_[static_cast<std::size_t>(i)]);
  }

  constexpr void put_last(Card card, SeatSet knowers) {
    cards_[size_] = card;
    knowers_[size_] = knowers.bits();
    ++size_;
  }
  constexpr void remove(int i) {
    for (int at = 0; at + 1 < sight; ++at) {
      const auto from = static_cast<std::size_t>(at >= i ? at + 1 : at);
      cards_[static_cast<std::size_t>(at)] = cards_[from];
      knowers_[static_cast<std::size_t>(at)] = knowers_[from];
    }
    cards_[sight - 1] = Card{};
    knowers_[sight - 1] = 0;
    --size_;
  }
  /// The first place from `from` on where such a card lies. There is one.
  constexpr int find(Card card, int from) const {
    unsigned places = 1U << sight;
    for (unsigned i = 0; i < sight; ++i) places |= (cards_[i] == card ? 1U : 0U) << i;
    return from + std::countr_zero(places >> static_cast<unsigned>(from));
  }
  /// Brings the card at `from` forward to `to`; those between move back by one.
  constexpr void bring_forward(int from, int to) {
    const Card card = cards_[static_cast<std::size_t>(from)];
    for (int at = sight - 1; at > 0; --at) {
      const bool moves_back = (at > to) & (at <= from);
      cards_[static_cast<std::size_t>(at)] = cards_[static_cast<std::size_t>(at - moves_back)];
    }
    cards_[static_cast<std::size_t>(to)] = card;
  }
  /// The cards alone: who knows which place stays.
  constexpr void sort() {
    for (std::size_t i = 0; i < size_; ++i) {
      for (std::size_t j = i + 1; j < size_; ++j) {
        const Card a = cards_[i];
        const Card b = cards_[j];
        cards_[i] = b < a ? b : a;
        cards_[j] = b < a ? a : b;
      }
    }
  }
  constexpr void known_to(int i, SeatSet knowers) {
    knowers_[static_cast<std::size_t>(i)] = knowers.bits();
  }
  constexpr void clear() { *this = {}; }

  friend constexpr bool operator==(const KnownTop&, const KnownTop&) = default;

 private:
  std::uint8_t size_ = 0;
  std::array<Card, sight> cards_{};
  std::array<std::uint8_t, sight> knowers_{};
};

/// What returns to the deck at the end of the turn: never a labyrinth card.
struct Limbo {
  PerEnum<Colour, std::uint8_t> doors;
  std::uint8_t nightmares = 0;

  constexpr int size() const {
    int sum = nightmares;
    for (const std::uint8_t count : doors) sum += count;
    return sum;
  }

  friend constexpr bool operator==(const Limbo&, const Limbo&) = default;
};
BOOST_DESCRIBE_STRUCT(Limbo, (), (doors, nightmares))

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
