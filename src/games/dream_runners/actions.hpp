// SPDX-License-Identifier: Apache-2.0
// What a player, chance or the clock can do in Dream Runners.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/game.hpp"
#include "games/dream_runners/field.hpp"
#include "games/dream_runners/state.hpp"

namespace reverie::dream_runners {

enum class Verb : std::uint8_t {
  // chance
  deal,    // the next seat gets this starting set
  offer,   // this segment is turned for sale
  dream,   // this tile is turned
  reveal,  // this chest is turned
  // the clock
  pour,  // nobody has locked: the sand begins to run (DR-A2)
  ring,  // the sand has run out (DR-A1)
  call,  // not everybody is ready: the next dream comes all the same (DR-N)
  // seats
  place,      // a segment at a spot, from the hand or from another spot (DR-A)
  take_back,  // a segment into the hand
  lock,       // the composition stays as it is (DR-A1)
  share,      // take an element of the crossroads (DR-P5)
  open,       // the chest so often, by the order in which its keys come (DR-B)
  choose,     // the colour of a wild fragment (DR-B5)
  give_up,    // an unplayed segment, to the bat (DR-P2)
  buy,        // a segment that is for sale (DR-I)
  pass,       // buy none
  calm,       // coins for serenity (DR-I)
  finish,     // no more of that, and ready for the next dream (DR-N)
};
BOOST_DESCRIBE_ENUM(Verb, deal, offer, dream, reveal, pour, ring, call, place, take_back, lock,
                    share, open, choose, give_up, buy, pass, calm, finish)

/// Fields that a verb does not need are zero.
struct Action {
  Verb verb = Verb::lock;
  /// A segment, tile, chest or set, by its place in the content; an element of the crossroads by
  /// its place in the cell; a colour; how often a chest is opened.
  std::uint8_t what = 0;
  /// Where a segment is placed: its place in `spots_of` its shape.
  std::uint8_t spot = 0;

  friend constexpr bool operator==(const Action&, const Action&) = default;
};

/// An action as it is sent to screens.
struct ActionInfo {
  Verb verb = Verb::lock;
  /// Of a segment, tile, chest or set, or of an element of the crossroads: from one, as in the
  /// notation. How often a chest is opened.
  std::optional<std::uint8_t> number;
  /// Where a segment is placed: the cell of the field under its first effect, 0 to 48 row by row,
  /// and how often it is turned.
  std::optional<std::uint8_t> cell;
  std::optional<std::uint8_t> turns;
  std::optional<Colour> colour;

  friend bool operator==(const ActionInfo&, const ActionInfo&) = default;
};
BOOST_DESCRIBE_STRUCT(ActionInfo, (), (verb, number, cell, turns, colour))

/// Every owned segment at every spot, taken back or not, and the lock.
inline constexpr int most_actions = most_owned * (detail::most_spots + 1) + 1;
using Actions = ActionList<Action, most_actions>;
/// Sets, segments of a shape, tiles of a level and chests of a type: never more than six.
inline constexpr int most_outcomes = 6;
using Outcomes = OutcomeList<Action, most_outcomes>;

namespace detail {
/// Everything that can be put into one turn, whoever does it.
inline constexpr int most_inputs_of_a_turn = [] {
  constexpr int dream = 1;
  constexpr int composing = most_players * (most_changes + 1);  // and the lock
  constexpr int sand = 2;                                       // poured and run out
  constexpr int sharing = most_rewards;
  constexpr int opening = most_players;
  constexpr int chest = 1;
  // Eight wild cells beside a chest that is opened twice, and all of a crossroads.
  constexpr int wilds = most_players * (frame_cells - 1 + 2 * most_rewards) + most_rewards;
  constexpr int bat = most_players;
  constexpr int buying = 2 * most_players;  // and the next one is turned
  constexpr int calming = all_coins / price_of_serenity + most_players;  // and all are ready
  return dream + composing + sand + sharing + opening + chest + wilds + bat + buying + calming;
}();
}  // namespace detail

/// The sets are dealt and one segment of each shape is turned, then come the turns.
inline constexpr int longest_game =
    most_players + static_cast<int>(all_shapes.size()) + turns * detail::most_inputs_of_a_turn;

}  // namespace reverie::dream_runners
