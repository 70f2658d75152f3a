// SPDX-License-Identifier: Apache-2.0
// Playing through a pipe, as a screen reader or a script does.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/log.hpp"
#include "games/replay.hpp"
#include "reverie_process.hpp"
#include "support/files.hpp"
#include "support/house_content.hpp"

namespace reverie::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

const std::vector<std::string> solo = {"play", "onirim", "--plain", "--seed", "1", "--save", "g"};

std::vector<std::string> with(std::vector<std::string> words,
                              const std::vector<std::string>& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

TEST(Play, AlwaysTheFirstChoiceReachesTheEndScreen) {
  const Workplace here;
  const Finished run = here.run(solo, repeated("1\n", 500));
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_THAT(run.out, AllOf(HasSubstr("Defeat."), HasSubstr("Red doors"), HasSubstr("in all."),
                             HasSubstr("The log of this game: g"), HasSubstr("play again")));
  const auto log = read_log(here.read("g"));
  ASSERT_TRUE(log.has_value());
  EXPECT_TRUE(log->footer.result.has_value());
  EXPECT_TRUE(verify(shelf_of_house(), *log).has_value());
}

TEST(Play, EveryGameOfChoosingTheFirstEndsWhateverTheSeed) {
  for (int seed = 1; seed <= 20; ++seed) {
    const Workplace here;
    const Finished run = here.run({"play", "onirim", "--seed", std::to_string(seed), "--save", "g"},
                                  repeated("1\n", 2000));
    EXPECT_EQ(run.code, 0) << "seed " << seed;
    EXPECT_THAT(run.out, HasSubstr("The game is over.")) << "seed " << seed;
  }
}

TEST(Play, APipeIsPlainWithoutBeingAsked) {
  const Workplace here;
  const Finished run = here.run({"play", "onirim", "--seed", "1", "--save", "g"}, "1\n");
  EXPECT_THAT(run.out, AllOf(Not(HasSubstr("\x1b")), HasSubstr("Your hand:")));
}

TEST(Play, EndOfInputSavesAndResumeGoesOnWhereItStopped) {
  const Workplace here;
  const Finished first = here.run(solo, "1\n1\n");
  EXPECT_EQ(first.code, 0);
  EXPECT_THAT(first.out, AllOf(HasSubstr("Saved: g"), HasSubstr("reverie play onirim --resume g")));
  const auto saved = read_log(here.read("g"));
  ASSERT_TRUE(saved.has_value());
  EXPECT_FALSE(saved->footer.result.has_value());

  const Finished second = here.run({"play", "onirim", "--resume", "g"}, "1\n");
  EXPECT_EQ(second.code, 0);
  const auto longer = read_log(here.read("g"));
  ASSERT_TRUE(longer.has_value());
  ASSERT_GT(longer->inputs.size(), saved->inputs.size());
  for (std::size_t i = 0; i < saved->inputs.size(); ++i) {
    EXPECT_EQ(longer->inputs[i], saved->inputs[i]);
  }
}

/// The first inputs of a log, as a save.
std::string save_at(const Shelf& shelf, const std::string& golden, std::size_t inputs) {
  Log log = read_log(contents(house("tests/golden/" + golden))).value();
  log.inputs.erase(log.inputs.begin() + static_cast<std::ptrdiff_t>(inputs), log.inputs.end());
  log.footer.result.reset();
  log.header.seats = {"person"};
  const auto game = game_of(shelf, log.header).value();
  log.footer.hash = position_after(*game, log, inputs).value()->hash();
  return write_log(log);
}

/// ON-D3: after a Prophecy of two moons, a nightmare and two doors.
TEST(Play, WhatLosesTheGameAtOnceIsAsked) {
  const Workplace here;
  here.write("g", save_at(shelf_of_house(), "onirim-1-thumb-escaped.jsonl", 99));
  const std::string question = "This would lose the game at once";
  const Finished kept = here.run({"play", "onirim", "--resume", "g"}, "banish red door\nn\n");
  EXPECT_EQ(count_of(kept.out, question), 1);
  EXPECT_FALSE(read_log(here.read("g"))->footer.result);
  const Finished lost = here.run({"play", "onirim", "--resume", "g"}, "banish red door\ny\n");
  EXPECT_THAT(lost.out, AllOf(HasSubstr(question), HasSubstr("Defeat.")));
  EXPECT_EQ(read_log(here.read("g"))->footer.result->ending, "onirim.ending.door_lost");
}

TEST(Play, WhatLosesInAnyCaseIsNotAsked) {
  const Workplace here;
  here.write("g", save_at(shelf_of_house(), "onirim-1-thumb-door_lost.jsonl", 131));
  const Finished run = here.run({"play", "onirim", "--resume", "g"}, "banish green door\n");
  EXPECT_THAT(run.out, HasSubstr("Defeat."));
}

TEST(Play, AResumedGameTellsThePositionAndOnlyTheLatestNews) {
  const Workplace here;
  here.run(solo, repeated("1\n", 12));
  const Finished again = here.run({"play", "onirim", "--resume", "g"}, "1\n");
  const std::string news = again.out.substr(0, again.out.find("\nDeck: "));
  EXPECT_GE(count_of(news, "\n"), 1);
  EXPECT_LE(count_of(news, "\n"), 6);
}

TEST(Play, ANewGameTellsItsDeal) {
  const Workplace here;
  EXPECT_EQ(count_of(here.run(solo, "q\n").out, "You draw the"), 5);
}

TEST(Play, QuittingSavesUnderADatedName) {
  const Workplace here;
  const Finished run = here.run({"play", "onirim", "--plain"}, "q\n");
  EXPECT_EQ(run.code, 0);
  int saves = 0;
  for (const auto& entry : std::filesystem::directory_iterator(here.path(""))) {
    EXPECT_TRUE(entry.path().filename().string().starts_with("onirim-2"));
    EXPECT_EQ(entry.path().extension(), ".jsonl");
    ++saves;
  }
  EXPECT_EQ(saves, 1);
}

TEST(Play, TheSeedDealsTheSameCards) {
  const Workplace here;
  const Workplace there;
  EXPECT_EQ(here.run(solo, "1\n1\nq\n").out, there.run(solo, "1\n1\nq\n").out);
}

TEST(Play, AMoveIsUndoneAndCountedBecauseACardWasDrawnSince) {
  const Workplace here;
  const Finished run = here.run(solo, "1\nu\nq\n");
  EXPECT_THAT(run.out, AllOf(HasSubstr("Taken back: Play red sun."), HasSubstr("the log counts")));
  const auto log = read_log(here.read("g"));
  ASSERT_TRUE(log.has_value());
  EXPECT_EQ(log->footer.undone, 1);
  for (const LogInput& input : log->inputs) EXPECT_TRUE(input.by.is_chance());
}

TEST(Play, AnUndoneStoryIsForgotten) {
  const Workplace here;
  const Finished run = here.run(solo, "1\nu\n3\nn\nq\n");
  EXPECT_EQ(count_of(run.out, "You play the red sun."), 1) << "told once, and not told again";
  EXPECT_EQ(count_of(run.out, "You play the blue moon."), 2) << "told, and told again";
}

TEST(Play, WithNothingToTakeBackUndoSaysSo) {
  const Workplace here;
  EXPECT_THAT(here.run(solo, "u\nq\n").out, HasSubstr("no move of yours to take back"));
}

TEST(Play, TheHintNamesEveryChoiceWithItsChances) {
  const Workplace here;
  const Finished run = here.run(with(solo, {"--budget", "1000sims"}), "h\nq\n");
  EXPECT_THAT(run.out, HasSubstr("Hint (1,000 simulations): * is what the bot would do"));
  EXPECT_EQ(count_of(run.out, "%"), 8) << "each of eight choices";
  const std::string doubt = "? means hardly studied";
  EXPECT_THAT(run.out, Not(HasSubstr(doubt)));
  const Workplace there;
  const Finished hasty = there.run(with(solo, {"--budget", "100sims"}), "h\nq\n");
  EXPECT_THAT(hasty.out, HasSubstr(doubt));
  EXPECT_EQ(count_of(run.out, "% *"), 1) << "one choice is the bot's";
  EXPECT_EQ(count_of(run.out, "8. Discard green key (Prophecy)"), 2) << "in the menu, in the hint";
}

TEST(Play, AHintThinksAsLongAsADeepBotUnlessToldOtherwise) {
  const Workplace here;
  EXPECT_THAT(here.run(solo, "h\nq\n").out, HasSubstr("Hint (3,000 simulations)"));
}

// ON-T0, ON-P1: the question mark shows the rules that the moment is about.
TEST(Play, TheQuestionMarkShowsTheRulesOfThePhase) {
  const Workplace here;
  const Finished run = here.run(solo, "?\nq\n");
  EXPECT_THAT(run.out, AllOf(HasSubstr("ON-T0  "), HasSubstr("ON-P1  "), HasSubstr("ON-D2  "),
                             Not(HasSubstr("ON-N1  "))));
}

TEST(Play, SavingAsksForANameOnce) {
  const Workplace here;
  const Finished run = here.run({"play", "onirim", "--seed", "1"}, "s\nmine\ns\nq\n");
  EXPECT_EQ(count_of(run.out, "Save as"), 1);
  EXPECT_EQ(count_of(run.out, "Saved: mine"), 3);
  EXPECT_TRUE(read_log(here.read("mine")).has_value());
}

// ON-P1
TEST(Play, ARefusedMoveSaysWhyAndChangesNothing) {
  const Workplace here;
  const Finished run = here.run(solo, "play red sun\nplay red sun\nq\n");
  EXPECT_THAT(run.out, AllOf(HasSubstr("The red sun cannot follow"), HasSubstr("(ON-P1)")));
  EXPECT_EQ(count_of(run.out, "You play the red sun."), 1);
}

TEST(Play, WhatCannotBeUnderstoodIsToldWithTheNearestChoice) {
  const Workplace here;
  const Finished run = here.run(solo, "99\npaly red sun\nq\n");
  EXPECT_THAT(run.out, AllOf(HasSubstr("“99” is none of the choices: type a number from 1 to 8"),
                             HasSubstr("Did you mean: 1 Play red sun?")));
  const auto log = read_log(here.read("g"));
  ASSERT_TRUE(log.has_value());
  for (const LogInput& input : log->inputs) EXPECT_TRUE(input.by.is_chance());
}

TEST(Play, BeginningsOfWordsAreEnough) {
  const Workplace here;
  EXPECT_THAT(here.run(solo, "p r s\nq\n").out, HasSubstr("You play the red sun."));
  const Workplace there;
  EXPECT_THAT(there.run(solo, "d b\nq\n").out, HasSubstr("“d b” could mean"));
}

TEST(Play, ABotTakesTheLastSeatAndItsMovesAreTold) {
  const Workplace here;
  const Finished run = here.run({"play", "onirim", "--options", "players=2", "--seat", "bot:thumb",
                                 "--seed", "2", "--save", "g"},
                                repeated("1\n", 8));
  EXPECT_THAT(run.out, AllOf(HasSubstr("Bot takes the"), HasSubstr("Bot’s turn.")));
  const auto log = read_log(here.read("g"));
  ASSERT_TRUE(log.has_value());
  EXPECT_EQ(log->header.seats, (std::vector<std::string>{"person", "bot:thumb:1000sims"}));
}

TEST(Play, BotsAloneFinishTheGameWithoutInput) {
  const Workplace here;
  const Finished run =
      here.run({"play", "onirim", "--seat", "bot:thumb", "--seed", "3", "--save", "g"});
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, HasSubstr("The log of this game: g"));
}

TEST(Play, AnotherGameCanFollow) {
  const Workplace here;
  const Finished run =
      here.run({"play", "onirim", "--seat", "bot:random", "--seed", "3", "--save", "g"}, "a\n");
  EXPECT_EQ(count_of(run.out, "The game is over."), 2);
  const auto first = read_log(here.read("g"));
  const auto second = read_log(here.read("g-2"));
  ASSERT_TRUE(first.has_value());
  ASSERT_TRUE(second.has_value());
  EXPECT_NE(first->footer.seed, second->footer.seed);
}

TEST(Play, WhereSeveralPeoplePlayEachIsAskedByName) {
  const Workplace here;
  const Finished two = here.run(
      {"play", "onirim", "--options", "players=2", "--seed", "2", "--save", "two"}, "1\n1\nq\n");
  EXPECT_THAT(two.out, AllOf(HasSubstr("\nPlayer 1 > 1\n"), HasSubstr("\nPlayer 2 > 1\n")));
  const Finished alone = here.run({"play", "onirim", "--options", "players=2", "--seat",
                                   "bot:thumb", "--seed", "2", "--save", "alone"},
                                  "1\nq\n");
  EXPECT_THAT(alone.out, AllOf(HasSubstr("\n> 1\n"), Not(HasSubstr("Player 1 >"))));
}

TEST(Play, TakingBackAfterLearningNeedsThePartnersConsent) {
  const Workplace here;
  const std::vector<std::string> two = {"play",   "onirim", "--options", "players=2",
                                        "--seed", "2",      "--save",    "g"};
  // Six cards are drafted; then the first player plays and the second wants its last draft back.
  const std::string draft = repeated("1\n", 6);
  const Finished refused = here.run(two, draft + "1\nu\nn\nq\n");
  EXPECT_THAT(refused.out,
              AllOf(HasSubstr("Player 1, do you agree"), HasSubstr("The move stands.")));
  const Workplace there;
  const Finished granted = there.run(two, draft + "1\nu\ny\nq\n");
  EXPECT_THAT(granted.out, HasSubstr("Taken back: Take"));
}

TEST(Play, WhatTaughtNobodyAnythingIsTakenBackWithoutAsking) {
  const Workplace here;
  const Finished run = here.run(
      {"play", "onirim", "--options", "players=2", "--seed", "2", "--save", "g"}, "1\n1\nu\nq\n");
  EXPECT_THAT(run.out, AllOf(HasSubstr("Taken back: Take"), Not(HasSubstr("agree")),
                             Not(HasSubstr("the log counts"))));
}

}  // namespace
}  // namespace reverie::testing
