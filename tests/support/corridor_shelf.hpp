// SPDX-License-Identifier: Apache-2.0
// The corridor with its printed rooms and its story.
#pragma once

#include "corridor/corridor.hpp"
#include "games/shelf.hpp"

namespace reverie::testing {

/// Its files lie in tests/, and are asked for as if they were content of the house.
ContentReader content_of_corridor();
/// The games of the house, and the corridor.
const Shelf& shelf_with_corridor();
/// With options.
corridor::Corridor corridor_game(const corridor::Options& options);

}  // namespace reverie::testing
