// SPDX-License-Identifier: Apache-2.0
// `reverie play`: sits people and bots down at a new or a saved game.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "cli/files/library.hpp"
#include "core/message.hpp"
#include "games/shelf.hpp"

namespace reverie::cli {

struct PlayArguments {
  std::string game;
  std::vector<std::string> seats;
  std::string options;
  std::string language;
  /// And not the system's.
  bool language_is_chosen = false;
  bool plain = false;
  std::optional<std::uint64_t> seed;
  std::string resume;
  std::string save;
  /// How long to think, if anybody said so.
  std::optional<std::string> budget;
  /// Where texts and rules come from, if not from the program.
  std::string content_folder;
  /// How a person calls this program, ready for a shell.
  std::string called_as;
};

/// The exit code, or what was wrong with the arguments.
std::expected<int, Problem> play(const PlayArguments& arguments, const Library& library,
                                 const Shelf& shelf);

}  // namespace reverie::cli
