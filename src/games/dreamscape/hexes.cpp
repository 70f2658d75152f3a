// SPDX-License-Identifier: Apache-2.0
#include "games/dreamscape/hexes.hpp"

namespace reverie::dreamscape {

BoardWays ways_of(const Board& board) {
  BoardWays ways;
  char row = 'a';
  char number = '0';
  for (std::size_t i = 0; i < cells; ++i) {
    const Hex hex = board.hexes[i];
    for (std::size_t k = 0; k < cells; ++k) {
      ways.apart[i][k] = static_cast<std::uint8_t>(distance(hex, board.hexes[k]));
      if (ways.apart[i][k] == 1) ways.neighbours[i] |= bit_of(static_cast<int>(k));
    }
    const bool begins_a_row = i > 0 && hex.r != board.hexes[i - 1].r;
    if (begins_a_row) {
      ++row;
      number = '0';
    }
    ++number;
    ways.names[i] = {row, number};
  }
  return ways;
}

}  // namespace reverie::dreamscape
