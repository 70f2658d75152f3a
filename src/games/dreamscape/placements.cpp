// SPDX-License-Identifier: Apache-2.0
// Structures turned and shifted (DS-K1): any position, any rotation, never mirrored.
#include <algorithm>
#include <optional>

#include "games/dreamscape/content.hpp"

namespace reverie::dreamscape {
namespace {

StackCode code_of_pile(const Pile& pile) {
  StackCode code = code_of({pile.fragments.begin(), pile.fragments.size()});
  if (pile.tree) code |= coded_tree;
  if (pile.dreamer) code |= coded_dreamer;
  return code;
}

std::vector<Pile> turned(std::vector<Pile> structure) {
  for (Pile& pile : structure) pile.hex = turned(pile.hex);
  return structure;
}

/// With the Dreamer's stack on this cell, if all of it then lies on the board.
std::optional<Placement> laid(const Board& board, const std::vector<Pile>& structure,
                              std::size_t dreamers_cell) {
  const Hex shift = board.hexes[dreamers_cell] - structure.front().hex;
  Placement placement;
  for (const Pile& pile : structure) {
    const auto hex = std::ranges::find(board.hexes, pile.hex + shift);
    if (hex == board.hexes.end()) return std::nullopt;
    placement.push_back({static_cast<std::uint8_t>(hex - board.hexes.begin()), code_of_pile(pile)});
  }
  return placement;
}

bool asks_for_the_same(const Placement& a, const Placement& b) {
  return std::is_permutation(a.begin(), a.end(), b.begin(), b.end());
}

}  // namespace

Placements placements_of(const Board& board, const std::vector<Pile>& structure) {
  Placements all;
  std::vector<Pile> now = structure;
  for (int turn = 0; turn < turns_of_a_circle; ++turn, now = turned(std::move(now))) {
    for (std::size_t cell = 0; cell < cells; ++cell) {
      const auto placement = laid(board, now, cell);
      if (!placement) continue;
      const bool is_new = std::none_of(
          all[cell].begin(), all[cell].end(),
          [&](const Placement& known) { return asks_for_the_same(known, *placement); });
      if (is_new) all[cell].push_back(*placement);
    }
  }
  return all;
}

bool looks_alike(const std::vector<Pile>& a, const std::vector<Pile>& b) {
  if (a.size() != b.size()) return false;
  const auto matches = [&](const std::vector<Pile>& turned_a) {
    const Hex shift = b.front().hex - turned_a.front().hex;
    return std::ranges::all_of(turned_a, [&](const Pile& pile) {
      return std::ranges::any_of(b, [&](const Pile& other) {
        return other.hex == pile.hex + shift && code_of_pile(other) == code_of_pile(pile);
      });
    });
  };
  std::vector<Pile> now = a;
  for (int turn = 0; turn < turns_of_a_circle; ++turn, now = turned(std::move(now))) {
    if (matches(now)) return true;
  }
  return false;
}

Prepared::Prepared(Content read) : content(std::move(read)), board(ways_of(content.board)) {
  for (std::size_t i = 0; i < content.cards.size(); ++i) {
    const Card& one = content.cards[i];
    placements[i] = placements_of(content.board, one.structure);
    for (const Pile& pile : one.structure)
      wanted_stacks[i].push_back(WantedStack(code_of_pile(pile)));
    card_names[i] = Term{"dreamscape.card." + one.name};
    for (std::size_t level = one.level; level < first_of_level.size(); ++level) {
      ++first_of_level[level];
    }
  }
  for (std::size_t i = 0; i < content.objectives.size(); ++i) {
    objective_names[i] = Term{"dreamscape.objective." + content.objectives[i].name};
  }
}

}  // namespace reverie::dreamscape
