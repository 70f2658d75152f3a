// SPDX-License-Identifier: Apache-2.0
// The small parts: columns, intervals, choices, files, rules in words, arguments of messages.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/commands/simulation.hpp"
#include "cli/commands/statistics.hpp"
#include "cli/files/files.hpp"
#include "cli/files/library.hpp"
#include "cli/saves/saves.hpp"
#include "cli/session/choice_reader.hpp"
#include "cli/terminal/columns.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/words/rules_text.hpp"
#include "cli/words/texts.hpp"
#include "games/onirim/cards.hpp"
#include "reverie_process.hpp"

namespace reverie::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::Workplace;

TEST(Columns, AreCountedAsATerminalDrawsThem) {
  EXPECT_EQ(display_width("red"), 3);
  EXPECT_EQ(display_width("é☀☾⚷▯▮☠"), 7);
  EXPECT_EQ(display_width("e\u0301"), 1) << "a combining accent";
  EXPECT_EQ(display_width("夢"), 2);
  EXPECT_EQ(display_width("\x1b[1;31mred\x1b[0m"), 3);
}

TEST(Columns, ClippingKeepsColoursClosed) {
  EXPECT_EQ(clip("labyrinth", 9), "labyrinth");
  EXPECT_EQ(clip("labyrinth", 5), "laby…");
  EXPECT_EQ(clip("\x1b[1mlabyrinth\x1b[0m", 5), "\x1b[1mlaby…\x1b[0m");
  EXPECT_EQ(fit("ab", 4), "ab  ");
  EXPECT_EQ(fit_right("ab", 4), "  ab");
}

TEST(Columns, LinesAreBrokenBetweenWords) {
  EXPECT_THAT(wrap("one two three", 7), ElementsAre("one two", "three"));
  EXPECT_THAT(wrap("", 7), ElementsAre());
}

TEST(Interval, IsWilsons) {
  // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  EXPECT_NEAR(wilson95(81, 263).low, 0.2553, 5e-5);
  EXPECT_NEAR(wilson95(81, 263).high, 0.3662, 5e-5);
  EXPECT_NEAR(wilson95(15, 148).low, 0.0624, 5e-5);
  EXPECT_NEAR(wilson95(15, 148).high, 0.1605, 5e-5);
  EXPECT_EQ(wilson95(0, 20).low, 0);
  EXPECT_NEAR(wilson95(0, 20).high, 0.1611, 5e-5);
  EXPECT_NEAR(wilson95(1, 29).low, 0.0061, 5e-5);
  EXPECT_NEAR(wilson95(1, 29).high, 0.1718, 5e-5);
}

TEST(Interval, NoGameWonIsNotAlmostNoGameWon) {
  EXPECT_EQ(wilson95(0, 1'000'000).low, 0);
  EXPECT_EQ(wilson95(1'000'000, 1'000'000).high, 1);
}

const std::vector<NamedChoice> choices = {{"play red sun", "Jouer : soleil rouge", "play", 1},
                                          {"play red moon", "Jouer : lune rouge", "play", 2},
                                          {"discard red sun", "Défausser : soleil rouge", "", 3}};
/// As of a menu that does not list them.
const std::vector<NamedChoice> placements = {
    {"lock", "Lock", "lock", 1},
    {"place s1 at c3", "Lay segment 1 at c3", "place", 0},
    {"place s12 at c3", "Lay segment 12 at c3", "place", 0},
    {"place s12 at c3 turned 2", "Lay segment 12 at c3, turned 2 times", "place", 0},
    {"take_back s4", "Take back segment 4", "take_back", 0}};

TEST(Choices, AreFoundByNumberNotationLabelAndBeginnings) {
  EXPECT_EQ(find_choice("2", choices).index, 1);
  EXPECT_EQ(find_choice("play red moon", choices).index, 1);
  EXPECT_EQ(find_choice("  PLAY  Red moon ", choices).index, 1);
  EXPECT_EQ(find_choice("jouer lune rouge", choices).index, 1);
  EXPECT_EQ(find_choice("p r m", choices).index, 1);
  EXPECT_EQ(find_choice("déf", choices).index, 2);
}

TEST(Choices, SeveralMeaningsAreAllNamed) {
  const ChoiceFound found = find_choice("play", choices);
  EXPECT_FALSE(found.index);
  EXPECT_THAT(found.candidates, ElementsAre(0, 1));
}

TEST(Choices, NothingIsGuessed) {
  for (const char* typed : {"0", "4", "-1", "2x", "moon", "", "play red sun now"}) {
    const ChoiceFound found = find_choice(typed, choices);
    EXPECT_FALSE(found.index) << typed;
    EXPECT_TRUE(found.candidates.empty()) << typed;
  }
}

TEST(Choices, WordsBetweenMayBeLeftOutWhereNothingElseFits) {
  EXPECT_EQ(find_choice("p s12 c3", placements).index, 2);
  EXPECT_EQ(find_choice("p s12 c3 2", placements).index, 3);
  EXPECT_EQ(find_choice("t s4", placements).index, 4);
  EXPECT_EQ(find_choice("lock", placements).index, 0);
}

TEST(Choices, NumbersAreNeverShortened) {
  EXPECT_EQ(find_choice("p s1 c3", placements).index, 1) << "not segment 12";
  EXPECT_FALSE(find_choice("p s1 c", placements).index) << "nor the name of a cell";
  EXPECT_FALSE(find_choice("2", placements).index) << "only one choice has a number";
}

TEST(Choices, WhatWasMeantIsCompletedSoThatTheGameCanSayWhyNot) {
  EXPECT_EQ(completed("p s7 e5", placements), "place s7 at e5");
  EXPECT_EQ(completed("pl s7 e5 3", placements), "place s7 at e5 turned 3");
  EXPECT_EQ(completed("t s9", placements), "take_back s9");
  EXPECT_EQ(completed("x s9", placements), std::nullopt);
  EXPECT_EQ(completed("9", placements), std::nullopt);
  EXPECT_EQ(completed("lock", placements), std::nullopt);
}

TEST(Choices, TheShortestFormIsUnderstood) {
  for (const NamedChoice& choice : placements) {
    const auto found = find_choice(shortest_form(choice, placements), placements);
    ASSERT_TRUE(found.index) << choice.notation;
    EXPECT_EQ(placements[*found.index].notation, choice.notation);
  }
}

TEST(Files, AreReplacedWholeOrNotAtAll) {
  const Workplace here;
  here.write("file", "before");
  ASSERT_TRUE(write_file(here.path("file"), "after").has_value());
  EXPECT_EQ(here.read("file"), "after");
  EXPECT_FALSE(write_file(here.path("no/folder"), "text").has_value());
  int entries = 0;
  for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(here.path(""))) {
    ++entries;
  }
  EXPECT_EQ(entries, 1) << "no temporary file is left";
}

TEST(Files, ALinkStaysALink) {
  const Workplace here;
  here.write("file", "before");
  std::filesystem::create_symlink(here.path("file"), here.path("link"));
  ASSERT_TRUE(write_file(here.path("link"), "after").has_value());
  EXPECT_TRUE(std::filesystem::is_symlink(here.path("link")));
  EXPECT_EQ(here.read("file"), "after");
}

TEST(Files, ADeviceIsWrittenToAndStaysADevice) {
  ASSERT_TRUE(write_file("/dev/null", "text").has_value());
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

TEST(Files, TheNextSaveHasANameOfItsOwn) {
  const Workplace here;
  here.write("game-2.jsonl", "");
  EXPECT_EQ(next_save_name(here.path("game.jsonl")), here.path("game-3.jsonl"));
}

TEST(Rules, AreFoundByTheirIdsInTheOrderAskedFor) {
  const Library library;
  const auto rules = rule_texts(library, "onirim", "fr", {"ON-P1", "ON-D1", "ON-NONE"});
  ASSERT_EQ(rules.size(), 2);
  EXPECT_EQ(rules[0].id, "ON-P1");
  EXPECT_EQ(rules[1].id, "ON-D1");
  EXPECT_FALSE(rules[0].text.empty());
  EXPECT_EQ(rules[0].text.find('*'), std::string::npos);
}

TEST(Messages, ArgumentsComeTranslatedAndBare) {
  const Workplace here;
  std::filesystem::create_directories(here.path("content/locales/en"));
  here.write("content/locales/en/all.json", R"json({
    "t.say": "{seat_id, select, you {You} other {{seat}}}: {card} ({card_id}), {n, plural, one {# card} other {# cards}}",
    "onirim.card.red_sun": "red sun"
  })json");
  const auto library = Library::from_folder(here.path(""));
  ASSERT_TRUE(library.has_value());
  const auto texts = Texts::load("en", *library);
  ASSERT_TRUE(texts.has_value());
  const Message message =
      Message{"t.say", {}}.with("seat", Seat{1}).with("card", onirim::Card::red_sun).with("n", 2);
  EXPECT_EQ(texts->say(message, {Seat{1}, {"Ann", "Bob"}, {}}), "You: red sun (red_sun), 2 cards");
  EXPECT_EQ(texts->say(message, {Seat{0}, {"Ann", "Bob"}, {}}), "Bob: red sun (red_sun), 2 cards");
  EXPECT_EQ(texts->say("t.missing"), "t.missing");
  EXPECT_FALSE(Texts::load("fr", *library).has_value());
}

TEST(Messages, ACatalogueThatIsNoneIsRefused) {
  const Workplace here;
  std::filesystem::create_directories(here.path("content/locales/en"));
  here.write("content/locales/en/all.json", "[]");
  const auto library = Library::from_folder(here.path(""));
  ASSERT_TRUE(library.has_value());
  const auto texts = Texts::load("en", *library);
  ASSERT_FALSE(texts.has_value());
  EXPECT_THAT(texts.error().what, HasSubstr("content/locales/en/all.json"));
}

TEST(Progress, TimesReadLikeAClock) {
  EXPECT_EQ(clock_time(5), "0:05");
  EXPECT_EQ(clock_time(125), "2:05");
  EXPECT_EQ(clock_time(3725), "1:02:05");
}

TEST(Tallies, AddUpInAnyOrder) {
  Tally whole(2);
  Tally left(2);
  Tally right(2);
  for (int i = 0; i < 10; ++i) {
    ArenaGame game;
    game.seats = {{i % 2 == 0, i}, {i % 3 == 0, -i}};
    game.decisions = static_cast<std::uint32_t>(i);
    game.length = static_cast<std::uint32_t>(2 * i);
    whole.add(game);
    (i < 4 ? left : right).add(game);
  }
  right.add(left);
  EXPECT_EQ(right, whole);
}

}  // namespace
}  // namespace reverie::cli
