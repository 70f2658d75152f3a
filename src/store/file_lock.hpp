// SPDX-License-Identifier: Apache-2.0
// One process at a time: a lock that the system takes back when its holder ends, however it ends.
#pragma once

#include <expected>
#include <filesystem>

#include "store/store.hpp"

namespace reverie {

class FileLock {
 public:
  /// Locks `<file>.lock`, which stays behind empty: the file itself carries SQLite's locks, and
  /// those are lost when anybody else in the process closes it.
  static std::expected<FileLock, StoreProblem> take(const std::filesystem::path& file);

  FileLock(FileLock&& other) noexcept;
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int descriptor) : descriptor_(descriptor) {}

  int descriptor_;
};

}  // namespace reverie
