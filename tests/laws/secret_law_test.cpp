// SPDX-License-Identifier: Apache-2.0
// The law *secret*: whatever reaches a seat depends on its view only. A position and another that
// is imagined from a view of it look the same to that viewer, so they must act, refuse and sound
// the same.
#include <gtest/gtest.h>

#include <vector>

#include "games/typed.hpp"
#include "laws/random_play.hpp"

namespace reverie::laws {
namespace {

template <class G>
class SecretLaw : public ::testing::Test {};
TYPED_TEST_SUITE(SecretLaw, AllGames);

template <Game G>
std::vector<Seat> viewers(const G& game) {
  std::vector<Seat> seats = {spectator};
  for (std::uint8_t i = 0; i < game.seats(); ++i) seats.push_back(Seat{i});
  return seats;
}

/// Every fifth game, one moment in four.
TYPED_TEST(SecretLaw, AnImaginedPositionLooksTheSame) {
  using G = TypeParam;
  Random random(99);
  for_each_game<G>(law_games<G>(5), [&](const G& game, std::uint64_t seed) {
    random_game(game, seed, [&](const Moment<G>& moment) {
      if (below(random, 4) != 0) return;
      for (const Seat viewer : viewers(game)) {
        const auto view = game.view(moment.state, viewer);
        const auto imagined = game.imagine(view, random);
        ASSERT_TRUE(game.view(imagined, viewer) == view)
            << moment.where() << ", viewer " << int{viewer.index};
        ASSERT_TRUE(game.census(imagined) == game.census(moment.state)) << moment.where();
        ASSERT_TRUE(game.turn(imagined) == game.turn(moment.state)) << moment.where();
        ASSERT_TRUE(viewer == spectator ||
                    game.actions(imagined, viewer) == game.actions(moment.state, viewer))
            << moment.where() << ", viewer " << int{viewer.index};
      }
    });
  });
}

/// What one viewer hears of an input, and what it sees afterwards.
template <Game G>
struct Perception {
  std::vector<Message> heard;
  typename G::View seen;
};

template <Game G>
Perception<G> perceived(const G& game, typename G::State state, const Input<G>& input,
                        Seat viewer) {
  Recorder recorder;
  game.play(state, input.by, input.action, recorder);
  std::vector<Message> heard;
  for (Told& told : recorder.take()) {
    if (told.audience.contains(viewer)) heard.push_back(std::move(told.message));
  }
  return {std::move(heard), game.view(state, viewer)};
}

/// Every fortieth game, one moment in five: all inputs that are possible in both positions.
TYPED_TEST(SecretLaw, TheSameInputSoundsAndLooksTheSame) {
  using G = TypeParam;
  Random random(7);
  int compared = 0;
  for_each_game<G>(law_games<G>(40), [&](const G& game, std::uint64_t seed) {
    random_game(game, seed, [&](const Moment<G>& moment) {
      if (below(random, 5) != 0) return;
      for (const Seat viewer : viewers(game)) {
        const auto view = game.view(moment.state, viewer);
        const auto imagined = game.imagine(view, random);
        for (const Input<G>& input : all_inputs(game, moment.state, random)) {
          if (OptionSets<G>::may_uncover(view, input.action)) continue;
          if (refusal(game, imagined, input.by, input.action)) continue;
          const auto real = perceived(game, moment.state, input, viewer);
          const auto dreamt = perceived(game, imagined, input, viewer);
          ASSERT_TRUE(real.heard == dreamt.heard)
              << moment.where() << ": viewer " << int{viewer.index} << " hears a secret of '"
              << game.write(input.action) << "'";
          ASSERT_TRUE(real.seen == dreamt.seen)
              << moment.where() << ": viewer " << int{viewer.index} << " sees a secret of '"
              << game.write(input.action) << "'";
          ++compared;
        }
      }
    });
  });
  EXPECT_GT(compared, 0);
}

/// Whether an input teaches a seat anything decides what it is offered to take back, and a preview
/// says it: it may tell of what the seat sees before and afterwards, and of nothing else. Every
/// fortieth game, one moment in four.
TYPED_TEST(SecretLaw, WhatAnInputTeachesIsNoSecret) {
  using G = TypeParam;
  Random random(9);
  for_each_game<G>(law_games<G>(40), [&](const G& made, std::uint64_t seed) {
    const auto game = std::make_shared<const G>(made);
    random_game(*game, seed, [&](const Moment<G>& moment) {
      const auto& [by, action] = moment.next;
      if (!by.is_seat() || below(random, 4) != 0) return;
      for (std::uint8_t i = 0; i < game->seats(); ++i) {
        const Seat viewer{i};
        const auto imagined = game->imagine(game->view(moment.state, viewer), random);
        if (refusal(*game, imagined, by, action)) continue;
        if (game->view(after(*game, imagined, by, action), viewer) !=
            game->view(after(*game, moment.state, by, action), viewer)) {
          continue;
        }
        const std::string notation = game->write(action);
        ASSERT_EQ(TypedPosition<G>(game, imagined).teaches(viewer, by, notation),
                  TypedPosition<G>(game, moment.state).teaches(viewer, by, notation))
            << moment.where() << ", viewer " << int{i};
      }
    });
  });
}

/// What a seat is offered to take back for nothing also says what others have learned, and they may
/// have learned it by cards that this seat does not see: in all positions that look the same to it
/// the answer is the same. Every fortieth game, one moment in four.
TYPED_TEST(SecretLaw, WhatOthersMayHaveLearnedIsJudgedByWhatOneSees) {
  using G = TypeParam;
  Random random(10);
  for_each_game<G>(law_games<G>(40), [&](const G& made, std::uint64_t seed) {
    const auto game = std::make_shared<const G>(made);
    random_game(*game, seed, [&](const Moment<G>& moment) {
      const auto& [by, action] = moment.next;
      if (!by.is_seat() || below(random, 4) != 0) return;
      const Seat knower = by.seat();
      const auto imagined = game->imagine(game->view(moment.state, knower), random);
      const std::string notation = game->write(action);
      for (std::uint8_t i = 0; i < game->seats(); ++i) {
        if (Seat{i} == knower) continue;
        ASSERT_EQ(TypedPosition<G>(game, imagined).might_teach(knower, Seat{i}, by, notation),
                  TypedPosition<G>(game, moment.state).might_teach(knower, Seat{i}, by, notation))
            << moment.where() << ", knower " << int{knower.index} << ", viewer " << int{i};
      }
    });
  });
}

/// Outcomes of chance that leave the viewer with the same view have sounded the same: a message
/// never says more than the view will show. Every two hundredth game, dear or not, because only
/// chance is looked at; every moment.
TYPED_TEST(SecretLaw, WhatLooksTheSameAfterwardsSoundedTheSame) {
  using G = TypeParam;
  Random random(8);
  for_each_game<G>(law_games(200), [&](const G& game, std::uint64_t seed) {
    random_game(game, seed, [&](const Moment<G>& moment) {
      for (const Seat viewer : viewers(game)) {
        std::vector<Perception<G>> met;
        for (const Input<G>& input : all_inputs(game, moment.state, random)) {
          if (!input.by.is_chance()) continue;
          Perception<G> now = perceived(game, moment.state, input, viewer);
          for (const Perception<G>& other : met) {
            if (!(other.seen == now.seen)) continue;
            ASSERT_TRUE(other.heard == now.heard)
                << moment.where() << ": viewer " << int{viewer.index} << " hears more than it sees"
                << " of '" << game.write(input.action) << "'";
          }
          met.push_back(std::move(now));
        }
      }
    });
  });
}

}  // namespace
}  // namespace reverie::laws
