// SPDX-License-Identifier: Apache-2.0
// Octopus, bat, spider, chest, crossroads and doubled wild fragments: DR-P1 to DR-P6.
#include <gtest/gtest.h>

#include "support/dream_runners_story.hpp"

namespace reverie::dream_runners::testing {
namespace {

using Lines = std::vector<std::string>;

constexpr std::string_view octopus = "octopus c1 c1 | c1 c1 c1 | c1 c1 c1";
constexpr std::string_view bat = "bat c1 c1 | c1 c1 c1 | c1 c1 c1";
constexpr std::string_view spider = "spider:o c1 c1 | c1 c1 c1 | c1 c1 c1";
constexpr std::string_view chest = "chest2 c1 c1 | c1 c1 c1 | c1 c1 c1";
constexpr std::string_view wild = "* c1 c1 | c1 c1 c1 | c1 c1 c1";

Story alone(std::string_view dream, std::string_view square) {
  Story story(Box().dream(dream).square(square).chests("* c4").game(1));
  story.begun().lays_square(first);
  return story;
}

// --- Octopus -------------------------------------------------------------------------------------

// DR-P1
TEST(DreamRunnersRules, DR_P1_AnOctopusCostsOneForEachGatheringSymbol) {
  Story story = alone(octopus, ".G2 | BR. | ...");
  story.does(first, "lock");
  EXPECT_EQ(story.serenity(first), 17) << "gather, double and both count one each";
}

// DR-P1
TEST(DreamRunnersRules, DR_P1_SymbolsOutsideTheFrameCountToo) {
  Story story(Box().dream(octopus).square("GGG | ... | ...").game(1));
  story.begun().does(first, "place s3 at a3").does(first, "lock");
  EXPECT_EQ(story.serenity(first), 20 - 8 - 2 - 3);
}

// DR-P1
TEST(DreamRunnersRules, DR_P1_ARepelledOctopusCostsNothing) {
  Story story = alone(octopus, "BGG | ... | ...");
  story.does(first, "lock");
  EXPECT_EQ(story.serenity(first), 20);
}

// DR-P1
TEST(DreamRunnersRules, DR_P1_UnplayedSegmentsDoNotCount) {
  Story story(Box().dream(octopus).square("... | ... | GGG").game(1));
  story.begun().does(first, "place s3 at c3").does(first, "lock");
  EXPECT_EQ(story.serenity(first), 20 - 6);
}

// --- Bat -----------------------------------------------------------------------------------------

// DR-P2
TEST(DreamRunnersRules, DR_P2_TheBatTakesAnUnplayedSegmentOfTheOwnersChoice) {
  Story story(Box().dream(bat).square("... | ... | ...").game(1));
  story.begun().does(first, "place s3 at c3").does(first, "lock");
  EXPECT_EQ(story.phase(), Phase::bat);
  EXPECT_EQ(story.choices(first), (Lines{"give_up s1", "give_up s2", "give_up s4"}));
  story.does(first, "give_up s2");
  EXPECT_EQ(story.segments(first), "s1 s3 s4");
  EXPECT_EQ(story.serenity(first), 20 - 6) << "and costs no serenity";
  EXPECT_EQ(DreamRunners::census(story.state()).segments, 40);
}

// DR-P2
TEST(DreamRunnersRules, DR_P2_TheOnlyUnplayedOneIsTakenWithoutAsking) {
  Story story = alone(bat, "... | ... | ...");
  story.does(first, "take_back s1").does(first, "lock");
  EXPECT_EQ(story.segments(first), "s2 s3 s4");
  EXPECT_EQ(story.all_told("segment_lost"),
            (Lines{R"({"seat":0,"shape":"dream_runners.shape.one"})"}));
}

// DR-P2
TEST(DreamRunnersRules, DR_P2_WhoPlayedAllOrRepelsTheBatKeepsAll) {
  Story all_played = alone(bat, "... | ... | ...");
  all_played.does(first, "lock");
  EXPECT_EQ(all_played.segments(first), "s1 s2 s3 s4");

  Story repelled = alone(bat, "R.. | ... | ...");
  repelled.does(first, "take_back s1").does(first, "lock");
  EXPECT_EQ(repelled.segments(first), "s1 s2 s3 s4");
}

// --- Spider --------------------------------------------------------------------------------------

// DR-P3
TEST(DreamRunnersRules, DR_P3_ASpiderIsGatheredAndRepelled) {
  struct Meeting {
    const char* square;
    int serenity;
    const char* fragments;
  };
  for (const Meeting& meeting : {Meeting{"... | ... | ...", 19, ""},
                                 {"G.. | ... | ...", 19, "o"},
                                 {"2.. | ... | ...", 19, "o o"},
                                 {"R.. | ... | ...", 20, ""},
                                 {"B.. | ... | ...", 20, "o"}}) {
    SCOPED_TRACE(meeting.square);
    Story story = alone(spider, meeting.square);
    story.does(first, "lock");
    EXPECT_EQ(story.serenity(first), meeting.serenity);
    EXPECT_EQ(story.fragments(first), meeting.fragments);
  }
}

// --- Chest ---------------------------------------------------------------------------------------

// DR-P4
TEST(DreamRunnersRules, DR_P4_AChestTakesItsKeysAndGivesWhatItsTokenShows) {
  Story story = alone(chest, "G.. | ... | ...");
  story.with_keys(first, 3).does(first, "lock");
  EXPECT_EQ(story.outcomes(), (Lines{"reveal h7", "reveal h8", "reveal h9", "reveal h10",
                                     "reveal h11", "reveal h12"}));
  story.chance("reveal h9");
  EXPECT_EQ(story.keys(first), 1);
  EXPECT_EQ(story.coins(first), 2 + 1 + 4);
  story.does(first, "choose white");
  EXPECT_EQ(story.fragments(first), "w");
}

// DR-P4
TEST(DreamRunnersRules, DR_P4_WithoutEnoughKeysItStaysShut) {
  Story story = alone(chest, "G.. | ... | ...");
  story.with_keys(first, 1).does(first, "lock");
  EXPECT_EQ(story.keys(first), 1);
  EXPECT_EQ(story.coins(first), 3);
  EXPECT_TRUE(story.happened("chest_stays_shut"));
  EXPECT_FALSE(story.view(first).chests[1].number) << "and its token stays unknown";
}

// DR-P4
TEST(DreamRunnersRules, DR_P4_WhoDoesNotGatherItDoesNotOpenIt) {
  Story story = alone(chest, "R.. | ... | ...");
  story.with_keys(first, 2).does(first, "lock");
  EXPECT_EQ(story.keys(first), 2);
  EXPECT_FALSE(story.happened("chest_stays_shut"));
}

// DR-P4
TEST(DreamRunnersRules, DR_P4_OneTokenATurnHoldsForEverybody) {
  Story story(Box().dream(chest).square("G.. | ... | ...").chests("c4").game(2));
  story.begun().with_keys(first, 2).with_keys(second, 2);
  story.lays_square(first).lays_square(second).all_lock().chance("reveal h8");
  EXPECT_EQ(story.coins(first), 7);
  EXPECT_EQ(story.coins(second), 6) << "nothing was turned for the second";
  EXPECT_EQ(story.view(first).chests[1].unseen.size(), 5U);
}

// DR-P4
TEST(DreamRunnersRules, DR_P4_ADoubleOpensASecondTimeIfTheKeysSuffice) {
  Story twice = alone(chest, "2.. | ... | ...");
  twice.with_keys(first, 5).does(first, "lock").chance("reveal h7");
  EXPECT_EQ(twice.keys(first), 1);
  EXPECT_EQ(twice.coins(first), 3 + 8);
  twice.does(first, "choose blue").does(first, "choose green");
  EXPECT_EQ(twice.fragments(first), "b g") << "a colour for each opening";

  Story once = alone(chest, "2.. | ... | ...");
  once.with_keys(first, 3).does(first, "lock").chance("reveal h7");
  EXPECT_EQ(once.keys(first), 1);
  EXPECT_EQ(once.coins(first), 3 + 4);
}

// DR-P4
TEST(DreamRunnersRules, DR_P4_FromAnEmptyPileNothingIsTurned) {
  Story story = alone(chest, "G.. | ... | ...");
  story.without_chests().with_keys(first, 2).does(first, "lock");
  EXPECT_NE(story.phase(), Phase::unlocking);
  EXPECT_TRUE(story.happened("chest_stays_shut"));
  EXPECT_EQ(story.keys(first), 2);
}

// --- Crossroads ----------------------------------------------------------------------------------

Story crossing(std::string_view cross, int players, std::string_view square) {
  Story story(Box()
                  .dream(std::string(cross) + " c1 c1 | c1 c1 c1 | c1 c1 c1")
                  .square(square)
                  .game(players));
  story.begun();
  return story;
}

// DR-P5
TEST(DreamRunnersRules, DR_P5_ThoseWhoGatherItTakeOneElementEachInTurn) {
  Story story = crossing("cross:b+k+c2+s2", 3, "G.. | ... | ...");
  story.lays_square(first).lays_square(third);
  story.with_serenity(third, 10).with_serenity(second, 20);
  story.does(third, "lock").does(first, "lock").does(second, "lock");
  EXPECT_EQ(story.turn().seats, SeatSet(third)) << "from the first player on";
  EXPECT_EQ(story.choices(third), (Lines{"share e1", "share e2", "share e3", "share e4"}));
  story.does(third, "share e4");
  EXPECT_EQ(story.turn().seats, SeatSet(first)) << "the second does not gather it";
  EXPECT_EQ(story.choices(first), (Lines{"share e1", "share e2", "share e3"}));
  story.does(first, "share e3");
  EXPECT_EQ(story.turn().seats, SeatSet(third));
  EXPECT_EQ(story.view(second).players[0].shared, (InlineVector<std::uint8_t, 4>{3}));
  story.does(third, "share e1");
  EXPECT_NE(story.phase(), Phase::sharing) << "the last one goes without saying";

  EXPECT_EQ(story.serenity(third), 12);
  EXPECT_EQ(story.fragments(third), "b");
  EXPECT_EQ(story.coins(first), 4) << "two coins are one element";
  EXPECT_EQ(story.keys(first), 1);
  EXPECT_EQ(story.coins(second), 2);
}

// DR-P5
TEST(DreamRunnersRules, DR_P5_WhoGathersItAloneTakesAll) {
  Story story = crossing("cross:b+k", 2, "G.. | ... | ...");
  story.lays_square(second).all_lock();
  EXPECT_EQ(story.fragments(second), "b");
  EXPECT_EQ(story.keys(second), 1);
}

// DR-P5
TEST(DreamRunnersRules, DR_P5_WhatNobodyGathersStays) {
  Story story = crossing("cross:b+k", 2, "R.. | ... | ...");
  story.lays_square(first).lays_square(second).all_lock();
  EXPECT_EQ(story.fragments(first) + story.fragments(second), "");
}

// DR-P5
TEST(DreamRunnersRules, DR_P5_ADoubleGainsWhatItTookOnceMore) {
  Story story(Box()
                  .dream("cross:b+k+c2 c1 c1 | c1 c1 c1 | c1 c1 c1")
                  .square_of(1, "2.. | ... | ...")
                  .square_of(2, "G.. | ... | ...")
                  .game(2));
  story.begun().lays_square(first).lays_square(second).all_lock();
  story.does(first, "share e3").does(second, "share e1");
  EXPECT_EQ(story.coins(first), 3 + 4);
  EXPECT_EQ(story.keys(first), 2) << "the last element fell to the first player";
  EXPECT_EQ(story.fragments(second), "b");
  EXPECT_EQ(story.all_told("shared"),
            (Lines{R"({"seat":0,"good":"dream_runners.good.key","amount":2})",
                   R"({"seat":0,"good":"dream_runners.good.coin","amount":4})",
                   R"({"seat":1,"good":"dream_runners.good.blue","amount":1})"}));
}

// DR-P5
TEST(DreamRunnersRules, DR_P5_EverybodyHasTheirShareBeforeAnybodyDoubles) {
  Story story(Box()
                  .dream("cross:k+k c1 c1 | c1 c1 c1 | c1 c1 c1")
                  .square_of(1, "2.. | ... | ...")
                  .square_of(2, "G.. | ... | ...")
                  .game(2));
  story.begun().lays_square(first).lays_square(second);
  story.with_keys(first, all_keys - 2).all_lock().does(first, "share e1");
  EXPECT_EQ(story.keys(second), 1);
  EXPECT_EQ(story.keys(first), all_keys - 1) << "nothing is left to double from";
}

// DR-P5
TEST(DreamRunnersRules, DR_P5_ItIsSharedBeforeAnythingElseIsResolved) {
  Story story(Box()
                  .dream("cross:k+c2 chest1 c1 | c1 c1 c1 | c1 c1 c1")
                  .square("GG. | ... | ...")
                  .chests("c1")
                  .game(2));
  story.begun().lays_square(first).lays_square(second).all_lock();
  EXPECT_FALSE(story.happened("chest_stays_shut"));
  story.does(first, "share e2");
  EXPECT_EQ(story.outcomes().size(), 6U) << "the second player's shared key opens the chest";
}

// --- Wild fragments doubled ----------------------------------------------------------------------

// DR-P6
TEST(DreamRunnersRules, DR_P6_ADoubledWildFragmentIsTwoOfOneColour) {
  Story story = alone(wild, "2.. | ... | ...");
  story.does(first, "lock").does(first, "choose orange");
  EXPECT_EQ(story.fragments(first), "o o");
  EXPECT_NE(story.phase(), Phase::colouring);
}

// DR-P6
TEST(DreamRunnersRules, DR_P6_PairsAreChosenBeforeSingleOnes) {
  Story story = alone("* * c1 | c1 c1 c1 | c1 c1 c1", "G2. | ... | ...");
  story.does(first, "lock").does(first, "choose orange");
  EXPECT_EQ(story.fragments(first), "o o");
  story.does(first, "choose blue");
  EXPECT_EQ(story.fragments(first), "b o o");
}

// DR-P6, DR-P5
TEST(DreamRunnersRules, DR_P6_ADoubledWildFragmentOfACrossroadsIsTwoOfOneColour) {
  Story story = crossing("cross:*", 2, "2.. | ... | ...");
  story.lays_square(first).all_lock().does(first, "choose green");
  EXPECT_EQ(story.fragments(first), "g g");
}

}  // namespace
}  // namespace reverie::dream_runners::testing
