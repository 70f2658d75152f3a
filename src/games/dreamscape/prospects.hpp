// SPDX-License-Identifier: Apache-2.0
// What lies within a player's reach: on the Voyage what could be gathered where, in the Creation
// which cards the Hands could complete.
#pragma once

#include <cstdint>
#include <vector>

#include "core/actor.hpp"
#include "core/inline_vector.hpp"
#include "games/dreamscape/nearness.hpp"

namespace reverie::dreamscape {

class Dreamscape;

using Gathering = InlineVector<Fragment, most_slots>;

/// What the Sleeper of a voyager could collect there, one after the other, with the action points
/// that would be left on arrival; nothing where no way leads (DS-V1 to DS-V3).
Gathering gathered_at(const Prepared& content, const State& state, Seat seat, int location);

/// Deeds that are tried: far more than positions of games ask for.
inline constexpr int usual_effort = 2000;

struct Reach {
  int card = 0;
  /// Where it would stand, and what that lacks.
  Nearness near;
  /// Of all deeds that it takes.
  std::int16_t points = 0;
};

/// The open cards that a player who builds can complete at once. Each was completed by the rules on
/// a copy of the table: what is told here is possible. There may be other ways, by trading or by
/// powers, and of those who hold very many cards and fragments not all ways are looked at: this is
/// worked out for every letter, and a save can be brought that makes it as dear as one likes.
std::vector<Reach> within_reach(const Dreamscape& game, const State& state, Seat seat,
                                int effort = usual_effort);

}  // namespace reverie::dreamscape
