// SPDX-License-Identifier: Apache-2.0
// Many threads use one store, and many tables are kept in it.
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <future>
#include <string>
#include <thread>
#include <vector>

#include "store/store_story.hpp"

namespace reverie::testing {
namespace {

std::string own_table(std::uint64_t writer, std::uint64_t which) {
  return "table " + std::to_string(writer) + '.' + std::to_string(which);
}

TEST(Threads, WritersAndReadersDoNotDisturbEachOther) {
  constexpr std::uint64_t writers = 6;
  constexpr std::uint64_t versions = 40;
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  std::atomic<int> refused = 0;
  std::atomic<int> torn = 0;
  std::atomic<bool> writing = true;

  const auto write = [&](std::uint64_t writer) {
    for (std::uint64_t version = 1; version <= versions; ++version) {
      for (const std::uint64_t which : {0U, 1U}) {
        Append append = step(own_table(writer, which), version, {std::to_string(version)});
        append.guests = {"guest"};
        append.summary = std::to_string(version);
        if (!answer(*store, append)) ++refused;
      }
    }
  };
  const auto read = [&](std::uint64_t writer) {
    std::size_t last = 0;
    while (writing) {
      const auto entries = store->entries(own_table(writer, 0));
      const std::size_t size = entries ? entries->size() : 0;
      if (size < last || (!entries && entries.error().kind != Kind::missing)) ++torn;
      for (std::size_t i = 0; i < size; ++i) {
        if ((*entries)[i] != std::to_string(i + 1)) ++torn;
      }
      last = size;
      const auto tables = store->tables_of("guest", false, 100);
      if (!tables) {
        ++torn;
        return;
      }
      for (const TableSummary& table : *tables) {
        if (table.summary != std::to_string(table.version)) ++torn;
      }
    }
  };

  std::vector<std::thread> writing_threads;
  for (std::uint64_t writer = 0; writer < writers; ++writer)
    writing_threads.emplace_back(write, writer);
  std::vector<std::thread> reading_threads;
  for (std::uint64_t reader = 0; reader < 3; ++reader) reading_threads.emplace_back(read, reader);
  for (std::thread& thread : writing_threads) thread.join();
  writing = false;
  for (std::thread& thread : reading_threads) thread.join();

  EXPECT_EQ(refused, 0);
  EXPECT_EQ(torn, 0);
  EXPECT_EQ(store->count(), 2 * writers);
  EXPECT_EQ(store->health().appended, 2 * writers * versions);
  EXPECT_LT(store->health().commits, store->health().appended) << "commits are shared";
}

TEST(Threads, OfSeveralWhoWriteOneVersionExactlyOneWins) {
  constexpr int rivals = 4;
  constexpr std::uint64_t versions = 30;
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  std::atomic<std::uint64_t> won = 0;
  std::atomic<int> strange = 0;
  std::vector<std::thread> threads;
  for (int rival = 0; rival < rivals; ++rival) {
    threads.emplace_back([&] {
      for (std::uint64_t version = 1; version <= versions; ++version) {
        const Answer given = answer(*store, step("a", version, {"entry"}));
        if (given) {
          ++won;
        } else if (given.error().kind != Kind::conflict) {
          ++strange;
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(won, versions);
  EXPECT_EQ(strange, 0);
  EXPECT_EQ(store->entries("a")->size(), versions);
}

void fill(Store& store, int tables) {
  for (int table = 0; table < tables; ++table) {
    Append append = step("table " + std::to_string(table), 1, {std::string(400, 'x')});
    append.summary = std::string(200, 's');
    append.guests = {"guest " + std::to_string(table % 500)};
    append.at = table;
    if (table % 10 == 0) append.wake_at = table;
    store.append(std::move(append), [](const Answer& given) { ASSERT_TRUE(given); });
  }
}

TEST(Threads, ManyTablesAreKeptAndListed) {
  constexpr int tables = 20'000;
  const TemporaryFolder folder;
  fill(*opened(folder.file()), tables);

  const auto store = opened(folder.file());
  EXPECT_EQ(store->count(), static_cast<std::size_t>(tables));
  EXPECT_EQ(store->wakings()->size(), static_cast<std::size_t>(tables / 10));
  const auto listed = store->tables_of("guest 7", false, 20);
  EXPECT_EQ(store->entries("table 12345")->size(), 1U);
  ASSERT_EQ(listed->size(), 20U);
  EXPECT_EQ(listed->front().table, "table 19507");
}

/// The log is moved to the file by a thread of its own, which can never catch up with a writer that
/// does not rest; the writer itself moves the remainder.
TEST(Threads, TheWriteAheadLogStaysShortWhileSomebodyAlwaysWrites) {
  constexpr std::uint64_t versions = 300;
  const std::string entry(1'000'000, 'x');
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  for (std::uint64_t version = 1; version <= versions; ++version) {
    ASSERT_TRUE(answer(*store, step("table", version, {entry})));
  }
  EXPECT_LT(std::filesystem::file_size(folder.file("tables.db-wal")), versions * entry.size() / 2);
  EXPECT_EQ(store->entries("table")->size(), versions);
}

}  // namespace
}  // namespace reverie::testing
