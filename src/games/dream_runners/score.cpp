// SPDX-License-Identifier: Apache-2.0
#include "games/dream_runners/score.hpp"

#include <algorithm>

namespace reverie::dream_runners {

ScoreView score_of(const Content& content, const Player& player) {
  ScoreView score;
  if (player.awake) return score;
  const std::size_t end_of_track = content.star_points.size() - 1;
  score.stars = content.star_points[std::min<std::size_t>(player.stars, end_of_track)];
  score.serenity = player.serenity;
  for (int i = 0; i < player.composition.size(); ++i) {
    const Segment& segment = content.segments[player.composition.segment(i)];
    score.segments = static_cast<std::uint16_t>(score.segments + segment.points);
  }
  return score;
}

}  // namespace reverie::dream_runners
