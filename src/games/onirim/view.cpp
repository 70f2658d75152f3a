// SPDX-License-Identifier: Apache-2.0
// What a seat knows, and positions that fit what it knows.
#include <cassert>

#include "games/onirim/onirim.hpp"
#include "games/onirim/queries.hpp"

namespace reverie::onirim {
namespace {

template <class List>
void copy_cards(List& list, const Cards& cards) {
  cards.for_each([&](Card card) { list.push_back(card); });
}

PlayerView view_player(const Onirim& game, const State& state, Seat player, Seat viewer) {
  PlayerView view;
  for (int i = 0; i < state.rows.length(player); ++i) view.row.push_back(state.rows.at(player, i));
  view.run = state.run[player.index];
  view.doors = state.doors[player.index];
  const auto& hand = state.hand[player.index];
  const auto& shown = state.shown[player.index];
  const bool sees_all = viewer == player || !game.hidden_hands();
  if (sees_all) {
    copy_cards(view.hand, hand);
  } else if (viewer != spectator) {
    copy_cards(view.hand, shown);
  }
  view.hidden = static_cast<std::uint8_t>(hand.size() - static_cast<int>(view.hand.size()));
  if (viewer != spectator) copy_cards(view.shown, shown);
  return view;
}

/// Everything the viewer sees lying somewhere, taken from the box, leaves what it has not located.
CardCounts not_located(const View& view) {
  CardCounts left = box;
  const auto take = [&left](Card card) {
    assert(left[card] > 0);
    --left[card];
  };
  for (const PlayerView& player : view.players) {
    for (const Card card : player.row) take(card);
    for (const Card card : player.hand) take(card);
    for (const Colour colour : all_colours) {
      for (int i = 0; i < player.doors[colour]; ++i) take(door_of(colour));
    }
  }
  for (const Card card : view.common) take(card);
  for (const TopView& top : view.top) {
    if (top.card) take(*top.card);
  }
  for (const Colour colour : all_colours) {
    for (int i = 0; i < view.limbo.doors[colour]; ++i) take(door_of(colour));
  }
  for (int i = 0; i < view.limbo.nightmares; ++i) take(Card::nightmare);
  for (int i = 0; i < card_kinds; ++i) {
    left[card_at(i)] = static_cast<std::uint8_t>(left[card_at(i)] - view.discard[card_at(i)]);
  }
  // The door of a trio stays in the deck until it is claimed.
  if (view.drawn && view.phase != Phase::claiming) take(*view.drawn);
  return left;
}

/// Deals what a view leaves open: hidden hands and tops that only others know.
class Imagining {
 public:
  Imagining(const View& view, State& state, Random& random)
      : view_(view), s_(state), random_(random) {}

  void fill_hidden_hands() {
    for (std::size_t i = 0; i < view_.players.size(); ++i) {
      for (int n = 0; n < view_.players[i].hidden; ++n) s_.hand[i].add(pick(labyrinth_kinds));
    }
  }

  void fill_top() {
    for (const TopView& top : view_.top) {
      s_.top.put_last(top.card ? *top.card : pick(card_kinds), top.known_to);
    }
  }

 private:
  /// A card drawn from what is left of the first `kinds` kinds.
  Card pick(int kinds) {
    std::uint32_t total = 0;
    for (int i = 0; i < kinds; ++i) total += s_.unseen[card_at(i)];
    std::uint32_t left = below(random_, total);
    int kind = 0;
    while (left >= s_.unseen[card_at(kind)]) left -= s_.unseen[card_at(kind++)];
    --s_.unseen[card_at(kind)];
    --s_.unseen_size;
    return card_at(kind);
  }

  const View& view_;
  State& s_;
  Random& random_;
};

std::uint8_t sum(const CardCounts& counts) {
  int total = 0;
  for (const std::uint8_t count : counts) total += count;
  return static_cast<std::uint8_t>(total);
}

}  // namespace

View Onirim::view(const State& state, Seat viewer) const {
  View view;
  view.viewer = viewer;
  view.phase = state.phase;
  view.active = state.active;
  view.deck = static_cast<std::uint8_t>(state.deck_size());
  for (int i = 0; i < state.top.size(); ++i) {
    TopView top;
    top.known_to = state.top.knowers(i);
    if (top.known_to.contains(viewer)) top.card = state.top.card(i);
    view.top.push_back(top);
  }
  view.discard = state.discard;
  for (const Colour colour : all_colours) {
    view.limbo.doors[colour] = static_cast<std::uint8_t>(state.limbo.count(door_of(colour)));
  }
  view.limbo.nightmares = static_cast<std::uint8_t>(state.limbo.count(Card::nightmare));
  for (std::uint8_t i = 0; i < seats(); ++i) {
    view.players.push_back(view_player(*this, state, Seat{i}, viewer));
  }
  copy_cards(view.common, state.common);
  if (state.drawn != Card::none) view.drawn = state.drawn;
  view.progress = state.progress;
  view.prophecy_waits = state.prophecy_waits;
  view.ending = state.ending;
  view.unseen = not_located(view);
  return view;
}

State Onirim::imagine(const View& view, Random& random) const {
  State state;
  state.unseen = view.unseen;
  state.unseen_size = sum(view.unseen);
  state.discard = view.discard;
  for (const Colour colour : all_colours) {
    state.limbo.add(door_of(colour), view.limbo.doors[colour]);
  }
  state.limbo.add(Card::nightmare, view.limbo.nightmares);
  for (std::uint8_t i = 0; i < seats(); ++i) {
    const PlayerView& player = view.players[i];
    for (const Card card : player.row) state.rows.add(Seat{i}, card);
    for (const Card card : player.hand) state.hand[i].add(card);
    for (const Card card : player.shown) state.shown[i].add(card);
    state.run[i] = player.run;
    state.doors[i] = player.doors;
  }
  for (const Card card : view.common) state.common.add(card);
  state.phase = view.phase;
  state.active = view.active;
  state.drawn = view.drawn.value_or(Card::none);
  state.progress = view.progress;
  state.prophecy_waits = view.prophecy_waits;
  state.ending = view.ending;
  Imagining imagining(view, state, random);
  imagining.fill_hidden_hands();
  imagining.fill_top();
  return state;
}

CardCounts Onirim::census(const State& state) {
  CardCounts counts = state.unseen;
  const auto add = [&counts](Card card, int times = 1) {
    counts[card] = static_cast<std::uint8_t>(counts[card] + times);
  };
  for (int i = 0; i < state.top.size(); ++i) add(state.top.card(i));
  for (int i = 0; i < card_kinds; ++i) add(card_at(i), state.discard[card_at(i)]);
  for (int i = labyrinth_kinds; i < card_kinds; ++i) add(card_at(i), state.limbo.count(card_at(i)));
  for (std::uint8_t i = 0; i < 2; ++i) {
    state.hand[i].for_each([&](Card card) { add(card); });
    for (int n = 0; n < state.rows.length(Seat{i}); ++n) add(state.rows.at(Seat{i}, n));
    for (const Colour colour : all_colours) add(door_of(colour), state.doors[i][colour]);
  }
  state.common.for_each([&](Card card) { add(card); });
  if (state.drawn != Card::none && state.phase != Phase::claiming) add(state.drawn);
  return counts;
}

}  // namespace reverie::onirim
