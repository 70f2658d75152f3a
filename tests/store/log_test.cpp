// SPDX-License-Identifier: Apache-2.0
// The write-ahead log: what it holds is kept or missed with a word, whatever happens to it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>
#include <string>
#include <thread>

#include "core/random.hpp"
#include "store/store_story.hpp"
#include "support/files.hpp"

namespace reverie::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

constexpr std::size_t page = 4096 + 24;
constexpr std::size_t header = 32;

std::string entry_at(std::uint64_t version) {
  return "entry " + std::to_string(version) + std::string(300, 'x');
}

/// Entries until they are not those that were appended.
std::uint64_t right_entries(Store& store) {
  const auto entries = store.entries("a");
  if (!entries) return 0;
  std::uint64_t right = 0;
  while (right < entries->size() && (*entries)[right] == entry_at(right + 1)) ++right;
  return right;
}

void write(const fs::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
}

bool comes_true(const std::function<bool()>& condition) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  while (!condition()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return true;
}

/// What a store leaves that is killed after so many appends.
class LeftBehind : public ::testing::Test {
 public:
  void SetUp() override {
    constexpr std::size_t many_pages = 60;
    const TemporaryFolder before;
    const auto store = opened(before.file());
    // On a machine that pauses, the store may have emptied its log meanwhile: then once more.
    do {
      for (int i = 0; i < 40; ++i) {
        ++appended;
        ASSERT_TRUE(answer(*store, step("a", appended, {entry_at(appended)})));
      }
      const Pause pause(*store);
      database = contents(before.file());
      log = contents(before.file("tables.db-wal"));
    } while (log.size() < header + (many_pages * page));
  }

  void put(const std::string& database_bytes, const std::string& log_bytes) const {
    for (const char* file : {"tables.db-shm", "tables.db.lock"}) fs::remove(folder.file(file));
    write(folder.file(), database_bytes);
    write(folder.file("tables.db-wal"), log_bytes);
  }

  std::string database;
  std::string log;
  std::uint64_t appended = 0;
  TemporaryFolder folder;
};

TEST_F(LeftBehind, IsFoundAsItWas) {
  put(database, log);
  EXPECT_EQ(right_entries(*opened(folder.file())), appended);
}

TEST_F(LeftBehind, WithOneBitChangedIsNeverTakenForTheWhole) {
  const std::uint64_t seed = std::random_device{}();
  std::cout << "seed " << seed << '\n';
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  int refused = 0;
  for (int round = 0; round < 60; ++round) {
    std::string changed = log;
    const std::size_t at = below(random, static_cast<std::uint32_t>(log.size() / 2));
    changed[at] = static_cast<char>(changed[at] ^ 1);
    put(database, changed);
    const auto store = open_store(folder.file().string());
    if (!store) {
      ++refused;
      EXPECT_EQ(store.error().kind, Kind::damaged);
      EXPECT_EQ(contents(folder.file("tables.db-wal")), changed) << "it is left as it was";
    } else {
      // The space behind the last frame of before, say.
      EXPECT_EQ(right_entries(**store), appended) << "byte " << at;
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(refused, 0);
}

TEST_F(LeftBehind, WithADamagedBeginningIsNotTakenForEmpty) {
  for (std::size_t at = 0; at < header; ++at) {
    std::string changed = log;
    changed[at] = static_cast<char>(changed[at] ^ 0x10);
    put(database, changed);
    EXPECT_EQ(problem_of_opening(folder.file()).kind, Kind::damaged) << at;
  }
}

/// What a power cut leaves: the last append was not yet answered.
TEST_F(LeftBehind, WithATornEndOpensWithAllThatWasAnswered) {
  for (const std::size_t cut : {std::size_t{1}, page / 2, page}) {
    put(database, log.substr(0, log.size() - cut));
    EXPECT_GE(right_entries(*opened(folder.file())), appended - 1) << cut;
  }
}

TEST_F(LeftBehind, WithoutItsDatabaseIsNotDestroyed) {
  put("", log);
  EXPECT_THAT(problem_of_opening(folder.file()).what, HasSubstr("missing or empty"));
  fs::remove(folder.file());
  EXPECT_EQ(problem_of_opening(folder.file()).kind, Kind::damaged);
  EXPECT_FALSE(fs::exists(folder.file())) << "nothing is made in its place";
  EXPECT_EQ(contents(folder.file("tables.db-wal")), log);
  put(database, log);
  EXPECT_EQ(right_entries(*opened(folder.file())), appended);
}

TEST(Log, IsEmptiedWhenNothingComes) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  ASSERT_TRUE(answer(*store, step("a", 1, {entry_at(1)})));
  EXPECT_TRUE(comes_true([&] { return fs::file_size(folder.file("tables.db-wal")) == 0; }));
  ASSERT_TRUE(answer(*store, step("a", 2, {entry_at(2)})));
  EXPECT_EQ(right_entries(*store), 2U);
}

TEST(Log, ThatIsDeletedWhileInUseTakesNothingMoreAndLosesNothing) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  ASSERT_TRUE(answer(*store, step("a", 1, {entry_at(1)})));
  fs::remove(folder.file("tables.db-wal"));
  const Answer refused = answer(*store, step("a", 2, {entry_at(2)}));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, Kind::unavailable);
  EXPECT_THAT(refused.error().what, HasSubstr("tables.db-wal' was moved or deleted"));
  EXPECT_FALSE(store->health().writable());
  // Even if the program were killed now.
  EXPECT_TRUE(comes_true([&] {
    const TemporaryFolder other;
    fs::copy_file(folder.file(), other.file());
    return right_entries(*opened(other.file())) == 1;
  }));
}

TEST(Log, ThatIsCutShortWhileInUseIsDamage) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  Answer given;
  // Until it happens between an append and the moment at which the store empties its log itself.
  for (std::uint64_t version = 1; given && version < 1000; version += 2) {
    ASSERT_TRUE(answer(*store, step("a", version, {entry_at(version)})));
    {
      const Pause pause(*store);
      fs::resize_file(folder.file("tables.db-wal"), 0);
    }
    given = answer(*store, step("a", version + 1, {entry_at(version + 1)}));
  }
  ASSERT_FALSE(given);
  EXPECT_EQ(given.error().kind, Kind::damaged);
}

TEST(Log, NothingIsCalledMissingInADatabaseThatWasReplaced) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  ASSERT_TRUE(answer(*store, step("a", 1, {entry_at(1)})));
  EXPECT_EQ(store->entries("b").error().kind, Kind::missing);
  {
    const TemporaryFolder other;
    ASSERT_TRUE(answer(*opened(other.file()), step("c", 1, {"another"})));
    fs::rename(folder.file(), folder.file("before.db"));
    fs::copy_file(other.file(), folder.file());
  }
  EXPECT_EQ(store->entries("b").error().kind, Kind::unavailable);
  EXPECT_FALSE(answer(*store, step("a", 2, {entry_at(2)})));
}

}  // namespace
}  // namespace reverie::testing
