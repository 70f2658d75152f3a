// SPDX-License-Identifier: Apache-2.0
// How a bot's advice reads in the menu: its choice, what it trusts, what it hardly tried.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/session/choice_menu.hpp"

namespace reverie::cli {
namespace {

using ::testing::ElementsAre;

class Hints : public ::testing::Test {
 protected:
  std::vector<std::string> menu(const Advice& advice) const {
    std::vector<NamedChoice> choices;
    for (const Appraisal& appraisal : advice.choices) {
      const int number = static_cast<int>(choices.size()) + 1;
      choices.push_back({appraisal.notation, appraisal.notation, "kind", number});
    }
    return menu_in_words(menu_of(choices, texts_, &advice));
  }

  const Library library_;
  const Texts texts_ = Texts::load("en", library_).value();
};

TEST_F(Hints, TheBotsChoiceComesFirstThenTheOthersByTheirChances) {
  const Advice advice{"a", {{"c", 0.50, 300}, {"a", 0.64, 400}, {"b", 0.69, 100}}};
  EXPECT_THAT(menu(advice), ElementsAre("2. a – 64% *", "3. b – ~69%", "1. c – ~50%"));
}

TEST_F(Hints, WhatMayBeOffByAFewPointsIsMarkedAsRough) {
  const Advice advice{"a", {{"a", 0.64, 400}, {"b", 0.69, 399}}};
  EXPECT_THAT(menu(advice), ElementsAre("1. a – 64% *", "2. b – ~69%"));
  EXPECT_TRUE(estimates_roughly(advice));
  EXPECT_FALSE(estimates_roughly({"a", {{"a", 0.64, 400}, {"b", 0.5, 401}}}));
  EXPECT_FALSE(estimates_roughly({"a", {{"a", 0.64, 400}, {"b", 0.5, 10}}})) << "that is not told";
}

TEST_F(Hints, WhatWasHardlyTriedHasNoNumberAndComesLast) {
  const Advice advice{"a",
                      {{"never", std::nullopt, 0},
                       {"once", 0.0, 1},
                       {"lucky", 1.0, 40},
                       {"twentieth", 0.3, 50},
                       {"a", 0.5, 1000}}};
  EXPECT_THAT(menu(advice), ElementsAre("5. a – 50% *", "4. twentieth – ~30%", "1. never – ?",
                                        "2. once – ?", "3. lucky – ?"));
}

TEST_F(Hints, AHandfulOfSimulationsIsNoEstimateEvenIfTheMostTriedHasNoMore) {
  const Advice advice{"a", {{"b", 0.0, 9}, {"a", 0.5, 11}}};
  EXPECT_THAT(menu(advice), ElementsAre("2. a – ? *", "1. b – ?"));
}

TEST_F(Hints, WhereTheBotOnlyKnowsWhatToDoNothingIsInDoubt) {
  const Advice advice{"b", {{"a", std::nullopt, 0}, {"b", std::nullopt, 0}}};
  EXPECT_THAT(menu(advice), ElementsAre("2. b *", "1. a"));
}

}  // namespace
}  // namespace reverie::cli
