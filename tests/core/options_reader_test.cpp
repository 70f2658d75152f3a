// SPDX-License-Identifier: Apache-2.0
#include "core/options_reader.hpp"

#include <gtest/gtest.h>

namespace reverie {
namespace {

enum class Light { day, night };
BOOST_DESCRIBE_ENUM(Light, day, night)

struct Options {
  Between<1, 4> players = 1;
  std::uint8_t patience = 9;
  Light light = Light::day;
  bool quick = false;

  friend bool operator==(const Options&, const Options&) = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), (players, patience, light, quick))

std::expected<Options, Problem> read(std::string_view text) {
  const auto object = parse_option_list(text);
  if (!object) return std::unexpected(object.error());
  return read_options<Options>(*object);
}

std::string problem_of(std::string_view text) {
  const auto options = read(text);
  return options ? "none" : options.error().what;
}

TEST(Options, AreReadFromAList) {
  EXPECT_EQ(read("players=2,light=night,quick=true"), (Options{2, 9, Light::night, true}));
}

TEST(Options, KeepTheirDefaultsWhenNotNamed) {
  EXPECT_EQ(read(""), Options{});
  EXPECT_EQ(read("light=night"), (Options{1, 9, Light::night, false}));
}

TEST(Options, ThatDoNotExistAreNamedWithTheNearestThatDoes) {
  EXPECT_EQ(problem_of("player=2"), "there is no option 'player'; did you mean 'players'?");
  EXPECT_EQ(problem_of("colour=red"),
            "there is no option 'colour'; known are: players, patience, light, quick");
}

TEST(Options, WithAWrongValueSayWhatIsPossible) {
  EXPECT_EQ(problem_of("light=nihgt"), "option 'light' cannot be 'nihgt'; did you mean 'night'?");
  EXPECT_EQ(problem_of("light=3"), "option 'light' cannot be '3'; known are: day, night");
  for (const char* players : {"many", "0", "5", "-1", "99999999999", "1.0", "true"}) {
    EXPECT_EQ(problem_of(std::string("players=") + players),
              "option 'players' is a whole number from 1 to 4");
  }
  EXPECT_EQ(problem_of("patience=256"), "option 'patience' is a whole number from 0 to 255");
  EXPECT_EQ(problem_of("quick=1"), "option 'quick' is true or false");
}

TEST(Options, MustBeWrittenAsNameAndValue) {
  EXPECT_EQ(problem_of("players"), "'players' is not an option; write name=value,name=value");
  EXPECT_EQ(problem_of("=2"), "'=2' is not an option; write name=value,name=value");
  EXPECT_EQ(problem_of("players=1,players=2"), "option 'players' is given twice");
}

TEST(Options, DescribeThemselves) {
  const auto specs = option_specs<Options>();
  ASSERT_EQ(specs.size(), 4U);
  EXPECT_EQ(specs[0].name, "players");
  EXPECT_EQ(specs[0].default_value, "1");
  EXPECT_TRUE(specs[0].choices.empty());
  EXPECT_EQ(specs[0].range, (NumberRange{1, 4}));
  EXPECT_EQ(specs[1].range, std::nullopt);
  EXPECT_EQ(specs[2].choices, (std::vector<std::string>{"day", "night"}));
  EXPECT_EQ(specs[2].default_value, "\"day\"");
}

}  // namespace
}  // namespace reverie
