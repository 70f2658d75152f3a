// SPDX-License-Identifier: Apache-2.0
// Ctrl-C, and being asked to end: a wish that the program grants in its own time.
#pragma once

#include <chrono>
#include <cstdint>

namespace reverie::cli {

/// What a second wish does. Work that nobody would miss ends at once. A game is being saved by
/// then, or a report written, which must not be cut short: a terminal that closes wishes twice by
/// itself.
enum class SecondInterrupt : std::uint8_t { ends_at_once, is_ignored };

/// Reading from the keyboard is interrupted too.
void watch_for_interrupt(SecondInterrupt second = SecondInterrupt::ends_at_once);
bool interrupted();
/// What a shell expects of a program that a signal ended: 130 for Ctrl-C.
int interrupt_exit_code();

/// Sleeps that long, or until an interrupt.
void pause_unless_interrupted(std::chrono::milliseconds time);

/// Ends the program without waiting for threads: a mind may think for minutes about something that
/// no longer counts.
[[noreturn]] void leave_at_once(int exit_code);

}  // namespace reverie::cli
