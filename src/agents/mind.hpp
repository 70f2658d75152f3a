// SPDX-License-Identifier: Apache-2.0
// A mind plays one seat of any Game and sees nothing but that seat's view.
#pragma once

#include <cstdint>

#include "core/game.hpp"

namespace reverie {

/// A decision to be made. It holds the true state but shows only what the seat may know; the legal
/// actions depend on that alone (the law *secret*).
template <Game G>
class Situation {
 public:
  Situation(const G& game, const typename G::State& state, Seat seat)
      : game_(game), state_(state), seat_(seat), actions_(game.actions(state, seat)) {}

  const G& game() const { return game_; }
  Seat seat() const { return seat_; }
  const typename G::Actions& actions() const { return actions_; }
  typename G::View view() const { return game_.view(state_, seat_); }

 private:
  const G& game_;
  const typename G::State& state_;
  Seat seat_;
  typename G::Actions actions_;
};

/// What a mind found out about one action.
struct Estimate {
  float value;  // chance of winning, or the share of the best payoff
  std::uint32_t simulations;
};

template <Game G>
struct Decision {
  /// Index into the situation's actions.
  std::size_t choice = 0;
  /// One for each action; empty if the mind does not estimate.
  InlineVector<Estimate, G::Actions::capacity()> estimates;
};

template <Game G>
class Mind {
 public:
  virtual ~Mind() = default;

  /// Forgets all of the last game. The same seed makes the same choices in the same situations.
  virtual void begin_game(std::uint64_t seed) = 0;
  virtual Decision<G> decide(const Situation<G>& situation) = 0;
};

}  // namespace reverie
