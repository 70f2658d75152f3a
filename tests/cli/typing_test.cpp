// SPDX-License-Identifier: Apache-2.0
// What people type, and what files hold, before it is shown: nothing of it is obeyed by the
// terminal, slips are recognised, commands have words.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/session/bar_keys.hpp"
#include "cli/session/choice_reader.hpp"
#include "cli/session/frame.hpp"
#include "cli/terminal/columns.hpp"
#include "cli/terminal/outside_text.hpp"
#include "cli/terminal/terminal.hpp"

namespace reverie::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(OutsideText, KeysThatWriteNothingLeaveNothing) {
  EXPECT_EQ(as_typed("\x1b[A1"), "1");
  EXPECT_EQ(as_typed("pl\x1b[1;5Cay"), "play");
  EXPECT_EQ(as_typed("\x1bOPh"), "h");
  EXPECT_EQ(as_typed("\x1b[3~\x7f\x01règles\r"), "règles");
  EXPECT_EQ(as_typed("red\tsun"), "red sun");
  EXPECT_EQ(as_typed(" \tq \r"), "q");
  EXPECT_EQ(as_typed("   "), "");
  EXPECT_EQ(as_typed("\x1b["), "");
  EXPECT_EQ(as_typed("\x1b"), "");
}

TEST(OutsideText, ControlCharactersBecomeSigns) {
  EXPECT_EQ(made_visible("a\x1b[2Jb\n", 40), "a␛[2Jb␊");
  EXPECT_EQ(made_visible("\x7f", 40), "␡");
  EXPECT_EQ(made_visible("\u009b2J \u200b \xff", 40), "\ufffd2J \ufffd \ufffd");
  EXPECT_EQ(made_visible("« règle ☀ »", 40), "« règle ☀ »");
}

TEST(OutsideText, IsCutOff) { EXPECT_EQ(made_visible(std::string(300, 'x'), 4), "xxx…"); }

TEST(Columns, AWordThatFillsALineIsBroken) {
  EXPECT_THAT(wrap("an abcdefghij x", 4), ElementsAre("an", "abcd", "efgh", "ij x"));
  EXPECT_THAT(wrap("夢夢夢", 4), ElementsAre("夢夢", "夢"));
  EXPECT_THAT(wrap("abcd efgh", 4), ElementsAre("abcd", "efgh"));
}

TEST(Screens, ALongNoticeLeavesTheTableWhereItIs) {
  Frame frame;
  frame.table = std::vector<std::string>(11, "table");
  frame.notice = {std::string(3000, 'x')};
  frame.menu = std::vector<MenuItem>(12);
  const auto lines = draw_frame(frame, Paint(false));
  EXPECT_LT(lines.size(), static_cast<std::size_t>(screen_height));
  for (const std::string& line : lines) EXPECT_LE(display_width(line), screen_width);
}

const std::vector<NamedChoice> choices = {{"play red sun", "Jouer : soleil rouge", "play", 1},
                                          {"play red moon", "Jouer : lune rouge", "play", 2},
                                          {"discard red sun", "Défausser : soleil rouge", "", 3}};

TEST(NearChoices, AreThoseWithTheSameBeginning) {
  EXPECT_THAT(near_choices("jouer x", choices), ElementsAre(0, 1));
  EXPECT_THAT(near_choices("play red sun now", choices), ElementsAre(0));
}

TEST(NearChoices, AreThoseWithTheFewestSlips) {
  EXPECT_THAT(near_choices("paly red sun", choices), ElementsAre(0));
  EXPECT_THAT(near_choices("jouet lune", choices), ElementsAre(1));
  EXPECT_THAT(near_choices("defausser", choices), ElementsAre(2));
}

TEST(NearChoices, AreNoneWhereNothingIsNear) {
  for (const char* typed : {"quit", "help", "save", "x", "", "99", "foo bar baz"}) {
    EXPECT_THAT(near_choices(typed, choices), IsEmpty()) << typed;
  }
  EXPECT_THAT(near_choices(std::string(100'000, 'p'), choices), IsEmpty());
}

TEST(Commands, AreCalledByKeyAndByWordInEnglishAndOnesOwnLanguage) {
  const Library library;
  const auto french = Texts::load("fr", library);
  ASSERT_TRUE(french.has_value());
  for (const char* typed : {"u", "U", "undo", "annuler", "ANNULER"}) {
    EXPECT_EQ(bar_key_called(typed, *french), BarKey::undo) << typed;
  }
  EXPECT_EQ(bar_key_called("?", *french), BarKey::rules);
  EXPECT_EQ(bar_key_called("help", *french), BarKey::rules);
  EXPECT_EQ(bar_key_called("RÈGLES", *french), BarKey::rules);
  EXPECT_EQ(bar_key_called("esci", *french), std::nullopt) << "that is Italian";
  EXPECT_EQ(bar_key_called("un", *french), std::nullopt);
}

TEST(Commands, HaveTheirKeysInEveryLanguage) {
  const Library library;
  for (const std::string& language : languages(library)) {
    const auto texts = Texts::load(language, library);
    ASSERT_TRUE(texts.has_value());
    for (const char* key : {"u", "h", "v", "?", "n", "s", "q", "undo", "hint", "view", "rules",
                            "help", "news", "save", "quit"}) {
      EXPECT_TRUE(bar_key_called(key, *texts)) << language << ' ' << key;
    }
  }
}

TEST(Commands, AreSuggestedForASlip) {
  const Library library;
  const auto english = Texts::load("en", library);
  ASSERT_TRUE(english.has_value());
  EXPECT_EQ(bar_key_near("qiut", *english), "quit");
  EXPECT_EQ(bar_key_near("hlep", *english), "help");
  EXPECT_EQ(bar_key_near("x", *english), std::nullopt);
  EXPECT_EQ(bar_key_near("", *english), std::nullopt);
}

}  // namespace
}  // namespace reverie::cli
