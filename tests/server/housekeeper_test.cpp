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

TEST(Housekeeper, ClearsByTheRuleOfTheHouse) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  keep(*store, "opened only", {"opened"}, 91);
  keep(*store, "opened lately", {"opened"}, 89);
  keep(*store, "begun", {"opened", "moved"}, 399);
  keep(*store, "begun long ago", {"opened", "moved"}, 401);
  const server::Limits limits;
  const server::Housekeeper housekeeper(*store, limits, [] { return now; });
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
  while (store->count() != 2U && std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  EXPECT_EQ(store->count(), 2U);
  EXPECT_TRUE(store->entries("opened lately"));
  EXPECT_TRUE(store->entries("begun"));
}

}  // namespace
}  // namespace reverie::testing
