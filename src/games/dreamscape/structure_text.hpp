// SPDX-License-Identifier: Apache-2.0
// The small language of cells and stacks in the content: `-1,2` is a cell, `0,-1:WST` a stack of
// water and stone with a tree on it.
#pragma once

#include <expected>
#include <string_view>
#include <vector>

#include "core/placed_text.hpp"
#include "games/dreamscape/cards.hpp"

namespace reverie::dreamscape {

/// A word of the text, which begins at this letter of it.
std::expected<Hex, Problem> read_hex(const PlacedText& text, std::size_t at, std::string_view word);

/// The stacks of one card, that of the Dreamer first.
std::expected<std::vector<Pile>, Problem> read_structure(const TextPlace& card,
                                                         const std::vector<PlacedText>& stacks);

}  // namespace reverie::dreamscape
