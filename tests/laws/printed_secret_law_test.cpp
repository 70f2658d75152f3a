// SPDX-License-Identifier: Apache-2.0
// The law *secret*, of what is printed: it is the same in every imagined position, so nothing that
// imagines can guard it. Two printings that differ only in what is not revealed must be one to
// everybody, and the input after which they differ must teach.
#include <gtest/gtest.h>

#include "core/printed_secrets.hpp"
#include "games/typed.hpp"
#include "laws/random_play.hpp"

namespace reverie::laws {
namespace {

using Storytellers = ::testing::Types<corridor::Corridor>;

template <class G>
class PrintedSecretLaw : public ::testing::Test {};
TYPED_TEST_SUITE(PrintedSecretLaw, Storytellers);

template <class G>
std::vector<Seat> viewers(const G& game) {
  std::vector<Seat> all{spectator};
  for (std::uint8_t i = 0; i < game.seats(); ++i) all.push_back(Seat{i});
  return all;
}

/// Every fortieth game, every moment, as long as nobody was shown anything.
TYPED_TEST(PrintedSecretLaw, AnInputThatTellsTwoPrintingsApartTeaches) {
  using G = TypeParam;
  Random random(11);
  int told_apart = 0;
  for_each_game<G>(law_games<G>(40), [&](const G& made, std::uint64_t seed) {
    const auto game = std::make_shared<const G>(made);
    const auto other = std::make_shared<const G>(
        G::make(made.options(), OptionSets<G>::content_printed_otherwise()).value());
    bool equal = true;
    random_game(*game, seed, [&](const Moment<G>& moment) {
      if (!equal) return;
      for (const Seat viewer : viewers(*game)) {
        ASSERT_TRUE(game->view(moment.state, viewer) == other->view(moment.state, viewer))
            << moment.where();
        for (const Input<G>& input : all_inputs(*game, moment.state, random)) {
          const auto here = after(*game, moment.state, input.by, input.action);
          const auto there = after(*other, moment.state, input.by, input.action);
          if (game->view(here, viewer) == other->view(there, viewer)) continue;
          ++told_apart;
          ASSERT_TRUE(TypedPosition<G>(game, moment.state)
                          .teaches(viewer, input.by, game->write(input.action)))
              << moment.where() << ": '" << game->write(input.action) << "' shows viewer "
              << int{viewer.index} << " what is printed, and is said to teach nothing";
        }
      }
      equal = after(*game, moment.state, moment.next.by, moment.next.action) ==
              after(*other, moment.state, moment.next.by, moment.next.action);
    });
  });
  EXPECT_GT(told_apart, 0) << "the printings must differ in something";
}

/// What a seat has been shown is no secret to it, and tells it nothing of what others were shown.
TYPED_TEST(PrintedSecretLaw, WhatIsRevealedDependsOnTheViewOnly) {
  using G = TypeParam;
  Random random(12);
  for_each_game<G>(law_games<G>(40), [&](const G& game, std::uint64_t seed) {
    random_game(game, seed, [&](const Moment<G>& moment) {
      for (const Seat viewer : viewers(game)) {
        const auto imagined = game.imagine(game.view(moment.state, viewer), random);
        ASSERT_TRUE(game.revealed(imagined, viewer) == game.revealed(moment.state, viewer))
            << moment.where();
        ASSERT_EQ(game.pages(imagined, viewer), game.pages(moment.state, viewer)) << moment.where();
      }
    });
  });
}

}  // namespace
}  // namespace reverie::laws
