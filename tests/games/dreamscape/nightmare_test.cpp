// SPDX-License-Identifier: Apache-2.0
// Nightmare mode and the game alone: DS-N1 to DS-N7, DS-A1 to DS-A5.
#include <gtest/gtest.h>

#include "core/json_writer.hpp"
#include "support/dreamscape_story.hpp"

namespace reverie::dreamscape::testing {
namespace {

using Lines = std::vector<std::string>;

Story haunted() {
  static const Dreamscape game = Box().game(nightmares(2));
  Story story(game);
  story.begun();
  return story;
}

// DS-N1
TEST(DreamscapeRules, DS_N1_MrNightmareBeginsInSixWithTwoLinksHaunted) {
  static const Dreamscape game = Box().game(nightmares(3));
  Story story(game);
  story.begun();
  EXPECT_EQ(story.state().nightmare, 5);
  EXPECT_EQ(story.haunted_links(), "5-6 3-6");
  EXPECT_EQ(story.state().bag[Fragment::nightmare], 3);
  EXPECT_EQ(story.state().reserve, 20);
}

// DS-N1, DS-S6
TEST(DreamscapeRules, DS_N1_NightmaresEnterTheBagWhenAllElseIsPrepared) {
  static const Dreamscape game = Box().game(nightmares(2));
  Story story(game);
  while (story.phase() != Phase::voyage) {
    EXPECT_EQ(story.state().bag[Fragment::nightmare], 0);
    if (story.turn().chance) {
      story.chance(story.outcomes().front());
    } else {
      story.does(story.turn().seats.first(), story.choices(story.turn().seats.first()).front());
    }
  }
  EXPECT_EQ(story.state().bag[Fragment::nightmare], 3);
}

// DS-N2
TEST(DreamscapeRules, DS_N2_WhoCrossesANightmareTakesItUnlessTheHandsHoldTwo) {
  Story story = haunted();
  story.with_haunted_links("1-2 2-3 3-6").with_row(2, "").with_row(3, "").with_row(6, "");
  story.all(first, {"move 2", "move 3", "move 6"});
  EXPECT_EQ(story.hands(first), "NN");
  EXPECT_EQ(std::popcount(story.state().haunted_links), 1) << "the third is ignored";
  EXPECT_EQ(story.state().action_points, 4);
}

// DS-N3
TEST(DreamscapeRules, DS_N3_AfterAVoyageHeComesAndALinkIsHaunted) {
  Story story = haunted();
  story.with_haunted_links("3-6 5-6").does(first, "sleep");
  EXPECT_EQ(story.state().nightmare, 0);
  EXPECT_EQ(story.phase(), Phase::haunting);
  EXPECT_EQ(story.choices(first), (Lines{"haunt 1-2", "haunt 1-4"}));
  EXPECT_EQ(story.refusal(first, "haunt 2-3"), "link_not_free");
  story.does(first, "haunt 1-4");
  EXPECT_EQ(std::popcount(story.state().haunted_links), 3);
  EXPECT_TRUE(story.acts(second));
}

// DS-N3
TEST(DreamscapeRules, DS_N3_WhereNoLinkIsFreeNothingIsPut) {
  Story story = haunted();
  story.with_haunted_links("1-2 1-4").does(first, "sleep");
  EXPECT_EQ(story.phase(), Phase::voyage);
  EXPECT_TRUE(story.acts(second));
  EXPECT_EQ(std::popcount(story.state().haunted_links), 2);
}

// DS-N3
TEST(DreamscapeRules, DS_N3_ASingleFreeLinkIsHauntedByItselfAsLongAsThereAreNightmares) {
  Story story = haunted();
  story.at(first, 1).with_haunted_links("1-2").does(first, "sleep");
  EXPECT_EQ(story.haunted_links(), "1-2 1-4");
  EXPECT_TRUE(story.acts(second)) << "there was nothing to choose";
  Story dry = haunted();
  dry.at(first, 1).with_haunted_links("1-2").with_reserve(0).does(first, "sleep");
  EXPECT_EQ(dry.haunted_links(), "1-2");
  EXPECT_TRUE(dry.acts(second));
}

// DS-N4
TEST(DreamscapeRules, DS_N4_ThePowerOfHisLocationCannotBeUsedThere) {
  Story story = haunted();
  story.with_mr_nightmare_at(1).with_hands(first, "W").with_cards(first, "meadow_brook");
  EXPECT_EQ(story.refusal(first, "power"), "haunted");
  EXPECT_TRUE(story.offers(first, "invoke water on meadow_brook")) << "a card with that power can";
  story.with_mr_nightmare_at(2);
  EXPECT_TRUE(story.offers(first, "power"));
}

// DS-N5
TEST(DreamscapeRules, DS_N5_NightmaresGoOnEmptyCellsAndCarryOnlyTheDreamer) {
  Story story = haunted();
  story.creating().with_cards(first, "river_of_slumber").with_board(first, "e2:WD d2:N");
  story.with_hands(first, "NSGM");
  EXPECT_EQ(story.refusal(first, "place nightmare at d2"), "on_nightmare");
  EXPECT_EQ(story.refusal(first, "place nightmare at e2"), "red_on_something");
  EXPECT_EQ(story.refusal(first, "place stone at d2"), "on_nightmare");
  EXPECT_EQ(story.refusal(first, "plant d2"), "on_nightmare");
  story.all(first, {"place nightmare at d3", "step d2"});
  EXPECT_EQ(story.score(first), -1);
  EXPECT_EQ(story.stack(first, "d2"), "ND");
}

// DS-N5, DS-V6
TEST(DreamscapeRules, DS_N5_EnteringOverANightmareCostsAPointToo) {
  Story story = haunted();
  story.with_cards(first, "").with_board(first, "e2:N").does(first, "enter");
  EXPECT_EQ(story.score(first), -1);
}

// DS-N5, DS-P6
TEST(DreamscapeRules, DS_N5_TheGolemKeepsThatToo) {
  Story story = haunted();
  story.at(first, 4).with_cards(first, "river_of_slumber").with_board(first, "e2:W d2:N d3:S");
  story.does(first, "power");
  EXPECT_EQ(story.refusal(first, "golem e2 to d2"), "golem_cannot");
  EXPECT_EQ(story.refusal(first, "golem d2 to d3"), "golem_cannot");
  EXPECT_TRUE(story.offers(first, "golem d2 to c3"));
}

// DS-N6
TEST(DreamscapeRules, DS_N6_NightmaresMustBePlacedOrTradedByThree) {
  Story story = haunted();
  story.creating().with_cards(first, "river_of_slumber").with_board(first, "e2:W");
  story.with_hands(first, "NN").with_bag("GN");
  EXPECT_EQ(story.refusal(first, "finish"), "nightmares_left");
  EXPECT_EQ(story.refusal(first, "trade 3 nightmare for grass"), "too_few");
  story.with_hands(first, "NNN").with_bag("G").does(first, "trade 3 nightmare for grass");
  EXPECT_EQ(story.hands(first), "G");
  EXPECT_EQ(story.bag(), "NNN") << "discards go to the bag";
  EXPECT_TRUE(story.offers(first, "finish"));
}

// DS-D3, DS-N6: docs/decisions/0019
TEST(DreamscapeRules, DS_D3_TwoOfAColourMayBringANightmareToo) {
  Story story = haunted();
  story.creating().with_cards(first, "").with_board(first, "e2:W").with_hands(first, "GG");
  story.does(first, "trade 2 grass for nightmare");
  EXPECT_EQ(story.hands(first), "N");
}

// DS-N7
TEST(DreamscapeRules, DS_N7_NeverOnACardAndTheTowerMayLiftThem) {
  Story story = haunted();
  story.at(first, 3).with_cards(first, "quiet_pond").with_hands(first, "N");
  EXPECT_EQ(story.refusal(first, "store nightmare on quiet_pond"), "red_on_card");
  story.with_board(first, "e2:W d2:N").all(first, {"power", "lift d2"});
  EXPECT_EQ(story.hands(first), "NN");
}

// DS-N7
TEST(DreamscapeRules, DS_N7_WithoutAFreeCellANightmareCostsThreeAtOnce) {
  Story story = haunted();
  story.creating().with_cards(first, "").with_hands(first, "N");
  story.with_board(first,
                   "a1:S a2:S a3:S b1:S b2:S b3:S b4:S c1:E c2:E c3:E c4:E c5:E d1:E d2:E d3:E "
                   "d4:E e1:G e2:G e3:G");
  const int reserve = story.state().reserve;
  story.does(first, "finish");
  EXPECT_EQ(story.score(first), -3);
  EXPECT_EQ(story.state().reserve, reserve + 1);
}

// --- Alone ---------------------------------------------------------------------------------------

Story alone(Difficulty difficulty = Difficulty::normal) {
  Story story(Box().game({.players = 1, .difficulty = difficulty}));
  story.begun();
  return story;
}

// DS-A1
TEST(DreamscapeRules, DS_A1_AloneTheWorldIsThatOfTwoWithMrNightmare) {
  Story story(Box().game({.players = 1}));
  EXPECT_EQ(story.state().trees, 6);
  EXPECT_EQ(story.outcomes().size(), 8U) << "objectives of colours, none of nightmares";
  story.begun();
  EXPECT_EQ(story.state().objectives.size(), 2U);
  EXPECT_EQ(story.player(first).location, 0);
  EXPECT_EQ(story.state().nightmare, 5);
  for (int location = 1; location <= 6; ++location) EXPECT_EQ(story.row(location).size(), 3U);
}

// DS-A2
TEST(DreamscapeRules, DS_A2_HeGoesWhereMostFragmentsAreAndTakesOneEachTime) {
  Story story = alone();
  story.with_haunted_links("").with_row(3, "WSE").with_row(5, "WS").with_row(2, "GG");
  story.with_row(6, "W");
  story.does(first, "sleep");
  EXPECT_EQ(story.state().nightmare, 1) << "to 3, then of 2 and 6 where more lies";
}

// DS-A2
TEST(DreamscapeRules, DS_A2_HeHauntsTheLinksThatHeCrosses) {
  Story story = alone();
  story.with_haunted_links("").with_row(3, "WSE").with_row(5, "WSE").with_row(2, "GGGG");
  story.with_row(6, "").does(first, "sleep");
  EXPECT_EQ(story.state().nightmare, 1) << "of equal ones to the lower";
  EXPECT_EQ(std::popcount(story.state().haunted_links), 2);
  EXPECT_EQ(story.row(3), "WS");
  EXPECT_EQ(story.state().rival.hands[Fragment::earth], 1);
  EXPECT_EQ(story.state().rival.hands[Fragment::grass], 1);
  EXPECT_EQ(story.phase(), Phase::creation) << "and nobody leads him";
}

// DS-A2
TEST(DreamscapeRules, DS_A2_ANightmareThatHeTakesGoesToTheReserve) {
  Story story = alone();
  story.with_haunted_links("3-6 2-3").with_row(3, "WSEN").with_row(5, "").with_row(2, "GGGG");
  const int reserve = story.state().reserve;
  story.does(first, "sleep");
  EXPECT_EQ(story.state().reserve, reserve + 1);
}

// DS-A3
TEST(DreamscapeRules, DS_A3_HeDiscardsSetsAndFeedsOnHauntedLinks) {
  Story story = alone(Difficulty::nightmare);
  story.with_haunted_links("3-6").with_row(3, "WSW").with_row(5, "").with_row(6, "");
  story.with_row(2, "WWWW").does(first, "sleep").does(first, "finish");
  EXPECT_EQ(story.state().rival.score, 2 + 2) << "two of water are a set; two links are haunted";
  EXPECT_EQ(story.state().rival.hands[Fragment::water], 0);
  EXPECT_EQ(story.state().rival.gathered[Fragment::water], 2);
}

// DS-A3
TEST(DreamscapeRules, DS_A3_EarthSendsANightmareAndGrassTakesATree) {
  Story story = alone(Difficulty::nightmare);
  story.with_haunted_links("").with_row(3, "WSE").with_row(5, "").with_row(6, "");
  story.with_row(2, "EEEE").does(first, "sleep").does(first, "finish");
  EXPECT_EQ(story.hands(first), "N") << "to be placed in the next Creation";
  Story grass = alone(Difficulty::nightmare);
  grass.with_haunted_links("").with_row(3, "WSG").with_row(5, "").with_row(6, "");
  grass.with_row(2, "GGGG").does(first, "sleep").does(first, "finish");
  EXPECT_EQ(grass.state().rival.trees, 1);
  EXPECT_EQ(grass.state().trees, 5);
}

// DS-A3
TEST(DreamscapeRules, DS_A3_WithoutATreeLeftGrassStillScoresHisOwn) {
  Story story = alone(Difficulty::nightmare);
  story.with_haunted_links("").with_row(3, "WSG").with_row(5, "").with_row(6, "");
  story.with_row(2, "GGGG").with_rival_trees(6).does(first, "sleep").does(first, "finish");
  EXPECT_EQ(story.state().rival.trees, 6);
  EXPECT_EQ(story.state().rival.score, 6 + 2) << "and two links are haunted";
}

// DS-A3
TEST(DreamscapeRules, DS_A3_WhatMakesNoSetHeKeeps) {
  Story story = alone(Difficulty::easy);
  story.with_row(3, "WSS").with_row(5, "").with_row(6, "").with_row(2, "SSSS");
  story.does(first, "sleep").does(first, "finish");
  EXPECT_EQ(story.state().rival.hands[Fragment::stone], 2) << "four make a set";
}

// DS-A3
TEST(DreamscapeRules, DS_A3_HisSetsAreShownWithTheirSizesAndWhatTheyWouldScore) {
  Story story = alone(Difficulty::easy);
  story.with_row(3, "WSS").with_row(5, "").with_row(6, "").with_row(2, "SSSS");
  story.with_rival_trees(2).does(first, "sleep");
  const auto sets = story.game().show(Dreamscape::view(story.state(), first)).rival.value().sets;
  EXPECT_EQ(to_json(sets), R"([{"colour":"water","held":0,"needed":3,"points":2},)"
                           R"({"colour":"stone","held":2,"needed":4,"points":3},)"
                           R"({"colour":"earth","held":0,"needed":3,"points":0},)"
                           R"({"colour":"grass","held":0,"needed":3,"points":3},)"
                           R"({"colour":"movement","held":0,"needed":3,"points":1}])");
  story.with_trees(0);
  const auto without = story.game().show(Dreamscape::view(story.state(), first)).rival.value().sets;
  EXPECT_EQ(without[3].points, 2) << "no tree is left to take: those that he has";
}

// DS-A4
TEST(DreamscapeRules, DS_A4_HeCompetesWithAllThatHeHasTaken) {
  Story story = alone();
  story.with_objectives("favourite_hue wide_waters").with_colour(0, Fragment::water);
  story.with_colour(1, Fragment::earth).with_row(3, "SSW").with_row(5, "").with_row(6, "");
  story.with_row(2, "SSSW").does(first, "sleep").with_board(first, "e2:W d2:E");
  const AimStandings water = story.standings(0);
  EXPECT_EQ(water[1].count, 2);
  EXPECT_EQ(water[1].points, 5);
  EXPECT_EQ(water[0].points, 0);
  EXPECT_EQ(story.standings(1)[0].points, 6) << "none of earth for him";
}

// DS-A1
TEST(DreamscapeRules, DS_A1_HeBeginsWithPointsByDifficulty) {
  EXPECT_EQ(alone(Difficulty::easy).state().rival.score, 0);
  EXPECT_EQ(alone(Difficulty::hard).state().rival.score, 3);
}

// DS-A1, DS-A3, DS-A4
TEST(DreamscapeRules, DS_A4_HisPointsAreShownByWhatTheyComeFrom) {
  Story story = alone(Difficulty::hard);
  story.with_objectives("favourite_hue wide_waters").with_colour(0, Fragment::water);
  story.with_colour(1, Fragment::earth).with_haunted_links("").with_row(3, "SSW").with_row(5, "");
  story.with_row(6, "").with_row(2, "SSSW").does(first, "sleep").does(first, "finish");
  const Shown shown = story.game().show(Dreamscape::view(story.state(), first));
  const RivalSheet& sheet = shown.rival.value().sheet;
  EXPECT_EQ(sheet.head_start, 3);
  EXPECT_EQ(sheet.created, 2 + 2) << "a set of water, and two links are haunted";
  EXPECT_EQ(sheet.objectives[0], 5);
  EXPECT_EQ(shown.rival->total, 3 + 4 + 5);
}

// DS-A5
TEST(DreamscapeRules, DS_A5_ATieIsHis) {
  Story story = alone(Difficulty::easy);
  story.with_objectives("").with_cards(first, "");
  const Decision tie = decision_of(story.game(), story.state());
  EXPECT_TRUE(tie.winners.empty());
  EXPECT_EQ(tie.by, Measure::points);
  EXPECT_EQ(tie.margin, 0);
}

// DS-A5
TEST(DreamscapeRules, DS_A5_InOnePlaceHeComesFirst) {
  Story story = alone();
  story.with_row(3, "WSE").with_row(5, "").with_row(6, "").with_row(2, "WSEG").at(first, 2);
  story.does(first, "sleep").does(first, "finish").let_chance_move();
  EXPECT_EQ(story.state().order[1], first);
  EXPECT_TRUE(story.acts(first)) << "his Voyage is over already";
  const Shown shown = story.game().show(Dreamscape::view(story.state(), first));
  EXPECT_EQ(shown.rival.value().token, 1);
  EXPECT_EQ(shown.players[0].token, 2);
}

// DS-A5: of two with the same place the last one to lie down would come first.
TEST(DreamscapeRules, DS_A5_AlsoWhenYouLieDownLast) {
  Story story = alone();
  story.with_row(3, "WSE").with_row(5, "").with_row(6, "").with_row(2, "WSEG");
  story.does(first, "sleep").at(first, 6).does(first, "finish").let_chance_move();
  ASSERT_EQ(story.state().order[1], first) << "he lies in 2 and has the lower token";
  story.at(first, story.state().nightmare + 1).does(first, "sleep").does(first, "finish");
  story.let_chance_move();
  EXPECT_EQ(story.state().order[1], first);
}

// DS-A5
TEST(DreamscapeRules, DS_A5_YouMustHaveMorePointsThanHe) {
  Story story = alone();
  story.with_cards(first, "").with_objectives("");
  EXPECT_FALSE(story.result().seats[0].won) << "as many are not enough";
  EXPECT_EQ(story.result().ending, "dreamscape.ending.nightmare_won");
  story.creating().with_board(first, "e2:W").with_hands(first, "G").does(first, "plant e2");
  EXPECT_TRUE(story.result().seats[0].won);
  EXPECT_EQ(story.result().ending, "dreamscape.ending.nightmare_beaten");
}

}  // namespace
}  // namespace reverie::dreamscape::testing
