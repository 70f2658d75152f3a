// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "core/log.hpp"
#include "games/replay.hpp"
#include "reverie_process.hpp"

namespace reverie::testing {
namespace {

namespace json = boost::json;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

json::object json_of(const Finished& run) {
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(count_of(run.out, "\n"), 1);
  return json::parse(run.out).as_object();
}

double number(const json::value& value) { return value.to_number<double>(); }

TEST(Sim, TheJsonHasEveryFigureAndNothingElseIsPrinted) {
  const Workplace here;
  const Finished run =
      here.run({"sim", "onirim", "--seats", "thumb,random", "--options", "players=2", "--games",
                "60", "--seed", "7", "--threads", "2", "--json", "-"});
  EXPECT_EQ(run.err, "");
  const json::object report = json_of(run);
  EXPECT_EQ(report.at("game"), "onirim");
  EXPECT_EQ(report.at("options"), (json::value{{"players", 2}, {"hands", "open"}}));
  EXPECT_EQ(report.at("seed"), 7);
  EXPECT_EQ(report.at("budget"), "1000sims");
  EXPECT_EQ(report.at("threads"), 2);
  EXPECT_EQ(report.at("games"), 60);
  EXPECT_GT(number(report.at("seconds")), 0);
  EXPECT_NEAR(number(report.at("games_per_second")), 60 / number(report.at("seconds")), 1e-6);
  EXPECT_GT(number(report.at("decisions_per_second")), number(report.at("games_per_second")));
  EXPECT_GT(number(report.at("mean_length")), 8);
  const json::array& seats = report.at("seats").as_array();
  ASSERT_EQ(seats.size(), 2);
  EXPECT_EQ(seats[0].at("agent"), "thumb");
  EXPECT_EQ(seats[1].at("agent"), "random");
  for (const json::value& seat : seats) {
    EXPECT_DOUBLE_EQ(number(seat.at("win_rate")), number(seat.at("wins")) / 60);
    EXPECT_LE(number(seat.at("ci95").at(0)), number(seat.at("win_rate")));
    EXPECT_GE(number(seat.at("ci95").at(1)), number(seat.at("win_rate")));
    EXPECT_GE(number(seat.at("mean_score")), 0);
    EXPECT_LE(number(seat.at("mean_score")), 8);
  }
}

TEST(Sim, TheClockCountsAllOfTheThinking) {
  const Workplace here;
  const json::object report =
      json_of(here.run({"sim", "onirim", "--seats", "tree:20ms", "--games", "1", "--json", "-"}));
  // No game ends within five turns, and each begins with a choice thought over for 20 ms.
  EXPECT_GE(number(report.at("seconds")), 0.1);
}

TEST(Sim, TheNumberOfThreadsChangesNoResult) {
  const Workplace here;
  for (const char* agent : {"thumb", "tree:20sims"}) {
    json::object alone;
    for (const char* threads : {"1", "2", "5"}) {
      json::object report = json_of(here.run({"sim", "onirim", "--seats", agent, "--games", "40",
                                              "--seed", "9", "--threads", threads, "--json", "-"}));
      for (const char* varying :
           {"threads", "seconds", "games_per_second", "decisions_per_second"}) {
        report.erase(varying);
      }
      if (alone.empty()) alone = report;
      EXPECT_EQ(report, alone) << agent << " on " << threads << " threads";
    }
  }
}

TEST(Sim, AnotherSeedGivesOtherGames) {
  const Workplace here;
  const auto length = [&](const char* seed) {
    return json_of(here.run({"sim", "onirim", "--games", "50", "--seed", seed, "--json", "-"}))
        .at("mean_length");
  };
  EXPECT_NE(length("1"), length("2"));
}

TEST(Sim, LogsAreKeptAndHold) {
  const Workplace here;
  const Finished run =
      here.run({"sim", "onirim", "--games", "5", "--seed", "3", "--logs", "deep/logs"});
  EXPECT_EQ(run.code, 0);
  std::vector<std::string> files = {"verify"};
  for (int i = 0; i < 5; ++i) files.push_back("deep/logs/onirim-3-" + std::to_string(i) + ".jsonl");
  const Finished verified = here.run(files);
  EXPECT_EQ(verified.code, 0) << verified.err;
  EXPECT_EQ(count_of(verified.out, ": ok "), 5);
}

TEST(Sim, TheTableAndTheFileAreWrittenTogether) {
  const Workplace here;
  const Finished run = here.run({"sim", "onirim", "--games", "10", "--json", "results.json"});
  EXPECT_THAT(run.out,
              AllOf(HasSubstr("95 % interval"), HasSubstr("random"), HasSubstr("games/s")));
  EXPECT_EQ(json::parse(here.read("results.json")).at("games"), 10);
}

TEST(Sim, CtrlCReportsTheGamesThatAreFinished) {
  const Workplace here;
  const Finished run = here.run_and_interrupt(
      {"sim", "onirim", "--games", "1000000000", "--json", "-"}, std::chrono::milliseconds(500));
  EXPECT_EQ(run.code, 130);
  const json::value report = json::parse(run.out);
  EXPECT_GT(number(report.at("games")), 0);
  EXPECT_LT(number(report.at("games")), 1e9);
  EXPECT_EQ(number(report.at("games_asked")), 1e9);
}

TEST(Sim, WhatWasStoppedEarlySaysSo) {
  const Workplace here;
  const Finished run = here.run_and_interrupt({"sim", "onirim", "--games", "1000000000"},
                                              std::chrono::milliseconds(100));
  EXPECT_THAT(run.out, HasSubstr("of 1,000,000,000 games."));
  EXPECT_THAT(here.run({"sim", "onirim", "--games", "10"}).out, Not(HasSubstr("Stopped early")));
}

TEST(Sim, WishingTwiceLosesNoResults) {
  const Workplace here;
  for (int i = 0; i < 5; ++i) {
    const Finished run =
        here.run_and_interrupt({"sim", "onirim", "--games", "1000000000", "--json", "-"},
                               std::chrono::milliseconds(100), 2);
    EXPECT_EQ(run.code, 130);
    EXPECT_GT(number(json::parse(run.out).at("games")), 0);
  }
}

TEST(Sim, CtrlCDoesNotHideThatTheResultsAreLost) {
  const Workplace here;
  const Finished run =
      here.run_and_interrupt({"sim", "onirim", "--games", "1000000000", "--json", "/dev/full"},
                             std::chrono::milliseconds(500));
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.err, HasSubstr("cannot write '/dev/full'"));
}

TEST(Sim, LevelsRaceAtTheirPace) {
  const Workplace here;
  const json::object report = json_of(here.run(
      {"sim", "dream_runners", "--seats", "gentle,thumb@500ms", "--games", "10", "--json", "-"}));
  const json::array& seats = report.at("seats").as_array();
  EXPECT_THAT(std::string(seats.at(0).at("agent").as_string()), HasSubstr("hasty@"));
  EXPECT_EQ(seats.at(1).at("agent"), "thumb@500ms");
  EXPECT_GT(number(seats.at(1).at("wins")), number(seats.at(0).at("wins")));
}

TEST(Tune, CtrlCStillGivesWeights) {
  const Workplace here;
  const Finished run =
      here.run_and_interrupt({"tune", "onirim", "--generations", "900", "--population", "4",
                              "--games", "20", "--out", "w.json"},
                             std::chrono::milliseconds(500));
  EXPECT_EQ(run.code, 130);
  EXPECT_THAT(run.err, HasSubstr("Generation 1 of 900"));
  EXPECT_TRUE(json::parse(here.read("w.json")).is_object());
}

TEST(Tune, EveryGenerationIsToldAndWhetherAnythingBetterWasFound) {
  const Workplace here;
  const Finished run =
      here.run({"tune", "onirim", "--generations", "3", "--population", "4", "--games", "20"});
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(count_of(run.err, "Generation "), 3);
  EXPECT_EQ(count_of(run.err, "\n"), 4);
  EXPECT_EQ(
      count_of(run.err, "Found better weights: ") + count_of(run.err, "Found nothing better: "), 1);
  EXPECT_TRUE(json::parse(run.out).is_object());
}

}  // namespace
}  // namespace reverie::testing
