// SPDX-License-Identifier: Apache-2.0
// What a player of experience knows about Dream Runners, for minds: what everything is worth, the
// composition that follows from it, and what an ending is worth.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <string_view>

#include "games/dream_runners/composer.hpp"
#include "games/dream_runners/dream_runners.hpp"

namespace reverie::dream_runners {

/// The weights of the rule of thumb, in dream points. They are content
/// (content/dream_runners/thumb-*.json); docs/balance/dream_runners.md says how they were found.
struct Weights {
  // What can be kept, in the last turn and more for each turn to come.
  float coin = 0;
  float coin_per_turn = 0;
  float key = 0;
  float key_per_turn = 0;
  // A fragment, as a share of the points of the next star: by how many of the four colours are
  // missing when it comes, itself included, or one of a colour that is there already.
  float fragment_last = 0;
  float fragment_third = 0;
  float fragment_second = 0;
  float fragment_first = 0;
  float fragment_spare = 0;
  /// How much of that is left in the last turn for one that makes no star.
  float fragment_in_last_turn = 0;
  /// How much of a crossroads one can hope for.
  float crossroads = 0;
  /// What a step of serenity is worth beyond its point: divided by the serenity left, and for each
  /// turn to come.
  float fear = 0;
  // An effect on an owned segment, for each turn to come.
  float gather = 0;
  float repel = 0;
  float twice = 0;
  float both = 0;
  float blank = 0;
  /// How quickly effects become worth less when there are more of them.
  float crowd = 0;
  // Shapes, for each turn to come.
  float one = 0;
  float two = 0;
  float three = 0;
  float corner = 0;
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (coin, coin_per_turn, key, key_per_turn, fragment_last, fragment_third,
                       fragment_second, fragment_first, fragment_spare, fragment_in_last_turn,
                       crossroads, fear, gather, repel, twice, both, blank, crowd, one, two, three,
                       corner))

/// Every segment taken back and placed once, and the lock.
inline constexpr int longest_plan = 2 * most_owned + 1;
using Plan = InlineVector<Action, longest_plan>;

/// All that decides what a player composes and what of it is done.
struct PlanBasis {
  Phase phase{};
  std::uint8_t turn = 0;
  std::uint8_t tile = nothing;
  std::array<std::uint8_t, chest_types> chests{};
  std::array<Unseen, chest_types> chests_left{};
  Player me;

  friend constexpr bool operator==(const PlanBasis&, const PlanBasis&) = default;
};

class Knowledge {
 public:
  using Weights = dream_runners::Weights;
  static constexpr bool rivals = true;
  static constexpr std::array<std::string_view, 3> levels{"hasty@16000ms", "thumb@11000ms",
                                                          "tree:100sims@7500ms"};
  static std::string_view weights_path(const DreamRunners& game) {
    return game.seats() == 1 ? "content/dream_runners/thumb-alone.json"
                             : "content/dream_runners/thumb-together.json";
  }

  explicit Knowledge(const Weights& weights) : w_(weights) {}

  /// A score for each action: the higher, the better it seems.
  InlineVector<float, most_actions> appraise(const DreamRunners& game, const State& state,
                                             Seat seat, const Actions& actions) const;

  /// While composing, all steps to the best composition and the lock; nothing in other phases.
  Plan plan(const DreamRunners& game, const State& state, Seat seat) const;

  /// Nothing of others, so that a plan holds whatever they do.
  static PlanBasis plan_basis(const DreamRunners& /*game*/, const State& state, Seat seat) {
    return {state.phase,  state.turn,        state.tile,
            state.chests, state.chests_left, state.players[seat.index]};
  }

  /// What the dream on the table means to a seat.
  Stakes stakes(const DreamRunners& game, const State& state, Seat seat) const;

  /// What a finished game is worth to a seat, from 0 to 1: winning it, and a little for points.
  static float payoff(const DreamRunners& game, const State& state, Seat seat);

  /// Equal for two positions when all that the observer knows of them is equal.
  static std::uint64_t key(const DreamRunners& game, const State& state, Seat observer);

 private:
  Weights w_;
};

}  // namespace reverie::dream_runners
