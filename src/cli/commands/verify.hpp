// SPDX-License-Identifier: Apache-2.0
// `reverie verify`: checks every line of logs, and every draw against the published seed.
#pragma once

#include <string>
#include <vector>

#include "cli/words/texts.hpp"
#include "games/shelf.hpp"

namespace reverie::cli {

/// 0 when all are proven, 1 when one is wrong, 2 when one cannot be read, and 3 when nothing is
/// wrong, but one goes on from another log: that one's seed is not in it.
int verify_logs(const Shelf& shelf, const Texts& texts, const std::vector<std::string>& files);

}  // namespace reverie::cli
