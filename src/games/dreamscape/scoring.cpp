// SPDX-License-Identifier: Apache-2.0
#include "games/dreamscape/scoring.hpp"

#include <algorithm>
#include <numeric>

namespace reverie::dreamscape {
namespace {

/// Fragments of a kind, and trees on them where those count.
int count_colour(const Landscape& land, Fragment colour, bool trees) {
  int count = 0;
  for (int cell = 0; cell < cells; ++cell) {
    const auto stack = land.stack(cell);
    count += static_cast<int>(std::ranges::count(stack, colour));
  }
  return count + (trees ? std::popcount(land.tops_of(colour) & land.trees()) : 0);
}

/// Nightmares are no dream (docs/decisions/0019).
int count_fragments(const Landscape& land, bool trees) {
  return land.size() - nightmares_in(land) + (trees ? land.tree_count() : 0);
}

int count_stacks(const Landscape& land, int height) {
  int count = 0;
  for (int cell = 0; cell < cells; ++cell) count += land.height(cell) == height ? 1 : 0;
  return count;
}

int count_singles(const Landscape& land, Fragment colour) {
  int count = 0;
  for_each_cell(land.tops_of(colour), [&](int cell) { count += land.height(cell) == 1 ? 1 : 0; });
  return count;
}

/// All that hangs together with a cell of the set.
CellSet group_of(const BoardWays& board, CellSet set, CellSet begin) {
  for (CellSet group = begin & set;;) {
    const CellSet grown = group | (board.next_to(group) & set);
    if (grown == group) return group;
    group = grown;
  }
}

int largest_group(const BoardWays& board, const Landscape& land, Fragment colour) {
  int largest = 0;
  CellSet left = land.tops_of(colour);
  while (left != 0) {
    const CellSet group = group_of(board, left, left & -left);
    largest = std::max(largest, std::popcount(group));
    left &= ~group;
  }
  return largest;
}

/// What the Dreamer sees from where it stands, twice from a mountain.
int view_of(const BoardWays& board, const Landscape& land, Fragment colour) {
  if (!land.has_dreamer()) return 0;
  const int here = land.dreamer();
  const CellSet others = land.tops_of(colour) & ~bit_of(here);
  const CellSet seen =
      group_of(board, others, board.neighbours[static_cast<std::size_t>(here)] & others);
  return std::popcount(seen) * (land.is_mountain(here) ? 2 : 1);
}

int distance_from_entrance(const Prepared& content, const Landscape& land) {
  const auto& from_entrance = content.board.apart[content.content.board.entrance];
  return land.has_dreamer() ? from_entrance[land.dreamer()] : 0;
}

int free_cells(const Landscape& land) {
  return cells - std::popcount(land.occupied() & ~land.tops_of(Fragment::nightmare));
}

/// To the next count that is worth more.
int lacking_by_count(const Objective& objective, int count) {
  if (objective.aim == Aim::no_nightmares) return count;
  if (objective.aim != Aim::by_number) return 0;
  const int now = points_by_count(objective, count);
  for (int more = 1; count + more < static_cast<int>(objective.points.size()); ++more) {
    if (points_by_count(objective, count + more) > now) return more;
  }
  return 0;
}

/// DS-F2: all who lead score in full, and nobody leads with nothing.
void score_contest(const Objective& objective, AimStandings& all) {
  const bool fewest = objective.aim == Aim::fewest_free_cells;
  int best = fewest ? cells - 1 : 1;
  for (const AimStanding& one : all) {
    best = fewest ? std::min<int>(best, one.count) : std::max<int>(best, one.count);
  }
  for (AimStanding& one : all) {
    one.leads = one.count == best;
    one.lacks = static_cast<std::int16_t>(fewest ? one.count - best : best - one.count);
    one.points = static_cast<std::int16_t>(one.leads ? objective.points[0] : 0);
  }
}

}  // namespace

int points_by_count(const Objective& objective, int count) {
  switch (objective.aim) {
    case Aim::by_number: {
      const std::size_t last = objective.points.size() - 1;
      return objective.points[std::min(static_cast<std::size_t>(count), last)];
    }
    case Aim::view: return objective.points[0] * count;
    case Aim::no_nightmares: return count == 0 ? objective.points[0] : 0;
    default: return 0;
  }
}

int nightmares_in(const Landscape& landscape) {
  return std::popcount(landscape.tops_of(Fragment::nightmare));
}

int count_for(const Prepared& content, const Objective& objective, Slot colour,
              const Player& player) {
  const Landscape& land = player.landscape;
  switch (objective.aim) {
    case Aim::most_fragments: return count_fragments(land, objective.trees);
    case Aim::most_pairs: return count_stacks(land, 2);
    case Aim::most_cards: return std::popcount(player.completed);
    case Aim::furthest: return distance_from_entrance(content, land);
    case Aim::most_of_colour:
    case Aim::by_number: return count_colour(land, colour.fragment(), objective.trees);
    case Aim::most_singles: return count_singles(land, colour.fragment());
    case Aim::largest_group: return largest_group(content.board, land, colour.fragment());
    case Aim::no_nightmares: return nightmares_in(land);
    case Aim::fewest_free_cells: return free_cells(land);
    case Aim::view: return view_of(content.board, land, colour.fragment());
  }
  return 0;
}

AimStandings standings_for(const Prepared& content, const Options& options, const State& state,
                           std::size_t objective) {
  AimStandings all;
  const Objective& what = content.objective(state.objectives[objective]);
  const Slot colour = state.colours[objective];
  const bool undecided = has_colour(what.aim) && colour.empty();
  for (std::size_t i = 0; i < static_cast<std::size_t>(int{options.players}); ++i) {
    const int count = undecided ? 0 : count_for(content, what, colour, state.players[i]);
    all.push_back({static_cast<std::int16_t>(count), 0, false, 0});
  }
  if (is_solo(options) && !undecided && has_colour(what.aim)) {  // DS-A4
    all.push_back({state.rival.gathered[colour.fragment()], 0, false, 0});
  }
  if (is_contest(what.aim)) {
    score_contest(what, all);
  } else {
    for (AimStanding& one : all) {
      one.points = static_cast<std::int16_t>(points_by_count(what, one.count));
      one.leads = one.points > 0;
      one.lacks = static_cast<std::int16_t>(lacking_by_count(what, one.count));
    }
  }
  return all;
}

int ScoreSheet::total() const {
  return std::accumulate(objectives.begin(), objectives.end(),
                         cards + walking + trees + open_cards + nightmares);
}

AllStandings all_standings(const Prepared& content, const Options& options, const State& state) {
  AllStandings all;
  for (std::size_t i = 0; i < state.objectives.size(); ++i) {
    all.push_back(standings_for(content, options, state, i));
  }
  return all;
}

ScoreSheet sheet_of(const Prepared& content, const Options& options, const State& state,
                    Seat seat) {
  return sheet_of(state, seat, all_standings(content, options, state));
}

ScoreSheet sheet_of(const State& state, Seat seat, const AllStandings& standings) {
  const Player& player = state.players[seat.index];
  ScoreSheet sheet{player.card_points, player.walk_points, player.tree_points, {}, 0, 0};
  for (std::size_t i = 0; i < standings.size(); ++i) {
    sheet.objectives[i] = standings[i][seat.index].points;
  }
  sheet.open_cards = static_cast<std::int16_t>(-price_of_an_open_card * std::popcount(player.open));
  sheet.nightmares = static_cast<std::int16_t>(
      player.nightmare_points - price_of_a_nightmare * nightmares_in(player.landscape));
  return sheet;
}

int score_of_rival(const Prepared& content, const Options& options, const State& state) {
  int score = state.rival.score;
  for (std::size_t i = 0; i < state.objectives.size(); ++i) {
    const AimStandings all = standings_for(content, options, state, i);
    if (all.size() > 1) score += all[1].points;
  }
  return score;
}

}  // namespace reverie::dreamscape
