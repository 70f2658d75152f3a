// SPDX-License-Identifier: Apache-2.0
// Rule tests of Dream Runners as small stories: given this table, when this happens, then that.
// Whatever happens is written in the game's own notation, chance does what the story says.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "support/dream_runners_box.hpp"

namespace reverie::dream_runners {

/// How a failed expectation shows a phase.
void PrintTo(Phase phase, std::ostream* out);

}  // namespace reverie::dream_runners

namespace reverie::dream_runners::testing {

inline constexpr Seat first{0};
inline constexpr Seat second{1};
inline constexpr Seat third{2};
inline constexpr Seat fourth{3};

Action action(std::string_view notation);

class Story {
 public:
  /// From the very beginning.
  explicit Story(const DreamRunners& game);

  // --- Given
  /// Every seat has the set of its number, the first of each shape is for sale, the dream is t1.
  Story& begun();
  /// Taken from the supply, or put back there, as far as it differs from what the seat has.
  Story& with_coins(Seat seat, int coins);
  Story& with_keys(Seat seat, int keys);
  /// "b b w": blue, blue and white.
  Story& with_fragments(Seat seat, std::string_view fragments);
  Story& with_serenity(Seat seat, int serenity);
  Story& with_stars(Seat seat, int stars);
  /// A segment from below those for sale.
  Story& with_segment(Seat seat, std::string_view segment);
  /// No more chests of any type: all are out of the game.
  Story& without_chests();
  /// No more segments for sale below those that lie open: the seat has them.
  Story& with_all_below(Seat seat, Shape shape);

  // --- When: what is told since the latest of these is kept
  Story& chance(std::string_view notation);
  Story& clock(std::string_view notation);
  Story& does(Seat seat, std::string_view notation);
  /// All four starting segments of the seat as `Box::square` draws them.
  Story& lays_square(Seat seat);
  /// Everybody who still composes locks, from the first seat on.
  Story& all_lock();
  /// Nobody buys anything.
  Story& all_pass();
  /// The first tile that may come.
  Story& next_dream();

  // --- Then
  const DreamRunners& game() const { return game_; }
  const State& state() const { return state_; }
  const Player& player(Seat seat) const { return state_.players[seat.index]; }
  Phase phase() const { return state_.phase; }
  Turn turn() const { return game_.turn(state_); }
  int serenity(Seat seat) const { return player(seat).serenity; }
  int coins(Seat seat) const { return player(seat).coins; }
  int keys(Seat seat) const { return player(seat).keys; }
  int stars(Seat seat) const { return player(seat).stars; }
  /// Sorted by colour: "b b w".
  std::string fragments(Seat seat) const;
  /// Numbers of owned segments: "s1 s2 s3 s4".
  std::string segments(Seat seat) const;
  /// What the seat may do, in notation.
  std::vector<std::string> choices(Seat seat) const;
  std::vector<std::string> outcomes() const;
  bool offers(Seat seat, std::string_view notation) const;
  View view(Seat seat) const { return game_.view(state_, seat); }
  Forecast forecast(Seat seat) const { return view(seat).players[seat.index].forecast.value(); }
  std::optional<Refusal> refusal(Seat seat, std::string_view notation) const;
  Result result() const { return game_.result(state_); }

  const std::vector<Told>& told() const { return told_; }
  /// The keys of what a seat was told, without their family.
  std::vector<std::string> heard_by(Seat seat) const;
  /// Everything of one kind that was told, as JSON of its arguments.
  std::vector<std::string> all_told(std::string_view event) const;
  bool happened(std::string_view event) const { return !all_told(event).empty(); }

 private:
  void act(Actor actor, const Action& action);

  DreamRunners game_;
  State state_;
  std::vector<Told> told_;
};

}  // namespace reverie::dream_runners::testing
