// SPDX-License-Identifier: Apache-2.0
// The six powers: DS-P1 to DS-P6.
#include <gtest/gtest.h>

#include "support/dreamscape_story.hpp"

namespace reverie::dreamscape::testing {
namespace {

using Lines = std::vector<std::string>;

/// The first seat travels and is in a location.
Story voyage_at(int location) {
  static const Dreamscape game = Box().game(2);
  Story story(game);
  story.begun().at(first, location).with_cards(first, "river_of_slumber");
  return story;
}

// DS-P1
TEST(DreamscapeRules, DS_P1_TheArchivesDrawEvenAThirdOfAColour) {
  Story story = voyage_at(1);
  story.with_hands(first, "WW").does(first, "power");
  EXPECT_TRUE(story.turn().chance);
  story.chance("fragment water");
  EXPECT_EQ(story.hands(first), "WWW");
}

// DS-P1
TEST(DreamscapeRules, DS_P1_AnEmptyBagGivesNothing) {
  Story story = voyage_at(1);
  story.with_bag("").does(first, "power");
  EXPECT_FALSE(story.turn().chance);
  EXPECT_TRUE(story.offers(first, "sleep"));
}

// DS-P2
TEST(DreamscapeRules, DS_P2_TheKingAlwaysDrawsSix) {
  Story story = voyage_at(2);
  story.with_cards(first, "sandy_shore").with_hands(first, "W");
  story.all(first, {"invoke water on sandy_shore", "draw 2"}).let_chance_move();
  EXPECT_EQ(story.player(first).drawn.size(), 6U) << "wherever the Sleeper is";
  story.does(first, "keep none");
  EXPECT_EQ(story.cards(first), Lines{"sandy_shore"});
}

// DS-P3
TEST(DreamscapeRules, DS_P3_TheHarvestersAppendTwoFragmentsWhereTheyLike) {
  Story story = voyage_at(2);
  story.with_row(5, "WSEG").with_row(6, "W").does(first, "power");
  story.chance("fragment movement").chance("fragment earth");
  EXPECT_EQ(story.refusal(first, "harvest stone to 5"), "not_harvested");
  EXPECT_EQ(story.refusal(first, "sleep"), "answer_first");
  story.does(first, "harvest earth to 5");
  EXPECT_EQ(story.row(5), "WSEGE") << "whatever the number of players";
  EXPECT_EQ(story.refusal(first, "harvest movement to 5"), "location_full");
  story.does(first, "harvest movement to 6");
  EXPECT_EQ(story.row(6), "WM");
  EXPECT_TRUE(story.offers(first, "sleep"));
}

// DS-P3
TEST(DreamscapeRules, DS_P3_WhatFindsNoSlotReturnsToTheBag) {
  Story story = voyage_at(2);
  for (int location = 1; location <= 5; ++location) story.with_row(location, "WSEGM");
  story.with_row(6, "WSEG").with_bag("WS").does(first, "power");
  story.chance("fragment water").chance("fragment stone").does(first, "harvest stone to 6");
  EXPECT_EQ(story.bag(), "W");
  EXPECT_TRUE(story.happened("harvest_returned"));
  EXPECT_TRUE(story.offers(first, "sleep"));
}

// DS-P3
TEST(DreamscapeRules, DS_P3_WithoutAnySlotNothingIsDrawn) {
  Story story = voyage_at(2);
  for (int location = 1; location <= 6; ++location) story.with_row(location, "SSEGM");
  story.with_bag("WS").does(first, "power");
  EXPECT_FALSE(story.turn().chance) << "nobody learns what would only return";
  EXPECT_TRUE(story.offers(first, "sleep"));
}

// DS-P4
TEST(DreamscapeRules, DS_P4_TheLakePutsAnyLocationInOrder) {
  Story story = voyage_at(5);
  story.with_row(2, "WSEE").with_row(3, "GGG").does(first, "power");
  EXPECT_EQ(story.refusal(first, "lake 3"), "in_order_already");
  story.does(first, "lake 2");
  EXPECT_EQ(story.choices(first), (Lines{"order water", "order stone", "order earth"}));
  story.does(first, "order earth");
  EXPECT_EQ(story.refusal(first, "order grass"), "not_left_there");
  story.all(first, {"order stone", "order earth"});
  EXPECT_EQ(story.row(2), "ESEW") << "the last one is no choice";
  EXPECT_TRUE(story.happened("lake_ordered"));
  EXPECT_TRUE(story.offers(first, "sleep"));
}

// DS-P4
TEST(DreamscapeRules, DS_P4_OrLeavesAllAsItIs) {
  Story story = voyage_at(5);
  story.all(first, {"power", "done"});
  EXPECT_TRUE(story.offers(first, "sleep"));
}

// DS-P5
TEST(DreamscapeRules, DS_P5_TheTowerLiftsUpToTwoFreeFragments) {
  Story story = voyage_at(3);
  story.with_board(first, "e2:WD d2:GT d3:EGS c4:W").does(first, "power");
  EXPECT_EQ(story.choices(first), (Lines{"lift c4", "lift d3", "done"}))
      << "not under the Dreamer, not under a tree";
  EXPECT_EQ(story.refusal(first, "lift d2"), "no_top");
  story.all(first, {"lift d3", "lift d3"});
  EXPECT_EQ(story.hands(first), "SG") << "one after the other";
  EXPECT_EQ(story.stack(first, "d3"), "E");
  EXPECT_EQ(story.refusal(first, "lift d3"), "not_asked");
}

// DS-P5
TEST(DreamscapeRules, DS_P5_NoneOrOneWillDo) {
  Story story = voyage_at(3);
  story.with_board(first, "e2:W d2:S").all(first, {"power", "lift d2", "done"});
  EXPECT_EQ(story.hands(first), "S");
}

// DS-P5, DS-K2
TEST(DreamscapeRules, DS_P5_LiftingMayCompleteACardAndThenGoesOn) {
  Story story = voyage_at(3);
  story.with_cards(first, "quiet_pond").with_board(first, "e2:WD d2:SE d3:G");
  story.all(first, {"power", "lift d2"});
  EXPECT_EQ(story.score(first), 4);
  EXPECT_EQ(story.refusal(first, "lift d3"), "answer_first");
  story.all(first, {"draw none", "lift d3"});
  EXPECT_EQ(story.hands(first), "EG");
}

// DS-P6
TEST(DreamscapeRules, DS_P6_TheGolemCarriesAFragmentWithAllThatIsOnIt) {
  Story story = voyage_at(4);
  story.with_board(first, "e2:WS d2:EGT d3:WSD").does(first, "power");
  story.all(first, {"golem 2 of d2 to e1", "golem d3 to c3"});
  EXPECT_EQ(story.stack(first, "e1"), "EGT");
  EXPECT_EQ(story.stack(first, "d2"), "");
  EXPECT_EQ(story.stack(first, "c3"), "SD");
  EXPECT_EQ(story.stack(first, "d3"), "W");
}

// DS-P6
TEST(DreamscapeRules, DS_P6_AnEmptyCellMustTouchAFragmentAfterwards) {
  Story story = voyage_at(4);
  story.with_board(first, "e2:W").does(first, "power");
  EXPECT_EQ(story.choices(first), Lines{"done"}) << "one fragment alone stays where it is";
  story.with_board(first, "e2:WS");
  EXPECT_TRUE(story.offers(first, "golem e2 to d2")) << "what is left behind counts";
  EXPECT_EQ(story.refusal(first, "golem 2 of e2 to d2"), "golem_cannot");
  EXPECT_EQ(story.refusal(first, "golem e2 to c3"), "golem_cannot") << "one cell only";
  EXPECT_EQ(story.refusal(first, "golem 3 of e2 to d2"), "golem_cannot");
}

// DS-P6
TEST(DreamscapeRules, DS_P6_OntoAFreeTopButNotOntoATree) {
  Story story = voyage_at(4);
  story.with_board(first, "e2:W d2:S d3:GT").does(first, "power");
  EXPECT_EQ(story.refusal(first, "golem e2 to d3"), "golem_cannot");
  story.does(first, "golem e2 to d2");
  EXPECT_EQ(story.stack(first, "d2"), "SW");
}

// DS-P6
TEST(DreamscapeRules, DS_P6_UpToThreeMovesOfTheSameOne) {
  Story story = voyage_at(4);
  story.with_board(first, "e2:W d2:S");
  story.all(first, {"power", "golem e2 to d3", "golem d3 to c3", "golem c3 to c2"});
  EXPECT_EQ(story.stack(first, "c2"), "W");
  EXPECT_TRUE(story.offers(first, "sleep")) << "after three it is over";
}

}  // namespace
}  // namespace reverie::dreamscape::testing
