// SPDX-License-Identifier: Apache-2.0
// The order of a resolution is the player's (DR-B): nothing is wasted by it, and where two orders
// leave different things the player is asked.
#include <gtest/gtest.h>

#include "support/dream_runners_story.hpp"

namespace reverie::dream_runners::testing {
namespace {

using Lines = std::vector<std::string>;

/// One of two players lays the square over this; every chest holds three coins.
Story laid(std::string_view dream, std::string_view square) {
  Story story(Box().dream(dream).square(square).chests("c3").game(2));
  story.begun().lays_square(first);
  return story;
}

// --- What the supply lacks -----------------------------------------------------------------------

// DR-B, DR-C4
TEST(DreamRunnersRules, DR_B_AKeyThatTheSupplyLacksComesAfterTheChestThatReturnsOne) {
  Story story = laid("chest1 k c1 | c1 c1 c1 | c1 c1 c1", "GG. | ... | ...");
  story.with_keys(first, 1).with_keys(second, all_keys - 1).all_lock().chance("reveal h1");
  EXPECT_EQ(story.coins(first), 2 + 1 + 3) << "the chest was opened";
  EXPECT_EQ(story.keys(first), 1) << "and its key was there to be gathered";
  EXPECT_FALSE(story.happened("supply_empty"));
}

// DR-B, DR-C4
TEST(DreamRunnersRules, DR_B_AFragmentThatTheSupplyLacksComesAfterTheStarOfAWildOne) {
  Story story = laid("b * c1 | c1 c1 c1 | c1 c1 c1", "GG. | ... | ...");
  story.with_fragments(first, "b w o");
  story.with_fragments(second, "b b b b b b b b b b b b b b b").all_lock();
  story.does(first, "choose green");
  EXPECT_EQ(story.stars(first), 1);
  EXPECT_EQ(story.fragments(first), "b") << "the star brought it back";
  EXPECT_FALSE(story.happened("supply_empty"));
}

// DR-B, DR-C4
TEST(DreamRunnersRules, DR_B_AFragmentThatTheSupplyLacksComesAfterTheStarOfAChest) {
  Story story(Box()
                  .dream("b chest1 c1 | c1 c1 c1 | c1 c1 c1")
                  .square("GG. | ... | ...")
                  .chests("g")
                  .game(2));
  story.begun().lays_square(first).with_keys(first, 1).with_fragments(first, "b w o");
  story.with_fragments(second, "b b b b b b b b b b b b b b b").all_lock().chance("reveal h1");
  EXPECT_EQ(story.stars(first), 1);
  EXPECT_EQ(story.fragments(first), "b");
}

// DR-B, DR-P6
TEST(DreamRunnersRules, DR_B_TheSecondOfAPairComesAfterTheStarOfTheFirst) {
  Story story = laid("* c1 c1 | c1 c1 c1 | c1 c1 c1", "2.. | ... | ...");
  story.with_fragments(first, "w o g");
  story.with_fragments(second, "b b b b b b b b b b b b b b b").all_lock();
  story.does(first, "choose blue");
  EXPECT_EQ(story.stars(first), 1);
  EXPECT_EQ(story.fragments(first), "b");
}

// DR-B, DR-P5
TEST(DreamRunnersRules, DR_B_WhatACrossroadsOwesComesFromTheOwnChest) {
  Story story = laid("cross:k chest1 c1 | c1 c1 c1 | c1 c1 c1", "GG. | ... | ...");
  story.with_keys(first, 1).with_keys(second, all_keys - 1).all_lock().chance("reveal h1");
  EXPECT_EQ(story.keys(first), 1);
}

// DR-B, DR-C4
TEST(DreamRunnersRules, DR_B_WhatIsStillOwedInTheEndIsLostAndTold) {
  Story story = laid("b k * | c1 c1 c1 | c1 c1 c1", "GGG | ... | ...");
  story.with_keys(second, all_keys);
  story.with_fragments(second, "b b b b b b b b b b b b b b b b").all_lock();
  EXPECT_FALSE(story.happened("supply_empty")) << "it may come yet";
  story.does(first, "choose white");
  EXPECT_EQ(story.all_told("supply_empty"),
            (Lines{R"({"seat":0,"good":"dream_runners.good.key"})",
                   R"({"seat":0,"good":"dream_runners.good.blue"})"}));
  EXPECT_EQ(story.player(first).owed_keys, 0);
  EXPECT_EQ(story.fragments(first), "w");
}

// --- The chest and its keys ----------------------------------------------------------------------

// DR-B, DR-P4
TEST(DreamRunnersRules, DR_B_WhoGathersAKeyAndAChestOpensItOrKeepsTheKey) {
  constexpr std::string_view dream = "chest1 c1 c1 | c1 c1 c1 | c1 c1 k";
  Story opens = laid(dream, "G.. | ... | ..G");
  opens.all_lock();
  EXPECT_EQ(opens.phase(), Phase::opening);
  EXPECT_EQ(opens.choices(first), (Lines{"open never", "open once"}));
  opens.does(first, "open once").chance("reveal h1");
  EXPECT_EQ(opens.coins(first), 2 + 1 + 3);
  EXPECT_EQ(opens.keys(first), 0);

  Story keeps = laid(dream, "G.. | ... | ..G");
  keeps.all_lock().does(first, "open never");
  EXPECT_TRUE(keeps.happened("chest_stays_shut"));
  EXPECT_NE(keeps.phase(), Phase::unlocking) << "and nothing is turned up";
  EXPECT_EQ(keeps.coins(first), 2 + 1);
  EXPECT_EQ(keeps.keys(first), 1);
}

// DR-B, DR-P4
TEST(DreamRunnersRules, DR_B_ADoubledKeyComesWhole) {
  Story story = laid("chest1 k c1 | c1 c1 c1 | c1 c1 c1", "22. | ... | ...");
  story.all_lock();
  EXPECT_EQ(story.choices(first), (Lines{"open never", "open twice"}));
  story.does(first, "open twice").chance("reveal h1");
  EXPECT_EQ(story.coins(first), 2 + 1 + 6);
}

// DR-B, DR-P4
TEST(DreamRunnersRules, DR_B_AChestMayComeBetweenTwoKeys) {
  Story story = laid("chest1 k k | c1 c1 c1 | c1 c1 c1", "2GG | ... | ...");
  story.all_lock();
  EXPECT_EQ(story.choices(first), (Lines{"open never", "open once", "open twice"}));
  story.does(first, "open once").chance("reveal h1");
  EXPECT_EQ(story.coins(first), 2 + 1 + 3);
  EXPECT_EQ(story.keys(first), 1);
}

// DR-P4
TEST(DreamRunnersRules, DR_P4_WhoHadTheKeysBeforeIsNotAsked) {
  Story story = laid("chest1 k c1 | c1 c1 c1 | c1 c1 c1", "GG. | ... | ...");
  story.with_keys(first, 1).all_lock().chance("reveal h1");
  EXPECT_EQ(story.coins(first), 2 + 1 + 3) << "no order leaves the chest shut";
  EXPECT_EQ(story.keys(first), 1);
}

// DR-B
TEST(DreamRunnersRules, DR_B_TheQuestionNamesItsPrice) {
  Story story = laid("chest2 k c1 | c1 c1 c1 | c1 c1 c1", "G2. | ... | ...");
  story.all_lock();
  const View view = story.view(first);
  EXPECT_EQ(view.openings, (InlineVector<std::uint8_t, most_openings + 1>{0, 1}));
  EXPECT_TRUE(DreamRunners::price(view, action("open never")).empty());
  const Price price = DreamRunners::price(view, action("open once"));
  ASSERT_EQ(price.size(), 1U);
  EXPECT_EQ(price[0].amount, 2);
}

}  // namespace
}  // namespace reverie::dream_runners::testing
