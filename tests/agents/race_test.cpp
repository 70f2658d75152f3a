// SPDX-License-Identifier: Apache-2.0
// Bots against each other and against the sand, without anybody waiting for them.
#include <gtest/gtest.h>

#include "agents/arena.hpp"
#include "agents/level.hpp"
#include "agents/pace.hpp"
#include "games/replay.hpp"
#include "support/house_content.hpp"

namespace reverie {
namespace {

constexpr std::int64_t plenty = 1'000'000;
constexpr std::uint32_t usual_mood = 100;

TEST(StepTime, IsForAsLongAsATimerRunsQuickerOrSlowerThanUsual) {
  const BotSpec bot{"thumb", {}, 4000};
  std::uint32_t least = 1000;
  std::uint32_t most = 0;
  int quick = 0;
  constexpr int draws = 2000;
  for (std::uint64_t draw = 0; draw < draws; ++draw) {
    EXPECT_EQ(mood_of(draw), mood_of(draw));
    least = std::min(least, mood_of(draw));
    most = std::max(most, mood_of(draw));
    quick += mood_of(draw) < usual_mood ? 1 : 0;
  }
  EXPECT_EQ(least, 40);
  EXPECT_EQ(most, 250);
  EXPECT_NEAR(quick, draws * 0.5, 100);
  EXPECT_EQ(step_time(bot, 50, plenty, 7) * 2, step_time(bot, usual_mood, plenty, 7) / 2 * 2);
}

TEST(StepTime, VariesAroundThePaceOfTheBot) {
  const BotSpec bot{"thumb", {}, 4000};
  std::int64_t least = plenty;
  std::int64_t most = 0;
  for (std::uint64_t draw = 0; draw < 1000; ++draw) {
    const std::int64_t time = step_time(bot, usual_mood, plenty, draw);
    EXPECT_EQ(time, step_time(bot, usual_mood, plenty, draw));
    least = std::min(least, time);
    most = std::max(most, time);
  }
  EXPECT_GE(least, 2000);
  EXPECT_LT(least, 2100);
  EXPECT_LT(most, 6000);
  EXPECT_GT(most, 5900);
}

TEST(StepTime, GrowsShortWithTheTimeThatIsLeft) {
  const BotSpec bot{"thumb", {}, 4000};
  EXPECT_EQ(step_time(bot, usual_mood, 400, 1), 100);
  EXPECT_EQ(step_time(bot, usual_mood, 0, 1), 0);
  EXPECT_EQ(step_time(bot, usual_mood, -5, 1), 0);
  EXPECT_EQ(step_time(BotSpec{"thumb", {}}, usual_mood, plenty, 1), 0);
}

Log race(const std::vector<std::string>& seats, std::uint64_t number, int seconds) {
  ArenaPlan plan;
  plan.game = *testing::shelf_of_house().make("dream_runners",
                                              {"{\"players\":" + std::to_string(seats.size()) +
                                               ",\"seconds\":" + std::to_string(seconds) + "}"});
  for (const std::string& seat : seats) plan.seats.push_back(*read_bot(*plan.game, seat, {}));
  return *make_arena(plan, testing::content_of_house()).value()->play(number, true).log;
}

int inputs(const Log& log, Actor actor, std::string_view action) {
  return static_cast<int>(std::ranges::count_if(log.inputs, [&](const LogInput& input) {
    return input.by == actor && input.action == action;
  }));
}

TEST(Race, TheQuickerLocksFirstInEveryTurn) {
  const Log log = race({"thumb@20000ms", "thumb@1000ms"}, 1, 30);
  bool is_locked = false;
  for (const LogInput& input : log.inputs) {
    if (input.by.is_chance()) is_locked = false;
    if (input.action != "lock") continue;
    if (input.by == Seat{1}) is_locked = true;
    EXPECT_TRUE(is_locked);
  }
  EXPECT_EQ(inputs(log, Seat{1}, "lock"), 8);
  EXPECT_EQ(log.header.seats[1], "bot:thumb:1000sims@1000ms");
}

TEST(Race, TheSandRunsOutForWhoeverIsTooSlow) {
  const Log log = race({"random@60000ms", "thumb@500ms"}, 2, 10);
  EXPECT_GT(std::ranges::count_if(log.inputs, [](const auto& in) { return in.by.is_clock(); }), 0);
  EXPECT_TRUE(verify(testing::shelf_of_house(), log));
}

TEST(Race, WithoutAPaceNoSandRunsOut) {
  const Log log = race({"thumb", "thumb"}, 3, 10);
  EXPECT_EQ(std::ranges::count_if(log.inputs, [](const auto& in) { return in.by.is_clock(); }), 0);
}

/// Of the first games of a series, those that the second level wins: always the same number on
/// every machine.
int wins_of_the_second(const std::string& first, const std::string& second, std::uint64_t games) {
  ArenaPlan plan;
  plan.game = *testing::shelf_of_house().make("dream_runners", {R"({"players":2})"});
  for (const std::string& level : {first, second}) {
    plan.seats.push_back(*read_bot(*plan.game, level, {}));
  }
  const auto arena = make_arena(plan, testing::content_of_house());
  int won = 0;
  for (std::uint64_t i = 0; i < games; ++i) won += (*arena)->play(i, false).seats[1].won ? 1 : 0;
  return won;
}

// A step of 97 % was a wall.
TEST(Race, FromGentleToSteadyIsAStepThatAPersonCanGrowOver) {
  constexpr int games = 200;
  const int won = wins_of_the_second("gentle", "steady", games);
  EXPECT_GE(won, games * 65 / 100);
  EXPECT_LE(won, games * 85 / 100);
}

TEST(Race, LevelsAreNamedAsPeopleChooseThem) {
  const auto game = *testing::shelf_of_house().make("dream_runners", {});
  EXPECT_EQ(read_bot(*game, "deep", {}), bot_of(*game, Level::deep));
  EXPECT_GT(bot_of(*game, Level::gentle).pace, bot_of(*game, Level::deep).pace);
  EXPECT_EQ(read_bot(*game, "thumb", {})->mind, "thumb");
  EXPECT_EQ(read_bot(*game, "gentel", {}).error().what,
            "there is no bot 'gentel'; did you mean 'gentle'?");
  EXPECT_EQ(
      read_bot(*game, "x:5sims", {}).error().what,
      "there is no bot 'x'; known are: gentle, steady, deep, random, hasty, thumb, flat, tree");
}

}  // namespace
}  // namespace reverie
