// SPDX-License-Identifier: Apache-2.0
// A table: moves, refusals, what taking back costs, saves.
#include "table/table.hpp"

#include <gtest/gtest.h>

#include "games/replay.hpp"
#include "support/house_content.hpp"

namespace reverie {
namespace {

using testing::shelf_of_house;

constexpr Seat first{0};
constexpr Seat second{1};

RawJson options(std::string_view text) { return parse_option_list(text).value(); }

Table solo() {
  return Table::open(shelf_of_house(), "onirim", {}, {"person"}, Seed::derive(1, 0)).value();
}
Table pair() {
  return Table::open(shelf_of_house(), "onirim", options("players=2"), {"person", "person"},
                     Seed::derive(1, 0))
      .value();
}

std::string any_choice(const Table& table, Seat seat, std::string_view beginning = "") {
  for (const std::string& choice : table.position().choices(seat)) {
    if (choice.starts_with(beginning)) return choice;
  }
  ADD_FAILURE() << "no choice begins with '" << beginning << "'";
  return {};
}

TEST(Table, ChanceHasDealtWhenTheFirstSeatIsAsked) {
  const Table table = solo();
  EXPECT_EQ(table.position().turn(), Turn::of(first));
  EXPECT_GE(table.inputs().size(), 5U);
  for (const LogInput& input : table.inputs()) EXPECT_TRUE(input.by.is_chance());
}

TEST(Table, NeedsAKnownGameFittingOptionsAndAPersonForEachSeat) {
  const auto problem = [](std::string_view game, std::string_view chosen,
                          std::vector<std::string> seats) {
    const auto table =
        Table::open(shelf_of_house(), game, options(chosen), std::move(seats), Seed());
    return table ? "none" : table.error().what;
  };
  EXPECT_EQ(problem("onirm", "", {"person"}), "there is no game 'onirm'; did you mean 'onirim'?");
  EXPECT_EQ(problem("onirim", "players=3", {"person"}),
            "option 'players' is a whole number from 1 to 2");
  EXPECT_EQ(problem("onirim", "players=2", {"person"}), "seats of this game: 2; taken: 1");
}

TEST(Table, AMoveIsFollowedByChanceUntilSomebodyIsAsked) {
  Table table = solo();
  const std::size_t before = table.inputs().size();
  const auto told = table.play(first, any_choice(table, first, "play"));
  ASSERT_TRUE(told);
  EXPECT_FALSE(told->empty());
  EXPECT_GT(table.inputs().size(), before + 1) << "the move and at least one draw";
  EXPECT_FALSE(table.position().turn().chance);
}

TEST(Table, ARefusedMoveChangesNothing) {
  Table table = solo();
  const auto hash = table.position().hash();
  const auto inputs = table.inputs();
  EXPECT_EQ(table.play(first, "claim").error().message.key, "onirim.no.not_now");
  EXPECT_EQ(table.play(first, "rubbish").error().message.key, "core.no.unreadable");
  EXPECT_EQ(table.play(second, "claim").error().message.key, "core.no.not_its_turn");
  EXPECT_EQ(table.position().hash(), hash);
  EXPECT_EQ(table.inputs(), inputs);
}

TEST(Table, TakingBackADraftPickIsFreeBecauseNobodyLearnedAnything) {
  Table table = pair();
  const auto hash = table.position().hash();
  ASSERT_TRUE(table.play(first, any_choice(table, first)));
  const auto offer = table.undo_offer(first);
  ASSERT_TRUE(offer);
  EXPECT_TRUE(offer->free);
  EXPECT_EQ(offer->inputs, 1U);
  EXPECT_FALSE(table.undo_offer(second)) << "the second seat has not moved yet";
  EXPECT_TRUE(table.undo(first));
  EXPECT_EQ(table.position().hash(), hash);
  EXPECT_EQ(table.log().footer.undone, 0);
}

TEST(Table, TakingBackAMoveAfterADrawIsCounted) {
  Table table = solo();
  const auto hash = table.position().hash();
  const std::string move = any_choice(table, first, "play");
  ASSERT_TRUE(table.play(first, move));
  const auto offer = table.undo_offer(first);
  ASSERT_TRUE(offer);
  EXPECT_FALSE(offer->free);
  EXPECT_EQ(offer->action, move);
  const auto afterwards = table.position().hash();
  EXPECT_TRUE(table.undo(first));
  EXPECT_EQ(table.position().hash(), hash);
  EXPECT_EQ(table.log().footer.undone, 1);
  ASSERT_TRUE(table.play(first, move));
  EXPECT_EQ(table.position().hash(), afterwards) << "the same draws come again";
}

TEST(Table, NothingCanBeTakenBackBeforeTheFirstMove) {
  Table table = solo();
  EXPECT_FALSE(table.undo_offer(first));
  EXPECT_FALSE(table.undo(first));
}

TEST(Table, ASaveHasNoResultAndIsResumed) {
  Table table = solo();
  ASSERT_TRUE(table.play(first, any_choice(table, first, "play")));
  const Log log = table.log();
  EXPECT_FALSE(log.footer.result);
  const auto resumed = Table::resume(shelf_of_house(), log);
  ASSERT_TRUE(resumed);
  EXPECT_EQ(resumed->position().hash(), table.position().hash());
  EXPECT_EQ(resumed->log(), log);
}

TEST(Table, ATamperedSaveIsNotResumed) {
  Log log = solo().log();
  log.footer.hash ^= 1U;
  const auto resumed = Table::resume(shelf_of_house(), log);
  ASSERT_FALSE(resumed);
  EXPECT_EQ(resumed.error().line, line_of_input(log.inputs.size()));
}

TEST(Table, ABranchNeedsAPersonForEachSeat) {
  const auto branch = Table::branch(shelf_of_house(), pair().log(), 3, {"person"}, Seed());
  ASSERT_FALSE(branch);
  EXPECT_EQ(branch.error(), (LogProblem{1, "seats of this game: 2; taken: 1"}));
}

TEST(Table, ABranchKeepsThePastAndHasItsOwnFuture) {
  Table original = solo();
  for (int i = 0; i < 6; ++i) {
    ASSERT_TRUE(original.play(first, original.position().choices(first).front()));
  }
  const std::size_t at = 12;
  const Seed seed = Seed::derive(9, 9);
  auto branch = Table::branch(shelf_of_house(), original.log(), at, {"person"}, seed);
  ASSERT_TRUE(branch) << branch.error().what;
  ASSERT_GE(branch->inputs().size(), at);
  EXPECT_TRUE(std::equal(original.inputs().begin(), original.inputs().begin() + at,
                         branch->inputs().begin()));
  EXPECT_FALSE(branch->undo_offer(first)) << "the past is not taken back";
  const std::string before = branch->position().view(first);
  ASSERT_TRUE(branch->play(first, branch->position().choices(first).front()));
  ASSERT_TRUE(branch->undo(first));
  EXPECT_EQ(branch->position().view(first), before);

  const auto text = write_log(branch->log());
  const auto log = read_log(text);
  ASSERT_TRUE(log) << log.error().what;
  EXPECT_EQ(log->header.branch, at);
  EXPECT_TRUE(verify(shelf_of_house(), *log)) << verify(shelf_of_house(), *log).error().what;
  Log honest = *log;
  honest.header.branch = 0;
  EXPECT_FALSE(verify(shelf_of_house(), honest)) << "the past came from another seed";
  auto resumed = Table::resume(shelf_of_house(), *log);
  ASSERT_TRUE(resumed) << resumed.error().what;
  EXPECT_EQ(resumed->position().view(first), before);
}

}  // namespace
}  // namespace reverie
