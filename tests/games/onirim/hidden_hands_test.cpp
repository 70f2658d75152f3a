// SPDX-License-Identifier: Apache-2.0
// What two players may know of each other: ON-2I.
#include <gtest/gtest.h>

#include "support/onirim_story.hpp"

namespace reverie::testing {
namespace {

using onirim::Card;
using onirim::Phase;
using onirim::PlayerView;

Given table(const onirim::Onirim& game) {
  return Given(game)
      .hand("red sun, red moon, red key", first)
      .hand("blue sun, blue moon, blue key", second)
      .common("green sun, green key");
}

CardList seen_hand(const Story& story, Seat viewer, Seat owner) {
  const PlayerView player = story.view(viewer).players[owner.index];
  return {player.hand.begin(), player.hand.end()};
}

int unseen_cards(const Story& story, Seat viewer, Seat owner) {
  return story.view(viewer).players[owner.index].hidden;
}

// ON-2I
TEST(OnirimRules, ON_2I_OpenHandsAreSeenByEverybody) {
  const Story story(table(open_hands()));
  for (const Seat viewer : {first, second, spectator}) {
    EXPECT_EQ(seen_hand(story, viewer, first), cards("red sun, red moon, red key"));
    EXPECT_EQ(seen_hand(story, viewer, second), cards("blue sun, blue moon, blue key"));
    EXPECT_EQ(unseen_cards(story, viewer, second), 0);
  }
}

// ON-2I
TEST(OnirimRules, ON_2I_HiddenHandsAreSeenByTheirOwnerOnly) {
  const Story story(table(hidden_hands()));
  EXPECT_EQ(seen_hand(story, first, first), cards("red sun, red moon, red key"));
  EXPECT_TRUE(seen_hand(story, first, second).empty());
  EXPECT_EQ(unseen_cards(story, first, second), 3);
  EXPECT_TRUE(seen_hand(story, spectator, first).empty());
  EXPECT_EQ(story.view(first).unseen[Card::blue_key], 3) << "in the deck or with the partner";
  EXPECT_EQ(story.view(second).unseen[Card::blue_key], 2);
}

// ON-2I
TEST(OnirimRules, ON_2I_TheDraftIsOpenSoItsCardsAreKnown) {
  Story story(hidden_hands());
  story.draws("red sun, red moon, red key, blue sun, blue moon, blue key, green sun, green key");
  story.does("take red sun").does("take blue sun").does("take red moon").does("take blue moon");
  EXPECT_EQ(seen_hand(story, second, first), cards("red sun, red moon"));
  EXPECT_TRUE(seen_hand(story, spectator, first).empty());
}

// ON-2I
TEST(OnirimRules, ON_2I_ADrawnPersonalCardIsTheOwnersSecret) {
  Story story(table(hidden_hands()));
  story.does("play red sun").draws("brown sun");
  EXPECT_EQ(story.heard_by(first),
            (std::vector<std::string>{"onirim.event.card_drawn", "onirim.event.turn_began"}));
  for (const Seat other : {second, spectator}) {
    EXPECT_EQ(story.heard_by(other), (std::vector<std::string>{"onirim.event.card_drawn_unseen",
                                                               "onirim.event.turn_began"}));
  }
}

// ON-2I
TEST(OnirimRules, ON_2I_ADrawnCommonCardIsSeenByAll) {
  Story story(table(hidden_hands()));
  story.does("play green sun from common").draws("brown sun");
  EXPECT_EQ(story.latest("onirim.event.card_drawn").audience, SeatSet::everybody());
}

// ON-2I, ON-D2
TEST(OnirimRules, ON_2I_AProphecyIsKnownToOneSeat) {
  Story story(table(hidden_hands()));
  story.does("discard red key").does("keep");
  story.draws("brown sun, nightmare, green moon, blue sun, red sun");
  EXPECT_EQ(story.heard_by(first).size(), 5U);
  EXPECT_TRUE(story.heard_by(second).empty());
  story.does("banish nightmare");
  for (const auto& top : story.view(second).top) {
    EXPECT_EQ(top.card, std::nullopt);
    EXPECT_EQ(top.known_to, SeatSet(first));
  }
  EXPECT_NE(story.view(first).top[0].card, std::nullopt);
}

// ON-2I, ON-D2
TEST(OnirimRules, ON_2I_InTheOpenAProphecyIsKnownToAll) {
  Story story(table(open_hands()));
  story.does("discard red key").does("keep");
  story.draws("brown sun, nightmare, green moon, blue sun, red sun");
  EXPECT_EQ(story.heard_by(second).size(), 5U);
  EXPECT_EQ(story.view(spectator).top[1].card, Card::nightmare);
}

// ON-2I, ON-D2
TEST(OnirimRules, ON_2I_CardsAlikeArePutBackOneByOneSoThatNobodyLearnsTheyAre) {
  Story story(table(hidden_hands()));
  story.does("discard red key").does("keep").draws("2 red sun, nightmare, 2 red sun");
  story.does("banish nightmare");
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(story.choices(), (std::vector<std::string>{"put red sun"}));
    story.does("put red sun");
  }
  EXPECT_EQ(story.active(), second);
}

// ON-2I, ON-R2
TEST(OnirimRules, ON_2I_BehindAHiddenHandADoorIsAlwaysAQuestion) {
  Story story(table(hidden_hands()));
  story.does("play red sun").draws("brown door");
  EXPECT_EQ(story.phase(), Phase::unlocking);
  EXPECT_EQ(story.choices(), (std::vector<std::string>{"leave"}));
}

// ON-2I
TEST(OnirimRules, ON_2I_WhoForesawACardKnowsWhereItWent) {
  Story story(table(hidden_hands()));
  story.does("discard red key").does("keep");
  story.draws("brown sun, nightmare, green moon, blue sun, red sun");
  story.does("banish nightmare").does("put green moon").does("put blue sun").does("put red sun");
  ASSERT_EQ(story.active(), second);
  story.does("play blue key");
  EXPECT_EQ(story.hand(second), cards("blue sun, blue moon, blue sun"));
  EXPECT_EQ(seen_hand(story, first, second), cards("blue sun"));
  EXPECT_EQ(unseen_cards(story, first, second), 2);
  EXPECT_EQ(story.latest("onirim.event.card_drawn").audience, SeatSet(first) | second);
}

// ON-2I, ON-D2
TEST(OnirimRules, ON_2I_AProphecyShowsWhatThePartnerForesawOnceMore) {
  Story story(table(hidden_hands()));
  story.does("discard red key").does("keep");
  story.draws("brown sun, nightmare, green moon, blue sun, red sun");
  story.does("banish nightmare").does("put green moon").does("put blue sun").does("put red sun");
  ASSERT_EQ(story.top(), in_order("blue sun, red sun, brown sun"));
  story.does("discard blue key").does("keep");
  const std::vector<std::string> shown(3, "onirim.event.card_foreseen");
  std::vector<std::string> began = {"onirim.event.prophecy_began"};
  EXPECT_EQ(story.heard_by(first), began) << "who knows them already is told nothing new";
  began.insert(began.end(), shown.begin(), shown.end());
  EXPECT_EQ(story.heard_by(second), began);
}

// ON-2I, ON-D2
TEST(OnirimRules, ON_2I_WhatThePartnerPutInOrderIsNoLongerKnown) {
  Story story(table(hidden_hands()));
  story.does("discard red key").does("keep");
  story.draws("brown sun, nightmare, green moon, blue sun, red sun");
  story.does("banish nightmare").does("put green moon").does("put blue sun").does("put red sun");
  EXPECT_EQ(story.view(first).top[0].card, Card::blue_sun);
  story.does("discard blue key").does("keep").draws("nightmare, red door");
  story.does("banish nightmare");
  ASSERT_EQ(story.phase(), Phase::ordering);
  for (const auto& top : story.view(first).top) {
    EXPECT_EQ(top.card, std::nullopt) << "where it lies now is the partner's secret";
    EXPECT_EQ(top.known_to, SeatSet(second));
  }
}

// ON-2I
TEST(OnirimRules, ON_2I_AWatcherIsNotToldWhichCardsThePartnersKnowOfEachOther) {
  Story story(table(hidden_hands()));
  story.does("discard red key").does("keep");
  story.draws("brown sun, nightmare, green moon, blue sun, red sun");
  story.does("banish nightmare").does("put green moon").does("put blue sun").does("put red sun");
  story.does("play blue key");
  const auto shown_to = [&](Seat viewer) { return story.view(viewer).players[second.index].shown; };
  ASSERT_EQ(shown_to(first).size(), 1U) << "foreseen by the one, drawn by the other";
  EXPECT_EQ(shown_to(second).size(), 1U);
  EXPECT_TRUE(shown_to(spectator).empty());
}

// ON-2I, ON-2X
TEST(OnirimRules, ON_2I_ACardTakenFromTheCommonOnesStaysKnownUntilItIsUsed) {
  Story story(table(hidden_hands()));
  story.does("discard red sun").does("swap red moon for green sun");
  EXPECT_EQ(seen_hand(story, second, first), cards("green sun"));
  story.draws("brown sun").does("play blue sun").draws("brown sun");
  story.does("play green sun").draws("brown moon");
  EXPECT_TRUE(seen_hand(story, second, first).empty());
  EXPECT_EQ(unseen_cards(story, second, first), 3);
}

// ON-2I, ON-2H
TEST(OnirimRules, ON_2I_ACommonCardUsedLeavesWhatIsKnownOfAnEqualOneInTheHand) {
  Story story(Given(hidden_hands())
                  .hand("red sun, red moon, red key", first)
                  .hand("blue sun, blue moon, blue key", second)
                  .common("2 green sun"));
  story.does("discard red sun").does("swap red moon for green sun").draws("brown sun");
  story.does("discard blue sun").does("keep").draws("brown sun");
  story.does("play green sun from common");
  EXPECT_EQ(story.hand(first), cards("red key, green sun, brown sun"));
  EXPECT_EQ(seen_hand(story, second, first), cards("green sun"));
}

// ON-2I, ON-N4
TEST(OnirimRules, ON_2I_ADroppedHandIsForgotten) {
  Story story(table(hidden_hands()));
  story.does("discard red sun").does("swap red moon for green sun").draws("nightmare").does("drop");
  story.draws("brown sun, brown moon, brown key");
  EXPECT_TRUE(seen_hand(story, second, first).empty());
  EXPECT_EQ(unseen_cards(story, second, first), 3);
}

}  // namespace
}  // namespace reverie::testing
