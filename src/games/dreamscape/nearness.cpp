// SPDX-License-Identifier: Apache-2.0
#include "games/dreamscape/nearness.hpp"

#include <algorithm>

namespace reverie::dreamscape {
namespace {

/// What one stack has of what is wanted on its cell. A fragment is in its place only upon all those
/// that belong under it.
void compare(Nearness& near, const Pile& pile, int cell, const Landscape& land) {
  const auto stack = land.stack(cell);
  const auto wanted = pile.fragments.size();
  std::size_t right = 0;
  while (right < wanted && right < stack.size() && stack[right] == pile.fragments[right]) ++right;
  const bool is_bare = stack.size() == right;
  const bool has_all = is_bare && right == wanted;
  near.in_the_way = static_cast<std::uint8_t>(near.in_the_way + stack.size() - right);
  near.present = static_cast<std::uint8_t>(near.present + right);
  for (std::size_t i = right; i < wanted; ++i) ++near.missing[pile.fragments[i]];

  const bool tree_is_right = pile.tree && has_all && land.has_tree(cell);
  near.present = static_cast<std::uint8_t>(near.present + (tree_is_right ? 1 : 0));
  near.missing_trees =
      static_cast<std::uint8_t>(near.missing_trees + (pile.tree && !tree_is_right ? 1 : 0));
  near.in_the_way =
      static_cast<std::uint8_t>(near.in_the_way + (land.has_tree(cell) && !tree_is_right ? 1 : 0));

  if (!pile.dreamer) return;
  const bool dreamer_is_right = has_all && land.dreamer() == cell;
  near.present = static_cast<std::uint8_t>(near.present + (dreamer_is_right ? 1 : 0));
  near.missing_dreamer = !dreamer_is_right;
}

bool is_nearer(const Nearness& a, const Nearness& b) {
  if (a.present != b.present) return a.present > b.present;
  return a.in_the_way < b.in_the_way;
}

int elements_of(const Card& card) {
  std::size_t elements = 1;  // the Dreamer
  for (const Pile& pile : card.structure) elements += pile.fragments.size() + (pile.tree ? 1 : 0);
  return static_cast<int>(elements);
}

}  // namespace

Nearness nearness_of(const Prepared& content, int card, const Landscape& landscape) {
  const Card& asked = content.card(card);
  const auto needed = static_cast<std::uint8_t>(elements_of(asked));
  std::optional<Nearness> best;
  for (const auto& by_dreamer : content.placements[static_cast<std::size_t>(card)]) {
    for (const Placement& placement : by_dreamer) {
      Nearness near;
      near.needed = needed;
      for (std::size_t i = 0; i < placement.size(); ++i) {
        near.at.push_back(placement[i].cell);
        compare(near, asked.structure[i], placement[i].cell, landscape);
      }
      if (!best || is_nearer(near, *best)) best = near;
    }
  }
  return best.value();
}

}  // namespace reverie::dreamscape
