// SPDX-License-Identifier: Apache-2.0
// Looking at logs and checking them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/hex.hpp"
#include "core/log.hpp"
#include "reverie_process.hpp"
#include "support/files.hpp"

namespace reverie::testing {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class Logs : public ::testing::Test {
 protected:
  Logs() {
    const Finished sim = here_.run({"sim", "onirim", "--games", "1", "--seed", "1", "--logs", "."});
    EXPECT_EQ(sim.code, 0);
    text_ = here_.read("onirim-1-0.jsonl");
    here_.write("good", text_);
  }

  Workplace here_;
  std::string text_;
};

TEST_F(Logs, AGoodOneIsOkWithItsHash) {
  const Finished run = here_.run({"verify", "good"});
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(run.out, "good: ok " + to_hex(read_log(text_)->footer.hash) + "\n");
  EXPECT_EQ(run.err, "");
}

TEST_F(Logs, ADamagedOneIsNamedWithItsLine) {
  here_.write("cut", text_.substr(0, text_.size() / 2));
  here_.write("junk", text_ + "junk\n");
  auto log = *read_log(text_);
  const auto first_move =
      std::ranges::find_if(log.inputs, [](const LogInput& input) { return input.by.is_seat(); });
  first_move->action = "claim";
  here_.write("illegal", write_log(log));
  const Finished run = here_.run({"verify", "cut", "good", "junk", "illegal"});
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.out, AllOf(StartsWith("good: ok "), EndsWith("\n")));
  const auto lines = lines_of(run.err);
  ASSERT_EQ(lines.size(), 3);
  EXPECT_THAT(lines[0], StartsWith("cut:"));
  EXPECT_THAT(lines[1], StartsWith("junk:"));
  const auto line = line_of_input(static_cast<std::size_t>(first_move - log.inputs.begin()));
  EXPECT_THAT(lines[2], StartsWith("illegal:" + std::to_string(line) + ": "));
}

TEST_F(Logs, TheNameOfAFileIsNotObeyedByTheTerminal) {
  const std::string name = "\x1b[2Jname";
  here_.write(name, text_);
  const Finished good = here_.run({"verify", name});
  EXPECT_THAT(good.out, AllOf(HasSubstr("name: ok "), Not(HasSubstr("\x1b"))));
  here_.write(name, "junk\n");
  EXPECT_THAT(here_.run({"verify", name}).err,
              AllOf(HasSubstr("name:1: "), Not(HasSubstr("\x1b"))));
  EXPECT_THAT(here_.run({"verify", name + "s"}).err, Not(HasSubstr("\x1b")));
}

TEST_F(Logs, WhatADamagedOneSaysIsNotObeyedByTheTerminal) {
  auto log = *read_log(text_);
  log.inputs.front().action = "draw \x1b[2J" + std::string(10'000, 'x');
  here_.write("hostile", write_log(log));
  for (const char* command : {"verify", "replay"}) {
    const Finished run = here_.run({command, "hostile"});
    EXPECT_NE(run.code, 0);
    EXPECT_EQ(run.err.find('\x1b'), std::string::npos);
    EXPECT_THAT(run.err, HasSubstr("hostile:"));
    EXPECT_LT(run.err.size(), 1000);
  }
}

TEST_F(Logs, AnotherSeedThanTheOneCommittedToIsFound) {
  auto log = *read_log(text_);
  log.footer.seed = Seed::derive(1, 999);
  here_.write("forged", write_log(log));
  const Finished run = here_.run({"verify", "forged"});
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.err, HasSubstr("the seed is not the one that the first line committed to"));
}

TEST_F(Logs, ADrawThatTheSeedDoesNotGiveIsFound) {
  auto log = *read_log(text_);
  std::string& draw = log.inputs.front().action;
  const std::string due = draw;
  draw = due == "draw red sun" ? "draw blue sun" : "draw red sun";
  here_.write("forged", write_log(log));
  const Finished run = here_.run({"verify", "forged"});
  EXPECT_EQ(run.code, 1);
  EXPECT_EQ(run.err, "forged:2: the seed gives '" + due + "' here, the log says '" + draw + "'\n");
}

TEST_F(Logs, WhatTheSeedOfABranchCannotProveIsSaid) {
  const std::string text = contents(house("tests/golden/onirim-1-branch.jsonl"));
  const Log log = read_log(text).value();
  here_.write("branch", text);
  const Finished run = here_.run({"verify", "branch"});
  EXPECT_EQ(run.code, 3);
  EXPECT_EQ(run.out, "branch: not all proven " + to_hex(log.footer.hash) +
                         ": the draws of the first " + std::to_string(log.header.branch) +
                         " inputs come from another log, whose seed is not in this one\n");
  EXPECT_EQ(here_.run({"verify", "branch", "good"}).code, 3);
  here_.write("junk", "junk\n");
  EXPECT_EQ(here_.run({"verify", "branch", "junk"}).code, 1);
}

TEST_F(Logs, AMoveThatTheRulesRefuseIsRefusedInTheWordsOfTheGame) {
  auto log = *read_log(text_);
  const auto first_move =
      std::ranges::find_if(log.inputs, [](const LogInput& input) { return input.by.is_seat(); });
  first_move->action = "claim";
  here_.write("illegal", write_log(log));
  const std::string line =
      std::to_string(line_of_input(static_cast<std::size_t>(first_move - log.inputs.begin())));
  for (const char* command : {"verify", "replay"}) {
    EXPECT_THAT(here_.run({command, "illegal", "--lang", "en"}).err,
                AllOf(HasSubstr("illegal:" + line + ": “seat1” may not do “claim” here: " +
                                "This cannot be done now, because this is the time for: "),
                      EndsWith(" (ON-T0)\n")))
        << command;
    EXPECT_THAT(here_.run({command, "illegal", "--lang", "fr"}).err,
                HasSubstr("« seat1 » ne peut pas faire « claim » ici : "))
        << command;
  }
}

TEST_F(Logs, AnUnreadableFileIsAnErrorOfItsOwn) {
  const Finished run = here_.run({"verify", "good", "missing"});
  EXPECT_EQ(run.code, 2);
  EXPECT_THAT(run.out, HasSubstr("good: ok"));
}

TEST_F(Logs, ReplayShowsAnyPositionAndEnds) {
  const Finished start = here_.run({"replay", "good", "--at", "0"});
  EXPECT_EQ(start.code, 0);
  EXPECT_THAT(start.out, AllOf(HasSubstr("Deck: 76 cards"), HasSubstr("Input 0 of ")));
  const auto inputs = std::to_string(read_log(text_)->inputs.size());
  const Finished end = here_.run({"replay", "good", "--at", inputs});
  EXPECT_THAT(end.out, AllOf(HasSubstr("Input " + inputs + " of " + inputs), HasSubstr("Lost.")));
}

TEST_F(Logs, ReplayTellsOfALeapOnlyItsEnd) {
  const Finished at = here_.run({"replay", "good", "--at", "60"});
  EXPECT_LE(count_of(at.out.substr(0, at.out.find("\nDeck: ")), "\n"), 6);
  const Finished leap = here_.run({"replay", "good"}, "60\nq\n");
  const auto typed = leap.out.find("> 60\n");
  EXPECT_LE(count_of(leap.out.substr(typed, leap.out.rfind("\nDeck: ") - typed), "\n"), 7);
}

TEST_F(Logs, ReplayStepsForwardBackAndToANumber) {
  const Finished run = here_.run({"replay", "good"}, "\n\nb\n7\nnonsense\nq\n");
  EXPECT_EQ(run.code, 0);
  std::vector<std::string> places;
  for (const std::string& line : lines_of(run.out)) {
    if (line.starts_with("Input ")) places.push_back(line.substr(0, line.find(" of")));
  }
  EXPECT_THAT(places,
              ::testing::ElementsAre("Input 0", "Input 1", "Input 2", "Input 1", "Input 7"));
  EXPECT_THAT(run.out, HasSubstr("Type a number from 0 to"));
}

TEST_F(Logs, ReplayIsLeftByAnyNameForIt) {
  for (const char* quit : {"q\n", " q\n", "Q\n", "quit\n"}) {
    const Finished run = here_.run({"replay", "good"}, std::string(quit) + "\n");
    EXPECT_EQ(count_of(run.out, "\nInput "), 1) << quit;
  }
}

TEST_F(Logs, ReplayEndsWithTheInput) { EXPECT_EQ(here_.run({"replay", "good"}, "\n").code, 0); }

TEST_F(Logs, AGameThatWasGivenUpIsLookedAtAndNotGoneOnWith) {
  auto log = *read_log(contents(house("tests/golden/onirim-1-save.jsonl")));
  log.footer.resigned = Seat{0};
  here_.write("given_up", write_log(log));
  EXPECT_EQ(here_.run({"verify", "given_up"}).code, 0);
  EXPECT_EQ(here_.run({"replay", "given_up", "--at", "20"}).code, 0);
  const Finished again = here_.run({"play", "onirim", "--resume", "given_up"}, "q\n");
  EXPECT_EQ(again.code, 2);
  EXPECT_THAT(again.err, HasSubstr("given_up was given up, so it cannot go on"));
}

TEST_F(Logs, ReplayTakesASeatsPlace) {
  EXPECT_THAT(here_.run({"replay", "good", "--at", "20", "--seat", "1"}).out,
              HasSubstr("Your hand"));
  EXPECT_EQ(here_.run({"replay", "good", "--seat", "2"}).code, 2);
}

}  // namespace
}  // namespace reverie::testing
