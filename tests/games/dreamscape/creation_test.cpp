// SPDX-License-Identifier: Apache-2.0
// The Creation and the Dreamer's walks: DS-B1 to DS-B4, DS-D1 to DS-D4, DS-T1, DS-X1, DS-W1 to
// DS-W4.
#include <gtest/gtest.h>

#include "support/dreamscape_story.hpp"

namespace reverie::dreamscape::testing {
namespace {

using Lines = std::vector<std::string>;

Story creation() {
  static const Dreamscape game = Box().game(2);
  Story story(game);
  story.creating().with_cards(first, "river_of_slumber").with_cards(second, "gate_of_lotus");
  return story;
}

// DS-B1
TEST(DreamscapeRules, DS_B1_TheFirstFragmentGoesOnTheEntrance) {
  Story story = creation();
  story.with_hands(first, "S");
  EXPECT_EQ(story.refusal(first, "place stone at c3"), "entrance_first");
  story.does(first, "place stone at e2");
  EXPECT_EQ(story.stack(first, "e2"), "S");
}

// DS-B1
TEST(DreamscapeRules, DS_B1_AndAgainWhenTheBoardWasEmptied) {
  Story story = creation();
  story.with_cards(first, "quiet_pond").with_board(first, "e2:W d2:E").with_hands(first, "M");
  story.all(first, {"invoke movement on quiet_pond", "lift e2", "lift d2"});
  EXPECT_EQ(story.refusal(first, "place earth at d2"), "entrance_first");
  EXPECT_TRUE(story.offers(first, "place earth at e2"));
}

// DS-B2
TEST(DreamscapeRules, DS_B2_OthersGoBesideOrOnTopOfAFreeFragment) {
  Story story = creation();
  story.with_board(first, "e2:W").with_hands(first, "E");
  Lines places;
  for (const std::string& choice : story.choices(first)) {
    if (choice.starts_with("place")) places.push_back(choice);
  }
  EXPECT_EQ(places, (Lines{"place earth at d2", "place earth at d3", "place earth at e1",
                           "place earth at e2", "place earth at e3"}))
      << "the five places of the rulebooks' example";
  EXPECT_EQ(story.refusal(first, "place earth at c3"), "not_beside");
  EXPECT_EQ(story.refusal(first, "place water at d2"), "not_in_hands");
}

// DS-B2
TEST(DreamscapeRules, DS_B2_NothingGoesUnderATreeOrTheDreamer) {
  Story story = creation();
  story.with_board(first, "e2:WD d2:GT").with_hands(first, "E");
  EXPECT_EQ(story.refusal(first, "place earth at e2"), "covered");
  EXPECT_EQ(story.refusal(first, "place earth at d2"), "covered");
}

// DS-B3
TEST(DreamscapeRules, DS_B3_WhiteFragmentsMayBePlacedAndDoNothing) {
  Story story = creation();
  story.with_board(first, "e2:ED").with_hands(first, "MM");
  story.all(first, {"place movement at d2", "step d2"});
  EXPECT_EQ(story.stack(first, "d2"), "MD");
  EXPECT_EQ(story.score(first), 0);
  EXPECT_FALSE(story.player(first).free_step);
}

// DS-B4
TEST(DreamscapeRules, DS_B4_AStackMayBeAsHighAsOneLikes) {
  Story story = creation();
  story.with_board(first, "e2:SSSSSSSSSSSSSSSSSSSSEEEEEEEEEEEEEEEEEEEEGGGGGGGGGGGGGGG");
  story.with_hands(first, "G").does(first, "place grass at e2");
  EXPECT_EQ(story.player(first).landscape.height(17), 56);
  EXPECT_EQ(story.player(first).landscape.top(17), Fragment::grass);
  EXPECT_EQ(story.player(first).landscape.code(17), too_tall);
}

// DS-D1
TEST(DreamscapeRules, DS_D1_AWhiteFragmentIsAStepToANeighbour) {
  Story story = creation();
  EXPECT_EQ(story.refusal(first, "step d2"), "dreamer_outside");
  story.with_board(first, "e2:SD d2:G c2:S");
  EXPECT_EQ(story.refusal(first, "step d2"), "no_step_left");
  story.with_hands(first, "MM");
  EXPECT_EQ(story.refusal(first, "step c2"), "too_far");
  EXPECT_EQ(story.refusal(first, "step d3"), "nothing_to_tread");
  story.all(first, {"step d2", "step c2"});
  EXPECT_EQ(story.stack(first, "c2"), "SD");
  EXPECT_EQ(story.hands(first), "");
}

// DS-D1
TEST(DreamscapeRules, DS_D1_ATreeIsPassedOnlyWithAStepToGoOn) {
  Story story = creation();
  story.with_board(first, "e2:SD d2:GT c2:S").with_hands(first, "M");
  EXPECT_EQ(story.refusal(first, "step d2"), "cannot_stop");
  story.with_hands(first, "MMG").does(first, "step d2");
  EXPECT_EQ(story.choices(first), (Lines{"step c2", "step e2"})) << "nothing else before it stops";
  EXPECT_EQ(story.refusal(first, "place grass at c2"), "walk_on");
  story.does(first, "step c2");
  EXPECT_TRUE(story.offers(first, "finish"));
}

// DS-D1, DS-W2
TEST(DreamscapeRules, DS_D1_EarthUnderATreeGivesTheStepToGoOn) {
  Story story = creation();
  story.with_board(first, "e2:SD d2:ET c2:S").with_hands(first, "M");
  story.all(first, {"step d2", "step c2"});
  EXPECT_EQ(story.stack(first, "c2"), "SD");
}

// DS-D1
TEST(DreamscapeRules, DS_D1_TwoTreesInARowNeedTwoStepsMore) {
  Story story = creation();
  story.with_board(first, "e2:SD d2:GT c2:GT b1:S").with_hands(first, "MM");
  story.does(first, "step d2");
  EXPECT_EQ(story.choices(first), Lines{"step e2"}) << "behind the second tree it could not stop";
}

// DS-D2
TEST(DreamscapeRules, DS_D2_GrassPlantsATreeThatScoresAllTrees) {
  Story story = creation();
  story.with_board(first, "e2:WD d2:S d3:W");
  EXPECT_EQ(story.refusal(first, "plant d2"), "no_grass");
  story.with_hands(first, "GGG");
  EXPECT_EQ(story.refusal(first, "plant e2"), "no_top") << "the Dreamer stands there";
  EXPECT_EQ(story.refusal(first, "plant c3"), "no_top");
  story.does(first, "plant d2");
  EXPECT_EQ(story.score(first), 1);
  story.does(first, "plant d3");
  EXPECT_EQ(story.score(first), 1 + 2) << "the second tree scores two";
  story.with_trees(0);
  EXPECT_EQ(story.refusal(first, "plant d2"), "no_trees");
}

// DS-D3
TEST(DreamscapeRules, DS_D3_TwoOfAColourForOneOfAnother) {
  Story story = creation();
  story.with_hands(first, "SSEWW").with_bag("WE");
  story.does(first, "trade 2 stone for water");
  EXPECT_EQ(story.hands(first), "WWWE");
  EXPECT_EQ(story.refusal(first, "trade 2 earth for water"), "too_few");
  EXPECT_EQ(story.refusal(first, "trade 2 water for water"), "same_colour");
  EXPECT_EQ(story.refusal(first, "trade 2 water for grass"), "bag_lacks");
}

// DS-D4
TEST(DreamscapeRules, DS_D4_DiscardsGoToTheBagAndAreForTheCreation) {
  Story story = creation();
  story.with_hands(first, "SSMG").with_board(first, "e2:SD d2:S").with_bag("W");
  story.all(first, {"trade 2 stone for water", "step d2", "plant e2"});
  EXPECT_EQ(story.bag(), "SSGM");
  static const Dreamscape game = Box().game(2);
  Story voyage(game);
  voyage.begun().with_hands(first, "SSMG").with_board(first, "e2:SD d2:S");
  EXPECT_EQ(voyage.refusal(first, "trade 2 stone for water"), "not_now");
  EXPECT_EQ(voyage.refusal(first, "plant d2"), "not_now");
  EXPECT_EQ(voyage.refusal(first, "step d2"), "no_step_left");
}

// DS-T1
TEST(DreamscapeRules, DS_T1_WhatIsLeftInTheHandsGoesToTheBag) {
  Story story = creation();
  story.with_hands(first, "SSM").with_bag("").does(first, "finish");
  EXPECT_EQ(story.hands(first), "");
  EXPECT_EQ(story.bag(), "SSM");
  EXPECT_TRUE(story.acts(second));
}

// DS-X1
TEST(DreamscapeRules, DS_X1_AllMayCreateAtOnce) {
  Story story(Box().game({.players = 3, .creation = Creation::at_once}));
  story.creating().with_hands(third, "W").with_hands(first, "E");
  EXPECT_EQ(story.turn().seats.size(), 3);
  story.does(third, "place water at e2").does(first, "place earth at e2").does(third, "finish");
  EXPECT_EQ(story.turn().seats.size(), 2);
  EXPECT_EQ(story.refusal(third, "finish"), "not_your_turn");
  story.does(first, "finish").does(second, "finish");
  EXPECT_EQ(story.state().cycle, 1) << "when all are done";
}

// DS-X1
TEST(DreamscapeRules, DS_X1_TheDreamWorldThenStandsStill) {
  Story story(Box().game({.players = 2, .creation = Creation::at_once}));
  story.creating().with_hands(first, "WW").with_cards(first, "garden_path pine_cove quiet_pond");
  EXPECT_EQ(story.refusal(first, "invoke water on garden_path"), "world_stands_still");
  EXPECT_EQ(story.refusal(first, "invoke water on pine_cove"), "world_stands_still");
  EXPECT_TRUE(story.offers(first, "store water on garden_path"));
  EXPECT_TRUE(story.offers(first, "invoke water on quiet_pond"));
  static const Dreamscape in_turn = Box().game(2);
  Story other(in_turn);
  other.creating().with_hands(first, "W").with_cards(first, "garden_path");
  EXPECT_TRUE(other.offers(first, "invoke water on garden_path"));
}

// DS-X1
TEST(DreamscapeRules, DS_X1_TreesAndTheBagAreWhosComesFirst) {
  Story story(Box().game({.players = 2, .creation = Creation::at_once}));
  story.creating().with_cards(first, "").with_cards(second, "");
  story.with_board(first, "e2:W").with_board(second, "e2:W").with_hands(first, "GGG");
  story.with_hands(second, "GGG").with_trees(1).with_bag("S");
  story.does(second, "plant e2");
  EXPECT_EQ(story.refusal(first, "plant e2"), "no_trees");
  story.does(first, "trade 2 grass for stone");
  EXPECT_EQ(story.refusal(second, "trade 2 grass for stone"), "bag_lacks");
}

// DS-X1
TEST(DreamscapeRules, DS_X1_OneDrawsCardsWhileOthersGoOn) {
  Story story(Box().game({.players = 2, .creation = Creation::at_once}));
  story.creating().at(first, 2).with_cards(first, "quiet_pond").with_board(first, "e2:WD");
  story.with_hands(first, "S").with_hands(second, "E");
  story.all(first, {"place stone at d2", "draw 2"}).let_chance_move();
  story.does(second, "place earth at e2");
  EXPECT_EQ(story.choices(first).size(), 3U);
}

// DS-W1
TEST(DreamscapeRules, DS_W1_EveryEntryOfWaterScores) {
  Story story = creation();
  story.with_board(first, "e2:SD d2:EW c2:WT").with_hands(first, "MMM");
  story.all(first, {"step d2", "step c2", "step d2"});
  EXPECT_EQ(story.score(first), 3) << "under the tree too";
}

// DS-W2
TEST(DreamscapeRules, DS_W2_EarthGivesOneStepAsTheVeryNextThing) {
  Story story = creation();
  story.with_board(first, "e2:SD d2:E c2:E b1:S").with_hands(first, "MW");
  story.all(first, {"step d2", "step c2", "step b1"});
  EXPECT_EQ(story.hands(first), "W") << "one white fragment, two steps of earth";
  EXPECT_EQ(story.refusal(first, "step c2"), "no_step_left");
}

// DS-W2
TEST(DreamscapeRules, DS_W2_AnythingElseLosesTheStep) {
  Story story = creation();
  story.with_board(first, "e2:SD d2:E c2:S").with_hands(first, "MW");
  story.all(first, {"step d2", "place water at e2"});
  EXPECT_EQ(story.refusal(first, "step c2"), "no_step_left");
}

// DS-W2
TEST(DreamscapeRules, DS_W2_ACardThatTheDreamerCompletesDoesNotLoseIt) {
  Story story = creation();
  story.with_cards(first, "sandy_shore").with_board(first, "e2:WD d2:E c2:S");
  story.with_hands(first, "M").does(first, "step d2");
  EXPECT_TRUE(story.happened("card_completed"));
  story.does(first, "draw none");
  EXPECT_TRUE(story.offers(first, "step c2"));
}

// DS-W2
TEST(DreamscapeRules, DS_W2_NobodyWalksOnEarthForEver) {
  Story story = creation();
  story.with_board(first, "e2:ED d2:E").with_hands(first, "M").does(first, "step d2");
  for (int i = 1; i < most_steps; ++i) story.does(first, i % 2 == 1 ? "step e2" : "step d2");
  EXPECT_EQ(story.refusal(first, "step d2"), "no_step_left") << "docs/decisions/0019";
}

// DS-W3
TEST(DreamscapeRules, DS_W3_AMountainScoresTwoOnceACycle) {
  Story story = creation();
  story.with_board(first, "e2:SD d2:WSSE c2:S").with_hands(first, "MMMM");
  story.all(first, {"step d2", "step c2", "step d2"});
  EXPECT_EQ(story.score(first), 2);
  story.with_cycle(1).does(first, "finish").does(second, "finish").let_chance_move();
  story.with_hands(first, "").creating().with_hands(first, "MM");
  story.all(first, {"step c2", "step d2"});
  EXPECT_EQ(story.score(first), 4) << "the next cycle it does again";
}

// DS-W3
TEST(DreamscapeRules, DS_W3_StonesMustLieDirectlyOnOneAnother) {
  Story story = creation();
  story.with_board(first, "e2:SD d2:SGS d3:SSSS").with_hands(first, "MM");
  story.all(first, {"step d2", "step d3"});
  EXPECT_EQ(story.score(first), 2) << "four stones are one mountain, two apart are none";
}

// DS-W3, DS-P6
TEST(DreamscapeRules, DS_W3_AClimbedMountainStaysClimbedWhereverItIsCarried) {
  Story story = creation();
  story.with_cards(first, "floating_meadow").with_hands(first, "MMW");
  story.with_board(first, "e2:GD d2:SS d3:G");
  story.all(first, {"step d2", "step d3", "invoke water on floating_meadow", "golem 2 of d2 to c3",
                    "golem 2 of c3 to d2", "done"});
  story.with_hands(first, "M").does(first, "step d2");
  EXPECT_EQ(story.score(first), 2);
}

// DS-W3: docs/decisions/0019
TEST(DreamscapeRules, DS_W3_BothHalvesOfAClimbedMountainHaveBeenClimbed) {
  Landscape land;
  for (int i = 0; i < 4; ++i) land.put(0, Fragment::stone);
  land.climb(0);
  land.carry(2, 0, 1);
  EXPECT_EQ(land.climbed(), bit_of(0) | bit_of(1));
  land.carry(1, 1, 2);
  EXPECT_EQ(land.climbed(), bit_of(0)) << "two single stones are no mountain";
  land.carry(1, 2, 1);
  EXPECT_EQ(land.climbed(), bit_of(0)) << "one built anew is another";
}

// DS-W4
TEST(DreamscapeRules, DS_W4_ADreamerThatIsCarriedFeelsNothing) {
  Story story = creation();
  story.with_cards(first, "floating_meadow").with_board(first, "e2:SD d2:W").with_hands(first, "W");
  story.all(first, {"invoke water on floating_meadow", "golem e2 to d2"});
  EXPECT_EQ(story.stack(first, "d2"), "WSD");
  EXPECT_EQ(story.score(first), 0);
}

}  // namespace
}  // namespace reverie::dreamscape::testing
