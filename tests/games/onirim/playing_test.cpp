// SPDX-License-Identifier: Apache-2.0
// Playing a card and discovering a door: ON-P1, ON-P2, ON-W1.
#include <gtest/gtest.h>

#include "support/onirim_story.hpp"

namespace reverie::testing {
namespace {

using onirim::Phase;

// ON-P1
TEST(OnirimRules, ON_P1_TheFirstCardOfTheRowMayBearAnySymbol) {
  const Story story(Given(alone()).hand("red sun, red moon, red key, blue sun, blue moon"));
  for (const char* play : {"play red sun", "play red moon", "play red key", "play blue sun"}) {
    EXPECT_TRUE(story.offers(play)) << play;
  }
}

// ON-P1
TEST(OnirimRules, ON_P1_ACardMayNotBearTheSymbolOfTheCardBeforeIt) {
  const Story story(
      Given(alone()).hand("red sun, red moon, red key, blue sun, blue moon").row("green sun"));
  EXPECT_FALSE(story.offers("play red sun"));
  EXPECT_FALSE(story.offers("play blue sun"));
  EXPECT_TRUE(story.offers("play red moon"));
  EXPECT_TRUE(story.offers("play red key"));
  EXPECT_TRUE(story.offers("discard red sun"));
}

// ON-P1
TEST(OnirimRules, ON_P1_TheCardGoesToTheEndOfTheRow) {
  Story story(Given(alone())
                  .hand("red sun, red moon, red key, blue sun, blue moon")
                  .row("green sun, brown moon"));
  story.does("play red sun");
  EXPECT_EQ(story.row(), in_order("green sun, brown moon, red sun"));
  EXPECT_EQ(story.hand(), cards("red moon, red key, blue sun, blue moon"));
}

// ON-P2, the rulebook's first example
TEST(OnirimRules, ON_P2_TheThirdGreenCardFindsAGreenDoor) {
  Story story(Given(alone())
                  .hand("green sun, red moon, red key, blue sun, blue moon")
                  .row("red sun, green moon, green key"));
  story.does("play green sun");
  EXPECT_EQ(story.phase(), Phase::claiming);
  EXPECT_EQ(story.choices(), (std::vector<std::string>{"claim", "leave"}));
  story.does("claim");
  EXPECT_EQ(story.doors(), cards("green door"));
  EXPECT_EQ(story.in_deck("green door"), 1);
  EXPECT_EQ(story.phase(), Phase::refilling);
}

// ON-P2, the rulebook's second example
TEST(OnirimRules, ON_P2_AGreenCardBreaksASeriesOfBrownOnes) {
  Story story(Given(alone())
                  .hand("brown sun, red moon, red key, blue sun, blue moon")
                  .row("brown sun, brown moon, green key"));
  story.does("play brown sun");
  EXPECT_EQ(story.phase(), Phase::refilling);
  EXPECT_FALSE(story.happened("onirim.event.trio_made"));
  EXPECT_TRUE(story.doors().empty());
}

// ON-P2
TEST(OnirimRules, ON_P2_TheDoorMayBeLeftInTheDeck) {
  Story story(Given(alone())
                  .hand("green sun, red moon, red key, blue sun, blue moon")
                  .row("green moon, green key"));
  story.does("play green sun").does("leave");
  EXPECT_TRUE(story.doors().empty());
  EXPECT_EQ(story.in_deck("green door"), 2);
  EXPECT_TRUE(story.limbo().empty());
  EXPECT_EQ(story.phase(), Phase::refilling);
}

// ON-P2
TEST(OnirimRules, ON_P2_TheCountRestartsAfterATrio) {
  Story story(Given(alone())
                  .hand("green sun, green moon, green key, green sun, red moon")
                  .row("green moon, green key"));
  story.does("play green sun").does("claim").draws("blue sun");
  story.does("play green moon").draws("blue sun");
  EXPECT_FALSE(story.happened("onirim.event.trio_made"));
  story.does("play green sun").draws("blue sun");
  EXPECT_FALSE(story.happened("onirim.event.trio_made"));
  story.does("play green key");
  EXPECT_EQ(story.phase(), Phase::claiming);
  story.does("claim");
  EXPECT_EQ(story.doors(), cards("2 green door")) << "a run of six gives two doors";
}

// ON-P2
TEST(OnirimRules, ON_P2_TheCountRestartsEvenWhenTheDoorWasLeft) {
  Story story(Given(alone())
                  .hand("green sun, green moon, red key, blue sun, blue moon")
                  .row("green moon, green key"));
  story.does("play green sun").does("leave").draws("blue sun");
  story.does("play green moon");
  EXPECT_EQ(story.phase(), Phase::refilling);
}

// ON-P2
TEST(OnirimRules, ON_P2_TheCountRestartsEvenWhenNoDoorWasThere) {
  Story story(Given(alone())
                  .hand("green sun, green moon, red key, blue sun, blue moon")
                  .row("green moon, green key")
                  .doors("2 green door"));
  story.does("play green sun");
  EXPECT_TRUE(story.happened("onirim.event.trio_in_vain"));
  EXPECT_EQ(story.phase(), Phase::refilling);
  story.draws("blue sun").does("play green moon");
  EXPECT_FALSE(story.happened("onirim.event.trio_made"));
}

// ON-P2
TEST(OnirimRules, ON_P2_ADoorInLimboIsNotInTheDeck) {
  Story story(Given(alone())
                  .hand("green sun, red moon, red key, blue sun, green key")
                  .row("green moon, green key")
                  .deck("green door, red sun, blue sun"));
  story.does("discard red moon").draws("green door").does("leave").draws("red sun");
  EXPECT_EQ(story.in_deck("green door"), 1) << "back at the end of the turn";
  story.does("play green sun");
  EXPECT_EQ(story.phase(), Phase::claiming);
}

// ON-P2
TEST(OnirimRules, ON_P2_ADiscardDoesNotBreakTheRun) {
  Story story(Given(alone())
                  .hand("green sun, red moon, red key, blue sun, blue moon")
                  .row("green moon, green key"));
  story.does("discard red moon").draws("red sun").does("play green sun");
  EXPECT_EQ(story.phase(), Phase::claiming);
}

// ON-P2
TEST(OnirimRules, ON_P2_TakingADoorShufflesTheDeckSoItsTopIsForgotten) {
  Story story(Given(alone())
                  .hand("green sun, red moon, red key, blue sun, blue moon")
                  .row("green moon, green key"));
  story.does("discard red key").draws("red sun, brown sun, blue sun, green door, green sun");
  story.does("banish brown sun").does("put green sun").does("put blue sun").does("put red sun");
  ASSERT_EQ(story.top(), in_order("blue sun, red sun, green door"));
  story.does("play green sun").does("claim");
  EXPECT_TRUE(story.top().empty());
  EXPECT_EQ(story.phase(), Phase::refilling);
  EXPECT_EQ(onirim::Onirim::census(story.state()), onirim::box);
}

// ON-P2, ON-D2
TEST(OnirimRules, ON_P2_TheLastDoorOfAColourIsFoundEvenWhereAProphecyPutIt) {
  Story story(Given(alone())
                  .hand("green sun, red moon, red key, blue sun, blue moon")
                  .row("green moon, green key")
                  .doors("green door"));
  story.does("discard red key").draws("red sun, brown sun, blue sun, green door, green sun");
  story.does("banish brown sun").does("put green sun").does("put blue sun").does("put red sun");
  story.does("play green sun");
  EXPECT_EQ(story.phase(), Phase::claiming) << "its place is known, and it is in the deck";
  story.does("claim");
  EXPECT_EQ(story.doors(), cards("2 green door"));
  EXPECT_EQ(onirim::Onirim::census(story.state()), onirim::box);
}

// ON-P2
TEST(OnirimRules, ON_P2_LeavingTheDoorShufflesNothing) {
  Story story(Given(alone())
                  .hand("green sun, red moon, red key, blue sun, blue moon")
                  .row("green moon, green key"));
  story.does("discard red key").draws("red sun, brown sun, blue sun, green door, green sun");
  story.does("banish brown sun").does("put green sun").does("put blue sun").does("put red sun");
  story.does("play green sun").does("leave");
  EXPECT_EQ(story.top(), in_order("red sun, green door"));
}

// ON-W1
TEST(OnirimRules, ON_W1_TheEighthDoorWinsAtOnce) {
  Story story(Given(alone())
                  .hand("green sun, red moon, red key, blue sun, blue moon")
                  .row("green moon, green key")
                  .doors("2 red door, 2 blue door, 2 brown door, green door"));
  story.does("play green sun").does("claim");
  EXPECT_TRUE(story.game().turn(story.state()).is_over()) << "the hand is not refilled";
  EXPECT_EQ(story.hand().size(), 4U);
  EXPECT_TRUE(story.happened("onirim.event.escaped"));
  EXPECT_EQ(story.result().ending, "onirim.ending.escaped");
  EXPECT_EQ(story.result().rule, "ON-W1");
  EXPECT_TRUE(story.result().seats[0].won);
  EXPECT_EQ(story.result().seats[0].score, 8);
}

// ON-W1
TEST(OnirimRules, ON_W1_TheEighthDoorMayBeUnlocked) {
  Story story(Given(alone())
                  .hand("green key, red moon, red key, blue sun, blue moon")
                  .doors("2 red door, 2 blue door, 2 brown door, green door"));
  story.does("play blue sun").draws("green door").does("unlock");
  EXPECT_EQ(story.result().ending, "onirim.ending.escaped");
}

// ON-W1
TEST(OnirimRules, ON_W1_SevenDoorsAreNotEnough) {
  Story story(Given(alone())
                  .hand("green sun, red moon, red key, blue sun, blue moon")
                  .row("green moon, green key")
                  .doors("2 red door, 2 blue door, brown door, green door"));
  story.does("play green sun").does("claim");
  EXPECT_EQ(story.doors().size(), 7U);
  EXPECT_FALSE(story.game().turn(story.state()).is_over());
}

}  // namespace
}  // namespace reverie::testing
