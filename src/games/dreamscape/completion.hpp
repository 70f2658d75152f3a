// SPDX-License-Identifier: Apache-2.0
// Dream cards: completing and drawing them (DS-K1 to DS-K4).
#pragma once

#include "games/dreamscape/scene.hpp"

namespace reverie::dreamscape {

/// How many cards a deck still has.
inline int deck_size(const Prepared& content, const State& state, int deck) {
  const auto at = static_cast<std::size_t>(deck);
  return std::popcount(state.unseen & content.cards_of_level(at)) +
         static_cast<int>(state.under[at].size());
}
/// DS-X2
inline bool is_deck_open(const Options& options, int deck) {
  return deck == 0 || options.length != Length::first;
}
inline bool can_draw_from(const Dreamscape& game, const State& state, int deck) {
  return is_deck_open(game.options(), deck) && deck_size(game.content(), state, deck) > 0;
}

template <class Narrator>
void look_for_complete_cards(Scene<Narrator> scene, Seat seat);

// --- Drawing (DS-K3) -----------------------------------------------------------------------------

template <class Narrator>
void ask_for_deck(Scene<Narrator> scene, Seat seat, int cards) {
  Player& me = scene.player(seat);
  for (int deck = 0; deck < levels; ++deck) {
    if (!can_draw_from(scene.game(), scene.state(), deck)) continue;
    me.question = Question::deck;
    me.to_draw = static_cast<std::uint8_t>(cards);
    return;
  }
  look_for_complete_cards(scene, seat);
}

template <class Narrator>
void take_card(Scene<Narrator> scene, Seat seat, int card) {
  scene.player(seat).drawn.push_back(static_cast<std::uint8_t>(card));
  scene.tell(CardDrawn{seat, scene.card_name(card)});
  --scene->draw_left;
}

/// Chance draws as long as there are cards that nobody has seen; those under the deck come in the
/// order in which they were put there.
template <class Narrator>
void go_on_drawing(Scene<Narrator> scene) {
  State& s = scene.state();
  auto& under = s.under[s.draw_deck];
  const CardSet level = scene.content().cards_of_level(s.draw_deck);
  while (s.draw_left > 0 && (s.unseen & level) == 0 && !under.empty()) {
    const std::uint8_t next = under[0];
    under.erase(0);
    take_card(scene, s.draw_for, next);
  }
  const bool chance_draws = s.draw_left > 0 && (s.unseen & level) != 0;
  if (chance_draws) return;
  s.draw_left = 0;
  s.draw = Draw::nothing;
}

template <class Narrator>
void begin_drawing(Scene<Narrator> scene, Seat seat, int deck, int cards) {
  scene->draw = Draw::card;
  scene->draw_for = seat;
  scene->draw_deck = static_cast<std::uint8_t>(deck);
  scene->draw_left = static_cast<std::uint8_t>(cards);
  go_on_drawing(scene);
}

template <class Narrator>
void draw_from(Scene<Narrator> scene, Seat seat, int deck) {
  Player& me = scene.player(seat);
  me.question = Question::none;
  const int cards = std::exchange(me.to_draw, std::uint8_t{0});
  if (deck == none) return look_for_complete_cards(scene, seat);
  me.question = Question::keep;
  begin_drawing(scene, seat, deck, cards);
}

/// The rest goes under its deck, in the order in which it was drawn.
template <class Narrator>
void keep_card(Scene<Narrator> scene, Seat seat, int kept) {
  Player& me = scene.player(seat);
  for (const std::uint8_t card : me.drawn) {
    if (card == kept) continue;
    scene->under[scene.content().card(card).level - std::size_t{1}].push_back(card);
  }
  me.drawn.clear();
  me.question = Question::none;
  if (kept == none) {
    scene.tell(NoCardKept{seat});
  } else {
    me.open |= bit_of_card(kept);
    scene.tell(CardKept{seat, scene.card_name(kept)});
  }
}

// --- Completing (DS-K2) --------------------------------------------------------------------------

template <class Narrator>
void offer_new_cards(Scene<Narrator> scene, Seat seat) {
  if (scene->phase == Phase::dawn) return look_for_complete_cards(scene, seat);  // DS-F1
  ask_for_deck(scene, seat, scene.player(seat).location + 1);
}

/// The completed pile has one place for a fragment, on its top. The other of two goes to the bag.
template <class Narrator>
void retain(Scene<Narrator> scene, Seat seat, int below, Fragment kept) {
  Player& me = scene.player(seat);
  const Slot new_one = scene.slot(me.top);
  const Slot old_one = scene.slot(below);
  const Fragment gone = new_one.fragment() == kept ? old_one.fragment() : new_one.fragment();
  scene.slot(below) = {};
  scene.slot(me.top) = kept;
  ++scene->bag[gone];
  scene.tell(FragmentLetGo{seat, gone});
  me.question = Question::none;
  offer_new_cards(scene, seat);
}

template <class Narrator>
void complete(Scene<Narrator> scene, Seat seat, int card) {
  Player& me = scene.player(seat);
  const int points = scene.content().card(card).points;
  me.open &= ~bit_of_card(card);
  me.completed |= bit_of_card(card);
  me.card_points = static_cast<std::int16_t>(me.card_points + points);
  me.question = Question::none;
  scene.tell(CardCompleted{seat, scene.card_name(card), points});
  const int below = std::exchange(me.top, static_cast<std::uint8_t>(card));
  const Slot old_one = below == no_card ? Slot() : scene.slot(below);
  if (old_one.empty()) return offer_new_cards(scene, seat);
  if (scene.slot(card).empty()) {
    scene.slot(card) = std::exchange(scene.slot(below), Slot());
    return offer_new_cards(scene, seat);
  }
  if (scene.slot(card) == old_one) return retain(scene, seat, below, old_one.fragment());
  me.question = Question::retain;
}

/// The completed card under the top one that still holds a fragment: the player is being asked
/// which of the two to keep.
inline int card_below_with_fragment(const State& state, const Player& player) {
  int found = no_card;
  for_each_card(player.completed & ~bit_of_card(player.top), [&](int card) {
    if (!state.stored[static_cast<std::size_t>(card)].empty()) found = card;
  });
  return found;
}

/// Completion is immediate and mandatory; where several cards are complete at once the player
/// orders them.
template <class Narrator>
void look_for_complete_cards(Scene<Narrator> scene, Seat seat) {
  Player& me = scene.player(seat);
  const CardSet found = complete_cards(scene.content(), me);
  if (found == 0) return;
  if (std::has_single_bit(found)) return complete(scene, seat, std::countr_zero(found));
  me.question = Question::complete;
}

}  // namespace reverie::dreamscape
