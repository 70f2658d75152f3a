// SPDX-License-Identifier: Apache-2.0
// The components and the preparation: DR-C1 to DR-C4, DR-S1, DR-S2, DR-N.
#include <gtest/gtest.h>

#include <set>

#include "core/options_reader.hpp"
#include "support/dream_runners_story.hpp"

namespace reverie::dream_runners::testing {
namespace {

using Lines = std::vector<std::string>;

const Content& house() {
  static const Content content = house_content();
  return content;
}

/// Nothing to win, nothing to fear, and squares that fit.
Box quiet() { return Box().dream("c1 c1 c1 | c1 c1 c1 | c1 c1 c1").square("... | ... | ..."); }

// DR-C1
TEST(DreamRunnersRules, DR_C1_OneToFourPlayWithThirtySecondsOfSand) {
  for (int players = 1; players <= 4; ++players) EXPECT_EQ(Box().game(players).seats(), players);
  EXPECT_EQ(Options{}.seconds, 30);
  for (const std::string players : {"0", "5"}) {
    EXPECT_EQ(read_options<Options>(RawJson{R"({"players":)" + players + '}'}).error().what,
              "option 'players' is a whole number from 1 to 4");
  }
  EXPECT_EQ(read_options<Options>(RawJson{R"({"seconds":601})"}).error().what,
            "option 'seconds' is a whole number from 0 to 600");
}

// DR-C1
TEST(DreamRunnersRules, DR_C1_AGameHasEightTurns) {
  Story story(quiet().game(2));
  story.begun();
  for (int turn = 1; turn <= 8; ++turn) {
    EXPECT_EQ(story.view(first).turn, turn);
    story.lays_square(first).lays_square(second).all_lock().all_pass();
    EXPECT_EQ(story.phase(), turn < 8 ? Phase::dreaming : Phase::over);
    if (turn < 8) story.next_dream();
  }
  EXPECT_EQ(story.view(first).turn, 8);
}

// DR-C2
TEST(DreamRunnersRules, DR_C2_SixTilesOfEachLevelTwoOfThemWithAStar) {
  for (std::size_t level = 0; level < 4; ++level) {
    int stars = 0;
    for (std::size_t i = 0; i < 6; ++i) {
      const Tile& tile = house().tiles[level * 6 + i];
      EXPECT_EQ(tile.level, level + 1);
      stars += tile.star ? 1 : 0;
    }
    EXPECT_EQ(stars, 2);
  }
}

// DR-C2
TEST(DreamRunnersRules, DR_C2_ADiscoveryGameLeavesOutTheTilesWithAStar) {
  Options options;
  options.dreams = Dreams::first;
  Story story(Box().game(options));
  story.chance("deal p1").chance("deal p2");
  for (const char* offer : {"offer s17", "offer s23", "offer s29", "offer s35"}) {
    story.chance(offer);
  }
  EXPECT_EQ(story.outcomes(), (Lines{"dream t1", "dream t2", "dream t3", "dream t4"}));
}

// DR-C3
TEST(DreamRunnersRules, DR_C3_FourSetsOfOneOfEachShapeAndSixOfEachForSale) {
  ASSERT_EQ(house().segments.size(), 40U);
  for (std::size_t i = 0; i < 40; ++i) {
    const Segment& segment = house().segments[i];
    EXPECT_EQ(segment.shape, shape_of(static_cast<int>(i)));
    EXPECT_EQ(segment.set, i < 16 ? i / 4 + 1 : 0);
  }
  for (std::size_t set = 0; set < 4; ++set) {
    int cells = 0;
    for (std::size_t i = 0; i < 4; ++i) cells += cells_of(house().segments[set * 4 + i].shape);
    EXPECT_EQ(cells, 9);
  }
}

/// Cells of a way to lie, moved so that the first is at the origin.
std::set<std::pair<int, int>> outline(const Spot& spot) {
  std::set<std::pair<int, int>> cells;
  for (const int cell : spot.cells) {
    cells.insert({cell % field_width - spot.first % field_width,
                  cell / field_width - spot.first / field_width});
  }
  return cells;
}

// DR-C3
TEST(DreamRunnersRules, DR_C3_ASegmentIsRotatedButNeverFlipped) {
  std::set<std::set<std::pair<int, int>>> from_its_first_end;
  for (const Spot& spot : spots_of(Shape::corner)) from_its_first_end.insert(outline(spot));
  const std::set<std::set<std::pair<int, int>>> turned = {{{0, 0}, {1, 0}, {1, 1}},
                                                          {{0, 0}, {0, 1}, {-1, 1}},
                                                          {{0, 0}, {-1, 0}, {-1, -1}},
                                                          {{0, 0}, {0, -1}, {1, -1}}};
  EXPECT_EQ(from_its_first_end, turned) << "a flipped one would first go right and then up";
}

// DR-C4
TEST(DreamRunnersRules, DR_C4_TheSupplyAndTheChests) {
  const Story story(Box().game(4));
  const Census box = DreamRunners::census(story.state());
  EXPECT_EQ(box.coins, 60);
  EXPECT_EQ(box.keys, 20);
  for (const Colour colour : all_colours) EXPECT_EQ(box.fragments[colour], 16);
  EXPECT_EQ(box.segments, 40);
  EXPECT_EQ(box.doubled_segments, 0);
  EXPECT_EQ(box.tiles, (std::array{6, 6, 6, 6}));
  EXPECT_EQ(box.chests, (std::array{6, 6, 6}));
  for (std::size_t i = 0; i < 18; ++i) EXPECT_EQ(house().chests[i].keys, i / 6 + 1);
}

// DR-C4
TEST(DreamRunnersRules, DR_C4_FromAnEmptySupplyNothingIsGained) {
  Story story(Box().dream("c2 k b | c1 k b | w w w").square("GGG | ... | ...").game(2));
  story.begun().with_coins(second, 57).with_keys(second, 20);
  story.with_fragments(second, "b b b b b b b b b b b b b b b b");
  ASSERT_EQ(story.state().coins, 1);
  story.lays_square(first).does(first, "lock").does(second, "lock");
  EXPECT_EQ(story.coins(first), 3) << "the last one for the timer, none for the cell";
  EXPECT_EQ(story.keys(first), 0);
  EXPECT_EQ(story.fragments(first), "");
  EXPECT_EQ(story.all_told("supply_empty"),
            (Lines{R"({"seat":0,"good":"dream_runners.good.coin"})",
                   R"({"seat":0,"good":"dream_runners.good.key"})",
                   R"({"seat":0,"good":"dream_runners.good.blue"})"}));
}

// DR-C4
TEST(DreamRunnersRules, DR_C4_WhatIsPaidReturnsToTheSupply) {
  Story story(quiet().game(2));
  story.begun().with_coins(first, 9).lays_square(first).lays_square(second).all_lock();
  const int supply = story.state().coins;
  story.does(first, "buy s17").chance("offer s18");
  EXPECT_EQ(story.coins(first), 6);
  EXPECT_EQ(story.state().coins, supply + 4);
}

// DR-C4
TEST(DreamRunnersRules, DR_C4_SerenityNeverRisesAboveThirty) {
  Story story(Box().dream("s9 s4 c1 | c1 c1 c1 | c1 c1 c1").square("GG. | ... | ...").game(2));
  story.begun().lays_square(first).lays_square(second);
  EXPECT_EQ(story.serenity(first), 20);
  story.all_lock();
  EXPECT_EQ(story.serenity(first), 30);
}

// DR-S1
TEST(DreamRunnersRules, DR_S1_TwoTilesOfEachLevelFromTheFirstToTheFourth) {
  Story story(quiet().game(1));
  story.begun();
  for (int turn = 1; turn <= 8; ++turn) {
    EXPECT_EQ(story.view(first).dream->level, (turn + 1) / 2);
    story.lays_square(first).all_lock().all_pass();
    if (turn == 8) break;
    EXPECT_EQ(story.outcomes().size(), turn % 2 == 1 ? 5U : 6U) << "after turn " << turn;
    story.next_dream();
  }
}

// DR-S2
TEST(DreamRunnersRules, DR_S2_EverybodyGetsASetTwoCoinsAndTwentySerenity) {
  Story story(Box().game(3));
  EXPECT_EQ(story.outcomes(), (Lines{"deal p1", "deal p2", "deal p3", "deal p4"}));
  story.chance("deal p3");
  EXPECT_EQ(story.outcomes(), (Lines{"deal p1", "deal p2", "deal p4"}));
  story.chance("deal p1").chance("deal p4");
  EXPECT_EQ(story.segments(first), "s9 s10 s11 s12");
  EXPECT_EQ(story.segments(second), "s1 s2 s3 s4");
  EXPECT_EQ(story.segments(third), "s13 s14 s15 s16");
  for (const Seat seat : {first, second, third}) {
    EXPECT_EQ(story.coins(seat), 2);
    EXPECT_EQ(story.serenity(seat), 20);
    EXPECT_EQ(story.stars(seat), 0);
    EXPECT_EQ(story.keys(seat), 0);
    EXPECT_EQ(story.fragments(seat), "");
  }
  EXPECT_EQ(story.state().coins, 54);
}

// DR-S2
TEST(DreamRunnersRules, DR_S2_OneSegmentOfEachShapeIsTurnedUp) {
  Story story(Box().game(1));
  story.chance("deal p1");
  EXPECT_EQ(story.outcomes(),
            (Lines{"offer s17", "offer s18", "offer s19", "offer s20", "offer s21", "offer s22"}));
  story.chance("offer s20").chance("offer s28").chance("offer s29").chance("offer s36");
  EXPECT_EQ(story.phase(), Phase::dreaming);
  const View view = story.view(spectator);
  const std::vector<int> open = {view.sale[0].segment->number, view.sale[1].segment->number,
                                 view.sale[2].segment->number, view.sale[3].segment->number};
  EXPECT_EQ(open, (std::vector<int>{20, 28, 29, 36}));
  for (const SaleView& sale : view.sale) EXPECT_EQ(sale.unseen.size(), 5U);
  for (const ChestView& chest : view.chests) EXPECT_EQ(chest.unseen.size(), 6U);
}

// DR-N
TEST(DreamRunnersRules, DR_N_TileAndTurnedChestsLeaveTheGameAndTimerAndSegmentsReturn) {
  Story story(Box()
                  .dream("chest1 c1 c1 | c1 c1 c1 | c1 c1 c1")
                  .square("G.. | ... | ...")
                  .chests("c1")
                  .game(2));
  story.begun().with_keys(first, 1).lays_square(first).lays_square(second).all_lock();
  EXPECT_EQ(story.outcomes().size(), 6U);
  story.chance("reveal h3");
  EXPECT_TRUE(story.view(first).chests[0].number);
  EXPECT_TRUE(story.view(first).dream);
  ASSERT_EQ(story.phase(), Phase::buying);
  for (const PlayerView& player : story.view(first).players) {
    EXPECT_TRUE(player.segments[0].lying) << "until then all see what was composed";
  }
  story.all_pass();
  EXPECT_EQ(story.phase(), Phase::dreaming);
  EXPECT_FALSE(story.view(first).dream);
  EXPECT_FALSE(story.view(first).chests[0].number);
  EXPECT_EQ(story.view(first).chests[0].unseen, (Numbers{1, 2, 4, 5, 6}));
  EXPECT_EQ(story.outcomes(), (Lines{"dream t2", "dream t3", "dream t4", "dream t5", "dream t6"}));
  story.chance("dream t2");
  EXPECT_EQ(story.view(first).sand, Sand::lying);
  for (const PlayerView& player : story.view(first).players) {
    EXPECT_FALSE(player.locked);
    for (const OwnedView& owned : player.segments) EXPECT_FALSE(owned.lying);
  }
}

}  // namespace
}  // namespace reverie::dream_runners::testing
