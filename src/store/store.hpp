// SPDX-License-Identifier: Apache-2.0
// The room that keeps tables. A table is a log: entries numbered from one, of which the store
// understands nothing but their order. What it promises is described in docs/store.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace reverie {

struct StoreProblem {
  enum class Kind : std::uint8_t {
    conflict,     ///< Somebody else wrote that version first: reload the table.
    unavailable,  ///< Not now: no space, no permission, in use. The same may work later.
    damaged,      ///< What is stored is not what was written. Nothing more will be.
    missing,      ///< There is no such table.
  };

  Kind kind = Kind::unavailable;
  /// For people: what, where, what to do.
  std::string what;

  friend bool operator==(const StoreProblem&, const StoreProblem&) = default;
};

/// Milliseconds since 1970.
using StoreTime = std::int64_t;

/// What one step adds to a table. All of it becomes durable, or nothing.
struct Append {
  std::string table;
  /// Any table of the chain of chapters that a new table goes on with. Nothing, or the table
  /// itself, where it begins one. Counts when the table is made: it never leaves its chain.
  std::optional<std::string> chain;
  /// The version of the first entry: one more than the table has. Anything else is a conflict.
  std::uint64_t first = 1;
  /// May be empty for a table that exists: then only what follows changes.
  std::vector<std::string> entries;
  /// What lists show of the table, so that nothing need be replayed for them. Replaces the last
  /// one.
  std::string summary;
  /// Who belongs to the table from now on, beside those who already do.
  std::vector<std::string> guests;
  bool over = false;
  /// When the table's clock next needs attention, if ever.
  std::optional<StoreTime> wake_at;
  StoreTime at = 0;
};

struct TableSummary {
  std::string table;
  /// The first table of its chain of chapters; itself, where there is no other.
  std::string chain;
  std::uint64_t version = 0;
  std::string summary;
  bool over = false;
  /// When it was last appended to.
  StoreTime at = 0;

  friend bool operator==(const TableSummary&, const TableSummary&) = default;
};

struct Waking {
  std::string table;
  StoreTime at = 0;

  friend bool operator==(const Waking&, const Waking&) = default;
};

/// Which tables nobody will come back to.
struct Clearing {
  /// It is not over, nothing has happened there but that it was opened, and that before this.
  StoreTime untouched_before = 0;
  /// It was not played to its end here, and the last that happened was before this.
  StoreTime unfinished_before = 0;
};

struct StoreHealth {
  /// Why nothing can be written; nothing while all is well.
  std::optional<StoreProblem> problem;
  /// Since the store was opened: appends that became durable, appends that were refused, and the
  /// commits that all of them took.
  std::uint64_t appended = 0;
  std::uint64_t refused = 0;
  std::uint64_t commits = 0;
  /// Appends that wait for an answer now.
  std::size_t queued = 0;

  bool writable() const { return !problem; }
};

/// Every member may be called from any thread. Closing (the destructor) first writes and answers
/// what was appended before.
class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  using Done = std::function<void(std::expected<void, StoreProblem>)>;
  /// `done` is called once, from the store's thread, after the append is durable or was refused;
  /// in the order of the calls. It must not block: nothing is written meanwhile.
  virtual void append(Append append, Done done) = 0;

  /// Everything about a table, in order.
  virtual std::expected<std::vector<std::string>, StoreProblem> entries(std::string_view table) = 0;
  /// The tables of a guest that are over or those that are not, the latest first. A chain is there
  /// once: as the last made of its tables that the guest belongs to.
  virtual std::expected<std::vector<TableSummary>, StoreProblem> tables_of(std::string_view guest,
                                                                           bool over,
                                                                           std::size_t limit) = 0;
  /// All tables of a chain in the order in which they were made, whichever of them is named.
  virtual std::expected<std::vector<TableSummary>, StoreProblem> chapters(
      std::string_view table) = 0;
  /// The tables whose clock asks for attention, the earliest first.
  virtual std::expected<std::vector<Waking>, StoreProblem> wakings() = 0;
  /// When a table was last appended to, of those that were before this time; nothing where there
  /// are none.
  virtual std::expected<std::optional<StoreTime>, StoreProblem> last_append(StoreTime before) = 0;
  /// How many tables there are.
  virtual std::expected<std::size_t, StoreProblem> count() = 0;

  /// Keeps what the rules of a game read, once, and returns the hash by which it is found again:
  /// its SHA-256, as the header of a log names it. Waits until it is durable, so that a table which
  /// is appended afterwards is never kept without it; not for the store's own thread.
  virtual std::expected<std::string, StoreProblem> keep_content(std::string_view text) = 0;
  /// Nothing if it was never kept.
  virtual std::expected<std::optional<std::string>, StoreProblem> content(
      std::string_view hash) = 0;

  /// Removes tables for good, but none of a chain of chapters; how many. Not all at once, so that
  /// appends go on: whoever clears comes again. Waits until it is done; not for the store's own
  /// thread.
  virtual std::expected<std::size_t, StoreProblem> clear(const Clearing& rule) = 0;

  virtual StoreHealth health() const = 0;
};

/// Opens the store at a location: the path of a file (made if it is not there, in a folder that
/// must be), or later `postgresql://…`. Nobody else may have it open.
std::expected<std::unique_ptr<Store>, StoreProblem> open_store(const std::string& location);

}  // namespace reverie
