// SPDX-License-Identifier: Apache-2.0
// What one seat knows of a game of Onirim.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>

#include "core/actor.hpp"
#include "core/inline_vector.hpp"
#include "games/onirim/cards.hpp"
#include "games/onirim/state.hpp"

namespace reverie::onirim {

/// One place of the known top of the deck: its card, if this seat is among those who know it.
struct TopView {
  std::optional<Card> card;
  SeatSet known_to;

  friend constexpr bool operator==(const TopView&, const TopView&) = default;
};
BOOST_DESCRIBE_STRUCT(TopView, (), (card, known_to))

struct LimboView {
  PerEnum<Colour, std::uint8_t> doors;
  std::uint8_t nightmares = 0;

  friend constexpr bool operator==(const LimboView&, const LimboView&) = default;
};
BOOST_DESCRIBE_STRUCT(LimboView, (), (doors, nightmares))

struct PlayerView {
  InlineVector<Card, labyrinth_cards> row;
  std::uint8_t run = 0;
  PerEnum<Colour, std::uint8_t> doors;
  /// The cards of the hand that the viewer knows, and the number of those it does not.
  InlineVector<Card, solo_hand> hand;
  std::uint8_t hidden = 0;
  /// Those cards of a hidden hand that the partner of this player knows all the same. The
  /// spectator is not told.
  InlineVector<Card, personal_hand> shown;

  friend constexpr bool operator==(const PlayerView&, const PlayerView&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayerView, (), (row, run, doors, hand, hidden, shown))

struct View {
  Seat viewer;
  Phase phase = Phase::opening;
  Seat active;
  std::uint8_t deck = 0;
  InlineVector<TopView, sight> top;
  /// All cards that the viewer has not located: in the deck or in a hand it does not see.
  CardCounts unseen;
  CardCounts discard;
  LimboView limbo;
  InlineVector<PlayerView, 2> players;
  InlineVector<Card, draft_size> common;
  std::optional<Card> drawn;
  std::uint8_t progress = 0;
  bool prophecy_waits = false;
  Ending ending = Ending::none;

  friend constexpr bool operator==(const View&, const View&) = default;
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (viewer, phase, active, deck, top, unseen, discard, limbo, players, common,
                       drawn, progress, prophecy_waits, ending))

}  // namespace reverie::onirim
