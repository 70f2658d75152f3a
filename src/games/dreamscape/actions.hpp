// SPDX-License-Identifier: Apache-2.0
// What a player or chance can do in Dreamscape.
#pragma once

#include <algorithm>
#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "core/game.hpp"
#include "games/dreamscape/state.hpp"

namespace reverie::dreamscape {

enum class Verb : std::uint8_t {
  // chance
  token,      // the next seat gets this initiative token (DS-S1)
  objective,  // this objective is turned up (DS-S2)
  colour,     // this fragment comes to lie on the next objective with a place for it (DS-S2)
  card,       // this card is drawn
  fragment,   // this fragment comes out of the bag
  // seats
  keep,      // one of the drawn cards, or none (DS-S3, DS-K3)
  collect,   // the fragment at the hand end (DS-V1)
  move,      // to a linked location, with the key if the Hands hold it (DS-V2, DS-V3)
  power,     // of the location (DS-V4)
  store,     // a fragment on a card, and nothing else (DS-V5)
  invoke,    // a fragment on a card, and use its power (DS-V5)
  enter,     // the Dreamer (DS-V6)
  sleep,     // the Voyage is over (DS-V7)
  haunt,     // a red fragment on a link (DS-N3)
  place,     // a fragment in the dreamscape (DS-B1 to DS-B4)
  step,      // the Dreamer, by a white fragment or by earth (DS-D1, DS-W2)
  plant,     // a tree (DS-D2)
  trade,     // two for one, or three red ones for one (DS-D3, DS-N6)
  finish,    // the Creation is over (DS-T1)
  complete,  // this card first (DS-K2)
  retain,    // this fragment on the pile (DS-K2)
  draw,      // from this deck, or from none (DS-K3)
  harvest,   // a drawn fragment to a location (DS-P3)
  lake,      // this location (DS-P4)
  order,     // this fragment next (DS-P4)
  lift,      // a fragment into the Hands (DS-P5)
  golem,     // fragments to a neighbouring cell (DS-P6)
  done,      // no more of that power
};
BOOST_DESCRIBE_ENUM(Verb, token, objective, colour, card, fragment, keep, collect, move, power,
                    store, invoke, enter, sleep, haunt, place, step, plant, trade, finish, complete,
                    retain, draw, harvest, lake, order, lift, golem, done)

constexpr bool is_chances(Verb verb) { return verb <= Verb::fragment; }

/// For `draw` and `keep`: none of them.
inline constexpr std::uint8_t none = 0xFF;

/// Fields that a verb does not need are zero.
struct Action {
  Verb verb = Verb::done;
  /// A fragment; of `keep` and `complete` a card, of `draw` a deck, of `haunt` a link, of `golem`
  /// how many fragments; of chance what it says.
  std::uint8_t what = 0;
  /// A cell.
  std::uint8_t from = 0;
  /// A cell or a location; of `store` and `invoke` a card, of `trade` the fragment taken.
  std::uint8_t to = 0;

  friend constexpr bool operator==(const Action&, const Action&) = default;
};

/// An action as it is sent to screens.
struct ActionInfo {
  Verb verb = Verb::done;
  std::optional<Fragment> fragment;
  /// What a trade gives for it.
  std::optional<Fragment> taken;
  std::optional<std::string> card;
  std::optional<std::string> objective;
  /// Locations, decks and tokens from one; cells by name, links as `3-6`.
  std::optional<std::uint8_t> number;
  std::optional<std::string> from;
  std::optional<std::string> cell;
  std::optional<std::string> link;
  /// Of the Golem.
  std::optional<std::uint8_t> count;

  friend bool operator==(const ActionInfo&, const ActionInfo&) = default;
};
BOOST_DESCRIBE_STRUCT(ActionInfo, (),
                      (verb, fragment, taken, card, objective, number, from, cell, link, count))

namespace detail {
/// Any fragment of the dreamscape, with what lies on it, to any of six neighbours; and enough.
inline constexpr int most_golem_moves = Landscape::most_fragments * 6 + 1;
/// Every colour on every cell, a step, a tree on every cell, every trade, every colour but red on
/// every card with and without its power, and a few single ones.
inline constexpr int most_deeds = 6 * cells + 6 + cells + 6 * 5 + 2 * 5 * all_cards + 8;
}  // namespace detail
inline constexpr int most_actions = std::max(detail::most_golem_moves, detail::most_deeds);
using Actions = ActionList<Action, most_actions>;
/// The cards of a level; all else is fewer.
inline constexpr int most_outcomes = most_of_a_level;
using Outcomes = OutcomeList<Action, most_outcomes>;
static_assert(most_outcomes >= all_objectives &&
              most_outcomes >= static_cast<int>(enum_size<Fragment>));

namespace detail {
inline constexpr int preparation =
    most_players + 2 * drawn_objectives + 2 * (1 + 2 + 3 + 4) + locations * most_slots;
/// A card's slot is used once a cycle. What comes of it: the fragment itself, and a power with at
/// most six cards, the deck and the choice; and each card completes once in a game.
inline constexpr int of_a_power = 10;
inline constexpr int of_a_completion = 12;
inline constexpr int powers_of_a_cycle = (all_cards + most_players) * of_a_power;
/// All that can come into Hands in a cycle: what is collected, reds on the way, what powers bring
/// (two each at most), and what was recovered. Each is used once.
inline constexpr int fragments_of_a_cycle =
    most_players * (points_of_action + most_key_moves) + (all_cards + most_players) * 2 + all_cards;
inline constexpr int most_inputs_of_a_cycle =
    locations * most_slots + most_players * (points_of_action + most_key_moves + 4) +
    powers_of_a_cycle + fragments_of_a_cycle + 2 * most_players * (most_steps + 2);
}  // namespace detail

/// The final step is like a cycle.
inline constexpr int longest_game = detail::preparation + all_cards * detail::of_a_completion +
                                    (cycles_of_a_full_game + 1) * detail::most_inputs_of_a_cycle;

}  // namespace reverie::dreamscape
