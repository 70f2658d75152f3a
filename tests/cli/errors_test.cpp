// SPDX-License-Identifier: Apache-2.0
// Whoever mistypes gets one line that says what is wrong and what was probably meant; code 2.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reverie_process.hpp"

namespace reverie::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

struct Mistake {
  std::vector<std::string> words;
  std::string advice;
};

void PrintTo(const Mistake& mistake, std::ostream* out) {
  for (const std::string& word : mistake.words) *out << word << ' ';
}

class Mistakes : public ::testing::TestWithParam<Mistake> {};

TEST_P(Mistakes, AreExplainedInOneLine) {
  const Workplace here;
  here.write("broken", "not a log\n");
  const Finished run = here.run(GetParam().words);
  EXPECT_EQ(run.code, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(count_of(run.err, "\n"), 1) << run.err;
  EXPECT_THAT(run.err, StartsWith("reverie: "));
  EXPECT_THAT(run.err, HasSubstr(GetParam().advice));
}

const std::vector<Mistake> mistakes = {
    {{"plya", "onirim"}, "did you mean 'play'?"},
    {{"xyzzy"}, "games, play, sim, replay, verify, tune"},
    {{"--verison"}, "did you mean '--version'?"},
    {{"play"}, "play needs a game"},
    {{"play", "onirm"}, "did you mean 'onirim'?"},
    {{"play", "onirim", "--lnag", "fr"}, "did you mean '--lang'?"},
    {{"play", "onirim", "--lnag=fr"}, "did you mean '--lang'?"},
    {{"play", "onirim", "--lang", "fe"}, "did you mean 'fr'?"},
    {{"play", "onirim", "--lang"}, "--lang needs a value"},
    {{"play", "onirim", "--lang", "français"}, "en, fr, it"},
    {{"play", "onirim", "once", "more"}, "'once' is one word too many"},
    {{"play", "onirim", "--seat", "bot:tre"}, "did you mean 'tree'?"},
    {{"play", "onirim", "--seat", "bot:tree:10"}, "1000sims"},
    {{"play", "onirim", "--seat", "tree"}, "did you mean 'bot:tree'?"},
    {{"play", "onirim", "--seat", "persn"}, "did you mean 'person'?"},
    {{"play", "onirim", "--seat", "person", "--seat", "bot:tree"}, "--options players=2"},
    {{"play", "onirim", "--options", "player=2"}, "did you mean 'players'?"},
    {{"play", "onirim", "--options", "players=2,hands=hiden"}, "did you mean 'hidden'?"},
    {{"play", "onirim", "--options", "players=3"},
     "option 'players' is a whole number from 1 to 2"},
    {{"play", "onirim", "--options", "players=two"},
     "option 'players' is a whole number from 1 to 2"},
    {{"--lang", "fr"}, "there are games, play, sim"},
    {{"play", "onirim", "--seed", "abc"}, "whole number"},
    {{"play", "onirim", "--seed", "-1"}, "whole number"},
    {{"play", "onirim", "--budget", "fast"}, "1000sims"},
    {{"play", "onirim", "--resume", "missing"}, "“missing” cannot be read: there is no such file"},
    {{"play", "onirim", "--resume", "broken"}, "broken:1: "},
    {{"play", "onirim", "--save", "no/such/folder/file"}, "cannot write 'no/such/folder/file'"},
    {{"play", "onirim", "--save", "."}, "cannot write '.'"},
    {{"play", "onirim", "--save", "broken"}, "name another file"},
    {{"--content", "nowhere", "games"}, "nowhere"},
    {{"games", "--lang", "xx"}, "en, fr, it"},
    {{"sim"}, "sim needs a game"},
    {{"sim", "onirim", "--seats", "bot:thum"}, "did you mean 'thumb'?"},
    {{"sim", "onirim", "--seats", "thum"}, "did you mean 'thumb'?"},
    {{"sim", "onirim", "--seats", "thumb,thumb"}, "seats of this game: 1; agents named: 2"},
    {{"sim", "onirim", "--games", "0"}, "--games: must be a whole number from 1"},
    {{"sim", "onirim", "--games", "10", "--games", "20"}, "--games is given more than once"},
    {{"sim", "onirim", "--threads", "many"}, "--threads: must be a whole number"},
    {{"sim", "onirim", "--budget", "10min"}, "10ms"},
    {{"sim", "onirim", "--json", "no/such/folder/file"}, "cannot write 'no/such/folder/file'"},
    {{"sim", "onirim", "--logs", "broken/logs"}, "cannot make the folder 'broken/logs'"},
    {{"replay"}, "replay needs a log"},
    {{"replay", "missing"}, "“missing” cannot be read: there is no such file"},
    {{"replay", "broken"}, "broken:1: "},
    {{"verify"}, "verify needs a log"},
    {{"verify", "missing"}, "“missing” cannot be read: there is no such file"},
    {{"verify", "/dev/zero"}, "“/dev/zero” cannot be read: it is too large"},
    {{"replay", "/dev/zero"}, "“/dev/zero” cannot be read: it is too large"},
    {{"tune", "onirmi"}, "did you mean 'onirim'?"},
    {{"tune", "onirim", "--out", "no/such/folder/file"}, "cannot write"},
};
INSTANTIATE_TEST_SUITE_P(CommandLine, Mistakes, ::testing::ValuesIn(mistakes));

TEST(Output, ThatCannotBeWrittenIsNoSuccess) {
  const Workplace here;
  ASSERT_EQ(here.run({"sim", "onirim", "--games", "1", "--logs", "."}).code, 0);
  const std::vector<std::vector<std::string>> commands = {
      {"games"},
      {"--help"},
      {"sim", "onirim", "--games", "10", "--json", "-"},
      {"sim", "onirim", "--games", "10"},
      {"verify", "onirim-1-0.jsonl"},
      {"replay", "onirim-1-0.jsonl", "--at", "3"},
  };
  for (const auto& words : commands) {
    const Finished run = here.run_unheard(Output::full_disk, words);
    EXPECT_EQ(run.code, 1) << words.front();
    EXPECT_THAT(run.err, StartsWith("reverie: cannot write to standard output"));
    EXPECT_EQ(count_of(run.err, "\n"), 1) << run.err;
  }
}

TEST(Overview, AloneAndOnRequestTheCommandsAreListed) {
  const Workplace here;
  for (const auto& words : {std::vector<std::string>{}, {"--help"}}) {
    const Finished run = here.run(words);
    EXPECT_EQ(run.code, 0);
    for (const char* command : {"games", "play", "sim", "replay", "verify", "tune"}) {
      EXPECT_THAT(run.out, HasSubstr(std::string("\n  ") + command + " "));
    }
  }
}

TEST(Overview, EveryCommandExplainsItself) {
  const Workplace here;
  for (const char* command : {"games", "play", "sim", "replay", "verify", "tune"}) {
    const Finished run = here.run({command, "--help"});
    EXPECT_EQ(run.code, 0);
    EXPECT_THAT(run.out, HasSubstr("Options:"));
  }
}

TEST(Overview, TheVersionIsOneLine) {
  const Workplace here;
  const Finished run = here.run({"--version"});
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, StartsWith("reverie "));
  EXPECT_EQ(count_of(run.out, "\n"), 1);
}

}  // namespace
}  // namespace reverie::testing
