// SPDX-License-Identifier: Apache-2.0
#include "store/sqlite_reader.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>

#include "core/hex.hpp"
#include "core/sha256.hpp"
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

/// Sorted without the summaries, which are fetched for the few that are wanted. Of a chain only
/// those count that the guest belongs to: nobody is shown a chapter that others play. CROSS JOIN
/// looks at later chapters first, of which there are few; left to itself SQLite goes through all
/// tables of the guest again for each of them.
constexpr std::string_view tables_of_guest = R"(
  SELECT shown.id, first.id, shown.version, shown.summary, shown.over, shown.at
  FROM tables AS shown JOIN tables AS first ON first.number = coalesce(shown.chain, shown.number)
  WHERE shown.number IN (
    SELECT own.number FROM guests JOIN tables AS own ON own.number = table_number
    WHERE guest = ?1 AND own.over = ?2 AND NOT EXISTS (
      SELECT 1 FROM tables AS later CROSS JOIN guests AS again ON again.table_number = later.number
      WHERE later.chain = coalesce(own.chain, own.number) AND later.number > own.number
        AND again.guest = ?1
    )
    ORDER BY own.at DESC, own.number DESC LIMIT ?3
  )
  ORDER BY shown.at DESC, shown.number DESC
)";

/// A table's number is higher than those of all that were made before it.
constexpr std::string_view chapters_of_chain = R"(
  SELECT chapter.id, first.id, chapter.version, chapter.summary, chapter.over, chapter.at
  FROM tables AS named
  JOIN tables AS first ON first.number = coalesce(named.chain, named.number)
  JOIN tables AS chapter ON chapter.number = first.number OR chapter.chain = first.number
  WHERE named.id = ? ORDER BY chapter.number
)";

constexpr std::string_view all_wakings =
    "SELECT id, wake_at FROM tables WHERE wake_at IS NOT NULL ORDER BY wake_at, number";

/// Nothing that was played here to its end, and nothing of a chain: what comes later goes on from
/// what was before.
constexpr std::string_view abandoned_tables = R"(
  SELECT number, version, at FROM tables AS own
  WHERE ((version = 1 AND over = 0 AND at < ?1) OR ((version = 1 OR over = 0) AND at < ?2))
    AND chain IS NULL
    AND NOT EXISTS (SELECT 1 FROM tables AS later WHERE later.chain = own.number)
  ORDER BY number LIMIT ?3
)";

/// Looks at every guest there is: not for the writer's thread, and once for many tables.
constexpr std::string_view guests_of_tables =
    "SELECT table_number, guest FROM guests WHERE table_number BETWEEN ? AND ?";

std::int64_t limit_of(std::size_t limit) {
  constexpr auto most = static_cast<std::size_t>(std::numeric_limits<std::int64_t>::max());
  return static_cast<std::int64_t>(std::min(limit, most));
}

std::unexpected<StoreProblem> missing(std::string_view table) {
  return std::unexpected(
      StoreProblem{StoreProblem::Kind::missing, "there is no table '" + std::string(table) + "'"});
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
  auto chapters = database.prepare(chapters_of_chain);
  if (!chapters) return std::unexpected(chapters.error());
  auto wakings = database.prepare(all_wakings);
  if (!wakings) return std::unexpected(wakings.error());
  auto last_append = database.prepare("SELECT max(at) FROM tables WHERE at < ?");
  if (!last_append) return std::unexpected(last_append.error());
  auto count = database.prepare("SELECT count(*) FROM tables");
  if (!count) return std::unexpected(count.error());
  auto content = database.prepare("SELECT text FROM contents WHERE hash = ?");
  if (!content) return std::unexpected(content.error());
  auto abandoned = database.prepare(abandoned_tables);
  if (!abandoned) return std::unexpected(abandoned.error());
  auto guests_of = database.prepare(guests_of_tables);
  if (!guests_of) return std::unexpected(guests_of.error());
  return Statements{std::move(*entries), std::move(*tables_of),   std::move(*chapters),
                    std::move(*wakings), std::move(*last_append), std::move(*count),
                    std::move(*content), std::move(*abandoned),   std::move(*guests_of)};
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
  return missing(table);
}

std::expected<std::vector<TableSummary>, StoreProblem> SqliteReader::tables_of(
    std::string_view guest, bool over, std::size_t limit) {
  return summaries(
      statements_.tables_of.rows(guest, static_cast<std::int64_t>(over), limit_of(limit)));
}

std::expected<std::vector<TableSummary>, StoreProblem> SqliteReader::chapters(
    std::string_view table) {
  auto found = summaries(statements_.chapters.rows(table));
  if (found && found->empty()) return missing(table);
  return found;
}

std::expected<std::vector<TableSummary>, StoreProblem> SqliteReader::summaries(
    sqlite::Rows rows) const {
  std::vector<TableSummary> found;
  for (;;) {
    const auto row = rows.next();
    if (!row) return failed(row.error());
    if (!*row) return found;
    found.push_back({rows.text(0), rows.text(1), static_cast<std::uint64_t>(rows.integer(2)),
                     rows.text(3), rows.integer(4) != 0, rows.integer(5)});
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

std::expected<std::optional<StoreTime>, StoreProblem> SqliteReader::last_append(StoreTime before) {
  sqlite::Rows rows = statements_.last_append.rows(before);
  if (const auto row = rows.next(); !row) return failed(row.error());
  if (rows.is_null(0)) return std::nullopt;
  return rows.integer(0);
}

std::expected<std::size_t, StoreProblem> SqliteReader::count() {
  sqlite::Rows rows = statements_.count.rows();
  if (const auto row = rows.next(); !row) return failed(row.error());
  return static_cast<std::size_t>(rows.integer(0));
}

std::expected<std::optional<std::string>, StoreProblem> SqliteReader::content(
    std::string_view hash) {
  sqlite::Rows rows = statements_.content.rows(hash);
  const auto row = rows.next();
  if (!row) return failed(row.error());
  if (!*row) return std::nullopt;
  std::string text = rows.text(0);
  if (to_hex(sha256(text)) != hash) {
    return std::unexpected(
        damage_of(path_, "the content " + std::string(hash) + " is not what was written"));
  }
  return text;
}

std::expected<std::vector<AbandonedTable>, StoreProblem> SqliteReader::abandoned(
    const Clearing& rule, std::size_t limit) {
  std::vector<AbandonedTable> found;
  sqlite::Rows rows =
      statements_.abandoned.rows(rule.untouched_before, rule.unfinished_before, limit_of(limit));
  for (;;) {
    const auto row = rows.next();
    if (!row) return failed(row.error());
    if (!*row) break;
    found.push_back({rows.integer(0), rows.integer(1), rows.integer(2), {}});
  }
  if (auto added = add_guests_of(found); !added) return failed(added.error());
  return found;
}

/// In the order of their numbers.
sqlite::Result<void> SqliteReader::add_guests_of(std::vector<AbandonedTable>& tables) {
  if (tables.empty()) return {};
  sqlite::Rows rows = statements_.guests_of.rows(tables.front().number, tables.back().number);
  for (;;) {
    const auto row = rows.next();
    if (!row) return std::unexpected(row.error());
    if (!*row) return {};
    const std::int64_t number = rows.integer(0);
    const auto table = std::ranges::lower_bound(tables, number, {}, &AbandonedTable::number);
    if (table->number == number) table->guests.push_back(rows.text(1));
  }
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
  if (auto problem = files_.problem()) return std::unexpected(*std::move(problem));
  return SqliteReader::open(path_);
}

void SqliteReaders::give_back(std::unique_ptr<SqliteReader> reader) {
  const std::scoped_lock lock(mutex_);
  idle_.push_back(std::move(reader));
}

}  // namespace reverie
