// SPDX-License-Identifier: Apache-2.0
// Three languages, complete: nothing that is shown is a bare key of the catalogues.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

#include "reverie_process.hpp"

namespace reverie::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

struct Language {
  std::string code;
  std::string prompt;
  std::string title_of_options;
  std::string rule;
  /// Of a replay: the first card, and what is said of a seat and an input that are not there.
  std::string first_draw;
  std::string no_seat;
  std::string no_input;
};

void PrintTo(const Language& language, std::ostream* out) { *out << language.code; }

class Languages : public ::testing::TestWithParam<Language> {};

void expect_no_keys(const std::string& text) {
  static const std::regex key(R"((cli|core|onirim)\.[a-z]+\.[a-z_.]+)");
  std::smatch found;
  EXPECT_FALSE(std::regex_search(text, found, key)) << found.str();
  EXPECT_EQ(text.find('{'), std::string::npos) << "a placeholder that was not filled";
}

TEST_P(Languages, AWholeGameIsToldInIt) {
  for (const char* options : {"players=1", "players=2", "players=2,hands=hidden"}) {
    const Workplace here;
    const Finished run = here.run({"play", "onirim", "--lang", GetParam().code, "--seed", "4",
                                   "--options", options, "--save", "g", "--budget", "50sims"},
                                  "?\nh\nxx\nu\n1\nu\n" + repeated("1\n", 1000));
    EXPECT_EQ(run.code, 0);
    expect_no_keys(run.out);
    EXPECT_THAT(run.out, HasSubstr(GetParam().prompt));
  }
}

TEST(French, WhatIsTypedIsAnsweredInFrenchOnly) {
  const Workplace here;
  const Finished run = here.run({"play", "onirim", "--lang", "fr", "--seed", "1", "--save", "g"},
                                "foo\njouer x\nANNULER\nrègles\nquitte\nquitter\n1\n");
  EXPECT_THAT(run.out, HasSubstr("« foo » n’est pas un choix : tapez un nombre de 1 à 8"));
  EXPECT_THAT(run.out, HasSubstr("Vouliez-vous dire : 1 Jouer : soleil rouge, 2 Jouer"));
  EXPECT_THAT(run.out, HasSubstr("aucun coup à annuler"));
  EXPECT_THAT(run.out, HasSubstr("Les règles de ce moment"));
  EXPECT_THAT(run.out, HasSubstr("Vouliez-vous dire : quitter ?"));
  EXPECT_THAT(run.out, Not(HasSubstr("verb")));
  EXPECT_THAT(run.out, Not(HasSubstr("Vous jouez"))) << "quitter leaves";
}

TEST(Grammar, NoDoorsAreNoneOfTheirGender) {
  const Workplace here;
  for (const auto& [language, none] :
       {std::pair("en", "Your doors: none."), std::pair("fr", " aucune.\n"),
        std::pair("it", "Le tue porte: nessuna.")}) {
    const Finished run =
        here.run({"play", "onirim", "--plain", "--lang", language, "--save", language}, "q\n");
    EXPECT_THAT(run.out, HasSubstr(none));
  }
}

TEST(French, IsFoundByTheNamesThatSystemsGiveIt) {
  for (const char* name : {"FR", "fr_FR", "fr-CA", "fr_FR.UTF-8"}) {
    const Workplace here;
    const Finished run = here.run({"play", "onirim", "--lang", name, "--save", "g"}, "q\n");
    EXPECT_THAT(run.out, HasSubstr("Votre main")) << name;
  }
}

TEST(French, WritesItsDecimalsWithAComma) {
  const Workplace here;
  const Finished run = here.run({"sim", "onirim", "--games", "4", "--seats", "bot:thumb", "--lang",
                                 "fr", "--json", "figures"});
  static const std::regex with_point(R"(\d\.\d)");
  static const std::regex rate(R"(\d+,\d\d %)");
  EXPECT_FALSE(std::regex_search(run.out, with_point)) << run.out;
  EXPECT_TRUE(std::regex_search(run.out, rate)) << run.out;
  EXPECT_TRUE(std::regex_search(here.read("figures"), with_point)) << "programs read this";
}

TEST_P(Languages, TheRulesAreInIt) {
  const Workplace here;
  const Finished run =
      here.run({"play", "onirim", "--lang", GetParam().code, "--save", "g"}, "?\nq\n");
  EXPECT_THAT(run.out, HasSubstr("ON-P1  " + GetParam().rule));
}

TEST_P(Languages, TheGamesAreListedInIt) {
  const Workplace here;
  const Finished run = here.run({"games", "--lang", GetParam().code});
  EXPECT_EQ(run.code, 0);
  expect_no_keys(run.out);
  EXPECT_THAT(run.out, HasSubstr("players=1–2"));
  EXPECT_THAT(run.out, HasSubstr("hands=open|hidden"));
  EXPECT_THAT(run.out, HasSubstr(GetParam().title_of_options));
}

TEST_P(Languages, SimulationsAndReplaysSpeakIt) {
  const Workplace here;
  const Finished sim =
      here.run({"sim", "onirim", "--games", "3", "--lang", GetParam().code, "--logs", "."});
  EXPECT_EQ(sim.code, 0);
  expect_no_keys(sim.out);
  const Finished replay =
      here.run({"replay", "onirim-1-0.jsonl", "--lang", GetParam().code}, "\n\n\nb\n999999\nq\n");
  EXPECT_EQ(replay.code, 0);
  expect_no_keys(replay.out);
  EXPECT_THAT(replay.out, HasSubstr(GetParam().first_draw));
  const auto refused = [&](const char* option, const char* value) {
    return here.run({"replay", "onirim-1-0.jsonl", option, value, "--lang", GetParam().code}).err;
  };
  EXPECT_EQ(refused("--seat", "2"), "reverie: " + GetParam().no_seat + "\n");
  EXPECT_THAT(refused("--at", "99999"), HasSubstr(GetParam().no_input));
}

INSTANTIATE_TEST_SUITE_P(
    All, Languages,
    ::testing::Values(
        Language{"en", "Play a card into your labyrinth", "default: open",
                 "Play a labyrinth card at the end of your row.", "  chance – Draw ",
                 "--seat: this game has one seat, number 1", "--at: this log has "},
        Language{"fr", "Jouez une carte dans votre labyrinthe", "par défaut\u00a0: open",
                 "Jouez une carte labyrinthe au bout de votre rangée.",
                 "  hasard – Piocher\u00a0: ", "--seat\u00a0: cette partie n’a qu’une place, la 1",
                 "--at\u00a0: ce journal a "},
        Language{"it", "Gioca una carta nel tuo labirinto", "predefinito: open",
                 "Gioca una carta labirinto in fondo alla tua fila.", "  caso – Pesca: ",
                 "--seat: questa partita ha un solo posto, l’1", "--at: questo diario ha "}));

}  // namespace
}  // namespace reverie::testing
