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
using ::testing::AnyOf;
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
  EXPECT_THAT(run.err, HasSubstr("The seed is not the one that the first line committed to."));
}

TEST_F(Logs, ADrawThatTheSeedDoesNotGiveIsFound) {
  auto log = *read_log(text_);
  std::string& draw = log.inputs.front().action;
  const std::string due = draw;
  draw = due == "draw red sun" ? "draw blue sun" : "draw red sun";
  here_.write("forged", write_log(log));
  const Finished run = here_.run({"verify", "forged"});
  EXPECT_EQ(run.code, 1);
  EXPECT_EQ(run.err,
            "forged:2: The seed gives “" + due + "” here, and the log says “" + draw + "”.\n");
}

/// One thing of a log that was changed, and what whoever checks it is told in each language.
struct Forgery {
  const char* name;
  void (*forge)(Log& log);
  const char* in_french;
  const char* in_italian;
};

void escape(Log& log) {
  log.footer.result->ending = "onirim.ending.escaped";
  log.footer.result->won = {true};
}

const std::vector<Forgery> forgeries = {
    {"seed", [](Log& log) { log.footer.seed = Seed::derive(1, 999); },
     "La graine n’est pas celle que la première ligne avait annoncée.",
     "Il seme non è quello annunciato dalla prima riga."},
    {"draw", [](Log& log) { log.inputs.front().action += " "; }, "La graine donne ici « draw ",
     "Qui il seme dà «draw "},
    {"hash", [](Log& log) { log.footer.hash ^= 1U; }, "Les étapes mènent à l’état ",
     "I passi portano allo stato "},
    {"ending", escape, "D’après le journal : « Les huit portes sont ouvertes",
     "Secondo il diario: «Le otto porte si sono aperte"},
    {"unfinished", [](Log& log) { log.footer.result.reset(); },
     "la partie est finie, et le journal ne le dit pas : « ",
     "la partita è finita, ma il diario non lo dice: «"},
    {"score", [](Log& log) { log.footer.result->scores.front() += 1; },
     "le score de « seat1 » est de ", "il punteggio di «seat1» è "},
    {"winner", [](Log& log) { log.footer.result->won.front() = !log.footer.result->won.front(); },
     "« seat1 » a perdu, et le journal dit le contraire",
     "«seat1» ha perso, ma il diario dice il contrario"},
    {"game", [](Log& log) { log.header.game = "onirm"; }, "Il n’y a pas ici de jeu « onirm »",
     "Qui non c’è nessun gioco «onirm»"},
    {"seats", [](Log& log) { log.header.seats.emplace_back("person"); },
     "on joue à 1 place, et la première ligne en nomme 2", "i posti sono 1, ma"},
};

TEST_F(Logs, WhatIsWrongIsSaidInEveryLanguageInSentencesAndNotInKeys) {
  for (const Forgery& forgery : forgeries) {
    auto log = *read_log(text_);
    forgery.forge(log);
    here_.write(forgery.name, write_log(log));
    const auto said_in = [&](const char* language) {
      const Finished run = here_.run({"verify", forgery.name, "--lang", language});
      EXPECT_EQ(run.code, 1) << forgery.name;
      EXPECT_THAT(run.err, Not(AnyOf(HasSubstr("onirim."), HasSubstr("log.no"), HasSubstr(" the "),
                                     HasSubstr("{"))));
      return run.err;
    };
    EXPECT_THAT(said_in("fr"), HasSubstr(forgery.in_french));
    EXPECT_THAT(said_in("it"), HasSubstr(forgery.in_italian));
  }
}

/// A line that is not written as lines of a log are, in place of the one that begins so.
struct Junk {
  const char* name;
  const char* in_place_of;
  const char* line;
};

const std::vector<Junk> junk_lines = {
    {"junk", R"({"n":1,)", "junk"},
    {"twice", R"({"n":1,)", R"({"n":1,"n":1,"by":"chance","do":"draw red sun"})"},
    {"blank", R"({"n":1,)", " "},
    {"mark", R"({"reverie")", "\xEF\xBB\xBF{}"},
    {"missing", R"({"n":1,)", R"({"n":1,"by":"chance"})"},
    {"unknown", R"({"n":1,)", R"({"n":1,"by":"chance","doo":"draw red sun"})"},
    {"wrong", R"({"n":1,)", R"({"n":"one","by":"chance","do":"draw red sun"})"},
    {"empty", R"({"n":1,)", R"({"n":1,"by":"chance","do":""})"},
    {"nobody", R"({"n":1,)", R"({"n":1,"by":"seat9","do":"draw red sun"})"},
    {"digits", R"({"end")", R"({"end":0,"result":null,"hash":"xyz","seed":"0","undone":0})"},
    {"result", R"({"end")", R"({"end":0,"result":{"ending":1}})"},
};

TEST_F(Logs, WhatIsNotWrittenAsALogIsHasNoEnglishInOtherLanguages) {
  for (const Junk& junk : junk_lines) {
    auto lines = lines_of(text_);
    const auto line = std::ranges::find_if(
        lines, [&](const std::string& one) { return one.starts_with(junk.in_place_of); });
    *line = junk.line;
    // What the end says of the inputs is judged first.
    if (line + 1 == lines.end()) lines.erase(lines.begin() + 1, line);
    std::string text;
    for (const std::string& one : lines) text += one + '\n';
    here_.write(junk.name, text);
    const auto said_in = [&](const char* language) {
      return here_.run({"verify", junk.name, "--lang", language}).err;
    };
    const std::string english = said_in("en");
    EXPECT_THAT(english, Not(AnyOf(HasSubstr("log.no"), HasSubstr("{near"))));
    for (const char* language : {"fr", "it"}) {
      EXPECT_NE(said_in(language), english) << junk.name;
      EXPECT_THAT(said_in(language),
                  Not(AnyOf(HasSubstr("log.no"), HasSubstr(" must "), HasSubstr(" field "),
                            HasSubstr("line"), HasSubstr(" the "))))
          << junk.name;
    }
  }
}

TEST_F(Logs, ThatAFileCannotBeReadIsSaidInEveryLanguage) {
  for (const char* command : {"verify", "replay"}) {
    EXPECT_THAT(here_.run({command, "nowhere", "--lang", "fr"}).err,
                HasSubstr("« nowhere » : ce fichier n’existe pas"));
    EXPECT_THAT(here_.run({command, ".", "--lang", "it"}).err,
                HasSubstr("«.» non si può leggere: è una cartella"));
  }
}

TEST_F(Logs, ThatOneIsCutOffIsSaidInEveryLanguage) {
  here_.write("cut", text_.substr(0, text_.rfind("{\"end\"")));
  here_.write("empty", "");
  const std::string line = std::to_string(count_of(text_, "\n"));
  for (const char* command : {"verify", "replay"}) {
    EXPECT_THAT(here_.run({command, "empty", "--lang", "fr"}).err,
                HasSubstr("empty:1: Le fichier est vide."));
  }
  EXPECT_THAT(here_.run({"verify", "cut", "--lang", "it"}).err,
              HasSubstr("cut:" + line + ": Il diario si ferma qui senza la sua ultima riga"));
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

/// Whoever made it can look at it as ever: nothing is wrong with the log.
TEST_F(Logs, OneOfOtherRulesIsNotCalledWrong) {
  auto log = *read_log(text_);
  log.header.rules = 99;
  here_.write("later", write_log(log));
  const std::string sentence =
      "later:1: This log follows version 99 of the rules, and this program plays version 1. It is "
      "not damaged: the version of Reverie that made it replays it.\n";
  const Finished run = here_.run({"verify", "later"});
  EXPECT_EQ(run.code, 4);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err, sentence);
  EXPECT_THAT(here_.run({"replay", "later"}).err, HasSubstr(sentence));
  EXPECT_THAT(here_.run({"verify", "later", "--lang", "fr"}).err,
              HasSubstr("la version de Reverie qui l’a écrit permet de le revoir"));
  EXPECT_EQ(here_.run({"verify", "later", "good"}).code, 4);
  here_.write("junk", "junk\n");
  EXPECT_EQ(here_.run({"verify", "later", "junk"}).code, 1) << "damage is worse";
}

TEST_F(Logs, OneOfOtherContentIsNotCalledWrong) {
  auto log = *read_log(text_);
  log.header.content.front() = log.header.content.front() == '0' ? '1' : '0';
  here_.write("other", write_log(log));
  const Finished run = here_.run({"verify", "other"});
  EXPECT_EQ(run.code, 4);
  EXPECT_THAT(run.err, AllOf(StartsWith("other:1: This log was played with other cards"),
                             HasSubstr("It is not damaged")));
}

TEST_F(Logs, AChapterOfOtherRulesTellsWhereItsStoryGoesOn) {
  auto log = *read_log(text_);
  log.header.rules = 99;
  log.footer.result->sheet = RawJson{R"({"version":1})"};
  here_.write("later", write_log(log));
  const Finished run = here_.run({"verify", "later"});
  EXPECT_EQ(run.code, 4);
  EXPECT_THAT(run.err, HasSubstr("its last line holds the sheet"));
}

/// Of a program of before, as people have it on their disks.
TEST_F(Logs, AnOldSaveThatCannotGoOnIsNotCalledWrong) {
  here_.write("old", contents(house("tests/old/dream_runners-save.jsonl")));
  EXPECT_EQ(here_.run({"verify", "old"}).code, 4);
  const Finished again = here_.run({"play", "dream_runners", "--resume", "old"}, "q\n");
  EXPECT_EQ(again.code, 2);
  EXPECT_THAT(again.err, HasSubstr("It is not damaged: the version of Reverie that made it"));
}

/// What was downloaded and saved before, by rules that are the same today.
TEST_F(Logs, OldOnesOfTheSameRulesAreProvenAndTheSaveGoesOn) {
  for (const std::string name : {"onirim-finished", "onirim-save"}) {
    here_.write(name, contents(house("tests/old/" + name + ".jsonl")));
    EXPECT_EQ(here_.run({"verify", name}).code, 0) << name;
  }
  const auto inputs_of = [&] { return read_log(here_.read("onirim-save"))->inputs.size(); };
  const std::size_t before = inputs_of();
  EXPECT_EQ(here_.run({"play", "onirim", "--resume", "onirim-save"}, "1\nq\n").code, 0);
  EXPECT_GT(inputs_of(), before);
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
