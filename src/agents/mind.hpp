// SPDX-License-Identifier: Apache-2.0
// A mind plays one seat of any Game and sees nothing but that seat's view.
#pragma once

#include <cstdint>
#include <span>

#include "agents/policy.hpp"
#include "core/shortcuts.hpp"

namespace reverie {

/// A decision to be made. It holds the true state but shows only what the seat may know; the legal
/// actions depend on that alone (the law *secret*). Everything is worked out when it is asked for:
/// many a mind wants little of it.
template <Game G>
class Situation {
 public:
  Situation(const G& game, const typename G::State& state, Seat seat)
      : game_(game), state_(state), seat_(seat) {}

  const G& game() const { return game_; }
  Seat seat() const { return seat_; }
  typename G::Actions actions() const { return game_.actions(state_, seat_); }
  typename G::View view() const { return game_.view(state_, seat_); }
  /// A position that fits the view.
  typename G::State imagine(Random& random) const {
    return imagine_from(game_, state_, seat_, random);
  }
  auto plan_basis() const
    requires PlansAhead<G>
  {
    return G::Knowledge::plan_basis(game_, state_, seat_);
  }

 private:
  const G& game_;
  const typename G::State& state_;
  Seat seat_;
};

/// What a mind found out about one action.
struct Estimate {
  float value;  // chance of winning, or the share of the best payoff
  std::uint32_t simulations;
};

template <Game G>
struct Decision {
  /// What it chose from: all of the situation's actions, or the one step of a plan. Kept here,
  /// because an action that was just listed is slow to copy (random games 10 % slower).
  typename G::Actions actions;
  std::size_t choice;
  /// One for each action; empty if the mind does not estimate.
  InlineVector<Estimate, G::Actions::capacity()> estimates;

  /// The first action, until another is chosen.
  static Decision among(const Situation<G>& situation) { return {situation.actions(), 0, {}}; }
  static Decision to_follow(const typename G::Action& step) { return {{step}, 0, {}}; }

  const typename G::Action& action() const { return actions[choice]; }
};

template <Game G>
class Mind {
 public:
  virtual ~Mind() = default;

  /// Forgets all of the last game. The same seed makes the same choices in the same situations.
  virtual void begin_game(std::uint64_t seed) = 0;
  virtual Decision<G> decide(const Situation<G>& situation) = 0;
  /// What it means to do after what it decided last; nothing where it plans nothing.
  virtual std::span<const typename G::Action> intention() const { return {}; }
  /// About how many bytes it remembers this game with.
  virtual std::size_t memory() const { return 0; }
};

}  // namespace reverie
