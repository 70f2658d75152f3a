// SPDX-License-Identifier: Apache-2.0
// A window that is made bigger or smaller during a game, in a pseudo terminal.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/log.hpp"
#include "reverie_process.hpp"

namespace reverie::testing {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string enter_drawing = "\x1b[?1049h";
const std::string leave_drawing = "\x1b[?1049l";
const std::string clear_screen = "\x1b[2J";
const std::vector<std::string> solo = {"play", "onirim", "--seed", "1", "--save", "g"};
const WindowSize usual = {.columns = 80, .lines = 24};
const WindowSize big = {.columns = 120, .lines = 40};
const WindowSize small = {.columns = 60, .lines = 20};
// It ends like every question does, so that more is typed when it stands there again.
const std::string half_typed = "play red ";

/// What was written between the first of one and the next of the other.
std::string between(const std::string& text, const std::string& from, const std::string& to) {
  const auto start = text.find(from);
  if (start == std::string::npos) return {};
  return text.substr(start + from.size(), text.find(to, start) - start - from.size());
}

std::vector<std::string> moves_in(const std::string& text) {
  std::vector<std::string> moves;
  const auto log = read_log(text);
  if (!log) return moves;
  for (const LogInput& input : log->inputs) {
    if (input.by.is_seat()) moves.push_back(input.action);
  }
  return moves;
}

TEST(Window, AResizedOneIsDrawnAgainWithWhatWasHalfTyped) {
  const Workplace here;
  const Finished run =
      here.run_in_terminal_and_resize(solo, {half_typed}, half_typed, {big}, {"sun\n", "q\n"});
  const std::string again = run.out.substr(run.out.find(half_typed) + half_typed.size());
  EXPECT_THAT(again.substr(0, again.find("sun\r\n")),
              AllOf(HasSubstr(clear_screen), HasSubstr("R☀"), EndsWith("> " + half_typed)));
  EXPECT_EQ(moves_in(here.read("g")), std::vector<std::string>{"play red sun"});
}

TEST(Window, ATooSmallOneIsToldInWordsUntilItIsBigEnoughAgain) {
  const Workplace here;
  const Finished run = here.run_in_terminal_and_resize(solo, {"1\n", half_typed}, half_typed,
                                                       {small, usual}, {"moon\n", "q\n"});
  const std::string in_words = between(run.out, leave_drawing, enter_drawing);
  EXPECT_THAT(in_words, AllOf(HasSubstr("80 columns by 24 lines"), HasSubstr("Your hand: "),
                              Not(HasSubstr("\x1b")), EndsWith("> " + half_typed + "\r\n")));
  EXPECT_EQ(count_of(run.out, enter_drawing), 2);
  EXPECT_THAT(run.out.substr(run.out.rfind(enter_drawing)),
              AllOf(HasSubstr("R☀"), HasSubstr("> " + half_typed)));
}

TEST(Window, ThatIsTooSmallAgainGoesOnBelowTheWords) {
  const Workplace here;
  const Finished run = here.run_in_terminal_and_resize(solo, {half_typed}, half_typed,
                                                       {small, big, small}, {"sun\n", "q\n"});
  EXPECT_EQ(count_of(run.out, half_typed + "\r\n" + enter_drawing), 1);
  EXPECT_EQ(count_of(run.out, leave_drawing + "The drawn table needs"), 2);
}

TEST(Window, ATooSmallOneTellsOnlyTheLatestNews) {
  const Workplace here;
  const std::vector<std::string> moves(12, "1\n");
  const Finished run = here.run_in_terminal_and_resize(solo, moves, "", {small}, {"q\n"});
  const std::string news = between(run.out, leave_drawing, "Deck: ");
  EXPECT_LE(count_of(news, "\n"), 8) << news;
}

TEST(Window, ThatGrewFromTooSmallIsDrawn) {
  const Workplace here;
  const Finished run = here.run_in_terminal_and_resize(solo, {}, "", {small, big}, {"1\n", "q\n"});
  EXPECT_THAT(run.out.substr(run.out.rfind(enter_drawing)), HasSubstr("You play"));
}

TEST(Window, ResizedWhileABotThinksIsRightWhenItHasThought) {
  const Workplace here;
  const Finished run =
      here.run_in_terminal_and_resize({"play", "onirim", "--options", "players=2", "--seat",
                                       "bot:tree:1500ms", "--seed", "2", "--save", "g"},
                                      {"1\n"}, "Bot is thinking", {small}, {"q\n"});
  EXPECT_THAT(between(run.out, leave_drawing, "Saved: "),
              AllOf(HasSubstr("80 columns by 24 lines"), HasSubstr("Bot takes the")));
}

TEST(Window, OfARuleBookShowsItsPageAgain) {
  const Workplace here;
  const Finished run =
      here.run_in_terminal_and_resize(solo, {"?\n"}, "Enter to go on", {big}, {"q\n", "q\n"});
  EXPECT_EQ(count_of(run.out, "Enter to go on"), 2);
  EXPECT_EQ(count_of(run.out, "ON-P1"), 2);
}

TEST(Window, OfAReplayIsDrawnAgainOrToldInWords) {
  const Workplace here;
  here.run(solo, "1\n1\nq\n");
  const Finished run = here.run_in_terminal_and_resize({"replay", "g"}, {"3\n"}, "Input 3 of",
                                                       {big, small}, {"q\n"});
  EXPECT_GE(count_of(run.out, clear_screen), 3);
  EXPECT_THAT(run.out.substr(run.out.rfind(leave_drawing)),
              AllOf(HasSubstr("Input 3 of"), HasSubstr("Deck: ")));
}

TEST(Window, BehindACurtainShowsNothingOfTheTable) {
  const Workplace here;
  const std::vector<std::string> moves(8, "1\n");
  const Finished run = here.run_in_terminal_and_resize(
      {"play", "onirim", "--options", "players=2,hands=hidden", "--seed", "1", "--save", "g"},
      moves, "Pass the keyboard", {big, small, usual}, {"q\n"});
  const std::string curtain = run.out.substr(run.out.find("Pass the keyboard"));
  EXPECT_GE(count_of(curtain, "Pass the keyboard"), 4);
  EXPECT_THAT(curtain, AllOf(Not(HasSubstr("Hand")), Not(HasSubstr("hand:"))));
}

}  // namespace
}  // namespace reverie::testing
