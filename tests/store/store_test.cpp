// SPDX-License-Identifier: Apache-2.0
// What the store promises while all is well.
#include "store/store.hpp"

#include <gtest/gtest.h>

#include <future>
#include <string>
#include <utility>
#include <vector>

#include "store/store_story.hpp"

namespace reverie::testing {
namespace {

using Texts = std::vector<std::string>;

class StoreTest : public ::testing::Test {
 public:
  void reopen() {
    store.reset();
    store = opened(folder.file());
  }

  TemporaryFolder folder;
  std::unique_ptr<Store> store = opened(folder.file());
};

Append seen_by(const std::string& guest, Append append, StoreTime at) {
  append.guests = {guest};
  append.at = at;
  return append;
}

Texts ids(const std::vector<TableSummary>& tables) {
  Texts found;
  for (const TableSummary& table : tables) found.push_back(table.table);
  return found;
}

TEST_F(StoreTest, EntriesComeBackInOrderAndOutliveTheStore) {
  EXPECT_TRUE(answer(*store, step("a", 1, {"one", "two"})));
  EXPECT_TRUE(answer(*store, step("b", 1, {"other"})));
  EXPECT_TRUE(answer(*store, step("a", 3, {"three"})));
  EXPECT_EQ(store->entries("a"), (Texts{"one", "two", "three"}));
  reopen();
  EXPECT_EQ(store->entries("a"), (Texts{"one", "two", "three"}));
  EXPECT_EQ(store->entries("b"), (Texts{"other"}));
  EXPECT_EQ(store->count(), 2U);
}

TEST_F(StoreTest, TellsWhenAnythingWasLastKeptBefore) {
  EXPECT_EQ(store->last_append(100).value(), std::optional<StoreTime>());
  EXPECT_TRUE(answer(*store, seen_by("ann", step("a", 1, {"one"}), 10)));
  EXPECT_TRUE(answer(*store, seen_by("ann", step("b", 1, {"one"}), 20)));
  EXPECT_TRUE(answer(*store, seen_by("ann", step("a", 2, {"two"}), 30)));
  EXPECT_EQ(store->last_append(100).value(), std::optional<StoreTime>(30));
  EXPECT_EQ(store->last_append(30).value(), std::optional<StoreTime>(20));
  EXPECT_EQ(store->last_append(20).value(), std::optional<StoreTime>());
}

TEST_F(StoreTest, EveryByteOfATextIsKept) {
  using namespace std::string_literals;
  const Texts texts = {"", "\0zero\0"s, "snow \u2603", "\xff\xfe"s, "'quoted'; DROP TABLE entries"};
  EXPECT_TRUE(answer(*store, step("it's", 1, texts)));
  EXPECT_EQ(store->entries("it's"), texts);
}

TEST_F(StoreTest, AGapOrAVersionThatExistsIsAConflictAndChangesNothing) {
  ASSERT_TRUE(answer(*store, step("a", 1, {"one", "two"})));
  for (const std::uint64_t first : {0U, 1U, 2U, 4U}) {
    Append wrong = seen_by("ann", step("a", first, {"wrong"}), 5);
    wrong.wake_at = 9;
    const Answer given = answer(*store, std::move(wrong));
    ASSERT_FALSE(given) << first;
    EXPECT_EQ(given.error().kind, Kind::conflict) << first;
  }
  EXPECT_EQ(answer(*store, step("new", 2, {"wrong"})).error().kind, Kind::conflict);
  EXPECT_EQ(store->entries("a"), (Texts{"one", "two"}));
  EXPECT_EQ(store->tables_of("ann", false, 10), std::vector<TableSummary>());
  EXPECT_EQ(store->wakings(), std::vector<Waking>());
  EXPECT_EQ(store->count(), 1U);
  EXPECT_TRUE(store->health().writable()) << "a conflict is nothing to be ill of";
}

TEST_F(StoreTest, WithoutEntriesOnlyATableThatExistsChanges) {
  EXPECT_EQ(answer(*store, step("a", 1, {})).error().kind, Kind::missing);
  ASSERT_TRUE(answer(*store, step("a", 1, {"one"})));
  Append woken = step("a", 2, {});
  woken.wake_at = 7;
  EXPECT_TRUE(answer(*store, woken));
  EXPECT_EQ(store->entries("a"), (Texts{"one"}));
  EXPECT_EQ(store->wakings(), (std::vector<Waking>{{"a", 7}}));
}

TEST_F(StoreTest, ATableThatIsNotThereIsMissing) {
  EXPECT_EQ(store->entries("nowhere").error().kind, Kind::missing);
}

TEST_F(StoreTest, GuestsFindTheirTablesLatestFirst) {
  ASSERT_TRUE(answer(*store, seen_by("ann", step("a", 1, {"one"}), 10)));
  ASSERT_TRUE(answer(*store, seen_by("ann", step("b", 1, {"one"}), 30)));
  ASSERT_TRUE(answer(*store, seen_by("bea", step("c", 1, {"one"}), 40)));
  ASSERT_TRUE(answer(*store, seen_by("bea", step("a", 2, {"two"}), 50)));
  EXPECT_EQ(ids(*store->tables_of("ann", false, 10)), (Texts{"a", "b"}));
  EXPECT_EQ(ids(*store->tables_of("bea", false, 10)), (Texts{"a", "c"}));
  EXPECT_EQ(ids(*store->tables_of("bea", false, 1)), (Texts{"a"}));
  EXPECT_EQ(ids(*store->tables_of("cid", false, 10)), Texts());
}

TEST_F(StoreTest, AListShowsTheLastSummaryAndWhatIsOverApart) {
  ASSERT_TRUE(answer(*store, seen_by("ann", step("a", 1, {"one"}), 10)));
  Append last = step("a", 2, {"two", "three"});
  last.summary = "won";
  last.over = true;
  last.at = 20;
  ASSERT_TRUE(answer(*store, last));
  reopen();
  EXPECT_EQ(store->tables_of("ann", false, 10), std::vector<TableSummary>());
  EXPECT_EQ(store->tables_of("ann", true, 10),
            (std::vector<TableSummary>{{"a", "a", 3, "won", true, 20}}));
}

TEST_F(StoreTest, ClocksAreListedEarliestFirstUntilTheyAskForNothing) {
  for (const auto& [table, at] : {std::pair("a", 30), std::pair("b", 10), std::pair("c", 20)}) {
    Append first = step(table, 1, {"one"});
    first.wake_at = at;
    ASSERT_TRUE(answer(*store, first));
  }
  ASSERT_TRUE(answer(*store, step("c", 2, {"two"})));
  reopen();
  EXPECT_EQ(store->wakings(), (std::vector<Waking>{{"b", 10}, {"a", 30}}));
}

TEST_F(StoreTest, WhatQueuesDuringACommitIsOneCommit) {
  std::vector<std::future<Answer>> answers;
  {
    const Pause pause(*store);
    for (int i = 0; i < 50; ++i) {
      answers.push_back(ask(*store, step("table " + std::to_string(i), 1, {"one"})));
    }
    EXPECT_EQ(store->health().queued, 50U);
  }
  for (auto& given : answers) EXPECT_TRUE(given.get());
  EXPECT_EQ(store->health().commits, 1U);
  EXPECT_EQ(store->health().appended, 50U);
  EXPECT_EQ(store->health().queued, 0U);
}

TEST_F(StoreTest, AConflictDoesNotRefuseTheOthersOfItsBatch) {
  std::vector<std::future<Answer>> answers;
  {
    const Pause pause(*store);
    answers.push_back(ask(*store, step("a", 1, {"one"})));
    answers.push_back(ask(*store, step("a", 1, {"too late"})));
    answers.push_back(ask(*store, step("a", 2, {"two"})));
    answers.push_back(ask(*store, step("b", 1, {"one"})));
  }
  EXPECT_TRUE(answers[0].get());
  EXPECT_EQ(answers[1].get().error().kind, Kind::conflict);
  EXPECT_TRUE(answers[2].get());
  EXPECT_TRUE(answers[3].get());
  EXPECT_EQ(store->entries("a"), (Texts{"one", "two"}));
  EXPECT_EQ(store->health().commits, 1U) << "they were one batch";
}

TEST_F(StoreTest, AnswersComeInOrder) {
  std::vector<std::uint64_t> order;
  for (std::uint64_t version = 1; version <= 200; ++version) {
    store->append(step("a", version, {"entry"}), [&order, version](const Answer& given) {
      if (given) order.push_back(version);
    });
  }
  store.reset();
  ASSERT_EQ(order.size(), 200U) << "closing answers everybody";
  for (std::size_t i = 0; i < order.size(); ++i) ASSERT_EQ(order[i], i + 1);
  EXPECT_EQ(opened(folder.file())->entries("a")->size(), 200U);
}

TEST_F(StoreTest, ADoneAppendIsSeenByWhoReadsNext) {
  for (std::uint64_t version = 1; version <= 50; ++version) {
    ASSERT_TRUE(answer(*store, step("a", version, {"entry"})));
    ASSERT_EQ(store->entries("a")->size(), version);
  }
}

}  // namespace
}  // namespace reverie::testing
