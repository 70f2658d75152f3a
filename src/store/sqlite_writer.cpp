// SPDX-License-Identifier: Apache-2.0
#include "store/sqlite_writer.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <string>
#include <utility>

#include "store/checksum.hpp"
#include "store/sqlite_problem.hpp"

namespace reverie {
namespace {

AppendOutcome conflict(const Append& append, std::uint64_t version) {
  return std::unexpected(StoreProblem{
      StoreProblem::Kind::conflict,
      "table '" + append.table + "' is at version " + std::to_string(version) + ", so entry " +
          std::to_string(append.first) + " cannot be the next: load the table again"});
}

AppendOutcome missing(const Append& append) {
  return std::unexpected(
      StoreProblem{StoreProblem::Kind::missing,
                   "there is no table '" + append.table + "': its first append needs an entry"});
}

AppendOutcome chain_missing(const Append& append) {
  return std::unexpected(StoreProblem{
      StoreProblem::Kind::missing,
      "there is no table '" + *append.chain + "' for table '" + append.table + "' to go on from"});
}

/// Whether the others of a batch may fare better without one that asked for too much.
bool may_concern_one(const sqlite::Error& error) {
  switch (error.primary_code()) {
    case SQLITE_FULL:
    case SQLITE_IOERR:
    case SQLITE_NOMEM:
    case SQLITE_TOOBIG: return true;
    default: return false;
  }
}

bool is_kept(const AppendOutcome& outcome) { return outcome.has_value(); }

}  // namespace

std::expected<SqliteWriter, StoreProblem> SqliteWriter::on(SqliteFile file) {
  auto statements = prepare(file.database);
  if (!statements) return std::unexpected(problem_with("open", file.path, statements.error()));
  return SqliteWriter(std::move(file), std::move(*statements));
}

sqlite::Result<SqliteWriter::Statements> SqliteWriter::prepare(sqlite::Database& database) {
  auto find_table = database.prepare("SELECT number, version FROM tables WHERE id = ?");
  if (!find_table) return std::unexpected(find_table.error());
  auto add_table = database.prepare(
      "INSERT INTO tables (id, version, over, at, wake_at, summary, chain) "
      "VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING number");
  if (!add_table) return std::unexpected(add_table.error());
  auto update_table = database.prepare(
      "UPDATE tables SET version = ?, over = ?, at = ?, wake_at = ?, summary = ? WHERE number = ?");
  if (!update_table) return std::unexpected(update_table.error());
  auto add_entry = database.prepare("INSERT INTO entries VALUES (?, ?, ?, ?)");
  if (!add_entry) return std::unexpected(add_entry.error());
  auto add_guest = database.prepare("INSERT OR IGNORE INTO guests VALUES (?, ?)");
  if (!add_guest) return std::unexpected(add_guest.error());
  auto find_chain = database.prepare("SELECT coalesce(chain, number) FROM tables WHERE id = ?");
  if (!find_chain) return std::unexpected(find_chain.error());
  auto add_content = database.prepare("INSERT OR IGNORE INTO contents VALUES (?, ?)");
  if (!add_content) return std::unexpected(add_content.error());
  auto remove_table = database.prepare(
      "DELETE FROM tables WHERE number = ? AND version = ? AND at = ? RETURNING number");
  if (!remove_table) return std::unexpected(remove_table.error());
  auto remove_entries = database.prepare("DELETE FROM entries WHERE table_number = ?");
  if (!remove_entries) return std::unexpected(remove_entries.error());
  auto remove_guest = database.prepare("DELETE FROM guests WHERE guest = ? AND table_number = ?");
  if (!remove_guest) return std::unexpected(remove_guest.error());
  return Statements{std::move(*find_table),  std::move(*add_table),    std::move(*update_table),
                    std::move(*add_entry),   std::move(*add_guest),    std::move(*find_chain),
                    std::move(*add_content), std::move(*remove_table), std::move(*remove_entries),
                    std::move(*remove_guest)};
}

std::vector<AppendOutcome> SqliteWriter::write(std::span<const Append> batch) {
  const auto refuse_all = [&](const StoreProblem& problem) {
    return std::vector<AppendOutcome>(batch.size(), std::unexpected(problem));
  };
  // Written to a file that nobody will find again, an append would not be durable.
  if (const auto problem = problem_of_files()) return refuse_all(*problem);
  auto outcomes = write_together(batch);
  if (outcomes) return std::move(*outcomes);
  if (batch.size() > 1 && may_concern_one(outcomes.error())) return write_apart(batch);
  return refuse_all(problem_with("write to", file_.path, outcomes.error()));
}

std::vector<AppendOutcome> SqliteWriter::write_apart(std::span<const Append> batch) {
  std::vector<AppendOutcome> outcomes;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    outcomes.push_back(std::move(write(batch.subspan(i, 1)).front()));
  }
  return outcomes;
}

/// An error means that nothing of the whole batch is kept.
sqlite::Result<std::vector<AppendOutcome>> SqliteWriter::write_together(
    std::span<const Append> batch) {
  auto transaction = sqlite::Transaction::begin_writing(file_.database);
  if (!transaction) return std::unexpected(std::move(transaction).error());
  std::vector<AppendOutcome> outcomes;
  for (const Append& append : batch) {
    auto outcome = apply(append);
    if (!outcome) return std::unexpected(std::move(outcome).error());
    outcomes.push_back(std::move(*outcome));
  }
  if (auto committed = transaction->commit(); !committed) {
    return std::unexpected(std::move(committed).error());
  }
  if (std::ranges::any_of(outcomes, is_kept)) ++commits_;
  return outcomes;
}

/// What is refused here has not touched the file, so the rest of its batch can be committed.
sqlite::Result<AppendOutcome> SqliteWriter::apply(const Append& append) {
  const auto place = find(append);
  if (!place) return std::unexpected(place.error());
  if (append.first != place->version + 1) return conflict(append, place->version);
  return place->version == 0 ? make_table(append) : go_on(append, *place);
}

sqlite::Result<SqliteWriter::Place> SqliteWriter::find(const Append& append) {
  sqlite::Rows rows = statements_.find_table.rows(append.table);
  const auto found = rows.next();
  if (!found) return std::unexpected(found.error());
  if (!*found) return Place();
  return Place{rows.integer(0), static_cast<std::uint64_t>(rows.integer(1))};
}

sqlite::Result<SqliteWriter::Chain> SqliteWriter::find_chain(const std::string& table) {
  sqlite::Rows rows = statements_.find_chain.rows(table);
  const auto found = rows.next();
  if (!found) return std::unexpected(found.error());
  return *found ? Chain(rows.integer(0)) : std::nullopt;
}

sqlite::Result<AppendOutcome> SqliteWriter::make_table(const Append& append) {
  if (append.entries.empty()) return missing(append);
  Chain chain;
  if (append.chain && *append.chain != append.table) {
    const auto found = find_chain(*append.chain);
    if (!found) return std::unexpected(found.error());
    if (!*found) return chain_missing(append);
    chain = *found;
  }
  const auto version = static_cast<std::int64_t>(append.entries.size());
  const auto over = static_cast<std::int64_t>(append.over);
  sqlite::Rows rows = statements_.add_table.rows(append.table, version, over, append.at,
                                                 append.wake_at, append.summary, chain);
  if (const auto added = rows.next(); !added) return std::unexpected(added.error());
  return keep_entries_and_guests(append, rows.integer(0));
}

sqlite::Result<AppendOutcome> SqliteWriter::go_on(const Append& append, const Place& place) {
  const auto version = static_cast<std::int64_t>(place.version + append.entries.size());
  const auto over = static_cast<std::int64_t>(append.over);
  const auto updated = statements_.update_table.run(version, over, append.at, append.wake_at,
                                                    append.summary, place.number);
  if (!updated) return std::unexpected(updated.error());
  return keep_entries_and_guests(append, place.number);
}

sqlite::Result<AppendOutcome> SqliteWriter::keep_entries_and_guests(const Append& append,
                                                                    std::int64_t number) {
  std::uint64_t version = append.first;
  for (const std::string& entry : append.entries) {
    const std::int64_t checksum = checksum_of(append.table, version, entry);
    auto added = statements_.add_entry.run(number, static_cast<std::int64_t>(version), checksum,
                                           std::string_view(entry));
    if (!added) return std::unexpected(std::move(added).error());
    ++version;
  }
  for (const std::string& guest : append.guests) {
    auto added = statements_.add_guest.run(guest, number);
    if (!added) return std::unexpected(std::move(added).error());
  }
  return AppendOutcome();
}

AppendOutcome SqliteWriter::keep_content(std::string_view hash, std::string_view text) {
  if (auto problem = problem_of_files()) return std::unexpected(*std::move(problem));
  const auto kept = statements_.add_content.run(hash, text);
  if (!kept) return std::unexpected(problem_with("write to", file_.path, kept.error()));
  return {};
}

AppendOutcome SqliteWriter::probe() {
  if (auto problem = problem_of_files()) return std::unexpected(*std::move(problem));
  // Sets it to what it is, which SQLite writes nevertheless.
  const auto version = file_.database.integer("PRAGMA user_version");
  if (!version) return std::unexpected(problem_with("read", file_.path, version.error()));
  const auto set = file_.database.execute("PRAGMA user_version = " + std::to_string(*version));
  if (!set) return std::unexpected(problem_with("write to", file_.path, set.error()));
  return {};
}

std::expected<std::size_t, StoreProblem> SqliteWriter::remove(
    std::span<const AbandonedTable> tables) {
  if (auto problem = problem_of_files()) return std::unexpected(*std::move(problem));
  const auto removed = remove_together(tables);
  if (!removed) return std::unexpected(problem_with("write to", file_.path, removed.error()));
  return *removed;
}

sqlite::Result<std::size_t> SqliteWriter::remove_together(std::span<const AbandonedTable> tables) {
  auto transaction = sqlite::Transaction::begin_writing(file_.database);
  if (!transaction) return std::unexpected(transaction.error());
  std::size_t count = 0;
  for (const AbandonedTable& table : tables) {
    const auto removed = remove(table);
    if (!removed) return std::unexpected(removed.error());
    if (*removed) ++count;
  }
  if (const auto committed = transaction->commit(); !committed) {
    return std::unexpected(committed.error());
  }
  return count;
}

sqlite::Result<bool> SqliteWriter::remove(const AbandonedTable& table) {
  {
    sqlite::Rows rows = statements_.remove_table.rows(table.number, table.version, table.at);
    auto removed = rows.next();
    if (!removed || !*removed) return removed;
  }
  const auto gone = statements_.remove_entries.run(table.number);
  if (!gone) return std::unexpected(gone.error());
  // With the table: the next one may get its number.
  for (const std::string& guest : table.guests) {
    const auto left = statements_.remove_guest.run(guest, table.number);
    if (!left) return std::unexpected(left.error());
  }
  return true;
}

std::optional<StoreProblem> SqliteWriter::problem_of_files() const {
  // A header, and pages of this size at least, each behind a header of its own.
  constexpr std::uintmax_t header = 32;
  constexpr std::uintmax_t page = 24 + 512;
  const auto pages = static_cast<std::uintmax_t>(log_pages());
  return file_.files.problem(pages == 0 ? 0 : header + (pages * page));
}

void SqliteWriter::shorten_log() {
  // What cannot be moved now is as safe in the log.
  (void)file_.database.checkpoint();
}

void SqliteWriter::empty_log() { (void)file_.database.empty_log(); }

}  // namespace reverie
