// SPDX-License-Identifier: Apache-2.0
// Nobody is hurried from one dream into the next: DR-N at tables with a clock.
#include <gtest/gtest.h>

#include "support/dream_runners_story.hpp"

namespace reverie::dream_runners::testing {
namespace {

using Lines = std::vector<std::string>;

/// After a dream without gains or losses; nobody has a coin but the first player, for the timer.
Story resolved() {
  const Options timed{.players = 2};
  Story story(Box().dream("c1 c1 c1 | c1 c1 c1 | c1 c1 c1").square("... | ... | ...").game(timed));
  story.begun().with_coins(first, 0).with_coins(second, 0);
  return story.lays_square(first).lays_square(second).all_lock();
}

// DR-N
TEST(DreamRunnersRules, DR_N_AtATableWithAClockTheNextDreamWaitsUntilAllAreReady) {
  Story story = resolved();
  EXPECT_EQ(story.phase(), Phase::calming);
  EXPECT_EQ(story.turn().seats, SeatSet(first) | second);
  EXPECT_EQ(story.choices(first), (Lines{"finish"}));
  story.does(second, "finish");
  EXPECT_EQ(story.phase(), Phase::calming);
  story.does(first, "finish");
  EXPECT_EQ(story.phase(), Phase::dreaming);
}

// DR-N
TEST(DreamRunnersRules, DR_N_AfterTwoMinutesTheDreamComesAllTheSame) {
  Story story = resolved();
  const Timer<Action> patience{action("call"), 120'000, 0, 2, false};
  EXPECT_EQ(story.game().timer(story.state()), patience) << "which is nothing to race against";
  story.does(first, "finish");
  EXPECT_EQ(story.game().timer(story.state()), patience);
  story.clock("call");
  EXPECT_TRUE(story.happened("dream_called"));
  EXPECT_EQ(story.phase(), Phase::dreaming);
}

// DR-N, DR-I
TEST(DreamRunnersRules, DR_N_WhoBuysSerenityIsNotReadyBeforeSayingSo) {
  Story story = resolved();
  story.with_coins(first, 3);
  EXPECT_EQ(story.choices(first), (Lines{"calm", "finish"}));
  story.does(first, "calm");
  EXPECT_EQ(story.serenity(first), 21);
  EXPECT_EQ(story.choices(first), (Lines{"finish"}));
  EXPECT_EQ(story.refusal(first, "calm")->message.key, "dream_runners.no.coins_missing");
}

// DR-N
TEST(DreamRunnersRules, DR_N_WithoutAClockNobodyNeedsToSaySo) {
  Story story(Box().dream("c1 c1 c1 | c1 c1 c1 | c1 c1 c1").square("... | ... | ...").game(2));
  story.begun().lays_square(first).lays_square(second).with_coins(first, 0).all_lock();
  EXPECT_EQ(story.phase(), Phase::dreaming);
}

// DR-N, DR-F
TEST(DreamRunnersRules, DR_N_AfterTheLastDreamThereIsNothingToBeReadyFor) {
  Story story = resolved();
  for (int dream = 2; dream <= turns; ++dream) {
    story.all_pass().next_dream().with_coins(first, 0).with_coins(second, 0);
    story.lays_square(first).lays_square(second).all_lock();
  }
  EXPECT_EQ(story.phase(), Phase::over);
}

}  // namespace
}  // namespace reverie::dream_runners::testing
