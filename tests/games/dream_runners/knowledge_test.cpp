// SPDX-License-Identifier: Apache-2.0
// What minds are told about Dream Runners is true to its rules.
#include "games/dream_runners/knowledge.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/dream_runners_story.hpp"

namespace reverie::dream_runners {
namespace {

using testing::Box;
using testing::first;
using testing::second;
using testing::Story;

/// Everything is worth something; nobody needs to have found out how much.
Knowledge knowledge() {
  Weights weights;
  weights.coin = 0.33F;
  weights.key = 0.3F;
  weights.key_per_turn = 0.1F;
  weights.fragment_last = 1;
  weights.fragment_third = 0.4F;
  weights.fragment_second = 0.3F;
  weights.fragment_first = 0.2F;
  weights.fragment_spare = 0.1F;
  weights.crossroads = 0.6F;
  weights.fear = 0.2F;
  weights.gather = 0.3F;
  weights.repel = 0.2F;
  weights.twice = 0.5F;
  weights.both = 0.6F;
  return Knowledge(weights);
}

/// The real dreams and segments, without a clock.
DreamRunners house_game(int players) {
  Options options;
  options.players = players;
  options.seconds = 0;
  static const auto content = std::make_shared<const Content>(testing::house_content());
  return DreamRunners::make(options, content).value();
}

Seat some_seat(const Turn& turn, Random& random) {
  return turn.seats.at(
      static_cast<int>(below(random, static_cast<std::uint32_t>(turn.seats.size()))));
}

/// Plays at random and shows every position in which somebody composes to `look`.
template <class Look>
void visit_composers(const DreamRunners& game, std::uint64_t seed, Look look) {
  Random random(seed);
  Silence silence;
  State state = game.deal();
  for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
    if (turn.chance) {
      game.play(state, Actor::chance(), roll(game, state, random), silence);
      continue;
    }
    const Seat seat = some_seat(turn, random);
    if (state.phase == Phase::composing) look(state, seat);
    const Actions actions = game.actions(state, seat);
    const auto chosen = below(random, static_cast<std::uint32_t>(actions.size()));
    game.play(state, seat, actions[chosen], silence);
  }
}

TEST(Knowledge, PlansLegalStepsToTheBestCompositionFromWhateverLies) {
  // DR-A, DR-A1
  const DreamRunners game = house_game(2);
  const Knowledge knows = knowledge();
  int plans = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    visit_composers(game, seed, [&](State state, Seat seat) {
      if (state.players[seat.index].changes + longest_plan > most_changes) return;
      const Composition best = compose(game.content(), knows.stakes(game, state, seat),
                                       state.players[seat.index].composition)
                                   .composition;
      Silence silence;
      for (const Action& step : knows.plan(game, state, seat)) {
        ASSERT_TRUE(game.actions(state, seat).contains(step)) << "seed " << seed;
        if (step.verb == Verb::lock) {
          EXPECT_EQ(state.players[seat.index].composition, best) << "seed " << seed;
        }
        game.play(state, seat, step, silence);
      }
      const bool is_locked = state.phase != Phase::composing || state.players[seat.index].locked;
      EXPECT_TRUE(is_locked) << "seed " << seed;
      ++plans;
    });
  }
  EXPECT_GT(plans, 500) << "too few to prove anything";
}

TEST(Knowledge, LikesTheNextStepOfItsPlanBest) {
  const DreamRunners game = house_game(3);
  const Knowledge knows = knowledge();
  visit_composers(game, 5, [&](const State& state, Seat seat) {
    const Actions actions = game.actions(state, seat);
    const auto scores = knows.appraise(game, state, seat, actions);
    const auto best = std::max_element(scores.begin(), scores.end()) - scores.begin();
    EXPECT_EQ(actions[static_cast<std::size_t>(best)], knows.plan(game, state, seat)[0]);
  });
}

TEST(Knowledge, LocksWhenNoChangesAreLeft) {
  // docs/decisions/0010
  Story story(Box().game(2));
  story.begun();
  State state = story.state();
  state.players[0].changes = most_changes;
  EXPECT_EQ(knowledge().plan(story.game(), state, first).size(), 1U);
  EXPECT_EQ(knowledge().plan(story.game(), state, first)[0].verb, Verb::lock);
}

/// What the forecast of the rules says of serenity, the stakes must say too.
TEST(Knowledge, CountsSerenityAsTheResolutionDoes) {
  // DR-B1 to DR-B4, DR-P1, DR-P3
  const DreamRunners game = house_game(1);
  const Knowledge knows = knowledge();
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    visit_composers(game, seed, [&](const State& state, Seat seat) {
      Stakes stakes = knows.stakes(game, state, seat);
      for (auto& cell : stakes.cells) {
        for (Yield& yield : cell) yield.gain = 0;
      }
      stakes.opening = 0;
      stakes.keeping.fill(0);
      for (int i = 0; i <= most_serenity; ++i) {
        stakes.serenity_worth[static_cast<std::size_t>(i)] = i;
      }
      const Composition& lying = state.players[seat.index].composition;
      const auto forecast = game.view(state, seat).players[seat.index].forecast.value();
      const int expected = state.players[seat.index].serenity + forecast.gained - forecast.lost;
      EXPECT_EQ(worth_of(stakes, cover_of(game.content(), lying), lying),
                std::min(expected, most_serenity))
          << "seed " << seed;
      ++compared;
    });
  }
  EXPECT_GT(compared, 500) << "too few to prove anything";
}

TEST(Knowledge, ChoosesTheColourThatMakesAStar) {
  // DR-B5
  Story story(Box().dream("* c1 c1 | c1 c1 c1 | c1 c1 c1").square("G.. | ... | ...").game(2));
  story.begun().with_fragments(first, "b w w w g").lays_square(first).all_lock();
  ASSERT_EQ(story.phase(), Phase::colouring);
  const Actions actions = story.game().actions(story.state(), first);
  const auto scores = knowledge().appraise(story.game(), story.state(), first, actions);
  const auto best = std::max_element(scores.begin(), scores.end()) - scores.begin();
  EXPECT_EQ(actions[static_cast<std::size_t>(best)],
            (Action{Verb::choose, static_cast<std::uint8_t>(Colour::orange), 0}));
}

/// Two who have slept through all eight turns.
State ended(const Story& story, int serenity, int rival_serenity) {
  State state = story.state();
  state.phase = Phase::over;
  state.players[0].serenity = static_cast<std::uint8_t>(serenity);
  state.players[1].serenity = static_cast<std::uint8_t>(rival_serenity);
  return state;
}

TEST(Knowledge, PaysForWinningMoreThanForAnyPoints) {
  // DR-F
  Story story(Box().game(2));
  story.begun();
  const DreamRunners& game = story.game();
  const auto payoff = [&](const State& state, Seat seat) {
    return Knowledge::payoff(game, state, seat);
  };
  EXPECT_GT(payoff(ended(story, 11, 10), first), payoff(ended(story, 29, 30), first));
  EXPECT_GT(payoff(ended(story, 29, 30), first), payoff(ended(story, 9, 30), first));
  State tied = ended(story, 12, 12);
  EXPECT_EQ(payoff(tied, first), payoff(tied, second));
  tied.players[1].coins++;
  EXPECT_LT(payoff(tied, first), payoff(tied, second));
}

TEST(Knowledge, PaysNothingToWhoIsAwake) {
  // DR-B6, DR-F2
  Story story(Box().game(2));
  story.begun();
  State state = ended(story, 0, 5);
  state.players[0].awake = true;
  EXPECT_EQ(Knowledge::payoff(story.game(), state, first), 0);
  EXPECT_GT(Knowledge::payoff(story.game(), state, second), 0.7F);
}

TEST(Knowledge, TellsPositionsApartOnlyByWhatTheObserverSees) {
  Options options;
  options.seconds = 0;
  options.progress = Progress::hidden;
  Story before(Box().game(options));
  before.begun();
  Story after(before);
  after.lays_square(second);
  const auto key = [&](const Story& story, Seat seat) {
    return Knowledge::key(story.game(), story.state(), seat);
  };
  EXPECT_EQ(key(before, first), key(after, first));
  EXPECT_NE(key(before, second), key(after, second));
}

}  // namespace
}  // namespace reverie::dream_runners
