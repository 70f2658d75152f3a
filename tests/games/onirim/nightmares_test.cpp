// SPDX-License-Identifier: Apache-2.0
// Nightmares: ON-R3, ON-N1 to ON-N5.
#include <gtest/gtest.h>

#include "support/onirim_story.hpp"

namespace reverie::testing {
namespace {

using onirim::Phase;

Given five_cards() {
  return Given(alone()).hand("red key, blue key, blue sun, blue moon, green sun");
}

Story haunted(const Given& given) {
  Story story(given);
  story.does("play blue sun").draws("nightmare");
  return story;
}

// ON-R3
TEST(OnirimRules, ON_R3_ANightmareAsksForOneOfFourSacrifices) {
  const Story story = haunted(five_cards().doors("red door, green door"));
  EXPECT_EQ(story.phase(), Phase::haunted);
  EXPECT_EQ(story.choices(),
            (std::vector<std::string>{"pay red key", "pay blue key", "yield red door",
                                      "yield green door", "reveal", "drop"}));
}

/// What a choice costs, as screens are sent it: each line as its term and amount.
std::vector<std::pair<std::string, int>> price_of(const Story& story, std::string_view notation) {
  const auto view = story.game().view(story.state(), Seat{0});
  std::vector<std::pair<std::string, int>> lines;
  for (const auto& [what, amount] :
       onirim::Onirim::price(view, onirim::Onirim::read(notation).value())) {
    lines.emplace_back(what.key, amount);
  }
  return lines;
}

TEST(OnirimPrices, EveryWayOutOfANightmareHasOne) {
  using Lines = std::vector<std::pair<std::string, int>>;
  const Story story = haunted(five_cards().doors("red door, green door"));
  EXPECT_EQ(price_of(story, "pay red key"), (Lines{{"onirim.card.red_key", 1}}));
  EXPECT_EQ(price_of(story, "yield red door"), (Lines{{"onirim.card.red_door", 1}}));
  EXPECT_EQ(price_of(story, "reveal"), (Lines{{"onirim.cost.deck", 5}}));
  EXPECT_EQ(price_of(story, "drop"), (Lines{{"onirim.cost.hand", 4}, {"onirim.cost.deck", 5}}));
}

// ON-R2
TEST(OnirimPrices, ADoorIsOpenedByTheKeyOfItsColour) {
  Story story(five_cards());
  story.does("play blue sun").draws("red door");
  EXPECT_EQ(price_of(story, "unlock"),
            (std::vector<std::pair<std::string, int>>{{"onirim.card.red_key", 1}}));
  EXPECT_TRUE(price_of(story, "leave").empty());
}

// ON-R3
TEST(OnirimRules, ON_R3_TheResolvedNightmareIsDiscarded) {
  for (const char* sacrifice : {"pay red key", "yield red door"}) {
    Story story = haunted(five_cards().doors("red door"));
    story.does(sacrifice);
    EXPECT_EQ(story.state().discard[onirim::Card::nightmare], 1) << sacrifice;
    EXPECT_EQ(story.phase(), Phase::refilling) << "the hand is still to be completed";
  }
}

// ON-N1
TEST(OnirimRules, ON_N1_AKeyIsDiscardedWithoutAProphecy) {
  Story story = haunted(five_cards());
  story.does("pay blue key");
  EXPECT_EQ(story.discard(), cards("blue key, nightmare"));
  EXPECT_EQ(story.hand(), cards("red key, blue moon, green sun"));
  EXPECT_EQ(story.phase(), Phase::refilling);
}

// ON-N2
TEST(OnirimRules, ON_N2_AGainedDoorGoesToLimbo) {
  Story story = haunted(five_cards().doors("red door, 2 green door"));
  story.does("yield green door");
  EXPECT_EQ(story.doors(), cards("red door, green door"));
  EXPECT_EQ(story.limbo(), cards("green door"));
  story.draws("red sun");
  EXPECT_EQ(story.in_deck("green door"), 1);
}

// ON-N3
TEST(OnirimRules, ON_N3_TheTopFiveAreLostButDoorsAndDreamsGoToLimbo) {
  Story story = haunted(five_cards());
  story.does("reveal");
  EXPECT_EQ(story.phase(), Phase::revealing);
  story.draws("red sun, nightmare, red door, red key, blue door");
  EXPECT_EQ(story.discard(), cards("red sun, red key, nightmare"));
  EXPECT_EQ(story.limbo(), cards("red door, blue door, nightmare"));
  EXPECT_EQ(story.phase(), Phase::refilling) << "nothing revealed is resolved";
  EXPECT_TRUE(story.doors().empty());
}

// ON-N3
TEST(OnirimRules, ON_N3_ASmallDeckRevealsWhatItHas) {
  Story story = haunted(five_cards().deck("nightmare, red sun, blue sun"));
  story.does("reveal").draws("red sun, blue sun");
  EXPECT_EQ(story.deck_size(), 0);
}

// ON-N3, ON-R3: a small deck answers a nightmare as well as a big one.
TEST(OnirimRules, ON_N3_ANightmareThatASmallDeckAnsweredIsDiscarded) {
  Story story = haunted(five_cards().deck("nightmare, red sun, blue door"));
  const auto discarded = [&] { return story.state().discard[onirim::Card::nightmare]; };
  const int before = discarded();
  story.does("reveal").draws("red sun, blue door");
  EXPECT_EQ(discarded(), before + 1) << "nothing is left to reveal";
  EXPECT_EQ(story.limbo(), cards("blue door"));
  EXPECT_EQ(story.result().ending, "onirim.ending.deck_empty") << "nor to draw";
}

// ON-N3
TEST(OnirimRules, ON_N3_KnownCardsOnTopAreTheFirstToBeRevealed) {
  Story story(five_cards());
  story.does("discard red key").draws("red sun, nightmare, green moon, blue sun, red door");
  story.does("banish red sun");
  story.does("put nightmare").does("put green moon").does("put blue sun");
  story.does("reveal");
  EXPECT_EQ(story.limbo(), cards("red door"));
  EXPECT_EQ(story.phase(), Phase::revealing) << "two more are unknown";
  story.draws("brown sun, brown moon");
  EXPECT_EQ(story.phase(), Phase::refilling);
  EXPECT_EQ(story.discard(),
            cards("red key, red sun, nightmare, green moon, blue sun, brown sun, brown moon"));
}

// ON-N4
TEST(OnirimRules, ON_N4_TheHandIsDiscardedAndDealtAnew) {
  Story story = haunted(five_cards());
  story.does("drop");
  EXPECT_TRUE(story.hand().empty());
  EXPECT_EQ(story.discard(), cards("red key, blue key, blue moon, green sun"));
  EXPECT_EQ(story.phase(), Phase::redrawing);
  story.draws("red sun, red door, nightmare, red moon, brown sun, brown moon");
  EXPECT_EQ(story.limbo(), cards("red door, nightmare")) << "unresolved";
  story.draws("green moon");
  EXPECT_EQ(story.hand(), cards("red sun, red moon, brown sun, brown moon, green moon"));
  EXPECT_TRUE(story.limbo().empty()) << "the turn went on with its third step";
  EXPECT_EQ(story.phase(), Phase::acting);
  EXPECT_EQ(story.state().discard[onirim::Card::nightmare], 1);
}

// ON-N4
TEST(OnirimRules, ON_N4_ADrawnKeyDoesNotOpenADoorMetWhileDealing) {
  Story story = haunted(five_cards());
  story.does("drop").draws("red key, red door");
  EXPECT_EQ(story.limbo(), cards("red door"));
  EXPECT_EQ(story.phase(), Phase::redrawing);
}

// ON-N5
TEST(OnirimRules, ON_N5_WithoutKeysAndDoorsTwoWaysAreLeft) {
  Story story(Given(alone()).hand("red moon, red sun, blue sun, blue moon, green sun"));
  story.does("play blue sun").draws("nightmare");
  EXPECT_EQ(story.choices(), (std::vector<std::string>{"reveal", "drop"}));
}

// ON-N5
TEST(OnirimRules, ON_N5_AnEmptyDeckCannotBeRevealed) {
  const Story story = haunted(five_cards().deck("nightmare"));
  EXPECT_EQ(story.choices(), (std::vector<std::string>{"pay red key", "pay blue key", "drop"}));
  EXPECT_EQ(story.refusal("reveal")->rule, "ON-N5");
}

}  // namespace
}  // namespace reverie::testing
