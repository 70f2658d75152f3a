// SPDX-License-Identifier: Apache-2.0
// A long game is a chain of tables, and lists show the chain as one.
#include <gtest/gtest.h>

#include <future>
#include <string>
#include <utility>
#include <vector>

#include "store/store_story.hpp"

namespace reverie::testing {
namespace {

using Texts = std::vector<std::string>;

Append chapter(std::string table, const std::string& chain, Texts guests, StoreTime at) {
  Append append = step(std::move(table), 1, {"one"});
  append.chain = chain;
  append.guests = std::move(guests);
  append.at = at;
  return append;
}

Append ended(const std::string& table, StoreTime at) {
  Append append = step(table, 2, {"two"});
  append.over = true;
  append.at = at;
  return append;
}

Texts ids(const std::expected<std::vector<TableSummary>, StoreProblem>& tables) {
  Texts found;
  if (!tables) return {tables.error().what};
  for (const TableSummary& table : *tables) found.push_back(table.table);
  return found;
}

class Chapters : public ::testing::Test {
 public:
  Texts going_on(const std::string& guest) const { return ids(store->tables_of(guest, false, 10)); }
  Texts over(const std::string& guest) const { return ids(store->tables_of(guest, true, 10)); }

  TemporaryFolder folder;
  std::unique_ptr<Store> store = opened(folder.file());
};

TEST_F(Chapters, ATableWithoutOthersIsItsOwnChain) {
  ASSERT_TRUE(answer(*store, step("a", 1, {"one"})));
  ASSERT_TRUE(answer(*store, chapter("b", "b", {}, 0)));
  for (const char* table : {"a", "b"}) {
    const auto chapters = store->chapters(table);
    ASSERT_EQ(ids(chapters), Texts{table});
    EXPECT_EQ(chapters->front().chain, table);
  }
}

TEST_F(Chapters, ComeInTheOrderInWhichTheyWereMadeWhicheverIsNamed) {
  ASSERT_TRUE(answer(*store, step("z", 1, {"one"})));
  ASSERT_TRUE(answer(*store, chapter("y", "z", {}, 2)));
  ASSERT_TRUE(answer(*store, step("alone", 1, {"one"})));
  ASSERT_TRUE(answer(*store, chapter("x", "y", {}, 1)));
  store.reset();
  store = opened(folder.file());
  for (const char* named : {"z", "y", "x"}) {
    const auto chapters = store->chapters(named);
    ASSERT_EQ(ids(chapters), (Texts{"z", "y", "x"})) << named;
    for (const TableSummary& table : *chapters) EXPECT_EQ(table.chain, "z");
  }
  EXPECT_EQ(store->chapters("nowhere").error().kind, Kind::missing);
}

TEST_F(Chapters, AreOneInLists) {
  ASSERT_TRUE(answer(*store, chapter("first", "first", {"ann"}, 10)));
  ASSERT_TRUE(answer(*store, ended("first", 20)));
  EXPECT_EQ(over("ann"), Texts{"first"}) << "nobody went on yet";

  ASSERT_TRUE(answer(*store, chapter("second", "first", {"ann"}, 30)));
  ASSERT_TRUE(answer(*store, chapter("other", "other", {"ann"}, 40)));
  Append pointed_on = step("first", 3, {"goes on at second"});
  pointed_on.over = true;
  pointed_on.at = 50;
  ASSERT_TRUE(answer(*store, pointed_on));
  EXPECT_EQ(going_on("ann"), (Texts{"other", "second"}));
  EXPECT_EQ(over("ann"), Texts()) << "a chain is over when its last chapter is";
  EXPECT_EQ(store->tables_of("ann", false, 10)->back().chain, "first");
  EXPECT_EQ(ids(store->tables_of("ann", false, 1)), Texts{"other"});

  ASSERT_TRUE(answer(*store, ended("second", 60)));
  EXPECT_EQ(going_on("ann"), Texts{"other"});
  EXPECT_EQ(over("ann"), Texts{"second"});
}

TEST_F(Chapters, AreShownToEachGuestAsFarAsTheyWereThere) {
  ASSERT_TRUE(answer(*store, chapter("first", "first", {"ann", "bea"}, 10)));
  ASSERT_TRUE(answer(*store, ended("first", 20)));
  ASSERT_TRUE(answer(*store, chapter("second", "first", {"ann", "cid"}, 30)));
  EXPECT_EQ(going_on("ann"), Texts{"second"});
  EXPECT_EQ(over("ann"), Texts());
  EXPECT_EQ(going_on("bea"), Texts());
  EXPECT_EQ(over("bea"), Texts{"first"}) << "what others play is not hers";
  EXPECT_EQ(going_on("cid"), Texts{"second"});
}

TEST_F(Chapters, OfAChainThatIsNotThereAreRefusedAloneAndChangeNothing) {
  std::vector<std::future<Answer>> answers;
  {
    const Pause pause(*store);
    answers.push_back(ask(*store, chapter("lost", "nowhere", {"ann"}, 1)));
    answers.push_back(ask(*store, chapter("first", "first", {"ann"}, 2)));
    answers.push_back(ask(*store, chapter("second", "first", {"ann"}, 3)));
  }
  const Answer lost = answers[0].get();
  ASSERT_FALSE(lost);
  EXPECT_EQ(lost.error().kind, Kind::missing);
  EXPECT_EQ(lost.error().what, "there is no table 'nowhere' for table 'lost' to go on from");
  EXPECT_TRUE(answers[1].get());
  EXPECT_TRUE(answers[2].get()) << "a chain may begin in the same commit";
  EXPECT_EQ(store->count(), 2U);
  EXPECT_EQ(going_on("ann"), Texts{"second"});
  EXPECT_TRUE(store->health().writable());
}

TEST_F(Chapters, ATableNeverLeavesItsChain) {
  ASSERT_TRUE(answer(*store, step("first", 1, {"one"})));
  ASSERT_TRUE(answer(*store, step("other", 1, {"one"})));
  ASSERT_TRUE(answer(*store, chapter("second", "first", {}, 1)));
  Append later = step("second", 2, {"two"});
  later.chain = "other";
  ASSERT_TRUE(answer(*store, later));
  EXPECT_EQ(ids(store->chapters("first")), (Texts{"first", "second"}));
  EXPECT_EQ(ids(store->chapters("other")), Texts{"other"});
}

}  // namespace
}  // namespace reverie::testing
