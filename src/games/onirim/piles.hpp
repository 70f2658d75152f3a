// SPDX-License-Identifier: Apache-2.0
// How the cards of Onirim lie on the table: in rows, on top of the deck, in limbo.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <numeric>

#include "core/actor.hpp"
#include "games/onirim/cards.hpp"

namespace reverie::onirim {

/// How far a Prophecy looks, and how many cards ON-N3 reveals.
inline constexpr int sight = 5;

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

/// Five bytes in a row as one number, for work on all of them at once. In two parts: eight bytes
/// would reach into what lies behind them.
class FiveBytes {
 public:
  constexpr std::uint8_t operator[](int i) const { return bytes_[static_cast<std::size_t>(i)]; }
  constexpr void set(int i, std::uint8_t byte) { bytes_[static_cast<std::size_t>(i)] = byte; }

  std::uint64_t word() const {
    std::uint32_t low;
    std::memcpy(&low, bytes_.data(), sizeof low);
    return std::uint64_t{bytes_[4]} << 32U | low;
  }
  void store(std::uint64_t word) {
    const auto low = static_cast<std::uint32_t>(word);
    std::memcpy(bytes_.data(), &low, sizeof low);
    bytes_[4] = static_cast<std::uint8_t>(word >> 32U);
  }
  /// Takes one byte out; those behind it move up.
  void remove(int i) {
    const std::uint64_t kept = before(i);
    store((word() & kept) | (word() >> 8U & ~kept));
  }

  /// A one in each byte.
  static constexpr std::uint64_t ones = 0x01'0101'0101U;
  /// All bits of the bytes before a place.
  static constexpr std::uint64_t before(int place) { return (std::uint64_t{1} << 8 * place) - 1; }

  friend constexpr bool operator==(const FiveBytes&, const FiveBytes&) = default;

 private:
  static_assert(std::endian::native == std::endian::little);

  std::array<std::uint8_t, 5> bytes_{};
};

/// Cards on top of the deck that somebody has seen, the next to be drawn first. Where a random card
/// decides how far a change reaches, all places change at once and no branch is taken on it: loops
/// that stop early were mispredicted (random games 8 % slower), loops over all places took three
/// times as many instructions (5 % slower).
class KnownTop {
 public:
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr Card card(int i) const { return card_at(cards_[i]); }
  constexpr SeatSet knowers(int i) const { return SeatSet::from_bits(knowers_[i]); }

  constexpr void put_last(Card card, SeatSet knowers) {
    cards_.set(size_, static_cast<std::uint8_t>(card));
    knowers_.set(size_, knowers.bits());
    ++size_;
  }
  void remove(int i) {
    cards_.remove(i);
    knowers_.remove(i);
    --size_;
  }
  /// The first place from `from` on where such a card lies. There is one.
  int find(Card card, int from) const {
    const std::uint64_t differing =
        cards_.word() ^ static_cast<std::uint64_t>(card) * FiveBytes::ones;
    // Adding 127 to a byte below 128 sets its top bit unless the byte is zero.
    const std::uint64_t equal = ~(differing + 0x7F * FiveBytes::ones) & 0x80 * FiveBytes::ones;
    return std::countr_zero(equal & ~FiveBytes::before(from)) / 8;
  }
  /// Brings the card at `from` forward to `to`; those between move back by one.
  void bring_forward(int from, int to) {
    const std::uint64_t cards = cards_.word();
    const std::uint64_t moving = FiveBytes::before(from) & ~FiveBytes::before(to);
    const std::uint64_t staying = FiveBytes::before(to) | ~FiveBytes::before(from + 1);
    const std::uint64_t card = (cards >> 8 * from & 0xFFU) << 8 * to;
    cards_.store((cards & staying) | (cards & moving) << 8U | card);
  }
  /// The cards alone: who knows which place stays. At most four: one has just been banished.
  void sort() {
    const std::uint64_t unused = ~FiveBytes::before(size_);
    const std::uint64_t cards = cards_.word() | unused;
    std::array<std::uint64_t, 4> sorted{cards & 0xFFU, cards >> 8U & 0xFFU, cards >> 16U & 0xFFU,
                                        cards >> 24U & 0xFFU};
    constexpr std::array<std::array<std::size_t, 2>, 5> network{
        {{0, 1}, {2, 3}, {0, 2}, {1, 3}, {1, 2}}};
    for (const auto& [a, b] : network) {
      const std::uint64_t low = std::min(sorted[a], sorted[b]);
      sorted[b] ^= sorted[a] ^ low;  // the other one: a pair from std::minmax takes a branch
      sorted[a] = low;
    }
    cards_.store((sorted[0] | sorted[1] << 8U | sorted[2] << 16U | sorted[3] << 24U) & ~unused);
  }
  constexpr void known_to(int i, SeatSet knowers) { knowers_.set(i, knowers.bits()); }
  void clear() {
    cards_.store(0);
    knowers_.store(0);
    size_ = 0;
  }

  friend constexpr bool operator==(const KnownTop&, const KnownTop&) = default;

 private:
  static_assert(sight == 5);

  std::uint8_t size_ = 0;
  FiveBytes cards_;
  FiveBytes knowers_;
};

/// What returns to the deck at the end of the turn: never a labyrinth card.
class Limbo {
 public:
  constexpr int count(Card card) const { return counts_[place_of(card)]; }
  constexpr int size() const { return std::accumulate(counts_.begin(), counts_.end(), 0); }

  constexpr void add(Card card, int times = 1) { add_at(place_of(card), times); }
  /// Any card, if it is not one of the labyrinth. Which is a toss-up, so no branch is taken on it.
  constexpr void add_unless_labyrinth(Card card) {
    const int place = index_of(card) - labyrinth_kinds;
    const int inside = place >> 31;  // all bits of a place below zero, else none
    add_at(static_cast<std::size_t>(place & ~inside), 1 + inside);
  }

  /// All counts in one number, for hashing: nightmares in the lowest byte, then doors.
  constexpr std::uint64_t packed() const {
    std::uint64_t word = 0;
    for (int i = card_kinds - 2; i >= labyrinth_kinds; --i) {
      word = (word | static_cast<std::uint64_t>(count(card_at(i)))) << 8U;
    }
    return word | static_cast<std::uint64_t>(count(Card::nightmare));
  }

  friend constexpr bool operator==(const Limbo&, const Limbo&) = default;

 private:
  static constexpr std::size_t place_of(Card card) {
    return static_cast<std::size_t>(index_of(card) - labyrinth_kinds);
  }
  constexpr void add_at(std::size_t place, int times) {
    counts_[place] = static_cast<std::uint8_t>(counts_[place] + times);
  }

  /// Doors by colour, then nightmares.
  std::array<std::uint8_t, card_kinds - labyrinth_kinds> counts_{};
};

}  // namespace reverie::onirim
