// SPDX-License-Identifier: Apache-2.0
// Minds in a game whose Knowledge plans a phase whole, and where players are rivals.
#include <gtest/gtest.h>

#include "agents/arena.hpp"
#include "agents/lineup.hpp"
#include "games/dream_runners/knowledge.hpp"
#include "games/onirim/knowledge.hpp"
#include "support/house_content.hpp"

namespace reverie {
namespace {

using dream_runners::DreamRunners;

static_assert(PlansAhead<DreamRunners> && Rivalry<DreamRunners>);
static_assert(!PlansAhead<onirim::Onirim> && !Rivalry<onirim::Onirim>);

DreamRunners untimed(int players) {
  dream_runners::Options options;
  options.players = players;
  options.seconds = 0;
  return DreamRunners::make(options, DreamRunners::load(testing::content_of_house()).value())
      .value();
}

/// The first dream lies open.
dream_runners::State first_dream(const DreamRunners& game) {
  Random random(7);
  Silence silence;
  auto state = game.deal();
  while (game.turn(state).chance) {
    game.play(state, Actor::chance(), roll(game, state, random), silence);
  }
  return state;
}

TEST(Plans, EveryMindThatKnowsTheGameFollowsThem) {
  const DreamRunners game = untimed(2);
  const auto state = first_dream(game);
  const dream_runners::Knowledge knowledge(weights_of(game, testing::content_of_house()).value());
  const auto plan = knowledge.plan(game, state, Seat{1});
  const Situation<DreamRunners> situation(game, state, Seat{1});
  for (const std::string name : {"thumb", "flat", "tree"}) {
    const auto mind =
        make_mind(game, {name, {Budget::Unit::simulations, 20}}, testing::content_of_house());
    ASSERT_TRUE(mind) << mind.error().what;
    (*mind)->begin_game(1);
    EXPECT_EQ((*mind)->decide(situation).action(), plan[0]) << name;
  }
}

/// Wins of the first of two seats.
int wins_of_first(const BotSpec& first, const BotSpec& second, std::uint64_t games) {
  ArenaPlan plan;
  plan.game = *testing::shelf_of_house().make("dream_runners", {{"players", 2}, {"seconds", 0}});
  plan.seats = {first, second};
  const auto arena = make_arena(plan, testing::content_of_house());
  int won = 0;
  for (std::uint64_t i = 0; i < games; ++i) won += (*arena)->play(i, false).seats[0].won ? 1 : 0;
  return won;
}

TEST(Plans, ThumbBeatsRandomAlways) {
  EXPECT_EQ(wins_of_first({"thumb", {}}, {"random", {}}, 100), 100);
  EXPECT_EQ(wins_of_first({"random", {}}, {"thumb", {}}, 100), 0);
}

TEST(Plans, NeitherSeatIsAlwaysTheFirst) {
  const int won = wins_of_first({"thumb", {}}, {"thumb", {}}, 200);
  EXPECT_GT(won, 60);
  EXPECT_LT(won, 140);
}

}  // namespace
}  // namespace reverie
