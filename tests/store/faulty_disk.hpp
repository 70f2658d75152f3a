// SPDX-License-Identifier: Apache-2.0
// The calls that ask the disk are ours in these tests: they count, and can fail as no healthy disk
// does on request.
#pragma once

#include <cstdint>

namespace reverie::testing::disk {

/// How often anybody asked that something be on the disk, or to write to it.
int syncs();
int writes();

void fail_syncs(bool fail);

enum class Fate : std::uint8_t {
  no_space,  // the write is refused, as are all that follow
  death,     // half of it is written, and the process is killed
};
/// What happens at the `nth` write from now on. For a process of its own.
void at_write(int nth, Fate fate);

}  // namespace reverie::testing::disk
