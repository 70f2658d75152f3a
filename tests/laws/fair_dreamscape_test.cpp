// SPDX-License-Identifier: Apache-2.0
// The law *fair*, for Dreamscape: the engine's coded stacks, sets of bits and lazily drawn decks
// beside a table that really holds them. Both are led through the same random games; at every
// moment they must offer the same choices and the same draws, weight by weight, and at the end the
// same scores and winners.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "games/dreamscape/dreamscape.hpp"
#include "laws/random_play.hpp"
#include "reference/naive_dreamscape.hpp"

namespace reverie::laws {
namespace {

using dreamscape::Dreamscape;
using Together = std::vector<std::string>;

template <class List>
Together written(const Dreamscape& game, const List& actions) {
  Together all;
  for (const auto& action : actions) all.push_back(game.write(action));
  std::ranges::sort(all);
  return all;
}

/// Outcomes come in a fixed order: it is part of what a seed means (docs/logs.md).
template <class List, class Read>
Together weighed(const Dreamscape& game, const List& outcomes, Read read) {
  Together all;
  for (const auto& outcome : outcomes) {
    const auto [action, weight] = read(outcome);
    all.push_back(std::to_string(weight) + " " + game.write(action));
  }
  return all;
}

void expect_same_choices(const Moment<Dreamscape>& moment, const naive_dreamscape::Game& naive) {
  const auto ours = weighed(moment.game, moment.game.chance(moment.state), [](const auto& outcome) {
    return std::pair{outcome.action, static_cast<int>(outcome.weight)};
  });
  const auto theirs = weighed(moment.game, naive.outcomes(), [](const auto& pair) { return pair; });
  ASSERT_EQ(ours, theirs) << moment.where();
  for (int seat = 0; seat < moment.game.seats(); ++seat) {
    const auto actions = moment.game.actions(moment.state, Seat{static_cast<std::uint8_t>(seat)});
    ASSERT_EQ(written(moment.game, actions), written(moment.game, naive.actions(seat)))
        << moment.where() << ", seat " << seat;
  }
}

void follow(naive_dreamscape::Game& naive, const Input<Dreamscape>& input) {
  if (input.by.is_chance()) {
    naive.happen(input.action);
  } else {
    naive.play(input.by.seat().index, input.action);
  }
}

void expect_same_end(const Dreamscape& game, const dreamscape::State& end,
                     const naive_dreamscape::Game& naive, std::uint64_t seed) {
  const std::string where = "seed " + std::to_string(seed) + ", options " + to_json(game.options());
  ASSERT_TRUE(naive.is_over()) << where;
  std::vector<int> scores;
  std::vector<bool> won;
  for (const SeatResult& seat : game.result(end).seats) {
    scores.push_back(seat.score);
    won.push_back(seat.won);
  }
  EXPECT_EQ(scores, naive.scores()) << where;
  EXPECT_EQ(won, naive.winners()) << where;
}

void play_beside(const Dreamscape& game, std::uint64_t seed) {
  naive_dreamscape::Game naive(game.content().content, game.options());
  const auto end = random_game(game, seed, [&](const Moment<Dreamscape>& moment) {
    if (::testing::Test::HasFailure()) return;
    expect_same_choices(moment, naive);
    if (!::testing::Test::HasFailure()) follow(naive, moment.next);
  });
  if (!::testing::Test::HasFailure()) expect_same_end(game, end, naive, seed);
}

/// Dear: the naive table tries every candidate at every moment.
constexpr int share = 40;

// DS-V, DS-B, DS-D, DS-W, DS-K, DS-P, DS-F, DS-N, DS-A
TEST(FairDreamscape, ChoicesDrawsAndScoresAreThoseOfTheNaiveTable) {
  for_each_game<Dreamscape>(law_games<Dreamscape>(share), play_beside);
}

// DS-K1: structures as they are printed, which random players seldom meet.
TEST(FairDreamscape, ThePrintedCardsToo) {
  const auto content = Dreamscape::load(testing::content_of_house()).value();
  for (const auto& options : OptionSets<Dreamscape>::all()) {
    const Dreamscape game = Dreamscape::make(options, content).value();
    for (int seed = 0; seed < law_games<Dreamscape>(share); ++seed) {
      play_beside(game, static_cast<std::uint64_t>(seed));
      if (HasFailure()) return;
    }
  }
}

}  // namespace
}  // namespace reverie::laws
