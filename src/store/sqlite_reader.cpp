// SPDX-License-Identifier: Apache-2.0
#include "store/sqlite_reader.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>

#include "store/checksum.hpp"
#include "store/sqlite_problem.hpp"

namespace reverie {
namespace {

/// One statement sees one moment of the file: the version and the entries belong together.
constexpr std::string_view entries_of_table = R"(
  SELECT tables.version, entries.version, entries.checksum, entries.entry
  FROM tables LEFT JOIN entries ON entries.table_number = tables.number
  WHERE tables.id = ? ORDER BY entries.version
)";

/// Sorted without the summaries, which are fetched for the few that are wanted.
constexpr std::string_view tables_of_guest = R"(
  SELECT id, version, summary, over, at FROM tables
  WHERE number IN (
    SELECT number FROM guests JOIN tables ON number = table_number
    WHERE guest = ? AND over = ? ORDER BY at DESC, number DESC LIMIT ?
  )
  ORDER BY at DESC, number DESC
)";

constexpr std::string_view all_wakings =
    "SELECT id, wake_at FROM tables WHERE wake_at IS NOT NULL ORDER BY wake_at, number";

std::int64_t limit_of(std::size_t limit) {
  constexpr auto most = static_cast<std::size_t>(std::numeric_limits<std::int64_t>::max());
  return static_cast<std::int64_t>(std::min(limit, most));
}

}  // namespace

std::expected<std::unique_ptr<SqliteReader>, StoreProblem> SqliteReader::open(
    const std::filesystem::path& path) {
  const auto failed = [&](const sqlite::Error& error) {
    return std::unexpected(problem_with("read", path, error));
  };
  auto database = sqlite::Database::open(path.string(), sqlite::Access::read);
  if (!database) return failed(database.error());
  if (auto set = database->execute("PRAGMA cell_size_check = ON"); !set) return failed(set.error());
  auto statements = prepare(*database);
  if (!statements) return failed(statements.error());
  return std::unique_ptr<SqliteReader>(
      new SqliteReader(path, std::move(*database), std::move(*statements)));
}

sqlite::Result<SqliteReader::Statements> SqliteReader::prepare(sqlite::Database& database) {
  auto entries = database.prepare(entries_of_table);
  if (!entries) return std::unexpected(entries.error());
  auto tables_of = database.prepare(tables_of_guest);
  if (!tables_of) return std::unexpected(tables_of.error());
  auto wakings = database.prepare(all_wakings);
  if (!wakings) return std::unexpected(wakings.error());
  auto count = database.prepare("SELECT count(*) FROM tables");
  if (!count) return std::unexpected(count.error());
  return Statements{std::move(*entries), std::move(*tables_of), std::move(*wakings),
                    std::move(*count)};
}

std::expected<std::vector<std::string>, StoreProblem> SqliteReader::entries(
    std::string_view table) {
  std::vector<std::string> found;
  std::uint64_t version = 0;
  sqlite::Rows rows = statements_.entries.rows(table);
  for (;;) {
    const auto row = rows.next();
    if (!row) return failed(row.error());
    if (!*row) break;
    version = static_cast<std::uint64_t>(rows.integer(0));
    const std::uint64_t expected = found.size() + 1;
    std::string entry = rows.text(3);
    if (static_cast<std::uint64_t>(rows.integer(1)) != expected ||
        rows.integer(2) != checksum_of(table, expected, entry)) {
      return damaged(table, expected);
    }
    found.push_back(std::move(entry));
  }
  if (found.size() != version) return damaged(table, found.size() + 1);
  if (!found.empty()) return found;
  return std::unexpected(
      StoreProblem{StoreProblem::Kind::missing, "there is no table '" + std::string(table) + "'"});
}

std::expected<std::vector<TableSummary>, StoreProblem> SqliteReader::tables_of(
    std::string_view guest, bool over, std::size_t limit) {
  std::vector<TableSummary> found;
  sqlite::Rows rows =
      statements_.tables_of.rows(guest, static_cast<std::int64_t>(over), limit_of(limit));
  for (;;) {
    const auto row = rows.next();
    if (!row) return failed(row.error());
    if (!*row) return found;
    found.push_back({rows.text(0), static_cast<std::uint64_t>(rows.integer(1)), rows.text(2),
                     rows.integer(3) != 0, rows.integer(4)});
  }
}

std::expected<std::vector<Waking>, StoreProblem> SqliteReader::wakings() {
  std::vector<Waking> found;
  sqlite::Rows rows = statements_.wakings.rows();
  for (;;) {
    const auto row = rows.next();
    if (!row) return failed(row.error());
    if (!*row) return found;
    found.push_back({rows.text(0), rows.integer(1)});
  }
}

std::expected<std::size_t, StoreProblem> SqliteReader::count() {
  sqlite::Rows rows = statements_.count.rows();
  if (const auto row = rows.next(); !row) return failed(row.error());
  return static_cast<std::size_t>(rows.integer(0));
}

std::unexpected<StoreProblem> SqliteReader::failed(const sqlite::Error& error) const {
  return std::unexpected(problem_with("read", path_, error));
}

std::unexpected<StoreProblem> SqliteReader::damaged(std::string_view table,
                                                    std::uint64_t version) const {
  return std::unexpected(damage_of(path_, "entry " + std::to_string(version) + " of table '" +
                                              std::string(table) + "' is not what was written"));
}

std::expected<std::unique_ptr<SqliteReader>, StoreProblem> SqliteReaders::take() {
  {
    const std::scoped_lock lock(mutex_);
    if (!idle_.empty()) {
      auto reader = std::move(idle_.back());
      idle_.pop_back();
      return reader;
    }
  }
  return SqliteReader::open(path_);
}

void SqliteReaders::give_back(std::unique_ptr<SqliteReader> reader) {
  const std::scoped_lock lock(mutex_);
  idle_.push_back(std::move(reader));
}

}  // namespace reverie
