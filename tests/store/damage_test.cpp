// SPDX-License-Identifier: Apache-2.0
// What is read is what was written, or an error. A file in which damage was found is not written
// to.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "store/store_story.hpp"
#include "support/files.hpp"

namespace reverie::testing {
namespace {

namespace fs = std::filesystem;

constexpr int tables = 100;
constexpr int entries_of_each = 12;

std::string name_of_table(int table) { return "table " + std::to_string(table); }

std::vector<std::string> entries_of(int table) {
  std::vector<std::string> entries;
  for (int version = 1; version <= entries_of_each; ++version) {
    entries.push_back("entry " + std::to_string(version) + " of " + name_of_table(table) + ": " +
                      std::string(200, static_cast<char>('a' + version)));
  }
  return entries;
}

class Damage : public ::testing::Test {
 public:
  /// Closed and whole: nothing is left in the write-ahead log.
  void SetUp() override {
    const auto store = opened(folder.file());
    for (int table = 0; table < tables; ++table) {
      Append append = step(name_of_table(table), 1, entries_of(table));
      append.guests = {"guest"};
      ASSERT_TRUE(answer(*store, append));
    }
  }

  void overwrite(std::size_t at, const std::string& bytes) const {
    std::fstream file(folder.file(), std::ios::binary | std::ios::in | std::ios::out);
    file.seekp(static_cast<std::streamoff>(at));
    file << bytes;
  }

  std::size_t size() const { return fs::file_size(folder.file()); }

  TemporaryFolder folder;
};

/// How many tables can still be read; none of them may read otherwise than it was written.
int readable(Store& store) {
  int count = 0;
  for (int table = 0; table < tables; ++table) {
    const auto entries = store.entries(name_of_table(table));
    if (!entries) continue;
    EXPECT_EQ(*entries, entries_of(table));
    ++count;
  }
  return count;
}

TEST_F(Damage, OneChangedLetterIsFoundWhenItsTableIsRead) {
  const std::string text = "entry 7 of table 42: ";
  const std::size_t at = contents(folder.file()).find(text);
  ASSERT_NE(at, std::string::npos);
  overwrite(at + text.size(), "?");

  const auto store = opened(folder.file());
  EXPECT_TRUE(store->health().writable()) << "nothing was read yet";
  const auto entries = store->entries("table 42");
  ASSERT_FALSE(entries);
  EXPECT_EQ(entries.error().kind, Kind::damaged);
  EXPECT_NE(entries.error().what.find("entry 7 of table 'table 42'"), std::string::npos)
      << entries.error().what;
  EXPECT_EQ(readable(*store), tables - 1) << "the others are served";
}

TEST_F(Damage, OnceFoundNothingMoreIsWritten) {
  overwrite(size() / 2, std::string(4096, '\xff'));
  const auto store = opened(folder.file());
  const int still_readable = readable(*store);
  EXPECT_LT(still_readable, tables);
  EXPECT_GT(still_readable, 0);
  EXPECT_EQ(store->health().problem->kind, Kind::damaged);

  const std::string before = contents(folder.file());
  const Answer given = answer(*store, step("new", 1, {"one"}));
  ASSERT_FALSE(given);
  EXPECT_EQ(given.error().kind, Kind::damaged);
  EXPECT_EQ(contents(folder.file()), before);
  EXPECT_EQ(readable(*store), still_readable);
}

TEST_F(Damage, AFileCutInHalfIsNeverTakenForAWholeOne) {
  fs::resize_file(folder.file(), size() / 2);
  if (auto store = open_store(folder.file().string())) {
    EXPECT_LT(readable(**store), tables);
    EXPECT_FALSE((*store)->health().writable());
  } else {
    EXPECT_EQ(store.error().kind, Kind::damaged);
  }
}

TEST_F(Damage, ADamagedBeginningIsRefusedAtTheDoor) {
  overwrite(0, std::string(16, '?'));
  EXPECT_EQ(problem_of_opening(folder.file()).kind, Kind::damaged);
}

TEST_F(Damage, WhereverItIsNothingWrongIsRead) {
  const std::uint64_t seed = std::random_device{}();
  std::cout << "seed " << seed << '\n';
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  const std::string whole = contents(folder.file());
  int found = 0;
  for (int round = 0; round < 60; ++round) {
    std::ofstream(folder.file(), std::ios::binary) << whole;
    const std::size_t length = 1 + below(random, 600);
    std::string bytes(length, '\0');
    for (char& byte : bytes) byte = static_cast<char>(below(random, 256));
    overwrite(below(random, static_cast<std::uint32_t>(whole.size() - length)), bytes);
    const auto store = open_store(folder.file().string());
    if (!store || readable(**store) < tables) ++found;
    if (HasFailure()) return;
  }
  EXPECT_GT(found, 0) << "nothing was hit in sixty rounds";
}

}  // namespace
}  // namespace reverie::testing
