// SPDX-License-Identifier: Apache-2.0
#include "tally.hpp"

namespace reverie::balance {
namespace {

void add_to(std::int64_t& to, std::int64_t from) { to += from; }
template <class Counted>
void add_to(Counted& to, const Counted& from) {
  to.add(from);
}
template <class Counted, std::size_t Size>
void add_to(std::array<Counted, Size>& to, const std::array<Counted, Size>& from) {
  for (std::size_t i = 0; i < Size; ++i) add_to(to[i], from[i]);
}

}  // namespace

void CardTally::add(const CardTally& other) {
  drawn += other.drawn;
  kept += other.kept;
  completed += other.completed;
  turns += other.turns;
  turns_to_completion += other.turns_to_completion;
}

void Tally::add(const Tally& other) {
  games += other.games;
  score.add(other.score);
  winning_score.add(other.winning_score);
  lead.add(other.lead);
  inputs.add(other.inputs);
  completed.add(other.completed);
  left_open.add(other.left_open);
  card_points.add(other.card_points);
  walk_points.add(other.walk_points);
  tree_points.add(other.tree_points);
  add_to(by_rank, other.by_rank);
  add_to(cards, other.cards);
  voyages += other.voyages;
  add_to(visits, other.visits);
  add_to(sleeps, other.sleeps);
  add_to(of_locations, other.of_locations);
  add_to(of_cards, other.of_cards);
}

}  // namespace reverie::balance
