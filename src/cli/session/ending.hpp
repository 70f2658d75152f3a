// SPDX-License-Identifier: Apache-2.0
// How a game ended, in words.
#pragma once

#include <string>
#include <vector>

#include "cli/session/display.hpp"
#include "core/result.hpp"

namespace reverie::cli {

/// Why it ended, and the score sheet: once where players win or lose together, else seat by seat.
std::vector<std::string> ending_lines(const Result& result, const Display& display, Seat viewer);

}  // namespace reverie::cli
