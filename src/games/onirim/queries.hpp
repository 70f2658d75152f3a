// SPDX-License-Identifier: Apache-2.0
// Small questions about a state that several rules ask.
#pragma once

#include "games/onirim/onirim.hpp"

namespace reverie::onirim {

/// A card that leaves the deck, with those who knew it beforehand.
struct Seen {
  Card card;
  SeatSet knowers;
};

/// ON-2H: a hand is the own cards plus the common ones.
inline bool hand_is_full(const Onirim& game, const State& state) {
  const int common = game.two_players() ? common_hand : 0;
  return state.hand[state.active.index].size() == game.hand_size() && state.common.size() == common;
}

inline bool holds(const State& state, Seat seat, Card card) {
  return state.hand[seat.index].contains(card) || state.common.contains(card);
}

/// ON-2W: of two players each needs one door of a colour, and may not take the partner's.
inline bool may_gain(const Onirim& game, const State& state, Colour colour) {
  return !game.two_players() || state.doors[state.active.index][colour] == 0;
}

/// Public knowledge: a door is in the deck unless everybody has seen it leave.
inline int doors_in_deck(const State& state, Colour colour) {
  const Card door = door_of(colour);
  int count = state.unseen[door];
  for (int i = 0; i < state.top.size(); ++i) count += state.top.card(i) == door ? 1 : 0;
  return count;
}

}  // namespace reverie::onirim
