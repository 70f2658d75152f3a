// SPDX-License-Identifier: Apache-2.0
// The first rule of thumb: it finishes what it can finish, and its values lie between nought and
// one.
#include "games/dreamscape/knowledge.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/dreamscape_story.hpp"

namespace reverie::dreamscape::testing {
namespace {

Weights plain_weights() {
  Weights weights;
  weights.lacking = 0.5F;
  weights.at_hand = 0.2F;
  weights.tree = 0.3F;
  weights.dreamer = 0.3F;
  weights.in_the_way = 0.5F;
  weights.in_hands = 0.5F;
  weights.new_card = 3;
  return weights;
}

std::string best_choice(const Story& story, Seat seat) {
  const auto actions = story.game().actions(story.state(), seat);
  const auto scores =
      Knowledge(plain_weights()).appraise(story.game(), story.state(), seat, actions);
  const auto best = std::max_element(scores.begin(), scores.end()) - scores.begin();
  return story.game().write(actions[static_cast<std::size_t>(best)]);
}

TEST(DreamscapeKnowledge, CompletesACardThatLacksOneFragment) {
  static const Dreamscape game = Box().game(2);
  Story story(game);
  story.creating().with_cards(first, "quiet_pond").with_board(first, "e2:WD");
  story.with_hands(first, "S");
  EXPECT_TRUE(best_choice(story, first).starts_with("place stone at "));
}

TEST(DreamscapeKnowledge, WorthLiesBetweenNoughtAndOneAndAThoughtEndsWithTheCycle) {
  static const Dreamscape game = Box().game(3);
  Story story(game);
  story.creating();
  const Knowledge knowledge(plain_weights());
  for (const Seat seat : {first, second, third}) {
    const float estimate = knowledge.estimate(game, story.state(), seat);
    EXPECT_GT(estimate, 0);
    EXPECT_LT(estimate, 1);
    EXPECT_GE(Knowledge::payoff(game, story.state(), seat), 0);
    EXPECT_LE(Knowledge::payoff(game, story.state(), seat), 1);
  }
  State later = story.state();
  EXPECT_FALSE(Knowledge::is_beyond(game, story.state(), later));
  ++later.cycle;
  EXPECT_TRUE(Knowledge::is_beyond(game, story.state(), later));
}

}  // namespace
}  // namespace reverie::dreamscape::testing
