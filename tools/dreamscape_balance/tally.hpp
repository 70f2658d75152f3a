// SPDX-License-Identifier: Apache-2.0
// What was counted over many games of so many players.
#pragma once

#include <array>
#include <cstdint>

#include "games/dreamscape/state.hpp"
#include "sample.hpp"

namespace reverie::balance {

using namespace dreamscape;

struct CardTally {
  /// How often it was looked at, kept of those looked at, and completed.
  std::int64_t drawn = 0;
  std::int64_t kept = 0;
  std::int64_t completed = 0;
  /// Creations in which it lay open before somebody, completed at last or not; and the same of
  /// those completed alone.
  std::int64_t turns = 0;
  std::int64_t turns_to_completion = 0;

  void add(const CardTally& other);
};

struct Tally {
  std::int64_t games = 0;
  Sample score;
  Sample winning_score;
  Sample lead;  // of the first over the second
  Sample inputs;
  Sample completed;
  Sample left_open;
  // The score sheet, by what was scored in the game and at its end.
  Sample card_points;
  Sample walk_points;
  Sample tree_points;
  /// Parts of victories, by who begins the first Voyage.
  std::array<Sample, most_players> by_rank{};

  std::array<CardTally, all_cards> cards{};
  std::int64_t voyages = 0;
  /// Voyages that led there or did something there, and those that ended there.
  std::array<std::int64_t, locations> visits{};
  std::array<std::int64_t, locations> sleeps{};
  /// Used where they are, and by a card.
  std::array<std::int64_t, enum_size<Power>> of_locations{};
  std::array<std::int64_t, enum_size<Power>> of_cards{};

  void add(const Tally& other);
};

}  // namespace reverie::balance
