// SPDX-License-Identifier: Apache-2.0
// ON-2I: with hidden hands no output meant for one player shows what only the other may know.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/terminal/columns.hpp"
#include "cli/terminal/terminal.hpp"
#include "core/log.hpp"
#include "games/onirim/onirim.hpp"
#include "games/replay.hpp"
#include "games/typed.hpp"
#include "reverie_process.hpp"
#include "support/house_content.hpp"

namespace reverie::testing {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

std::string spoken(onirim::Card card) {
  std::string name(name_of(card));
  std::ranges::replace(name, '_', ' ');
  return name;
}

/// The partner's hand as ON-2I allows it to be told: the cards both have seen, the rest as a
/// number.
std::string partner_line(const onirim::State& state, std::size_t partner) {
  std::string cards;
  const auto add = [&](const std::string& text) { cards += (cards.empty() ? "" : ", ") + text; };
  state.shown[partner].for_each([&](onirim::Card card) { add(spoken(card)); });
  const int hidden = state.hand[partner].size() - state.shown[partner].size();
  if (hidden > 0) add(std::to_string(hidden) + (hidden == 1 ? " hidden card" : " hidden cards"));
  if (cards.empty()) cards = "none";
  return "Hand of Player " + std::to_string(partner + 1) + ": " + cards + ".";
}

std::vector<std::string> allowed_lines(const Log& log) {
  std::vector<std::string> lines;
  const auto game = game_of(shelf_of_house(), log.header);
  const auto position = (*game)->deal();
  const auto& typed = dynamic_cast<const TypedPosition<onirim::Onirim>&>(*position);
  for (const LogInput& input : log.inputs) {
    if (input.by.is_seat()) {
      lines.push_back(partner_line(typed.state(), 1U - input.by.seat().index));
    }
    static_cast<void>(position->play(input.by, input.action));
  }
  return lines;
}

TEST(HiddenHands, TheScreenTellsOfThePartnersHandOnlyWhatIsKnown) {
  for (int seed = 1; seed <= 5; ++seed) {
    const Workplace here;
    // The curtain takes one line, a decision another: more than enough for a whole game.
    const Finished run = here.run({"play", "onirim", "--options", "players=2,hands=hidden",
                                   "--seed", std::to_string(seed), "--save", "g"},
                                  repeated("1\n", 1000));
    ASSERT_EQ(run.code, 0);
    const auto log = read_log(here.read("g"));
    ASSERT_TRUE(log.has_value());
    std::vector<std::string> printed;
    for (const std::string& line : lines_of(run.out)) {
      if (line.starts_with("Hand of Player")) printed.push_back(line);
    }
    printed.pop_back();  // the end screen
    EXPECT_EQ(printed, allowed_lines(*log)) << "seed " << seed;
  }
}

TEST(HiddenHands, ACurtainFallsBetweenTwoPeopleOnceThereAreSecrets) {
  const Workplace here;
  const Finished run = here.run(
      {"play", "onirim", "--options", "players=2,hands=hidden", "--seed", "1", "--save", "g"},
      repeated("1\n", 20));
  // The draft is open; the first hidden draw comes with the first turn.
  const auto curtain = run.out.find("Pass the keyboard to Player 2");
  ASSERT_NE(curtain, std::string::npos);
  EXPECT_EQ(run.out.find("Pass the keyboard"), curtain);
  EXPECT_LT(run.out.find("Your turn."), curtain);
}

TEST(HiddenHands, TheCurtainFitsTheSmallestTerminalInFrenchToo) {
  const Workplace here;
  std::vector<std::string> typed(7, "1\n");
  typed.emplace_back("q\n");
  const Finished run =
      here.run_in_terminal({"play", "onirim", "--options", "players=2,hands=hidden", "--seed", "2",
                            "--lang", "fr", "--save", "g"},
                           typed);
  const auto curtain = run.out.find("Passez le clavier");
  ASSERT_NE(curtain, std::string::npos);
  const auto end = run.out.find("> ", curtain);
  for (const std::string& line : lines_of(run.out.substr(curtain, end - curtain))) {
    EXPECT_LE(cli::display_width(line), cli::screen_width) << line;
  }
}

/// The draft, and the first turn: whose it is next knows a card that the other one does not.
const std::string until_there_are_secrets = repeated("1\n", 7);

TEST(HiddenHands, WhoComesBackToASavedGameSeesTheCurtainFirst) {
  const Workplace here;
  here.run({"play", "onirim", "--options", "players=2,hands=hidden", "--seed", "2", "--save", "g"},
           until_there_are_secrets);
  const Finished run = here.run({"play", "--resume", "g"}, "\nq\n");
  const auto curtain = run.out.find("Pass the keyboard to Player 2");
  ASSERT_NE(curtain, std::string::npos);
  EXPECT_LT(curtain, run.out.find("Your hand"));
  EXPECT_EQ(count_of(run.out, "Pass the keyboard"), 1);
}

TEST(HiddenHands, WhoPlaysWithABotComesBackWithoutCurtain) {
  const Workplace here;
  here.run({"play", "onirim", "--options", "players=2,hands=hidden", "--seat", "bot:thumb",
            "--seed", "2", "--save", "g"},
           until_there_are_secrets);
  const Finished run = here.run({"play", "--resume", "g"}, "q\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, Not(HasSubstr("Pass the keyboard")));
}

TEST(HiddenHands, WhetherAMoveMayBeTakenBackIsAskedWithoutAnyHandInSight) {
  const Workplace here;
  const std::string clear = "\x1b[2J";
  std::vector<std::string> typed(7, "1\n");
  for (const char* line : {"\n", "u\n", "n\n", "\n", "q\n"}) typed.emplace_back(line);
  const Finished run = here.run_in_terminal(
      {"play", "onirim", "--options", "players=2,hands=hidden", "--seed", "2", "--save", "g"},
      typed, {.no_colour = true});
  EXPECT_EQ(run.code, 0);
  const auto question = run.out.find("Player 1, do you agree?");
  ASSERT_NE(question, std::string::npos);
  const auto screen = run.out.rfind(clear, question);
  EXPECT_THAT(run.out.substr(screen, question - screen), Not(HasSubstr("Hand")));
  // Whoever agreed sits there now: the screen after it is no hand either.
  const auto next = run.out.find(clear, question);
  EXPECT_THAT(run.out.substr(next, run.out.find(clear, next + 1) - next),
              AllOf(HasSubstr("Pass the keyboard to Player 2"), Not(HasSubstr("Hand"))));
}

TEST(HiddenHands, OpenHandsNeedNoCurtain) {
  const Workplace here;
  const Finished run =
      here.run({"play", "onirim", "--options", "players=2", "--seed", "1", "--save", "g"},
               repeated("1\n", 30));
  EXPECT_EQ(count_of(run.out, "Pass the keyboard"), 0);
}

TEST(HiddenHands, BehindTheCurtainOneHearsWhatThePartnerDidInTheMeantime) {
  const Workplace here;
  const std::vector<std::string> two = {"play",   "onirim", "--options", "players=2,hands=hidden",
                                        "--seed", "5",      "--save",    "g"};
  // Six cards are drafted, and both have had a turn when the first player takes its own back, to
  // before any card was secret, and discards instead.
  const std::string draft = "\n" + repeated("1\n", 6);
  const Finished run = here.run(two, draft + "2\n\n1\n\nu\ny\n5\n1\n\n");
  const auto curtain = run.out.rfind("Pass the keyboard to Player 2");
  ASSERT_NE(curtain, std::string::npos);
  const std::string behind = run.out.substr(curtain);
  EXPECT_EQ(count_of(behind, "Player 1 discards the red moon."), 1) << behind;
  EXPECT_EQ(count_of(behind, "Player 1 plays"), 0) << "that was taken back";
}

/// The inputs, counted from one, of which a seat hears that a card was drawn, but not which.
std::vector<std::size_t> draws_in_secret_from(Seat seat, const Log& log) {
  std::vector<std::size_t> numbers;
  const auto position = (*game_of(shelf_of_house(), log.header))->deal();
  for (std::size_t i = 0; i < log.inputs.size(); ++i) {
    const auto told_all = position->play(log.inputs[i].by, log.inputs[i].action);
    for (const Told& told : told_all.value()) {
      const bool unseen = told.message.key == onirim::CardDrawnUnseen::key;
      if (unseen && told.audience.contains(seat)) numbers.push_back(i + 1);
    }
  }
  return numbers;
}

TEST(HiddenHands, AReplayForASeatHidesThePartnersSecrets) {
  const Workplace here;
  here.run({"play", "onirim", "--options", "players=2,hands=hidden", "--seed", "1", "--save", "g"},
           repeated("1\n", 40));
  const auto log = read_log(here.read("g"));
  ASSERT_TRUE(log.has_value());
  const Finished run = here.run({"replay", "g", "--seat", "1"}, repeated("\n", 100));
  const auto secret = draws_in_secret_from(Seat{0}, *log);
  ASSERT_FALSE(secret.empty());
  const std::string last = std::to_string(log->inputs.size());
  for (const std::size_t number : secret) {
    const std::string place = "Input " + std::to_string(number) + " of " + last;
    EXPECT_THAT(lines_of(run.out), Contains(place + "  chance")) << "not what was drawn";
  }
  for (const std::string& line : lines_of(run.out)) {
    if (line.starts_with("Player 2 draws")) {
      EXPECT_TRUE(line == "Player 2 draws a card in secret." ||
                  line.find("for the common cards") != std::string::npos)
          << line;
    }
  }
  EXPECT_THAT(run.out, HasSubstr("Player 2 draws a card in secret."));
}

}  // namespace
}  // namespace reverie::testing
