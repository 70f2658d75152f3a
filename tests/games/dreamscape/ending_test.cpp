// SPDX-License-Identifier: Apache-2.0
// Final step, objectives and result: DS-F1 to DS-F4, DS-O.
#include <gtest/gtest.h>

#include "support/dreamscape_story.hpp"

namespace reverie::dreamscape::testing {
namespace {

using Lines = std::vector<std::string>;

/// The Creation of a game of two with this objective alone.
Story with_objective(std::string_view objective, std::optional<Fragment> colour = {}) {
  static const Dreamscape game = Box().game(nightmares(2));
  Story story(game);
  story.creating().with_objectives(objective).with_cards(first, "").with_cards(second, "");
  if (colour) story.with_colour(0, *colour);
  return story;
}

/// How both stand: first count and points, then those of the second.
std::vector<int> stand(const Story& story) {
  const AimStandings all = story.standings(0);
  return {all[0].count, all[0].points, all[1].count, all[1].points};
}

// DS-F1
TEST(DreamscapeRules, DS_F1_AtDawnWhatWasStoredIsUsedALastTime) {
  static const Dreamscape game = Box().game(2);
  Story story(game);
  story.creating().with_cards(first, "quiet_pond").with_stored("quiet_pond", "S");
  story.with_board(first, "e2:WD").at_dawn();
  EXPECT_EQ(story.phase(), Phase::dawn);
  EXPECT_EQ(story.hands(first), "S");
  EXPECT_EQ(story.refusal(first, "store stone on quiet_pond"), "no_powers_at_dawn");
  EXPECT_EQ(story.refusal(first, "collect"), "not_now");
  story.does(first, "place stone at d2");
  EXPECT_EQ(story.score(first), 4) << "cards still score";
  EXPECT_TRUE(story.offers(first, "finish")) << "and bring no others";
  story.does(first, "finish").does(second, "finish");
  EXPECT_TRUE(story.turn().is_over());
}

// DS-F1
TEST(DreamscapeRules, DS_F1_TheOrderIsThatOfANewInitiative) {
  static const Dreamscape game = Box().game(2);
  Story story(game);
  story.creating().at(first, 5).at(second, 2).at_dawn();
  EXPECT_TRUE(story.acts(second));
}

// DS-F2
TEST(DreamscapeRules, DS_F2_AllWhoLeadScoreInFull) {
  Story story = with_objective("crowded_dream");
  story.with_board(first, "e2:WS d2:G").with_board(second, "e2:E d2:ST");
  EXPECT_EQ(stand(story), (std::vector{3, 6, 3, 6})) << "a tree counts as one more";
}

// DS-F2
TEST(DreamscapeRules, DS_F2_NobodyLeadsWithNothing) {
  const Story story = with_objective("twin_stories");
  EXPECT_EQ(stand(story), (std::vector{0, 0, 0, 0}));
}

// DS-F2, DS-O
TEST(DreamscapeRules, DS_F2_WithoutADreamNobodyHasTheFewestFreeCells) {
  Story story = with_objective("no_gap_in_the_dream");
  story.with_board(second, "e2:N");
  EXPECT_EQ(stand(story), (std::vector{19, 0, 19, 0}));
  EXPECT_FALSE(story.standings(0)[0].leads);
  EXPECT_EQ(story.standings(0)[0].lacks, 1) << "one fragment would lead";
  story.with_board(second, "e2:W");
  EXPECT_EQ(stand(story), (std::vector{19, 0, 18, 5}));
}

// DS-F3
TEST(DreamscapeRules, DS_F3_OpenCardsAndNightmaresCost) {
  Story story = with_objective("twin_stories");
  story.with_cards(first, "quiet_pond towpath").with_board(first, "e2:N d2:N");
  const SeatResult result = story.result().seats[0];
  EXPECT_EQ(result.score, -5 - 5 - 3 - 3);
  ASSERT_EQ(result.breakdown.size(), 6U);
  EXPECT_EQ(result.breakdown[4], (ScoreLine{"dreamscape.score.open_cards", -10}));
  EXPECT_EQ(result.breakdown[5], (ScoreLine{"dreamscape.score.nightmares", -6}));
}

// DS-F3
TEST(DreamscapeRules, DS_F3_TheSheetHasALineForEverything) {
  Story story = with_objective("twin_stories favourite_hue");
  story.with_colour(1, Fragment::water).with_cards(first, "quiet_pond");
  story.with_board(first, "e2:SD d2:W").with_hands(first, "MG");
  story.all(first, {"step d2", "draw none", "plant e2"});
  const SeatResult result = story.result().seats[0];
  const Lines keys{"dreamscape.score.cards",
                   "dreamscape.score.walking",
                   "dreamscape.score.trees",
                   "dreamscape.objective.twin_stories",
                   "dreamscape.objective.favourite_hue",
                   "dreamscape.score.open_cards",
                   "dreamscape.score.nightmares"};
  for (std::size_t i = 0; i < keys.size(); ++i) EXPECT_EQ(result.breakdown[i].key, keys[i]);
  EXPECT_EQ(result.breakdown[0].points, 4);
  EXPECT_EQ(result.breakdown[1].points, 1);
  EXPECT_EQ(result.breakdown[2].points, 1);
  EXPECT_EQ(result.breakdown[4].points, 5);
  EXPECT_EQ(result.score, 4 + 1 + 1 + 5);
}

// DS-F4
TEST(DreamscapeRules, DS_F4_InATieFewerNightmaresThenMoreCardsDecide) {
  Story story = with_objective("twin_stories");
  EXPECT_TRUE(story.result().seats[0].won && story.result().seats[1].won) << "shared";
  story.with_completed(second, "towpath");
  EXPECT_FALSE(story.result().seats[0].won);
  EXPECT_TRUE(story.result().seats[1].won) << "more completed cards";
  story.with_cards(first, "").with_board(second, "e2:N");
  EXPECT_TRUE(story.result().seats[0].won) << "points before all else";
  EXPECT_EQ(story.result().rule, "DS-F4");
}

// DS-F4: three points on both sides; the second has completed more, the first has no nightmare.
TEST(DreamscapeRules, DS_F4_FewerNightmaresWinATieWhateverWasCompleted) {
  Story story = with_objective("full_album");
  story.with_completed(second, "towpath").with_board(second, "e2:N");
  story.with_board(first, "e2:WD d2:W d3:W").with_hands(first, "MMM");
  story.all(first, {"step d2", "step d3", "step d2"});
  const Result result = story.result();
  ASSERT_EQ(result.seats[0].score, 3);
  ASSERT_EQ(result.seats[1].score, 6 - 3);
  EXPECT_TRUE(result.seats[0].won);
  EXPECT_FALSE(result.seats[1].won);
}

Decision decision(const Story& story) { return decision_of(story.game(), story.state()); }

// DS-F4
TEST(DreamscapeEnding, TellsByHowManyPointsItWasWon) {
  Story story = with_objective("twin_stories");
  story.with_board(second, "e2:SW");
  const Decision won = decision(story);
  EXPECT_EQ(won.winners, std::vector{second});
  EXPECT_EQ(won.by, Measure::points);
  EXPECT_EQ((std::vector{won.best, won.next, won.margin}), (std::vector<std::int16_t>{5, 0, 5}));
}

// DS-F4
TEST(DreamscapeEnding, TellsWhatDecidedATie) {
  Story reds = with_objective("full_album");
  reds.with_completed(second, "towpath").with_board(second, "e2:N");
  reds.with_board(first, "e2:WD d2:W d3:W").with_hands(first, "MMM");
  reds.all(first, {"step d2", "step d3", "step d2"});
  const Decision by_reds = decision(reds);
  EXPECT_EQ(by_reds.winners, std::vector{first});
  EXPECT_EQ(by_reds.by, Measure::nightmares);
  EXPECT_EQ(by_reds.points, 3);
  EXPECT_EQ((std::vector{by_reds.best, by_reds.next, by_reds.margin}),
            (std::vector<std::int16_t>{0, 1, 1}));

  Story cards = with_objective("twin_stories");
  cards.with_completed(second, "towpath");
  const Decision by_cards = decision(cards);
  EXPECT_EQ(by_cards.winners, std::vector{second});
  EXPECT_EQ(by_cards.by, Measure::cards);
  EXPECT_EQ((std::vector{by_cards.best, by_cards.next}), (std::vector<std::int16_t>{1, 0}));
}

// DS-F4
TEST(DreamscapeEnding, TellsOfAVictoryThatIsShared) {
  const Story story = with_objective("twin_stories");
  EXPECT_EQ(decision(story).winners, (std::vector{first, second}));
  EXPECT_EQ(decision(story).by, std::nullopt);
}

TEST(DreamscapeEnding, IsShownWithWhatDecidedItOnlyOnceItIsOver) {
  static const Dreamscape game = Box().game(2);
  Story story(game);
  story.creating().at_dawn();
  const auto shown = [&] { return game.show(Dreamscape::view(story.state(), first)).decision; };
  EXPECT_EQ(shown(), std::nullopt);
  story.does(first, "finish").does(second, "finish");
  EXPECT_EQ(shown(), decision(story));
}

// DS-O
TEST(DreamscapeRules, DS_O_StacksOfExactlyTwo) {
  Story story = with_objective("twin_stories");
  story.with_board(first, "e2:WW d2:SST d3:EEE").with_board(second, "e2:SW");
  EXPECT_EQ(stand(story), (std::vector{2, 5, 1, 0}));
}

// DS-O
TEST(DreamscapeRules, DS_O_CompletedCards) {
  Story story = with_objective("full_album");
  story.with_completed(first, "towpath quiet_pond").with_completed(second, "two_lawns");
  EXPECT_EQ(stand(story), (std::vector{2, 6, 1, 0}));
}

// DS-O
TEST(DreamscapeRules, DS_O_TheDreamerFurthestFromTheEntrance) {
  Story story = with_objective("far_wanderer");
  story.with_board(first, "e2:WD").with_board(second, "e2:W d2:W c3:WD");
  EXPECT_EQ(stand(story), (std::vector{0, 0, 2, 4}));
}

// DS-O
TEST(DreamscapeRules, DS_O_MostOfAColourWithTrees) {
  Story story = with_objective("favourite_hue", Fragment::stone);
  story.with_board(first, "e2:SWS d2:ST").with_board(second, "e2:SSW d2:WT");
  EXPECT_EQ(stand(story), (std::vector{4, 5, 2, 0})) << "a tree on another colour does not count";
}

// DS-O
TEST(DreamscapeRules, DS_O_MostSinglesOfAColour) {
  Story story = with_objective("scattered_petals", Fragment::grass);
  story.with_board(first, "e2:G d2:GT d3:GG").with_board(second, "e2:G");
  EXPECT_EQ(stand(story), (std::vector{2, 5, 1, 0}));
}

// DS-O
TEST(DreamscapeRules, DS_O_PointsByNumber) {
  Story story = with_objective("growing_collection", Fragment::earth);
  story.with_board(first, "e2:EE d2:ET").with_board(second, "e2:EEEEEEEE");
  EXPECT_EQ(stand(story), (std::vector{4, 4, 8, 8}));
  EXPECT_EQ(story.standings(0)[0].lacks, 1) << "a fifth scores more";
  EXPECT_EQ(story.standings(0)[1].lacks, 0);
}

// DS-O
TEST(DreamscapeRules, DS_O_TheLargestConnectedGroupOfTops) {
  Story story = with_objective("wide_waters", Fragment::water);
  story.with_board(first, "e2:W d2:SW c2:WT d3:WS a1:W").with_board(second, "e2:W a1:W c3:W");
  EXPECT_EQ(stand(story), (std::vector{3, 6, 1, 0}));
  EXPECT_EQ(story.standings(0)[1].lacks, 2) << "as large as the other's";
}

// DS-O
TEST(DreamscapeRules, DS_O_NoNightmare) {
  Story story = with_objective("clear_sleep");
  story.with_board(first, "e2:W").with_board(second, "e2:W d2:N");
  EXPECT_EQ(stand(story), (std::vector{0, 5, 1, 0}));
}

// DS-O
TEST(DreamscapeRules, DS_O_FewestFreeCells) {
  Story story = with_objective("no_gap_in_the_dream");
  story.with_board(first, "e2:WSE d2:N").with_board(second, "e2:W d2:W");
  EXPECT_EQ(stand(story), (std::vector{18, 0, 17, 5})) << "nightmares count as free";
  EXPECT_EQ(story.standings(0)[0].lacks, 1);
}

// DS-O
TEST(DreamscapeRules, DS_O_TheViewIsTwiceAsGoodFromAMountain) {
  Story story = with_objective("room_with_a_view", Fragment::water);
  story.with_board(first, "e2:WD d2:W c2:W a1:W").with_board(second, "e2:SSD d2:W c2:W d3:G");
  EXPECT_EQ(stand(story), (std::vector{2, 2, 4, 4})) << "not the own cell, not what is cut off";
}

}  // namespace
}  // namespace reverie::dreamscape::testing
