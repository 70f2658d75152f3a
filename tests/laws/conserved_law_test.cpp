// SPDX-License-Identifier: Apache-2.0
// The law *conserved*: all components are there after every action.
#include <gtest/gtest.h>

#include "laws/random_play.hpp"

namespace reverie::laws {
namespace {

template <class G>
class ConservedLaw : public ::testing::Test {};
TYPED_TEST_SUITE(ConservedLaw, AllGames);

TYPED_TEST(ConservedLaw, NoComponentIsLostOrMade) {
  using G = TypeParam;
  for_each_game<G>(law_games<G>(), [](const G& game, std::uint64_t seed) {
    const auto box = game.census(game.deal());
    const auto end = random_game(game, seed, [&](const Moment<G>& moment) {
      ASSERT_TRUE(game.census(moment.state) == box) << "before " << moment.where();
    });
    ASSERT_TRUE(game.census(end) == box) << "at the end of seed " << seed;
  });
}

}  // namespace
}  // namespace reverie::laws
