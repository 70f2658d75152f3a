// SPDX-License-Identifier: Apache-2.0
// Keeps one game on the disk while it is played, so that nothing is lost however the program ends.
// The file is the save: leaving and finishing write the same one for the last time.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <vector>

#include "cli/saves/game_files.hpp"
#include "core/log.hpp"

namespace reverie::cli {

class GameKeeper {
 public:
  /// Whether a person chose the name of the file: then nobody has to be asked for it again.
  enum class Name : std::uint8_t { chosen, made_up };

  GameKeeper(GameFiles files, std::filesystem::path file, Name name);

  const std::filesystem::path& file() const { return file_; }
  bool has_chosen_name() const { return has_chosen_name_; }

  /// To be called after every decision. Says why it cannot be kept only once.
  std::expected<void, Message> keep(const Log& log);
  /// By a name that a person chose. If that fails, the name that was good before still is.
  std::expected<void, Message> save_as(const std::filesystem::path& file, const Log& log);
  /// For the last time: under another name if it has to be. The reasons why the names before could
  /// not be used are added to `refused`.
  bool save_somewhere(const Log& log, std::vector<Message>& refused);

 private:
  std::expected<void, Message> write(const std::filesystem::path& file, const Log& log);

  GameFiles files_;
  std::filesystem::path file_;
  bool has_chosen_name_;
  /// The file under the name that nobody chose, as long as the game has no other: it goes then.
  std::filesystem::path made_up_;
  bool cannot_be_kept_ = false;
};

}  // namespace reverie::cli
