// SPDX-License-Identifier: Apache-2.0
// The law *fair*, for any game: chance's weights make sense, and asking chance directly gives what
// the list gives. That lazily sampled piles match shuffled ones is held against a naive reference,
// one file a game.
#include <gtest/gtest.h>

#include "laws/random_play.hpp"

namespace reverie::laws {
namespace {

template <class G>
class FairLaw : public ::testing::Test {};
TYPED_TEST_SUITE(FairLaw, AllGames);

/// Every tenth game, every moment of chance, every point of the line.
TYPED_TEST(FairLaw, DirectChanceAgreesWithTheListAtEveryPoint) {
  using G = TypeParam;
  for_each_game<G>(law_games<G>(10), [](const G& game, std::uint64_t seed) {
    random_game(game, seed, [&](const Moment<G>& moment) {
      const auto outcomes = game.chance(moment.state);
      ASSERT_EQ(outcomes.empty(), !moment.next.by.is_chance()) << moment.where();
      if (outcomes.empty()) return;
      if constexpr (DirectChance<G>) {
        ASSERT_EQ(game.chance_total(moment.state), total_weight(outcomes)) << moment.where();
        std::uint32_t at = 0;
        for (const auto& outcome : outcomes) {
          for (std::uint32_t i = 0; i < outcome.weight; ++i, ++at) {
            ASSERT_TRUE(game.chance_at(moment.state, at) == outcome.action)
                << moment.where() << ", point " << at;
          }
        }
      }
    });
  });
}

}  // namespace
}  // namespace reverie::laws
