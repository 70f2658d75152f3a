// SPDX-License-Identifier: Apache-2.0
// The law *faithful*: notation round-trips, logs replay to the same state, undo equals the shorter
// log.
#include <gtest/gtest.h>

#include <algorithm>
#include <span>

#include "core/log.hpp"
#include "games/replay.hpp"
#include "laws/random_play.hpp"
#include "support/corridor_shelf.hpp"
#include "table/table.hpp"

namespace reverie::laws {
namespace {

using testing::shelf_with_corridor;

template <class G>
class FaithfulLaw : public ::testing::Test {};
TYPED_TEST_SUITE(FaithfulLaw, AllGames);

/// Every tenth game, every input.
TYPED_TEST(FaithfulLaw, NotationRoundTrips) {
  using G = TypeParam;
  for_each_game<G>(law_games<G>(10), [](const G& game, std::uint64_t seed) {
    random_game(game, seed, [&](const Moment<G>& moment) {
      const auto read = game.read(game.write(moment.next.action));
      ASSERT_TRUE(read) << moment.where();
      ASSERT_TRUE(*read == moment.next.action) << moment.where();
    });
  });
}

template <Game G>
SeatSet all_seats(const G& game) {
  SeatSet seats;
  for (std::uint8_t i = 0; i < game.seats(); ++i) seats = seats | Seat{i};
  return seats;
}

template <Game G>
Table open_table(const G& game, std::uint64_t seed) {
  const std::vector<std::string> seats(static_cast<std::size_t>(game.seats()), "person");
  const RawJson options{to_json(game.options())};
  return Table::open(shelf_with_corridor(), G::id, options, seats, Seed::derive(2026, seed))
      .value();
}

/// Anyone who may act does something at random.
template <Game G>
void move_at_random(const G& game, Table& table, Random& random) {
  if (table.position().timer() && below(random, inputs_before_the_clock) == 0) {
    ASSERT_TRUE(table.ring());
    return;
  }
  const Seat seat = any_seat(table.position().turn().seats, random);
  const auto choices = table.position().choices(seat);
  const auto weight = [&](const std::string& choice) {
    return OptionSets<G>::weight(game.read(choice).value());
  };
  ASSERT_TRUE(table.play(seat, pick_weighted(choices, random, weight)));
}

/// Plays what the table lacks of a longer game. Chance acts by itself.
void go_the_same_way(Table& table, const Log& longer) {
  for (std::size_t i = table.inputs().size(); i < longer.inputs.size(); ++i) {
    const LogInput& input = longer.inputs[i];
    if (input.by.is_chance()) continue;
    ASSERT_TRUE(input.by.is_clock() ? table.ring() : table.play(input.by.seat(), input.action));
  }
}

/// Tables work with text and keep what was learned, so a hundredth of the games has to do.
constexpr int table_share = 100;

TYPED_TEST(FaithfulLaw, ALogReadsBackAndReplaysToTheSameState) {
  using G = TypeParam;
  for_each_game<G>(law_games<G>(table_share), [](const G& game, std::uint64_t seed) {
    Random random(seed);
    Table table = open_table(game, seed);
    while (!table.is_over()) ASSERT_NO_FATAL_FAILURE(move_at_random<G>(game, table, random));
    const Log log = table.log();
    const auto read = read_log(write_log(log));
    ASSERT_TRUE(read) << "seed " << seed << ", line " << read.error().line << ": "
                      << read.error().what;
    ASSERT_TRUE(*read == log) << "seed " << seed;
    const auto replayed = replay(shelf_with_corridor(), *read);
    ASSERT_TRUE(replayed) << "seed " << seed << ": " << replayed.error().what;
    ASSERT_EQ((*replayed)->hash(), table.position().hash()) << "seed " << seed;
    const auto verified = verify(shelf_with_corridor(), *read);
    ASSERT_TRUE(verified) << "seed " << seed << ": " << verified.error().what;
  });
}

/// Any seat takes back, whoever moved beside it; half of the time the game then goes the same way.
TYPED_TEST(FaithfulLaw, UndoEqualsTheShorterLog) {
  using G = TypeParam;
  for_each_game<G>(law_games<G>(table_share), [](const G& game, std::uint64_t seed) {
    Random random(seed);
    Table table = open_table(game, seed);
    for (int moves = 0; !table.is_over() && moves < 40; ++moves) {
      ASSERT_NO_FATAL_FAILURE(move_at_random<G>(game, table, random));
      const Seat seat = any_seat(all_seats(game), random);
      const auto offer = table.undo_offer(seat);
      if (!offer || below(random, 4) != 0) continue;
      const Log longer = table.log();
      const std::size_t kept = longer.inputs.size() - offer->inputs;
      ASSERT_TRUE(table.undo(seat)) << "seed " << seed;
      ASSERT_TRUE(std::ranges::equal(table.inputs(), std::span(longer.inputs).first(kept)))
          << "seed " << seed << ", move " << moves;
      const auto shorter = position_after(table.game(), longer, kept);
      ASSERT_TRUE(shorter) << "seed " << seed;
      ASSERT_EQ((*shorter)->hash(), table.position().hash()) << "seed " << seed;
      ASSERT_EQ(table.undone(), longer.footer.undone + (offer->free ? 0 : 1)) << "seed " << seed;
      if (below(random, 2) == 0) continue;
      ASSERT_NO_FATAL_FAILURE(go_the_same_way(table, longer)) << "seed " << seed;
      ASSERT_TRUE(table.inputs() == longer.inputs) << "seed " << seed << ": other draws";
    }
  });
}

TYPED_TEST(FaithfulLaw, ASaveGoesOnAsIfItHadNeverBeenLeft) {
  using G = TypeParam;
  for_each_game<G>(law_games<G>(table_share), [](const G& game, std::uint64_t seed) {
    Random random(seed);
    Random same(seed);
    Table table = open_table(game, seed);
    Table saved = open_table(game, seed);
    for (int moves = 0; !table.is_over() && moves < 20; ++moves) {
      ASSERT_NO_FATAL_FAILURE(move_at_random<G>(game, table, random));
      ASSERT_NO_FATAL_FAILURE(move_at_random<G>(game, saved, same));
      saved =
          Table::resume(shelf_with_corridor(), read_log(write_log(saved.log())).value()).value();
      ASSERT_TRUE(saved.log() == table.log()) << "seed " << seed << ", move " << moves;
    }
  });
}

}  // namespace
}  // namespace reverie::laws
