// SPDX-License-Identifier: Apache-2.0
// The law *alive*: until the result somebody can act, and every game ends within its bound.
#include <gtest/gtest.h>

#include "laws/random_play.hpp"

namespace reverie::laws {
namespace {

template <class G>
class AliveLaw : public ::testing::Test {};
TYPED_TEST_SUITE(AliveLaw, AllGames);

TYPED_TEST(AliveLaw, SomebodyCanActUntilTheResult) {
  using G = TypeParam;
  int longest = 0;
  for_each_game<G>(law_games<G>(), [&](const G& game, std::uint64_t seed) {
    int inputs = 0;
    const auto end = random_game(game, seed, [&](const Moment<G>& moment) {
      const Turn turn = game.turn(moment.state);
      ASSERT_FALSE(turn.is_over()) << moment.where();
      ASSERT_NE(turn.chance, !turn.seats.empty())
          << moment.where() << ": chance moves alone, the clock never";
      ASSERT_FALSE(turn.chance && turn.clock) << moment.where() << ": chance moves alone";
      ASSERT_EQ(turn.clock, timer(game, moment.state).has_value()) << moment.where();
      for (std::uint8_t i = 0; i < game.seats(); ++i) {
        ASSERT_EQ(turn.seats.contains(Seat{i}), !game.actions(moment.state, Seat{i}).empty())
            << moment.where();
      }
      inputs = moment.number + 1;
    });
    ASSERT_TRUE(game.turn(end).is_over()) << "seed " << seed << " stopped after " << inputs;
    ASSERT_LE(inputs, game.longest_game()) << "seed " << seed;
    longest = std::max(longest, inputs);
  });
  this->RecordProperty("longest_game", longest);
}

TYPED_TEST(AliveLaw, ATableHasRoomForItsSeats) {
  using G = TypeParam;
  for_each_game<G>(1, [](const G& game, std::uint64_t /*seed*/) {
    ASSERT_GE(game.seats(), 1);
    ASSERT_LE(game.seats(), max_seats);
  });
}

TYPED_TEST(AliveLaw, TheResultSpeaksOfEverySeat) {
  using G = TypeParam;
  for_each_game<G>(law_games<G>(20), [](const G& game, std::uint64_t seed) {
    const Result result = game.result(random_game(game, seed, [](const Moment<G>&) {}));
    ASSERT_EQ(result.seats.size(), static_cast<std::size_t>(game.seats())) << "seed " << seed;
    ASSERT_FALSE(result.ending.empty()) << "seed " << seed;
    ASSERT_FALSE(result.rule.empty()) << "seed " << seed;
    for (const SeatResult& seat : result.seats) {
      std::int32_t sum = 0;
      for (const ScoreLine& line : seat.breakdown) sum += line.points;
      ASSERT_EQ(sum, seat.score) << "seed " << seed << ": the lines add up to the score";
    }
  });
}

}  // namespace
}  // namespace reverie::laws
