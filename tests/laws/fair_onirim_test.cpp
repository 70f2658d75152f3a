// SPDX-License-Identifier: Apache-2.0
// The law *fair*, for Onirim: the engine's multiset deck against a deck that is really shuffled.
// Both play the same policy, uniform among choices that differ.
#include <gtest/gtest.h>

#include <vector>

#include "games/onirim/onirim.hpp"
#include "laws/random_play.hpp"
#include "reference/naive_onirim.hpp"
#include "support/chi_square.hpp"

namespace reverie::laws {
namespace {

using naive_onirim::Tally;
using onirim::Onirim;
using onirim::Verb;

/// How often each number of something was met.
class Histogram {
 public:
  void add(int value) {
    const auto at = static_cast<std::size_t>(value);
    if (counts_.size() <= at) counts_.resize(at + 1);
    ++counts_[at];
  }
  const std::vector<std::uint64_t>& counts() const { return counts_; }

 private:
  std::vector<std::uint64_t> counts_;
};

struct Sample {
  Histogram turns;
  Histogram decisions;
  Histogram doors;
  Histogram nightmares;

  void add(const Tally& tally) {
    turns.add(tally.turns);
    decisions.add(tally.decisions);
    doors.add(tally.doors);
    nightmares.add(tally.nightmares);
  }
};

bool begins_turn(Verb verb) { return verb == Verb::play || verb == Verb::discard; }
bool answers_nightmare(Verb verb) {
  return verb == Verb::pay || verb == Verb::yield || verb == Verb::reveal || verb == Verb::drop;
}

Tally play_engine(const Onirim& game, std::uint64_t seed) {
  Tally tally;
  const auto end = random_game(game, seed, [&](const Moment<Onirim>& moment) {
    const Verb verb = moment.next.action.verb;
    if (moment.next.by.is_seat()) ++tally.decisions;
    if (begins_turn(verb)) ++tally.turns;
    if (answers_nightmare(verb)) ++tally.nightmares;
  });
  const SeatResult result = game.result(end).seats.front();
  tally.doors = result.score;
  tally.won = result.won;
  return tally;
}

void expect_agreement(const char* what, const Histogram& engine, const Histogram& naive) {
  const auto fit = testing::against_each_other(engine.counts(), naive.counts());
  EXPECT_TRUE(fit.agrees()) << what << ": chi-square " << fit.statistic << " with " << fit.degrees
                            << " degrees exceeds " << fit.critical() << " (level "
                            << testing::chance_level << ")";
  EXPECT_GE(fit.degrees, 3) << what << " hardly varies: the comparison would say nothing";
}

// ON-S1, ON-P2, ON-D2, ON-L1: every shuffle of the rulebook, in distribution.
TEST(FairOnirim, GamesAreDistributedAsWithAShuffledDeck) {
  constexpr std::uint64_t naive_seed = 76;
  for (const auto& options : OptionSets<Onirim>::all()) {
    SCOPED_TRACE("options " + to_json(options) + ", engine seeds from 0, naive seed " +
                 std::to_string(naive_seed));
    const Onirim game = Onirim::make(options).value();
    Random random(naive_seed);
    Sample engine;
    Sample naive;
    for (int i = 0; i < statistical_games<Onirim>(); ++i) {
      engine.add(play_engine(game, static_cast<std::uint64_t>(i)));
      naive.add(naive_onirim::play_at_random(options.players, random));
    }
    expect_agreement("turns", engine.turns, naive.turns);
    expect_agreement("doors", engine.doors, naive.doors);
    expect_agreement("nightmares", engine.nightmares, naive.nightmares);
    // Behind hidden hands questions are asked whose answer is forced; only open ones compare.
    if (options.hands == onirim::Hands::open) {
      expect_agreement("decisions", engine.decisions, naive.decisions);
    }
  }
}

// ON-R1: alone, the weights are the cards of the deck that nobody has seen.
TEST(FairOnirim, WeightsSumToTheUnseenCards) {
  for_each_game<Onirim>(law_games<Onirim>(10), [](const Onirim& game, std::uint64_t seed) {
    random_game(game, seed, [&](const Moment<Onirim>& moment) {
      if (!moment.next.by.is_chance()) return;
      const auto total = static_cast<int>(total_weight(game.chance(moment.state)));
      ASSERT_EQ(total, moment.state.deck_size() - moment.state.top.size()) << moment.where();
      int unseen = 0;
      for (const std::uint8_t count : moment.state.unseen) unseen += count;
      ASSERT_EQ(total, unseen) << moment.where();
    });
  });
}

}  // namespace
}  // namespace reverie::laws
