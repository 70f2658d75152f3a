// SPDX-License-Identifier: Apache-2.0
// Minds in a game whose Knowledge plans a phase whole, and where players are rivals.
#include <gtest/gtest.h>

#include <array>

#include "agents/arena.hpp"
#include "agents/lineup.hpp"
#include "agents/plan_follower.hpp"
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

/// Whole games in which nobody is asked twice in a row, hidden progress and sand included.
template <class Visit>
void for_each_step_of_a_plan(Visit visit) {
  dream_runners::Options options;
  options.players = 3;
  options.progress = dream_runners::Progress::hidden;
  const DreamRunners game =
      DreamRunners::make(options, DreamRunners::load(testing::content_of_house()).value()).value();
  const dream_runners::Knowledge knowledge(weights_of(game, testing::content_of_house()).value());
  Random random(5);
  Silence silence;
  for (int i = 0; i < 3; ++i) {
    for (auto state = game.deal(); !game.turn(state).is_over();) {
      const Turn turn = game.turn(state);
      if (turn.chance) {
        game.play(state, Actor::chance(), roll(game, state, random), silence);
        continue;
      }
      const Seat seat = any_seat(turn.seats, random);
      const auto actions = game.actions(state, seat);
      const auto chosen = thumb_choice(knowledge, game, state, seat, actions);
      if (state.phase == dream_runners::Phase::composing) visit(game, knowledge, state, seat);
      game.play(state, seat, actions[chosen], silence);
    }
  }
}

// So a plan may be followed without being found again, whatever others did in between.
TEST(Plans, TheRestOfAPlanIsThePlanOfWhereItHasLedTo) {
  std::array<PlanFollower<DreamRunners>, 3> followers;
  int followed = 0;
  for_each_step_of_a_plan([&](const DreamRunners& game, const dream_runners::Knowledge& knowledge,
                              const dream_runners::State& state, Seat seat) {
    auto step = followers[seat.index].go_on(Situation<DreamRunners>(game, state, seat));
    followed += step ? 1 : 0;
    if (!step) step = followers[seat.index].begin(knowledge, game, state, seat);
    ASSERT_EQ(step, knowledge.plan(game, state, seat)[0]);
  });
  EXPECT_GT(followed, 100);
}

TEST(Plans, AreGivenUpWhereSomethingElseWasDone) {
  const DreamRunners game = untimed(2);
  const auto state = first_dream(game);
  const dream_runners::Knowledge knowledge(weights_of(game, testing::content_of_house()).value());
  PlanFollower<DreamRunners> follower;
  const auto first = follower.begin(knowledge, game, state, Seat{0});
  ASSERT_TRUE(first);
  for (const auto& action : game.actions(state, Seat{0})) {
    if (action == *first || action.verb == dream_runners::Verb::lock) continue;
    const auto other = after(game, state, Seat{0}, action);
    EXPECT_FALSE(follower.go_on(Situation<DreamRunners>(game, other, Seat{0})));
  }
  const auto led_to = after(game, state, Seat{0}, *first);
  EXPECT_TRUE(follower.go_on(Situation<DreamRunners>(game, led_to, Seat{0})));
}

// Law 4, secret: what others lay out of sight is no part of it.
TEST(Plans, RestOnWhatTheSeatKnows) {
  Random random(6);
  int different = 0;
  for_each_step_of_a_plan([&](const DreamRunners& game, const dream_runners::Knowledge& /*known*/,
                              const dream_runners::State& state, Seat seat) {
    const auto imagined = game.imagine(game.view(state, seat), random);
    different += imagined == state ? 0 : 1;
    ASSERT_TRUE(dream_runners::Knowledge::plan_basis(game, imagined, seat) ==
                dream_runners::Knowledge::plan_basis(game, state, seat));
  });
  EXPECT_GT(different, 100) << "the imagined positions must differ, or nothing is proven";
}

/// Wins of the first of two seats.
int wins_of_first(const BotSpec& first, const BotSpec& second, std::uint64_t games) {
  ArenaPlan plan;
  plan.game = *testing::shelf_of_house().make("dream_runners", {R"({"players":2,"seconds":0})"});
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
