// SPDX-License-Identifier: Apache-2.0
// Opening the file that tables are kept in: it is ours, nobody else's, and of a form that we know.
#pragma once

#include <expected>
#include <filesystem>

#include "store/file_lock.hpp"
#include "store/opened_files.hpp"
#include "store/sqlite.hpp"
#include "store/store.hpp"

namespace reverie {

struct SqliteFile {
  std::filesystem::path path;
  FileLock lock;
  OpenedFiles files;
  /// The connection that writes. It goes before the lock does.
  sqlite::Database database;
};

/// Makes the file if it is not there, and brings one of an older form to today's. Reads only its
/// first pages, so that a large store opens as fast as a small one: damage further on is found when
/// it is read.
std::expected<SqliteFile, StoreProblem> open_sqlite_file(const std::filesystem::path& path);

/// Another connection that may write, to the same file and with the same settings.
std::expected<sqlite::Database, StoreProblem> open_beside(const SqliteFile& file);

}  // namespace reverie
