// SPDX-License-Identifier: Apache-2.0
#include "store/sqlite_file.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <optional>
#include <string>

#include "store/log_check.hpp"
#include "store/sqlite_form.hpp"
#include "store/sqlite_problem.hpp"

namespace reverie {
namespace fs = std::filesystem;
namespace {

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

/// Lock and log go by the name of the file: under another one a second server would take it for
/// free, and would not find what the log of the first still holds.
StoreProblem of_several_names(const fs::path& path) {
  return {StoreProblem::Kind::unavailable,
          "cannot open '" + path.string() +
              "': the file has another name as well (a hard link); remove one of them, or make a "
              "copy instead"};
}

/// Before SQLite, whose errors tell less, and so that only its owner can read the secrets in it.
std::optional<StoreProblem> make_writable_file(const fs::path& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return problem_with("open", path, errno);
  struct stat facts{};
  const bool has_other_names = ::fstat(file, &facts) == 0 && facts.st_nlink > 1;
  ::close(file);
  if (has_other_names) return of_several_names(path);
  if (::access(path.parent_path().c_str(), W_OK | X_OK) != 0) {
    return problem_with("write beside", path, errno);
  }
  return std::nullopt;
}

/// The form of the file, once it is known to be ours. Nothing is written before.
std::expected<std::int64_t, StoreProblem> identify(const fs::path& path,
                                                   sqlite::Database& database) {
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
  const auto form = database.integer("PRAGMA user_version");
  if (!form) return failed(path, form.error());
  const auto tables = database.integer("SELECT count(*) FROM sqlite_schema");
  if (!tables) return failed(path, tables.error());
  if (*application == 0 && *form == no_form && *tables == 0) return no_form;
  if (*application != our_application) {
    return refuse(path, "it belongs to another program; choose another file");
  }
  if (*form > todays_form()) {
    const std::string theirs = std::to_string(*form);
    return refuse(path, "a newer reverie wrote it (form " + theirs +
                            ", this one knows forms up to " + std::to_string(todays_form()) +
                            "); use a reverie that knows form " + theirs +
                            ", or choose another file");
  }
  if (*form <= no_form) {
    return std::unexpected(damage_of(path, "it says that it has form " + std::to_string(*form)));
  }
  return *form;
}

sqlite::Result<void> set_up(sqlite::Database& database, std::int64_t form) {
  const auto mode = database.text("PRAGMA journal_mode = WAL");
  if (!mode) return std::unexpected(mode.error());
  if (*mode != "wal") {
    return std::unexpected(
        sqlite::Error{SQLITE_CANTOPEN, 0, "this file system cannot hold a write-ahead log"});
  }
  if (auto set = database.execute(settings); !set) return set;
  if (form == todays_form()) return {};
  return bring_to_todays_form(database, form);
}

}  // namespace

std::expected<SqliteFile, StoreProblem> open_sqlite_file(const fs::path& name) {
  const fs::path path = resolved(name);
  std::error_code none;
  if (fs::is_directory(path, none)) return std::unexpected(problem_with("open", path, EISDIR));
  auto lock = FileLock::take(path);
  if (!lock) return std::unexpected(std::move(lock).error());
  if (auto problem = problem_of_log(path)) return std::unexpected(std::move(*problem));
  if (auto problem = make_writable_file(path)) return std::unexpected(std::move(*problem));
  auto database = sqlite::Database::open(path.string(), sqlite::Access::write);
  if (!database) return failed(path, database.error());
  const auto form = identify(path, *database);
  if (!form) return std::unexpected(form.error());
  if (const auto ready = set_up(*database, *form); !ready) return failed(path, ready.error());
  auto files = OpenedFiles::at(path);
  if (!files) return refuse(path, "it was moved or deleted at the same moment; try again");
  return SqliteFile{path, std::move(*lock), std::move(*files), std::move(*database)};
}

std::expected<sqlite::Database, StoreProblem> open_beside(const SqliteFile& file) {
  auto database = sqlite::Database::open(file.path.string(), sqlite::Access::write);
  if (!database) return failed(file.path, database.error());
  if (auto set = database->execute(settings); !set) return failed(file.path, set.error());
  return std::move(*database);
}

}  // namespace reverie
