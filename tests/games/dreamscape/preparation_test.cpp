// SPDX-License-Identifier: Apache-2.0
// Components and preparation: DS-C1 to DS-C7, DS-S1 to DS-S6, DS-X2.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "support/dreamscape_story.hpp"

namespace reverie::dreamscape::testing {
namespace {

using Lines = std::vector<std::string>;

const Dreamscape& game_of(int players) {
  static const std::array games{Box().game(1), Box().game(2), Box().game(3), Box().game(4)};
  return games[static_cast<std::size_t>(players - 1)];
}

std::string made(const Options& options) {
  const auto game =
      Dreamscape::make(options, std::make_shared<const Prepared>(Box().load().value()));
  return game ? "" : game.error().what;
}

// DS-C1
TEST(DreamscapeRules, DS_C1_TheBoxHasOneHundredAndNineFragmentsAndTwentyFiveNightmares) {
  const Census census = Dreamscape::census(game_of(2).deal());
  EXPECT_EQ(census.fragments.values, (std::array{28, 23, 23, 20, 15, 25}));
  EXPECT_EQ(game_of(2).deal().bag[Fragment::nightmare], 0);
}

// DS-C2
TEST(DreamscapeRules, DS_C2_FiftyCardsOfThreeLevelsEachHaveADreamerInTheirStructure) {
  const Content content = house_content();
  EXPECT_EQ(content.cards.size(), 50U);
  for (const int level : {1, 2, 3}) {
    EXPECT_GE(std::ranges::count(content.cards, level, &Card::level), 10);
  }
  std::set<Power> powers;
  for (const Card& card : content.cards) {
    EXPECT_TRUE(card.structure.front().dreamer) << card.name;
    powers.insert(card.power);
  }
  EXPECT_EQ(powers.size(), locations) << "each has the power of a location, and none is forgotten";
}

// DS-C3
TEST(DreamscapeRules, DS_C3_SixteenObjectivesTwelveTreesFourTokensAndSixCycles) {
  EXPECT_EQ(house_content().objectives.size(), 16U);
  const Dreamscape& game = game_of(4);
  EXPECT_EQ(game.cycles(), 6);
  EXPECT_EQ(game.deal().trees, 12);
  EXPECT_EQ(Story(game).outcomes(), (Lines{"token 1", "token 2", "token 3", "token 4"}));
}

// DS-C4
TEST(DreamscapeRules, DS_C4_SevenLinksJoinTheSixLocations) {
  const World& world = game_of(2).content().content.world;
  EXPECT_EQ(world.links.size(), 7U);
  EXPECT_GE(world.link_between(0, 1), 0);
  EXPECT_GE(world.link_between(2, 5), 0);
  EXPECT_LT(world.link_between(0, 4), 0) << "no diagonals";
  EXPECT_LT(world.link_between(2, 3), 0);
}

// DS-C5
TEST(DreamscapeRules, DS_C5_MorePlayersFillMoreSlots) {
  const World& world = game_of(2).content().content.world;
  EXPECT_EQ(world.filled_with(2), 3);
  EXPECT_EQ(world.filled_with(3), 4);
  EXPECT_EQ(world.filled_with(4), 5);
}

// DS-C6
TEST(DreamscapeRules, DS_C6_EveryLocationHasItsPower) {
  EXPECT_EQ(game_of(2).content().content.world.powers,
            (std::array{Power::archives, Power::harvesters, Power::tower, Power::golem, Power::lake,
                        Power::king}));
}

// DS-C7
TEST(DreamscapeRules, DS_C7_ADreamscapeIsAHexagonOfNineteenCells) {
  const BoardWays& board = game_of(2).content().board;
  const std::size_t entrance = game_of(2).content().content.board.entrance;
  EXPECT_EQ(board.name(0), "a1");
  EXPECT_EQ(board.name(9), "c3");
  EXPECT_EQ(board.name(18), "e3");
  EXPECT_EQ(board.name(static_cast<int>(entrance)), "e2");
  EXPECT_EQ(std::popcount(board.neighbours[9]), 6);
  EXPECT_EQ(std::popcount(board.neighbours[0]), 3);
  EXPECT_EQ(board.apart[entrance][1], 4);
}

// DS-S1
TEST(DreamscapeRules, DS_S1_ChanceGivesEverybodyAToken) {
  Story story(game_of(3));
  EXPECT_EQ(story.outcomes(), (Lines{"token 1", "token 2", "token 3"}));
  story.chance("token 3").chance("token 1");
  EXPECT_EQ(story.outcomes(), Lines{"token 2"});
  story.chance("token 2");
  EXPECT_EQ(story.state().order[0], second);
  EXPECT_EQ(story.state().order[2], first);
}

// DS-S1, DS-A1
TEST(DreamscapeRules, DS_S1_OptionsThatDoNotGoTogetherAreRefused) {
  EXPECT_EQ(made({.players = 2}), "");
  EXPECT_NE(made({.players = 2, .difficulty = Difficulty::hard}), "");
  EXPECT_NE(made({.players = 1, .creation = Creation::at_once}), "");
  EXPECT_NE(made({.players = 1, .length = Length::first}), "");
  EXPECT_NE(made({.players = 2, .mode = Mode::nightmare, .length = Length::first}), "");
  EXPECT_EQ(game_of(1).options().mode, Mode::nightmare);
}

// DS-S2
TEST(DreamscapeRules, DS_S2_FourObjectivesAndColoursForThoseThatHaveAPlace) {
  Story story(game_of(2));
  story.chance("token 1").chance("token 2");
  EXPECT_EQ(story.outcomes().size(), 12U) << "without those that speak of nightmares";
  story.chance("objective full_album").chance("objective favourite_hue");
  story.chance("objective far_wanderer").chance("objective wide_waters");
  EXPECT_EQ(story.outcomes(),
            (Lines{"colour water", "colour stone", "colour earth", "colour grass"}));
  story.chance("colour grass");
  EXPECT_EQ(story.outcomes(), (Lines{"colour water", "colour stone", "colour earth"}));
  story.chance("colour water");
  EXPECT_EQ(story.state().colours[1], Slot(Fragment::grass));
  EXPECT_EQ(story.state().colours[3], Slot(Fragment::water));
  EXPECT_EQ(story.state().bag[Fragment::grass], 19) << "out of the bag for the game";
  EXPECT_EQ(story.state().bag[Fragment::stone], 23);
}

// DS-S2
TEST(DreamscapeRules, DS_S2_WithMrNightmareAllSixteenMayCome) {
  Story story(Box().game(nightmares(2)));
  story.chance("token 1").chance("token 2");
  EXPECT_EQ(story.outcomes().size(), 16U);
}

// DS-S3
TEST(DreamscapeRules, DS_S3_EverybodyDrawsAsManyCardsAsTheTokenSaysAndKeepsOne) {
  Story story(game_of(3));
  story.chance("token 2").chance("token 1").chance("token 3");
  while (story.outcomes().front().starts_with("objective") ||
         story.outcomes().front().starts_with("colour")) {
    story.chance(story.outcomes().front());
  }
  story.chance("card quiet_pond");
  story.chance("card garden_path").chance("card pine_cove");
  story.chance("card towpath").chance("card two_lawns").chance("card field_edge");
  EXPECT_EQ(story.cards(second), Lines{"quiet_pond"}) << "one card is no choice";
  EXPECT_TRUE(story.acts(first));
  EXPECT_EQ(story.choices(first), (Lines{"keep garden_path", "keep pine_cove"}));
  story.does(first, "keep pine_cove");
  EXPECT_TRUE(story.acts(third));
  EXPECT_EQ(story.refusal(third, "keep none"), "must_keep");
  story.does(third, "keep two_lawns");
  EXPECT_EQ(story.cards(first), Lines{"pine_cove"});
  const auto& under = story.state().under[0];
  EXPECT_EQ(under.size(), 3U) << "the others lie under the deck";
}

// DS-S4
TEST(DreamscapeRules, DS_S4_SleepersBeginWhereTheirTokenSaysAndDreamersOutside) {
  Story story(game_of(2));
  story.chance("token 2").chance("token 1").begun();
  EXPECT_EQ(story.player(first).location, 1);
  EXPECT_EQ(story.player(second).location, 0);
  EXPECT_EQ(story.score(first), 0);
  EXPECT_FALSE(story.player(first).landscape.has_dreamer());
}

// DS-S5
TEST(DreamscapeRules, DS_S5_ThreeTreesForEachPlayer) {
  EXPECT_EQ(game_of(2).deal().trees, 6);
  EXPECT_EQ(game_of(3).deal().trees, 9);
  EXPECT_EQ(game_of(4).deal().trees, 12);
}

// DS-S6
TEST(DreamscapeRules, DS_S6_FragmentsFromTheBagFillTheLocations) {
  Story story(game_of(3));
  story.begun();
  for (int location = 1; location <= 6; ++location) EXPECT_EQ(story.row(location).size(), 4U);
  EXPECT_EQ(story.phase(), Phase::voyage);
}

// DS-X2
TEST(DreamscapeRules, DS_X2_AFirstGameIsShorter) {
  Story story(Box().game({.players = 2, .length = Length::first}));
  EXPECT_EQ(story.game().cycles(), 4);
  story.begun();
  EXPECT_EQ(story.state().objectives.size(), 2U);
  story.creating().at(first, 3).with_cards(first, "quiet_pond").with_board(first, "e2:WD");
  story.with_hands(first, "S").does(first, "place stone at d2");
  EXPECT_EQ(story.choices(first), (Lines{"draw 1", "draw none"}));
  EXPECT_EQ(story.refusal(first, "draw 2"), "deck_closed");
}

}  // namespace
}  // namespace reverie::dreamscape::testing
