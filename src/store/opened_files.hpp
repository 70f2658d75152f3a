// SPDX-License-Identifier: Apache-2.0
// A database and its log as they were when they were opened. Somebody may move, delete or replace
// them meanwhile: then what is read is not what was kept, and what is written nobody would find.
#pragma once

#include <sys/stat.h>

#include <cstdint>
#include <filesystem>
#include <optional>

#include "store/store.hpp"

namespace reverie {

/// Safe from any thread.
class OpenedFiles {
 public:
  /// Both must be there.
  static std::optional<OpenedFiles> at(const std::filesystem::path& database);

  /// Why they are no longer what they were; the log must have as many bytes at least.
  std::optional<StoreProblem> problem(std::uintmax_t least_of_log = 0) const;

 private:
  /// Which file stands under a name.
  struct Identity {
    dev_t device = 0;
    ino_t number = 0;

    friend bool operator==(const Identity&, const Identity&) = default;
  };

  OpenedFiles(std::filesystem::path database, Identity file, Identity log)
      : database_(std::move(database)), file_(file), log_(log) {}
  static Identity identity_of(const struct stat& facts) { return {facts.st_dev, facts.st_ino}; }

  std::filesystem::path database_;
  Identity file_;
  Identity log_;
};

}  // namespace reverie
