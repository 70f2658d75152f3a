// SPDX-License-Identifier: Apache-2.0
#include "games/dreamscape/nearness.hpp"

namespace reverie::dreamscape {
namespace {

int elements_of(const Card& card) {
  std::size_t elements = 1;  // the Dreamer
  for (const Pile& pile : card.structure) elements += pile.fragments.size() + (pile.tree ? 1 : 0);
  return static_cast<int>(elements);
}

bool is_nearer(Missing a, Missing b) {
  if (a.elements() != b.elements()) return a.elements() < b.elements();
  return a.in_the_way() < b.in_the_way();
}

}  // namespace

Nearness nearness_at(const Prepared& content, int card, const Placement& placement,
                     const Survey& survey) {
  const int needed = elements_of(content.card(card));
  const WantedStacks& wanted = content.wanted_stacks[static_cast<std::size_t>(card)];
  Nearness near;
  Missing missing;
  for (std::size_t i = 0; i < placement.size(); ++i) {
    const std::uint8_t cell = placement[i].cell;
    near.at.push_back(cell);
    near.built.push_back(survey.built(cell, wanted[i]));
    missing = missing + survey.missing_on(cell, wanted[i]);
  }
  near.needed = static_cast<std::uint8_t>(needed);
  near.present = static_cast<std::uint8_t>(needed - missing.elements());
  near.in_the_way = static_cast<std::uint8_t>(missing.in_the_way());
  for (const Fragment kind : all_fragments) {
    near.missing[kind] = static_cast<std::uint8_t>(missing.of(kind));
  }
  near.missing_trees = static_cast<std::uint8_t>(missing.trees());
  near.missing_dreamer = missing.dreamer() > 0;
  return near;
}

Nearness nearness_of(const Prepared& content, int card, const Landscape& landscape) {
  const Survey survey(landscape);
  const CardSurvey of_card(content, card, survey);
  const Placement* best = nullptr;
  Missing least;
  for (const auto& by_dreamer : content.placements[static_cast<std::size_t>(card)]) {
    for (const Placement& placement : by_dreamer) {
      const Missing missing = of_card.at(placement);
      if (best != nullptr && !is_nearer(missing, least)) continue;
      best = &placement;
      least = missing;
    }
  }
  return nearness_at(content, card, *best, survey);
}

}  // namespace reverie::dreamscape
