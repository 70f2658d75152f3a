// SPDX-License-Identifier: Apache-2.0
// What others see of a composition that is not finished (option `progress`).
#include <gtest/gtest.h>

#include "support/dream_runners_story.hpp"

namespace reverie::dream_runners::testing {
namespace {

Story composing(Progress progress) {
  Options options;
  options.players = 3;
  options.progress = progress;
  Story story(Box().game(options));
  story.begun().does(first, "place s3 at c3");
  return story;
}

bool sees_it_lie(const Story& story, Seat viewer) {
  return story.view(viewer).players[0].segments[2].lying.has_value();
}

// DR-A
TEST(DreamRunnersSecrets, ShownProgressIsSeenByEverybody) {
  const Story story = composing(Progress::shown);
  for (const Seat viewer : {first, second, spectator}) {
    EXPECT_TRUE(sees_it_lie(story, viewer));
    EXPECT_FALSE(story.view(viewer).players[0].hidden);
    EXPECT_TRUE(story.view(viewer).players[0].forecast);
    EXPECT_EQ(story.heard_by(viewer), (std::vector<std::string>{"segment_placed"}));
  }
}

// DR-A
TEST(DreamRunnersSecrets, HiddenProgressIsSeenByItsOwnerOnly) {
  const Story story = composing(Progress::hidden);
  EXPECT_TRUE(sees_it_lie(story, first));
  EXPECT_FALSE(story.view(first).players[0].hidden);
  for (const Seat viewer : {second, spectator}) {
    const PlayerView seen = story.view(viewer).players[0];
    EXPECT_FALSE(sees_it_lie(story, viewer));
    EXPECT_TRUE(seen.hidden);
    EXPECT_FALSE(seen.forecast);
    EXPECT_EQ(seen.changes_left, most_changes - 1) << "how often it was changed is no secret";
    EXPECT_EQ(seen.segments.size(), 4U) << "what one owns is no secret";
    EXPECT_TRUE(story.heard_by(viewer).empty());
  }
}

// DR-A
TEST(DreamRunnersSecrets, WhoSeesNothingSeesTheSameWhateverIsLaid) {
  Story one = composing(Progress::hidden);
  one.does(first, "place s1 at d5").does(first, "place s2 at c4").does(first, "place s4 at e5");
  Story other = composing(Progress::hidden);
  other.does(first, "place s3 at c4").does(first, "place s1 at e5").does(first, "take_back s3");
  EXPECT_EQ(one.view(second), other.view(second));
  EXPECT_EQ(one.view(spectator), other.view(spectator));
  EXPECT_NE(one.view(first), other.view(first));
}

// DR-A1
TEST(DreamRunnersSecrets, WhoHasLockedIsKnownAndTheRestAtTheEnd) {
  Story story = composing(Progress::hidden);
  story.does(first, "lock");
  EXPECT_TRUE(story.view(second).players[0].locked);
  EXPECT_FALSE(sees_it_lie(story, second)) << "others could still copy it";
  EXPECT_EQ(story.heard_by(second), (std::vector<std::string>{"timer_taken", "gained"}));
  Story bats(Box().dream("bat c1 c1 | c1 c1 c1 | c1 c1 c1").game([] {
    Options options;
    options.progress = Progress::hidden;
    return options;
  }()));
  bats.begun().does(first, "place s3 at c4").all_lock();
  ASSERT_EQ(bats.phase(), Phase::bat);
  EXPECT_TRUE(sees_it_lie(bats, second)) << "in the resolution all is open";
}

// DR-N
TEST(DreamRunnersSecrets, WhatWasHiddenLiesOpenUntilTheNextDream) {
  Story story = composing(Progress::hidden);
  story.all_lock();
  ASSERT_EQ(story.phase(), Phase::buying) << "nobody was asked anything";
  for (const Seat viewer : {first, second, spectator}) {
    EXPECT_TRUE(sees_it_lie(story, viewer));
    EXPECT_FALSE(story.view(viewer).players[0].hidden);
  }
  story.all_pass();
  EXPECT_FALSE(sees_it_lie(story, first));
}

/// Imagined from a view: the hidden lie in many ways, the rest is as it was.
TEST(DreamRunnersSecrets, ImaginedCompositionsFitTheView) {
  Story story = composing(Progress::hidden);
  story.does(first, "place s3 at c4").does(first, "place s3 at c5").does(first, "place s1 at c3");
  const View view = story.view(second);
  Random random(4);
  int laid = 0;
  for (int i = 0; i < 100; ++i) {
    const State imagined = story.game().imagine(view, random);
    EXPECT_EQ(story.game().view(imagined, second), view) << "seed 4, round " << i;
    EXPECT_EQ(DreamRunners::census(imagined), DreamRunners::census(story.state()));
    laid += 4 - imagined.players[0].composition.unplayed();
  }
  EXPECT_GT(laid, 100);
  EXPECT_LT(laid, 300);
}

/// Nothing can lie where nothing was changed.
TEST(DreamRunnersSecrets, ImaginedCompositionsNeededNoMoreChangesThanThereWere) {
  const Story story = composing(Progress::hidden);
  Random random(5);
  for (int i = 0; i < 100; ++i) {
    const State imagined = story.game().imagine(story.view(second), random);
    EXPECT_LE(4 - imagined.players[0].composition.unplayed(), 1) << "seed 5, round " << i;
    EXPECT_EQ(imagined.players[2].composition.unplayed(), 4) << "seed 5, round " << i;
  }
}

}  // namespace
}  // namespace reverie::dream_runners::testing
