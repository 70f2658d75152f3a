// SPDX-License-Identifier: Apache-2.0
// What is possible on one dreamscape, as sets of cells: the list of actions, the reasons against
// others and the minds all ask here.
#pragma once

#include <array>
#include <cstdint>

#include "games/dreamscape/content.hpp"
#include "games/dreamscape/state.hpp"

namespace reverie::dreamscape {

/// DS-K1: the open cards whose structure stands there now.
inline CardSet complete_cards(const Prepared& prepared, const Player& player) {
  CardSet complete = 0;
  const Landscape& land = player.landscape;
  if (!land.has_dreamer()) return complete;
  for_each_card(player.open, [&](int card) {
    for (const Placement& placement :
         prepared.placements[static_cast<std::size_t>(card)][land.dreamer()]) {
      bool stands = true;
      for (const Wanted& wanted : placement)
        stands = stands && land.code(wanted.cell) == wanted.code;
      if (stands) complete |= bit_of_card(card);
    }
  });
  return complete;
}

class Ground {
 public:
  Ground(const BoardWays& board, const Board& cells_of_board, const Landscape& land)
      : board_(board), entrance_(cells_of_board.entrance), land_(land) {}

  /// Free tops on which something may be built (DS-B2, DS-N5).
  CellSet buildable() const { return land_.free_tops() & ~land_.tops_of(Fragment::nightmare); }

  /// DS-B1, DS-B2, DS-N5
  CellSet placeable(bool is_red) const {
    if (land_.empty()) return bit_of(entrance_);
    const CellSet occupied = land_.occupied();
    const CellSet beside = board_.next_to(occupied) & ~occupied;
    return is_red ? beside : beside | buildable();
  }

  /// DS-P6: for so many fragments from the top of a cell, which has them.
  CellSet golem_targets(int from, int count) const {
    const CellSet occupied = land_.occupied();
    const CellSet near = board_.neighbours[static_cast<std::size_t>(from)];
    const bool all = count == land_.height(from);
    const CellSet touching = all ? board_.next_to(occupied & ~bit_of(from)) : all_cells;
    const CellSet empty = near & ~occupied & touching;
    return land_.stack(from).front() == Fragment::nightmare ? empty : empty | (near & buildable());
  }

  /// DS-V6
  bool can_enter() const { return !land_.has_dreamer() && has(land_.free_tops(), entrance_); }

  /// DS-D1: where the Dreamer may go with so many white fragments, a free step or not, and so many
  /// steps left in this turn. It may pass a tree if it can go on from there to a free top.
  CellSet steps(int whites, bool free_step, int steps_left) const {
    if (!land_.has_dreamer() || steps_left == 0 || (whites == 0 && !free_step)) return 0;
    const CellSet near = board_.neighbours[land_.dreamer()] & land_.occupied();
    CellSet possible = near & ~land_.trees();
    for_each_cell(near & land_.trees(), [&](int tree) {
      if (can_go_on(tree, free_step ? whites : whites - 1, steps_left - 1))
        possible |= bit_of(tree);
    });
    return possible;
  }

 private:
  /// From a tree to any top without one: few steps, each free behind earth.
  bool can_go_on(int tree, int whites, int steps_left) const {
    constexpr int unreached = 0xFF;
    std::array<int, cells> spent{};
    spent.fill(unreached);
    spent[static_cast<std::size_t>(tree)] = 0;
    const CellSet occupied = land_.occupied();
    for (int i = 0; i < std::min(steps_left, cells); ++i) {
      const auto before = spent;
      for_each_cell(occupied, [&](int from) {
        const int here = before[static_cast<std::size_t>(from)];
        if (here == unreached) return;
        const int cost = here + (land_.top(from) == Fragment::earth ? 0 : 1);
        for_each_cell(board_.neighbours[static_cast<std::size_t>(from)] & occupied, [&](int to) {
          int& there = spent[static_cast<std::size_t>(to)];
          there = std::min(there, cost);
        });
      });
      bool arrived = false;
      for_each_cell(occupied & ~land_.trees(), [&](int cell) {
        arrived = arrived || spent[static_cast<std::size_t>(cell)] <= whites;
      });
      if (arrived) return true;
    }
    return false;
  }

  const BoardWays& board_;
  std::uint8_t entrance_;
  const Landscape& land_;
};

}  // namespace reverie::dreamscape
