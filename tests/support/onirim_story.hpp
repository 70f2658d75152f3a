// SPDX-License-Identifier: Apache-2.0
// Rule tests of Onirim as small stories: given this table, when this happens, then that. Cards and
// actions are written in the game's own notation, chance draws what the story says.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "games/onirim/onirim.hpp"

namespace reverie::onirim {

/// How a failed expectation shows a card and a phase.
void PrintTo(Card card, std::ostream* out);
void PrintTo(Phase phase, std::ostream* out);

}  // namespace reverie::onirim

namespace reverie::testing {

inline constexpr Seat first{0};
inline constexpr Seat second{1};

onirim::Onirim alone();
onirim::Onirim open_hands();
onirim::Onirim hidden_hands();

/// Cards of which the order does not matter, sorted: `cards("red sun, 2 nightmare")`.
using CardList = std::vector<onirim::Card>;
CardList cards(std::string_view text);
/// Cards in the order written.
CardList in_order(std::string_view text);
onirim::Action action(std::string_view notation);

/// A table in the middle of a game, before the first player's action. Every card comes out of the
/// box, so none is there twice; what is not placed stays in the deck.
class Given {
 public:
  explicit Given(const onirim::Onirim& game);

  Given& hand(std::string_view text, Seat seat = first);
  Given& common(std::string_view text);
  Given& row(std::string_view text, Seat seat = first);
  Given& doors(std::string_view text, Seat seat = first);
  Given& turn_of(Seat seat);
  /// The deck holds these and no others: all other cards are in the discard.
  Given& deck(std::string_view text);

  const onirim::Onirim& game() const { return game_; }
  const onirim::State& state() const { return state_; }

 private:
  void take(onirim::Card card);

  onirim::Onirim game_;
  onirim::State state_;
};

class Story {
 public:
  /// From the very beginning: chance deals first.
  explicit Story(const onirim::Onirim& game);
  explicit Story(const Given& given);

  // --- When
  /// Chance draws these cards, one by one.
  Story& draws(std::string_view text);
  /// Whoever's turn it is does this. The events of the latest action are kept.
  Story& does(std::string_view notation);

  // --- Then
  const onirim::Onirim& game() const { return game_; }
  const onirim::State& state() const { return state_; }
  onirim::Phase phase() const { return state_.phase; }
  Seat active() const { return state_.active; }
  CardList hand(Seat seat = first) const;
  CardList common() const;
  CardList row(Seat seat = first) const;
  CardList doors(Seat seat = first) const;
  CardList limbo() const;
  CardList discard() const;
  int deck_size() const { return state_.deck_size(); }
  int in_deck(std::string_view card) const;
  /// The known cards on top of the deck, the next to be drawn first.
  CardList top() const;
  /// What whoever's turn it is may do, in notation.
  std::vector<std::string> choices() const;
  bool offers(std::string_view notation) const;
  onirim::View view(Seat seat) const { return game_.view(state_, seat); }
  /// Why a seat may not do this; nothing when it may.
  std::optional<Refusal> refusal(std::string_view notation, Seat seat = first) const;
  Result result() const { return game_.result(state_); }

  /// What was told since the latest `does` or `draws` began.
  const std::vector<Told>& told() const { return told_; }
  /// The messages that a seat was sent, by key.
  std::vector<std::string> heard_by(Seat seat) const;
  /// The latest message with this event's key; a failure when there is none.
  Told latest(std::string_view key) const;
  bool happened(std::string_view key) const;

 private:
  void act(Actor actor, const onirim::Action& action);

  onirim::Onirim game_;
  onirim::State state_;
  std::vector<Told> told_;
};

}  // namespace reverie::testing
