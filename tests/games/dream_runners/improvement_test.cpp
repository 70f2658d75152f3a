// SPDX-License-Identifier: Apache-2.0
// The improvement: DR-I.
#include <gtest/gtest.h>

#include "support/dream_runners_story.hpp"

namespace reverie::dream_runners::testing {
namespace {

using Lines = std::vector<std::string>;

/// After a dream without gains or losses; the first player gained the coin of the timer.
Story improving(int players) {
  Story story(
      Box().dream("c1 c1 c1 | c1 c1 c1 | c1 c1 c1").square("... | ... | ...").game(players));
  story.begun();
  for (std::uint8_t i = 0; i < players; ++i) story.lays_square(Seat{i}).with_coins(Seat{i}, 0);
  return story;
}

// DR-I
TEST(DreamRunnersRules, DR_I_ClockwiseFromTheFirstPlayerEachMayBuyOne) {
  Story story = improving(3);
  for (const Seat seat : {first, second, third}) story.with_coins(seat, 9);
  story.does(second, "lock").does(first, "lock").does(third, "lock");
  EXPECT_EQ(story.phase(), Phase::buying);
  EXPECT_EQ(story.turn().seats, SeatSet(second));
  EXPECT_EQ(story.choices(second), (Lines{"pass", "buy s17", "buy s23", "buy s29", "buy s35"}));
  story.does(second, "buy s29").chance("offer s31");
  EXPECT_EQ(story.segments(second), "s5 s6 s7 s8 s29");
  EXPECT_EQ(story.coins(second), 6);
  EXPECT_EQ(story.turn().seats, SeatSet(third)) << "one is all one may buy";
  EXPECT_EQ(story.choices(third), (Lines{"pass", "buy s17", "buy s23", "buy s31", "buy s35"}));
  story.does(third, "pass");
  EXPECT_EQ(story.coins(third), 9);
  EXPECT_EQ(story.turn().seats, SeatSet(first));
}

// DR-I
TEST(DreamRunnersRules, DR_I_EverybodySeesThePricesAndWhatTheyLack) {
  Story story = improving(2);
  story.with_coins(first, 9).with_coins(second, 1).does(first, "lock").does(second, "lock");
  for (const SaleView& sale : story.view(first).sale) {
    EXPECT_EQ(sale.price, 4);
    EXPECT_EQ(sale.coins_short, 0);
  }
  for (const SaleView& sale : story.view(second).sale) EXPECT_EQ(sale.coins_short, 3);
  for (const SaleView& sale : story.view(spectator).sale) EXPECT_EQ(sale.coins_short, 0);
  EXPECT_EQ(story.view(first).serenity_price, 3);
}

// DR-I
TEST(DreamRunnersRules, DR_I_WithoutFourCoinsNobodyIsAsked) {
  Story story = improving(2);
  story.with_coins(first, 2).with_coins(second, 4).all_lock();
  EXPECT_EQ(story.coins(first), 3);
  EXPECT_EQ(story.turn().seats, SeatSet(second));
}

// DR-I
TEST(DreamRunnersRules, DR_I_CoinsOnASegmentAreGainedAtOnce) {
  Story story = improving(1);
  story.with_coins(first, 3).all_lock().does(first, "buy s23");  // GR with one coin
  EXPECT_EQ(story.coins(first), 1);
  EXPECT_EQ(story.all_told("segment_bought"),
            (Lines{R"({"seat":0,"shape":"dream_runners.shape.two","coins":1})"}));
}

// DR-I
TEST(DreamRunnersRules, DR_I_TheNextOfThePileIsTurnedUpWhileThereIsOne) {
  Story story = improving(2);
  story.with_coins(first, 9).with_coins(second, 9).with_all_below(second, Shape::one).all_lock();
  story.does(first, "buy s17");
  EXPECT_EQ(story.phase(), Phase::buying) << "nothing is left to turn";
  EXPECT_EQ(story.choices(second), (Lines{"pass", "buy s23", "buy s29", "buy s35"}));
}

// DR-I
TEST(DreamRunnersRules, DR_I_SerenityCostsThreeCoinsAnyNumberOfTimes) {
  Story story = improving(1);
  story.with_coins(first, 9).all_lock().does(first, "pass");
  EXPECT_EQ(story.choices(first), (Lines{"calm", "finish"}));
  story.does(first, "calm").does(first, "calm");
  EXPECT_EQ(story.serenity(first), 22);
  EXPECT_EQ(story.coins(first), 4);
  story.does(first, "calm");
  EXPECT_EQ(story.coins(first), 1);
  EXPECT_EQ(story.phase(), Phase::dreaming) << "who cannot pay is done";
}

// DR-I
TEST(DreamRunnersRules, DR_I_SerenityIsBoughtAfterEverybodysSegmentAllAtOnce) {
  Story story = improving(2);
  story.with_coins(first, 5).with_coins(second, 6).all_lock();
  story.does(first, "pass");
  EXPECT_EQ(story.turn().seats, SeatSet(second));
  story.does(second, "pass");
  EXPECT_EQ(story.turn().seats, SeatSet(first) | second);
  story.does(second, "calm").does(first, "finish").does(second, "finish");
  EXPECT_EQ(story.serenity(second), 21);
  EXPECT_EQ(story.coins(first), 6);
  EXPECT_EQ(story.phase(), Phase::dreaming);
}

// DR-I, DR-C4
TEST(DreamRunnersRules, DR_I_AtThirtySerenityIsNotForSale) {
  Story story = improving(1);
  story.with_coins(first, 20).with_serenity(first, 29).all_lock().does(first, "pass");
  story.does(first, "calm");
  EXPECT_EQ(story.serenity(first), 30);
  EXPECT_EQ(story.phase(), Phase::dreaming);
}

// DR-I
TEST(DreamRunnersRules, DR_I_ABoughtSegmentIsPlayedFromTheNextTurnOn) {
  Story story = improving(1);
  story.with_coins(first, 4).all_lock().does(first, "buy s17").chance("offer s18");
  story.all_pass().next_dream();
  EXPECT_TRUE(story.offers(first, "place s17 at d4"));
}

}  // namespace
}  // namespace reverie::dream_runners::testing
