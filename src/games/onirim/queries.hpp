// SPDX-License-Identifier: Apache-2.0
// Small questions about a state that several rules ask.
#pragma once

#include "games/onirim/onirim.hpp"

namespace reverie::onirim {

/// The options as a type, so that a mode does not even ask for what it does not have (random games
/// alone: 6 % faster).
template <int Players, Hands HandsAre>
struct Mode {
  static constexpr bool two_players() { return Players == 2; }
  static constexpr bool hidden_hands() { return HandsAre == Hands::hidden; }
  static constexpr int hand_size() { return two_players() ? personal_hand : solo_hand; }
};

/// Calls `visit` with the mode that a game's options ask for.
template <class Visit>
void with_mode(const Onirim& game, Visit visit) {
  if (!game.two_players()) return visit(Mode<1, Hands::open>{});
  if (!game.hidden_hands()) return visit(Mode<2, Hands::open>{});
  visit(Mode<2, Hands::hidden>{});
}

/// Whose hand, doors and row are meant: known beforehand where there is one player.
template <class Mode>
Seat active_seat(Mode mode, const State& state) {
  return mode.two_players() ? state.active : Seat{0};
}

template <class Mode>
std::size_t active_index(Mode mode, const State& state) {
  return active_seat(mode, state).index;
}

/// ON-2H: a hand is the own cards plus the common ones.
template <class Mode>
bool hand_is_full(Mode mode, const State& state) {
  const bool own_full = state.hand[active_index(mode, state)].size() == mode.hand_size();
  return own_full && (!mode.two_players() || state.common.size() == common_hand);
}

inline bool holds(const State& state, Seat seat, Card card) {
  return state.hand[seat.index].contains(card) || state.common.contains(card);
}

/// Public knowledge: a door is in the deck unless everybody has seen it leave.
inline int doors_in_deck(const State& state, Colour colour) {
  const Card door = door_of(colour);
  int count = state.unseen[door];
  for (int i = 0; i < state.top.size(); ++i) count += state.top.card(i) == door ? 1 : 0;
  return count;
}

}  // namespace reverie::onirim
