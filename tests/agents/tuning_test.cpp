// SPDX-License-Identifier: Apache-2.0
#include "agents/tuning.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "agents/arena.hpp"
#include "agents/weights.hpp"
#include "games/onirim/knowledge.hpp"
#include "support/house_content.hpp"

namespace reverie {
namespace {

using testing::shelf_of_house;

void one_after_the_other(int count, const std::function<void(int)>& work) {
  for (int i = 0; i < count; ++i) work(i);
}

/// What a beginner knows: three of a colour open a door, and keys are good to have.
std::string beginner() {
  onirim::Weights weights;
  weights.door = 10;
  weights.run_1_chain_2 = 2;
  weights.run_2_chain_1 = 4;
  weights.live_key = 1;
  std::vector<float> values;
  boost::mp11::mp_for_each<WeightMembers<onirim::Weights>>(
      [&](auto member) { values.push_back(weights.*member.pointer); });
  return write_weight_file(weight_names<onirim::Weights>(), values);
}

TuningPlan small_plan() {
  TuningPlan plan;
  plan.game = *shelf_of_house().make("onirim", {});
  plan.generations = 12;
  plan.population = 12;
  plan.games = 200;
  return plan;
}

TEST(Tuning, FindsBetterWeightsThanItWasGiven) {
  const std::string start = beginner();
  const ContentReader content = [&](std::string_view) {
    return std::optional<std::string_view>(start);
  };
  double first = 0;
  double last = 0;
  const auto tuned =
      tune(small_plan(), content, one_after_the_other, [&](const TuningProgress& progress) {
        if (progress.generation == 1) first = progress.centre;
        last = progress.centre;
        return true;
      });
  ASSERT_TRUE(tuned) << tuned.error().what;
  EXPECT_GT(last, first);
  EXPECT_TRUE(tuned->is_better()) << tuned->found << " against " << tuned->before;
  EXPECT_TRUE(read_weights<onirim::Weights>("tuned", tuned->weights));
}

/// How far a few generations of this width move the weights.
float moved_by(int width) {
  const std::string start = beginner();
  const ContentReader content = [&](std::string_view) {
    return std::optional<std::string_view>(start);
  };
  TuningPlan plan = small_plan();
  plan.generations = 6;
  plan.width = width;
  const auto tuned =
      tune(plan, content, one_after_the_other, [](const TuningProgress&) { return true; });
  const auto before = *read_weights<onirim::Weights>("start", start);
  const auto after = *read_weights<onirim::Weights>("tuned", tuned->weights);
  float moved = 0;
  boost::mp11::mp_for_each<WeightMembers<onirim::Weights>>(
      [&](auto member) { moved += std::abs(after.*member.pointer - before.*member.pointer); });
  return moved;
}

TEST(Tuning, BeginsAsNearToTheWeightsAsItIsTold) { EXPECT_LT(10 * moved_by(1), moved_by(100)); }

/// Games that a rule of thumb with these weights wins, always the same ones.
int wins(const std::string& weights) {
  const ContentReader content = [&](std::string_view) {
    return std::optional<std::string_view>(weights);
  };
  ArenaPlan plan;
  plan.game = *shelf_of_house().make("onirim", {});
  plan.seats = {{"thumb", {}}};
  const auto arena = make_arena(plan, content);
  int won = 0;
  for (std::uint64_t i = 0; i < 2000; ++i) won += (*arena)->play(i, false).seats[0].won ? 1 : 0;
  return won;
}

/// A few generations far around good weights lead away from them.
TEST(Tuning, GivesBackNothingWorseThanItWasGiven) {
  TuningPlan plan = small_plan();
  plan.generations = 3;
  plan.games = 500;
  const std::string given(*testing::content_of_house()("content/onirim/thumb-alone.json"));
  double last = 1;
  const auto tuned = tune(plan, testing::content_of_house(), one_after_the_other,
                          [&](const TuningProgress& progress) {
                            last = progress.centre;
                            return true;
                          });
  EXPECT_LT(last, 0.6) << "this search did not go astray, so it proves nothing";
  EXPECT_GE(wins(tuned->weights), wins(given));
  EXPECT_FALSE(tuned->is_better()) << tuned->found << " against " << tuned->before;
}

TEST(Tuning, StopsWhenToldAndKeepsWhatItHas) {
  int generations = 0;
  const auto tuned = tune(small_plan(), testing::content_of_house(), one_after_the_other,
                          [&](const TuningProgress&) { return ++generations < 2; });
  EXPECT_EQ(generations, 2);
  EXPECT_TRUE(tuned);
}

TEST(Tuning, IsTheSameHoweverTheWorkIsDealtOut) {
  TuningPlan plan = small_plan();
  plan.generations = 3;
  const auto backwards = [](int count, const std::function<void(int)>& work) {
    for (int i = count; i-- > 0;) work(i);
  };
  const auto quietly = [](const TuningProgress&) { return true; };
  EXPECT_EQ(tune(plan, testing::content_of_house(), one_after_the_other, quietly),
            tune(plan, testing::content_of_house(), backwards, quietly));
}

}  // namespace
}  // namespace reverie
