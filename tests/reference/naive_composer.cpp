// SPDX-License-Identifier: Apache-2.0
#include "reference/naive_composer.hpp"

#include <algorithm>
#include <limits>

#include "games/dream_runners/field.hpp"

namespace reverie::naive_composer {

using namespace dream_runners;

namespace {

/// Every segment from `next` on in the hand or at every spot where it fits (DR-A).
Value best_from(const Content& content, const Stakes& stakes, Composition& composition, int next,
                CellSet taken) {
  if (next == composition.size()) return worth(content, stakes, composition);
  Value best = best_from(content, stakes, composition, next + 1, taken);
  const auto& spots = spots_of(content.segments[composition.segment(next)].shape);
  for (std::size_t spot = 0; spot < spots.size(); ++spot) {
    if ((spots[spot].covers & taken) != 0) continue;
    composition.put(next, static_cast<std::uint8_t>(spot));
    best = std::max(best,
                    best_from(content, stakes, composition, next + 1, taken | spots[spot].covers));
  }
  composition.take_back(next);
  return best;
}

}  // namespace

Value worth(const Content& content, const Stakes& stakes, const Composition& composition) {
  const Cover cover = cover_of(content, composition);
  Value worth = 0;
  int serenity = stakes.serenity;
  int keys = stakes.keys;
  int due = 0;
  for (int cell = 0; cell < frame_cells; ++cell) {
    const auto at = static_cast<std::size_t>(cell);
    const Effect effect = cover.effects[at];
    const Yield& yield = stakes.cells[at][static_cast<std::size_t>(effect)];
    worth += yield.gain;
    serenity += yield.serenity;
    keys += yield.keys;
    if (cell == stakes.octopus && !repels(effect)) serenity -= cover.gather_symbols;  // DR-P1
    if (cell == stakes.bat && !repels(effect)) {                                      // DR-P2
      constexpr Value none = std::numeric_limits<Value>::max();
      Value taken = none;
      for (int i = 0; i < composition.size(); ++i) {
        if (composition.is_placed(i)) continue;
        taken = std::min(taken, stakes.keeping[static_cast<std::size_t>(i)]);
      }
      if (taken != none) worth -= taken;
    }
    if (cell == stakes.chest && gathers(effect)) due = effect == Effect::twice ? 2 : 1;  // DR-P4
  }
  for (; due > 0 && keys >= stakes.chest_keys; --due) {
    keys -= stakes.chest_keys;
    worth += stakes.opening;
  }
  return worth + stakes.worth_of_serenity(serenity - cover.missing - cover.surplus);  // DR-B1
}

Value best_of_all(const Content& content, const Stakes& stakes, const Composition& owned) {
  Composition composition = owned;
  composition.take_back_all();
  return best_from(content, stakes, composition, 0, 0);
}

}  // namespace reverie::naive_composer
