// SPDX-License-Identifier: Apache-2.0
// How far minds look: to a horizon where a game is long, and never behind a door that is shut.
#include "agents/reach.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "agents/flat_mind.hpp"
#include "agents/simple_minds.hpp"
#include "agents/tree_mind.hpp"
#include "support/tiny_games.hpp"

namespace reverie {
namespace {

using testing::TinyGame;
using testing::TinyKnowledge;
using testing::TinyOptions;
using testing::TinyState;

constexpr Budget enough{Budget::Unit::simulations, 400};

template <Game G>
std::vector<std::unique_ptr<Mind<G>>> minds_that_search() {
  std::vector<std::unique_ptr<Mind<G>>> minds;
  minds.push_back(std::make_unique<FlatMind<G>>(typename G::Knowledge(), enough));
  minds.push_back(std::make_unique<TreeMind<G>>(typename G::Knowledge(), enough));
  return minds;
}

// --- A horizon -----------------------------------------------------------------------------------

/// Thousands of steps, up (1) or not (0).
struct LadderRules {
  static constexpr int choices = 2;
  static constexpr int length = 5000;
  static void act(TinyState& state, std::uint16_t action) {
    state.place = static_cast<std::uint16_t>(state.place + action);
  }
};

class Ladder : public TinyGame<LadderRules> {
 public:
  static std::expected<Ladder, Problem> make(const TinyOptions& /*options*/) { return Ladder(); }

  static constexpr int horizon = 3;
  /// The furthest from its beginning that a simulation was judged.
  static inline int furthest = 0;
  static inline int judged = 0;
  static inline int begun_at = 0;

  struct Knowledge : TinyKnowledge {
    bool is_beyond(const Ladder& /*game*/, const TinyState& root, const TinyState& state) const {
      return state.steps - root.steps >= horizon;
    }
    float estimate(const Ladder& /*game*/, const TinyState& state, Seat /*seat*/) const {
      ++judged;
      furthest = std::max(furthest, state.steps - begun_at);
      return std::min(1.0F, static_cast<float>(state.place) / horizon);
    }
    static float payoff(const Ladder& /*game*/, const TinyState& state, Seat /*seat*/) {
      furthest = std::max(furthest, state.steps - begun_at);
      return 0;
    }
  };
};
static_assert(KnownToMinds<Ladder> && StopsInTime<Ladder>);

TEST(Horizon, SimulationsStopThereAndAreJudgedByTheEstimate) {
  const Ladder game = Ladder::make({}).value();
  for (const auto& mind : minds_that_search<Ladder>()) {
    for (const std::uint16_t steps : {std::uint16_t{0}, std::uint16_t{1000}}) {
      Ladder::furthest = 0;
      Ladder::judged = 0;
      Ladder::begun_at = steps;
      mind->begin_game(1);
      const TinyState state{steps, 0};
      const auto decision = mind->decide(Situation<Ladder>(game, state, Seat{0}));
      EXPECT_EQ(decision.action(), 1) << "what the estimate prefers";
      EXPECT_EQ(Ladder::furthest, Ladder::horizon);
      EXPECT_GE(Ladder::judged, 400);
    }
  }
}

TEST(Horizon, AnEndBeforeItIsWorthWhatItPays) {
  const Ladder game = Ladder::make({}).value();
  const TinyState last{LadderRules::length - 1, 0};
  for (const auto& mind : minds_that_search<Ladder>()) {
    Ladder::judged = 0;
    mind->begin_game(1);
    const auto decision = mind->decide(Situation<Ladder>(game, last, Seat{0}));
    EXPECT_EQ(Ladder::judged, 0);
    for (const Estimate& estimate : decision.estimates) EXPECT_EQ(estimate.value, 0);
  }
}

// --- A printed secret ----------------------------------------------------------------------------

/// Behind one of two doors is a treasure, behind the other nothing; one may also wait. Opening one
/// shows what is printed there.
struct DoorRules {
  static constexpr int choices = 3;
  static constexpr int length = 3;
  static constexpr std::uint16_t waiting = 2;
  static void act(TinyState& state, std::uint16_t action) {
    if (action == waiting) return;
    state.place = static_cast<std::uint16_t>(action + 1);
    state.steps = length;
  }
};

enum class ShownTo : std::uint8_t { nobody, thinker, partner };

template <ShownTo Whom>
class Doors : public TinyGame<DoorRules> {
 public:
  static std::expected<Doors, Problem> make(const TinyOptions& /*options*/) { return Doors(0); }
  /// The content: which door it is.
  explicit Doors(std::uint16_t treasure) : treasure_(treasure) {}

  int seats() const { return Whom == ShownTo::partner ? 2 : 1; }

  /// Where nobody is told that content hides something, nobody can heed it.
  std::uint16_t revealed(const TinyState& state, Seat seat) const
    requires(Whom != ShownTo::nobody)
  {
    const Seat shown{static_cast<std::uint8_t>(Whom == ShownTo::partner ? 1 : 0)};
    return seat == shown ? state.place : std::uint16_t{0};
  }

  struct Knowledge : TinyKnowledge {
    static float payoff(const Doors& game, const TinyState& state, Seat /*seat*/) {
      return state.place == game.treasure_ + 1 ? 1.0F : 0.0F;
    }
    float estimate(const Doors& /*game*/, const TinyState& /*state*/, Seat /*seat*/) const {
      return 0.5F;
    }
  };

 private:
  std::uint16_t treasure_;
};
using ShutDoors = Doors<ShownTo::thinker>;
using PartnersDoors = Doors<ShownTo::partner>;
using GlassDoors = Doors<ShownTo::nobody>;
static_assert(KnownToMinds<ShutDoors> && HidesContent<ShutDoors> && !StopsInTime<ShutDoors>);
static_assert(!HidesContent<GlassDoors>);

template <Game G>
Decision<G> decision_with(Mind<G>& mind, std::uint16_t treasure, std::uint64_t seed) {
  const G game(treasure);
  mind.begin_game(seed);
  return mind.decide(Situation<G>(game, game.deal(), Seat{0}));
}

template <Game G>
void expect_no_mind_to_know_the_treasure() {
  auto minds = minds_that_search<G>();
  minds.push_back(std::make_unique<ThumbMind<G>>(typename G::Knowledge()));
  minds.push_back(std::make_unique<RandomMind<G>>());
  for (const auto& mind : minds) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const auto left = decision_with(*mind, 0, seed);
      const auto right = decision_with(*mind, 1, seed);
      ASSERT_EQ(left.choice, right.choice) << "seed " << seed;
      ASSERT_EQ(left.estimates.size(), right.estimates.size());
      for (std::size_t i = 0; i < left.estimates.size(); ++i) {
        ASSERT_EQ(left.estimates[i].value, right.estimates[i].value) << "seed " << seed;
        ASSERT_EQ(left.estimates[i].simulations, right.estimates[i].simulations);
      }
    }
  }
}

// Law 4, secret, for what is printed: two contents that differ only in what is not revealed.
TEST(PrintedSecret, NoMindKnowsWhatIsBehindADoor) {
  expect_no_mind_to_know_the_treasure<ShutDoors>();
}

TEST(PrintedSecret, NoMindKnowsWhatIsBehindADoorThatOnlyAPartnerIsShown) {
  expect_no_mind_to_know_the_treasure<PartnersDoors>();
}

TEST(PrintedSecret, ADoorIsWorthWhatThePositionBeforeItIs) {
  for (const auto& mind : minds_that_search<ShutDoors>()) {
    const auto decision = decision_with(*mind, 0, 1);
    EXPECT_EQ(decision.estimates[0].value, 0.5F);
    EXPECT_EQ(decision.estimates[1].value, 0.5F);
  }
}

TEST(PrintedSecret, WhoCouldLookWouldFindTheTreasure) {
  for (const auto& mind : minds_that_search<GlassDoors>()) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      EXPECT_EQ(decision_with(*mind, 0, seed).action(), 0) << "or the test above proves nothing";
      EXPECT_EQ(decision_with(*mind, 1, seed).action(), 1);
    }
  }
}

// --- Long lists ----------------------------------------------------------------------------------

TEST(LongLists, ATreeFindsTheBestOfThreeHundredActions) {
  using testing::Wide;
  const Wide game = Wide::make({}).value();
  TreeMind<Wide> tree({}, {Budget::Unit::simulations, 20'000});
  tree.begin_game(1);
  const auto decision = tree.decide(Situation<Wide>(game, game.deal(), Seat{0}));
  ASSERT_EQ(decision.estimates.size(), 300U);
  std::uint32_t spent = 0;
  for (const Estimate& estimate : decision.estimates) spent += estimate.simulations;
  EXPECT_EQ(spent, 20'000U);
  EXPECT_GT(decision.action(), 280);
}

}  // namespace
}  // namespace reverie
