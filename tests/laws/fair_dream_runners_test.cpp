// SPDX-License-Identifier: Apache-2.0
// The law *fair*, for Dream Runners: piles that are drawn from against piles that are really
// shuffled. A game may end before a pile is used up, and which tile came first has a say in that;
// so what is compared is the rank of every draw among those still in its pile, which a shuffle
// makes uniform whatever happened before.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <utility>
#include <vector>

#include "games/dream_runners/dream_runners.hpp"
#include "laws/random_play.hpp"
#include "support/chi_square.hpp"

namespace reverie::laws {
namespace {

using dream_runners::DreamRunners;
using dream_runners::Verb;

/// By what is drawn and from how many: how often each rank came.
using Ranks = std::map<std::pair<Verb, std::size_t>, std::vector<std::uint64_t>>;

void add(Ranks& ranks, Verb verb, std::size_t left, std::size_t rank) {
  auto& counts = ranks[{verb, left}];
  counts.resize(left);
  ++counts[rank];
}

/// Of one option set: the first draws of a seed are the same in all of them, and the same draw
/// counted twice would look like chance gone wrong.
Ranks ranks_of_engine() {
  Ranks ranks;
  const auto game = make_game<DreamRunners>(OptionSets<DreamRunners>::all().back());
  for (int seed = 0; seed < statistical_games<DreamRunners>(); ++seed) {
    random_game(game, static_cast<std::uint64_t>(seed), [&](const Moment<DreamRunners>& moment) {
      if (!moment.next.by.is_chance()) return;
      const auto outcomes = game.chance(moment.state);
      EXPECT_EQ(total_weight(outcomes), outcomes.size()) << moment.where();
      for (std::size_t i = 0; i < outcomes.size(); ++i) {
        if (outcomes[i].action != moment.next.action) continue;
        add(ranks, moment.next.action.verb, outcomes.size(), i);
      }
    });
  }
  return ranks;
}

/// The same number of draws of each kind, from piles of cards in the order of a shuffle.
Ranks ranks_of_shuffled_piles(const Ranks& wanted, Random& random) {
  Ranks ranks;
  for (const auto& [kind, counts] : wanted) {
    const auto [verb, left] = kind;
    std::uint64_t draws = 0;
    for (const std::uint64_t count : counts) draws += count;
    for (; draws > 0; --draws) {
      std::vector<std::size_t> pile(left);
      for (std::size_t i = 0; i < left; ++i) pile[i] = i;
      for (std::size_t i = left; i > 1; --i) {
        std::swap(pile[i - 1], pile[below(random, static_cast<std::uint32_t>(i))]);
      }
      add(ranks, verb, left, pile.front());
    }
  }
  return ranks;
}

// DR-S1, DR-S2, DR-I, DR-P4: tiles, sets, segments for sale and chests, each pile at each height.
TEST(FairDreamRunners, DrawsAreDistributedAsFromShuffledPiles) {
  constexpr std::uint64_t naive_seed = 76;
  SCOPED_TRACE("engine seeds from 0, naive seed " + std::to_string(naive_seed));
  const Ranks engine = ranks_of_engine();
  Random random(naive_seed);
  const Ranks naive = ranks_of_shuffled_piles(engine, random);
  std::set<Verb> compared;
  for (const auto& [kind, counts] : engine) {
    const auto [verb, left] = kind;
    const auto fit = testing::against_each_other(counts, naive.at(kind));
    if (fit.degrees < 1) continue;  // one card is left, or the draw is too rare
    compared.insert(verb);
    EXPECT_TRUE(fit.agrees()) << name_of(verb) << " from " << left << ": chi-square "
                              << fit.statistic << " with " << fit.degrees << " degrees exceeds "
                              << fit.critical();
  }
  for (const Verb verb : {Verb::deal, Verb::offer, Verb::dream, Verb::reveal}) {
    EXPECT_TRUE(compared.contains(verb)) << name_of(verb) << " was never random";
  }
}

}  // namespace
}  // namespace reverie::laws
