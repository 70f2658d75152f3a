// SPDX-License-Identifier: Apache-2.0
#include "table/words.hpp"

#include <gtest/gtest.h>

#include <string>

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

TEST(Words, NothingThatHidesOrBreaksTheLineIsGood) {
  const std::string bad[] = {"",
                             "   ",
                             "a\nb",
                             std::string("a\0b", 3),
                             "a\x7f",
                             "a\xE2\x80\xAE"
                             "b",  // turns the direction of writing
                             "a\xE2\x80\x8B"
                             "b",  // has no width
                             "\xC2\x85"};
  for (const std::string& text : bad) EXPECT_FALSE(is_good_name(text)) << text;
}

TEST(Words, MalformedTextIsNot) {
  const std::string bad[] = {"\xFF",         "\xC3",
                             "\xC0\x80",     "\xE0\x80\x80",
                             "\xED\xA0\x80", "\xF5\x80\x80\x80",
                             "a\x80",        "\xF4\x90\x80\x80"};
  for (const std::string& text : bad) EXPECT_FALSE(is_good_name(text));
}

}  // namespace
}  // namespace reverie
