// SPDX-License-Identifier: Apache-2.0
// ON-2I: with hidden hands no output meant for one player shows what only the other may know.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "core/log.hpp"
#include "games/onirim/onirim.hpp"
#include "games/replay.hpp"
#include "games/typed.hpp"
#include "reverie_process.hpp"
#include "support/house_content.hpp"

namespace reverie::testing {
namespace {

using ::testing::HasSubstr;

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
  const Workplace here;
  for (int seed = 1; seed <= 5; ++seed) {
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

TEST(HiddenHands, AReplayForASeatHidesThePartnersSecrets) {
  const Workplace here;
  here.run({"play", "onirim", "--options", "players=2,hands=hidden", "--seed", "1", "--save", "g"},
           repeated("1\n", 40));
  const auto log = read_log(here.read("g"));
  ASSERT_TRUE(log.has_value());
  const Finished run = here.run({"replay", "g", "--seat", "1"}, repeated("\n", 100));
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
