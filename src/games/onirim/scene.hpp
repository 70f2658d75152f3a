// SPDX-License-Identifier: Apache-2.0
// What all rules do with the table while an action is carried out: cards move from one place to
// another, and those who may know it hear of it.
#pragma once

#include "games/onirim/onirim.hpp"
#include "games/onirim/queries.hpp"

namespace reverie::onirim {

/// A card that leaves the deck, with those who knew it beforehand.
struct Seen {
  Card card;
  SeatSet knowers;
};

/// The state being changed and the narrator who hears of it.
template <class Mode, class Narrator>
class Scene {
 public:
  Scene(Mode mode, State& state, Narrator& narrator)
      : mode_(mode), s_(state), narrator_(narrator) {}

 protected:
  std::size_t me() const { return active_index(mode_, s_); }
  Seat partner() const { return Seat{static_cast<std::uint8_t>(1 - s_.active.index)}; }
  /// Those who see a Prophecy: everybody where hands are open.
  SeatSet prophets() const {
    return mode_.hidden_hands() ? SeatSet(s_.active) : SeatSet::everybody();
  }

  Seen take_from_top() {
    const Seen seen{s_.top.card(0), s_.top.knowers(0)};
    s_.top.remove(0);
    return seen;
  }

  /// The deck is shuffled: nobody knows its top any more.
  void forget_top() {
    for (int i = 0; i < s_.top.size(); ++i) ++s_.unseen[s_.top.card(i)];
    s_.unseen_size = static_cast<std::uint8_t>(s_.unseen_size + s_.top.size());
    s_.top.clear();
  }

  void use(Card card, Place place) {
    if (mode_.two_players() && place == Place::common) {
      s_.common.remove(card);
      return;
    }
    s_.hand[me()].remove(card);
    // Of equal cards the known one goes first: the partner can only count on what is left.
    if (mode_.hidden_hands() && s_.shown[me()].contains(card)) s_.shown[me()].remove(card);
  }

  /// ON-2R: personal cards are replaced first, then common ones, which everybody sees.
  void into_hand(Seen seen) {
    if (mode_.two_players() && s_.hand[me()].size() == mode_.hand_size()) {
      s_.common.add(seen.card);
      tell(CardDrawn{s_.active, seen.card, Place::common});
      return;
    }
    s_.hand[me()].add(seen.card);
    if (!mode_.hidden_hands()) return tell(CardDrawn{s_.active, seen.card, Place::hand});
    if (seen.knowers.contains(partner())) s_.shown[me()].add(seen.card);
    const SeatSet audience = (seen.knowers | s_.active) - spectator;
    tell_only(audience, CardDrawn{s_.active, seen.card, Place::hand});
    tell_only(SeatSet::everybody() - audience, CardDrawnUnseen{s_.active});
  }

  void to_discard(Card card) { ++s_.discard[card]; }

  void to_limbo(Card card) {
    s_.limbo.add(card);
    tell(CardToLimbo{card});
  }

  template <Event E>
  void tell(const E& event) {
    narrator_.tell(SeatSet::everybody(), event);
  }
  template <Event E>
  void tell_only(SeatSet audience, const E& event) {
    narrator_.tell(audience, event);
  }

  [[no_unique_address]] Mode mode_;
  State& s_;
  Narrator& narrator_;
};

}  // namespace reverie::onirim
