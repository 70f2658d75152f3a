// SPDX-License-Identifier: Apache-2.0
// What a game offers for speed (core/shortcuts.hpp) tells the same as its verbs do.
#include <gtest/gtest.h>

#include "core/shortcuts.hpp"
#include "laws/random_play.hpp"

namespace reverie::laws {
namespace {

template <class G>
class ShortcutLaw : public ::testing::Test {};
TYPED_TEST_SUITE(ShortcutLaw, AllGames);

/// The law *secret* for minds: who is given the position itself knew all of it.
TYPED_TEST(ShortcutLaw, WhatIsOpenIsExactlyWhatTheSeatWouldImagine) {
  using G = TypeParam;
  if constexpr (TellsWhatIsOpen<G>) {
    Random random(7);
    for_each_game<G>(law_games<G>(20), [&](const G& game, std::uint64_t seed) {
      random_game(game, seed, [&](const Moment<G>& moment) {
        for (std::uint8_t i = 0; i < game.seats(); ++i) {
          if (!game.is_open_to(moment.state, Seat{i})) continue;
          ASSERT_TRUE(game.imagine(game.view(moment.state, Seat{i}), random) == moment.state)
              << moment.where() << ", seat " << int{i};
        }
      });
    });
  }
}

/// Whether this input, or one of somebody else's that the viewer takes for it, leads to that view.
template <Game G>
bool may_look_so(const G& game, const typename G::State& state, Seat viewer, const Input<G>& input,
                 const typename G::View& seen) {
  const auto looks_so = [&](const typename G::Action& action) {
    return game.view(after(game, state, input.by, action), viewer) == seen;
  };
  if (!refusal(game, state, input.by, input.action)) return looks_so(input.action);
  if (!input.by.is_seat() || input.by.seat() == viewer) return false;
  return std::ranges::any_of(game.actions(state, input.by.seat()), looks_so);
}

/// What is said to teach nothing, or something else that looks like it, is possible and leads to
/// the same view in every position that fits what the seat knows. One moment in four.
TYPED_TEST(ShortcutLaw, WhatIsPlainTeachesNothing) {
  using G = TypeParam;
  if constexpr (TellsWhatIsPlain<G>) {
    Random random(8);
    int compared = 0;
    for_each_game<G>(law_games<G>(40), [&](const G& game, std::uint64_t seed) {
      random_game(game, seed, [&](const Moment<G>& moment) {
        if (below(random, 4) != 0) return;
        for (std::uint8_t i = 0; i < game.seats(); ++i) {
          const Seat viewer{i};
          const auto view = game.view(moment.state, viewer);
          for (const auto& [by, action] : all_inputs(game, moment.state, random)) {
            if (!game.is_plain_to(moment.state, viewer, by, action)) continue;
            const auto imagined = game.imagine(view, random);
            const auto seen = game.view(after(game, moment.state, by, action), viewer);
            ASSERT_TRUE(may_look_so(game, imagined, viewer, {by, action}, seen))
                << moment.where() << ", viewer " << int{i} << ", " << game.write(action);
            if (!(imagined == moment.state)) ++compared;
          }
        }
      });
    });
    EXPECT_GT(compared, 0);
  }
}

TYPED_TEST(ShortcutLaw, StandingsAreThoseOfTheResult) {
  using G = TypeParam;
  for_each_game<G>(law_games<G>(20), [&](const G& game, std::uint64_t seed) {
    const auto end = random_game(game, seed, [](const Moment<G>&) {});
    Standings told;
    for (const SeatResult& seat : game.result(end).seats) told.push_back({seat.won, seat.score});
    ASSERT_TRUE(standings(game, end) == told) << "seed " << seed;
  });
}

}  // namespace
}  // namespace reverie::laws
