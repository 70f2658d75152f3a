// SPDX-License-Identifier: Apache-2.0
// Besides what chance hides there is what is printed and not yet revealed: scripts, the backs of
// gates. It is content, so it is part of no state, and playing an action would tell it to anybody.
#pragma once

#include <concepts>

#include "core/actor.hpp"

namespace reverie {

/// A game with printed secrets tells what a seat has been shown of them. The value grows whenever
/// the seat is shown something, whatever stands there: that it grew tells nothing but that.
template <class G>
concept HidesContent = requires(const G& game, const typename G::State& state, Seat seat) {
  { game.revealed(state, seat) } -> std::equality_comparable;
};

}  // namespace reverie
