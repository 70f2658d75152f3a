// SPDX-License-Identifier: Apache-2.0
// What is cleared is gone whole, and nothing else is.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "store/store_story.hpp"

namespace reverie::testing {
namespace {

constexpr StoreTime old = 1000;
constexpr StoreTime late = 2000;
/// As if both times of the rule were between the two.
constexpr Clearing rule{1500, 1500};

Append at(StoreTime time, const std::string& table, std::vector<std::string> entries,
          bool over = false) {
  Append append = step(table, 1, std::move(entries));
  append.at = time;
  append.over = over;
  append.guests = {"guest"};
  return append;
}

TEST(Clearing, TakesWhatIsOldAndWasNotPlayedToItsEnd) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  ASSERT_TRUE(answer(*store, at(old, "begun", {"one", "two"})));
  ASSERT_TRUE(answer(*store, at(old, "opened", {"one"})));
  ASSERT_TRUE(answer(*store, at(old, "brought", {"a whole log"}, true)));
  ASSERT_TRUE(answer(*store, at(old, "played", {"one", "two"}, true)));
  ASSERT_TRUE(answer(*store, at(late, "lately", {"one"})));
  EXPECT_EQ(store->clear(rule), 3U);
  for (const char* gone : {"begun", "opened", "brought"}) {
    EXPECT_EQ(store->entries(gone).error().kind, Kind::missing) << gone;
  }
  EXPECT_EQ(store->entries("played"), (std::vector<std::string>{"one", "two"}));
  EXPECT_EQ(store->entries("lately"), (std::vector<std::string>{"one"}));
  EXPECT_EQ(store->tables_of("guest", false, 10)->size(), 1U);
  EXPECT_EQ(store->tables_of("guest", true, 10)->size(), 1U);
  EXPECT_EQ(store->clear(rule), 0U);
}

TEST(Clearing, TheTwoTimesAreApart) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  ASSERT_TRUE(answer(*store, at(old, "begun", {"one", "two"})));
  ASSERT_TRUE(answer(*store, at(old, "opened", {"one"})));
  ASSERT_TRUE(answer(*store, at(old, "brought", {"a whole log"}, true)));
  EXPECT_EQ(store->clear({old + 1, old}), 1U);
  EXPECT_EQ(store->entries("opened").error().kind, Kind::missing);
  EXPECT_EQ(store->clear({old, old + 1}), 2U);
}

TEST(Clearing, NothingOfAChainGoes) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  ASSERT_TRUE(answer(*store, at(old, "first", {"one"})));
  Append second = at(old, "second", {"one"});
  second.chain = "first";
  ASSERT_TRUE(answer(*store, std::move(second)));
  EXPECT_EQ(store->clear(rule), 0U);
  EXPECT_EQ(store->chapters("first")->size(), 2U);
}

/// Its number may be given again: nobody finds a table of others under it.
TEST(Clearing, TheGuestsOfAClearedTableAreStrangersToTheNext) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  ASSERT_TRUE(answer(*store, at(old, "cleared", {"one"})));
  EXPECT_EQ(store->clear(rule), 1U);
  Append next = at(late, "next", {"one"});
  next.guests = {"somebody else"};
  ASSERT_TRUE(answer(*store, std::move(next)));
  EXPECT_TRUE(store->tables_of("guest", false, 10)->empty());
  EXPECT_EQ(store->tables_of("somebody else", false, 10)->size(), 1U);
}

TEST(Clearing, OnlyTheGuestsOfWhatIsClearedGo) {
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  const auto append = [&](const std::string& table, StoreTime time) {
    Append one = at(time, table, {"one"});
    one.guests = {"ada", "ben"};
    return answer(*store, std::move(one));
  };
  ASSERT_TRUE(append("first", old));
  ASSERT_TRUE(append("between", late));
  ASSERT_TRUE(append("last", old));
  EXPECT_EQ(store->clear(rule), 2U);
  for (const char* guest : {"ada", "ben"}) {
    const auto left = store->tables_of(guest, false, 10);
    ASSERT_TRUE(left) << guest;
    ASSERT_EQ(left->size(), 1U) << guest;
    EXPECT_EQ(left->front().table, "between");
  }
}

TEST(Clearing, ManyGoAFewAtATime) {
  constexpr std::size_t many = 1200;
  const TemporaryFolder folder;
  const auto store = opened(folder.file());
  for (std::size_t i = 0; i + 1 < many; ++i) {
    store->append(at(old, "table " + std::to_string(i), {"one"}),
                  [](const Answer& given) { EXPECT_TRUE(given); });
  }
  ASSERT_TRUE(answer(*store, at(old, "last", {"one"})));
  std::size_t cleared = 0;
  while (const std::size_t more = store->clear(rule).value()) {
    EXPECT_LE(more, 1000U);
    cleared += more;
  }
  EXPECT_EQ(cleared, many);
  EXPECT_EQ(store->count(), 0U);
}

}  // namespace
}  // namespace reverie::testing
