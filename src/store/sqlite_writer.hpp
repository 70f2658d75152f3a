// SPDX-License-Identifier: Apache-2.0
// Writes appends to the file, many in one commit. For one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "store/abandoned_table.hpp"
#include "store/sqlite.hpp"
#include "store/sqlite_file.hpp"
#include "store/store.hpp"

namespace reverie {

using AppendOutcome = std::expected<void, StoreProblem>;

class SqliteWriter {
 public:
  static std::expected<SqliteWriter, StoreProblem> on(SqliteFile file);

  /// An outcome for each, in order. When this returns, those that went well are durable.
  std::vector<AppendOutcome> write(std::span<const Append> batch);
  /// Does nothing if that content is kept already.
  AppendOutcome keep_content(std::string_view hash, std::string_view text);
  /// With all that belongs to them, in one commit. How many went: not those where something has
  /// happened since they were found.
  std::expected<std::size_t, StoreProblem> remove(std::span<const AbandonedTable> tables);
  /// Commits something without meaning: can the file be written again?
  AppendOutcome probe();
  /// How many pages stand in the write-ahead log.
  int log_pages() const { return file_.database.log_pages(); }
  /// Moves them to the file, as far as readers allow, so that the log can begin anew.
  void shorten_log();
  /// Moves them all, if nobody reads, and leaves nothing in the log.
  void empty_log();

  std::uint64_t commits() const { return commits_; }
  const std::filesystem::path& path() const { return file_.path; }
  const OpenedFiles& files() const { return file_.files; }

 private:
  struct Statements {
    sqlite::Statement find_table;
    sqlite::Statement add_table;
    sqlite::Statement update_table;
    sqlite::Statement add_entry;
    sqlite::Statement add_guest;
    sqlite::Statement find_chain;
    sqlite::Statement add_content;
    sqlite::Statement remove_table;
    sqlite::Statement remove_entries;
    sqlite::Statement remove_guest;
  };
  /// Where a table stands before an append.
  struct Place {
    std::int64_t number = 0;
    std::uint64_t version = 0;
  };
  /// The number of a chain's first table.
  using Chain = std::optional<std::int64_t>;

  SqliteWriter(SqliteFile file, Statements statements)
      : file_(std::move(file)), statements_(std::move(statements)) {}
  static sqlite::Result<Statements> prepare(sqlite::Database& database);

  sqlite::Result<std::vector<AppendOutcome>> write_together(std::span<const Append> batch);
  std::vector<AppendOutcome> write_apart(std::span<const Append> batch);
  sqlite::Result<AppendOutcome> apply(const Append& append);
  sqlite::Result<Place> find(const Append& append);
  sqlite::Result<Chain> find_chain(const std::string& table);
  sqlite::Result<AppendOutcome> make_table(const Append& append);
  sqlite::Result<AppendOutcome> go_on(const Append& append, const Place& place);
  sqlite::Result<AppendOutcome> keep_entries_and_guests(const Append& append, std::int64_t number);
  sqlite::Result<std::size_t> remove_together(std::span<const AbandonedTable> tables);
  sqlite::Result<bool> remove(const AbandonedTable& table);
  std::optional<StoreProblem> problem_of_files() const;

  SqliteFile file_;
  Statements statements_;
  std::uint64_t commits_ = 0;
};

}  // namespace reverie
