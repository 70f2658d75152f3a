// SPDX-License-Identifier: Apache-2.0
// Content as authors write it, and what they are told when it is wrong.
#include "core/content_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace reverie {
namespace {

enum class Level : std::uint8_t { low, high };
BOOST_DESCRIBE_ENUM(Level, low, high)

struct Vein {
  std::string metal;
  std::optional<Between<1, 9>> width;
};
BOOST_DESCRIBE_STRUCT(Vein, (), (metal, width))

struct Stone {
  TextPlace at;
  std::uint8_t weight = 0;
  std::optional<bool> polished;
  Level level = Level::low;
  std::vector<PlacedText> marks;
  std::optional<Vein> vein;
  std::optional<std::vector<Vein>> veins;
};
BOOST_DESCRIBE_STRUCT(Stone, (), (weight, polished, level, marks, vein, veins))

struct Quarry {
  TextPlace at;
  std::vector<Stone> stone;
  std::optional<std::map<std::string, Vein>> known;
};
BOOST_DESCRIBE_STRUCT(Quarry, (), (stone, known))

std::expected<Quarry, Problem> read(std::string_view text) {
  return read_content<Quarry>([&](std::string_view) { return std::optional(text); }, "stones.toml");
}

std::string problem_of(std::string_view text) {
  const auto quarry = read(text);
  return quarry ? "none" : quarry.error().what;
}

/// A file with one good stone of this weight, or whatever stands there.
std::string weighing(std::string_view weight) {
  return problem_of("[[stone]]\nlevel = \"low\"\nmarks = []\nweight = " + std::string(weight));
}

constexpr std::string_view good = R"(# stones
[[stone]]
weight = 3   # heavy
level = "high"
marks = [
  "a \"quoted\" one",
  'b',   # the last may have a comma
]
vein = { metal = "gold", width = 2 }

[[stone]]
polished = true
weight = 0
level = "low"
marks = []
[[stone.veins]]
metal = "tin"
[[stone.veins]]
metal = "lead"
width = 9

[known.tin]
metal = "tin"
)";

TEST(ContentText, IsReadWithTablesAndListsOfTables) {
  const auto quarry = read(good);
  ASSERT_TRUE(quarry) << quarry.error().what;
  ASSERT_EQ(quarry->stone.size(), 2U);
  const Stone& first = quarry->stone[0];
  EXPECT_EQ(first.weight, 3);
  EXPECT_FALSE(first.polished);
  EXPECT_EQ(first.level, Level::high);
  ASSERT_EQ(first.marks.size(), 2U);
  EXPECT_EQ(first.marks[0].text, "a \"quoted\" one");
  EXPECT_EQ(first.vein->metal, "gold");
  EXPECT_EQ(first.vein->width, 2);
  EXPECT_FALSE(first.veins);
  const Stone& second = quarry->stone[1];
  EXPECT_TRUE(second.polished.value());
  ASSERT_EQ(second.veins->size(), 2U);
  EXPECT_FALSE(second.veins->at(0).width);
  EXPECT_EQ(second.veins->at(1).metal, "lead");
  EXPECT_EQ(quarry->known->at("tin").metal, "tin");
}

TEST(ContentText, ATableKnowsWhereItBegins) {
  const auto quarry = read(good);
  ASSERT_TRUE(quarry) << quarry.error().what;
  EXPECT_EQ(to_text(quarry->at), "stones.toml:1:1");
  EXPECT_EQ(to_text(quarry->stone[1].at), "stones.toml:11:1");
  EXPECT_EQ(to_text(quarry->stone[0].marks[1].at), "stones.toml:7:3");
  const auto in_line = read("stone = [{weight=1, level='low', marks=[]}]");
  ASSERT_TRUE(in_line) << in_line.error().what;
  EXPECT_EQ(to_text(in_line->stone[0].at), "stones.toml:1:10");
}

TEST(ContentText, ColumnsAreBytes) {
  EXPECT_EQ(problem_of("stone = [{marks=['é'], weight=\"1\"}]"),
            "stones.toml:1:32: a number must stand here, not a text");
}

TEST(ContentText, LinesMayEndAsOnWindowsAndAByteOrderMarkIsNotCounted) {
  EXPECT_EQ(problem_of("\xEF\xBB\xBF[[stone]]\r\nwieght = 1\r\n"),
            "stones.toml:2:1: no 'wieght'; did you mean 'weight'?");
  EXPECT_EQ(problem_of("\xEF\xBB\xBFston = 1"),
            "stones.toml:1:1: no 'ston'; did you mean 'stone'?");
}

TEST(ContentText, AMissingFileIsNamed) {
  const auto missing =
      read_content<Quarry>([](std::string_view) { return std::nullopt; }, "x.toml");
  EXPECT_EQ(missing.error().what, "x.toml:1:1: this file is missing");
}

TEST(ContentText, WhatDoesNotFitTheStructIsShownWhereItStands) {
  const std::vector<std::pair<std::string, std::string>> mistakes{
      {"", "stones.toml:1:1: this file has no 'stone'"},
      {"[stone]\n",
       "stones.toml:1:1: a list must stand here, not a table; write '[[…]]' before each of the "
       "list"},
      {"[[known]]\n",
       "stones.toml:1:1: a table must stand here, not a list; write '[…]' before it, once"},
      {"[[stone]]\nweight = 1\nlevel = \"low\"", "stones.toml:1:1: this stone has no 'marks'"},
      {"[[stone]]\nweight = 1\nlevel = \"lwo\"\nmarks = []",
       "stones.toml:3:9: no 'lwo'; did you mean 'low'?"},
      {"[[stone]]\nweigth = 1\nlevel = \"low\"\nmarks = []",
       "stones.toml:2:1: no 'weigth'; did you mean 'weight'?"},
      {"[[stone]]\n[[stone.veins]]\nmetal = 'tin'\nwidth = 10",
       "stones.toml:4:9: a number from 1 to 9 must stand here, not 10"},
      {"[[stone]]\nvein = {metal = 'tin', lenght = 1}",
       "stones.toml:2:24: no 'lenght'; known are: metal, width"},
      {"[[stone]]\n[[stone.veins]]\nwidth = 1", "stones.toml:2:1: this veins has no 'metal'"},
      {"[known]\ntin = {width = 1}", "stones.toml:2:7: this tin has no 'metal'"},
      {"[[stone]]\nmarks = [\"a\", 2]", "stones.toml:2:15: a text must stand here, not a number"},
  };
  for (const auto& [text, said] : mistakes) EXPECT_EQ(problem_of(text), said) << text;
}

TEST(ContentText, AWrongValueIsToldWithWhatItIs) {
  EXPECT_EQ(weighing("300"), "stones.toml:4:10: a number from 0 to 255 must stand here, not 300");
  EXPECT_EQ(weighing("-1"), "stones.toml:4:10: a number from 0 to 255 must stand here, not -1");
  EXPECT_EQ(weighing("'1'"), "stones.toml:4:10: a number must stand here, not a text");
  EXPECT_EQ(weighing("true"), "stones.toml:4:10: a number must stand here, not true or false");
  EXPECT_EQ(weighing("[1]"), "stones.toml:4:10: a number must stand here, not a list");
  EXPECT_EQ(weighing("1.5"),
            "stones.toml:4:10: a number must stand here, not a number with a fraction");
  EXPECT_EQ(weighing("1979-05-27"), "stones.toml:4:10: a number must stand here, not a date");
  EXPECT_EQ(weighing("07:32:00"), "stones.toml:4:10: a number must stand here, not a time");
  EXPECT_EQ(weighing("1979-05-27T07:32:00Z"),
            "stones.toml:4:10: a number must stand here, not a date with a time");
}

TEST(ContentText, TheFirstMistakeOfTheFileIsTold) {
  EXPECT_EQ(problem_of("[[stone]]\nweight = 'x'\ncolour = 1"),
            "stones.toml:2:10: a number must stand here, not a text");
  EXPECT_EQ(problem_of("[[stone]]\nzeal = 1\nweight = 'x'").substr(0, 25),
            "stones.toml:2:1: no 'zeal");
}

TEST(ContentText, ANameThatLeadsNowhereIsShownWithTheNearestOne) {
  const auto quarry = read(good);
  ASSERT_TRUE(quarry);
  EXPECT_EQ(no_such(quarry->stone[0].marks[1], "mark", {"bb", "sign"}).what,
            "stones.toml:7:3: no mark 'b'; did you mean 'bb'?");
}

}  // namespace
}  // namespace reverie
