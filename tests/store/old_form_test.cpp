// SPDX-License-Identifier: Apache-2.0
// A file of an older form opens with all that was kept in it, and until it does it stays as it was:
// tests/old/house.db, which the program of form 1 made.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "store/child_process.hpp"
#include "store/faulty_disk.hpp"
#include "store/sqlite.hpp"
#include "store/store_story.hpp"
#include "support/files.hpp"

namespace reverie::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::HasSubstr;

constexpr std::size_t no_limit = 1000;

template <class T>
T must(sqlite::Result<T> result) {
  if (!result) throw std::runtime_error(result.error().message);
  return *std::move(result);
}

template <class T>
T must(std::expected<T, StoreProblem> result) {
  if (!result) throw std::runtime_error(result.error().what);
  return *std::move(result);
}

fs::path old_house() { return house("tests/old/house.db"); }

/// All that a store can be asked of its tables.
struct Kept {
  std::map<std::string, std::vector<std::string>> entries;
  /// By guest and whether they are over, the latest first.
  std::map<std::pair<std::string, bool>, std::vector<TableSummary>> lists;
  std::vector<Waking> wakings;

  friend bool operator==(const Kept&, const Kept&) = default;
};

/// Read as the program of form 1 kept it, without any of today's store.
Kept kept_in_form_1(const fs::path& file) {
  auto database = must(sqlite::Database::open(file.string(), sqlite::Access::read));
  Kept kept;
  const auto each = [&](const char* sql, const auto& take) {
    auto statement = must(database.prepare(sql));
    sqlite::Rows rows = statement.rows();
    while (must(rows.next())) take(rows);
  };
  each(
      "SELECT id, entry FROM entries JOIN tables ON number = table_number ORDER BY id, "
      "entries.version",
      [&](const sqlite::Rows& row) { kept.entries[row.text(0)].push_back(row.text(1)); });
  each(
      "SELECT guest, over, id, version, summary, at FROM guests JOIN tables ON number = "
      "table_number ORDER BY at DESC",
      [&](const sqlite::Rows& row) {
        const bool over = row.integer(1) != 0;
        kept.lists[{row.text(0), over}].push_back({row.text(2), row.text(2),
                                                   static_cast<std::uint64_t>(row.integer(3)),
                                                   row.text(4), over, row.integer(5)});
      });
  each("SELECT id, wake_at FROM tables WHERE wake_at IS NOT NULL ORDER BY wake_at",
       [&](const sqlite::Rows& row) { kept.wakings.push_back({row.text(0), row.integer(1)}); });
  return kept;
}

/// The same, asked of a store.
Kept kept_in(Store& store, const Kept& known) {
  Kept kept;
  for (const auto& [table, entries] : known.entries) {
    kept.entries[table] = must(store.entries(table));
  }
  for (const auto& [list, tables] : known.lists) {
    kept.lists[list] = must(store.tables_of(list.first, list.second, no_limit));
  }
  kept.wakings = must(store.wakings());
  return kept;
}

std::int64_t form_of(const fs::path& file) {
  auto database = must(sqlite::Database::open(file.string(), sqlite::Access::write));
  return must(database.integer("PRAGMA user_version"));
}

/// The tables and indexes of a file, as they were declared.
std::set<std::string> declarations_in(const fs::path& file) {
  auto database = must(sqlite::Database::open(file.string(), sqlite::Access::read));
  auto statement = must(database.prepare("SELECT name, coalesce(sql, '') FROM sqlite_schema"));
  std::set<std::string> found;
  sqlite::Rows rows = statement.rows();
  while (must(rows.next())) found.insert(rows.text(0) + ": " + rows.text(1));
  return found;
}

class OldForm : public ::testing::Test {
 public:
  OldForm() {
    bring_back();
    old = kept_in_form_1(folder.file());
    old_declarations = declarations_in(folder.file());
  }

  /// The file as it was, and nothing beside it.
  void bring_back() const {
    for (const char* name : {"tables.db", "tables.db-wal", "tables.db-shm"}) {
      fs::remove(folder.file(name));
    }
    fs::copy_file(old_house(), folder.file());
    fs::permissions(folder.file(), fs::perms::owner_read | fs::perms::owner_write);
  }

  void expect_everything_kept() const {
    const auto store = opened(folder.file());
    EXPECT_EQ(kept_in(*store, old), old);
    EXPECT_EQ(store->count(), old.entries.size());
  }

  /// What a child says that opens the file on a disk whose `nth` write ends as told.
  std::string said_on_opening(int nth, disk::Fate fate) const {
    return said_by_child([&](int pipe) {
      disk::at_write(nth, fate);
      const auto store = open_store(folder.file().string());
      say(pipe, store ? "opened" : store.error().what);
      // Closing may write too, which is another story.
      ::_exit(0);
    });
  }

  TemporaryFolder folder;
  Kept old;
  std::set<std::string> old_declarations;
};

TEST_F(OldForm, OpensWithEveryTableEntryListAndClock) {
  ASSERT_EQ(form_of(folder.file()), 1);
  ASSERT_EQ(old.entries.size(), 11U);
  ASSERT_EQ(old.lists.size(), 6U) << "three guests, each with tables that are over and others";
  ASSERT_EQ(old.wakings.size(), 1U);
  expect_everything_kept();
  EXPECT_EQ(form_of(folder.file()), 2);
  expect_everything_kept();
}

TEST_F(OldForm, ItsTablesGoOnAndContinueAsChapters) {
  const auto& [table, entries] = *old.entries.begin();
  const auto store = opened(folder.file());
  ASSERT_TRUE(answer(*store, step(table, entries.size() + 1, {"next"})));
  Append second = step("second chapter", 1, {"one"});
  second.chain = table;
  ASSERT_TRUE(answer(*store, second));
  const auto chapters = must(store->chapters(table));
  ASSERT_EQ(chapters.size(), 2U);
  EXPECT_EQ(chapters[0].table, table);
  EXPECT_EQ(chapters[1].chain, table);
}

TEST_F(OldForm, EndsLikeANewFile) {
  opened(folder.file());
  opened(folder.file("new.db"));
  EXPECT_EQ(declarations_in(folder.file()), declarations_in(folder.file("new.db")));
  EXPECT_EQ(form_of(folder.file()), form_of(folder.file("new.db")));
}

/// Until the write after the last, so that every one of them was the process's last.
TEST_F(OldForm, SurvivesDeathAtEveryWriteOfTheChange) {
  int deaths = 0;
  int unchanged = 0;
  for (;;) {
    const std::string said = said_on_opening(deaths + 1, disk::Fate::death);
    if (!said.empty()) {
      EXPECT_EQ(said, "opened\n");
      break;
    }
    ++deaths;
    if (form_of(folder.file()) == 1) {
      ++unchanged;
      EXPECT_EQ(kept_in_form_1(folder.file()), old);
      EXPECT_EQ(declarations_in(folder.file()), old_declarations);
    }
    expect_everything_kept();
    EXPECT_EQ(form_of(folder.file()), 2);
    if (HasFailure()) return;
    bring_back();
  }
  std::cout << deaths << " deaths, " << unchanged << " of them left form 1\n";
  EXPECT_GT(unchanged, 3) << "the change is written in several places";
}

TEST_F(OldForm, StaysWhereTheDiskIsFullUntilThereIsSpace) {
  int refusals = 0;
  for (;;) {
    const std::string said = said_on_opening(refusals + 1, disk::Fate::no_space);
    if (said == "opened\n") break;
    ++refusals;
    EXPECT_THAT(said, AllOf(HasSubstr("cannot open"), HasSubstr("free some space")));
    EXPECT_EQ(form_of(folder.file()), 1);
    EXPECT_EQ(kept_in_form_1(folder.file()), old);
    EXPECT_EQ(contents(folder.file()), contents(old_house()));
    expect_everything_kept();
    if (HasFailure()) return;
    bring_back();
  }
  EXPECT_GT(refusals, 3) << "the change is written in several places";
}

TEST_F(OldForm, StaysWhereTheDiskDoesNotConfirmTheChange) {
  disk::fail_syncs(true);
  const StoreProblem problem = problem_of_opening(folder.file());
  disk::fail_syncs(false);
  EXPECT_EQ(problem.kind, Kind::unavailable);
  EXPECT_EQ(form_of(folder.file()), 1);
  EXPECT_EQ(kept_in_form_1(folder.file()), old);
  expect_everything_kept();
}

}  // namespace
}  // namespace reverie::testing
