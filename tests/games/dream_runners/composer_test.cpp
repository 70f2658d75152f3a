// SPDX-License-Identifier: Apache-2.0
// The composer finds the best composition of all: it is held against every composition there is.
#include "games/dream_runners/composer.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/random.hpp"
#include "reference/naive_composer.hpp"
#include "support/dream_runners_box.hpp"

namespace reverie::dream_runners {
namespace {

const Content& content() {
  static const Content loaded = testing::Box().load().value();
  return loaded;
}

Value plain_worth(const Stakes& stakes, const Composition& composition) {
  return naive_composer::worth(content(), stakes, composition);
}
Value best_of_all(const Stakes& stakes, const Composition& owned) {
  return naive_composer::best_of_all(content(), stakes, owned);
}

// --- Anything that could be at stake -------------------------------------------------------------

class Deal {
 public:
  explicit Deal(std::uint64_t seed) : random_(seed) {}

  int up_to(int most) {
    return static_cast<int>(below(random_, static_cast<std::uint32_t>(most + 1)));
  }
  bool one_in(int many) { return up_to(many - 1) == 0; }

  Composition owned(int segments) {
    Composition composition;
    while (composition.size() < segments) {
      const auto segment = static_cast<std::uint8_t>(up_to(all_segments - 1));
      if (composition.find(segment) < 0) composition.add(segment);
    }
    return composition;
  }

  /// As wild as a dream can be: every special cell, odd yields, serenity that runs out.
  Stakes stakes() {
    Stakes stakes;
    for (auto& cell : stakes.cells) {
      for (Yield& yield : cell) {
        yield.gain = up_to(2) == 0 ? up_to(6000) - 1000 : 0;
        yield.serenity = static_cast<std::int8_t>(one_in(3) ? up_to(4) - 3 : 0);
        yield.keys = static_cast<std::uint8_t>(one_in(5) ? up_to(2) : 0);
      }
    }
    stakes.serenity = static_cast<std::uint8_t>(1 + up_to(most_serenity - 1));
    stakes.keys = static_cast<std::uint8_t>(up_to(2));
    value_serenity(stakes, 4000 + up_to(8000), 900);
    if (one_in(2)) stakes.octopus = cell();
    if (one_in(2)) stakes.bat = cell();
    if (one_in(2)) stakes.chest = cell();
    stakes.chest_keys = static_cast<std::uint8_t>(1 + up_to(2));
    stakes.opening = up_to(9000) - 1000;
    for (Value& kept : stakes.keeping) kept = up_to(3000);
    return stakes;
  }

  /// Large sets on wild dreams would take long: serenity costs about the same everywhere.
  Stakes tame_stakes() {
    Stakes stakes = this->stakes();
    for (auto& cell : stakes.cells) {
      for (Yield& yield : cell) yield.keys = 0;
    }
    stakes.cells[0][static_cast<std::size_t>(Effect::gather)].keys = 1;
    value_serenity(stakes, 1200, 20);
    return stakes;
  }

 private:
  void value_serenity(Stakes& stakes, Value step, int bend) {
    for (std::size_t i = 1; i < stakes.serenity_worth.size(); ++i) {
      stakes.serenity_worth[i] = stakes.serenity_worth[i - 1] + step;
      step = std::max(0, step - up_to(bend));
    }
  }
  std::int8_t cell() { return static_cast<std::int8_t>(up_to(frame_cells - 1)); }

  Random random_;
};

TEST(Composer, FindsTheBestOfAllCompositions) {
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    Deal deal(seed);
    const Stakes stakes = deal.stakes();
    const Composition owned = deal.owned(seed % 20 == 0 ? 4 : 1 + deal.up_to(2));
    const BestComposition found = compose(content(), stakes, owned);
    EXPECT_EQ(plain_worth(stakes, found.composition), found.worth) << "seed " << seed;
    EXPECT_EQ(found.worth, best_of_all(stakes, owned)) << "seed " << seed;
  }
}

TEST(Composer, PlacesWhatItSaysSoThatNothingOverlaps) {
  // DR-A, with as many segments as anybody can own.
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Deal deal(seed);
    const Stakes stakes = deal.tame_stakes();
    const Composition owned = deal.owned(most_owned);
    const BestComposition found = compose(content(), stakes, owned);
    EXPECT_EQ(plain_worth(stakes, found.composition), found.worth) << "seed " << seed;
    CellSet taken = 0;
    for (int i = 0; i < owned.size(); ++i) {
      ASSERT_EQ(found.composition.segment(i), owned.segment(i)) << "seed " << seed;
      if (!found.composition.is_placed(i)) continue;
      const Segment& segment = content().segments[owned.segment(i)];
      const Spot& spot = spots_of(segment.shape)[found.composition.spot(i)];
      EXPECT_LT(spot.turns, distinct_turns(segment)) << "seed " << seed;
      EXPECT_EQ(spot.covers & taken, 0U) << "seed " << seed;
      taken |= spot.covers;
    }
  }
}

/// A dream of the box for a player who owns as much as anybody can, has so much serenity, and would
/// rather lose anything than wake up.
BestComposition composed(int tile, int serenity, Deal& deal) {
  Stakes stakes;
  stakes.serenity = static_cast<std::uint8_t>(serenity);
  Value worth = 0;
  for (int i = 1; i <= most_serenity; ++i) {
    worth += (i == 1 ? 40000 : 1000) + 4000 / i;
    stakes.serenity_worth[static_cast<std::size_t>(i)] = worth;
  }
  const auto& cells = content().tiles[static_cast<std::size_t>(tile)].cells;
  for (std::size_t i = 0; i < frame_cells; ++i) {
    if (cells[i].kind == CellKind::octopus) stakes.octopus = static_cast<std::int8_t>(i);
    if (cells[i].kind == CellKind::bat) stakes.bat = static_cast<std::int8_t>(i);
    for (const Effect effect : all_effects) {
      const Consequence here = consequence_of(cells[i], effect, 0);
      Yield& yield = stakes.cells[i][static_cast<std::size_t>(effect)];
      yield.serenity = static_cast<std::int8_t>(-here.loss);
      if (here.gathered) yield.gain = here.doubled ? 3000 : 1500;
    }
  }
  return compose(content(), stakes, deal.owned(most_owned));
}

TEST(Composer, TriesFewChoicesHoweverNearItsPlayerIsToWakingUp) {
  // Without a bound that knows what waking costs, some of these took 18 million.
  Deal deal(5);
  for (int tile = 0; tile < all_tiles; ++tile) {
    for (int serenity = 1; serenity <= most_serenity; ++serenity) {
      EXPECT_LT(composed(tile, serenity, deal).nodes, 300'000U)
          << "tile " << tile << ", serenity " << serenity;
    }
  }
}

TEST(Composer, LosesNothingByOwningMore) {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Deal deal(seed);
    Stakes stakes = deal.tame_stakes();
    stakes.bat = -1;  // it would have more to take from
    Composition owned = deal.owned(1);
    Value before = compose(content(), stakes, owned).worth;
    while (owned.size() < most_owned) {
      const Composition one = deal.owned(1);
      if (owned.find(one.segment(0)) >= 0) continue;
      owned.add(one.segment(0));
      const Value now = compose(content(), stakes, owned).worth;
      EXPECT_GE(now, before) << "seed " << seed;
      before = now;
    }
  }
}

TEST(Composer, PlaysTheDearestOfTwinsAndLeavesTheCheapestToTheBat) {
  // DR-P2. Three of the starting sets hold the same two cells. Two of them earn what the octopus
  // takes for their gather symbols; a third would not.
  Stakes stakes;
  stakes.bat = 0;
  stakes.octopus = 8;
  for (int i = 0; i <= most_serenity; ++i) {
    stakes.serenity_worth[static_cast<std::size_t>(i)] = i * 5000;
  }
  for (std::size_t cell = 0; cell < frame_cells; ++cell) {
    const bool earns = cell == 3 || cell == 5;
    stakes.cells[cell][static_cast<std::size_t>(Effect::gather)].gain = earns ? 30000 : -20000;
  }
  Composition owned;
  for (const int twin : {1, 9, 13}) owned.add(static_cast<std::uint8_t>(twin));
  std::array<Value, 3> keeping{100, 1000, 3000};
  do {
    std::ranges::copy(keeping, stakes.keeping.begin());
    const BestComposition found = compose(content(), stakes, owned);
    EXPECT_EQ(found.worth, best_of_all(stakes, owned));
    for (int i = 0; i < owned.size(); ++i) {
      EXPECT_EQ(found.composition.is_placed(i), stakes.keeping[static_cast<std::size_t>(i)] > 100);
    }
  } while (std::ranges::next_permutation(keeping).found);
}

}  // namespace
}  // namespace reverie::dream_runners
