// SPDX-License-Identifier: Apache-2.0
// What choices cost, and what is within reach.
#include <gtest/gtest.h>

#include "core/json_writer.hpp"
#include "games/dreamscape/prospects.hpp"
#include "support/dreamscape_story.hpp"

namespace reverie::dreamscape::testing {
namespace {

const Dreamscape& game() {
  static const Dreamscape game = Box().game(2);
  return game;
}

Shown shown(const Story& story, Seat seat) {
  return story.game().show(Dreamscape::view(story.state(), seat));
}

std::string price(const Story& story, Seat seat, std::string_view notation) {
  const Action action = story.game().read(notation).value();
  return to_json(story.game().price(Dreamscape::view(story.state(), seat), action));
}

std::string gathers(const Story& story, int location) {
  return to_json(shown(story, first).locations[static_cast<std::size_t>(location - 1)].gathers);
}

// DS-V1
TEST(DreamscapeProspects, ActionPointsGatherFromTheHandEndOn) {
  Story story(game());
  story.begun().with_hands(first, "").with_row(1, "GWSWE");
  EXPECT_EQ(gathers(story, 1), R"(["earth","water","stone","water"])") << "four action points";
  story.with_row(1, "GW");
  EXPECT_EQ(gathers(story, 1), R"(["water","grass"])") << "and no more than lies there";
  story.with_hands(first, "W").with_row(1, "GWW");
  EXPECT_EQ(gathers(story, 1), R"(["water"])") << "behind a third of a colour nothing is reached";
}

// DS-V2, DS-V3
TEST(DreamscapeProspects, TheWayIsPaidBeforeAnythingIsGathered) {
  Story story(game());
  story.begun().with_hands(first, "M").with_row(2, "SWGEW").with_row(4, "MWGEW");
  EXPECT_EQ(gathers(story, 2), R"(["water","earth","grass"])");
  EXPECT_EQ(gathers(story, 4), R"(["water","earth","grass","water"])") << "the key opens it";
  EXPECT_EQ(gathers(story, 6), "[]") << "no way leads there";
  EXPECT_EQ(to_json(shown(story, second).locations[0].gathers), "[]") << "it is not their turn";
}

// DS-N2, DS-V1
TEST(DreamscapeProspects, ANightmareOnTheWayComesAlong) {
  static const Dreamscape haunted = Box().game(nightmares(2));
  Story story(haunted);
  story.begun().with_haunted_links("").with_hands(first, "N").with_row(2, "SWN");
  EXPECT_EQ(gathers(story, 2), R"(["nightmare","water","stone"])");
  story.with_haunted_links("1-2");
  EXPECT_EQ(gathers(story, 2), "[]") << "with the one from the link the Hands hold two";
  story.does(first, "move 2");
  EXPECT_EQ(story.refusal(first, "collect"), "two_already");
}

// DS-V1 to DS-V3, DS-V7
TEST(DreamscapePrices, TheVoyageIsPaidInActions) {
  Story story(game());
  story.begun().with_hands(first, "M").with_row(2, "S").with_row(4, "M");
  const std::string one = R"([{"what":"dreamscape.cost.action","amount":1}])";
  EXPECT_EQ(price(story, first, "collect"), one);
  EXPECT_EQ(price(story, first, "move 2"), one);
  EXPECT_EQ(price(story, first, "move 4"), "[]") << "with the key";
  EXPECT_EQ(price(story, first, "power"), "[]");
  EXPECT_EQ(price(story, first, "sleep"), R"([{"what":"dreamscape.cost.action","amount":4}])");
}

// DS-D1 to DS-D3, DS-W2, DS-T1
TEST(DreamscapePrices, TheCreationIsPaidInFragments) {
  Story story(game());
  story.creating().with_board(first, "e2:W d2:ED d3:E").with_hands(first, "WWGM");
  EXPECT_EQ(price(story, first, "plant e2"),
            R"([{"what":"dreamscape.fragment.grass","amount":1}])");
  EXPECT_EQ(price(story, first, "step d3"),
            R"([{"what":"dreamscape.fragment.movement","amount":1}])");
  EXPECT_EQ(price(story, first, "trade 2 water for stone"),
            R"([{"what":"dreamscape.fragment.water","amount":2}])");
  EXPECT_EQ(price(story, first, "finish"),
            R"([{"what":"dreamscape.fragment.water","amount":2},)"
            R"({"what":"dreamscape.fragment.grass","amount":1},)"
            R"({"what":"dreamscape.fragment.movement","amount":1}])");
  story.does(first, "step d3");
  EXPECT_EQ(price(story, first, "step d2"), "[]") << "earth carries the Dreamer on";
}

// DS-K1
TEST(DreamscapeProspects, ACardIsWithinReachWhenTheHandsHoldAllThatItTakes) {
  Story story(game());
  story.creating().with_cards(first, "willow_bank").with_board(first, "c2:E d2:W c3:WD");
  story.with_hands(first, "GM");
  const auto reach = shown(story, first).reach;
  ASSERT_EQ(reach.size(), 1U);
  EXPECT_EQ(reach[0].card, "willow_bank");
  EXPECT_EQ(reach[0].points, 7) << "six of the card and one of the first tree";
  EXPECT_EQ(reach[0].near.missing_trees, 1);
  EXPECT_TRUE(reach[0].near.missing_dreamer);
  EXPECT_TRUE(shown(story, second).reach.empty()) << "it is not their turn";
}

// DS-K1
TEST(DreamscapeProspects, WithoutATreeOrAStepItIsNot) {
  Story story(game());
  story.creating().with_cards(first, "willow_bank").with_board(first, "c2:E d2:W c3:WD");
  EXPECT_TRUE(shown(story.with_hands(first, "G"), first).reach.empty()) << "no step leads back";
  EXPECT_TRUE(shown(story.with_hands(first, "MM"), first).reach.empty()) << "no grass for a tree";
  EXPECT_TRUE(shown(story.with_hands(first, "GM").with_trees(0), first).reach.empty());
}

// It is worked out for every letter: a table made to be dear must not cost more than another.
TEST(DreamscapeProspects, WaysAreLookedForOnlySoLong) {
  Story story(game());
  story.creating().with_cards(first, "willow_bank").with_board(first, "c2:E d2:W c3:WD");
  story.with_hands(first, "GM");
  EXPECT_EQ(within_reach(story.game(), story.state(), first).size(), 1U);
  EXPECT_TRUE(within_reach(story.game(), story.state(), first, 1).empty())
      << "one deed is not enough to plant and to step";
}

// DS-B1, DS-V6
TEST(DreamscapeProspects, TheDreamerEntersForIt) {
  Story story(game());
  story.creating().with_cards(first, "quiet_pond").with_board(first, "").with_hands(first, "WS");
  const auto reach = shown(story, first).reach;
  ASSERT_EQ(reach.size(), 1U);
  EXPECT_EQ(reach[0].points, 5) << "four of the card and one of the water";
}

// DS-K2
TEST(DreamscapeProspects, WhatIsToldCanBeDone) {
  Story story(game());
  story.creating().with_cards(first, "willow_bank").with_board(first, "c2:E d2:W c3:WD");
  story.with_hands(first, "GM");
  const int before = story.score(first);
  const int told = shown(story, first).reach.at(0).points;
  story.all(first, {"plant d2", "step c2"});
  EXPECT_TRUE(story.happened("card_completed"));
  EXPECT_EQ(story.score(first) - before, told);
}

}  // namespace
}  // namespace reverie::dreamscape::testing
