// SPDX-License-Identifier: Apache-2.0
// A thread that everybody waits for, and that itself mostly waits for the disk.
#pragma once

namespace reverie {

/// Asks the system to let this thread run as soon as it can, for a short time: since Linux 6.12
/// anybody may, and older ones take no notice. Beside busy threads each of the several waits of a
/// commit otherwise ends some milliseconds late.
void make_this_thread_urgent();

}  // namespace reverie
