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

struct Reach {
  int card = 0;
  /// Where it would stand, and what that lacks.
  Nearness near;
  /// Of all deeds that it takes.
  std::int16_t points = 0;
};

/// The open cards that a player who builds can complete at once. Each was completed by the rules on
/// a copy of the table: what is told here is possible. There may be other ways, by trading or by
/// powers.
std::vector<Reach> within_reach(const Dreamscape& game, const State& state, Seat seat);

}  // namespace reverie::dreamscape
