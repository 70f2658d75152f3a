// SPDX-License-Identifier: Apache-2.0
// `reverie games`: what there is to play.
#pragma once

#include <expected>
#include <string>

#include "cli/files/library.hpp"
#include "core/message.hpp"
#include "games/shelf.hpp"

namespace reverie::cli {

std::expected<int, Problem> list_games(const std::string& language, const Library& library,
                                       const Shelf& shelf);

}  // namespace reverie::cli
