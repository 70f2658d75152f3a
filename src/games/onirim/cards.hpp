// SPDX-License-Identifier: Apache-2.0
// The cards of Onirim (ON-C1, ON-C2) and small collections of them.
#pragma once

#include <array>
#include <bit>
#include <boost/describe.hpp>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <utility>

#include "core/names.hpp"

namespace reverie::onirim {

enum class Colour : std::uint8_t { red, blue, green, brown };
BOOST_DESCRIBE_ENUM(Colour, red, blue, green, brown)
inline constexpr std::array all_colours = {Colour::red, Colour::blue, Colour::green, Colour::brown};

enum class Symbol : std::uint8_t { sun, moon, key };
BOOST_DESCRIBE_ENUM(Symbol, sun, moon, key)

/// Cards of one kind cannot be told apart. Labyrinth cards first, then doors, then nightmares.
// clang-format off
enum class Card : std::uint8_t {
  red_sun, red_moon, red_key,
  blue_sun, blue_moon, blue_key,
  green_sun, green_moon, green_key,
  brown_sun, brown_moon, brown_key,
  red_door, blue_door, green_door, brown_door,
  nightmare,
  none,
};
// clang-format on
// `none` is not described: it is the absence of a card, not a card.
BOOST_DESCRIBE_ENUM(Card, red_sun, red_moon, red_key, blue_sun, blue_moon, blue_key, green_sun,
                    green_moon, green_key, brown_sun, brown_moon, brown_key, red_door, blue_door,
                    green_door, brown_door, nightmare)

constexpr std::string_view term_family(Colour) { return "onirim.colour"; }
constexpr std::string_view term_family(Symbol) { return "onirim.symbol"; }
constexpr std::string_view term_family(Card) { return "onirim.card"; }

inline constexpr int labyrinth_kinds = 12;
inline constexpr int card_kinds = 17;
inline constexpr int labyrinth_cards = 58;
inline constexpr int all_cards = 76;

constexpr Card card_at(int index) { return static_cast<Card>(index); }
constexpr int index_of(Card card) { return static_cast<int>(card); }
constexpr int index_of(Colour colour) { return static_cast<int>(colour); }

constexpr Card labyrinth(Colour colour, Symbol symbol) {
  return card_at(3 * index_of(colour) + static_cast<int>(symbol));
}
constexpr Card key_of(Colour colour) { return labyrinth(colour, Symbol::key); }
constexpr Card door_of(Colour colour) { return card_at(labyrinth_kinds + index_of(colour)); }

constexpr bool is_labyrinth(Card card) { return card < Card::red_door; }
constexpr bool is_door(Card card) { return card >= Card::red_door && card <= Card::brown_door; }

/// Of a labyrinth card.
constexpr Symbol symbol_of(Card card) { return static_cast<Symbol>(index_of(card) % 3); }
constexpr bool is_key(Card card) { return is_labyrinth(card) && symbol_of(card) == Symbol::key; }
/// Of a labyrinth card or a door.
constexpr Colour colour_of(Card card) {
  return static_cast<Colour>(is_door(card) ? index_of(card) - labyrinth_kinds : index_of(card) / 3);
}

using CardCounts = PerEnum<Card, std::uint8_t>;

/// ON-C1, ON-C2: how many of each kind are in the box.
inline constexpr CardCounts box = {{9, 4, 3, 8, 4, 3, 7, 4, 3, 6, 4, 3, 2, 2, 2, 2, 10}};

/// The counts of the first sixteen kinds as two numbers, for work on many at once.
struct CountWords {
  std::uint64_t first;
  std::uint64_t second;
};
inline CountWords words_of(const CardCounts& counts) {
  CountWords words;
  std::memcpy(&words, counts.values.data(), sizeof words);
  return words;
}

/// The counts of one card and no other, so aligned that a shift finds them.
struct alignas(32) Single {
  CardCounts counts;
};
inline constexpr PerEnum<Card, Single> singles = [] {
  PerEnum<Card, Single> all;
  for (int i = 0; i < card_kinds; ++i) all[card_at(i)].counts[card_at(i)] = 1;
  return all;
}();

/// One that is there: no count falls below zero, so none borrows from its neighbour. The words are
/// written whole because `card_at_point` reads them whole: it would have to wait for a single byte
/// to reach the memory (random games 6 % slower).
inline void take_one(CardCounts& counts, Card card) {
  const CardCounts& single = singles[card].counts;
  const CountWords one = words_of(single);
  CountWords words = words_of(counts);
  words.first -= one.first;
  words.second -= one.second;
  std::memcpy(counts.values.data(), &words, sizeof words);
  std::uint8_t& nightmares = counts[Card::nightmare];
  nightmares = static_cast<std::uint8_t>(nightmares - single[Card::nightmare]);
}

/// The card at a point of the line on which all cards lie, kind after kind. Multiplying the counts
/// of sixteen kinds, one number of 128 bits, by ones leaves in each byte the sum of all counts up
/// to it, and a borrow into its top bit tells whether the point lies beyond. All sums are below
/// 128. Every draw waits for the one before it: two products side by side instead of two in a row
/// made random games 2 % faster.
inline Card card_at_point(const CardCounts& counts, std::uint32_t at) {
  __extension__ using Wide = unsigned __int128;
  constexpr std::uint64_t ones = 0x0101'0101'0101'0101U;
  constexpr std::uint64_t tops = 0x8080'8080'8080'8080U;
  static_assert(all_cards < 128 && card_kinds == 17);
  const auto [first, second] = words_of(counts);
  const Wide sums_of_first = Wide{first} * ones;
  const auto low = static_cast<std::uint64_t>(sums_of_first);
  const auto high = static_cast<std::uint64_t>(sums_of_first >> 64U) + (first + second) * ones;
  const std::uint64_t point = at * ones | tops;
  const std::uint64_t beyond = ((point - low) & tops) >> 7U;
  const std::uint64_t further = ((point - high) & tops) >> 7U;
  return card_at(static_cast<int>((beyond + further) * ones >> 56U));
}

/// Labyrinth cards of which the order does not matter: a count of four bits for each kind, so that
/// adding, removing and asking are a shift and an addition (a sorted array took twice as long in
/// random play: every comparison of a random card is a mispredicted branch).
class Cards {
 public:
  int size() const { return sum_of_nibbles(word()); }
  bool contains(Card card) const { return count(card) > 0; }
  int count(Card card) const { return static_cast<int>(word() >> shift(card) & 15U); }

  void add(Card card) { store(word() + (std::uint64_t{1} << shift(card))); }
  /// Any card, if it is one of the labyrinth. Which is a toss-up, so no branch is taken on it.
  void add_if_labyrinth(Card card) {
    store(word() + (std::uint64_t{is_labyrinth(card)} << (shift(card) & 63)));
  }
  /// One that is there.
  void remove(Card card) { store(word() - (std::uint64_t{1} << shift(card))); }
  void clear() { store(0); }

  /// These and those together.
  Cards plus(const Cards& others) const {
    Cards sum;
    sum.store(word() + others.word());
    return sum;
  }
  /// The counts of one colour: suns in the lowest four bits, then moons, then keys.
  unsigned of_colour(Colour colour) const {
    return static_cast<unsigned>(word() >> 12 * index_of(colour)) & 0xFFFU;
  }
  /// All counts in one number, for hashing.
  std::uint64_t packed() const { return word(); }

  /// One bit for each kind that is present, at four times its index.
  std::uint64_t kinds() const { return kinds_in(word()); }
  static constexpr int count_kinds(std::uint64_t bits) {
    return static_cast<int>(bits * 0x1111'1111'1111'1111U >> 60U);
  }
  static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << shift(card); }
  /// The bits of all kinds that bear a symbol.
  static constexpr std::uint64_t kinds_with(Symbol symbol) {
    return 0x0000'0010'0100'1001U << shift(static_cast<Card>(symbol));
  }

  /// The first `Count` kinds among `bits`, the lowest first, one after the other to `write`; cards
  /// that are not of the labyrinth where there are not so many. No branch is taken on how many.
  template <int Count, class Write>
  static constexpr void first_kinds(std::uint64_t bits, Write write) {
    static_assert(Count <= 16);
    bits |= 0xFFFF'0000'0000'0000U;  // so that there is always one more
    for (int i = 0; i < Count; ++i, bits &= bits - 1) {
      if (bits == 0) std::unreachable();
      write(i, card_at(std::countr_zero(bits) / 4));
    }
  }

  /// Calls `visit` once for each kind among `bits`, the lowest first.
  template <class Visit>
  static void for_each_kind(std::uint64_t bits, Visit visit) {
    for (; bits != 0; bits &= bits - 1) visit(card_at(std::countr_zero(bits) / 4));
  }
  /// Calls `visit` for each card, equal ones as often as they are there.
  template <class Visit>
  void for_each(Visit visit) const {
    for_each_kind(kinds(), [&](Card card) {
      for (int n = count(card); n > 0; --n) visit(card);
    });
  }

  friend constexpr bool operator==(const Cards&, const Cards&) = default;

 private:
  static_assert(std::endian::native == std::endian::little);

  static constexpr int shift(Card card) { return 4 * index_of(card); }
  static constexpr std::uint64_t kinds_in(std::uint64_t word) {
    word |= word >> 2U;
    word |= word >> 1U;
    return word & 0x1111'1111'1111U;
  }
  static constexpr int sum_of_nibbles(std::uint64_t word) {
    constexpr std::uint64_t low = 0x0F0F'0F0F'0F0F'0F0FU;
    const std::uint64_t pairs = (word & low) + (word >> 4U & low);
    return static_cast<int>(pairs * 0x0101'0101'0101'0101U >> 56U);
  }

  // In two parts: six bytes through an eight-byte word on the stack would stall every access.
  std::uint64_t word() const {
    std::uint32_t low;
    std::uint16_t high;
    std::memcpy(&low, counts_.data(), sizeof low);
    std::memcpy(&high, counts_.data() + sizeof low, sizeof high);
    return std::uint64_t{high} << 32U | low;
  }
  void store(std::uint64_t word) {
    const auto low = static_cast<std::uint32_t>(word);
    const auto high = static_cast<std::uint16_t>(word >> 32U);
    std::memcpy(counts_.data(), &low, sizeof low);
    std::memcpy(counts_.data() + sizeof low, &high, sizeof high);
  }

  std::array<std::uint8_t, labyrinth_kinds / 2> counts_{};
};

}  // namespace reverie::onirim
