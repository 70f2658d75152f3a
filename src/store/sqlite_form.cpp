// SPDX-License-Identifier: Apache-2.0
#include "store/sqlite_form.hpp"

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <utility>

namespace reverie {
namespace {

/// The number stands for the id in the other tables, where it is repeated often.
/// Entries are kept in the order in which they are read: all of one table, one after the other.
constexpr const char* tables_entries_and_guests = R"(
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

/// `chain` is the number of a chain's first table, in those that follow it. It is nothing in the
/// first itself and in tables without a chain, so that no row of an older file need be written.
constexpr const char* chapters_and_contents = R"(
  ALTER TABLE tables ADD COLUMN chain INTEGER;
  CREATE INDEX chapters ON tables (chain) WHERE chain IS NOT NULL;
  CREATE TABLE contents (
    hash TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL
  ) STRICT;
)";

/// What leads to each form from the one before it. A new file goes the same way as an old one, so
/// that both end alike; what was released never changes.
constexpr std::array steps = {tables_entries_and_guests, chapters_and_contents};

}  // namespace

std::int64_t todays_form() { return static_cast<std::int64_t>(steps.size()); }

sqlite::Result<void> bring_to_todays_form(sqlite::Database& database, std::int64_t form) {
  auto transaction = sqlite::Transaction::begin_writing(database);
  if (!transaction) return std::unexpected(std::move(transaction).error());
  for (const char* step : std::span(steps).subspan(static_cast<std::size_t>(form))) {
    if (auto taken = database.execute(step); !taken) return taken;
  }
  const std::string identity = "PRAGMA application_id = " + std::to_string(our_application) +
                               "; PRAGMA user_version = " + std::to_string(todays_form());
  if (auto marked = database.execute(identity); !marked) return marked;
  return transaction->commit();
}

}  // namespace reverie
