// SPDX-License-Identifier: Apache-2.0
// What every mind owes its table: honest, repeatable, and not blind to a won game.
#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <cmath>
#include <ctime>

#include "agents/arena.hpp"
#include "agents/lineup.hpp"
#include "core/hex.hpp"
#include "games/onirim/knowledge.hpp"
#include "support/house_content.hpp"
#include "support/onirim_story.hpp"

namespace reverie {
namespace {

using testing::shelf_of_house;

using onirim::Onirim;
using testing::Given;
using testing::Story;

constexpr Budget few{Budget::Unit::simulations, 60};

std::unique_ptr<Mind<Onirim>> mind(const Onirim& game, const std::string& name,
                                   const Budget& budget = few) {
  auto made = make_mind(game, {name, budget}, testing::content_of_house());
  EXPECT_TRUE(made) << made.error().what;
  return *std::move(made);
}

/// Positions in which a seat is to move, along a few games of random play.
std::vector<onirim::State> positions(const Onirim& game, int games) {
  std::vector<onirim::State> met;
  Random random(20261115);
  Silence silence;
  for (int i = 0; i < games; ++i) {
    auto state = game.deal();
    for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
      if (turn.chance) {
        game.play(state, Actor::chance(), roll(game, state, random), silence);
        continue;
      }
      met.push_back(state);
      const Seat seat = turn.seats.first();
      const auto actions = game.actions(state, seat);
      const auto at = below(random, static_cast<std::uint32_t>(actions.size()));
      game.play(state, seat, actions[at], silence);
    }
  }
  return met;
}

/// A number of 64 bits as it stands in the bytes of a seed.
std::string in_hex(std::uint64_t number) {
  std::array<std::uint8_t, 8> bytes{};
  for (std::size_t i = 0; i < 8; ++i) bytes[i] = static_cast<std::uint8_t>(number >> 8U * i);
  return to_hex(bytes);
}

// Law 4, secret: a part of the seed, or what it was made of, would tell a mind the whole deck.
TEST(Minds, AreNotSeededWithTheSecretOfTheDraws) {
  for (std::uint64_t series = 0; series < 50; ++series) {
    for (std::uint64_t number = 0; number < 50; ++number) {
      const std::string secret = Seed::derive(series, number).hex();
      SeedSpreader seeds = mind_seeds(series, number);
      for (int seat = 0; seat < max_seats; ++seat) {
        const std::string seed = in_hex(seeds.next());
        EXPECT_EQ(secret.find(seed), std::string::npos) << "game " << number << " of " << series;
      }
    }
  }
}

class EveryMind : public ::testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(Minds, EveryMind, ::testing::ValuesIn(mind_names()),
                         [](const auto& name) { return name.param; });

TEST_P(EveryMind, ChoosesTheSameWhereItsViewIsTheSame) {
  // Law 4, secret: a position and another that fits the seat's knowledge of it.
  const Onirim game = testing::hidden_hands();
  const auto one = mind(game, GetParam());
  const auto other = mind(game, GetParam());
  Random random(4);
  std::uint64_t seed = 0;
  int different = 0;
  for (const auto& state : positions(game, 2)) {
    const Seat seat = game.turn(state).seats.first();
    const auto imagined = game.imagine(game.view(state, seat), random);
    different += imagined == state ? 0 : 1;
    one->begin_game(++seed);
    other->begin_game(seed);
    const auto here = one->decide(Situation<Onirim>(game, state, seat));
    const auto there = other->decide(Situation<Onirim>(game, imagined, seat));
    EXPECT_EQ(here.choice, there.choice) << "seed " << seed;
  }
  EXPECT_GT(different, 20) << "the imagined positions must differ, or nothing is proven";
}

TEST_P(EveryMind, RepeatsItselfWithTheSameSeed) {
  ArenaPlan plan;
  plan.game = *shelf_of_house().make("onirim", {});
  plan.seats = {{GetParam(), few}};
  const auto arena = make_arena(plan, testing::content_of_house());
  const auto again = make_arena(plan, testing::content_of_house());
  ASSERT_TRUE(arena && again);
  (*arena)->play(1, false);  // another game before it changes nothing
  const auto first = (*arena)->play(2, true);
  const auto second = (*again)->play(2, true);
  EXPECT_EQ(first.log, second.log);
}

TEST_P(EveryMind, PlaysTwoHandsHiddenFromEachOtherToTheEnd) {
  ArenaPlan plan;
  plan.game = *shelf_of_house().make("onirim", {R"({"players":2,"hands":"hidden"})"});
  plan.seats = {{GetParam(), few}, {GetParam(), few}};
  const auto arena = make_arena(plan, testing::content_of_house());
  ASSERT_TRUE(arena);
  const auto played = (*arena)->play(1, true);
  ASSERT_TRUE(played.log->footer.result);
  EXPECT_EQ(played.seats.size(), 2U);
  EXPECT_EQ(played.seats[0].won, played.seats[1].won);
}

/// Seven doors open, the eighth drawn, its key in hand: taking it wins at once (ON-W1).
onirim::State one_step_from_escape() {
  Story story(Given(testing::alone())
                  .hand("red key, blue sun, blue moon, green sun, green moon")
                  .doors("red door, 2 blue door, 2 green door, 2 brown door"));
  story.does("discard blue sun").draws("red door");
  return story.state();
}

TEST(Minds, AllButRandomTakeTheLastDoor) {
  const Onirim game = testing::alone();
  const auto state = one_step_from_escape();
  ASSERT_EQ(state.phase, onirim::Phase::unlocking);
  for (const std::string name : {"thumb", "flat", "tree"}) {
    const auto thinker = mind(game, name);
    thinker->begin_game(1);
    const Situation<Onirim> situation(game, state, Seat{0});
    const auto decision = thinker->decide(situation);
    EXPECT_EQ(Onirim::write(situation.actions()[decision.choice]), "unlock") << name;
    if (!decision.estimates.empty()) {
      EXPECT_EQ(decision.estimates[decision.choice].value, 1.0F) << name;
    }
  }
}

TEST(Minds, SpendTheirSimulationsAndNoMore) {
  const Onirim game = testing::alone();
  const Story story(Given(game).hand("red key, blue sun, blue moon, green sun, green moon"));
  for (const std::string name : {"flat", "tree"}) {
    const auto thinker = mind(game, name, {Budget::Unit::simulations, 200});
    thinker->begin_game(1);
    const auto decision = thinker->decide(Situation<Onirim>(game, story.state(), Seat{0}));
    std::uint32_t spent = 0;
    for (const Estimate& estimate : decision.estimates) spent += estimate.simulations;
    EXPECT_EQ(spent, 200U) << name;
  }
}

/// The squared standard error of a share of wins, with one imagined win and loss.
float squared_error(const Estimate& estimate) {
  const float n = static_cast<float>(estimate.simulations) + 2;
  const float mean = (estimate.value * static_cast<float>(estimate.simulations) + 1) / n;
  return mean * (1 - mean) / n;
}

TEST(Minds, FlatDepartsFromTheRuleOfThumbOnlyForMoreThanNoise) {
  const Onirim game = testing::alone();
  const auto flat = mind(game, "flat", {Budget::Unit::simulations, 100});
  const auto thumb = mind(game, "thumb");
  int departed = 0;
  int resisted = 0;
  for (const auto& state : positions(game, 12)) {
    const Situation<Onirim> situation(game, state, Seat{0});
    const std::size_t usual = thumb->decide(situation).choice;
    const auto decision = flat->decide(situation);
    if (decision.estimates.empty()) continue;  // there was nothing to choose
    for (std::size_t i = 0; i < decision.estimates.size(); ++i) {
      const Estimate& other = decision.estimates[i];
      const Estimate& habit = decision.estimates[usual];
      const float lead = other.value - habit.value;
      const float noise = std::sqrt(squared_error(other) + squared_error(habit));
      const bool is_better = lead > flat_departure * noise;
      if (decision.choice == i && i != usual) {
        EXPECT_TRUE(is_better) << lead << " is not more than " << noise;
        ++departed;
      }
      if (decision.choice == usual && lead > 0) {
        EXPECT_FALSE(is_better) << lead << " is more than " << noise;
        ++resisted;
      }
    }
  }
  EXPECT_GT(departed, 5);
  EXPECT_GT(resisted, 5) << "where nothing tempts it nothing is proven";
}

TEST(Minds, ATreeLivesOnFromMoveToMove) {
  const Onirim game = testing::alone();
  Story story(Given(game).hand("red key, blue sun, blue moon, green sun, green moon"));
  const auto tree = mind(game, "tree", {Budget::Unit::simulations, 200});
  tree->begin_game(1);
  const auto spent_on = [&](const onirim::State& state) {
    std::uint32_t spent = 0;
    for (const Estimate& estimate :
         tree->decide(Situation<Onirim>(game, state, Seat{0})).estimates) {
      spent += estimate.simulations;
    }
    return spent;
  };
  EXPECT_EQ(spent_on(story.state()), 200U);
  story.does("play blue sun").draws("red sun");
  EXPECT_GT(spent_on(story.state()), 200U) << "what was thought of this before still counts";
  tree->begin_game(1);
  EXPECT_EQ(spent_on(story.state()), 200U) << "but not in another game";
}

TEST(Minds, ATreeThatIsAskedForAdviceStudiesEveryChoice) {
  const Onirim game = testing::alone();
  const Story story(Given(game).hand("red key, blue sun, blue moon, green sun, green moon"));
  const Situation<Onirim> situation(game, story.state(), Seat{0});
  const BotSpec adviser{"tree", {Budget::Unit::simulations, 1000}, 0, true};
  const auto tree = make_mind(game, adviser, testing::content_of_house()).value();
  tree->begin_game(1);
  const auto decision = tree->decide(situation);
  ASSERT_EQ(decision.estimates.size(), 10U);
  std::uint32_t spent = 0;
  for (std::size_t i = 0; i < decision.estimates.size(); ++i) {
    spent += decision.estimates[i].simulations;
    EXPECT_GE(decision.estimates[i].simulations, 49U) << Onirim::write(situation.actions()[i]);
  }
  EXPECT_EQ(spent, 1000U) << "within the same budget";
}

TEST(Minds, AFullTreeIsSearchedOnWithoutGrowing) {
  const Onirim game = testing::alone();
  const Story story(Given(game).hand("red key, blue sun, blue moon, green sun, green moon"));
  const auto weights = weights_of(game, testing::content_of_house()).value();
  TreeMind<Onirim> tree(onirim::Knowledge(weights), {Budget::Unit::simulations, 500},
                        {.most_nodes = 20});
  tree.begin_game(1);
  for (int i = 0; i < 2; ++i) {
    const auto decision = tree.decide(Situation<Onirim>(game, story.state(), Seat{0}));
    std::uint32_t spent = 0;
    for (const Estimate& estimate : decision.estimates) spent += estimate.simulations;
    EXPECT_EQ(spent, 500U) << "the second time it begins anew";
  }
}

/// What this thread has worked: a machine that stalls does not add to it.
std::chrono::nanoseconds work_done() {
  timespec time{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

TEST(Minds, UseTheMillisecondsTheyAreGivenAndNotManyMore) {
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::milliseconds given(20);
  constexpr std::chrono::milliseconds many(200);
  const Onirim game = testing::alone();
  const Story story(Given(game).hand("red key, blue sun, blue moon, green sun, green moon"));
  for (const std::string name : {"flat", "tree"}) {
    const auto thinker = mind(game, name, {Budget::Unit::milliseconds, given.count()});
    thinker->begin_game(1);
    const auto start = Clock::now();
    const auto worked_before = work_done();
    const auto decision = thinker->decide(Situation<Onirim>(game, story.state(), Seat{0}));
    EXPECT_GE(Clock::now() - start, given) << name;
    EXPECT_LT(work_done() - worked_before, many) << name;
    std::uint32_t spent = 0;
    for (const Estimate& estimate : decision.estimates) spent += estimate.simulations;
    EXPECT_GT(spent, 0U) << name;
  }
}

/// Wins of the first games of a series: always the same number on every machine.
int wins(const std::string& name, const Budget& budget, std::uint64_t games) {
  ArenaPlan plan;
  plan.game = *shelf_of_house().make("onirim", {});
  plan.seats = {{name, budget}};
  const auto arena = make_arena(plan, testing::content_of_house());
  int won = 0;
  for (std::uint64_t i = 0; i < games; ++i) won += (*arena)->play(i, false).seats[0].won ? 1 : 0;
  return won;
}

TEST(Minds, ThumbWinsMoreThanHalfOfItsGamesAlone) {
  EXPECT_GE(wins("thumb", few, 2000), 2000 * 58 / 100);
}

TEST(Minds, LookingAheadBeatsTheRuleOfThumb) {
  const int thumb = wins("thumb", few, 40);
  EXPECT_GT(wins("flat", {Budget::Unit::simulations, 200}, 40), thumb);
  EXPECT_GT(wins("tree", {Budget::Unit::simulations, 200}, 40), thumb);
}

TEST(Hasty, JudgesDifferentlyInEveryGameAndAlikeWithinOne) {
  const auto game = onirim::Onirim::make({}).value();
  const auto weights = weights_of(game, testing::content_of_house()).value();
  const auto decisions = [&](std::uint64_t seed) {
    HastyMind<onirim::Onirim> mind(weights);
    std::vector<std::size_t> choices;
    Random random(7);
    Silence silence;
    for (auto state = game.deal(); !game.turn(state).is_over();) {
      if (game.turn(state).chance) {
        game.play(state, Actor::chance(), roll(game, state, random), silence);
        continue;
      }
      const Situation<onirim::Onirim> situation(game, state, Seat{0});
      mind.begin_game(seed);
      choices.push_back(mind.decide(situation).choice);
      game.play(state, Seat{0}, situation.actions()[choices.back()], silence);
    }
    return choices;
  };
  EXPECT_EQ(decisions(1), decisions(1));
  std::set<std::vector<std::size_t>> different;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) different.insert(decisions(seed));
  EXPECT_GT(different.size(), 1U);
}

}  // namespace
}  // namespace reverie
