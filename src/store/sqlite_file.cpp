// SPDX-License-Identifier: Apache-2.0
#include "store/sqlite_file.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <optional>
#include <string>

#include "store/sqlite_problem.hpp"

namespace reverie {
namespace fs = std::filesystem;
namespace {

/// "Rvri": tells our files from those of other programs.
constexpr std::int64_t our_application = 0x52767269;
/// Raised whenever an older program could not read or write the file correctly.
constexpr std::int64_t our_schema = 1;

/// The number stands for the id in the other tables, where it is repeated often.
/// Entries are kept in the order in which they are read: all of one table, one after the other.
constexpr const char* schema = R"(
  CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    over INTEGER NOT NULL,
    at INTEGER NOT NULL,
    wake_at INTEGER,
    summary TEXT NOT NULL
  ) STRICT;
  CREATE INDEX wakings ON tables (wake_at) WHERE wake_at IS NOT NULL;
  CREATE TABLE entries (
    table_number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    checksum INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_number, version)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE guests (
    guest TEXT NOT NULL,
    table_number INTEGER NOT NULL,
    PRIMARY KEY (guest, table_number)
  ) STRICT, WITHOUT ROWID;
)";

/// synchronous FULL: a commit returns when it would survive a power cut.
/// cell_size_check: damage is found before anything is made of it.
/// cache_size in KiB: appends go to many tables at once.
constexpr const char* settings = R"(
  PRAGMA synchronous = FULL;
  PRAGMA cell_size_check = ON;
  PRAGMA trusted_schema = OFF;
  PRAGMA cache_size = -32768;
)";

std::unexpected<StoreProblem> refuse(const fs::path& path, std::string_view why) {
  return std::unexpected(StoreProblem{StoreProblem::Kind::unavailable,
                                      "cannot open '" + path.string() + "': " + std::string(why)});
}

std::unexpected<StoreProblem> failed(const fs::path& path, const sqlite::Error& error) {
  return std::unexpected(problem_with("open", path, error));
}

/// Links are followed first: SQLite and the lock must mean the same file whatever it is called.
fs::path resolved(const fs::path& path) {
  std::error_code error;
  const fs::path real = fs::weakly_canonical(fs::absolute(path), error);
  return error ? path : real;
}

/// Before SQLite, whose errors tell less, and so that only its owner can read the secrets in it.
std::optional<StoreProblem> make_writable_file(const fs::path& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return problem_with("open", path, errno);
  ::close(file);
  if (::access(path.parent_path().c_str(), W_OK | X_OK) != 0) {
    return problem_with("write beside", path, errno);
  }
  return std::nullopt;
}

enum class Content : std::uint8_t { nothing, ours };

/// Whose file it is. Nothing is written before that is known.
std::expected<Content, StoreProblem> identify(const fs::path& path, sqlite::Database& database) {
  const auto application = database.integer("PRAGMA application_id");
  if (!application) {
    if (application.error().primary_code() != SQLITE_NOTADB) {
      return failed(path, application.error());
    }
    return std::unexpected(StoreProblem{
        StoreProblem::Kind::damaged,
        "'" + path.string() +
            "' is no store of reverie, or its beginning is damaged: choose another file, or "
            "restore a backup"});
  }
  const auto version = database.integer("PRAGMA user_version");
  if (!version) return failed(path, version.error());
  const auto tables = database.integer("SELECT count(*) FROM sqlite_schema");
  if (!tables) return failed(path, tables.error());
  if (*application == 0 && *version == 0 && *tables == 0) return Content::nothing;
  if (*application != our_application) {
    return refuse(path, "it belongs to another program; choose another file");
  }
  if (*version > our_schema) {
    return refuse(path, "a newer reverie wrote it (form " + std::to_string(*version) +
                            ", this one knows " + std::to_string(our_schema) +
                            "); use the newer one, or choose another file");
  }
  return Content::ours;
}

/// All at once: a crash in between leaves nothing, which the next start takes for a new file.
sqlite::Result<void> create_schema(sqlite::Database& database) {
  auto transaction = sqlite::Transaction::begin_writing(database);
  if (!transaction) return std::unexpected(std::move(transaction).error());
  const std::string identity = "PRAGMA application_id = " + std::to_string(our_application) +
                               "; PRAGMA user_version = " + std::to_string(our_schema);
  if (auto made = database.execute(schema + identity); !made) return made;
  return transaction->commit();
}

sqlite::Result<void> set_up(sqlite::Database& database, Content content) {
  const auto mode = database.text("PRAGMA journal_mode = WAL");
  if (!mode) return std::unexpected(mode.error());
  if (*mode != "wal") {
    return std::unexpected(
        sqlite::Error{SQLITE_CANTOPEN, 0, "this file system cannot hold a write-ahead log"});
  }
  if (auto set = database.execute(settings); !set) return set;
  if (content == Content::ours) return {};
  return create_schema(database);
}

}  // namespace

std::expected<SqliteFile, StoreProblem> open_sqlite_file(const fs::path& name) {
  const fs::path path = resolved(name);
  std::error_code none;
  if (fs::is_directory(path, none)) return std::unexpected(problem_with("open", path, EISDIR));
  auto lock = FileLock::take(path);
  if (!lock) return std::unexpected(std::move(lock).error());
  if (auto problem = make_writable_file(path)) return std::unexpected(std::move(*problem));
  auto database = sqlite::Database::open(path.string(), sqlite::Access::write);
  if (!database) return failed(path, database.error());
  const auto content = identify(path, *database);
  if (!content) return std::unexpected(content.error());
  if (const auto ready = set_up(*database, *content); !ready) return failed(path, ready.error());
  return SqliteFile{path, std::move(*lock), std::move(*database)};
}

std::expected<sqlite::Database, StoreProblem> open_beside(const SqliteFile& file) {
  auto database = sqlite::Database::open(file.path.string(), sqlite::Access::write);
  if (!database) return failed(file.path, database.error());
  if (auto set = database->execute(settings); !set) return failed(file.path, set.error());
  return std::move(*database);
}

}  // namespace reverie
