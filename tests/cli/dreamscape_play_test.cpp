// SPDX-License-Identifier: Apache-2.0
// Dreamscape at a terminal, through a pipe.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

#include "core/log.hpp"
#include "games/replay.hpp"
#include "reverie_process.hpp"
#include "support/house_content.hpp"

namespace reverie::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

/// A game for learning is the shortest.
std::vector<std::string> play(const std::string& language = "en") {
  return {"play",   "dreamscape", "--seed",     "3",         "--save",       "g",      "--seat",
          "person", "--seat",     "bot:random", "--options", "length=first", "--lang", language};
}

/// The first of every menu, until the game is over: turns end because nothing goes on for ever.
/// What that gives up is meant; where nothing is asked, the answer is none of the choices.
std::string first_of_every_menu() { return repeated("1\ny\n", 4000); }

TEST(PlayDreamscape, AWholeGameIsPlayedToItsEndScreen) {
  const Workplace here;
  const Finished run = here.run(play(), first_of_every_menu());
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_THAT(run.out, AllOf(HasSubstr("The game is over."), HasSubstr("Dream cards"),
                             HasSubstr("The log of this game: g")));
  const auto log = read_log(here.read("g"));
  ASSERT_TRUE(log.has_value());
  ASSERT_TRUE(log->footer.result.has_value());
  EXPECT_TRUE(verify(shelf_of_house(), *log).has_value());
}

TEST(PlayDreamscape, OneLooksAtACellAtALocationAndAtTheWholeTable) {
  const Workplace here;
  const Finished run = here.run(play(), "v c3\nv 2\nv zz\nV\nq\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, AllOf(HasSubstr("c3, you: height 0; none."), HasSubstr("Location 2, "),
                             HasSubstr("nothing called “zz”"), HasSubstr("The table, closer")));
  EXPECT_EQ(count_of(run.out, "Ways between locations"), 2) << "at first, and on request";
}

// A location has the number of its key too; the person is not taken for choosing from the menu.
TEST(PlayDreamscape, LookingDoesNothing) {
  const Workplace here;
  EXPECT_EQ(here.run(play(), "v 1\nv 2\nq\n").code, 0);
  const auto log = read_log(here.read("g"));
  ASSERT_TRUE(log.has_value());
  for (const LogInput& input : log->inputs) {
    EXPECT_FALSE(input.by == Actor(Seat{0})) << input.action;
  }
}

TEST(PlayDreamscape, IsToldInThreeLanguages) {
  static const std::regex key(R"((cli|core|dreamscape)\.[a-z]+\.[a-z_.]+)");
  for (const char* language : {"en", "fr", "it"}) {
    const Workplace here;
    const Finished run = here.run(play(language), "?\nxx\nu\nn\nv\n" + first_of_every_menu());
    EXPECT_EQ(run.code, 0);
    std::smatch found;
    EXPECT_FALSE(std::regex_search(run.out, found, key)) << found.str();
  }
}

// Nothing hides behind an example where lines scroll.
TEST(PlayDreamscape, PlainLinesListEveryWay) {
  const Workplace here;
  const Finished run = here.run(play(), "1\nq\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, Not(HasSubstr("Move: “")));
}

// DS-T1: what a turn leaves is lost for good, so it is asked once; whoever has nothing left
// to do is not asked.
TEST(PlayDreamscape, WhatATurnGivesUpIsAskedBefore) {
  const Workplace here;
  const Finished run = here.run(play(), "1\nsleep\nn\nsleep\ny\nq\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(count_of(run.out, "would be given up. Really?"), 2);
  const auto log = read_log(here.read("g"));
  ASSERT_TRUE(log.has_value());
  const auto slept = std::ranges::count_if(log->inputs, [](const LogInput& input) {
    return input.by == Actor(Seat{0}) && input.action == "sleep";
  });
  EXPECT_EQ(slept, 1);
}

// What is drawn and what is told on request go through a real terminal too.
TEST(PlayDreamscape, IsDrawnInATerminal) {
  const Workplace here;
  const Finished run = here.run_in_terminal(play(), {"v e2\n", "v\n", "q\n", "q\n"});
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, AllOf(HasSubstr("Cycle 1 of 4"), HasSubstr("e2, you: height 0"),
                             HasSubstr("The table, closer")));
  EXPECT_THAT(run.out, Not(HasSubstr("cli.")));
}

}  // namespace
}  // namespace reverie::testing
