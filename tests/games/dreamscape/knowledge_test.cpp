// SPDX-License-Identifier: Apache-2.0
// The rule of thumb: it finishes what it can finish, its plans are the best of all where all can be
// tried, and its values lie between nought and one.
#include "games/dreamscape/knowledge.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/hash.hpp"
#include "support/dreamscape_story.hpp"

namespace reverie::dreamscape::testing {
namespace {

Weights plain_weights() {
  Weights weights;
  weights.lacking = 0.5F;
  weights.at_hand = 0.2F;
  weights.tree = 0.3F;
  weights.step = 0.3F;
  weights.in_the_way = 0.5F;
  weights.in_hands = 0.5F;
  weights.new_card = 0.8F;
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

/// The most that a Creation can end with, by trying everything that the rules allow until a card is
/// drawn; those positions are left out by the story.
class EveryCreation {
 public:
  EveryCreation(const Dreamscape& game, const Weights& weights, const State& begin, Seat seat)
      : game_(game), outlook_(weights, game, begin, seat), seat_(seat) {
    visit(begin);
  }
  float best() const { return best_; }
  std::size_t positions() const { return met_.size(); }

 private:
  void visit(const State& state) {
    if (!met_.insert(quick_state_hash(state)).second) return;
    for (const Action& action : game_.actions(state, seat_)) {
      if (action.verb == Verb::finish) {
        best_ = std::max(best_, outlook_.at_rest(state));
      } else {
        visit(after(game_, state, seat_, action));
      }
    }
  }

  const Dreamscape& game_;
  Outlook outlook_;
  Seat seat_;
  std::set<std::uint64_t> met_;
  float best_ = -1000;
};

struct SmallHands {
  std::string_view board;
  std::string_view hands;
};

// Walks and trees, trades and whites; no card is complete, so that chance has nothing to draw.
TEST(DreamscapeKnowledge, APlanIsTheBestOfAllCreationsOfSmallHands) {
  static const Dreamscape game = Box().game(2);
  for (const SmallHands& given :
       {SmallHands{"e2:W", "S"}, SmallHands{"e2:ED d2:W d3:S", "MW"},
        SmallHands{"e2:ED d2:W", "WW"}, SmallHands{"e2:WD d2:ET d3:W", "GM"}}) {
    Story story(game);
    story.creating().with_cards(first, "").with_board(first, given.board);
    story.with_hands(first, given.hands);
    const Weights weights = plain_weights();
    const EveryCreation every(game, weights, story.state(), first);
    const BestTurn found =
        best_turn(weights, game, story.state(), first, {.creation = 100'000});
    EXPECT_FLOAT_EQ(found.worth, every.best()) << given.board << ' ' << given.hands;
    EXPECT_GT(every.positions(), 5U);
    State end = story.state();
    Silence silence;
    for (const Action& step : found.plan) {
      ASSERT_TRUE(game.actions(end, first).contains(step)) << game.write(step);
      if (step.verb != Verb::finish) game.play(end, first, step, silence);
    }
    EXPECT_FLOAT_EQ(Outlook(weights, game, story.state(), first).at_rest(end), found.worth);
    EXPECT_EQ(found.plan.back().verb, Verb::finish);
  }
}

// Who looks at more positions finds no worse plan where the wider search holds the narrower.
TEST(DreamscapeKnowledge, APlanForWhichMoreIsLookedAtCompletesTheCard) {
  static const Dreamscape game = Box().game(2);
  Story story(game);
  story.creating().with_cards(first, "quiet_pond").with_board(first, "e2:WD");
  story.with_hands(first, "SM");
  const BestTurn found =
      best_turn(plain_weights(), game, story.state(), first, Effort::of(200));
  State end = story.state();
  Silence silence;
  for (const Action& step : found.plan) {
    if (game.turn(end).chance || step.verb == Verb::finish) break;
    game.play(end, first, step, silence);
  }
  EXPECT_EQ(end.players[0].completed != 0, true);
}

TEST(DreamscapeKnowledge, PlansOfEverySeatAreLegalInAllKindsOfGames) {
  Weights weights = plain_weights();
  weights.nightmare = 0.5F;
  Knowledge knowledge(weights);
  knowledge.plan_with(10);
  const Dreamscape games[] = {Box().game(1), Box().game(nightmares(3)),
                              Box().game({.players = 2, .creation = Creation::at_once}),
                              Box().game({.players = 2, .length = Length::first})};
  for (const Dreamscape& game : games) {
    Random random(3);
    Silence silence;
    State state = game.deal();
    for (int plans = 0; plans < 12 && !game.turn(state).is_over();) {
      const Turn turn = game.turn(state);
      if (turn.chance) {
        game.play(state, Actor::chance(), roll(game, state, random), silence);
        continue;
      }
      const Seat seat = turn.seats.first();
      const Plan plan = knowledge.plan(game, state, seat);
      ASSERT_FALSE(plan.empty());
      for (const Action& step : plan) {
        ASSERT_TRUE(game.actions(state, seat).contains(step)) << game.write(step);
        game.play(state, seat, step, silence);
      }
      ++plans;
    }
  }
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
