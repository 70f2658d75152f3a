// SPDX-License-Identifier: Apache-2.0
// What the rules of a game read is kept beside the tables that use it, once by its hash.
#include <gtest/gtest.h>

#include <fstream>
#include <optional>
#include <string>

#include "core/hex.hpp"
#include "core/sha256.hpp"
#include "store/faulty_disk.hpp"
#include "store/store_story.hpp"
#include "support/files.hpp"

namespace reverie::testing {
namespace {

class Contents : public ::testing::Test {
 public:
  void reopen() {
    store.reset();
    store = opened(folder.file());
  }

  TemporaryFolder folder;
  std::unique_ptr<Store> store = opened(folder.file());
};

std::string large_content(char letter) {
  return R"({"tiles":")" + std::string(300'000, letter) + R"("})";
}

TEST_F(Contents, AreFoundByTheirHashAndOutliveTheStore) {
  using namespace std::string_literals;
  for (const std::string& text : {"{}"s, ""s, "\0zero \u2603 \xff"s, large_content('a')}) {
    EXPECT_EQ(store->keep_content(text), to_hex(sha256(text)));
  }
  reopen();
  for (const std::string& text : {"{}"s, ""s, "\0zero \u2603 \xff"s, large_content('a')}) {
    EXPECT_EQ(store->content(to_hex(sha256(text))), text);
  }
}

TEST_F(Contents, WhatWasNeverKeptIsNothingAndNoProblem) {
  const auto found = store->content(std::string(64, '0'));
  ASSERT_TRUE(found);
  EXPECT_EQ(*found, std::nullopt);
  EXPECT_TRUE(store->health().writable());
}

TEST_F(Contents, AreOnTheDiskWhenTheyAreAnsweredAndWrittenOnce) {
  const int before = disk::syncs();
  ASSERT_TRUE(store->keep_content(large_content('a')));
  EXPECT_GT(disk::syncs(), before);
  const int writes = disk::writes();
  ASSERT_TRUE(store->keep_content(large_content('a')));
  EXPECT_EQ(disk::writes(), writes);
}

TEST_F(Contents, ThatCannotBeSyncedAreRefusedAndCanBeKeptLater) {
  ASSERT_TRUE(answer(*store, step("a", 1, {"one"})));
  disk::fail_syncs(true);
  const auto refused = store->keep_content("{}");
  disk::fail_syncs(false);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, Kind::unavailable);
  EXPECT_EQ(*store->content(to_hex(sha256("{}"))), std::nullopt);
  EXPECT_TRUE(becomes_writable(*store));
  ASSERT_TRUE(store->keep_content("{}"));
  EXPECT_EQ(store->content(to_hex(sha256("{}"))), "{}");
}

TEST_F(Contents, OneChangedLetterIsDamage) {
  ASSERT_TRUE(answer(*store, step("a", 1, {"one"})));
  const std::string text = R"({"dream":"the fourth door"})";
  const std::string hash = store->keep_content(text).value();
  store.reset();
  const std::size_t at = contents(folder.file()).find("fourth");
  ASSERT_NE(at, std::string::npos);
  std::fstream file(folder.file(), std::ios::binary | std::ios::in | std::ios::out);
  file.seekp(static_cast<std::streamoff>(at));
  file << "F" << std::flush;

  store = opened(folder.file());
  const auto found = store->content(hash);
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().kind, Kind::damaged);
  EXPECT_NE(found.error().what.find("the content " + hash), std::string::npos)
      << found.error().what;
  EXPECT_EQ(store->keep_content(text).error().kind, Kind::damaged);
  EXPECT_EQ(store->keep_content("{}").error().kind, Kind::damaged)
      << "a damaged file is not written to";
  EXPECT_TRUE(store->entries("a")) << "what can be read is served";
}

}  // namespace
}  // namespace reverie::testing
