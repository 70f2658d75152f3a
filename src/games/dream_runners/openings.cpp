// SPDX-License-Identifier: Apache-2.0
#include "games/dream_runners/openings.hpp"

#include <algorithm>

#include "games/dream_runners/cover.hpp"

namespace reverie::dream_runners {
namespace {

/// Amounts of keys, one bit for each. What does not fit is more than the supply ever has.
using Amounts = std::uint64_t;

int keys_in(const Cell& cell, bool doubled) {
  int keys = 0;
  for (const Reward& reward : cell.rewards) {
    if (reward.good == Good::key) keys += gathered(reward, doubled).amount;
  }
  return keys;
}

}  // namespace

Openings openings_of(const Content& content, const State& state, const Player& player) {
  constexpr Openings never = 1;
  const Cover cover = cover_of(content, player.composition);
  int price = 0;
  int most = 0;
  // Of the keys in this dream, what may be gathered before the chest: whole cells, some or none.
  Amounts before = 1;
  for (std::size_t i = 0; i < frame_cells; ++i) {
    const Cell& cell = content.tiles[state.tile].cells[i];
    const Consequence here = consequence_of(cell, cover.effects[i], cover.gather_symbols);
    if (!here.gathered || cell.kind == CellKind::crossroads) continue;
    if (cell.kind == CellKind::chest) {
      price = cell.number;
      most = here.doubled ? most_openings : 1;
    } else {
      before |= before << static_cast<unsigned>(keys_in(cell, here.doubled));
    }
  }
  if (price == 0) return never;
  const auto type = static_cast<std::size_t>(price - 1);
  if (state.chests[type] == nothing && state.chests_left[type] == 0) return never;
  Openings ways = 0;
  for (int gathered = 0; before != 0; ++gathered, before >>= 1U) {
    if ((before & 1U) == 0) continue;
    const int keys = player.keys + std::min<int>(gathered, state.keys);
    ways = static_cast<Openings>(ways | 1U << static_cast<unsigned>(std::min(most, keys / price)));
  }
  return ways;
}

}  // namespace reverie::dream_runners
