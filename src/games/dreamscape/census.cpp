// SPDX-License-Identifier: Apache-2.0
#include "games/dreamscape/census.hpp"

#include <array>

namespace reverie::dreamscape {
namespace {

void add(PerEnum<Fragment, int>& counted, const Fragments& some) {
  for (const Fragment kind : all_fragments) counted[kind] += some[kind];
}

void add(PerEnum<Fragment, int>& counted, Slot slot) {
  if (!slot.empty()) ++counted[slot.fragment()];
}

/// How often each card is met.
std::array<int, all_cards> cards_met(const State& state) {
  std::array<int, all_cards> met{};
  const auto meet = [&met](int card) { ++met[static_cast<std::size_t>(card)]; };
  for_each_card(state.unseen, meet);
  for (const auto& deck : state.under) {
    for (const std::uint8_t card : deck) meet(card);
  }
  for (const Player& player : state.players) {
    for_each_card(player.open, meet);
    for_each_card(player.completed, meet);
    for (const std::uint8_t card : player.drawn) meet(card);
  }
  return met;
}

}  // namespace

Census census(const State& state) {
  Census counted;
  add(counted.fragments, state.bag);
  add(counted.fragments, state.rival.hands);
  counted.fragments[Fragment::nightmare] += state.reserve + std::popcount(state.haunted_links);
  for (const Row& row : state.rows) {
    for (const Fragment fragment : row) ++counted.fragments[fragment];
  }
  for (const Fragment fragment : state.harvest) ++counted.fragments[fragment];
  for (const Slot slot : state.stored) add(counted.fragments, slot);
  for (const Slot slot : state.colours) add(counted.fragments, slot);
  counted.trees = state.trees + state.rival.trees;
  for (const Player& player : state.players) {
    add(counted.fragments, player.hands);
    counted.trees += player.landscape.tree_count();
    for (int cell = 0; cell < cells; ++cell) {
      for (const Fragment fragment : player.landscape.stack(cell)) ++counted.fragments[fragment];
    }
  }
  for (const int met : cards_met(state)) {
    counted.cards += met > 0 ? 1 : 0;
    counted.doubled_cards += met > 1 ? 1 : 0;
  }
  return counted;
}

}  // namespace reverie::dreamscape
