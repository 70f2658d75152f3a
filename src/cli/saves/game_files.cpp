// SPDX-License-Identifier: Apache-2.0
#include "cli/saves/game_files.hpp"

#include <utility>

#include "cli/files/files.hpp"

namespace reverie::cli {
namespace fs = std::filesystem;
namespace {

fs::path one_name_of(const fs::path& path) {
  std::error_code error;
  const fs::path name = fs::weakly_canonical(path, error);
  return error ? path : name;
}

/// Devices and empty files hold nothing.
bool has_something_to_lose(const fs::path& path) {
  std::error_code error;
  return fs::is_regular_file(path, error) && fs::file_size(path, error) > 0;
}

}  // namespace

void GameFiles::came_from(const fs::path& path, std::string text) {
  own_.insert_or_assign(one_name_of(path), std::move(text));
}

bool GameFiles::may_write(const fs::path& path) const {
  if (!has_something_to_lose(path)) return true;
  const auto own = own_.find(one_name_of(path));
  if (own == own_.end()) return false;
  const auto there_now = read_file(path);
  return there_now && *there_now == own->second;
}

std::expected<void, Message> GameFiles::write(const fs::path& path, std::string text) {
  if (!may_write(path)) {
    return std::unexpected(Message{"cli.save.taken", {}}.with("file", path.string()));
  }
  if (const auto written = write_file(path, text); !written) {
    return std::unexpected(Message{"cli.save.failed", {}}.with("reason", written.error().what));
  }
  came_from(path, std::move(text));
  return {};
}

void GameFiles::remove(const fs::path& path) {
  const auto own = own_.find(one_name_of(path));
  if (own == own_.end() || !may_write(path)) return;
  std::error_code none;
  fs::remove(path, none);
  own_.erase(own);
}

}  // namespace reverie::cli
