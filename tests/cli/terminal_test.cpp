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
constexpr const char* ctrl_z = "\x1a";
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
  const Finished run = here.run_in_terminal(solo, {"h\n", "q\n"}, {.no_colour = true});
  EXPECT_THAT(run.out, AllOf(HasSubstr("R☀"), Not(HasSubstr("\x1b[1;38;5;"))));
}

TEST(TerminalGame, PlainIsPlainEvenHere) {
  const Workplace here;
  auto plain = solo;
  plain.emplace_back("--plain");
  const Finished run = here.run_in_terminal(plain, {"1\n", "q\n"});
  EXPECT_THAT(run.out, AllOf(Not(HasSubstr("\x1b")), HasSubstr("Your hand: ")));
}

TEST(TerminalGame, ArrowKeysAndLongWordsLeaveTheScreenWhole) {
  const Workplace here;
  const Finished run = here.run_in_terminal(
      solo, {"\x1b[A\x1b[A\n", "\x1b[Bx\n", std::string(300, 'y') + "\n", "q\n"});
  EXPECT_THAT(run.out, AllOf(Not(HasSubstr("\x1b[A")), Not(HasSubstr("\x1b[B"))));
  EXPECT_THAT(run.out, HasSubstr("“x” is none of the choices"));
  EXPECT_THAT(run.out, HasSubstr("“" + std::string(39, 'y') + "…” is none of the choices"));
}

TEST(TerminalGame, TheHintNamesTheMarkOfTheScreen) {
  const Workplace here;
  const Finished run = here.run_in_terminal(solo, {"h\n", "q\n"}, {.no_colour = true});
  EXPECT_THAT(run.out, AllOf(HasSubstr("★ is what the bot would do"), HasSubstr("\n★")));
}

TEST(TerminalGame, ATerminalThatCanOnlyPrintIsPlain) {
  const Workplace here;
  const Finished run = here.run_in_terminal(solo, {"1\n", "q\n"}, {.name = "dumb"});
  EXPECT_THAT(run.out,
              AllOf(Not(HasSubstr("\x1b")), HasSubstr("Your hand: "), Not(HasSubstr("smaller"))));
}

TEST(TerminalGame, ATooSmallTerminalIsPlainAndSaysSoOnce) {
  for (const TerminalKind& small : {TerminalKind{.columns = 79}, TerminalKind{.lines = 23}}) {
    const Workplace here;
    const Finished run = here.run_in_terminal(solo, {"1\n", "q\n"}, small);
    EXPECT_THAT(run.out, AllOf(Not(HasSubstr("\x1b")), HasSubstr("Your hand: ")));
    EXPECT_EQ(count_of(run.out, "80 columns by 24 lines"), 1);
  }
}

// Nobody could wake it up here, so it comes back at once: what is written is the same.
TEST(TerminalGame, CtrlZGivesTheScreenBackAndReturnsToTheTable) {
  const Workplace here;
  const Finished run = here.run_in_terminal(solo, {ctrl_z, "q\n"});
  const auto away = run.out.find("\x1b[?1049l\x1b[?1049h");
  ASSERT_NE(away, std::string::npos);
  EXPECT_THAT(run.out.substr(away), HasSubstr("Your turn."));
  EXPECT_EQ(run.code, 0);
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

TEST(TerminalGame, PagesCanBeLeftEarly) {
  const Workplace here;
  // These rules fill several pages: the first q leaves them, the second the game.
  const Finished run = here.run_in_terminal(
      {"play", "dream_runners", "--options", "players=1", "--save", "g"}, {"?\n", "q\n", "q\n"});
  EXPECT_EQ(count_of(run.out, "Enter to go on"), 1);
  EXPECT_THAT(run.out, HasSubstr("Saved: g"));
}

}  // namespace
}  // namespace reverie::testing
