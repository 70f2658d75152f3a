// SPDX-License-Identifier: Apache-2.0
// A game is kept from decision to decision: whatever ends the program, it goes on where it was.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "cli/saves/game_keeper.hpp"
#include "reverie_process.hpp"

namespace reverie::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

const std::vector<std::string> solo = {"play", "onirim", "--seed", "1"};

/// The save of somebody who left the same game after that many moves.
std::string save_after(int moves) {
  const Workplace elsewhere;
  elsewhere.run({"play", "onirim", "--seed", "1", "--save", "g"}, repeated("1\n", moves) + "q\n");
  return elsewhere.read("g");
}

TEST(KeptGames, AKilledGameGoesOnWhereItWas) {
  const Workplace here;
  here.run_in_terminal_and_kill(solo, {"1\n", "1\n"});
  ASSERT_THAT(here.files(), ElementsAre(StartsWith("onirim-2")));
  const std::string file = here.files().front();
  EXPECT_EQ(here.read(file), save_after(2));
  EXPECT_EQ(here.run({"play", "--resume", file}, "1\nq\n").code, 0);
  EXPECT_EQ(here.read(file), save_after(3));
}

TEST(KeptGames, WhatABotDecidedIsKeptToo) {
  const Workplace here;
  const std::vector<std::string> two = {"play",   "onirim",    "--options", "players=2",
                                        "--seat", "bot:thumb", "--seed",    "2"};
  here.run_in_terminal_and_kill(two, {"1\n"});
  const Workplace there;
  there.run(two, "1\nq\n");
  ASSERT_EQ(here.files().size(), 1U);
  ASSERT_EQ(there.files().size(), 1U);
  EXPECT_EQ(here.read(here.files().front()), there.read(there.files().front()));
}

TEST(KeptGames, AMoveThatWasTakenBackIsTakenBackOnTheDiskToo) {
  const Workplace here;
  here.run_in_terminal_and_kill({"play", "onirim", "--seed", "1", "--save", "g"}, {"1\n", "u\n"});
  const Workplace there;
  there.run({"play", "onirim", "--seed", "1", "--save", "g"}, "1\nu\nq\n");
  EXPECT_EQ(here.read("g"), there.read("g"));
}

TEST(KeptGames, ANewGameTellsOfTheOneThatWasCutOff) {
  const Workplace here;
  here.run_in_terminal_and_kill(solo, {"1\n"});
  ASSERT_EQ(here.files().size(), 1U);
  const std::string told = "An unfinished game is here.\nTo go on: reverie play onirim --resume " +
                           here.files().front() + "\n";
  const Finished next = here.run({"play", "onirim"}, "1\nq\n");
  EXPECT_EQ(count_of(next.out, told), 1);
}

TEST(KeptGames, WhoOnlyWatchesIsToldOnce) {
  const Workplace here;
  here.run_in_terminal_and_kill(solo, {"1\n"});
  const Finished watched = here.run({"play", "onirim", "--seat", "bot:random"});
  EXPECT_EQ(count_of(watched.out, "An unfinished game is here."), 1);
}

TEST(KeptGames, TheOneThatWasCutOffIsToldUntilAnotherIsPlayed) {
  const Workplace here;
  const std::string unfinished = "An unfinished game";
  here.run_in_terminal_and_kill(solo, {"1\n"});
  EXPECT_THAT(here.run(solo, "q\n").out, HasSubstr(unfinished));
  here.write("onirim-99.jsonl", "no log\n");
  EXPECT_THAT(here.run(solo, repeated("1\n", 500)).out, HasSubstr(unfinished));
  EXPECT_THAT(here.run(solo, "q\n").out, Not(HasSubstr(unfinished)));
}

TEST(KeptGames, NothingIsToldWhereNothingCanGoOn) {
  const Workplace here;
  here.run(solo, "q\n");
  EXPECT_THAT(here.run(solo, "1\nq\n").out, Not(HasSubstr("An unfinished game")));
  EXPECT_THAT(here.run({"play", "dream_runners"}, "q\n").out, Not(HasSubstr("An unfinished game")));
}

TEST(KeptGames, WhereNothingCanBeWrittenItIsSaidOnceAndPlayGoesOn) {
  const Workplace here;
  // Nobody can make files in /proc.
  const fs::path folder = here.path("").parent_path();
  fs::remove(folder);
  fs::create_directory_symlink("/proc", folder);
  ::setenv("TMPDIR", "/proc", 1);
  const Finished run = here.run(solo, "1\n1\n1\nq\n");
  ::unsetenv("TMPDIR");
  const std::string played = run.out.substr(0, run.out.rfind("> q"));
  EXPECT_EQ(count_of(played, "Not saved: cannot write 'onirim-2"), 1);
  EXPECT_EQ(count_of(played, "\n> 1\n"), 3);
}

TEST(KeptGames, AChosenNameReplacesTheOneMadeUp) {
  const Workplace here;
  here.run(solo, "1\ns\nmine\n1\nq\n");
  EXPECT_THAT(here.files(), ElementsAre("mine"));
  EXPECT_EQ(here.read("mine"), save_after(2));
}

TEST(KeptGames, APipeIsGivenTheGameOnce) {
  const Workplace here;
  const Finished run =
      here.run({"play", "onirim", "--seed", "1", "--save", "/dev/stdout"}, "1\n1\nq\n");
  EXPECT_EQ(count_of(run.out, "\"commitment\""), 1);
}

Log any_log() { return *read_log(save_after(1)); }

TEST(GameKeeper, AnotherNameForTheSameFileRemovesNothing) {
  const Workplace here;
  cli::GameKeeper keeper({}, here.path("g"), cli::GameKeeper::Name::made_up);
  ASSERT_TRUE(keeper.keep(any_log()).has_value());
  ASSERT_TRUE(keeper.save_as(here.path("./g"), any_log()).has_value());
  EXPECT_THAT(here.files(), ElementsAre("g"));
}

TEST(GameKeeper, WhatSomebodyElseMadeOfTheMadeUpFileStays) {
  const Workplace here;
  cli::GameKeeper keeper({}, here.path("g"), cli::GameKeeper::Name::made_up);
  ASSERT_TRUE(keeper.keep(any_log()).has_value());
  here.write("g", "precious\n");
  EXPECT_FALSE(keeper.keep(any_log()).has_value());
  ASSERT_TRUE(keeper.save_as(here.path("mine"), any_log()).has_value());
  EXPECT_THAT(here.files(), ElementsAre("g", "mine"));
  EXPECT_EQ(here.read("g"), "precious\n");
}

TEST(GameKeeper, AFileThatAPersonChoseStaysWhenAnotherIsChosen) {
  const Workplace here;
  cli::GameKeeper keeper({}, here.path("g"), cli::GameKeeper::Name::chosen);
  ASSERT_TRUE(keeper.keep(any_log()).has_value());
  ASSERT_FALSE(keeper.save_as("/no/such/folder/g", any_log()).has_value());
  EXPECT_FALSE(keeper.has_chosen_name()) << "so another one is asked for";
  ASSERT_TRUE(keeper.save_as(here.path("mine"), any_log()).has_value());
  EXPECT_THAT(here.files(), ElementsAre("g", "mine"));
}

TEST(GameKeeper, ANameThatWorksEndsTheSilenceAfterOneThatDidNot) {
  const Workplace here;
  cli::GameKeeper keeper({}, "/no/such/folder/g", cli::GameKeeper::Name::chosen);
  EXPECT_FALSE(keeper.keep(any_log()).has_value());
  EXPECT_TRUE(keeper.keep(any_log()).has_value()) << "said once";
  ASSERT_TRUE(keeper.save_as(here.path("mine"), any_log()).has_value());
  here.write("mine", "precious\n");
  EXPECT_FALSE(keeper.keep(any_log()).has_value());
}

}  // namespace
}  // namespace reverie::testing
