// SPDX-License-Identifier: Apache-2.0
// The drawn game in a pseudo terminal.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/log.hpp"
#include "reverie_process.hpp"

namespace reverie::testing {
namespace {

using ::testing::AllOf;
using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* ctrl_c = "\x03";
constexpr const char* ctrl_d = "\x04";
const std::vector<std::string> solo = {"play", "onirim", "--seed", "1", "--save", "g"};

TEST(TerminalGame, IsDrawnInColourOnAScreenOfItsOwn) {
  const Workplace here;
  const Finished run = here.run_in_terminal(solo, {"1\n", "q\n"});
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, AllOf(HasSubstr("\x1b[?1049h"), HasSubstr("\x1b[2J"), HasSubstr("R☀"),
                             HasSubstr("\x1b[1;38;5;"), HasSubstr("u undo")));
  EXPECT_LT(run.out.find("\x1b[?1049l"), run.out.rfind("Saved: g"));
}

TEST(TerminalGame, NoColorIsRespected) {
  const Workplace here;
  const Finished run = here.run_in_terminal(solo, {"h\n", "q\n"}, true);
  EXPECT_THAT(run.out, AllOf(HasSubstr("R☀"), Not(HasSubstr("\x1b[1;38;5;"))));
}

TEST(TerminalGame, PlainIsPlainEvenHere) {
  const Workplace here;
  auto plain = solo;
  plain.emplace_back("--plain");
  const Finished run = here.run_in_terminal(plain, {"1\n", "q\n"});
  EXPECT_THAT(run.out, AllOf(Not(HasSubstr("\x1b")), HasSubstr("Your hand: ")));
}

TEST(TerminalGame, CtrlCSavesAndGivesTheTerminalBack) {
  const Workplace here;
  const Finished run = here.run_in_terminal(solo, {"1\n", ctrl_c});
  EXPECT_EQ(run.code, 130);
  EXPECT_THAT(run.out, AllOf(HasSubstr("\x1b[?1049l"), HasSubstr("--resume g")));
  const auto log = read_log(here.read("g"));
  ASSERT_TRUE(log.has_value());
  EXPECT_EQ(std::ranges::count_if(log->inputs, [](const LogInput& i) { return i.by.is_seat(); }),
            1);
}

// Ten minutes of thought: whoever waited for it would not see these tests end.
const std::string long_thought = "600000ms";

TEST(TerminalGame, CtrlCSavesWhileAHintIsThoughtAbout) {
  const Workplace here;
  auto slow = solo;
  slow.insert(slow.end(), {"--budget", long_thought});
  const Finished run = here.run_in_terminal_and_interrupt(slow, {"1\n", "h\n"}, "Thinking about");
  EXPECT_EQ(run.code, 130);
  EXPECT_LT(run.out.find("\x1b[?1049l"), run.out.rfind("--resume g"));
  const auto log = read_log(here.read("g"));
  ASSERT_TRUE(log.has_value());
  EXPECT_EQ(std::ranges::count_if(log->inputs, [](const LogInput& i) { return i.by.is_seat(); }),
            1);
}

TEST(TerminalGame, CtrlCSavesWhileABotThinks) {
  const Workplace here;
  for (const bool plain : {false, true}) {
    std::vector<std::string> watching = {"play",   "onirim",
                                         "--seat", "bot:tree:" + long_thought,
                                         "--save", plain ? "plain" : "drawn"};
    if (plain) watching.emplace_back("--plain");
    const Finished run = here.run_in_terminal_and_interrupt(watching, {}, "Bot is thinking");
    EXPECT_EQ(run.code, 130);
    EXPECT_THAT(run.out, HasSubstr("To go on: "));
    EXPECT_TRUE(read_log(here.read(watching[5])).has_value());
  }
}

TEST(TerminalGame, ATerminalThatIsClosedTakesNoGameAlong) {
  // The end of the input and the signal come at the same time: who is asked notices either.
  const auto ended_well = AnyOf(0, 129);
  const Workplace here;
  EXPECT_THAT(here.run_in_terminal_and_close_it(solo, {"1\n"}, "You play"), ended_well);
  EXPECT_TRUE(read_log(here.read("g")).has_value());
  const std::vector<std::string> slow = {"play",       "onirim", "--budget",
                                         long_thought, "--save", "thinking"};
  EXPECT_THAT(here.run_in_terminal_and_close_it(slow, {"h\n"}, "Thinking about"), ended_well);
  EXPECT_TRUE(read_log(here.read("thinking")).has_value());
}

TEST(TerminalGame, CtrlDEndsLikeQuitting) {
  const Workplace here;
  const Finished run = here.run_in_terminal(solo, {ctrl_d});
  EXPECT_EQ(run.code, 0);
  EXPECT_TRUE(read_log(here.read("g")).has_value());
}

TEST(TerminalGame, TheRulesFillAPageOfTheirOwn) {
  const Workplace here;
  const Finished run = here.run_in_terminal(solo, {"?\n", "\n", "q\n"});
  EXPECT_THAT(run.out, AllOf(HasSubstr("ON-P1"), HasSubstr("Enter to go on")));
}

}  // namespace
}  // namespace reverie::testing
