// SPDX-License-Identifier: Apache-2.0
// Ctrl-Z: the shell gets its screen back while the program sleeps, and the program its own when it
// goes on.
#pragma once

#include <string_view>

namespace reverie::cli {

/// What to write to a terminal before sleeping and after it. They outlive the program's sleep.
struct ScreenSwitch {
  std::string_view leave;
  std::string_view enter;
};

/// Whoever holds the screen gives it back for a sleep.
void hold_screen(const ScreenSwitch& screen);
void release_screen();

/// Whether the program slept since this was last asked: its screen is then empty.
bool woke_up();

}  // namespace reverie::cli
