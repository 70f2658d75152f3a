// SPDX-License-Identifier: Apache-2.0
// What is on the table in a game of Dreamscape. All of it lies open: what nobody knows is not there
// yet, because chance draws it when it is drawn.
#pragma once

#include <array>
#include <bit>
#include <boost/describe.hpp>
#include <cstdint>
#include <string_view>

#include "core/actor.hpp"
#include "core/flat_list.hpp"
#include "games/dreamscape/cards.hpp"
#include "games/dreamscape/options.hpp"

namespace reverie::dreamscape {

inline constexpr int cycles_of_a_full_game = 6;
inline constexpr int cycles_of_a_first_game = 4;
inline constexpr int points_of_action = 4;
/// DS-V1, DS-N2: who holds so many of a colour collects no more of it.
inline constexpr int most_collected = 2;
/// DS-P2
inline constexpr int cards_of_the_king = 6;
inline constexpr int moves_of_the_golem = 3;
inline constexpr int lifts_of_the_tower = 2;
inline constexpr int most_harvested = 2;
/// DS-D3, DS-N6
inline constexpr int price_of_a_trade = 2;
inline constexpr int nightmares_of_a_trade = 3;
inline constexpr int nightmares_in_the_bag = 3;
/// DS-W1 to DS-W4
inline constexpr int points_of_water = 1;
inline constexpr int points_of_a_mountain = 2;
inline constexpr int price_of_treading_a_nightmare = 1;
/// DS-F3, DS-N7
inline constexpr int price_of_an_open_card = 5;
inline constexpr int price_of_a_nightmare = 3;
/// DS-S5: for each player, those of two players included where one plays alone.
inline constexpr int trees_of_a_player = 3;
/// DS-A1: the world of one who plays alone is that of two.
inline constexpr int players_of_a_solo_world = 2;

/// A game must end however it is played (docs/decisions/0019): keys open doors back and forth, and
/// one may walk from earth to earth for ever.
inline constexpr int most_key_moves = 20;
inline constexpr int most_steps = 100;

enum class Phase : std::uint8_t {
  preparing,  // chance deals tokens, objectives, cards and the first fragments (DS-S1 to DS-S6)
  choosing,   // everybody keeps a first card (DS-S3)
  emergence,  // chance fills the locations (DS-E1 to DS-E4)
  voyage,     // one after the other (DS-V)
  haunting,   // the voyager puts a red fragment on a link (DS-N3)
  creation,   // one after the other, or all at once (DS-B1 to DS-B4, DS-X1)
  dawn,       // the final step (DS-F1)
  over,
};
BOOST_DESCRIBE_ENUM(Phase, preparing, choosing, emergence, voyage, haunting, creation, dawn, over)
constexpr std::string_view term_family(Phase) { return "dreamscape.phase"; }

/// What chance is about to do.
enum class Draw : std::uint8_t {
  nothing,
  token,      // DS-S1
  objective,  // DS-S2
  colour,     // DS-S2
  card,       // DS-S3, DS-K3, DS-P2
  refill,     // DS-S6, DS-E1
  archives,   // DS-P1
  harvest,    // DS-P3
};

/// What a player must answer before anything else goes on.
enum class Question : std::uint8_t {
  none,
  complete,  // which of several cards first (DS-K2)
  retain,    // which of two stored fragments (DS-K2)
  deck,      // from which to draw, or from none (DS-K3, DS-P2)
  keep,      // which of the drawn cards, or none (DS-S3, DS-K3)
};
BOOST_DESCRIBE_ENUM(Question, none, complete, retain, deck, keep)

/// A power that is being used step by step. A card that one of the steps completes comes first.
enum class Task : std::uint8_t {
  none,
  harvest,  // put the drawn fragments somewhere (DS-P3)
  lake,     // choose a location (DS-P4)
  order,    // say the order of its fragments (DS-P4)
  tower,    // DS-P5
  golem,    // DS-P6
};
BOOST_DESCRIBE_ENUM(Task, none, harvest, lake, order, tower, golem)

struct Player {
  /// Face up and not complete, and those that are (DS-K2).
  CardSet open = 0;
  CardSet completed = 0;
  Landscape landscape;
  /// Of completed cards, of the Dreamer's walks, of trees; and what nightmares cost at once
  /// (DS-N7).
  std::int16_t card_points = 0;
  std::int16_t walk_points = 0;
  std::int16_t tree_points = 0;
  std::int16_t nightmare_points = 0;
  /// In the Hands.
  Fragments hands;
  /// Where the Sleeper is, counted from zero.
  std::uint8_t location = 0;
  /// The initiative token shows its used face (DS-V4).
  bool power_used = false;
  /// A step that earth gave and that only the very next deed can use (DS-W2).
  bool free_step = false;
  /// Of the Dreamer in this turn.
  std::uint8_t steps = 0;
  Question question = Question::none;
  Task task = Task::none;
  /// Moves of the Golem or lifts of the Tower still to come.
  std::uint8_t task_left = 0;
  /// How many cards may be drawn while the deck is being chosen.
  std::uint8_t to_draw = 0;
  /// Cards looked at, in the order in which they came.
  FlatList<std::uint8_t, cards_of_the_king> drawn;
  /// Of the completed pile.
  std::uint8_t top = no_card;
  std::array<std::uint8_t, 6> unused{};

  /// On which a fragment may be stored (DS-V5).
  constexpr CardSet with_slots() const { return open | (top == no_card ? 0 : bit_of_card(top)); }
  /// The Dreamer may not stay where it is (DS-D1).
  constexpr bool is_passing() const {
    return landscape.has_dreamer() && landscape.has_tree(landscape.dreamer());
  }
  constexpr int score() const { return card_points + walk_points + tree_points + nightmare_points; }

  friend constexpr bool operator==(const Player&, const Player&) = default;
};

/// Mr Nightmare where he plays against one alone (DS-A1 to DS-A5).
struct Rival {
  std::int16_t score = 0;
  Fragments hands;
  /// All that he has taken in the game: what he has for objectives (DS-A4).
  Fragments gathered;
  std::uint8_t trees = 0;
  std::uint8_t unused = 0;

  friend constexpr bool operator==(const Rival&, const Rival&) = default;
};

/// From the key to the hand.
using Row = FlatList<Fragment, most_slots>;

struct State {
  /// Cards that nobody has seen yet.
  CardSet unseen = 0;
  std::array<Player, most_players> players{};
  Rival rival;
  /// On the power slot of each card.
  std::array<Slot, all_cards> stored{};
  /// Cards that were put under their deck; they come, the first one first, when no unseen card of
  /// the level is left.
  std::array<FlatList<std::uint8_t, most_of_a_level>, levels> under{};
  std::array<Row, locations> rows{};
  Fragments bag;
  FlatList<std::uint8_t, drawn_objectives> objectives;
  std::array<Slot, drawn_objectives> colours{};
  std::uint8_t trees = 0;
  /// Red fragments beside the board; on which links one lies; and where Mr Nightmare stands.
  std::uint8_t reserve = 0;
  std::uint8_t haunted_links = 0;
  std::uint8_t nightmare = 0;

  Phase phase = Phase::preparing;
  /// Counted from zero.
  std::uint8_t cycle = 0;
  /// Who has which initiative token, the lowest first, and whose turn it is. Alone, the second seat
  /// is Mr Nightmare's.
  std::array<Seat, most_players> order{spectator, spectator, spectator, spectator};
  std::uint8_t rank = 0;
  /// Who may act when chance has nothing to do.
  SeatSet acting;
  std::uint8_t action_points = 0;
  std::uint8_t key_moves = 0;

  Draw draw = Draw::nothing;
  /// How many more, for whom, and from which deck.
  std::uint8_t draw_left = 0;
  Seat draw_for;
  std::uint8_t draw_deck = 0;

  /// Drawn by the Harvesters and not put anywhere yet (DS-P3).
  FlatList<Fragment, most_harvested> harvest;
  /// The location that the Lake puts in order, and how many of its fragments have their place.
  std::uint8_t lake = nowhere;
  std::uint8_t ordered = 0;
  std::array<std::uint8_t, 5> unused{};

  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 1536, "a search copies it millions of times");

}  // namespace reverie::dreamscape
