// SPDX-License-Identifier: Apache-2.0
// Where texts, rules and weights come from: the bytes inside the binary or, for authors, a folder.
#pragma once

#include <expected>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/bot.hpp"
#include "core/message.hpp"

namespace reverie::cli {

class Library {
 public:
  Library() = default;
  /// A folder laid out like the repository: `content/` and `docs/rules/` inside.
  static std::expected<Library, Problem> from_folder(const std::filesystem::path& folder);

  /// Paths count from the root of the repository: `content/locales/en/core.json`.
  std::optional<std::string_view> read(std::string_view path) const;
  /// All paths that begin like this, in order.
  std::vector<std::string> paths_under(std::string_view prefix) const;

  ContentReader reader() const {
    return [this](std::string_view path) { return read(path); };
  }

 private:
  std::optional<std::map<std::string, std::string, std::less<>>> files_;
};

}  // namespace reverie::cli
