// SPDX-License-Identifier: Apache-2.0
// Ctrl-C, and being asked to end. The first time is a wish that the program grants in its own time;
// the second ends it at once.
#pragma once

namespace reverie::cli {

/// Reading from the keyboard is interrupted too.
void watch_for_interrupt();
bool interrupted();
/// What a shell expects of a program that a signal ended: 130 for Ctrl-C.
int interrupt_exit_code();

}  // namespace reverie::cli
