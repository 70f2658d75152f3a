// SPDX-License-Identifier: Apache-2.0
// An append is acknowledged only after the disk has said that it holds it. The call that asks the
// disk is ours here: it counts, and can say no, as no healthy disk does on request.
#include <gtest/gtest.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <filesystem>
#include <string>
#include <vector>

#include "store/store_story.hpp"

namespace {

std::atomic<int> syncs = 0;
std::atomic<bool> disk_fails = false;

}  // namespace

/// Stands before the system's own, for SQLite as well.
extern "C" int fdatasync(int descriptor) {
  ++syncs;
  if (disk_fails) {
    errno = EIO;
    return -1;
  }
  return static_cast<int>(::syscall(SYS_fdatasync, descriptor));
}

namespace reverie::testing {
namespace {

namespace fs = std::filesystem;

TEST(FailingDisk, EveryAcknowledgedAppendWasSynced) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  for (std::uint64_t version = 1; version <= 20; ++version) {
    const int before = syncs;
    ASSERT_TRUE(answer(*store, step("a", version, {"entry"})));
    ASSERT_GT(syncs, before) << version;
  }
}

TEST(FailingDisk, AnAppendThatCannotBeSyncedIsRefusedAndLeavesNothing) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  ASSERT_TRUE(answer(*store, step("a", 1, {"one"})));
  disk_fails = true;
  const Answer refused = answer(*store, step("a", 2, {"two"}));
  disk_fails = false;
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
