// SPDX-License-Identifier: Apache-2.0
// A table of Dreamscape drawn in full, over as many pages as it takes: every dreamscape with whole
// stacks, every card as the structure it asks for, every objective. And the parts of it that the
// drawn table shows too.
#pragma once

#include <string>
#include <vector>

#include "cli/screens/dreamscape_glyphs.hpp"

namespace reverie::cli {

std::vector<std::string> dreamscape_closer(const dreamscape::Shown& shown, const Texts& texts,
                                           const Listener& listener, const Paint& paint);

/// The cells row by row, each of so many columns; stacks as `LandscapeGlyphs::stack`.
std::vector<std::string> board_of(const dreamscape::PlayerShown& player,
                                  const LandscapeGlyphs& glyphs, const Paint& paint,
                                  int cell_columns, std::size_t most_of_a_stack);

/// Pieces one behind the other, as many a line as fit; further lines begin further right.
std::vector<std::string> flowed(const std::vector<std::string>& pieces, int width);

}  // namespace reverie::cli
