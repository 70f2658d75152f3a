// SPDX-License-Identifier: Apache-2.0
#include "agents/weights.hpp"

#include <gtest/gtest.h>

#include "games/onirim/knowledge.hpp"
#include "support/house_content.hpp"

namespace reverie {
namespace {

const std::vector<std::string> names = {"door", "key"};

std::string problem_of(std::string_view text) {
  const auto read = read_weight_file("thumb.json", text, names);
  return read ? "no problem" : read.error().what;
}

TEST(Weights, AreReadInTheOrderOfTheirNames) {
  const auto read = read_weight_file("thumb.json", R"({"key": 2, "door": 1.5})", names);
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, (std::vector<float>{1.5F, 2.0F}));
}

TEST(Weights, WrittenAndReadAgainAreTheSame) {
  const std::vector<float> values = {0.1F, -12345.678F};
  EXPECT_EQ(read_weight_file("thumb.json", write_weight_file(names, values), names), values);
}

TEST(Weights, AnUnknownNameIsToldWithItsPlaceAndTheNearestOne) {
  EXPECT_EQ(problem_of("{\n  \"dor\": 1\n}"),
            "thumb.json:2:3: there is no weight 'dor'; did you mean 'door'?");
}

TEST(Weights, AMissingNameIsTold) {
  EXPECT_EQ(problem_of("{\"door\": 1}"), "thumb.json:1:12: the weight 'key' is missing");
}

TEST(Weights, ATextIsNotANumber) {
  EXPECT_EQ(problem_of("{\"door\": \"high\", \"key\": 1}"),
            "thumb.json:1:2: the weight 'door' must be a number");
}

TEST(Weights, ABrokenFileIsToldWithItsPlace) {
  EXPECT_TRUE(problem_of("{\"door\": 1,\n oops}").starts_with("thumb.json:2:"));
  EXPECT_TRUE(problem_of("").starts_with("thumb.json:1:1: this is not JSON"));
  EXPECT_TRUE(
      problem_of("{\"door\": 1, \"key\": 2}\n}").starts_with("thumb.json:2:1: this is not JSON"));
  EXPECT_TRUE(problem_of("[1, 2]").starts_with("thumb.json:1:1: weights are an object"));
}

TEST(Weights, TheHousesOwnFilesFitTheirGame) {
  for (const int players : {1, 2}) {
    const auto game = onirim::Onirim::make({.players = players, .hands = onirim::Hands::open});
    const auto path = onirim::Knowledge::weights_path(*game);
    const auto text = testing::content_of_house()(path);
    ASSERT_TRUE(text) << path;
    const auto read = read_weights<onirim::Weights>(path, *text);
    EXPECT_TRUE(read) << read.error().what;
  }
}

}  // namespace
}  // namespace reverie
