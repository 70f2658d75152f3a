// SPDX-License-Identifier: Apache-2.0
// The two worked examples of the rulebook. Its pictures are lost; dreams and segments are such that
// every figure of its text is met.
#include <gtest/gtest.h>

#include "support/dream_runners_story.hpp"

namespace reverie::dream_runners::testing {
namespace {

// DR-B1, DR-B2, DR-B3, DR-B4: the example beside the resolution
TEST(DreamRunnersExamples, AResolution) {
  Story story(Box().dream("n1 b k | n2 c1 c1 | c1 c1 c1").square("R2G | ... | ...").game(1));
  story.begun().lays_square(first).does(first, "place s2 at b4").does(first, "lock");
  EXPECT_EQ(story.all_told("incoherent"),
            (std::vector<std::string>{R"({"seat":0,"missing":1,"surplus":1})"}));
  EXPECT_EQ(story.all_told("haunted").size(), 1U);
  EXPECT_EQ(story.serenity(first), 20 - 2 - 2);
  EXPECT_EQ(story.keys(first), 1);
  EXPECT_EQ(story.fragments(first), "b b");
}

// DR-A1, DR-B, DR-B5, DR-P4, DR-I, DR-N: the example of a full turn
TEST(DreamRunnersExamples, AFullTurn) {
  const Seat alice = first;
  const Seat bob = second;
  Story story(Box()
                  .dream("k c2 chest2 | c1 c1 c1 | c1 c1 n2")
                  .square("G2G | ... | ...")
                  .chests("* c4")
                  .game(2));
  story.begun().with_serenity(alice, 30).with_serenity(bob, 30);
  story.all_lock().all_pass().next_dream();
  story.does(bob, "lock").does(alice, "lock").all_pass().next_dream();
  ASSERT_EQ(story.view(alice).turn, 3);
  ASSERT_EQ(story.state().first, bob);
  story.with_serenity(alice, 20).with_coins(alice, 0).with_keys(alice, 1);
  story.with_fragments(alice, "b b w o").with_coins(bob, 4).with_serenity(bob, 20);

  // The creation: Alice is done first.
  story.lays_square(alice).does(alice, "place s2 at b4").does(alice, "lock");
  EXPECT_EQ(story.coins(alice), 1);
  EXPECT_EQ(story.state().first, alice);

  // The resolution: a key, four coins, and a chest for two keys.
  story.does(bob, "lock").does(alice, "open once");
  EXPECT_EQ(story.keys(alice), 2);
  EXPECT_EQ(story.coins(alice), 5);
  story.chance("reveal h7");
  EXPECT_EQ(story.keys(alice), 0);
  EXPECT_EQ(story.coins(alice), 9);
  story.does(alice, "choose green");
  EXPECT_EQ(story.stars(alice), 1);
  EXPECT_EQ(story.fragments(alice), "b");
  EXPECT_EQ(story.serenity(alice), 20 - 2 - 2) << "two cells of incoherence, and a nightmare";

  // The improvement: a segment that gives a coin, and after Bob's two serenity for six coins.
  EXPECT_EQ(story.turn().seats, SeatSet(alice));
  story.does(alice, "buy s23").chance("offer s24");
  EXPECT_EQ(story.coins(alice), 6);
  story.does(bob, "buy s29").chance("offer s30");
  story.does(alice, "calm").does(alice, "calm");
  EXPECT_EQ(story.coins(alice), 0);
  EXPECT_EQ(story.serenity(alice), 18);

  // The next turn: tile and chest are gone.
  EXPECT_EQ(story.phase(), Phase::dreaming);
  EXPECT_FALSE(story.view(alice).dream);
  EXPECT_EQ(story.view(alice).chests[1].unseen.size(), 5U);
}

}  // namespace
}  // namespace reverie::dream_runners::testing
