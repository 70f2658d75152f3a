// SPDX-License-Identifier: Apache-2.0
#include "cli/saves/resume_command.hpp"

#include "cli/words/shell_words.hpp"

namespace reverie::cli {

std::string ResumeCommand::for_save(std::string_view game,
                                    const std::filesystem::path& file) const {
  std::string command =
      called_as + " play " + std::string(game) + " --resume " + shell_word(file.string());
  for (const std::string& flag : flags) command += ' ' + shell_word(flag);
  return command;
}

}  // namespace reverie::cli
