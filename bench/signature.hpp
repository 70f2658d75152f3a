// SPDX-License-Identifier: Apache-2.0
// Fixed work as a number, one for each mode of each game. A change that should only be faster
// leaves it alone; a change of the rules names the new one in its commit message.
#pragma once

namespace reverie::bench {

void print_signatures();

}  // namespace reverie::bench
