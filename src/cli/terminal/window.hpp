// SPDX-License-Identifier: Apache-2.0
// The window of the terminal: how big it is, and that somebody makes it bigger or smaller.
#pragma once

namespace reverie::cli {

/// A terminal that does not tell its size is given the benefit of the doubt.
bool window_holds(int columns, int lines);

/// Waiting for input is interrupted by a change; nothing else is.
void watch_window();
/// Whether its size changed since this was last asked.
bool window_changed();

}  // namespace reverie::cli
