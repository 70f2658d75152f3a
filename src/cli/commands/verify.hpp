// SPDX-License-Identifier: Apache-2.0
// `reverie verify`: checks every line of logs, and every draw against the published seed.
#pragma once

#include <string>
#include <vector>

#include "games/shelf.hpp"

namespace reverie::cli {

/// 0 when all are good, 1 when one is not, 2 when one cannot be read.
int verify_logs(const Shelf& shelf, const std::vector<std::string>& files);

}  // namespace reverie::cli
