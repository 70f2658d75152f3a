// SPDX-License-Identifier: Apache-2.0
// An append is acknowledged only after the disk has said that it holds it.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "store/faulty_disk.hpp"
#include "store/store_story.hpp"

namespace reverie::testing {
namespace {

namespace fs = std::filesystem;

TEST(FailingDisk, EveryAcknowledgedAppendWasSynced) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  for (std::uint64_t version = 1; version <= 20; ++version) {
    const int before = disk::syncs();
    ASSERT_TRUE(answer(*store, step("a", version, {"entry"})));
    ASSERT_GT(disk::syncs(), before) << version;
  }
}

TEST(FailingDisk, AnAppendThatCannotBeSyncedIsRefusedAndLeavesNothing) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  ASSERT_TRUE(answer(*store, step("a", 1, {"one"})));
  disk::fail_syncs(true);
  const Answer refused = answer(*store, step("a", 2, {"two"}));
  disk::fail_syncs(false);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, Kind::unavailable);
  EXPECT_NE(refused.error().what.find("Input/output error; look at the disk"), std::string::npos)
      << refused.error().what;
  EXPECT_EQ(store->entries("a"), std::vector<std::string>{"one"});
  EXPECT_TRUE(becomes_writable(*store));
  EXPECT_TRUE(answer(*store, step("a", 2, {"second try"})));
  EXPECT_EQ(store->entries("a"), (std::vector<std::string>{"one", "second try"}));
}

TEST(FailingDisk, AFileThatWasDeletedTakesNoAppendsUntilItIsBack) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  ASSERT_TRUE(answer(*store, step("a", 1, {"one"})));
  fs::rename(folder.file(), folder.file("elsewhere.db"));
  const Answer refused = answer(*store, step("a", 2, {"two"}));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, Kind::unavailable);
  EXPECT_NE(refused.error().what.find("moved or deleted"), std::string::npos);
  fs::rename(folder.file("elsewhere.db"), folder.file());
  EXPECT_TRUE(becomes_writable(*store));
  EXPECT_TRUE(answer(*store, step("a", 2, {"two"})));
}

}  // namespace
}  // namespace reverie::testing
