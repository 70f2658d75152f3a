// SPDX-License-Identifier: Apache-2.0
// What everybody has for the objectives, and the score sheet (DS-F2, DS-F3, DS-O).
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>

#include "core/inline_vector.hpp"
#include "games/dreamscape/content.hpp"
#include "games/dreamscape/state.hpp"

namespace reverie::dreamscape {

/// How one stands for an objective, and what that would score if the game ended now.
struct AimStanding {
  std::int16_t count = 0;
  std::int16_t points = 0;
  bool leads = false;
  /// How many more, or fewer where few are wanted, would lead or score more; nothing if none would.
  std::int16_t lacks = 0;

  friend bool operator==(const AimStanding&, const AimStanding&) = default;
};
BOOST_DESCRIBE_STRUCT(AimStanding, (), (count, points, leads, lacks))

/// For each seat; alone, Mr Nightmare is the second (DS-A4).
using AimStandings = InlineVector<AimStanding, most_players>;

/// What counts for an objective in one dreamscape.
int count_for(const Prepared& content, const Objective& objective, Slot colour,
              const Player& player);

/// What a count is worth by itself, without those of others: nothing where they decide.
int points_by_count(const Objective& objective, int count);

/// By the place of the objective among those that were drawn.
AimStandings standings_for(const Prepared& content, const Options& options, const State& state,
                           std::size_t objective);

/// For every objective, in the order in which they were drawn.
using AllStandings = InlineVector<AimStandings, drawn_objectives>;
AllStandings all_standings(const Prepared& content, const Options& options, const State& state);

int nightmares_in(const Landscape& landscape);

struct ScoreSheet {
  std::int16_t cards = 0;
  std::int16_t walking = 0;
  std::int16_t trees = 0;
  std::array<std::int16_t, drawn_objectives> objectives{};
  /// What is lost by cards that are not complete (DS-F3), and by red fragments (DS-F3, DS-N7).
  std::int16_t open_cards = 0;
  std::int16_t nightmares = 0;

  int total() const;

  friend bool operator==(const ScoreSheet&, const ScoreSheet&) = default;
};
BOOST_DESCRIBE_STRUCT(ScoreSheet, (), (cards, walking, trees, objectives, open_cards, nightmares))

/// If the game ended now.
ScoreSheet sheet_of(const Prepared& content, const Options& options, const State& state, Seat seat);
ScoreSheet sheet_of(const State& state, Seat seat, const AllStandings& standings);
/// DS-A5
int score_of_rival(const Prepared& content, const Options& options, const State& state);

}  // namespace reverie::dreamscape
