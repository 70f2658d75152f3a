// SPDX-License-Identifier: Apache-2.0
// While composing, the view tells what would come of it; the resolution then agrees.
#include <gtest/gtest.h>

#include "support/dream_runners_story.hpp"

namespace reverie::dream_runners::testing {
namespace {

// DR-B1, DR-B2, DR-B3, DR-B4
TEST(DreamRunnersForecast, TellsEachCellOfTheDream) {
  Story story(
      Box().dream("c2 s2 n3 | n2 spider:b octopus | k c1 c1").square("2BR | .G. | G..").game(1));
  story.begun().lays_square(first).does(first, "take_back s4");
  const Forecast forecast = story.forecast(first);
  EXPECT_EQ(forecast.missing, 3);
  EXPECT_EQ(forecast.surplus, 0);
  EXPECT_EQ(forecast.gained, 2);
  EXPECT_EQ(forecast.lost, 3 + 2 + 1 + 4) << "holes, nightmare, spider, octopus";
  const auto& cells = forecast.cells;
  EXPECT_EQ(cells[0], (CellForecast{Effect::twice, true, false, 0, {{Good::coin, 4}}}));
  EXPECT_EQ(cells[1], (CellForecast{Effect::both, true, false, 0, {{Good::serenity, 2}}}));
  EXPECT_EQ(cells[2], (CellForecast{Effect::repel, false, true, 0, {}}));
  EXPECT_EQ(cells[3], (CellForecast{Effect::blank, false, false, 2, {}}));
  EXPECT_EQ(cells[4], (CellForecast{Effect::gather, true, false, 1, {{Good::blue, 1}}}));
  EXPECT_EQ(cells[5], (CellForecast{std::nullopt, false, false, 5, {}})) << "and the hole";
  EXPECT_EQ(cells[8], (CellForecast{std::nullopt, false, false, 1, {}}));

  story.does(first, "lock");
  EXPECT_EQ(story.serenity(first), 20 + forecast.gained - forecast.lost);
}

// DR-B, DR-C4
TEST(DreamRunnersForecast, TellsTheSerenityThatWouldBeLeft) {
  Story story(Box().dream("s2 n4 c1 | c1 c1 c1 | c1 c1 c1").square("G.. | ... | ...").game(1));
  story.begun().lays_square(first);
  EXPECT_EQ(story.forecast(first).serenity, 20 + 2 - 4) << "gains and losses together";
  EXPECT_EQ(story.with_serenity(first, 2).forecast(first).serenity, 0)
      << "the player would wake up";
  story.does(first, "take_back s3");
  EXPECT_EQ(story.with_serenity(first, 30).forecast(first).serenity, 30 - 4 - 3);

  Story full(Box().dream("s2 c1 c1 | c1 c1 c1 | c1 c1 c1").square("G.. | ... | ...").game(1));
  full.begun().lays_square(first).with_serenity(first, 29);
  EXPECT_EQ(full.forecast(first).serenity, 30) << "never more";
  full.does(first, "lock");
  EXPECT_EQ(full.serenity(first), 30) << "the resolution agrees";
}

// DR-P2
TEST(DreamRunnersForecast, WarnsOfTheBat) {
  Story story(Box().dream("bat c1 c1 | c1 c1 c1 | c1 c1 c1").square("R.. | ... | ...").game(1));
  story.begun();
  EXPECT_TRUE(story.forecast(first).bat);
  story.does(first, "place s3 at c3");
  EXPECT_FALSE(story.forecast(first).bat) << "repelled";
  story.does(first, "place s3 at c4").does(first, "place s2 at c3");
  EXPECT_TRUE(story.forecast(first).bat);
  story.does(first, "place s1 at c5").does(first, "place s4 at d5");
  EXPECT_FALSE(story.forecast(first).bat) << "nothing is unplayed";
}

// DR-P4
TEST(DreamRunnersForecast, CountsHowOftenTheChestOpens) {
  Story story(Box().dream("chest2 k c1 | c1 c1 c1 | c1 c1 c1").square("2G. | ... | ...").game(2));
  story.begun();
  EXPECT_EQ(story.forecast(first).openings, 0) << "not gathered";
  story.lays_square(first);
  EXPECT_EQ(story.forecast(first).openings, 0) << "one key, just gathered";
  EXPECT_EQ(story.with_keys(first, 1).forecast(first).openings, 1);
  EXPECT_EQ(story.with_keys(first, 3).forecast(first).openings, 2);
  EXPECT_EQ(story.with_keys(second, 17).forecast(first).openings, 1) << "no key left to gather";
  EXPECT_EQ(story.with_keys(first, 3).without_chests().forecast(first).openings, 0);
}

// DR-P5
TEST(DreamRunnersForecast, LeavesACrossroadsToTheSharing) {
  Story story(
      Box().dream("cross:b+k c1 c1 | c1 c1 c1 | c1 c1 c1").square("G.. | ... | ...").game(1));
  story.begun().lays_square(first);
  EXPECT_EQ(story.forecast(first).cells[0], (CellForecast{Effect::gather, true, false, 0, {}}));
}

TEST(DreamRunnersForecast, IsThereWhileComposingOnly) {
  Story story(Box().game(2));
  story.begun();
  EXPECT_TRUE(story.view(second).players[0].forecast);
  story.all_lock();
  EXPECT_FALSE(story.view(second).players[0].forecast);
}

}  // namespace
}  // namespace reverie::dream_runners::testing
