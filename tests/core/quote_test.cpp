// SPDX-License-Identifier: Apache-2.0
// Foreign text inside our own: it can be read, and it can do nothing else.
#include "core/quote.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "core/utf8.hpp"

namespace reverie {
namespace {

TEST(Quote, PlainTextInAnyScriptStaysAsItIs) {
  EXPECT_EQ(quote(""), "''");
  EXPECT_EQ(quote("play red sun"), "'play red sun'");
  EXPECT_EQ(quote("rêver 夢 🦋"), "'rêver 夢 🦋'");
}

TEST(Quote, WhatATerminalWouldObeyIsShownByItsBytes) {
  EXPECT_EQ(quote("\x1b]0;x\x07"), R"('\x1b]0;x\x07')");
  EXPECT_EQ(quote("a\nb\r\t"), R"('a\x0ab\x0d\x09')");
  EXPECT_EQ(quote(std::string("a\0b", 3)), R"('a\x00b')");
  EXPECT_EQ(quote("\xC2\x9B"), R"('\xc2\x9b')") << "a control character of eight bits";
  const std::string from_right_to_left = {'\xE2', '\x80', '\xAE'};
  EXPECT_EQ(quote(from_right_to_left), R"('\xe2\x80\xae')");
}

TEST(Quote, WhatIsNotUtf8IsShownByItsBytes) {
  EXPECT_EQ(quote("a\xFFz"), R"('a\xffz')");
  EXPECT_EQ(quote("\xC3"), R"('\xc3')");
}

TEST(Quote, ALongTextIsCutBetweenCharacters) {
  std::string dreams;
  for (int i = 0; i < 80; ++i) dreams += "夢";
  EXPECT_EQ(quote(dreams), "'" + dreams + "'");
  EXPECT_EQ(quote(dreams + "夢"), "'" + dreams + "…'");
}

RC_GTEST_PROP(Quote, WhateverItIsComesOutOnOneShortLineOfPlainCharacters,
              (const std::string& foreign)) {
  const std::string text = quote(foreign);
  int characters = 0;
  for (std::string_view rest = text; !rest.empty(); ++characters) {
    const auto character = take_character(rest);
    RC_ASSERT(character.has_value());
    RC_ASSERT(!is_control(*character));
  }
  constexpr int bytes_of_a_character = 4;
  constexpr int as_text = 4;  // \x1b
  RC_ASSERT(characters <= 80 * bytes_of_a_character * as_text + 3);
}

}  // namespace
}  // namespace reverie
