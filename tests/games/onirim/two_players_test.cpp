// SPDX-License-Identifier: Apache-2.0
// Two players: ON-2S, ON-2H, ON-2R, ON-2P, ON-2X, ON-2D, ON-2W.
#include <gtest/gtest.h>

#include "support/onirim_story.hpp"

namespace reverie::testing {
namespace {

using onirim::Phase;

Given table_for_two() {
  return Given(open_hands())
      .hand("red sun, red moon, red key", first)
      .hand("blue sun, blue moon, blue key", second)
      .common("green sun, green key");
}

// ON-2S
TEST(OnirimRules, ON_2S_EightLabyrinthCardsAreRevealedAndLimboShuffledBack) {
  Story story(open_hands());
  story.draws("red sun, red moon, nightmare, red key, blue sun, red door, blue moon, blue key");
  EXPECT_EQ(story.limbo(), cards("red door, nightmare"));
  EXPECT_EQ(story.phase(), Phase::opening);
  story.draws("green sun, green key");
  EXPECT_EQ(story.common(), cards("red sun, red moon, red key, blue sun, blue moon, blue key, "
                                  "green sun, green key"));
  EXPECT_TRUE(story.limbo().empty());
  EXPECT_EQ(story.phase(), Phase::drafting);
}

// ON-2S
TEST(OnirimRules, ON_2S_ThePlayersChooseInTurnUntilEachHasThree) {
  Story story(open_hands());
  story.draws("red sun, red moon, red key, blue sun, blue moon, blue key, green sun, green key");
  const auto takes = [&](Seat seat, const char* card) {
    EXPECT_EQ(story.active(), seat);
    story.does(std::string("take ") + card);
  };
  takes(first, "red sun");
  takes(second, "blue sun");
  takes(first, "red moon");
  takes(second, "blue moon");
  takes(first, "red key");
  takes(second, "blue key");
  EXPECT_EQ(story.hand(first), cards("red sun, red moon, red key"));
  EXPECT_EQ(story.hand(second), cards("blue sun, blue moon, blue key"));
  EXPECT_EQ(story.common(), cards("green sun, green key")) << "the common resource";
  EXPECT_EQ(story.phase(), Phase::acting);
  EXPECT_EQ(story.active(), first);
}

// ON-2H
TEST(OnirimRules, ON_2H_AHandIsTheOwnCardsAndTheCommonOnes) {
  const Story story(table_for_two());
  EXPECT_EQ(
      story.choices(),
      (std::vector<std::string>{"play red sun", "play red moon", "play red key",
                                "play green sun from common", "play green key from common",
                                "discard red sun", "discard red moon", "discard red key",
                                "discard green sun from common", "discard green key from common"}));
}

// ON-2H
TEST(OnirimRules, ON_2H_ThePartnersCardsCannotBeUsed) {
  const Story story(table_for_two());
  EXPECT_EQ(story.refusal("play blue sun")->message.key, "onirim.no.not_held");
}

// ON-2H
TEST(OnirimRules, ON_2H_DiscardingTheHandSparesThePartner) {
  Story story(table_for_two());
  story.does("play red sun").draws("nightmare").does("drop");
  EXPECT_TRUE(story.hand(first).empty());
  EXPECT_TRUE(story.common().empty());
  EXPECT_EQ(story.hand(second), cards("blue sun, blue moon, blue key"));
  EXPECT_EQ(story.discard(), cards("red moon, red key, green sun, green key"));
}

// ON-2H
TEST(OnirimRules, ON_2H_ACommonKeyOpensADoorAndPaysANightmare) {
  Story story(table_for_two());
  story.does("play red sun").draws("green door");
  EXPECT_EQ(story.choices(), (std::vector<std::string>{"unlock from common", "leave"}));
  story.does("leave").draws("nightmare");
  EXPECT_TRUE(story.offers("pay green key from common"));
  story.does("pay green key from common");
  EXPECT_EQ(story.common(), cards("green sun"));
}

// ON-2R
TEST(OnirimRules, ON_2R_TheCardDrawnTakesThePlaceOfTheCardUsed) {
  Story story(table_for_two());
  story.does("play green sun from common").draws("brown sun");
  EXPECT_EQ(story.common(), cards("brown sun, green key"));
  EXPECT_EQ(story.hand(first), cards("red sun, red moon, red key"));
  ASSERT_EQ(story.active(), second);
  story.does("play blue sun").draws("brown moon");
  EXPECT_EQ(story.hand(second), cards("blue moon, blue key, brown moon"));
  EXPECT_EQ(story.common(), cards("brown sun, green key"));
}

// ON-2R
TEST(OnirimRules, ON_2R_AWholeNewHandFillsThePersonalCardsFirst) {
  Story story(table_for_two());
  story.does("play red sun").draws("nightmare").does("drop");
  story.draws("brown sun, red door, brown moon, brown key");
  EXPECT_EQ(story.hand(first), cards("brown sun, brown moon, brown key"));
  story.draws("green moon, blue sun");
  EXPECT_EQ(story.common(), cards("green moon, blue sun"));
  EXPECT_EQ(story.active(), second);
}

// ON-2P
TEST(OnirimRules, ON_2P_EachPlayerBuildsARowOfTheirOwn) {
  Story story(table_for_two());
  story.does("play red sun").draws("brown sun");
  EXPECT_TRUE(story.offers("play blue sun")) << "the partner's sun does not count";
  story.does("play blue sun").draws("brown sun");
  EXPECT_EQ(story.row(first), in_order("red sun"));
  EXPECT_EQ(story.row(second), in_order("blue sun"));
  EXPECT_FALSE(story.offers("play brown sun")) << "the own sun does";
}

// ON-2P
TEST(OnirimRules, ON_2P_ThePartnersRowDoesNotCountTowardsADoor) {
  Story story(table_for_two().row("red moon, red key", second));
  story.does("play red sun");
  EXPECT_EQ(story.phase(), Phase::refilling);
}

// ON-2X
TEST(OnirimRules, ON_2X_ADiscardMayBeFollowedByAnExchange) {
  Story story(table_for_two());
  story.does("discard red sun");
  EXPECT_EQ(story.phase(), Phase::exchanging);
  EXPECT_EQ(story.choices(),
            (std::vector<std::string>{"keep", "swap red moon for green sun",
                                      "swap red moon for green key", "swap red key for green sun",
                                      "swap red key for green key"}));
  story.does("swap red moon for green key");
  EXPECT_EQ(story.hand(first), cards("red key, green key"));
  EXPECT_EQ(story.common(), cards("red moon, green sun"));
  EXPECT_EQ(story.phase(), Phase::refilling);
}

// ON-2X
TEST(OnirimRules, ON_2X_EqualCardsAreNotOfferedForAnExchange) {
  Story story(Given(open_hands())
                  .hand("red sun, red moon, red key", first)
                  .hand("blue sun, blue moon, blue key", second)
                  .common("red sun, green key"));
  story.does("discard red moon");
  EXPECT_EQ(story.choices(),
            (std::vector<std::string>{"keep", "swap red sun for green key",
                                      "swap red key for red sun", "swap red key for green key"}));
}

// ON-2X
TEST(OnirimRules, ON_2X_TheExchangeIsNotADuty) {
  Story story(table_for_two());
  story.does("discard red sun").does("keep");
  EXPECT_EQ(story.hand(first), cards("red moon, red key"));
  EXPECT_EQ(story.common(), cards("green sun, green key"));
}

// ON-2X
TEST(OnirimRules, ON_2X_PlayingACardGivesNoExchange) {
  Story story(table_for_two());
  story.does("play red sun");
  EXPECT_EQ(story.phase(), Phase::refilling);
}

// ON-2X, ON-D2
TEST(OnirimRules, ON_2X_TheProphecyOfADiscardedKeyFollowsTheExchange) {
  Story story(table_for_two());
  story.does("discard red key");
  EXPECT_EQ(story.phase(), Phase::exchanging);
  story.does("swap red sun for green sun");
  EXPECT_EQ(story.phase(), Phase::foreseeing);
  story.draws("brown sun, nightmare, green moon, blue sun, red sun").does("banish nightmare");
  story.does("put red sun").does("put blue sun").does("put green moon");
  EXPECT_EQ(story.hand(first), cards("green sun, red moon, red sun"));
  EXPECT_EQ(story.active(), second);
}

// ON-2H, ON-D2
TEST(OnirimRules, ON_2H_ADiscardedCommonKeyGivesAProphecyToo) {
  Story story(table_for_two());
  story.does("discard green key from common").does("keep");
  EXPECT_EQ(story.phase(), Phase::foreseeing);
}

// ON-2D
TEST(OnirimRules, ON_2D_TheActivePlayerOwnsTheDoorsGained) {
  Story story(table_for_two().turn_of(second));
  story.does("play blue sun").draws("blue door").does("unlock");
  EXPECT_EQ(story.doors(second), cards("blue door"));
  EXPECT_TRUE(story.doors(first).empty());
}

// ON-2D
TEST(OnirimRules, ON_2D_ANightmareTakesOnlyTheActivePlayersDoors) {
  Story story(table_for_two().doors("red door", first).doors("blue door", second));
  story.does("play red sun").draws("nightmare");
  EXPECT_TRUE(story.offers("yield red door"));
  EXPECT_FALSE(story.offers("yield blue door"));
}

// ON-2W
TEST(OnirimRules, ON_2W_BothWinWhenEachHasADoorOfEveryColour) {
  Story story(Given(open_hands())
                  .hand("blue key, red moon, red key", first)
                  .hand("blue sun, blue moon, blue key", second)
                  .common("green sun, green key")
                  .doors("red door, green door, brown door", first)
                  .doors("red door, blue door, green door, brown door", second)
                  .row("blue sun, blue moon", first));
  story.does("play blue key").does("claim");
  EXPECT_EQ(story.result().ending, "onirim.ending.escaped");
  EXPECT_EQ(story.result().rule, "ON-2W");
  ASSERT_EQ(story.result().seats.size(), 2U);
  EXPECT_TRUE(story.result().seats[0].won);
  EXPECT_TRUE(story.result().seats[1].won);
}

// ON-2W
TEST(OnirimRules, ON_2W_ASecondDoorOfAColourMayBeOpenedWithAKey) {
  Story story(table_for_two().doors("blue door", second).turn_of(second));
  story.does("play blue sun").draws("blue door");
  EXPECT_EQ(story.phase(), Phase::unlocking);
  story.does("unlock");
  EXPECT_EQ(story.doors(second), cards("blue door, blue door"));
}

// ON-2W: the warning is the prompt's, so that every screen shows it.
TEST(OnirimRules, ON_2W_WhoIsOfferedASecondDoorIsWarned) {
  const auto prompt = [](const Story& story, Seat seat) {
    return story.game().prompt(story.view(seat));
  };
  Story drawn(table_for_two().doors("blue door", second).turn_of(second));
  drawn.does("play blue sun").draws("blue door");
  EXPECT_EQ(prompt(drawn, second).message.key, "onirim.prompt.unlocking_second");
  Story trio(table_for_two().doors("red door", first).row("red moon, red key", first));
  trio.does("play red sun");
  EXPECT_EQ(prompt(trio, first).message.key, "onirim.prompt.claiming_second");
  EXPECT_EQ(prompt(trio, first).rules, (std::vector<std::string>{"ON-P2", "ON-2W"}));
  Story first_one(table_for_two().row("red moon, red key", first));
  first_one.does("play red sun");
  EXPECT_EQ(prompt(first_one, first).message.key, "onirim.prompt.claiming");
}

// ON-2W: what it is good for.
TEST(OnirimRules, ON_2W_ASecondDoorFeedsANightmare) {
  Story story(table_for_two().doors("red door, red door", first));
  story.does("play red sun").draws("nightmare").does("yield red door");
  EXPECT_EQ(story.doors(first), cards("red door"));
  EXPECT_EQ(story.limbo(), cards("red door"));
}

// ON-2W: eight doors are not enough when they lie on the wrong side.
TEST(OnirimRules, ON_2W_EightDoorsWinNothingWhileOneHasTwoOfAColour) {
  Story story(Given(open_hands())
                  .hand("blue key, red moon, red key", first)
                  .hand("blue sun, blue moon, blue key", second)
                  .common("green sun, green key")
                  .doors("red door, red door, green door, brown door", first)
                  .doors("blue door, green door, brown door", second)
                  .row("blue sun, blue moon", first));
  story.does("play blue key").does("claim");
  EXPECT_EQ(story.phase(), Phase::refilling);
}

// ON-2W
TEST(OnirimRules, ON_2W_ATrioMayGiveASecondDoorOfAColour) {
  Story story(table_for_two().doors("red door", first).row("red moon, red key", first));
  story.does("play red sun").does("claim");
  EXPECT_EQ(story.doors(first), cards("red door, red door"));
  EXPECT_EQ(story.in_deck("red door"), 0);
}

// ON-2W
TEST(OnirimRules, ON_2W_ThePartnersDoorDoesNotBarOnesOwn) {
  Story story(table_for_two().doors("red door", second).row("red moon, red key", first));
  story.does("play red sun");
  EXPECT_EQ(story.phase(), Phase::claiming);
}

// ON-2W: who wins and loses together has one score.
TEST(OnirimRules, ON_2W_TheDoorsOfBothAreTheScoreOfEach) {
  Story story(table_for_two()
                  .doors("red door, brown door", first)
                  .doors("red door", second)
                  .deck("blue door"));
  story.does("play red sun").draws("blue door");
  for (const SeatResult& seat : story.result().seats) {
    EXPECT_EQ(seat.score, 3);
    EXPECT_EQ(seat.breakdown[0], (ScoreLine{"onirim.score.red_door", 2}));
  }
}

// ON-X1
TEST(OnirimRules, ON_X1_TwoPlayersLoseTogether) {
  Story story(table_for_two().deck("brown door"));
  story.does("play red sun").draws("brown door");
  EXPECT_EQ(story.result().ending, "onirim.ending.deck_empty");
  EXPECT_FALSE(story.result().seats[0].won);
  EXPECT_FALSE(story.result().seats[1].won);
}

}  // namespace
}  // namespace reverie::testing
