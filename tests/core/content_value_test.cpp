// SPDX-License-Identifier: Apache-2.0
// Text that is not TOML, told in plain words where it stands; and texts whose letters know their
// places.
#include "core/content_value.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/toml_source.hpp"

namespace reverie {
namespace {

std::string problem_of(std::string_view text) {
  const auto content = parse_content("f", text);
  return content ? "none" : content.error().what;
}

/// The value of the first field, a text.
PlacedText text_in(std::string_view file) {
  const auto content = parse_content("f", file);
  if (!content) {
    ADD_FAILURE() << content.error().what;
    return {};
  }
  return std::get<PlacedText>(std::get<ContentValue::Table>(content->what).at(0).value.what);
}

/// Where the first match of `word` stands in the text.
std::string place_of(std::string_view word, const PlacedText& text) {
  return to_text(text.place(text.text.find(word)));
}

TEST(ContentValue, TextThatIsNotTomlIsToldInPlainWords) {
  const std::string value =
      "a value is a number, a text in quotation marks, true, false, a list or a table";
  const std::string name =
      "a name is missing: letters, digits, '_' and '-', or any text in quotation marks";
  const std::string number = "a number is written in digits, with '_' only between them";
  const std::string escape =
      R"(after '\' only b, t, n, f, r, ", \, u0000 or U00000000 can stand; in '…' it is a plain letter)";
  const std::vector<std::pair<std::string, std::string>> mistakes{
      {"a = \"low", "f:1:5: the text that begins here does not end on its line"},
      {"a = 'low\nb = 1", "f:1:5: the text that begins here does not end on its line"},
      {"a = \"\"\"low\nb = 1", "f:1:5: the text that begins here does not end"},
      {"a 1", "f:1:3: '=' is missing after the name"},
      {"a : 1", "f:1:3: '=' is missing after the name"},
      {"a =", "f:1:4: the file ends in the middle of this"},
      {"a =\nb = 1", "f:1:4: a value is missing after '='"},
      {"a = 1 2", "f:1:7: something is left at the end of the line"},
      {"a = 1,", "f:1:6: something is left at the end of the line"},
      {"[a] b", "f:1:5: something is left at the end of the line"},
      {"[[a]", "f:1:5: the file ends in the middle of this"},
      {"[[a] ]", "f:1:5: ']' is missing"},
      {"[a", "f:1:3: the file ends in the middle of this"},
      {"[a\n", "f:1:3: ']' is missing"},
      {"[ [a]]", "f:1:3: write '[[name]]' without spaces between the brackets"},
      {"[]", "f:1:2: " + name},
      {"[&]", "f:1:2: " + name},
      {"[[[a]]]", "f:1:3: " + name},
      {"]", "f:1:1: " + name},
      {"= 1", "f:1:1: " + name},
      {"a. = 1", "f:1:4: " + name},
      {"a = [1 2]", "f:1:8: ',' or ']' is missing"},
      {"a = [,]", "f:1:6: a value is missing before ','"},
      {"a = [1,", "f:1:8: the file ends in the middle of this"},
      {"a = {b = 1 c = 2}", "f:1:12: ',' or '}' is missing"},
      {"a = {b = 1,}", "f:1:12: no ',' can stand before '}'"},
      {"a = {b = 1\n}", "f:1:11: a table in '{…}' ends on its line"},
      {"a = abc", "f:1:5: " + value},
      {"a = True", "f:1:5: " + value},
      {"a = nul", "f:1:6: " + value},
      {"a = “b”", "f:1:5: " + value},
      {"a = 012", "f:1:8: a number does not begin with 0"},
      {"a = 1__2", "f:1:7: " + number},
      {"a = 12x", "f:1:7: " + number},
      {"a = 99999999999999999999", "f:1:25: this number is too large"},
      {R"(a = "\q")", "f:1:7: " + escape},
      {R"(a = "\u12")", "f:1:10: " + escape},
      {"a = \"\x01\"", R"(f:1:6: a control character can only stand in "…", written as \u0000)"},
      {"a = 1 # \x01", R"(f:1:9: a control character can only stand in "…", written as \u0000)"},
      {"a = 1\rb = 2", R"(f:1:7: a line ends in \n or \r\n, not in \r alone)"},
      {"a\u00A0= 1", "f:1:2: between words only spaces and tabs can stand"},
      {"'''a''' = 1", "f:1:1: a name stands on one line"},
      {"é = 'é\xFF'", "f:1:9: here is no character: save the file as UTF-8"},
      {"a = 1979-13-01",
       "f:1:12: this is not TOML: date: expected month between 1 and 12 (inclusive), saw 13"},
  };
  for (const auto& [text, said] : mistakes) EXPECT_EQ(problem_of(text), said) << text;
}

TEST(ContentValue, ANameStandsOnce) {
  EXPECT_EQ(problem_of("weight = 1\n weight = 2"), "f:2:2: 'weight' stands twice");
  EXPECT_EQ(problem_of("a = {b = 1, b = 2}"), "f:1:13: 'b' stands twice");
  EXPECT_EQ(problem_of("[a]\n[a] # again"), "f:2:1: '[a]' stands twice");
  EXPECT_EQ(problem_of("a.b = 1\na.b = 2"), "f:2:1: 'a.b' stands twice");
  EXPECT_EQ(problem_of("a = 1\n[a]"), "f:2:1: '[a]' cannot be: its name has another meaning above");
  EXPECT_EQ(problem_of("a = 1\na.b = 1"),
            "f:2:1: 'a.b' cannot be: its name has another meaning above");
  EXPECT_EQ(problem_of("[[a]]\n[a]"), "f:2:1: '[a]' cannot be: its name has another meaning above");
}

TEST(ContentValue, NothingIsReadTooDeepOrTooLarge) {
  const std::string deep_list = "a = " + std::string(100'000, '[');
  EXPECT_EQ(problem_of(deep_list),
            "f:1:21: lists and tables stand inside each other more than 16 deep");
  std::string deep_name = "a";
  for (int i = 0; i < 100'000; ++i) deep_name += ".a";
  EXPECT_EQ(problem_of(deep_name + " = 1"), "f:1:16: a name has at most 8 parts between dots");
  EXPECT_EQ(problem_of('[' + deep_name + ']'), "f:1:17: a name has at most 8 parts between dots");
  EXPECT_EQ(problem_of("a = '.........' # ........."), "none");
  EXPECT_EQ(problem_of("a = [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5]"), "none");
  const std::string largest = std::string(TomlSource::longest_file, '\n');
  EXPECT_EQ(problem_of(largest), "none");
  EXPECT_EQ(problem_of(largest + '\n'), "f:1:1: a file of content has at most 1 MiB");
}

TEST(ContentValue, FieldsComeInTheOrderOfTheFile) {
  const auto content = parse_content("f", "z = 1\na.y = 1\nb = 1\na.x = 1\n");
  ASSERT_TRUE(content) << content.error().what;
  const auto& fields = std::get<ContentValue::Table>(content->what);
  ASSERT_EQ(fields.size(), 3U);
  EXPECT_EQ(fields[0].name, "z");
  EXPECT_EQ(fields[1].name, "a");
  EXPECT_EQ(std::get<ContentValue::Table>(fields[1].value.what)[0].name, "y");
  EXPECT_EQ(to_text(fields[2].at), "f:3:1");
}

TEST(PlacedText, ALetterOfOneLineStandsBehindTheMark) {
  const PlacedText text = text_in("a = 'one two'");
  EXPECT_EQ(to_text(text.at), "f:1:5");
  EXPECT_EQ(place_of("one", text), "f:1:6");
  EXPECT_EQ(place_of("two", text), "f:1:10");
  EXPECT_EQ(to_text(text.place(text.text.size())), "f:1:13");
  EXPECT_EQ(to_text(text_in("a = ''").place(0)), "f:1:6");
}

TEST(PlacedText, AWordOnTheThirdLineIsFound) {
  for (const std::string marks : {R"(""")", "'''"}) {
    const PlacedText begun_below = text_in("\na = " + marks + "\none\n  two\nthree" + marks);
    EXPECT_EQ(begun_below.text, "one\n  two\nthree");
    EXPECT_EQ(place_of("one", begun_below), "f:3:1");
    EXPECT_EQ(place_of("two", begun_below), "f:4:3");
    EXPECT_EQ(place_of("\nthree", begun_below), "f:4:6");
    EXPECT_EQ(place_of("three", begun_below), "f:5:1");
    EXPECT_EQ(place_of("hree", begun_below), "f:5:2");
    const PlacedText begun_behind = text_in("a = " + marks + "one\n\ntwo" + marks);
    EXPECT_EQ(place_of("one", begun_behind), "f:1:8");
    EXPECT_EQ(place_of("two", begun_behind), "f:3:1");
  }
}

TEST(PlacedText, LinesMayEndAsOnWindows) {
  const PlacedText text = text_in("a = '''\r\none\r\n two'''");
  EXPECT_EQ(text.text, "one\n two");
  EXPECT_EQ(place_of("one", text), "f:2:1");
  EXPECT_EQ(place_of("\n", text), "f:2:5");
  EXPECT_EQ(place_of("two", text), "f:3:2");
}

TEST(PlacedText, AColumnIsAByte) { EXPECT_EQ(place_of("two", text_in("'é' = 'é two'")), "f:1:12"); }

TEST(PlacedText, WhatFollowsAnEscapeIsExact) {
  const PlacedText text = text_in(R"(a = "x\ty\u00e9z\U0001F319w\"v")");
  EXPECT_EQ(text.text, "x\tyéz🌙w\"v");
  EXPECT_EQ(place_of("x", text), "f:1:6");
  EXPECT_EQ(place_of("\t", text), "f:1:7");
  EXPECT_EQ(place_of("y", text), "f:1:9");
  EXPECT_EQ(place_of("é", text), "f:1:10");
  EXPECT_EQ(place_of("z", text), "f:1:16");
  EXPECT_EQ(place_of("w", text), "f:1:27");
  EXPECT_EQ(place_of("v", text), "f:1:30");
}

TEST(PlacedText, ALineThatGoesOnIsExact) {
  const PlacedText text = text_in("a = \"\"\"\none \\\n\n   two \\  \r\n three\"\"\"");
  EXPECT_EQ(text.text, "one two three");
  EXPECT_EQ(place_of("two", text), "f:4:4");
  EXPECT_EQ(place_of("three", text), "f:5:2");
}

TEST(PlacedText, ALineThatGoesOnMayBeginWithAnyLetter) {
  const PlacedText text = text_in("a = \"\"\"une \\\n  étoile\"\"\"");
  EXPECT_EQ(text.text, "une étoile");
  EXPECT_EQ(place_of("étoile", text), "f:2:3");
}

TEST(PlacedText, AWrittenLineBreakBeginsNoLine) {
  const PlacedText text = text_in(R"(a = "one\ntwo")");
  EXPECT_EQ(text.text, "one\ntwo");
  EXPECT_EQ(place_of("two", text), "f:1:11");
}

TEST(PlacedText, MarksInsideAreLetters) {
  const PlacedText text = text_in("a = '''\none '' two'''''");
  EXPECT_EQ(text.text, "one '' two''");
  EXPECT_EQ(place_of("two", text), "f:2:8");
  EXPECT_EQ(to_text(text.place(text.text.size())), "f:2:13");
}

TEST(PlacedText, AnIndentOfOtherSpacesAfterALineThatGoesOnIsRefused) {
  EXPECT_EQ(problem_of("a = \"\"\"one \\\n\u00A0two\"\"\""),
            R"(f:1:5: after a '\' at the end of a line, lines are indented by spaces)");
}

}  // namespace
}  // namespace reverie
