// SPDX-License-Identifier: Apache-2.0
// What minds are told about Onirim: when two positions are the same to somebody, and what the rule
// of thumb looks at.
#include "games/onirim/knowledge.hpp"

#include <gtest/gtest.h>

#include "support/onirim_story.hpp"

namespace reverie::testing {
namespace {

using onirim::Card;
using onirim::Knowledge;

std::uint64_t key_of(const Story& story, Seat observer) {
  return Knowledge::key(story.game(), story.state(), observer);
}

Given hidden_table() {
  return Given(hidden_hands())
      .hand("red sun, red moon, red key", first)
      .hand("blue sun, blue moon, blue key", second)
      .common("green sun, green key");
}

// ON-2I
TEST(OnirimKnowledge, WorldsThatLookAlikeAreOne) {
  const Story story(hidden_table());
  Random random(5);
  for (const Seat observer : {first, second}) {
    for (int i = 0; i < 20; ++i) {
      const auto imagined = story.game().imagine(story.view(observer), random);
      EXPECT_EQ(Knowledge::key(story.game(), imagined, observer), key_of(story, observer));
    }
  }
}

// ON-2I: a card drawn in secret changes nothing but how many cards the partner holds.
TEST(OnirimKnowledge, ACardThatThePartnerDrewInSecretIsNoticed) {
  Story story(hidden_table().turn_of(second));
  story.does("play blue sun").draws("nightmare").does("drop").draws("red sun");
  const std::uint64_t before = key_of(story, first);
  story.draws("red sun");
  EXPECT_NE(key_of(story, first), before);
}

// ON-P1, ON-P2: of a row only its end counts for what may still come.
TEST(OnirimKnowledge, OnlyTheEndOfARowMatters) {
  const auto table_with = [](const char* row, const char* rest) {
    return Story(Given(alone())
                     .hand("red sun, blue sun, blue moon, green sun, green key")
                     .row(row)
                     .deck(rest));
  };
  const Story one = table_with("brown sun, brown moon, green sun", "nightmare, red sun");
  const Story other = table_with("brown moon, brown sun, green sun", "nightmare, red sun");
  EXPECT_EQ(key_of(one, first), key_of(other, first));
  const Story longer_run = table_with("brown sun, green moon, green sun", "nightmare, red sun");
  EXPECT_NE(key_of(one, first), key_of(longer_run, first));
}

// ON-D2: the first card put may lie where it lay; what may still be put is less all the same.
TEST(OnirimKnowledge, HowFarAProphecyIsPutInOrderMatters) {
  Story story(Given(alone()).hand("red key, red moon, blue sun, blue moon, green sun"));
  story.does("discard red key").draws("red sun, nightmare, green moon, blue sun, brown sun");
  story.does("banish nightmare");
  const CardList top = story.top();
  const std::uint64_t before = key_of(story, first);
  story.does("put red sun");
  ASSERT_EQ(story.top(), top);
  EXPECT_NE(key_of(story, first), before);
}

// ON-2S: what lies on offer is nobody's yet.
TEST(OnirimKnowledge, InTheDraftTheCardsOnOfferAreNotInTheHand) {
  onirim::Weights weights;
  weights.live_key = 3;
  weights.second_live_key = 1;
  const Knowledge knowledge(weights);
  Story story(open_hands());
  story.draws("red sun, red moon, 2 red key, blue sun, blue moon, green sun, green moon");
  const auto worth_of_a_red_key = [&] {
    const auto actions = story.game().actions(story.state(), story.active());
    const auto scores = knowledge.appraise(story.game(), story.state(), story.active(), actions);
    std::size_t i = 0;
    while (actions[i].card != Card::red_key) ++i;
    return scores[i];
  };
  EXPECT_EQ(worth_of_a_red_key(), 3) << "the first one";
  story.does("take red key").does("take blue sun");
  EXPECT_EQ(worth_of_a_red_key(), 1) << "the second one";
}

}  // namespace
}  // namespace reverie::testing
