// SPDX-License-Identifier: Apache-2.0
// Reads tables from the file while they are written to. For one thread at a time.
#pragma once

#include <cstddef>
#include <expected>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "store/abandoned_table.hpp"
#include "store/opened_files.hpp"
#include "store/sqlite.hpp"
#include "store/store.hpp"

namespace reverie {

class SqliteReader {
 public:
  static std::expected<std::unique_ptr<SqliteReader>, StoreProblem> open(
      const std::filesystem::path& path);

  std::expected<std::vector<std::string>, StoreProblem> entries(std::string_view table);
  std::expected<std::vector<TableSummary>, StoreProblem> tables_of(std::string_view guest,
                                                                   bool over, std::size_t limit);
  std::expected<std::vector<TableSummary>, StoreProblem> chapters(std::string_view table);
  std::expected<std::vector<Waking>, StoreProblem> wakings();
  std::expected<std::optional<StoreTime>, StoreProblem> last_append(StoreTime before);
  std::expected<std::size_t, StoreProblem> count();
  std::expected<std::optional<std::string>, StoreProblem> content(std::string_view hash);
  std::expected<std::vector<AbandonedTable>, StoreProblem> abandoned(const Clearing& rule,
                                                                     std::size_t limit);

 private:
  struct Statements {
    sqlite::Statement entries;
    sqlite::Statement tables_of;
    sqlite::Statement chapters;
    sqlite::Statement wakings;
    sqlite::Statement last_append;
    sqlite::Statement count;
    sqlite::Statement content;
    sqlite::Statement abandoned;
    sqlite::Statement guests_of;
  };

  SqliteReader(std::filesystem::path path, sqlite::Database database, Statements statements)
      : path_(std::move(path)),
        database_(std::move(database)),
        statements_(std::move(statements)) {}
  static sqlite::Result<Statements> prepare(sqlite::Database& database);

  std::expected<std::vector<TableSummary>, StoreProblem> summaries(sqlite::Rows rows) const;
  sqlite::Result<void> add_guests_of(std::vector<AbandonedTable>& tables);
  std::unexpected<StoreProblem> failed(const sqlite::Error& error) const;
  std::unexpected<StoreProblem> damaged(std::string_view table, std::uint64_t version) const;

  std::filesystem::path path_;
  sqlite::Database database_;
  Statements statements_;
};

/// As many readers as threads read at once, lent to each in turn.
class SqliteReaders {
 public:
  SqliteReaders(std::filesystem::path path, OpenedFiles files)
      : path_(std::move(path)), files_(std::move(files)) {}

  /// One more is opened only on the very files that the others read.
  std::expected<std::unique_ptr<SqliteReader>, StoreProblem> take();
  void give_back(std::unique_ptr<SqliteReader> reader);

 private:
  std::filesystem::path path_;
  OpenedFiles files_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<SqliteReader>> idle_;
};

}  // namespace reverie
