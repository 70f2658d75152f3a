// SPDX-License-Identifier: Apache-2.0
// Emergence and Voyage: DS-E1 to DS-E4, DS-V, DS-V1 to DS-V7.
#include <gtest/gtest.h>

#include "support/dreamscape_story.hpp"

namespace reverie::dreamscape::testing {
namespace {

using Lines = std::vector<std::string>;

/// The first Voyage of the first seat, which is in location 1.
Story voyage(int players = 2) {
  static const std::array games{Box().game(2), Box().game(3), Box().game(4)};
  Story story(games[static_cast<std::size_t>(players - 2)]);
  story.begun();
  return story;
}

Story next_cycle(Story story) {
  while (story.phase() == Phase::creation) story.does(story.turn().seats.first(), "finish");
  return story;
}

// DS-E1
TEST(DreamscapeRules, DS_E1_WhatIsLeftStaysAtTheKeyEndAndTheRestIsDrawn) {
  Story story = voyage();
  story.creating().with_row(1, "G").with_row(2, "WSEGM").with_row(3, "SSS").with_row(4, "EEE");
  story.with_row(5, "WWW").with_row(6, "GG");
  story = next_cycle(story);
  EXPECT_EQ(story.phase(), Phase::emergence);
  story.chance("fragment movement").chance("fragment earth").chance("fragment stone");
  EXPECT_EQ(story.row(1), "GME");
  EXPECT_EQ(story.row(2), "WSEGM") << "more than needed is none of its business";
  EXPECT_EQ(story.row(6), "GGS");
  EXPECT_EQ(story.phase(), Phase::voyage);
}

// DS-E1
TEST(DreamscapeRules, DS_E1_AnEmptyBagFillsNothing) {
  Story story = voyage();
  story.creating().with_row(1, "").with_row(2, "").with_bag("W");
  story = next_cycle(story).chance("fragment water");
  EXPECT_EQ(story.row(1), "W");
  EXPECT_EQ(story.row(2), "");
  EXPECT_EQ(story.phase(), Phase::voyage);
}

// DS-E2
TEST(DreamscapeRules, DS_E2_TheClockGoesOnUntilTheLastCycle) {
  Story story = next_cycle(voyage().creating()).let_chance_move();
  EXPECT_EQ(story.state().cycle, 1);
  story.creating().with_cycle(6);
  EXPECT_EQ(next_cycle(story).let_chance_move().phase(), Phase::dawn);
}

// DS-E1, DS-E2: what fills the locations is missing in the bag of the final step.
TEST(DreamscapeRules, DS_E2_TheClockIsLookedAtAfterTheRefill) {
  Story story = voyage();
  story.creating().with_cycle(6).with_row(1, "").with_row(2, "WWW").with_row(3, "WWW");
  story.with_row(4, "SSS").with_row(5, "SSS").with_row(6, "SSS").with_bag("GG");
  story = next_cycle(story);
  EXPECT_EQ(story.phase(), Phase::emergence);
  story.chance("fragment grass").chance("fragment grass");
  EXPECT_EQ(story.row(1), "GG");
  EXPECT_EQ(story.phase(), Phase::dawn);
}

// DS-E3
TEST(DreamscapeRules, DS_E3_FragmentsOnCardsReturnToTheHands) {
  Story story = voyage();
  story.creating().with_cards(first, "quiet_pond").with_stored("quiet_pond", "E");
  story.with_completed(first, "towpath").with_stored("towpath", "G");
  story = next_cycle(story).let_chance_move();
  EXPECT_EQ(story.hands(first), "EG");
  EXPECT_TRUE(story.state().stored[0].empty());
}

// DS-E4
TEST(DreamscapeRules, DS_E4_TheLowestLocationComesFirstAndInOnePlaceTheOneOnTop) {
  Story story = voyage(4);
  story.at(first, 2).at(second, 2).at(third, 3).at(fourth, 5);
  story = next_cycle(story.creating()).let_chance_move();
  EXPECT_EQ(story.state().order, (std::array{second, first, third, fourth}))
      << "the second lay down on the first";
}

// DS-E4
TEST(DreamscapeRules, DS_E4_TokensShowTheirActiveFaceAgain) {
  Story story = voyage();
  story.at(first, 5).all(first, {"power", "done", "sleep"}).does(second, "sleep");
  EXPECT_TRUE(story.player(first).power_used);
  story = next_cycle(story).let_chance_move();
  EXPECT_FALSE(story.player(first).power_used);
}

// DS-V
TEST(DreamscapeRules, DS_V_FourActionPointsInTheOrderOfInitiative) {
  Story story = voyage();
  EXPECT_TRUE(story.acts(first));
  EXPECT_EQ(story.refusal(second, "collect"), "not_your_turn");
  story.with_row(1, "WSE").with_row(2, "GEE").with_row(4, "GGG");
  story.all(first, {"collect", "collect", "move 2", "collect"});
  EXPECT_EQ(story.hands(first), "SEE");
  EXPECT_EQ(story.refusal(first, "collect"), "no_action_points");
  EXPECT_EQ(story.refusal(first, "move 1"), "no_action_points");
  story.does(first, "sleep");
  EXPECT_TRUE(story.acts(second));
  EXPECT_EQ(story.state().action_points, 4);
  story.does(second, "sleep");
  EXPECT_EQ(story.phase(), Phase::creation) << "points that are not used are lost";
}

// DS-V1
TEST(DreamscapeRules, DS_V1_TheFragmentAtTheHandEndComesFirst) {
  Story story = voyage();
  story.with_row(1, "WGMS").all(first, {"collect", "collect"});
  EXPECT_EQ(story.hands(first), "SM");
  EXPECT_EQ(story.row(1), "WG");
  story.with_row(1, "");
  EXPECT_EQ(story.refusal(first, "collect"), "location_empty");
}

// DS-V1
TEST(DreamscapeRules, DS_V1_NoThirdOfAColourIsCollected) {
  Story story = voyage();
  story.with_row(1, "WEE").with_hands(first, "E").does(first, "collect");
  EXPECT_EQ(story.refusal(first, "collect"), "two_already");
  story.with_hands(first, "WWSSMMGG").with_row(1, "E").does(first, "collect");
  EXPECT_EQ(story.hands(first).size(), 9U) << "there is no other limit";
}

// DS-V2
TEST(DreamscapeRules, DS_V2_AMoveFollowsALinkForAnActionPoint) {
  Story story = voyage();
  story.with_row(2, "EEE").with_row(4, "GGG");
  EXPECT_EQ(story.refusal(first, "move 5"), "not_linked");
  EXPECT_EQ(story.refusal(first, "move 1"), "not_linked");
  story.does(first, "move 4");
  EXPECT_EQ(story.player(first).location, 3);
  EXPECT_EQ(story.state().action_points, 3);
}

// DS-V3
TEST(DreamscapeRules, DS_V3_TheKeyOrAnEmptyLocationMakesAMoveFree) {
  Story story = voyage();
  story.with_hands(first, "W").with_row(2, "WEE").with_row(3, "").with_row(6, "SWW");
  story.all(first, {"move 2", "move 3"});
  EXPECT_EQ(story.state().action_points, 4);
  EXPECT_EQ(story.hands(first), "W") << "the key is not discarded";
  story.does(first, "move 6");
  EXPECT_EQ(story.state().action_points, 3) << "only the colour at the key end opens";
}

// DS-V3
TEST(DreamscapeRules, DS_V3_TheKeyNeedsAnActionPointThatIsLeft) {
  Story story = voyage();
  story.with_hands(first, "W").with_row(1, "SEGM").with_row(2, "WEE");
  story.all(first, {"collect", "collect", "collect", "collect"});
  EXPECT_EQ(story.refusal(first, "move 2"), "no_action_points");
}

// DS-V3
TEST(DreamscapeRules, DS_V3_KeysDoNotOpenForEver) {
  Story story = voyage();
  story.with_hands(first, "W").with_row(1, "WEE").with_row(2, "WEE");
  for (int i = 0; i < most_key_moves / 2; ++i) story.all(first, {"move 2", "move 1"});
  EXPECT_EQ(story.state().action_points, 4);
  story.does(first, "move 2");
  EXPECT_EQ(story.state().action_points, 3) << "docs/decisions/0019";
}

// DS-V4
TEST(DreamscapeRules, DS_V4_OneLocationPowerACycleWithoutActionPoints) {
  Story story = voyage();
  story.does(first, "power").chance("fragment grass");
  EXPECT_EQ(story.state().action_points, 4);
  EXPECT_TRUE(story.player(first).power_used);
  EXPECT_EQ(story.refusal(first, "power"), "power_used");
  story.creating();
  EXPECT_EQ(story.refusal(first, "power"), "not_now");
}

// DS-V5
TEST(DreamscapeRules, DS_V5_AFragmentOnACardIsStoredWithOrWithoutItsPower) {
  Story story = voyage();
  story.with_cards(first, "meadow_brook").with_hands(first, "WS");
  story.with_completed(first, "towpath garden_path");
  EXPECT_TRUE(story.offers(first, "store water on meadow_brook"));
  EXPECT_TRUE(story.offers(first, "store water on garden_path")) << "the top of the pile";
  EXPECT_EQ(story.refusal(first, "store water on towpath"), "card_not_yours");
  EXPECT_EQ(story.refusal(first, "store earth on meadow_brook"), "not_in_hands");
  story.does(first, "invoke water on meadow_brook").chance("fragment grass");
  EXPECT_EQ(story.hands(first), "SG") << "the Archives' power";
  EXPECT_EQ(story.refusal(first, "store stone on meadow_brook"), "slot_taken");
  story.does(first, "store stone on garden_path");
  EXPECT_EQ(story.hands(first), "G");
  EXPECT_FALSE(story.turn().chance) << "no power was used";
}

// DS-V6
TEST(DreamscapeRules, DS_V6_TheDreamerEntersOverAFreeFragmentAndFeelsIt) {
  Story story = voyage();
  EXPECT_EQ(story.refusal(first, "enter"), "entrance_not_free");
  story.with_board(first, "e2:WT");
  EXPECT_EQ(story.refusal(first, "enter"), "entrance_not_free");
  story.with_board(first, "e2:SW").does(first, "enter");
  EXPECT_EQ(story.score(first), 1);
  EXPECT_EQ(story.stack(first, "e2"), "SWD");
  EXPECT_EQ(story.refusal(first, "enter"), "dreamer_inside");
  EXPECT_EQ(story.state().action_points, 4);
}

// DS-V6
TEST(DreamscapeRules, DS_V6_TheDreamerMayEnterInTheCreationToo) {
  Story story = voyage();
  story.creating().with_board(first, "e2:W");
  EXPECT_TRUE(story.offers(first, "enter"));
}

// DS-V7
TEST(DreamscapeRules, DS_V7_WhoLiesDownLastLiesOnTop) {
  Story story = voyage();
  story.with_row(2, "").all(first, {"move 2", "sleep"}).does(second, "sleep");
  story = next_cycle(story).let_chance_move();
  EXPECT_EQ(story.state().order[0], second) << "staying put counts as lying down";
}

}  // namespace
}  // namespace reverie::dreamscape::testing
