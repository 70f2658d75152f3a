// SPDX-License-Identifier: Apache-2.0
// No game is lost, and no file but the game's own is overwritten.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "cli/saves/game_files.hpp"
#include "cli/words/shell_words.hpp"
#include "core/log.hpp"
#include "reverie_process.hpp"
#include "support/files.hpp"

namespace reverie::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

const std::vector<std::string> solo = {"play", "onirim", "--plain", "--seed", "1"};

std::vector<std::string> solo_saved_as(const std::string& file) {
  auto words = solo;
  words.insert(words.end(), {"--save", file});
  return words;
}

/// The moves that people made in the one save with a dated name; -1 if there is none, or more.
int moves_saved_under_a_dated_name(const Workplace& here) {
  std::vector<std::string> saves;
  for (const auto& entry : fs::directory_iterator(here.path(""))) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with("onirim-2")) saves.push_back(name);
  }
  if (saves.size() != 1) return -1;
  const auto log = read_log(here.read(saves.front()));
  if (!log) return -1;
  return static_cast<int>(
      std::ranges::count_if(log->inputs, [](const LogInput& i) { return i.by.is_seat(); }));
}

TEST(Saves, ANameThatFailsIsToldAndTheOneBeforeStays) {
  const Workplace here;
  const Finished run = here.run(solo, "s\nno/such/folder/g\n1\nq\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, AllOf(HasSubstr("cannot write 'no/such/folder/g'"),
                             HasSubstr("You play the red sun."), HasSubstr("Saved: onirim-2")));
  EXPECT_EQ(moves_saved_under_a_dated_name(here), 1);
}

TEST(Saves, AfterANameThatFailedAnotherOneIsAskedFor) {
  const Workplace here;
  const Finished run = here.run(solo, "s\nno/such/folder/g\ns\nmine\nq\n");
  EXPECT_EQ(count_of(run.out, "Save as (Enter for onirim-2"), 2);
  EXPECT_TRUE(read_log(here.read("mine")).has_value());
}

// A disk that is full only when the game is over.
TEST(Saves, WhatCannotBeSavedUnderItsNameIsSavedUnderADatedOne) {
  const Workplace here;
  const Finished left = here.run(solo_saved_as("/dev/full"), "1\nq\n");
  EXPECT_EQ(left.code, 0);
  EXPECT_THAT(left.out, AllOf(HasSubstr("cannot write '/dev/full'"), HasSubstr("Saved: onirim-2"),
                              HasSubstr("--resume onirim-2")));
  EXPECT_EQ(moves_saved_under_a_dated_name(here), 1);

  const Workplace there;
  const Finished finished = there.run(solo_saved_as("/dev/full"), repeated("1\n", 500));
  EXPECT_EQ(finished.code, 0);
  EXPECT_THAT(finished.out, HasSubstr("The log of this game: onirim-2"));
  EXPECT_GT(moves_saved_under_a_dated_name(there), 1);
}

TEST(Saves, TheCommandToGoOnCanBeTypedAsItStands) {
  const Workplace here;
  const Finished blanks = here.run(solo_saved_as("it’s my game"), "q\n");
  EXPECT_THAT(blanks.out,
              HasSubstr("To go on: reverie play onirim --resume 'it’s my game' --plain\n"));
  ::setenv("REVERIE_CALLED_AS", "../dev", 1);
  const Finished by_script = here.run(solo_saved_as("g"), "q\n");
  ::unsetenv("REVERIE_CALLED_AS");
  EXPECT_THAT(by_script.out, HasSubstr("To go on: ../dev play onirim --resume g --plain\n"));
}

TEST(Saves, TheCommandToGoOnRepeatsWhatNoSaveRemembers) {
  const Workplace here;
  fs::create_directory_symlink(house({}), here.path("my house"));
  const Finished french = here.run({"play", "onirim", "--seed", "1", "--save", "g", "--lang", "FR",
                                    "--budget", "20ms", "--content", "my house"},
                                   "1\nq\n");
  EXPECT_THAT(french.out, HasSubstr("reverie play onirim --resume g --lang fr --budget 20ms "
                                    "--content 'my house'\n"));
  const Finished again = here.run({"play", "onirim", "--resume", "g"}, "q\n");
  EXPECT_THAT(again.out, HasSubstr("To go on: reverie play onirim --resume g\n"));
}

TEST(Saves, WordsForAShellAreQuotedWhereTheyMustBe) {
  EXPECT_EQ(cli::shell_word("saves/onirim-1.jsonl"), "saves/onirim-1.jsonl");
  EXPECT_EQ(cli::shell_word("my game"), "'my game'");
  EXPECT_EQ(cli::shell_word("Anna's $HOME"), R"('Anna'\''s $HOME')");
  EXPECT_EQ(cli::shell_word(""), "''");
}

TEST(Saves, TheProgramIsCalledAsItWasCalled) {
  EXPECT_EQ(cli::called_as("reverie"), "reverie");
  EXPECT_EQ(cli::called_as("build/release/reverie"), "build/release/reverie");
  EXPECT_EQ(cli::called_as("/home/my games/reverie"), "'/home/my games/reverie'");
}

TEST(Saves, WhoeverStopsReadingDoesNotLoseTheGame) {
  const Workplace here;
  for (const Output output : {Output::full_disk, Output::pipe_without_reader}) {
    const std::string file = output == Output::full_disk ? "full" : "broken";
    const Finished run = here.run_unheard(output, solo_saved_as(file), "1\n");
    EXPECT_EQ(run.code, 1);
    EXPECT_THAT(run.err, AllOf(HasSubstr("Saved: " + file), HasSubstr("--resume " + file),
                               HasSubstr("cannot write to standard output")));
    EXPECT_TRUE(read_log(here.read(file)).has_value());
  }
}

TEST(Saves, AGameThatCouldNotBeSavedAnywhereIsNoSuccess) {
  const Workplace here;
  // Nobody can make files in /proc.
  const fs::path folder = here.path("").parent_path();
  fs::remove(folder);
  fs::create_directory_symlink("/proc", folder);
  ::setenv("TMPDIR", "/proc", 1);
  for (const char* typed : {"1\nq\n", "1\n"}) {
    const Finished run = here.run(solo, typed);
    EXPECT_EQ(run.code, 1);
    EXPECT_THAT(run.out, AllOf(HasSubstr("cannot write 'onirim-2"), HasSubstr("it is lost"),
                               Not(HasSubstr("Saved"))));
  }
  ::unsetenv("TMPDIR");
}

TEST(Saves, AFileThatIsNotThisGamesIsLeftAlone) {
  const Workplace here;
  here.write("ex.txt", "precious\n");
  const Finished run = here.run(solo, "s\nex.txt\n1\nq\n");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, HasSubstr("“ex.txt” is there already"));
  EXPECT_EQ(here.read("ex.txt"), "precious\n");
  EXPECT_EQ(moves_saved_under_a_dated_name(here), 1);
}

TEST(Saves, ASavedGameIsNotOverwrittenByANewOneOfTheSameSeed) {
  const Workplace here;
  here.run(solo_saved_as("g"), "1\nq\n");
  const std::string first = here.read("g");
  const Finished again = here.run(solo_saved_as("g"), "q\n");
  EXPECT_EQ(again.code, 2);
  EXPECT_THAT(again.err, HasSubstr("--resume"));
  EXPECT_EQ(here.read("g"), first);
}

TEST(Saves, AResumedGameGoesBackToItsFileOrToANewOne) {
  const Workplace here;
  here.run(solo_saved_as("g"), "1\nq\n");
  const std::string first = here.read("g");
  EXPECT_EQ(here.run({"play", "--resume", "g", "--save", "copy"}, "1\nq\n").code, 0);
  EXPECT_EQ(here.read("g"), first);
  EXPECT_EQ(here.run({"play", "--resume", "g", "--save", "./g"}, "1\nq\n").code, 0);
  EXPECT_EQ(here.read("g"), here.read("copy"));
}

TEST(Saves, WhatAnotherProgramMadeOfTheSameFileStays) {
  const Workplace here;
  const auto file = here.path("g");
  here.write("g", "one move\n");
  cli::GameFiles files;
  files.came_from(file, "one move\n");
  EXPECT_TRUE(files.write(file, "two moves\n").has_value());
  EXPECT_TRUE(files.write(file, "three moves\n").has_value());
  here.write("g", "somebody else’s three moves\n");
  EXPECT_FALSE(files.write(file, "four moves\n").has_value());
  EXPECT_EQ(here.read("g"), "somebody else’s three moves\n");
}

TEST(Saves, AnEmptyFileHoldsNothingToLose) {
  const Workplace here;
  here.write("g", "");
  EXPECT_TRUE(cli::GameFiles().write(here.path("g"), "a game\n").has_value());
  EXPECT_EQ(here.read("g"), "a game\n");
}

}  // namespace
}  // namespace reverie::testing
