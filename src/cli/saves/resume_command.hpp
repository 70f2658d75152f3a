// SPDX-License-Identifier: Apache-2.0
// What to type to go on with a saved game in the same way.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace reverie::cli {

struct ResumeCommand {
  /// How a person calls this program, ready for a shell.
  std::string called_as;
  /// What the person said beside the game, and what no save remembers.
  std::vector<std::string> flags;

  std::string for_save(std::string_view game, const std::filesystem::path& file) const;
};

}  // namespace reverie::cli
