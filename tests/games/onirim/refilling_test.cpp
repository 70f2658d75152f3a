// SPDX-License-Identifier: Apache-2.0
// Completing the hand and the end of the turn: ON-R1, ON-R2, ON-L1, ON-X1.
#include <gtest/gtest.h>

#include "support/onirim_story.hpp"

namespace reverie::testing {
namespace {

using onirim::Phase;

Given five_cards() {
  return Given(alone()).hand("red key, red moon, blue sun, blue moon, green sun");
}

// ON-R1
TEST(OnirimRules, ON_R1_ALabyrinthCardJoinsTheHandAndEndsTheTurn) {
  Story story(five_cards());
  story.does("play blue sun").draws("brown key");
  EXPECT_EQ(story.hand(), cards("red key, red moon, blue moon, green sun, brown key"));
  EXPECT_EQ(story.phase(), Phase::acting);
}

// ON-R1
TEST(OnirimRules, ON_R1_CardsAreDrawnOneAtATimeUntilTheHandHasFive) {
  Story story(five_cards());
  story.does("play blue sun").draws("red door").does("unlock");
  EXPECT_EQ(story.hand().size(), 3U);
  story.draws("brown key");
  EXPECT_EQ(story.phase(), Phase::refilling);
  story.draws("brown sun");
  EXPECT_EQ(story.hand().size(), 5U);
  EXPECT_EQ(story.phase(), Phase::acting);
}

// ON-R2
TEST(OnirimRules, ON_R2_AKeyOfTheDoorsColourGainsItWithoutAProphecy) {
  Story story(five_cards());
  story.does("play blue sun").draws("red door");
  EXPECT_EQ(story.phase(), Phase::unlocking);
  EXPECT_EQ(story.choices(), (std::vector<std::string>{"unlock", "leave"}));
  story.does("unlock");
  EXPECT_EQ(story.doors(), cards("red door"));
  EXPECT_EQ(story.discard(), cards("red key"));
  EXPECT_EQ(story.phase(), Phase::refilling);
}

// ON-R2
TEST(OnirimRules, ON_R2_TheKeyMayBeKeptAndTheDoorGoesToLimbo) {
  Story story(five_cards());
  story.does("play blue sun").draws("red door").does("leave");
  EXPECT_EQ(story.limbo(), cards("red door"));
  EXPECT_TRUE(story.doors().empty());
  EXPECT_EQ(story.hand(), cards("red key, red moon, blue moon, green sun"));
  EXPECT_EQ(story.phase(), Phase::refilling);
}

// ON-R2
TEST(OnirimRules, ON_R2_WithoutTheKeyTheDoorGoesToLimbo) {
  Story story(five_cards());
  story.does("play blue sun").draws("blue door");
  EXPECT_EQ(story.limbo(), cards("blue door")) << "a red key does not open it";
  EXPECT_EQ(story.phase(), Phase::refilling);
}

// ON-L1
TEST(OnirimRules, ON_L1_LimboIsShuffledIntoTheDeckAtTheEndOfTheTurn) {
  Story story(five_cards());
  story.does("play blue sun").draws("blue door, green door");
  EXPECT_EQ(story.limbo(), cards("blue door, green door"));
  EXPECT_EQ(story.in_deck("blue door"), 1);
  story.draws("red sun");
  EXPECT_TRUE(story.limbo().empty());
  EXPECT_EQ(story.in_deck("blue door"), 2);
  EXPECT_EQ(story.deck_size(), 76 - 5 - 1);
}

// ON-L1
TEST(OnirimRules, ON_L1_ShufflingLimboForgetsTheKnownTop) {
  Story story(five_cards());
  story.does("discard red key").draws("red sun, blue door, green moon, blue sun, brown sun");
  story.does("banish red sun");
  story.does("put blue door").does("put green moon").does("put blue sun");
  EXPECT_TRUE(story.top().empty());
  EXPECT_EQ(onirim::Onirim::census(story.state()), onirim::box);
}

// ON-L1
TEST(OnirimRules, ON_L1_WithAnEmptyLimboNothingIsShuffled) {
  Story story(five_cards());
  story.does("discard red key").draws("red sun, blue door, green moon, blue sun, brown sun");
  story.does("banish red sun");
  story.does("put green moon").does("put blue sun").does("put blue door");
  EXPECT_EQ(story.top(), in_order("blue sun, blue door, brown sun"));
  EXPECT_FALSE(story.happened("onirim.event.limbo_shuffled"));
}

// ON-X1
TEST(OnirimRules, ON_X1_HavingToDrawFromAnEmptyDeckLoses) {
  Story story(five_cards().deck("red sun"));
  story.does("play blue sun").draws("red sun");
  EXPECT_EQ(story.phase(), Phase::acting) << "the last card may still be drawn";
  story.does("play red key");
  EXPECT_TRUE(story.game().turn(story.state()).is_over());
  EXPECT_EQ(story.result().ending, "onirim.ending.deck_empty");
  EXPECT_EQ(story.result().rule, "ON-X1");
  EXPECT_FALSE(story.result().seats[0].won);
}

// ON-X1
TEST(OnirimRules, ON_X1_WhateverLimboHolds) {
  Story story(five_cards().deck("blue door"));
  story.does("play blue sun").draws("blue door");
  EXPECT_EQ(story.limbo(), cards("blue door"));
  EXPECT_EQ(story.result().ending, "onirim.ending.deck_empty");
}

// ON-X1
TEST(OnirimRules, ON_X1_ANewHandThatCannotBeDealtLosesToo) {
  Story story(five_cards().deck("nightmare, red sun, blue sun"));
  story.does("play blue sun").draws("nightmare").does("drop").draws("red sun, blue sun");
  EXPECT_EQ(story.result().ending, "onirim.ending.deck_empty");
  EXPECT_EQ(onirim::Onirim::census(story.state()), onirim::box);
}

// ON-X1
TEST(OnirimRules, ON_X1_RevealingTheLastCardsLosesWhenTheHandIsNotFull) {
  Story story(five_cards().deck("nightmare, red sun, blue door"));
  story.does("play blue sun").draws("nightmare").does("reveal").draws("red sun, blue door");
  EXPECT_EQ(story.result().ending, "onirim.ending.deck_empty");
}

}  // namespace
}  // namespace reverie::testing
