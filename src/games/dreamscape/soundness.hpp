// SPDX-License-Identifier: Apache-2.0
// What must hold of the content wherever it comes from: the files that somebody writes, or the text
// that is kept with a table.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "games/dreamscape/content.hpp"

namespace reverie::dreamscape {

/// One can go from everywhere to everywhere.
bool hangs_together(const World& world);
bool hangs_together(std::span<const Hex> cells_of_board);

/// Somewhere, turned somehow.
bool fits(const std::vector<Pile>& structure, const Board& board);

/// A tree is one more fragment where fragments of all stacks are counted.
bool counts_trees(Aim aim);

/// DS-X2
bool suits_a_first_game(Aim aim);

/// DS-S2, DS-A1: how many may be drawn without Mr Nightmare, and against him.
int count_in_a_base_game(std::span<const Objective> all);
int count_for_one_alone(std::span<const Objective> all);

/// What a description in words of types cannot say: so many of each, no place out of range. Nothing
/// when all is well.
std::optional<Problem> flaw_in(const Content& content);

}  // namespace reverie::dreamscape
