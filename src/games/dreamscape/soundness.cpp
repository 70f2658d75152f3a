// SPDX-License-Identifier: Apache-2.0
#include "games/dreamscape/soundness.hpp"

#include <algorithm>
#include <cstddef>

namespace reverie::dreamscape {
namespace {

/// Whether one can go from the first to all others.
template <class Near>
bool is_connected(std::size_t count, Near near) {
  std::vector<std::size_t> reached{0};
  std::vector<bool> known(count, false);
  known[0] = true;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (std::size_t other = 0; other < count; ++other) {
      if (known[other] || !near(reached[i], other)) continue;
      known[other] = true;
      reached.push_back(other);
    }
  }
  return reached.size() == count;
}

bool is_sound(const std::vector<Pile>& structure) {
  const bool some = !structure.empty() && structure.size() <= most_piles;
  return some && structure.front().dreamer &&
         std::ranges::count(structure, true, &Pile::dreamer) == 1 &&
         std::ranges::none_of(structure, [](const Pile& pile) { return pile.fragments.empty(); });
}

bool is_sound(const Board& board) {
  const auto& hexes = board.hexes;
  return board.entrance < cells && hangs_together(hexes) &&
         std::ranges::none_of(
             hexes, [&](const Hex& hex) { return std::ranges::count(hexes, hex) > 1; });
}

bool is_sound(const World& world) {
  return world.haunt < locations && world.links.size() <= most_links &&
         std::ranges::all_of(
             world.links,
             [](const Link& link) { return link.low < link.high && link.high < locations; }) &&
         hangs_together(world);
}

bool are_sound(const std::vector<Card>& all, const Board& board) {
  return all.size() == all_cards && std::ranges::is_sorted(all, {}, &Card::level) &&
         std::ranges::all_of(all, [&](const Card& card) {
           const auto of_the_level = std::ranges::count(all, card.level, &Card::level);
           return card.level >= 1 && card.level <= levels && is_sound(card.structure) &&
                  fits(card.structure, board) && of_the_level >= fewest_of_a_level &&
                  of_the_level <= most_of_a_level;
         });
}

bool is_sound(const Objective& one) {
  const bool has_points = one.aim == Aim::by_number ? !one.points.empty() : one.points.size() == 1;
  return has_points && (!one.first || suits_a_first_game(one.aim)) &&
         (!one.trees || counts_trees(one.aim));
}

bool are_sound(const std::vector<Objective>& all) {
  return all.size() == all_objectives && count_in_a_base_game(all) >= drawn_objectives &&
         count_for_one_alone(all) >= objectives_of_a_solo_game &&
         std::ranges::all_of(all, [](const Objective& one) { return is_sound(one); }) &&
         std::ranges::count(all, true, &Objective::first) == objectives_of_a_first_game;
}

bool is_sound(const Strength& all) {
  return all.water > 0 && all.stone > 0 && all.earth > 0 && all.grass > 0 && all.movement > 0;
}

}  // namespace

bool hangs_together(const World& world) {
  return is_connected(locations, [&](std::size_t a, std::size_t b) {
    return world.link_between(static_cast<int>(a), static_cast<int>(b)) >= 0;
  });
}

bool hangs_together(std::span<const Hex> cells_of_board) {
  return is_connected(cells_of_board.size(), [&](std::size_t a, std::size_t b) {
    return distance(cells_of_board[a], cells_of_board[b]) == 1;
  });
}

bool fits(const std::vector<Pile>& structure, const Board& board) {
  const Placements placements = placements_of(board, structure);
  return std::ranges::any_of(placements, [](const auto& at) { return !at.empty(); });
}

bool counts_trees(Aim aim) {
  return aim == Aim::most_fragments || aim == Aim::most_of_colour || aim == Aim::by_number;
}

bool suits_a_first_game(Aim aim) { return !has_colour(aim) && !is_for_nightmares(aim); }

int count_in_a_base_game(std::span<const Objective> all) {
  return static_cast<int>(
      std::ranges::count_if(all, [](const Objective& one) { return !is_for_nightmares(one.aim); }));
}

int count_for_one_alone(std::span<const Objective> all) {
  return static_cast<int>(std::ranges::count_if(all, [](const Objective& one) {
    return has_colour(one.aim) && !is_for_nightmares(one.aim);
  }));
}

std::optional<Problem> flaw_in(const Content& content) {
  if (!is_sound(content.board)) return Problem{"this board cannot be"};
  if (!is_sound(content.world)) return Problem{"this Dream World cannot be"};
  if (!are_sound(content.cards, content.board)) return Problem{"these are not fifty dream cards"};
  if (!are_sound(content.objectives)) return Problem{"these are not sixteen objectives"};
  const bool rival_is_sound = std::ranges::all_of(
      content.solo.strengths, [](const Strength& one) { return is_sound(one); });
  if (!rival_is_sound) return Problem{"a threshold is at least one"};
  return std::nullopt;
}

}  // namespace reverie::dreamscape
