// SPDX-License-Identifier: Apache-2.0
// Dream Runners at a terminal, through a pipe: several act at once at one keyboard, and no clock
// runs.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

#include "core/log.hpp"
#include "games/replay.hpp"
#include "reverie_process.hpp"
#include "support/files.hpp"
#include "support/house_content.hpp"

namespace reverie::testing {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

std::vector<std::string> play(const std::vector<std::string>& more) {
  std::vector<std::string> words = {"play", "dream_runners", "--seed", "3", "--save", "g"};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

const std::vector<std::string> against_a_bot = {"--seat", "person", "--seat", "bot:thumb"};

/// Follows the hint, which the menu numbers behind what it lists anyway, until nothing is advised.
std::string obedient(int steps) { return repeated("h\n3\n2\n1\n", steps); }

TEST(PlayDreamRunners, AWholeGameIsPlayedToItsEndScreen) {
  const Workplace here;
  const Finished run = here.run(play(against_a_bot), obedient(400));
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_THAT(run.out, AllOf(HasSubstr("The game is over."), HasSubstr("Serenity"),
                             HasSubstr("The log of this game: g")));
  const auto log = read_log(here.read("g"));
  ASSERT_TRUE(log.has_value());
  ASSERT_TRUE(log->footer.result.has_value());
  EXPECT_TRUE(verify(shelf_of_house(), *log).has_value());
}

// DR-A1, DR-A2: nobody measures time at a terminal.
TEST(PlayDreamRunners, NoClockRunsAtATerminal) {
  const Workplace here;
  EXPECT_EQ(here.run(play(against_a_bot), "q\n").code, 0);
  const auto log = read_log(here.read("g"));
  ASSERT_TRUE(log.has_value());
  EXPECT_THAT(log->header.options.text, HasSubstr(R"("seconds":0)"));
  const Finished timed = here.run(play({"--options", "seconds=30"}), "q\n");
  EXPECT_NE(timed.code, 0);
  EXPECT_THAT(timed.err, AllOf(HasSubstr("no clock runs"), HasSubstr("reverie serve")));
  const Workplace there;
  EXPECT_EQ(there.run(play({"--options", "seconds=0"}), "q\n").code, 0);
  EXPECT_THAT(here.run({"games", "--lang", "en"}).out, HasSubstr("In the terminal no clock runs"));
}

// DR-A: the short forms that the menu shows, and what it answers.
TEST(PlayDreamRunners, SegmentsAreLaidByShortNotation) {
  const Workplace here;
  const auto alone = play({"--options", "players=1"});
  const Finished run = here.run(alone, "p s9 c3\np s1 c3\np s10 c3\nt s9\np s10 c3\nxx\nlock\nq\n");
  ASSERT_THAT(run.out, HasSubstr("You get starting set 3."));
  EXPECT_THAT(run.out, AllOf(HasSubstr("is not yours. (DR-A)"), HasSubstr("lies there already"),
                             HasSubstr("“xx” is none of the choices")));
  const auto log = read_log(here.read("g"));
  ASSERT_TRUE(log.has_value());
  std::vector<std::string> done;
  for (const LogInput& input : log->inputs) {
    if (input.by.is_seat()) done.push_back(input.action);
  }
  EXPECT_THAT(done, ElementsAre("place s9 at c3", "take_back s9", "place s10 at c3", "lock"));
}

// DR-A1: bots lock by themselves, and nobody is always the first.
TEST(PlayDreamRunners, WhoBeginsIsDrawnByLot) {
  int person_first = 0;
  int bot_first = 0;
  for (const char* seed : {"1", "2", "3", "4", "5", "6"}) {
    const Workplace here;
    const Finished run = here.run({"play", "dream_runners", "--seed", seed, "--save", "g", "--seat",
                                   "person", "--seat", "bot:thumb"},
                                  "lock\n1\n1\nq\n");
    person_first += count_of(run.out, "You lock first");
    bot_first += count_of(run.out, "Bot locks first");
  }
  EXPECT_GT(person_first, 0);
  EXPECT_GT(bot_first, 0);
}

// DR-A: two people compose one after the other; with hidden progress the other one looks away.
TEST(PlayDreamRunners, TwoPeopleComposeOneAfterTheOther) {
  const Workplace here;
  const Finished open = here.run(play({}), "lock\nlock\nq\n");
  EXPECT_THAT(open.out, Not(HasSubstr("Pass the keyboard")));
  EXPECT_EQ(count_of(open.out, "gaps."), 2) << "both were resolved";
  const Workplace there;
  const Finished hidden = there.run(play({"--options", "progress=hidden"}), "\nlock\n\nlock\nq\n");
  EXPECT_THAT(hidden.out, AllOf(HasSubstr("Pass the keyboard"), HasSubstr("composes in secret")));
}

TEST(PlayDreamRunners, TheNewsAreRetold) {
  const Workplace here;
  const Finished run = here.run(play(against_a_bot), "n\nq\n");
  EXPECT_THAT(run.out, HasSubstr("What happened"));
  EXPECT_EQ(count_of(run.out, "Dream 1, level 1.\n"), 2);
}

// DR-A2: in a game that was played elsewhere the clock is an actor of its own.
TEST(PlayDreamRunners, AReplayTellsWhatTheClockDid) {
  const Workplace here;
  const std::string text = contents(house("tests/golden/dream_runners-4-branch.jsonl"));
  here.write("timed", text);
  const Log log = read_log(text).value();
  const auto first = std::ranges::find_if(
      log.inputs, [](const LogInput& input) { return input.by == Actor::clock(); });
  ASSERT_NE(first, log.inputs.end());
  const auto at = std::to_string(first - log.inputs.begin() + 1);
  const Finished run = here.run({"replay", "timed", "--at", at, "--lang", "en"});
  EXPECT_EQ(run.code, 0);
  ASSERT_EQ(first->action, "pour");
  EXPECT_THAT(run.out, HasSubstr("clock – Let the sand run"));
}

TEST(PlayDreamRunners, IsToldInThreeLanguages) {
  static const std::regex key(R"((cli|core|dream_runners)\.[a-z]+\.[a-z_.]+)");
  for (const char* language : {"en", "fr", "it"}) {
    const Workplace here;
    std::vector<std::string> words = play(against_a_bot);
    words.insert(words.end(), {"--lang", language});
    const Finished run = here.run(words, "?\nxx\nu\nn\n" + obedient(400));
    EXPECT_EQ(run.code, 0);
    std::smatch found;
    EXPECT_FALSE(std::regex_search(run.out, found, key)) << found.str();
    EXPECT_THAT(run.out, HasSubstr("DR-A1  "));
    const Finished replay = here.run({"replay", "g", "--lang", language}, "\n\n\n40\nb\nq\n");
    EXPECT_EQ(replay.code, 0);
    EXPECT_FALSE(std::regex_search(replay.out, found, key)) << found.str();
  }
}

}  // namespace
}  // namespace reverie::testing
