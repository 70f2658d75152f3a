// SPDX-License-Identifier: Apache-2.0
// What screens are shown of a game: names written out, structures as they are printed, and how far
// everybody is.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/actor.hpp"
#include "games/dreamscape/decision.hpp"
#include "games/dreamscape/nearness.hpp"
#include "games/dreamscape/prospects.hpp"
#include "games/dreamscape/scoring.hpp"

namespace reverie::dreamscape {

struct StackShown {
  std::string cell;
  Hex hex;
  /// From the bottom up.
  std::vector<Fragment> fragments;
  bool tree = false;
  bool mountain = false;
  /// A mountain that has given its points in this cycle.
  bool climbed = false;
};
BOOST_DESCRIBE_STRUCT(StackShown, (), (cell, hex, fragments, tree, mountain, climbed))

/// What is printed on a dream card.
struct CardShown {
  std::string card;
  std::uint8_t level = 1;
  std::uint8_t points = 0;
  Power power = Power::archives;
  std::vector<Pile> structure;
};
BOOST_DESCRIBE_STRUCT(CardShown, (), (card, level, points, power, structure))

/// A card before a player, open or being looked at, and how far the player is with it.
struct HeldCard {
  CardShown card;
  std::optional<Fragment> stored;
  Nearness near;
  /// The cells of `near.at` by name.
  std::vector<std::string> cells;
};
BOOST_DESCRIBE_STRUCT(HeldCard, (), (card, stored, near, cells))

struct PlayerShown {
  /// Initiative, from one; nothing before the tokens are dealt.
  std::optional<std::uint8_t> token;
  bool power_used = false;
  /// Of the Sleeper, from one.
  std::uint8_t location = 1;
  Fragments hands;
  /// All cells of the board, the empty ones too.
  std::vector<StackShown> board;
  std::optional<std::string> dreamer;
  bool free_step = false;
  std::vector<HeldCard> open;
  std::vector<HeldCard> drawn;
  std::uint8_t completed = 0;
  std::optional<CardShown> top;
  std::optional<Fragment> stored_on_top;
  std::uint8_t trees = 0;
  /// As on the track, and the sheet if the game ended now.
  std::int16_t score = 0;
  ScoreSheet sheet;
  std::int16_t total = 0;
};
BOOST_DESCRIBE_STRUCT(PlayerShown, (),
                      (token, power_used, location, hands, board, dreamer, free_step, open, drawn,
                       completed, top, stored_on_top, trees, score, sheet, total))

struct LocationShown {
  std::uint8_t number = 1;
  Power power = Power::archives;
  /// From the key to the hand.
  std::vector<Fragment> row;
  /// Who sleeps here, from the bottom of the pile to its top.
  std::vector<Seat> sleepers;
  bool nightmare = false;
  /// What the viewer's Sleeper could collect here with the action points left, one after the other,
  /// if it is here or goes here now.
  Gathering gathers;
};
BOOST_DESCRIBE_STRUCT(LocationShown, (), (number, power, row, sleepers, nightmare, gathers))

struct LinkShown {
  std::uint8_t low = 1;
  std::uint8_t high = 1;
  bool haunted = false;
};
BOOST_DESCRIBE_STRUCT(LinkShown, (), (low, high, haunted))

struct ObjectiveShown {
  std::string objective;
  Aim aim = Aim::most_fragments;
  std::optional<Fragment> colour;
  std::vector<std::uint8_t> points;
  bool trees = false;
  /// For each seat; alone, Mr Nightmare is the second.
  AimStandings standings;
};
BOOST_DESCRIBE_STRUCT(ObjectiveShown, (), (objective, aim, colour, points, trees, standings))

/// What Mr Nightmare holds of a colour, how much of it he discards as a set, and what that would
/// score now: nothing of earth, which sends a nightmare (DS-A3).
struct RivalSetShown {
  Fragment colour = Fragment::water;
  std::uint8_t held = 0;
  std::uint8_t needed = 1;
  std::uint8_t points = 0;
};
BOOST_DESCRIBE_STRUCT(RivalSetShown, (), (colour, held, needed, points))

/// What Mr Nightmare's points come from.
struct RivalSheet {
  std::int16_t head_start = 0;
  /// By sets, trees and reds on links (DS-A3).
  std::int16_t created = 0;
  /// As on the sheets of players.
  std::array<std::int16_t, drawn_objectives> objectives{};
};
BOOST_DESCRIBE_STRUCT(RivalSheet, (), (head_start, created, objectives))

struct RivalShown {
  /// Initiative, from one, as of a player.
  std::optional<std::uint8_t> token;
  Fragments hands;
  Fragments gathered;
  /// Of every colour but red.
  std::vector<RivalSetShown> sets;
  std::uint8_t trees = 0;
  std::int16_t score = 0;
  RivalSheet sheet;
  std::int16_t total = 0;
};
BOOST_DESCRIBE_STRUCT(RivalShown, (), (token, hands, gathered, sets, trees, score, sheet, total))

struct DeckShown {
  std::uint8_t unseen = 0;
  /// Known to lie under it, the next one first.
  std::vector<std::string> under;
};
BOOST_DESCRIBE_STRUCT(DeckShown, (), (unseen, under))

/// An open card that the viewer can complete in this Creation with what the Hands hold.
struct ReachShown {
  std::string card;
  Nearness near;
  /// Of the card, and of the trees and steps that it takes.
  std::int16_t points = 0;
};
BOOST_DESCRIBE_STRUCT(ReachShown, (), (card, near, points))

struct Shown {
  Seat viewer;
  Phase phase = Phase::preparing;
  std::uint8_t cycle = 1;
  std::uint8_t cycles = 1;
  SeatSet acting;
  std::uint8_t action_points = 0;
  /// The cell by which Dreamers enter, on every board.
  std::string entrance;
  std::vector<PlayerShown> players;
  std::vector<LocationShown> locations;
  std::vector<LinkShown> links;
  std::vector<ObjectiveShown> objectives;
  std::vector<DeckShown> decks;
  Fragments bag;
  std::uint8_t trees = 0;
  std::uint8_t reserve = 0;
  /// What the viewer must answer, and the power that is being used.
  Question question = Question::none;
  Task task = Task::none;
  std::uint8_t task_left = 0;
  std::vector<Fragment> harvest;
  /// The location that the Lake orders, from one, and how many of its fragments have their place.
  std::optional<std::uint8_t> lake;
  std::uint8_t ordered = 0;
  std::optional<RivalShown> rival;
  std::vector<ReachShown> reach;
  /// Once the game is over.
  std::optional<Decision> decision;
};
BOOST_DESCRIBE_STRUCT(Shown, (),
                      (viewer, phase, cycle, cycles, acting, action_points, entrance, players,
                       locations, links, objectives, decks, bag, trees, reserve, question, task,
                       task_left, harvest, lake, ordered, rival, reach, decision))

}  // namespace reverie::dreamscape
