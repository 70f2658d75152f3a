// SPDX-License-Identifier: Apache-2.0
// Dream cards: DS-K1 to DS-K4.
#include <gtest/gtest.h>

#include "games/dreamscape/queries.hpp"
#include "support/dreamscape_story.hpp"

namespace reverie::dreamscape::testing {
namespace {

using Lines = std::vector<std::string>;

Story creation(std::string_view cards) {
  static const Dreamscape game = Box().game(2);
  Story story(game);
  story.creating().with_cards(first, cards);
  return story;
}

bool stands(std::string_view card, std::string_view board) {
  Story story = creation(card);
  story.with_board(first, board);
  return complete_cards(story.game().content(), story.player(first)) != 0;
}

// DS-K1
TEST(DreamscapeRules, DS_K1_AStructureMayStandAnywhereAndBeTurned) {
  EXPECT_TRUE(stands("quiet_pond", "e2:WD d2:S"));
  EXPECT_TRUE(stands("quiet_pond", "e2:S d3:WD"));
  EXPECT_TRUE(stands("quiet_pond", "a1:WD a2:S c3:G"));
  EXPECT_FALSE(stands("quiet_pond", "e2:WD c3:S")) << "not beside";
}

// DS-K1
TEST(DreamscapeRules, DS_K1_ButNotBeMirrored) {
  EXPECT_TRUE(stands("garden_path", "c2:ED d2:G c3:W"));
  EXPECT_FALSE(stands("garden_path", "c2:ED b2:G c3:W")) << "the grass is on the other side";
  EXPECT_TRUE(stands("garden_path", "c3:ED b2:G c2:W")) << "turned by half a circle";
}

// DS-K1
TEST(DreamscapeRules, DS_K1_NothingMayLieAboveOrBelowAndTheDreamerHasItsPlace) {
  EXPECT_FALSE(stands("quiet_pond", "e2:WD d2:SS"));
  EXPECT_FALSE(stands("quiet_pond", "e2:WD d2:ST"));
  EXPECT_FALSE(stands("quiet_pond", "e2:GWD d2:S"));
  EXPECT_FALSE(stands("quiet_pond", "e2:W d2:SD"));
  EXPECT_FALSE(stands("quiet_pond", "e2:W d2:S"));
  EXPECT_TRUE(stands("willow_bank", "c2:ED d2:WT c3:W"));
  EXPECT_FALSE(stands("willow_bank", "c2:ED d2:W c3:W")) << "the tree is missing";
}

// DS-K1
TEST(DreamscapeRules, DS_K1_WhatLiesBesideDoesNotMatter) {
  EXPECT_TRUE(stands("quiet_pond", "e2:WD d2:S d3:SSS e1:GT e3:N"));
}

// DS-K2
TEST(DreamscapeRules, DS_K2_ACompleteCardScoresAtOnce) {
  Story story = creation("quiet_pond");
  story.with_board(first, "e2:WD").with_hands(first, "S").does(first, "place stone at d2");
  EXPECT_EQ(story.score(first), 4);
  EXPECT_EQ(story.cards(first), Lines{});
  EXPECT_EQ(story.player(first).top, 0);
  EXPECT_TRUE(story.happened("card_completed"));
}

// DS-K2
TEST(DreamscapeRules, DS_K2_InTheVoyageToo) {
  static const Dreamscape game = Box().game(2);
  Story story(game);
  story.begun().with_cards(first, "quiet_pond").with_board(first, "e2:W d2:S");
  story.does(first, "enter");
  EXPECT_EQ(story.score(first), 1 + 4);
}

// DS-K2
TEST(DreamscapeRules, DS_K2_OfSeveralAtOnceThePlayerChoosesTheOrder) {
  Story story = creation("sandy_shore field_edge");
  story.with_board(first, "e2:SD d3:E d2:W c4:G").with_hands(first, "M").does(first, "step d3");
  EXPECT_EQ(story.choices(first), (Lines{"complete sandy_shore", "complete field_edge"}));
  EXPECT_EQ(story.refusal(first, "finish"), "answer_first");
  EXPECT_EQ(story.refusal(first, "complete quiet_pond"), "not_complete");
  story.all(first, {"complete field_edge", "draw none"});
  EXPECT_EQ(story.score(first), 4 + 4) << "the other one follows by itself";
  EXPECT_EQ(story.player(first).top, story.game().read("card sandy_shore")->what);
}

// DS-K2
TEST(DreamscapeRules, DS_K2_TheStoredFragmentGoesWithTheCard) {
  Story story = creation("quiet_pond");
  story.with_stored("quiet_pond", "G").with_board(first, "e2:WD").with_hands(first, "S");
  story.all(first, {"place stone at d2", "draw none"});
  EXPECT_EQ(story.state().stored[0], Slot(Fragment::grass));
}

// DS-K2
TEST(DreamscapeRules, DS_K2_ThePileHoldsOneFragment) {
  Story story = creation("quiet_pond");
  story.with_completed(first, "towpath").with_stored("towpath", "E").with_stored("quiet_pond", "G");
  story.with_board(first, "e2:WD").with_hands(first, "S").with_bag("");
  story.does(first, "place stone at d2");
  EXPECT_EQ(story.choices(first), (Lines{"retain earth", "retain grass"}));
  EXPECT_EQ(story.refusal(first, "retain water"), "not_stored");
  story.does(first, "retain earth");
  EXPECT_EQ(story.state().stored[0], Slot(Fragment::earth));
  EXPECT_EQ(story.bag(), "G");
}

// DS-K2: docs/decisions/0019
TEST(DreamscapeRules, DS_K2_OfTwoAlikeThereIsNothingToChoose) {
  Story story = creation("quiet_pond");
  story.with_completed(first, "towpath").with_stored("towpath", "E").with_stored("quiet_pond", "E");
  story.with_board(first, "e2:WD").with_hands(first, "S").with_bag("");
  story.does(first, "place stone at d2");
  EXPECT_TRUE(story.offers(first, "draw none")) << "on to the new cards";
  EXPECT_EQ(story.state().stored[0], Slot(Fragment::earth));
  EXPECT_EQ(story.bag(), "E");
}

// DS-K2
TEST(DreamscapeRules, DS_K2_AFragmentOnThePileStaysOnItsTop) {
  Story story = creation("quiet_pond");
  story.with_completed(first, "towpath").with_stored("towpath", "E");
  story.with_board(first, "e2:WD").with_hands(first, "S").does(first, "place stone at d2");
  EXPECT_EQ(story.state().stored[0], Slot(Fragment::earth)) << "docs/decisions/0019";
}

// DS-K3
TEST(DreamscapeRules, DS_K3_ThenCardsMayBeDrawnByTheNumberOfTheLocation) {
  Story story = creation("quiet_pond");
  story.at(first, 3).with_board(first, "e2:WD").with_hands(first, "S");
  story.does(first, "place stone at d2");
  EXPECT_EQ(story.choices(first), (Lines{"draw 1", "draw 2", "draw 3", "draw none"}));
  story.does(first, "draw 2");
  story.chance("card crater_lake").chance("card old_quarry").chance("card beaver_dam");
  EXPECT_EQ(story.choices(first),
            (Lines{"keep crater_lake", "keep old_quarry", "keep beaver_dam", "keep none"}));
  EXPECT_EQ(story.refusal(first, "keep wild_barrow"), "not_drawn");
  story.does(first, "keep old_quarry");
  EXPECT_EQ(story.cards(first), Lines{"old_quarry"});
  EXPECT_EQ(story.state().under[1].size(), 2U);
}

// DS-K3
TEST(DreamscapeRules, DS_K3_NoneNeedBeKept) {
  Story story = creation("quiet_pond");
  story.at(first, 1).with_board(first, "e2:WD").with_hands(first, "S");
  story.all(first, {"place stone at d2", "draw 3"}).chance("card pilgrims_peak");
  story.does(first, "keep none");
  EXPECT_EQ(story.cards(first), Lines{});
  EXPECT_TRUE(story.offers(first, "finish"));
}

// DS-K3
TEST(DreamscapeRules, DS_K3_ACardJustDrawnMayBeCompleteAtOnce) {
  Story story = creation("quiet_pond");
  story.at(first, 1).with_board(first, "e2:WD d3:GT").with_hands(first, "S");
  story.all(first, {"place stone at d2", "draw 1"}).chance("card shaded_pool");
  story.does(first, "keep shaded_pool");
  EXPECT_EQ(story.score(first), 4 + 5);
}

// DS-K3
TEST(DreamscapeRules, DS_K3_WhatLiesUnderADeckComesLastAndInOrder) {
  Story story = creation("quiet_pond");
  story.at(first, 2).with_board(first, "e2:WD").with_hands(first, "S");
  story.all(first, {"place stone at d2", "draw 3"});
  story.chance("card great_causeway").chance("card high_pastures").does(first, "keep none");
  EXPECT_EQ(story.state().under[2][0], story.game().read("card great_causeway")->what);
  story.with_completed(second, "valley_of_giants river_of_slumber gate_of_lotus delta_of_wishes");
  story.with_completed(second, "drowned_temple cascade_of_mirrors moonlit_summit throne_of_moss");
  story.with_completed(second, "pilgrims_peak").with_cards(first, "meadow_brook");
  story.with_board(first, "e2:GD").with_hands(first, "W");
  story.all(first, {"place water at d2", "draw 3"}).chance("card isles_of_echoes");
  EXPECT_EQ(story.choices(first),
            (Lines{"keep isles_of_echoes", "keep great_causeway", "keep none"}))
      << "the last unseen one, then the first that was put back";
}

// DS-K3
TEST(DreamscapeRules, DS_K3_FromAnEmptyDeckNothingIsDrawn) {
  Story story = creation("quiet_pond");
  story.with_completed(second, "great_causeway high_pastures isles_of_echoes pilgrims_peak");
  story.with_completed(second, "valley_of_giants river_of_slumber gate_of_lotus delta_of_wishes");
  story.with_completed(second, "drowned_temple cascade_of_mirrors moonlit_summit throne_of_moss");
  story.with_board(first, "e2:WD").with_hands(first, "S").does(first, "place stone at d2");
  EXPECT_EQ(story.refusal(first, "draw 3"), "deck_empty");
}

// DS-K4
TEST(DreamscapeRules, DS_K4_OnlyTheKingBringsASecondCard) {
  static const Dreamscape game = Box().game(2);
  Story story(game);
  story.begun().at(first, 6).with_cards(first, "quiet_pond");
  story.all(first, {"power", "draw 1"}).let_chance_move();
  EXPECT_EQ(story.choices(first).size(), 7U);
  story.does(first, story.choices(first).front());
  EXPECT_EQ(story.cards(first).size(), 2U);
}

// DS-K4
TEST(DreamscapeRules, DS_K4_ACompletedCardIsFollowedByOneAtTheMost) {
  static const Dreamscape game = Box().structure("quiet_pond", "0,0:WD 1,0:S").game(2);
  Story story(game);
  story.creating().at(first, 4).with_cards(first, "quiet_pond").with_board(first, "e2:WD");
  story.with_hands(first, "S").does(first, "place stone at d2");
  story.does(first, "draw 2").let_chance_move();
  EXPECT_EQ(story.choices(first).size(), 5U) << "four, or none";
  story.does(first, story.choices(first).front());
  EXPECT_EQ(story.cards(first).size(), 1U);
  EXPECT_FALSE(story.offers(first, "draw 2"));
}

}  // namespace
}  // namespace reverie::dreamscape::testing
