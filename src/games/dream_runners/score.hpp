// SPDX-License-Identifier: Apache-2.0
// Dream points (DR-F).
#pragma once

#include <boost/describe.hpp>
#include <cstdint>

#include "games/dream_runners/content.hpp"
#include "games/dream_runners/state.hpp"

namespace reverie::dream_runners {

/// Points as they would count if the game ended now (DR-F).
/// Who is awake has none.
struct ScoreView {
  std::uint16_t stars = 0;
  std::uint16_t serenity = 0;
  std::uint16_t segments = 0;

  int total() const { return stars + serenity + segments; }

  friend bool operator==(const ScoreView&, const ScoreView&) = default;
};
BOOST_DESCRIBE_STRUCT(ScoreView, (), (stars, serenity, segments))

ScoreView score_of(const Content& content, const Player& player);

}  // namespace reverie::dream_runners
