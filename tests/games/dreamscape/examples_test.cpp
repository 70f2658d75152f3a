// SPDX-License-Identifier: Apache-2.0
// The examples that both rulebooks play through.
#include <gtest/gtest.h>

#include "support/dreamscape_story.hpp"

namespace reverie::dreamscape::testing {
namespace {

using Lines = std::vector<std::string>;

Story creation() {
  static const Dreamscape game = Box().game(2);
  Story story(game);
  story.creating().with_cards(first, "river_of_slumber");
  return story;
}

// DS-P2, DS-V5, DS-P5, DS-B2, DS-D1, DS-W1, DS-D3, DS-K2
TEST(DreamscapeExamples, TheWorkedTurn) {
  // The card of the example: level II, 9 points, the Tower; grass, two stones, water, the Dreamer
  // on the water.
  Story story(Box().structure("cliff_garden", "0,0:WD 1,0:GS 0,1:S").game(2));
  story.begun().at(first, 6).with_cards(first, "towpath");

  // 1, 2: the King's six cards of deck II; a second card is kept.
  story.all(first, {"power", "draw 2"});
  EXPECT_TRUE(story.player(first).power_used);
  story.chance("card hermits_ledge").chance("card layered_lagoon").chance("card cliff_garden");
  story.chance("card old_quarry").chance("card tidal_flats").chance("card wild_barrow");
  story.does(first, "keep cliff_garden");
  EXPECT_EQ(story.cards(first), (Lines{"cliff_garden", "towpath"}));

  // 3: its own power brings a brown and a blue fragment back.
  story.creating().with_board(first, "e2:GD d2:E d3:W").with_hands(first, "WSEGM");
  story.all(first, {"invoke water on cliff_garden", "lift d2", "lift d3"});
  EXPECT_EQ(story.hands(first), "WSEEGM");

  // 4: green, grey and blue go where the card wants them.
  story.all(first, {"place water at d2", "place grass at c3", "place stone at d3"});
  // 5: a white fragment leads the Dreamer onto the water.
  story.does(first, "step d2");
  EXPECT_EQ(story.score(first), 1);
  // 6: two brown ones for a grey one, and the card is complete.
  story.does(first, "trade 2 earth for stone").does(first, "place stone at c3");
  EXPECT_EQ(story.score(first), 1 + 9);
  EXPECT_EQ(story.cards(first), Lines{"towpath"});
  EXPECT_EQ(story.state().stored[story.player(first).top], Slot(Fragment::water))
      << "the blue fragment stays on it";
  EXPECT_TRUE(story.offers(first, "draw 3")) << "and new cards may be drawn";
}

// DS-V6, DS-D1, DS-W1, DS-W2, DS-W3
TEST(DreamscapeExamples, TheDreamersWalk) {
  Story story = creation();
  story.with_board(first, "e2:W d2:WT c2:E b1:SSW").with_hands(first, "MMM");
  story.does(first, "enter");
  EXPECT_EQ(story.score(first), 1);
  story.all(first, {"step d2", "step c2"});
  EXPECT_EQ(story.score(first), 2) << "through the water under the tree, to the earth";
  story.does(first, "step b1");
  EXPECT_EQ(story.score(first), 2 + 2 + 1) << "the mountain and the water on it";
  EXPECT_EQ(story.hands(first), "M");
  story.does(first, "step c2");
  EXPECT_TRUE(story.offers(first, "step b1")) << "earth would lead on";
  story.does(first, "finish");
  EXPECT_EQ(story.score(first), 5);
}

// DS-D1
TEST(DreamscapeExamples, TwoWhiteFragmentsToPassATree) {
  Story story = creation();
  story.with_board(first, "e2:SD d2:GT c2:W").with_hands(first, "MM");
  story.all(first, {"step d2", "step c2"});
  EXPECT_EQ(story.score(first), 1);
}

// DS-D2, DS-F2
TEST(DreamscapeExamples, TheSecondTree) {
  Story story = creation();
  story.with_objectives("favourite_hue deeper_hue");
  story.with_colour(0, Fragment::water).with_colour(1, Fragment::stone);
  story.with_board(first, "e2:W d2:W d3:S").with_hands(first, "GG");
  story.does(first, "plant d3");
  EXPECT_EQ(story.score(first), 1);
  story.does(first, "plant d2");
  EXPECT_EQ(story.score(first), 1 + 2);
  EXPECT_EQ(story.standings(0)[0].count, 3) << "two blue ones and a tree";
  EXPECT_EQ(story.standings(1)[0].count, 2) << "one grey one and a tree";
}

// DS-P6
TEST(DreamscapeExamples, TheGolemTurnsAStackOver) {
  Story story = creation();
  story.with_cards(first, "floating_meadow").with_hands(first, "M");
  story.with_board(first, "e2:ED d2:GS d3:ET").does(first, "invoke movement on floating_meadow");
  story.all(first, {"golem d2 to c3", "golem d2 to c3"});
  EXPECT_EQ(story.stack(first, "c3"), "SG") << "the grey one, then the green one on it";
  EXPECT_TRUE(story.offers(first, "golem e2 to d2")) << "the brown one with the Dreamer, or";
  story.does(first, "golem d3 to c3");
  EXPECT_EQ(story.stack(first, "c3"), "SGET") << "the brown one with its tree";
}

// DS-P5
TEST(DreamscapeExamples, TheTowerTakesTheGreyOneAndThenTheGreenOne) {
  Story story = creation();
  story.with_cards(first, "quiet_pond").with_hands(first, "M");
  story.with_board(first, "e2:ED d2:GS d3:ET c4:W");
  story.does(first, "invoke movement on quiet_pond");
  EXPECT_EQ(story.choices(first), (Lines{"lift c4", "lift d2", "done"}));
  story.does(first, "lift d2");
  EXPECT_EQ(story.choices(first), (Lines{"lift c4", "lift d2", "done"}));
  story.does(first, "lift d2");
  EXPECT_EQ(story.hands(first), "SG");
}

// DS-V1, DS-V3
TEST(DreamscapeExamples, CollectingARowAndTheBlueKey) {
  static const Dreamscape game = Box().game(2);
  Story story(game);
  story.begun().with_row(1, "WGMS").with_row(4, "WEE").with_hands(first, "W");
  story.does(first, "move 4");
  EXPECT_EQ(story.state().action_points, 4) << "the blue key";
  story.does(first, "move 1").all(first, {"collect", "collect", "collect", "collect"});
  EXPECT_EQ(story.hands(first), "WWSGM");
}

}  // namespace
}  // namespace reverie::dreamscape::testing
