// SPDX-License-Identifier: Apache-2.0
// The files that hold one game. No other file is ever overwritten: not a person's papers, not the
// save of another game, not what somebody else made of this one meanwhile.
#pragma once

#include <expected>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "core/message.hpp"

namespace reverie::cli {

class GameFiles {
 public:
  /// The game was read from there.
  void came_from(const std::filesystem::path& path, std::string text);

  /// Nothing would be lost but an older save of this game.
  bool may_write(const std::filesystem::path& path) const;
  /// Or why not.
  std::expected<void, Message> write(const std::filesystem::path& path, std::string text);
  /// Only what this game left there.
  void remove(const std::filesystem::path& path);

 private:
  /// By what the names lead to: the text that this game left there.
  std::map<std::filesystem::path, std::string> own_;
};

}  // namespace reverie::cli
