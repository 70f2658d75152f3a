// SPDX-License-Identifier: Apache-2.0
// The law *exact*: the same options and inputs lead to the same states.
#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "core/hash.hpp"
#include "laws/random_play.hpp"

namespace reverie::laws {
namespace {

template <class G>
class ExactLaw : public ::testing::Test {};
TYPED_TEST_SUITE(ExactLaw, AllGames);

TYPED_TEST(ExactLaw, TheSameInputsLeadToTheSameStates) {
  using G = TypeParam;
  std::vector<Input<G>> inputs;
  std::vector<typename G::State> states;
  for_each_game<G>(law_games<G>(), [&](const G& game, std::uint64_t seed) {
    inputs.clear();
    states.clear();
    const auto end = random_game(game, seed, [&](const Moment<G>& moment) {
      inputs.push_back(moment.next);
      states.push_back(moment.state);
    });
    const G again = make_game<G>(game.options());
    Silence silence;
    auto state = again.deal();
    for (std::size_t i = 0; i < inputs.size(); ++i) {
      ASSERT_TRUE(state == states[i]) << "seed " << seed << ", input " << i;
      again.play(state, inputs[i].by, inputs[i].action, silence);
    }
    ASSERT_EQ(state_hash(state), state_hash(end)) << "seed " << seed;
  });
}

/// Telling what happens must not change what happens. Every 20th game.
TYPED_TEST(ExactLaw, ListeningChangesNothing) {
  using G = TypeParam;
  for_each_game<G>(law_games<G>(20), [](const G& game, std::uint64_t seed) {
    random_game(game, seed, [&](const Moment<G>& moment) {
      Recorder recorder;
      auto listened = moment.state;
      game.play(listened, moment.next.by, moment.next.action, recorder);
      ASSERT_EQ(state_hash(listened),
                state_hash(after(game, moment.state, moment.next.by, moment.next.action)))
          << moment.where();
    });
  });
}

/// Different positions have different hashes, or a log would prove nothing. Every hundredth game.
TYPED_TEST(ExactLaw, DifferentStatesHaveDifferentHashes) {
  using G = TypeParam;
  std::map<std::uint64_t, typename G::State> met;
  for_each_game<G>(law_games<G>(100), [&](const G& game, std::uint64_t seed) {
    random_game(game, seed, [&](const Moment<G>& moment) {
      const auto [entry, added] = met.try_emplace(state_hash(moment.state), moment.state);
      ASSERT_TRUE(added || entry->second == moment.state) << moment.where();
    });
  });
}

}  // namespace
}  // namespace reverie::laws
