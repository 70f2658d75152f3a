// SPDX-License-Identifier: Apache-2.0
// The real content files, and the games that they make.
#pragma once

#include "core/content_reader.hpp"
#include "games/shelf.hpp"

namespace reverie::testing {

ContentReader content_of_house();
/// All games, filled once.
const Shelf& shelf_of_house();

}  // namespace reverie::testing
