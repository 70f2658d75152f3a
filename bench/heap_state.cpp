// SPDX-License-Identifier: Apache-2.0
#include "heap_state.hpp"

namespace reverie::bench {
namespace {

using onirim::Card;

std::map<Card, int> as_map(const onirim::CardCounts& counts) {
  std::map<Card, int> map;
  for (int i = 0; i < onirim::card_kinds; ++i) {
    const Card card = onirim::card_at(i);
    if (counts[card] > 0) map[card] = counts[card];
  }
  return map;
}

std::vector<Card> as_vector(const onirim::Cards& cards) {
  std::vector<Card> vector;
  cards.for_each([&](Card card) { vector.push_back(card); });
  return vector;
}

HeapPlayer to_heap_player(const onirim::State& state, std::uint8_t index) {
  HeapPlayer player;
  player.hand = as_vector(state.hand[index]);
  player.shown = as_vector(state.shown[index]);
  for (int i = 0; i < state.rows.length(Seat{index}); ++i) {
    player.row.push_back(state.rows.at(Seat{index}, i));
  }
  for (const onirim::Colour colour : onirim::all_colours) {
    player.doors[colour] = state.doors[index][colour];
  }
  player.run = state.run[index];
  return player;
}

}  // namespace

HeapState to_heap(const onirim::State& state, int players) {
  HeapState heap;
  heap.unseen = as_map(state.unseen);
  for (int i = 0; i < state.top.size(); ++i) {
    heap.top.emplace_back(state.top.card(i), state.top.knowers(i));
  }
  heap.discard = as_map(state.discard);
  for (const onirim::Colour colour : onirim::all_colours) {
    heap.limbo[onirim::door_of(colour)] = state.limbo.count(onirim::door_of(colour));
  }
  heap.limbo[Card::nightmare] = state.limbo.count(Card::nightmare);
  heap.common = as_vector(state.common);
  for (std::uint8_t i = 0; i < players; ++i) heap.players.push_back(to_heap_player(state, i));
  heap.phase = state.phase;
  heap.active = state.active;
  heap.drawn = state.drawn;
  heap.progress = state.progress;
  heap.prophecy_waits = state.prophecy_waits;
  heap.ending = state.ending;
  return heap;
}

}  // namespace reverie::bench
