// SPDX-License-Identifier: Apache-2.0
// How long people wait for a bot of Dreamscape: every turn of whole games, by level.
#pragma once

namespace reverie::bench {

void print_turns();

}  // namespace reverie::bench
