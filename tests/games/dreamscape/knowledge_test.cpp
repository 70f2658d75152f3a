// SPDX-License-Identifier: Apache-2.0
// The rule of thumb: it finishes what it can finish, its plans are the best of all where all can be
// tried, and its values lie between nought and one.
#include "games/dreamscape/knowledge.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "reference/every_creation.hpp"
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

struct SmallHands {
  std::string_view board;
  std::string_view hands;
  std::string_view cards;
};

// Walks and trees, trades and whites, storing and the powers of cards, one fragment or two to
// store, and cards that are completed, with what is then drawn on average.
TEST(DreamscapeKnowledge, APlanIsTheBestOfAllCreationsOfSmallHands) {
  static const Dreamscape game = Box().game(2);
  for (const SmallHands& given :
       {SmallHands{"e2:W", "S", ""}, SmallHands{"e2:ED d2:W d3:S", "MW", ""},
        SmallHands{"e2:ED d2:W", "WW", ""}, SmallHands{"e2:WD d2:ET d3:W", "GM", ""},
        SmallHands{"e2:WD d2:E", "GM", "quiet_pond"}, SmallHands{"e2:WD", "SM", "quiet_pond"},
        SmallHands{"e2:WD d2:G", "SM", "quiet_pond meadow_brook"},
        SmallHands{"e2:W d2:S", "G", "shaded_pool"}, SmallHands{"e2:WD", "S", "sandy_shore"},
        SmallHands{"e2:WD d2:E", "G", "garden_path"}, SmallHands{"e2:WD d2:E", "G", "willow_bank"},
        SmallHands{"e2:WD", "SG", "garden_path willow_bank"},
        SmallHands{"e2:W d2:S", "G", "shaded_pool sandy_shore"}}) {
    Story story(game);
    story.creating().with_cards(first, given.cards).with_board(first, given.board);
    story.with_hands(first, given.hands);
    const Weights weights = plain_weights();
    const EveryCreation every(game, weights, story.state(), first);
    const BestTurn found = best_turn(weights, game, story.state(), first, {.creation = 100'000});
    EXPECT_FLOAT_EQ(found.worth, every.best()) << given.board << ' ' << given.hands;
    EXPECT_GT(every.positions(), 5U);
    State end = story.state();
    Silence silence;
    for (const Action& step : found.plan) {
      if (game.turn(end).chance) break;
      ASSERT_TRUE(game.actions(end, first).contains(step)) << game.write(step);
      if (step.verb != Verb::finish) game.play(end, first, step, silence);
    }
    if (end.draw != Draw::nothing) continue;  // the next plan knows what was drawn
    EXPECT_FLOAT_EQ(Outlook(weights, game, story.state(), first).at_rest(end), found.worth);
    EXPECT_EQ(found.plan.back().verb, Verb::finish);
  }
}

// What lies in two places, the ways between them, and what can be built of it.
TEST(DreamscapeKnowledge, APlanIsTheBestOfAllVoyagesAndWhatTheyBuild) {
  static const Dreamscape game = Box().game(2);
  Story story(game);
  story.begun().at(first, 3).with_cards(first, "quiet_pond");
  for (int location = 1; location <= 6; ++location) story.with_row(location, "");
  story.with_board(first, "e2:WD d2:E").all(first, {"power", "done"});
  story.with_row(2, "GS").with_row(6, "W");
  const Weights weights = plain_weights();
  const EveryVoyage every(game, weights, story.state(), first);
  constexpr std::uint32_t all = 100'000;
  const Effort everything{
      .creation = all, .voyage = all, .endings = all, .beyond = all, .valued = 1'000'000'000};
  const BestTurn found = best_turn(weights, game, story.state(), first, everything);
  EXPECT_FLOAT_EQ(found.worth, every.best());
  EXPECT_GT(every.ends(), 20U);
  EXPECT_EQ(found.plan.back().verb, Verb::sleep);
}

// A wider search never promises less here, and the widest is the best of all.
TEST(DreamscapeKnowledge, ThatLooksFurtherFindsNoWorsePlan) {
  static const Dreamscape game = Box().game(2);
  Story story(game);
  story.creating().with_cards(first, "garden_path willow_bank").with_board(first, "e2:WD");
  story.with_hands(first, "SG");
  const Weights weights = plain_weights();
  const auto worth = [&](const Effort& effort) {
    return best_turn(weights, game, story.state(), first, effort).worth;
  };
  const float all = EveryCreation(game, weights, story.state(), first).best();
  const float narrow = worth(Effort::of(20));
  const float wide = worth(Effort::of(200));
  EXPECT_LE(narrow, wide);
  EXPECT_LE(wide, all);
  EXPECT_FLOAT_EQ(worth({.creation = 100'000}), all);
}

std::string reason(const Story& story, std::initializer_list<std::string_view> plan) {
  std::vector<Action> actions;
  for (const std::string_view step : plan) actions.push_back(story.game().read(step).value());
  const Seen<State> view{first, story.state()};
  return Knowledge::reason(story.game(), view, first, actions).key;
}

TEST(DreamscapeKnowledge, SaysWhatAPlanIsGoodFor) {
  static const Dreamscape game = Box().structure("quiet_pond", "0,0:WD 1,0:S").game(2);
  Story story(game);
  story.creating().with_cards(first, "quiet_pond").with_board(first, "e2:WD d1:G");
  story.with_hands(first, "SGMW");
  EXPECT_EQ(reason(story, {"place stone at d2"}), "dreamscape.reason.completes");
  EXPECT_EQ(reason(story, {"plant d1"}), "dreamscape.reason.trees");
  EXPECT_EQ(reason(story, {"place water at d2", "step d2", "finish"}), "dreamscape.reason.walk");
  EXPECT_EQ(reason(story, {"finish"}), "dreamscape.reason.nothing_better");

  EXPECT_EQ(reason(story, {"place stone at d2", "place stone at d3"}),
            "dreamscape.reason.completes")
      << "what cannot be done any more is not thought of";

  Story bare(game);
  bare.creating().with_cards(first, "quiet_pond").with_board(first, "e2:W");
  bare.with_hands(first, "S");
  EXPECT_EQ(reason(bare, {"place stone at d2"}), "dreamscape.reason.nears");

  Story travelling(game);
  travelling.begun().with_cards(first, "quiet_pond").at(first, 1).with_row(1, "GS");
  EXPECT_EQ(reason(travelling, {"collect", "sleep"}), "dreamscape.reason.gathers");
  EXPECT_EQ(reason(travelling, {"collect", "store stone on quiet_pond", "sleep"}),
            "dreamscape.reason.gathers");
  EXPECT_EQ(reason(travelling, {"power"}), "dreamscape.reason.looks");
}

TEST(DreamscapeKnowledge, PlansOfEverySeatAreLegalInAllKindsOfGames) {
  Weights weights = plain_weights();
  weights.nightmare = 0.5F;
  Knowledge knowledge(weights);
  const std::array games{Box().game(1), Box().game(nightmares(3)),
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
      knowledge.plan_with(plans % 2 == 0 ? 10 : 1);  // the second is soon at its end
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
