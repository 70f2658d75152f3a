// SPDX-License-Identifier: Apache-2.0
// The tables of docs/balance/dream_runners.md.
#pragma once

#include <vector>

#include "games/dream_runners/content.hpp"
#include "tables.hpp"
#include "tally.hpp"

namespace reverie::balance {

struct Measured {
  int players = 2;
  Tally tally;
};

/// Balanced where no starting set is too good, no segment or chest more than twice as good as a
/// peer.
Report report(const Content& content, const std::vector<Measured>& measured);

}  // namespace reverie::balance
