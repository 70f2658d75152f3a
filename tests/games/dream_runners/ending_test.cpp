// SPDX-License-Identifier: Apache-2.0
// The end: DR-F, DR-F2.
#include <gtest/gtest.h>

#include "support/dream_runners_story.hpp"

namespace reverie::dream_runners::testing {
namespace {

Box quiet() { return Box().dream("c1 c1 c1 | c1 c1 c1 | c1 c1 c1").square("... | ... | ..."); }

void play_quietly(Story& story) {
  for (std::uint8_t i = 0; i < story.game().seats(); ++i) {
    if (!story.player(Seat{i}).awake) story.lays_square(Seat{i});
  }
  story.all_lock().all_pass();
}

/// In the middle of the eighth turn, all compositions laid.
Story last_turn(const Box& box, int players) {
  Story story(box.game(players));
  story.begun();
  for (int turn = 1; turn < 8; ++turn) {
    play_quietly(story);
    story.next_dream();
  }
  for (std::uint8_t i = 0; i < players; ++i) story.lays_square(Seat{i}).with_coins(Seat{i}, 0);
  return story;
}

int points(const Result& result, Seat seat, std::string_view line) {
  for (const ScoreLine& one : result.seats[seat.index].breakdown) {
    if (one.key == "dream_runners.score." + std::string(line)) return one.points;
  }
  return -1;
}

// DR-F
TEST(DreamRunnersRules, DR_F_StarsSerenityAndSegmentsAddUp) {
  Story story = last_turn(quiet(), 2);
  story.with_stars(first, 3).with_serenity(first, 17);
  story.with_segment(first, "s19").with_segment(first, "s28");  // two points and three
  story.all_lock().all_pass();
  ASSERT_EQ(story.phase(), Phase::over);
  const Result result = story.result();
  EXPECT_EQ(result.ending, "dream_runners.ending.eight_turns");
  EXPECT_EQ(result.rule, "DR-F");
  EXPECT_EQ(points(result, first, "stars"), 13);
  EXPECT_EQ(points(result, first, "serenity"), 17);
  EXPECT_EQ(points(result, first, "segments"), 5);
  EXPECT_EQ(result.seats[0].score, 35);
  EXPECT_EQ(result.seats[1].score, 20);
  EXPECT_TRUE(result.seats[0].won);
  EXPECT_FALSE(result.seats[1].won);
}

// DR-F
TEST(DreamRunnersRules, DR_F_TheStarTrackAndItsEnd) {
  const std::vector<int> track = {0, 4, 8, 13, 18, 24, 30, 37, 44, 44, 44};
  for (std::size_t stars = 0; stars < track.size(); ++stars) {
    Story story(quiet().game(2));
    story.begun().with_stars(first, static_cast<int>(stars));
    EXPECT_EQ(story.view(first).players[0].score.stars, track[stars]) << stars << " steps";
  }
}

// DR-F
TEST(DreamRunnersRules, DR_F_InATieMostCoinsWinThenAllShare) {
  Story by_coins = last_turn(quiet(), 3);
  by_coins.with_serenity(third, 19).with_coins(third, 9).with_coins(second, 2);
  by_coins.all_lock().all_pass();
  const Result coins = by_coins.result();
  EXPECT_EQ(by_coins.coins(first), 1) << "for the timer";
  EXPECT_FALSE(coins.seats[0].won);
  EXPECT_TRUE(coins.seats[1].won);
  EXPECT_FALSE(coins.seats[2].won) << "coins do not beat points";

  Story equal = last_turn(quiet(), 3);
  equal.with_serenity(third, 19).with_coins(second, 1).all_lock().all_pass();
  const Result shared = equal.result();
  EXPECT_TRUE(shared.seats[0].won);
  EXPECT_TRUE(shared.seats[1].won);
  EXPECT_FALSE(shared.seats[2].won);
}

// DR-F2
TEST(DreamRunnersRules, DR_F2_TheLastOneAsleepWinsAtOnce) {
  Story story(Box().dream("n3 c1 c1 | c1 c1 c1 | c1 c1 c1").square("... | ... | ...").game(3));
  story.begun().with_serenity(first, 3).with_serenity(third, 2).with_serenity(second, 4);
  story.with_stars(first, 8);
  story.lays_square(first).lays_square(second).lays_square(third).all_lock();
  ASSERT_EQ(story.phase(), Phase::over) << "in the first turn, before anybody buys";
  const Result result = story.result();
  EXPECT_EQ(result.ending, "dream_runners.ending.last_asleep");
  EXPECT_EQ(result.rule, "DR-F2");
  EXPECT_TRUE(result.seats[1].won);
  EXPECT_EQ(result.seats[1].score, 1);
  EXPECT_FALSE(result.seats[0].won);
  EXPECT_EQ(result.seats[0].score, 0) << "stars do not count for who is awake";
  EXPECT_TRUE(result.seats[0].breakdown.empty());
  EXPECT_EQ(story.view(spectator).players[0].score, ScoreView{});
}

// DR-F2
TEST(DreamRunnersRules, DR_F2_IfAllWakeUpInTheSameTurnAllLose) {
  Story story(Box().dream("n3 c1 c1 | c1 c1 c1 | c1 c1 c1").square("... | ... | ...").game(2));
  story.begun().with_serenity(first, 3).with_serenity(second, 1);
  story.lays_square(first).lays_square(second).all_lock();
  const Result result = story.result();
  EXPECT_EQ(result.ending, "dream_runners.ending.all_awake");
  EXPECT_EQ(result.rule, "DR-F2");
  for (const SeatResult& seat : result.seats) EXPECT_FALSE(seat.won);
}

// DR-F2, DR-C1
TEST(DreamRunnersRules, DR_F2_AloneEightTurnsAsleepAreWonAndWakingIsLost) {
  Story asleep = last_turn(quiet(), 1);
  asleep.all_lock().all_pass();
  EXPECT_EQ(asleep.result().ending, "dream_runners.ending.eight_turns");
  EXPECT_TRUE(asleep.result().seats[0].won);
  EXPECT_EQ(asleep.result().seats[0].score, 20);

  Story awake = last_turn(quiet(), 1);
  awake.with_serenity(first, 3).does(first, "take_back s3").all_lock();
  EXPECT_EQ(awake.result().ending, "dream_runners.ending.all_awake");
  EXPECT_FALSE(awake.result().seats[0].won);
}

// DR-F2
TEST(DreamRunnersRules, DR_F2_WakingInTheLastTurnStillLeavesTheOther) {
  Story story = last_turn(quiet(), 2);
  story.with_serenity(first, 9).does(first, "take_back s3").does(first, "take_back s4");
  story.does(first, "take_back s2").does(first, "take_back s1").all_lock();
  EXPECT_EQ(story.result().ending, "dream_runners.ending.last_asleep");
  EXPECT_TRUE(story.result().seats[1].won);
}

}  // namespace
}  // namespace reverie::dream_runners::testing
