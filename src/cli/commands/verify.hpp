// SPDX-License-Identifier: Apache-2.0
// `reverie verify`: checks every line of logs, and every draw against the published seed.
#pragma once

#include <string>
#include <vector>

#include "cli/words/texts.hpp"
#include "games/shelf.hpp"

namespace reverie::cli {

/// 0 when all are proven, 1 when one is wrong, 2 when one cannot be read. When nothing is wrong: 3
/// if one goes on from another log, whose seed is not in it, and 4 if one follows other rules.
int verify_logs(const Shelf& shelf, const Texts& texts, const std::vector<std::string>& files);

}  // namespace reverie::cli
