// SPDX-License-Identifier: Apache-2.0
#include "store/opened_files.hpp"

#include <string>

#include "store/log_check.hpp"

namespace reverie {
namespace fs = std::filesystem;
namespace {

bool look_at(const fs::path& file, struct stat& facts) { return ::stat(file.c_str(), &facts) == 0; }

StoreProblem moved(const fs::path& file) {
  return {StoreProblem::Kind::unavailable,
          "'" + file.string() +
              "' was moved or deleted, or another put in its place, while in use: put it back, or "
              "start reverie again"};
}

StoreProblem cut(const fs::path& file) {
  return {StoreProblem::Kind::damaged,
          "'" + file.string() +
              "' was cut short while in use: stop, keep a copy of what is there, restore a backup"};
}

}  // namespace

std::optional<OpenedFiles> OpenedFiles::at(const fs::path& database) {
  struct stat file{};
  struct stat log{};
  if (!look_at(database, file) || !look_at(log_of(database), log)) return std::nullopt;
  return OpenedFiles(database, identity_of(file), identity_of(log));
}

std::optional<StoreProblem> OpenedFiles::problem(std::uintmax_t least_of_log) const {
  const fs::path log = log_of(database_);
  struct stat facts{};
  if (!look_at(database_, facts) || identity_of(facts) != file_) return moved(database_);
  if (facts.st_size == 0) return cut(database_);
  if (!look_at(log, facts) || identity_of(facts) != log_) return moved(log);
  if (static_cast<std::uintmax_t>(facts.st_size) < least_of_log) return cut(log);
  return std::nullopt;
}

}  // namespace reverie
