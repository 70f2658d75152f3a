// SPDX-License-Identifier: Apache-2.0
// Content as authors write it, and what they are told when it is wrong.
#include "core/content_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace reverie {
namespace {

enum class Level : std::uint8_t { low, high };
BOOST_DESCRIBE_ENUM(Level, low, high)

struct Stone {
  std::uint8_t weight = 0;
  std::optional<bool> polished;
  Level level = Level::low;
  std::vector<PlacedText> marks;
};
BOOST_DESCRIBE_STRUCT(Stone, (), (weight, polished, level, marks))

constexpr std::string_view good = R"(# stones
[[stone]]
weight = 3   # heavy
level = "high"
marks = [
  "a \"quoted\" one",
  "b",   # the last may have a comma
]

[[stone]]
polished = true
weight = 0
level = "low"
marks = []
)";

std::string problem_of(std::string_view text) {
  const auto records = read_content("stones.toml", text);
  if (!records) return records.error().what;
  for (const ContentRecord& record : *records) {
    const auto stone = read_record<Stone>("stones.toml", record);
    if (!stone) return stone.error().what;
  }
  return {};
}

TEST(ContentText, IsReadWithItsPlaces) {
  const auto records = read_content("stones.toml", good);
  ASSERT_TRUE(records) << records.error().what;
  ASSERT_EQ(records->size(), 2U);
  EXPECT_EQ((*records)[1].at, (TextPlace{10, 1}));
  const auto stone = read_record<Stone>("stones.toml", (*records)[0]);
  ASSERT_TRUE(stone) << stone.error().what;
  EXPECT_EQ(stone->weight, 3);
  EXPECT_FALSE(stone->polished);
  EXPECT_EQ(stone->level, Level::high);
  ASSERT_EQ(stone->marks.size(), 2U);
  EXPECT_EQ(stone->marks[0].text, "a \"quoted\" one");
  EXPECT_EQ(stone->marks[1].at, (TextPlace{7, 3}));
  EXPECT_TRUE(read_record<Stone>("stones.toml", (*records)[1])->polished);
}

TEST(ContentText, EveryMistakeIsShownWhereItStands) {
  const std::vector<std::pair<std::string, std::string>> mistakes{
      {"weight = 1", "stones.toml:1:1: a field before the first '[[kind]]'"},
      {"[stone]", "stones.toml:1:1: write '[[kind]]', with two brackets"},
      {"[[stone]", "stones.toml:1:8: ']]' is missing"},
      {"[[stone]]\nweight 1", "stones.toml:2:8: '=' is missing after 'weight'"},
      {"[[stone]]\nweight = 1 2", "stones.toml:2:12: something is left at the end of the line"},
      {"[[stone]]\nweight = 1\nweight = 2", "stones.toml:3:1: 'weight' stands twice in this stone"},
      {"[[stone]]\nlevel = \"low",
       "stones.toml:2:9: the text that begins here does not end on its line"},
      {"[[stone]]\nmarks = [\"a\" \"b\"]", "stones.toml:2:14: ',' or ']' is missing"},
      {"[[stone]]\nmarks = [\"a\",",
       "stones.toml:2:14: a value is a number, a text in quotation "
       "marks, true, false or a list"},
      {"[[stone]]\nweight = 300\nlevel = \"low\"\nmarks = []",
       "stones.toml:2:10: a number from 0 to 255"},
      {"[[stone]]\nweight = \"1\"\nlevel = \"low\"\nmarks = []",
       "stones.toml:2:10: a number must stand here"},
      {"[[stone]]\nweight = 1\nlevel = \"lwo\"\nmarks = []",
       "stones.toml:3:9: no 'lwo'; did you mean 'low'?"},
      {"[[stone]]\nweigth = 1\nlevel = \"low\"\nmarks = []",
       "stones.toml:2:1: no 'weigth'; did you mean 'weight'?"},
      {"[[stone]]\nweight = 1\nlevel = \"low\"", "stones.toml:1:1: this stone has no 'marks'"},
  };
  for (const auto& [text, said] : mistakes) EXPECT_EQ(problem_of(text), said) << text;
}

}  // namespace
}  // namespace reverie
