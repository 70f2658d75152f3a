// SPDX-License-Identifier: Apache-2.0
// The best composition of a player's segments over a dream: exactly the best of all, not a good
// one.
//
// How. Were segments not forbidden to overlap beside the frame, and all worth the sum of what lies
// on each cell, a table over the 512 sets of free cells would hold the best that the first n
// segments can still add. That table is the bound of a search which decides one segment after the
// other and is true to all the rules; it is so close that few steps remain. What does not add up is
// searched case by case (octopus repelled or not, chest opened or not), the curve of serenity is
// bounded by a line, and a finished composition is weighed exactly.
#pragma once

#include <array>
#include <cstdint>

#include "games/dream_runners/content.hpp"
#include "games/dream_runners/cover.hpp"
#include "games/dream_runners/state.hpp"

namespace reverie::dream_runners {

/// In thousandths of a dream point. Whole numbers, so that equal is equal.
using Value = std::int32_t;

inline constexpr std::array all_effects{Effect::blank, Effect::gather, Effect::repel, Effect::twice,
                                        Effect::both};

/// What an effect on one cell of the dream brings.
struct Yield {
  /// Of everything but serenity; of a key what it is worth if it is kept.
  Value gain = 0;
  /// Gained or, by a nightmare that is not repelled, lost; an octopus does not count here.
  std::int8_t serenity = 0;
  std::uint8_t keys = 0;
};

/// All that a composition can win or lose for one player in one dream.
struct Stakes {
  /// By cell and effect. A cell on which nothing lies yields what a blank one does.
  std::array<std::array<Yield, all_effects.size()>, frame_cells> cells{};
  std::uint8_t serenity = first_serenity;
  std::uint8_t keys = 0;
  /// Of ending the resolution with so much serenity: each step is worth no more than the one
  /// below it.
  std::array<Value, most_serenity + 1> serenity_worth{};
  // Cells of the dream, or -1.
  std::int8_t octopus = -1;
  std::int8_t bat = -1;
  std::int8_t chest = -1;
  std::uint8_t chest_keys = 1;
  /// Of opening the chest once, less the keys.
  Value opening = 0;
  /// Of each owned segment, in the order of the composition: what is lost with it, never negative.
  std::array<Value, most_owned> keeping{};

  /// By the end of a resolution; below zero every further loss is as dear as the last one above.
  Value worth_of_serenity(int left) const {
    const int kept = left > most_serenity ? most_serenity : left;
    if (kept >= 0) return serenity_worth[static_cast<std::size_t>(kept)];
    return serenity_worth[0] + kept * (serenity_worth[1] - serenity_worth[0]);
  }
};

/// What a composition is worth that covers the dream so.
Value worth_of(const Stakes& stakes, const Cover& cover, const Composition& composition);

struct BestComposition {
  Composition composition;
  Value worth = 0;
  /// Choices tried on the way.
  std::uint32_t nodes = 0;
};

/// Where the segments lie before does not matter.
BestComposition compose(const Content& content, const Stakes& stakes, const Composition& owned);

}  // namespace reverie::dream_runners
