// SPDX-License-Identifier: Apache-2.0
// What was typed, and may not be a whole line yet.
#pragma once

#include <string>

namespace reverie::cli {

/// Whether somebody types, and sees it while typing.
bool on_keyboard();

/// Waits a moment for input. A signal that comes just before the wait ends it a moment later
/// instead of being lost in a read that blocks.
bool input_is_there();

/// What was typed of a line that is not ended yet. From then on it is ours: the terminal takes back
/// only what is typed after it.
std::string take_half_typed();

}  // namespace reverie::cli
