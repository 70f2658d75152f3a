// SPDX-License-Identifier: Apache-2.0
// Discarding a card and the Prophecy: ON-D1, ON-D2, ON-D3.
#include <gtest/gtest.h>

#include "core/json_writer.hpp"
#include "support/onirim_story.hpp"

namespace reverie::testing {
namespace {

using onirim::Phase;

Given with_a_key() {
  return Given(alone()).hand("red key, red moon, blue sun, blue moon, green sun");
}

// ON-D1
TEST(OnirimRules, ON_D1_ADiscardedSunOrMoonDoesNothingMore) {
  for (const char* discard : {"discard blue sun", "discard red moon"}) {
    Story story(with_a_key().row("green sun"));
    story.does(discard);
    EXPECT_EQ(story.phase(), Phase::refilling);
    EXPECT_EQ(story.hand().size(), 4U);
    EXPECT_EQ(story.discard().size(), 1U);
    EXPECT_EQ(story.row(), in_order("green sun"));
  }
}

// ON-D1
TEST(OnirimRules, ON_D1_AnyCardOfTheHandMayBeDiscarded) {
  const Story story(with_a_key().row("green sun"));
  for (const char* card : {"red key", "red moon", "blue sun", "blue moon", "green sun"}) {
    EXPECT_TRUE(story.offers("discard " + std::string(card))) << card;
  }
}

// ON-D2
TEST(OnirimRules, ON_D2_ADiscardedKeyShowsTheTopFiveOfWhichOneIsDiscarded) {
  Story story(with_a_key());
  story.does("discard red key");
  EXPECT_EQ(story.phase(), Phase::foreseeing);
  story.draws("red sun, nightmare, red door, blue sun, brown sun");
  EXPECT_EQ(story.phase(), Phase::banishing);
  EXPECT_EQ(story.choices(),
            (std::vector<std::string>{"banish red sun", "banish nightmare", "banish red door",
                                      "banish blue sun", "banish brown sun"}))
      << "and no way to discard none";
  story.does("banish red sun");
  EXPECT_EQ(story.discard(), cards("red key, red sun"));
}

// ON-D2
TEST(OnirimRules, ON_D2_TheRestReturnsInTheChosenOrder) {
  Story story(with_a_key());
  story.does("discard red key").draws("red sun, nightmare, green moon, blue sun, brown sun");
  story.does("banish red sun");
  story.does("put green moon").does("put blue sun").does("put nightmare");
  // The turn went on: the first card put back is the card drawn.
  EXPECT_EQ(story.hand(), cards("red moon, blue sun, blue moon, green sun, green moon"));
  EXPECT_EQ(story.top(), in_order("blue sun, nightmare, brown sun"));
  EXPECT_EQ(story.phase(), Phase::acting);
  story.does("discard blue moon");
  EXPECT_EQ(story.hand(), cards("red moon, blue sun, blue sun, green sun, green moon"));
  story.does("discard red moon");
  EXPECT_EQ(story.phase(), Phase::haunted);
}

// ON-D2
TEST(OnirimRules, ON_D2_ANightmareDiscardedByAProphecyDoesNothing) {
  Story story(with_a_key());
  story.does("discard red key").draws("red sun, nightmare, green moon, blue sun, brown sun");
  story.does("banish nightmare");
  EXPECT_EQ(story.phase(), Phase::ordering);
  EXPECT_EQ(story.discard(), cards("red key, nightmare"));
  EXPECT_FALSE(story.happened("onirim.event.nightmare_drawn"));
}

// ON-D2
TEST(OnirimRules, ON_D2_ASmallDeckShowsWhatItHas) {
  Story story(with_a_key().deck("nightmare, blue sun, brown sun"));
  story.does("discard red key").draws("nightmare, blue sun, brown sun");
  EXPECT_EQ(story.phase(), Phase::banishing);
  story.does("banish nightmare");
  EXPECT_EQ(story.deck_size(), 2);
}

// ON-D2
TEST(OnirimRules, ON_D2_HowManyCardsASmallDeckShowsIsToldBeforehand) {
  Story three(with_a_key().deck("nightmare, blue sun, brown sun"));
  three.does("discard red key");
  EXPECT_EQ(to_json(three.latest("onirim.event.prophecy_began").message),
            R"({"key":"onirim.event.prophecy_began","args":{"seat":0,"count":3}})");
  Story none(with_a_key().deck(""));
  none.does("discard red key");
  EXPECT_EQ(to_json(none.latest("onirim.event.prophecy_began").message),
            R"({"key":"onirim.event.prophecy_began","args":{"seat":0,"count":0}})");
  EXPECT_EQ(none.result().ending, "onirim.ending.deck_empty") << "there is nothing to draw either";
}

// ON-D2
TEST(OnirimRules, ON_D2_ADeckOfOneLeavesNothingToOrder) {
  Story story(with_a_key().deck("nightmare"));
  story.does("discard red key").draws("nightmare").does("banish nightmare");
  EXPECT_EQ(story.result().ending, "onirim.ending.deck_empty") << "nothing is left to draw";
}

// ON-D2
TEST(OnirimRules, ON_D2_CardsAlikeNeedNoOrder) {
  Story story(with_a_key());
  story.does("discard red key").draws("2 red sun, nightmare, 2 red sun");
  story.does("banish nightmare");
  EXPECT_EQ(story.phase(), Phase::acting) << "one red sun was drawn already";
  EXPECT_EQ(story.top(), in_order("3 red sun"));
}

// ON-D2
TEST(OnirimRules, ON_D2_HowTheCardsLayBeforeTheyWerePutInOrderMakesNoDifference) {
  const auto after_banishing = [](const char* seen) {
    Story story(with_a_key());
    return story.does("discard red key").draws(seen).does("banish nightmare").state();
  };
  EXPECT_EQ(after_banishing("red sun, nightmare, green moon, blue sun, brown sun"),
            after_banishing("brown sun, green moon, blue sun, red sun, nightmare"));
}

// ON-D2
TEST(OnirimRules, ON_D2_ACardThatIsPutCannotBePutAgain) {
  Story story(with_a_key());
  story.does("discard red key").draws("red sun, nightmare, green moon, blue sun, brown sun");
  story.does("banish nightmare").does("put green moon");
  EXPECT_EQ(story.choices(),
            (std::vector<std::string>{"put red sun", "put blue sun", "put brown sun"}));
}

// ON-D2
TEST(OnirimRules, ON_D2_AnotherProphecySeesTheKnownCardsAgainAndNewOnesBelow) {
  Story story(Given(alone()).hand("red key, blue key, blue sun, blue moon, green sun"));
  story.does("discard red key").draws("red sun, red moon, green moon, blue sun, brown sun");
  story.does("banish red sun");
  story.does("put green moon").does("put blue sun").does("put red moon");
  ASSERT_EQ(story.top(), in_order("blue sun, red moon, brown sun"));
  story.does("discard blue key").draws("nightmare, red door");
  EXPECT_EQ(story.choices(),
            (std::vector<std::string>{"banish blue sun", "banish red moon", "banish brown sun",
                                      "banish nightmare", "banish red door"}));
}

// ON-D2, ON-R2: a question that stands above known cards is asked once.
TEST(OnirimRules, ON_D2_ADoorLeftAboveKnownCardsLeadsToTheNextKnownCard) {
  Story story(Given(alone()).hand("red key, red key, blue sun, blue moon, green sun"));
  story.does("discard red key").draws("red sun, red door, green moon, blue sun, brown sun");
  story.does("banish red sun");
  story.does("put red door").does("put green moon").does("put blue sun");
  ASSERT_EQ(story.phase(), Phase::unlocking);
  story.does("leave");
  EXPECT_EQ(story.phase(), Phase::acting);
  EXPECT_EQ(story.hand(), cards("red key, blue sun, blue moon, green sun, green moon"));
  EXPECT_TRUE(story.top().empty()) << "limbo was shuffled in";
}

// ON-D2, ON-N1
TEST(OnirimRules, ON_D2_ANightmareResolvedAboveKnownCardsIsResolvedOnce) {
  Story story(Given(alone()).hand("red key, red key, blue sun, blue moon, green sun"));
  story.does("discard red key").draws("red sun, nightmare, green moon, blue sun, brown sun");
  story.does("banish red sun");
  story.does("put nightmare").does("put green moon").does("put blue sun");
  ASSERT_EQ(story.phase(), Phase::haunted);
  story.does("pay red key");
  EXPECT_EQ(story.phase(), Phase::acting);
  EXPECT_EQ(story.hand(), cards("blue sun, blue moon, green sun, green moon, blue sun"));
  EXPECT_EQ(story.top(), in_order("brown sun"));
}

// ON-D3
TEST(OnirimRules, ON_D3_WhenOnlyDoorsAreSeenOneIsLostAndWithItTheGame) {
  Story story(with_a_key().deck("red door, blue door"));
  story.does("discard red key").draws("red door, blue door");
  EXPECT_EQ(story.choices(), (std::vector<std::string>{"banish red door", "banish blue door"}));
  story.does("banish blue door");
  EXPECT_TRUE(story.game().turn(story.state()).is_over());
  EXPECT_TRUE(story.happened("onirim.event.door_lost"));
  EXPECT_EQ(story.result().ending, "onirim.ending.door_lost");
  EXPECT_EQ(story.result().rule, "ON-D3");
  EXPECT_FALSE(story.result().seats[0].won);
}

// ON-D3
TEST(OnirimRules, ON_D3_ADoorDiscardedByChoiceLosesAsWell) {
  Story story(with_a_key());
  story.does("discard red key").draws("red sun, red door, green moon, blue sun, brown sun");
  story.does("banish red door");
  EXPECT_EQ(story.result().ending, "onirim.ending.door_lost");
}

}  // namespace
}  // namespace reverie::testing
