// SPDX-License-Identifier: Apache-2.0
// What all rules do with the table while an action is carried out: cards move from one place to
// another, and those who may know it hear of it.
#pragma once

#include <algorithm>

#include "games/onirim/onirim.hpp"
#include "games/onirim/queries.hpp"

namespace reverie::onirim {

/// A card that leaves the deck, with those who knew it beforehand.
struct LeavingCard {
  Card card;
  SeatSet knowers;
};

/// The state being changed and the narrator who hears of it. Rules hand it on by value, in
/// registers: as an object in memory it was read anew behind every byte that a rule wrote (random
/// games 3 % slower).
template <class Mode, class Narrator>
class Scene {
 public:
  static constexpr Mode mode{};

  Scene(State& state, Narrator& narrator) : state_(state), narrator_(narrator) {}

  State* operator->() const { return &state_; }
  const State& state() const { return state_; }

  Seat seat() const { return active_seat(mode, state_); }
  std::size_t me() const { return seat().index; }
  Seat partner() const { return Seat{static_cast<std::uint8_t>(1 - state_.active.index)}; }
  Cards& hand() const { return state_.hand[me()]; }
  bool hand_is_full() const { return onirim::hand_is_full(mode, state_); }
  bool over() const { return state_.phase == Phase::over; }

  /// Those who see a Prophecy: everybody where hands are open.
  SeatSet prophets() const {
    return mode.hidden_hands() ? SeatSet(state_.active) : SeatSet::everybody();
  }
  int prophecy_size() const { return std::min(sight, state_.deck_size()); }

  LeavingCard take_from_top() const {
    const LeavingCard leaving{state_.top.card(0), state_.top.knowers(0)};
    state_.top.remove(0);
    return leaving;
  }

  /// The deck is shuffled: nobody knows its top any more.
  void forget_top() const {
    for (int i = 0; i < state_.top.size(); ++i) ++state_.unseen[state_.top.card(i)];
    state_.unseen_size = static_cast<std::uint8_t>(state_.unseen_size + state_.top.size());
    state_.top.clear();
  }

  /// ON-L1. Where limbo is empty nothing is shuffled, and what is known of the top stays known.
  void shuffle_limbo() const {
    const int count = state_.limbo.size();
    if (count == 0) return;
    tell(LimboShuffled{count});
    forget_top();
    for (int i = labyrinth_kinds; i < card_kinds; ++i) {
      std::uint8_t& unseen = state_.unseen[card_at(i)];
      unseen = static_cast<std::uint8_t>(unseen + state_.limbo.count(card_at(i)));
    }
    state_.unseen_size = static_cast<std::uint8_t>(state_.unseen_size + count);
    state_.limbo = {};
  }

  void use(Card card, Place place) const {
    if (mode.two_players() && place == Place::common) {
      state_.common.remove(card);
      return;
    }
    hand().remove(card);
    // Of equal cards the known one goes first: the partner can only count on what is left.
    if (mode.hidden_hands() && state_.shown[me()].contains(card)) state_.shown[me()].remove(card);
  }

  /// ON-2R: personal cards are replaced first, then common ones, which everybody sees.
  void into_hand(LeavingCard leaving) const {
    if (mode.two_players() && hand().size() == mode.hand_size()) {
      state_.common.add(leaving.card);
      tell(CardDrawn{state_.active, leaving.card, Place::common});
      return;
    }
    hand().add(leaving.card);
    if (!mode.hidden_hands()) return tell(CardDrawn{state_.active, leaving.card, Place::hand});
    if (leaving.knowers.contains(partner())) state_.shown[me()].add(leaving.card);
    const SeatSet audience = (leaving.knowers | state_.active) - spectator;
    tell_only(audience, CardDrawn{state_.active, leaving.card, Place::hand});
    tell_only(SeatSet::everybody() - audience, CardDrawnUnseen{state_.active});
  }

  void to_discard(Card card) const { ++state_.discard[card]; }

  void to_limbo(Card card) const {
    state_.limbo.add(card);
    tell(CardToLimbo{card});
  }

  /// The nightmare is dealt with.
  void discard_nightmare() const {
    state_.drawn = Card::none;
    to_discard(Card::nightmare);
  }

  void begin_turn(Seat seat) const {
    state_.active = seat;
    state_.phase = Phase::acting;
    tell(TurnBegan{seat});
  }

  void end(Ending ending) const {
    state_.ending = ending;
    state_.phase = Phase::over;
  }

  template <Event E>
  void tell(const E& event) const {
    narrator_.tell(SeatSet::everybody(), event);
  }
  template <Event E>
  void tell_only(SeatSet audience, const E& event) const {
    narrator_.tell(audience, event);
  }

 private:
  State& state_;
  Narrator& narrator_;
};

}  // namespace reverie::onirim
