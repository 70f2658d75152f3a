// SPDX-License-Identifier: Apache-2.0
// `reverie replay`: steps through a log on the same screens on which it was played.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>

#include "cli/files/library.hpp"
#include "core/message.hpp"
#include "games/shelf.hpp"

namespace reverie::cli {

struct ReplayArguments {
  std::string file;
  /// Show the position after that many inputs and end.
  std::optional<std::uint64_t> at;
  /// Through the eyes of this seat, counted from one; otherwise a spectator's.
  std::optional<std::uint64_t> seat;
  std::string language;
  bool plain = false;
};

std::expected<int, Problem> replay_steps(const ReplayArguments& arguments, const Library& library,
                                         const Shelf& shelf);

}  // namespace reverie::cli
