// SPDX-License-Identifier: Apache-2.0
// How far a dreamscape is from a card: what screens say and minds value, beside plain counting.
#include "games/dreamscape/nearness.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/shortcuts.hpp"
#include "support/dreamscape_story.hpp"

namespace reverie::dreamscape::testing {
namespace {

Nearness near(const Story& story, std::string_view card) {
  const auto& cards = story.game().content().content.cards;
  const auto found = std::ranges::find(cards, card, &Card::name);
  return nearness_of(story.game().content(), static_cast<int>(found - cards.begin()),
                     story.player(first).landscape);
}

// DS-K1
TEST(DreamscapeNearness, DS_K1_TellsWhatIsThereAndWhatLacks) {
  Story story(Box().structure("quiet_pond", "0,0:WD 1,0:SGT").game(2));
  story.creating().with_board(first, "e2:S");
  const Nearness now = near(story, "quiet_pond");
  EXPECT_EQ(now.present, 1);
  EXPECT_EQ(now.needed, 5);
  EXPECT_EQ(now.missing[Fragment::water], 1);
  EXPECT_EQ(now.missing[Fragment::grass], 1);
  EXPECT_EQ(now.missing[Fragment::stone], 0);
  EXPECT_EQ(now.missing_trees, 1);
  EXPECT_TRUE(now.missing_dreamer);
  EXPECT_EQ(now.in_the_way, 0);
}

// DS-K1: nothing may lie above or below.
TEST(DreamscapeNearness, DS_K1_WhatLiesTooHighIsInTheWay) {
  Story story(Box().structure("quiet_pond", "0,0:WD").game(2));
  story.creating().with_board(first, "e2:WSD");
  const Nearness now = near(story, "quiet_pond");
  EXPECT_EQ(now.present, 1);
  EXPECT_EQ(now.in_the_way, 1);
  EXPECT_TRUE(now.missing_dreamer);
}

// DS-K1: what lies upon a wrong fragment is not there, however alike it looks.
TEST(DreamscapeNearness, DS_K1_AFragmentIsInItsPlaceOnlyUponAllThatBelongUnderIt) {
  Story story(Box().structure("quiet_pond", "0,0:WSGD").game(2));
  story.creating().with_board(first, "e2:WGGD");
  EXPECT_EQ(near(story, "quiet_pond").built[0], (Built{1, 2, false, false}));
}

// DS-K1: tree and Dreamer stand on what is finished, and on nothing else.
TEST(DreamscapeNearness, DS_K1_TreeAndDreamerStandOnlyOnWholeStacks) {
  Story story(Box().structure("quiet_pond", "0,0:ED 1,0:WST").game(2));
  story.creating();
  const auto built = [&](std::string_view board) {
    story.with_board(first, board);
    const auto stacks = near(story, "quiet_pond").built;
    return std::vector(stacks.begin(), stacks.end());
  };
  using Stacks = std::vector<Built>;
  EXPECT_EQ(built("d2:ED e2:WST"), (Stacks{{1, 0, false, true}, {2, 0, true, false}}));
  EXPECT_EQ(built("d2:EGD e2:WT"), (Stacks{{1, 1, false, false}, {1, 1, false, false}}))
      << "grass lies under the Dreamer, and stone lacks under the tree";
}

/// Fragment by fragment, as one would count on the table.
Nearness counted(const Card& card, const Placement& placement, const Landscape& land) {
  Nearness near;
  for (std::size_t i = 0; i < placement.size(); ++i) {
    const Pile& pile = card.structure[i];
    const int cell = placement[i].cell;
    const auto stack = land.stack(cell);
    std::size_t right = 0;
    while (right < pile.fragments.size() && right < stack.size() &&
           stack[right] == pile.fragments[right]) {
      ++right;
    }
    const bool has_all = right == stack.size() && right == pile.fragments.size();
    const bool tree = pile.tree && has_all && land.has_tree(cell);
    const bool dreamer = pile.dreamer && has_all && land.dreamer() == cell;
    near.present = static_cast<std::uint8_t>(near.present + right + tree + dreamer);
    near.needed =
        static_cast<std::uint8_t>(near.needed + pile.fragments.size() + pile.tree + pile.dreamer);
    for (std::size_t k = right; k < pile.fragments.size(); ++k) ++near.missing[pile.fragments[k]];
    near.missing_trees = static_cast<std::uint8_t>(near.missing_trees + (pile.tree && !tree));
    near.missing_dreamer = near.missing_dreamer || (pile.dreamer && !dreamer);
    const auto in_the_way = stack.size() - right + (land.has_tree(cell) && !tree ? 1 : 0);
    near.in_the_way = static_cast<std::uint8_t>(near.in_the_way + in_the_way);
    near.at.push_back(placement[i].cell);
    near.built.push_back({static_cast<int>(right), static_cast<int>(in_the_way), tree, dreamer});
  }
  return near;
}

TEST(DreamscapeNearness, IsTheBestOfAllPlacesOnBoardsOfRandomGames) {
  const Dreamscape game = Box().game(2);
  Random random(11);
  Silence silence;
  State state = game.deal();
  for (int i = 0; !game.turn(state).is_over(); ++i) {
    const Turn turn = game.turn(state);
    if (turn.chance) {
      game.play(state, Actor::chance(), roll(game, state, random), silence);
      continue;
    }
    const Seat seat = turn.seats.first();
    const auto actions = game.actions(state, seat);
    game.play(state, seat, actions[below(random, static_cast<std::uint32_t>(actions.size()))],
              silence);
    const int card = i % all_cards;
    const Landscape& land = state.players[seat.index].landscape;
    const Nearness near = nearness_of(game.content(), card, land);
    bool stands_somewhere = false;
    for (const auto& places : game.content().placements[static_cast<std::size_t>(card)]) {
      for (const Placement& place : places) {
        const Nearness other = counted(game.content().card(card), place, land);
        stands_somewhere = stands_somewhere || other == near;
        ASSERT_GE(near.present, other.present) << "seed 11, input " << i;
        if (near.present > other.present) continue;
        ASSERT_LE(near.in_the_way, other.in_the_way) << "seed 11, input " << i;
      }
    }
    ASSERT_TRUE(stands_somewhere) << "seed 11, input " << i;
  }
}

}  // namespace
}  // namespace reverie::dreamscape::testing
