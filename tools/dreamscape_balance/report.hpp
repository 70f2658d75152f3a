// SPDX-License-Identifier: Apache-2.0
// The tables of docs/balance/dreamscape.md.
#pragma once

#include <vector>

#include "games/dreamscape/content.hpp"
#include "tables.hpp"
#include "tally.hpp"

namespace reverie::balance {

struct Measured {
  int players = 2;
  Tally tally;
};

Report report(const Prepared& content, const std::vector<Measured>& measured);

}  // namespace reverie::balance
