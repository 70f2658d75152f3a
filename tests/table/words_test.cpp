// SPDX-License-Identifier: Apache-2.0
#include "table/words.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace reverie {
namespace {

TEST(Words, NamesInAnyScriptAreGood) {
  for (const char* name : {"Ada", "Théo", "Łukasz", "夢見る人", "a b", "🦋"}) {
    EXPECT_TRUE(is_good_name(name)) << name;
  }
}

TEST(Words, LengthIsCountedInCharacters) {
  std::string name;
  for (std::size_t i = 0; i < longest_name; ++i) name += "é";
  EXPECT_TRUE(is_good_name(name));
  EXPECT_FALSE(is_good_name(name + "é"));
}

/// A character of the block U+2000 to U+203F between two letters, so that this file itself shows
/// none that hides.
std::string hidden(char last_byte) { return std::string("a\xE2\x80") + last_byte + "b"; }

TEST(Words, NothingThatHidesOrBreaksTheLineIsGood) {
  const std::string turns_direction = hidden('\xAE');
  const std::string has_no_width = hidden('\x8B');
  const std::vector<std::string> bad = {
      "",      "   ",           "a\nb",       std::string("a\0b", 3),
      "a\x7f", turns_direction, has_no_width, "\xC2\x85"};
  for (const std::string& text : bad) EXPECT_FALSE(is_good_name(text)) << text;
}

TEST(Words, WhatShapesSignsIsGoodWhereItDoes) {
  const std::vector<std::string> good = {
      "\U0001F469\u200D\U0001F680",             // an astronaut
      "\u2764\uFE0F",                           // a red heart
      "\U0001F3F3\uFE0F\u200D\U0001F308",       // a rainbow flag
      "1\uFE0F\u20E3",                          // a key with a number
      "\u0646\u0645\u06CC\u200C\u062E\u0648"};  // two parts of a Persian word
  for (const std::string& text : good) EXPECT_TRUE(is_good_name(text)) << text;
}

TEST(Words, NobodyIsCalledSomethingThatCannotBeSeen) {
  const std::vector<std::string> bad = {"\u200D",       "\u200C\u200D",  "Ada\u200D",
                                        "Ada\u200Dx",   "\u200DAda",     "Ada\uFE0F",
                                        "\u3164",       "\u2800",        "\u2060",
                                        "A\u2060da",    "\u00AD",        "A\u00ADda",
                                        "\u2003\u3000", "\u115F",        "\uFE0F",
                                        "\u2764\u200D", "\U000E0041",    "\u2764\u200D\u200D\u2764",
                                        "\U000E0001",   "A\U000E001Fda", "\U000E0000\U000E0001"};
  for (const std::string& text : bad) EXPECT_FALSE(is_good_name(text)) << text;
}

TEST(Words, MalformedTextIsNot) {
  const std::vector<std::string> bad = {
      "\xFF",  "\xC3",         "\xC0\x80",         "\xE0\x80\x80",
      "a\x80", "\xED\xA0\x80", "\xF5\x80\x80\x80", "\xF4\x90\x80\x80"};
  for (const std::string& text : bad) EXPECT_FALSE(is_good_name(text));
}

}  // namespace
}  // namespace reverie
