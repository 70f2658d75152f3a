// SPDX-License-Identifier: Apache-2.0
// The cards and the preparation: ON-C1, ON-C2, ON-C3, ON-S1, ON-T0.
#include <gtest/gtest.h>

#include "support/onirim_story.hpp"

namespace reverie::testing {
namespace {

using onirim::all_cards;
using onirim::box;
using onirim::Card;
using onirim::Colour;
using onirim::Phase;
using onirim::Symbol;

int of_colour(Colour colour) {
  int count = 0;
  for (const Symbol symbol : {Symbol::sun, Symbol::moon, Symbol::key}) {
    count += box[labyrinth(colour, symbol)];
  }
  return count;
}

// ON-C1
TEST(OnirimRules, ON_C1_TheBoxHas58LabyrinthCardsEightDoorsAndTenNightmares) {
  EXPECT_EQ(of_colour(Colour::red), 16);
  EXPECT_EQ(of_colour(Colour::blue), 15);
  EXPECT_EQ(of_colour(Colour::green), 14);
  EXPECT_EQ(of_colour(Colour::brown), 13);
  int total = box[Card::nightmare];
  EXPECT_EQ(total, 10);
  for (const Colour colour : onirim::all_colours) {
    EXPECT_EQ(box[door_of(colour)], 2);
    total += of_colour(colour) + box[door_of(colour)];
  }
  EXPECT_EQ(total, 76);
  EXPECT_EQ(total, all_cards);
  EXPECT_EQ(Story(alone()).deck_size(), 76);
}

// ON-C2
TEST(OnirimRules, ON_C2_EveryColourHasThreeKeysFourMoonsAndSunsForTheRest) {
  for (const Colour colour : onirim::all_colours) {
    EXPECT_EQ(box[key_of(colour)], 3);
    EXPECT_EQ(box[labyrinth(colour, Symbol::moon)], 4);
  }
  EXPECT_EQ(box[Card::red_sun], 9);
  EXPECT_EQ(box[Card::blue_sun], 8);
  EXPECT_EQ(box[Card::green_sun], 7);
  EXPECT_EQ(box[Card::brown_sun], 6);
}

// ON-C3
TEST(OnirimRules, ON_C3_EveryCardLiesInOneOfThePiles) {
  Story story(Given(alone())
                  .hand("red sun, red moon, red key, blue sun, blue key")
                  .row("green sun, green moon")
                  .doors("brown door"));
  story.does("discard red sun").draws("red door").does("leave").draws("green key");
  EXPECT_EQ(story.hand(), cards("red moon, red key, blue sun, blue key, green key"));
  EXPECT_EQ(story.row(), in_order("green sun, green moon"));
  EXPECT_EQ(story.doors(), cards("brown door"));
  EXPECT_EQ(story.discard(), cards("red sun"));
  EXPECT_EQ(story.deck_size(), 76 - 5 - 2 - 1 - 1);
  EXPECT_EQ(onirim::Onirim::census(story.state()), box);
}

// ON-S1, the example of the rulebook
TEST(OnirimRules, ON_S1_DoorsAndDreamsMetAreReplacedAndShuffledBack) {
  Story story(alone());
  story.draws("red sun, blue moon, nightmare, green key, red door");
  EXPECT_EQ(story.limbo(), cards("nightmare, red door"));
  story.draws("brown sun, blue door");
  EXPECT_EQ(story.limbo(), cards("nightmare, red door, blue door"));
  EXPECT_EQ(story.phase(), Phase::opening);

  story.draws("brown moon");
  EXPECT_EQ(story.hand(), cards("red sun, blue moon, green key, brown sun, brown moon"));
  EXPECT_TRUE(story.limbo().empty());
  EXPECT_EQ(story.deck_size(), 71);
  EXPECT_EQ(story.in_deck("red door"), 2);
  EXPECT_EQ(story.in_deck("nightmare"), 10);
  EXPECT_EQ(story.phase(), Phase::acting);
}

// ON-S1
TEST(OnirimRules, ON_S1_ADreamMetWhileDealingIsNotResolved) {
  Story story(alone());
  story.draws("red key, 3 nightmare, red door");
  EXPECT_EQ(story.phase(), Phase::opening);
  EXPECT_EQ(story.hand(), cards("red key"));
  EXPECT_FALSE(story.happened("onirim.event.nightmare_drawn"));
}

// ON-T0
TEST(OnirimRules, ON_T0_ATurnIsOneCardUsedTheHandRefilledAndLimboShuffled) {
  Story story(Given(alone()).hand("red sun, red moon, blue sun, blue moon, green sun"));
  story.does("play red sun");
  EXPECT_EQ(story.phase(), Phase::refilling);
  EXPECT_EQ(story.hand().size(), 4U);
  story.draws("green door");
  EXPECT_EQ(story.limbo(), cards("green door"));
  EXPECT_EQ(story.phase(), Phase::refilling);
  story.draws("brown sun");
  EXPECT_EQ(story.hand().size(), 5U);
  EXPECT_TRUE(story.limbo().empty());
  EXPECT_EQ(story.phase(), Phase::acting);
}

}  // namespace
}  // namespace reverie::testing
