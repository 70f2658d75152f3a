// SPDX-License-Identifier: Apache-2.0
// What is on the table in a game of Dream Runners.
#pragma once

#include <array>
#include <bit>
#include <boost/describe.hpp>
#include <cstdint>
#include <string_view>

#include "core/actor.hpp"
#include "games/dream_runners/components.hpp"

namespace reverie::dream_runners {

/// A set of starting segments and one bought each turn.
inline constexpr int most_owned = segments_of_a_set + turns;
inline constexpr std::uint8_t nothing = 0xFF;
/// A game must end however it is played (docs/decisions/0010).
inline constexpr int most_changes = 100;

enum class Phase : std::uint8_t {
  dealing,     // chance deals the sets and turns the first segments for sale (DR-S2)
  dreaming,    // chance turns the tile (DR-S1)
  composing,   // everybody at once (DR-A)
  sharing,     // crossroads, in turn (DR-P5)
  opening,     // the player says how often to open the chest, where that is a choice (DR-B)
  unlocking,   // chance turns a chest (DR-P4)
  colouring,   // the player chooses the colour of a wild fragment (DR-B5)
  bat,         // the player gives up a segment (DR-P2)
  buying,      // one player after the other (DR-I)
  restocking,  // chance turns the next segment for sale
  calming,     // everybody at once: serenity for coins (DR-I), and who is ready says so (DR-N)
  over,
};
BOOST_DESCRIBE_ENUM(Phase, dealing, dreaming, composing, sharing, opening, unlocking, colouring,
                    bat, buying, restocking, calming, over)
constexpr std::string_view term_family(Phase) { return "dream_runners.phase"; }

/// Segments in the order of their numbers, and beside each the spot where it lies this turn.
class Composition {
 public:
  constexpr int size() const { return size_; }
  constexpr std::uint8_t segment(int i) const { return segments_[place(i)]; }
  constexpr std::uint8_t spot(int i) const { return spots_[place(i)]; }
  constexpr bool is_placed(int i) const { return spot(i) != nothing; }

  constexpr int unplayed() const {
    int count = 0;
    for (int i = 0; i < size_; ++i) count += is_placed(i) ? 0 : 1;
    return count;
  }

  /// Where such a segment stands in the list, or -1.
  constexpr int find(std::uint8_t segment) const {
    for (int i = 0; i < size_; ++i) {
      if (segments_[place(i)] == segment) return i;
    }
    return -1;
  }

  constexpr void add(std::uint8_t segment) {
    int at = size_++;
    for (; at > 0 && segments_[place(at - 1)] > segment; --at) {
      segments_[place(at)] = segments_[place(at - 1)];
      spots_[place(at)] = spots_[place(at - 1)];
    }
    segments_[place(at)] = segment;
    spots_[place(at)] = nothing;
  }
  constexpr void remove(int i) {
    --size_;
    for (; i < size_; ++i) {
      segments_[place(i)] = segments_[place(i + 1)];
      spots_[place(i)] = spots_[place(i + 1)];
    }
    segments_[place(size_)] = nothing;
    spots_[place(size_)] = nothing;
  }
  constexpr void put(int i, std::uint8_t spot) { spots_[place(i)] = spot; }
  constexpr void take_back(int i) { spots_[place(i)] = nothing; }
  constexpr void take_back_all() { spots_.fill(nothing); }

  friend constexpr bool operator==(const Composition&, const Composition&) = default;

 private:
  static constexpr std::size_t place(int i) { return static_cast<std::size_t>(i); }
  static constexpr std::array<std::uint8_t, most_owned> empty() {
    std::array<std::uint8_t, most_owned> all{};
    all.fill(nothing);
    return all;
  }

  std::uint8_t size_ = 0;
  std::array<std::uint8_t, most_owned> segments_ = empty();
  std::array<std::uint8_t, most_owned> spots_ = empty();
};

struct Player {
  Composition composition;
  std::uint8_t serenity = first_serenity;
  std::uint8_t stars = 0;
  std::uint8_t coins = 0;
  std::uint8_t keys = 0;
  PerEnum<Colour, std::uint8_t> fragments;
  /// Of the composition, this turn.
  std::uint8_t changes = 0;
  bool locked = false;
  bool awake = false;
  /// Serenity gained and lost in this resolution: taken together at its end (DR-B).
  std::uint8_t gained = 0;
  std::uint8_t lost = 0;
  /// Wild fragments whose colour is still to be chosen, ones and pairs (DR-P6).
  std::uint8_t wilds = 0;
  std::uint8_t wild_pairs = 0;
  /// What the supply lacked in this resolution: gained as soon as it comes back there (DR-B).
  std::uint8_t owed_keys = 0;
  PerEnum<Colour, std::uint8_t> owed_fragments;

  friend constexpr bool operator==(const Player&, const Player&) = default;
};

/// DR-I
constexpr bool can_calm(const Player& player) {
  return player.coins >= price_of_serenity && player.serenity < most_serenity;
}

/// The sand timer beside those who compose.
enum class Sand : std::uint8_t {
  lying,    // nobody has locked yet
  running,  // DR-A1
};
BOOST_DESCRIBE_ENUM(Sand, lying, running)

/// One bit for each of six tiles, segments or chests of a kind that nobody has seen yet.
using Unseen = std::uint8_t;
inline constexpr Unseen all_unseen = 0b11'1111;

struct State {
  Phase phase = Phase::dealing;
  /// Counted from zero.
  std::uint8_t turn = 0;
  /// The dream of this turn, by its place in the content.
  std::uint8_t tile = nothing;
  Sand sand = Sand::lying;
  /// First player of this turn (DR-A1), and whose choice it is where one chooses alone.
  Seat first;
  Seat active;
  /// Who still has to act, where several do at once or one after the other.
  SeatSet waiting;

  std::array<Unseen, levels> tiles_left{};
  std::array<Unseen, 4> sale_left{all_unseen, all_unseen, all_unseen, all_unseen};
  std::array<Unseen, chest_types> chests_left{all_unseen, all_unseen, all_unseen};
  std::uint8_t sets_left = 0b1111;
  /// For sale, one of each shape; and the chests turned this turn, one of each type.
  PerEnum<Shape, std::uint8_t> sale{{nothing, nothing, nothing, nothing}};
  std::array<std::uint8_t, chest_types> chests{nothing, nothing, nothing};
  /// How many are out of the game: segments that bats took (DR-P2), chests of earlier turns (DR-N).
  std::uint8_t segments_gone = 0;
  std::array<std::uint8_t, chest_types> chests_gone{};

  std::uint8_t coins = all_coins;
  std::uint8_t keys = all_keys;
  PerEnum<Colour, std::uint8_t> fragments{
      {fragments_of_a_colour, fragments_of_a_colour, fragments_of_a_colour, fragments_of_a_colour}};

  /// Which elements of the crossroads are still to be shared, and who took which.
  std::uint8_t shared_left = 0;
  std::array<std::uint8_t, most_players> shared{};
  /// How often the active player still opens the chest.
  std::uint8_t openings_due = 0;

  std::array<Player, most_players> players{};

  friend constexpr bool operator==(const State&, const State&) = default;
};

}  // namespace reverie::dream_runners
