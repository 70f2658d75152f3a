// SPDX-License-Identifier: Apache-2.0
// Rule tests of Dreamscape as small stories: given this table, when this happens, then that.
// Whatever happens is written in the game's own notation, chance does what the story says.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "games/dreamscape/dreamscape.hpp"

namespace reverie::dreamscape {

/// How a failed expectation shows them.
void PrintTo(Phase phase, std::ostream* out);
void PrintTo(Fragment fragment, std::ostream* out);

}  // namespace reverie::dreamscape

namespace reverie::dreamscape::testing {

inline constexpr Seat first{0};
inline constexpr Seat second{1};
inline constexpr Seat third{2};
inline constexpr Seat fourth{3};

/// The text of a content file of the set kept for tests, so that balancing the real one breaks no
/// story.
std::string test_text(std::string_view name);
/// What is really played with.
Content house_content();

/// That content, with some files written otherwise.
class Box {
 public:
  Box& file(std::string_view name, std::string text);
  /// Another structure for a card: "0,0:WD 1,0:S".
  Box& structure(std::string_view card, std::string_view stacks);

  std::expected<Content, Problem> load() const;
  Dreamscape game(const Options& options) const;
  Dreamscape game(int players) const { return game(Options{.players = players}); }

 private:
  std::map<std::string, std::string, std::less<>> files_;
};

/// Two to four, with Mr Nightmare.
Options nightmares(int players);

class Story {
 public:
  /// From the very beginning.
  explicit Story(const Dreamscape& game);

  // --- Given. Fragments are W, S, E, G, M and N; what is set comes out of the bag, or goes there.
  /// Tokens in the order of the seats, else whatever comes first; the first Voyage begins.
  Story& begun();
  /// Everybody has travelled: the first Creation begins.
  Story& creating();
  /// The last Creation is over: the final step begins.
  Story& at_dawn();
  Story& with_hands(Seat seat, std::string_view fragments);
  /// "e2:WS d2:GT d3:ED": two stacks, a tree on the second, and the Dreamer on a third.
  Story& with_board(Seat seat, std::string_view stacks);
  /// From the key to the hand.
  Story& with_row(int location, std::string_view fragments);
  /// Instead of those that the seat has.
  Story& with_cards(Seat seat, std::string_view cards);
  Story& with_completed(Seat seat, std::string_view cards);
  Story& with_stored(std::string_view card, std::string_view fragment);
  Story& with_objectives(std::string_view objectives);
  Story& with_colour(int objective, Fragment colour);
  Story& with_trees(int trees);
  Story& with_bag(std::string_view fragments);
  Story& at(Seat seat, int location);
  Story& with_mr_nightmare_at(int location);
  /// "3-6 5-6"
  Story& with_haunted_links(std::string_view links);
  /// The others come from outside the game.
  Story& with_reserve(int nightmares);
  Story& with_rival_trees(int trees);
  Story& with_cycle(int cycle);

  // --- When: what is told since the latest of these is kept
  Story& chance(std::string_view notation);
  Story& does(Seat seat, std::string_view notation);
  /// One after the other.
  Story& all(Seat seat, std::initializer_list<std::string_view> notations);
  /// Chance does whatever comes first, as long as it moves.
  Story& let_chance_move();

  // --- Then
  const Dreamscape& game() const { return game_; }
  const State& state() const { return state_; }
  const Player& player(Seat seat) const { return state_.players[seat.index]; }
  Phase phase() const { return state_.phase; }
  Turn turn() const { return game_.turn(state_); }
  bool acts(Seat seat) const { return turn().seats.contains(seat); }
  int score(Seat seat) const { return player(seat).score(); }
  /// "WWS", in the order of the kinds.
  std::string hands(Seat seat) const;
  std::string row(int location) const;
  /// "WST" with the tree and the Dreamer.
  std::string stack(Seat seat, std::string_view cell) const;
  std::string bag() const { return text_of(state_.bag); }
  /// "3-6 5-6"
  std::string haunted_links() const;
  /// Names of open cards, sorted.
  std::vector<std::string> cards(Seat seat) const;
  std::vector<std::string> choices(Seat seat) const;
  std::vector<std::string> outcomes() const;
  bool offers(Seat seat, std::string_view notation) const;
  /// Without its family; empty if it may be done.
  std::string refusal(Seat seat, std::string_view notation) const;
  std::optional<Refusal> why_not(Seat seat, std::string_view notation) const;
  Result result() const { return game_.result(state_); }
  AimStandings standings(int objective) const;
  std::vector<std::string> heard() const;
  bool happened(std::string_view event) const;

 private:
  Action action(std::string_view notation) const;
  void act(Actor actor, const Action& action);
  int cell(std::string_view name) const;
  int card(std::string_view name) const;
  static std::string text_of(const Fragments& fragments);
  void to_bag(Fragment fragment);
  void from_bag(Fragment fragment);

  Dreamscape game_;
  State state_;
  std::vector<Told> told_;
};

}  // namespace reverie::dreamscape::testing
