// SPDX-License-Identifier: Apache-2.0
// What can be chosen before a game of Dreamscape.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <string_view>

#include "core/between.hpp"
#include "core/names.hpp"

namespace reverie::dreamscape {

inline constexpr int most_players = 4;

/// DS-N1 to DS-N7; one who plays alone meets Mr Nightmare always (DS-A1).
enum class Mode : std::uint8_t { base, nightmare };
BOOST_DESCRIBE_ENUM(Mode, base, nightmare)

/// DS-X1
enum class Creation : std::uint8_t { in_turn, at_once };
BOOST_DESCRIBE_ENUM(Creation, in_turn, at_once)

/// Of one who plays alone (DS-A3).
enum class Difficulty : std::uint8_t { easy, normal, hard, nightmare };
BOOST_DESCRIBE_ENUM(Difficulty, easy, normal, hard, nightmare)

enum class Length : std::uint8_t {
  full,
  first,  // four cycles, cards of the first level, two objectives: for learning (DS-X2)
};
BOOST_DESCRIBE_ENUM(Length, full, first)

struct Options {
  Between<1, most_players> players = 2;
  Mode mode = Mode::base;
  Creation creation = Creation::in_turn;
  Difficulty difficulty = Difficulty::normal;
  Length length = Length::full;

  friend bool operator==(const Options&, const Options&) = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), (players, mode, creation, difficulty, length))

constexpr bool is_solo(const Options& options) { return options.players == 1; }
constexpr bool has_nightmares(const Options& options) { return options.mode == Mode::nightmare; }

}  // namespace reverie::dreamscape
