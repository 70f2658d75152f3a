// SPDX-License-Identifier: Apache-2.0
// Tables that nobody will come back to are cleared, by the rule that docs/store.md states.
#include "server/housekeeper.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "store/store_story.hpp"

namespace reverie::testing {
namespace {

constexpr StoreTime day = StoreTime{24} * 60 * 60 * 1000;
constexpr StoreTime now = 1000 * day;

void keep(Store& store, const std::string& table, std::vector<std::string> entries,
          StoreTime days_ago) {
  Append append = step(table, 1, std::move(entries));
  append.at = now - (days_ago * day);
  ASSERT_TRUE(answer(store, std::move(append)));
}

/// Whether so many tables are left, after a while.
bool leaves(Store& store, std::size_t tables) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  while (store.count() != tables && std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return store.count() == tables;
}

TEST(Housekeeper, ClearsByTheRuleOfTheHouse) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  keep(*store, "opened only", {"opened"}, 91);
  keep(*store, "opened lately", {"opened"}, 89);
  keep(*store, "begun", {"opened", "moved"}, 399);
  keep(*store, "begun long ago", {"opened", "moved"}, 401);
  keep(*store, "of yesterday", {"opened"}, 1);
  const server::Limits limits;
  const server::Housekeeper housekeeper(*store, limits, [] { return now; });
  EXPECT_TRUE(leaves(*store, 3));
  EXPECT_TRUE(store->entries("opened lately"));
  EXPECT_TRUE(store->entries("begun"));
}

/// What was cleared by a clock that is a year ahead does not come back when the clock is set.
TEST(Housekeeper, ClearsNothingWhileItDoubtsTheClock) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  keep(*store, "opened only", {"opened"}, 91);
  keep(*store, "begun", {"opened", "moved"}, 31);
  keep(*store, "of this house", {"opened"}, 0);
  const server::Limits limits;
  const server::Housekeeper housekeeper(*store, limits, [] { return now; });
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  EXPECT_EQ(store->count(), 3U);
}

/// In an hour somebody could open more than it takes at a time.
TEST(Housekeeper, GoesOnWhileThereIsSomethingToClear) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  for (int i = 0; i < 2500; ++i) {
    Append append = step("table " + std::to_string(i), 1, {"opened"});
    append.at = now - (91 * day);
    store->append(std::move(append), [](const Answer& given) { EXPECT_TRUE(given); });
  }
  keep(*store, "of yesterday", {"opened"}, 1);
  const server::Limits limits;
  const server::Housekeeper housekeeper(*store, limits, [] { return now; });
  EXPECT_TRUE(leaves(*store, 1));
}

}  // namespace
}  // namespace reverie::testing
