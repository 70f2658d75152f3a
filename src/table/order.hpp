// SPDX-License-Identifier: Apache-2.0
// What somebody asks for who wants a new table.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "agents/level.hpp"
#include "core/actor.hpp"
#include "core/raw_json.hpp"

namespace reverie {

/// Who may look on without a seat.
enum class Spectators : std::uint8_t {
  none,
  after,  // what the first seat saw, once the game is over
  live,   // what everybody may know, while it is played
};
BOOST_DESCRIBE_ENUM(Spectators, none, after, live)

/// How people at the table may talk to each other. Chosen when it is opened; whoever sits down
/// agrees.
enum class Talk : std::uint8_t {
  free,    // as they like
  signs,   // a few fixed ones, which tell nothing of hidden cards
  silent,  // not before the game is over
};
BOOST_DESCRIBE_ENUM(Talk, free, signs, silent)

enum class SeatWish : std::uint8_t {
  me,
  bot,
  open,
  again,  // whoever sat on `seat` in the chapter before
};
BOOST_DESCRIBE_ENUM(SeatWish, me, bot, open, again)

struct SeatOrder {
  SeatWish kind = SeatWish::me;
  std::optional<Level> level = std::nullopt;  // of a bot
  std::optional<Seat> seat = std::nullopt;    // of `again`

  friend bool operator==(const SeatOrder&, const SeatOrder&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatOrder, (), (kind, level, seat))

struct TableOrder {
  std::string game;
  RawJson options;
  std::vector<SeatOrder> seats;
  /// What the one who asks wants to be called.
  std::string name;
  Spectators spectators = Spectators::none;
  /// How long a person may think about a move before the house plays it; 0 is for ever.
  std::uint32_t thinking_seconds = 0;
  /// The game's lesson: its chance is known beforehand, so that somebody can be led through it.
  std::optional<bool> lesson = std::nullopt;
  /// Freely unless said.
  std::optional<Talk> talk = std::nullopt;

  friend bool operator==(const TableOrder&, const TableOrder&) = default;
};
BOOST_DESCRIBE_STRUCT(TableOrder, (),
                      (game, options, seats, name, spectators, thinking_seconds, lesson, talk))

}  // namespace reverie
