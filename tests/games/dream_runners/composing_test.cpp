// SPDX-License-Identifier: Apache-2.0
// Creating the dream: DR-A, DR-A1, DR-A2.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/dream_runners_story.hpp"

namespace reverie::dream_runners::testing {
namespace {

DreamRunners timed(int players) {
  Options options;
  options.players = players;
  return Box().game(options);
}

SeatSet seats(std::initializer_list<Seat> list) {
  SeatSet set;
  for (const Seat seat : list) set = set | seat;
  return set;
}

// DR-A
TEST(DreamRunnersRules, DR_A_EverybodyComposesAtTheSameTime) {
  Story story(Box().game(3));
  story.begun();
  EXPECT_EQ(story.turn().seats, seats({first, second, third}));
  story.does(third, "place s9 at c3").does(first, "place s1 at e5").does(third, "take_back s9");
  story.does(second, "place s6 at c4 turned 3");
  EXPECT_EQ(story.turn().seats, seats({first, second, third}));
  EXPECT_EQ(story.view(first).players[1].segments[1].lying->cells,
            (InlineVector<std::uint8_t, most_cells>{23, 16}));
}

// DR-A
TEST(DreamRunnersRules, DR_A_SegmentsMayNotOverlap) {
  Story story(Box().game(1));
  story.begun().does(first, "place s3 at c3");
  EXPECT_FALSE(story.offers(first, "place s1 at e3"));
  EXPECT_FALSE(story.offers(first, "place s2 at d2 turned 1"));
  EXPECT_TRUE(story.offers(first, "place s1 at c4"));
}

// DR-A
TEST(DreamRunnersRules, DR_A_PlacingASegmentThatLiesMovesIt) {
  Story story(Box().game(1));
  story.begun().does(first, "place s3 at c3");
  EXPECT_TRUE(story.offers(first, "place s3 at d3")) << "its own cells are no obstacle";
  EXPECT_FALSE(story.offers(first, "place s3 at c3")) << "it lies there already";
  story.does(first, "place s3 at d3");
  EXPECT_EQ(story.forecast(first).missing, 7);
  EXPECT_EQ(story.forecast(first).surplus, 1);
}

// DR-A
TEST(DreamRunnersRules, DR_A_EachSegmentHasACellInTheFrame) {
  for (const Shape shape : all_shapes) {
    for (const Spot& spot : spots_of(shape)) EXPECT_NE(spot.covers & frame, 0U);
  }
  EXPECT_EQ(spots_of(Shape::one).size(), 9U);
  EXPECT_EQ(spots_of(Shape::two).size(), 4U * 12) << "nine cells and the three before them";
  EXPECT_EQ(spots_of(Shape::three).size(), 4U * 15);
  EXPECT_TRUE(DreamRunners::read("place s3 at a3")) << "its last cell is in";
  EXPECT_FALSE(DreamRunners::read("place s2 at a3")) << "out of the frame";
}

// DR-A
TEST(DreamRunnersRules, DR_A_NotAllSegmentsNeedBeUsed) {
  Story story(Box().game(2));
  story.begun();
  EXPECT_TRUE(story.offers(first, "lock"));
  story.does(first, "place s1 at c3").does(first, "lock").does(second, "lock");
  EXPECT_NE(story.phase(), Phase::composing);
}

// DR-A
TEST(DreamRunnersRules, DR_A_ASegmentThatLooksTheSameTurnedByHalfHasTwoWays) {
  Story story(Box().square("G.G | G.. | ...").game(1));
  story.begun();
  const auto ways = [&](const std::string& segment) {
    std::vector<std::string> choices = story.choices(first);
    return std::ranges::count_if(choices, [&](const std::string& choice) {
      return choice.starts_with("place " + segment + " at d4");
    });
  };
  EXPECT_EQ(ways("s1"), 1);
  EXPECT_EQ(ways("s2"), 4) << "G. differs from .G";
  EXPECT_EQ(ways("s3"), 2) << "G.G is the same from both ends";
  EXPECT_EQ(ways("s4"), 4) << "a corner never looks the same";
}

// DR-A
TEST(DreamRunnersRules, DR_A_AfterAHundredChangesOnlyTheLockIsLeft) {
  Story story(Box().game(2));
  story.begun();
  for (int i = 0; i < 50; ++i) {
    EXPECT_EQ(story.view(first).players[0].changes_left, 100 - 2 * i);
    story.does(first, "place s1 at c3").does(first, "take_back s1");
  }
  EXPECT_EQ(story.choices(first), (std::vector<std::string>{"lock"}));
  EXPECT_GT(story.choices(second).size(), 1U);
  story.all_lock().all_pass().next_dream();
  EXPECT_GT(story.choices(first).size(), 1U) << "the next turn begins anew";
}

// DR-A1
TEST(DreamRunnersRules, DR_A1_TheFirstToLockGetsTheCoinTheRoleAndTurnsTheSand) {
  Story story(timed(3));
  story.begun().does(second, "lock");
  EXPECT_EQ(story.coins(second), 3);
  EXPECT_EQ(story.state().first, second);
  EXPECT_EQ(story.state().sand, Sand::running);
  EXPECT_EQ(story.turn().seats, seats({first, third})) << "what is locked stays as it is";
  EXPECT_TRUE(story.choices(second).empty());

  story.does(first, "lock");
  EXPECT_EQ(story.coins(first), 2) << "only the first gains";
  EXPECT_EQ(story.state().first, second);
}

// DR-A1
TEST(DreamRunnersRules, DR_A1_WhenTheSandHasRunOutAllAreFrozenAsTheyLie) {
  Story story(timed(2));
  story.begun().does(first, "place s3 at c3").does(second, "place s5 at c3").does(first, "lock");
  EXPECT_TRUE(story.turn().clock);
  story.clock("ring");
  EXPECT_NE(story.phase(), Phase::composing);
  EXPECT_EQ(story.all_told("incoherent"),
            (std::vector<std::string>{R"({"seat":0,"missing":6,"surplus":0})",
                                      R"({"seat":1,"missing":8,"surplus":0})"}));
}

// DR-A1
TEST(DreamRunnersRules, DR_A1_IfAllLockThePhaseEndsThereAndThen) {
  Story story(timed(2));
  story.begun().does(second, "lock");
  EXPECT_EQ(story.phase(), Phase::composing);
  story.does(first, "lock");
  EXPECT_NE(story.phase(), Phase::composing);
}

/// The same as what the clock says it will do.
void expect_timer(const Story& story, std::string_view notation, std::uint32_t milliseconds,
                  std::uint32_t grace, std::uint32_t number) {
  const Timer<Action> expected{action(notation), milliseconds, grace, number};
  EXPECT_EQ(story.game().timer(story.state()), expected);
}

// DR-A1, DR-A2, DR-C1
TEST(DreamRunnersRules, DR_A2_TheTimerWaitsTwoMinutesAndRunsHalfAMinute) {
  const Options options;
  Story story(Box().dream("c1 c1 c1 | c1 c1 c1 | c1 c1 c1").game(options));
  EXPECT_FALSE(story.game().timer(story.state())) << "not while chance deals";
  story.begun();
  expect_timer(story, "pour", 120'000, 0, 0);
  story.does(first, "place s1 at c3");
  expect_timer(story, "pour", 120'000, 0, 0);
  story.does(first, "lock");
  expect_timer(story, "ring", 30'000, 250, 1);
  story.does(second, "lock").all_pass().next_dream();
  expect_timer(story, "pour", 120'000, 0, 3);
  story.clock("pour");
  expect_timer(story, "ring", 30'000, 250, 4);
}

// DR-A2
TEST(DreamRunnersRules, DR_A2_TheClockDoesNothingElse) {
  Story story(timed(2));
  story.begun();
  const auto refused = [&](std::string_view notation) {
    return refusal(story.game(), story.state(), Actor::clock(), action(notation)).has_value();
  };
  EXPECT_FALSE(refused("pour"));
  EXPECT_TRUE(refused("ring")) << "the sand still lies";
  EXPECT_TRUE(refused("lock"));
  story.does(first, "lock");
  EXPECT_TRUE(refused("pour"));
  EXPECT_FALSE(refused("ring"));
}

// DR-A2
TEST(DreamRunnersRules, DR_A2_NobodyTakesTheTimerSoItStartsByItself) {
  Story story(timed(2));
  story.begun();
  EXPECT_TRUE(story.turn().clock);
  story.clock("pour");
  EXPECT_EQ(story.state().sand, Sand::running);
  EXPECT_EQ(story.state().first, first) << "the first seat in the first turn";
  story.does(second, "lock");
  EXPECT_EQ(story.coins(second), 2) << "too late for the coin";
  EXPECT_EQ(story.state().first, first);
  story.clock("ring");
  EXPECT_NE(story.phase(), Phase::composing);
}

// DR-A2
TEST(DreamRunnersRules, DR_A2_WithoutAClaimTheFirstPlayerStaysTheSame) {
  const Options options;
  Story story(Box().dream("c1 c1 c1 | c1 c1 c1 | c1 c1 c1").game(options));
  story.begun().does(second, "lock").does(first, "lock").all_pass().next_dream();
  story.clock("pour").clock("ring");
  EXPECT_EQ(story.state().first, second);
}

// DR-A2
TEST(DreamRunnersRules, DR_A2_ATableWithoutAClockWaitsForAll) {
  Story story(Box().game(2));
  story.begun();
  EXPECT_FALSE(story.turn().clock);
  EXPECT_FALSE(story.game().timer(story.state()));
  story.does(first, "lock");
  EXPECT_FALSE(story.turn().clock);
  EXPECT_FALSE(story.game().timer(story.state()));
  EXPECT_EQ(story.coins(first), 3) << "haste is worth something all the same";
  EXPECT_EQ(story.turn().seats, SeatSet(second));
  story.does(second, "place s5 at c3").does(second, "lock");
  EXPECT_NE(story.phase(), Phase::composing);
}

}  // namespace
}  // namespace reverie::dream_runners::testing
