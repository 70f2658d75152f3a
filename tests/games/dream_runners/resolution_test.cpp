// SPDX-License-Identifier: Apache-2.0
// The resolution: DR-B, DR-B1 to DR-B6.
#include <gtest/gtest.h>

#include "support/dream_runners_story.hpp"

namespace reverie::dream_runners::testing {
namespace {

using Lines = std::vector<std::string>;

/// One player who lays the square on the dream and locks.
Story alone(std::string_view dream, std::string_view square) {
  Story story(Box().dream(dream).square(square).game(1));
  story.begun().lays_square(first);
  return story;
}

// DR-B
TEST(DreamRunnersRules, DR_B_PlayersResolveClockwiseFromTheFirstPlayer) {
  Story story(Box().dream("* c1 c1 | c1 c1 c1 | c1 c1 c1").square("G.. | ... | ...").game(3));
  story.begun().lays_square(first).lays_square(second).lays_square(third);
  story.does(second, "lock").does(first, "lock").does(third, "lock");
  EXPECT_EQ(story.turn().seats, SeatSet(second));
  story.does(second, "choose blue");
  EXPECT_EQ(story.turn().seats, SeatSet(third));
  story.does(third, "choose blue");
  EXPECT_EQ(story.turn().seats, SeatSet(first));
}

// DR-B
TEST(DreamRunnersRules, DR_B_GainsAndLossesOfSerenityAreTakenTogether) {
  Story low = alone("s3 n4 c1 | c1 c1 c1 | c1 c1 c1", "G.. | ... | ...");
  low.with_serenity(first, 2).does(first, "lock");
  EXPECT_EQ(low.serenity(first), 1) << "the gain comes first: nobody wakes who need not";
  EXPECT_FALSE(low.player(first).awake);

  Story high = alone("s3 n2 c1 | c1 c1 c1 | c1 c1 c1", "G.. | ... | ...");
  high.with_serenity(first, 29).does(first, "lock");
  EXPECT_EQ(high.serenity(first), 30) << "the loss comes first: nothing is wasted at the top";
}

// DR-B
TEST(DreamRunnersRules, DR_B_FixedColoursComeBeforeWildOnes) {
  Story story = alone("* b c1 | c1 c1 c1 | c1 c1 c1", "GG. | ... | ...");
  story.does(first, "lock");
  EXPECT_EQ(story.phase(), Phase::colouring);
  EXPECT_EQ(story.fragments(first), "b") << "the wild one is chosen with the blue one at hand";
}

// DR-B1
TEST(DreamRunnersRules, DR_B1_EachUncoveredCellAndEachCellOutsideCostsOne) {
  Story story(Box().dream("c1 c1 c1 | c1 c1 c1 | c1 c1 c1").square("... | ... | ...").game(1));
  story.begun().does(first, "place s3 at b3");  // one cell out, two in
  story.does(first, "lock");
  EXPECT_EQ(story.all_told("incoherent"), (Lines{R"({"seat":0,"missing":7,"surplus":1})"}));
  EXPECT_EQ(story.serenity(first), 20 - 8);
}

// DR-B1
TEST(DreamRunnersRules, DR_B1_AFullSquareCostsNothing) {
  Story story = alone("c1 c1 c1 | c1 c1 c1 | c1 c1 c1", "... | ... | ...");
  story.does(first, "lock");
  EXPECT_EQ(story.serenity(first), 20);
  EXPECT_FALSE(story.happened("incoherent"));
}

// DR-B1
TEST(DreamRunnersRules, DR_B1_AnEffectOutsideTheFrameDoesNothingInTheDream) {
  Story story(Box().dream("k k k | k k k | k k k").square("GGG | ... | ...").game(1));
  story.begun().does(first, "place s3 at a3").does(first, "lock");
  EXPECT_EQ(story.keys(first), 1) << "one of three cells lies in the frame";
  EXPECT_EQ(story.serenity(first), 20 - 8 - 2);
}

// DR-B, DR-C4
TEST(DreamRunnersRules, DR_B_WhatTheSupplyLacksComesAfterTheStarThatGivesItBack) {
  Story story(Box().dream("b g c1 | c1 c1 c1 | c1 c1 c1").square("GG. | ... | ...").game(2));
  story.begun().lays_square(first).with_fragments(first, "b w o");
  story.with_fragments(second, "b b b b b b b b b b b b b b b").all_lock();
  EXPECT_EQ(story.fragments(first), "b") << "green made a star, and its blue one is there again";
}

// DR-C4
TEST(DreamRunnersRules, DR_C4_WhatTheSupplyLacksToTheEndIsNotGained) {
  Story story(Box().dream("b k c1 | c1 c1 c1 | c1 c1 c1").square("GG. | ... | ...").game(2));
  story.begun().lays_square(first).with_fragments(first, "");
  story.with_fragments(second, "b b b b b b b b b b b b b b b b").all_lock();
  EXPECT_EQ(story.fragments(first), "");
  EXPECT_EQ(story.keys(first), 1);
  EXPECT_TRUE(story.happened("supply_empty"));
}

// DR-B2
TEST(DreamRunnersRules, DR_B2_ANightmareCostsItsNumberUnlessRepelled) {
  Story story = alone("n1 n2 n3 | n4 n5 n2 | c1 c1 c1", ".RB | GR. | ...");
  story.does(first, "lock");
  EXPECT_EQ(story.serenity(first), 20 - 1 - 4 - 2) << "blank and gather do not repel";
  EXPECT_EQ(
      story.all_told("haunted"),
      (Lines{
          R"({"seat":0,"cell":"c3","place":0,"kind":"dream_runners.cell.nightmare","serenity":1})",
          R"({"seat":0,"cell":"c4","place":3,"kind":"dream_runners.cell.nightmare","serenity":4})",
          R"({"seat":0,"cell":"e4","place":5,"kind":"dream_runners.cell.nightmare","serenity":2})"}));
  EXPECT_EQ(story.all_told("repelled").size(), 3U);
}

// DR-B2
TEST(DreamRunnersRules, DR_B2_AnUncoveredNightmareCostsItsNumberAndTheHole) {
  Story story(Box().dream("n3 c1 c1 | c1 c1 c1 | c1 c1 c1").square("... | ... | ...").game(1));
  story.begun().lays_square(first).does(first, "take_back s3").does(first, "lock");
  EXPECT_EQ(story.serenity(first), 20 - 3 - 3);
}

// DR-B3
TEST(DreamRunnersRules, DR_B3_AGatheringEffectGivesTheRewardOfItsCell) {
  Story story = alone("k c2 s1 | b w c3 | c1 c1 k", "GGG | GG. | R.B");
  story.with_serenity(first, 10).does(first, "lock");
  EXPECT_EQ(story.keys(first), 2);
  EXPECT_EQ(story.coins(first), 2 + 1 + 2) << "not the c3 under a blank, nor the c1 under a repel";
  EXPECT_EQ(story.fragments(first), "b w");
  EXPECT_EQ(story.serenity(first), 11);
}

// DR-B3, DR-B4
TEST(DreamRunnersRules, DR_B3_ACellOfSeveralElementsGivesThemAll) {
  Story story = alone("k+c2+b b+s1 c1 | c1 c1 c1 | c1 c1 c1", "G2. | ... | ...");
  story.with_serenity(first, 10).does(first, "lock");
  EXPECT_EQ(story.keys(first), 1);
  EXPECT_EQ(story.coins(first), 2 + 1 + 2);
  EXPECT_EQ(story.fragments(first), "b b b") << "and twice as many under a double";
  EXPECT_EQ(story.serenity(first), 12);
}

// DR-B4
TEST(DreamRunnersRules, DR_B4_ADoubleGivesTwice) {
  Story story = alone("k c2 s2 | b c1 c1 | c1 c1 c1", "222 | 2.. | ...");
  story.with_serenity(first, 10).does(first, "lock");
  EXPECT_EQ(story.keys(first), 2);
  EXPECT_EQ(story.coins(first), 2 + 1 + 4);
  EXPECT_EQ(story.fragments(first), "b b");
  EXPECT_EQ(story.serenity(first), 14);
}

// DR-B4
TEST(DreamRunnersRules, DR_B4_BothGathersAndRepels) {
  Story story = alone("k n3 c1 | c1 c1 c1 | c1 c1 c1", "BB. | ... | ...");
  story.does(first, "lock");
  EXPECT_EQ(story.keys(first), 1);
  EXPECT_EQ(story.serenity(first), 20);
}

// DR-B4
TEST(DreamRunnersRules, DR_B4_ADoubleNeitherRepelsNorDoublesALoss) {
  Story story = alone("n3 c1 c1 | c1 c1 c1 | c1 c1 c1", "2.. | ... | ...");
  story.does(first, "lock");
  EXPECT_EQ(story.serenity(first), 17);
}

// DR-B5
TEST(DreamRunnersRules, DR_B5_FourDifferentFragmentsAreOneStepOnTheStarTrack) {
  Story story = alone("b c1 c1 | c1 c1 c1 | c1 c1 c1", "G.. | ... | ...");
  story.with_fragments(first, "w w o g").does(first, "lock");
  EXPECT_EQ(story.stars(first), 1);
  EXPECT_EQ(story.fragments(first), "w");
  for (const Colour colour : all_colours) {
    EXPECT_EQ(story.state().fragments[colour], colour == Colour::white ? 15 : 16)
        << "what is discarded returns to the supply";
  }
}

// DR-B5
TEST(DreamRunnersRules, DR_B5_TwoSetsAreTwoSteps) {
  Story story = alone("b c1 c1 | c1 c1 c1 | c1 c1 c1", "2.. | ... | ...");
  story.with_fragments(first, "w w o o g g").does(first, "lock");
  EXPECT_EQ(story.stars(first), 2);
  EXPECT_EQ(story.fragments(first), "");
}

// DR-B5
TEST(DreamRunnersRules, DR_B5_TheColourOfAWildFragmentIsChosen) {
  Story story = alone("* c1 c1 | c1 c1 c1 | c1 c1 c1", "G.. | ... | ...");
  story.with_fragments(first, "b w o").does(first, "lock");
  EXPECT_EQ(story.choices(first),
            (Lines{"choose blue", "choose white", "choose orange", "choose green"}));
  story.does(first, "choose green");
  EXPECT_EQ(story.stars(first), 1);
  EXPECT_EQ(story.fragments(first), "");
}

// DR-B5, DR-C4
TEST(DreamRunnersRules, DR_B5_OnlyColoursOfTheSupplyCanBeChosen) {
  Story story(Box().dream("* c1 c1 | c1 c1 c1 | c1 c1 c1").square("G.. | ... | ...").game(2));
  story.begun().lays_square(first).lays_square(second);
  story.with_fragments(second, "w w w w w w w w w w w w w w w w o o o o o o o o o o o o o o o o");
  story.does(first, "lock").does(second, "lock");
  EXPECT_EQ(story.choices(first), (Lines{"choose blue", "choose green"}));
  story.does(first, "choose green");
  ASSERT_EQ(story.turn().seats, SeatSet(second));
  story.with_fragments(first, "b b b b b b b b b b b b b b b b g");
  EXPECT_EQ(story.choices(second), (Lines{"choose green"}));
}

// DR-B5, DR-C4
TEST(DreamRunnersRules, DR_B5_WithoutAChoiceNobodyIsAsked) {
  Story story(Box().dream("* c1 c1 | c1 c1 c1 | c1 c1 c1").square("G.. | ... | ...").game(2));
  story.begun().lays_square(first);
  story.with_fragments(second,
                       "b b b b b b b b b b b b b b b b w w w w w w w w w w w w w w w w "
                       "o o o o o o o o o o o o o o o o");
  story.does(first, "lock").does(second, "lock");
  EXPECT_EQ(story.fragments(first), "g") << "there was only green";
}

// DR-B6
TEST(DreamRunnersRules, DR_B6_AtZeroAPlayerWakesUpAndTheOthersDreamOn) {
  Story story(Box().dream("n5 c1 c1 | c1 c1 c1 | c1 c1 c1").square("... | ... | ...").game(3));
  story.begun().with_serenity(second, 5).with_serenity(third, 6);
  story.lays_square(first).lays_square(second).lays_square(third).all_lock();
  EXPECT_TRUE(story.player(second).awake);
  EXPECT_EQ(story.serenity(second), 0);
  EXPECT_FALSE(story.player(third).awake);
  EXPECT_EQ(story.serenity(third), 1);
  story.all_pass().next_dream();
  EXPECT_EQ(story.turn().seats, SeatSet(first) | third);
  EXPECT_TRUE(story.choices(second).empty());
}

}  // namespace
}  // namespace reverie::dream_runners::testing
