// SPDX-License-Identifier: Apache-2.0
// Whoever asks for much thinking waits for it; everybody else does not.
#include "server/thinkers.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <memory>
#include <string>

#include "support/house_content.hpp"

namespace reverie::server {
namespace {

const Payer attacker{"203.0.113.1", "eve"};
const Payer victim{"198.51.100.1", "ada"};
const BotSpec deep{"tree", {Budget::Unit::simulations, 3000}};
const BotSpec gentle{"thumb", {}};

/// A decision at the beginning of a game alone.
Thought thought(const BotSpec& bot, std::optional<Connection> asker = {},
                std::string_view name = "onirim") {
  const std::shared_ptr<const AnyGame> game = testing::shelf_of_house().make(name, {}).value();
  const std::shared_ptr<Position> position = game->deal();
  ChanceStream chance(Seed::derive(1, 1));
  while (position->turn().chance) {
    EXPECT_TRUE(position->play(Actor::chance(), position->roll(chance)));
  }
  return {1, Seat{0}, bot, game, position, asker};
}

/// Threads that think, one of which is held at something long until it is let go.
class Busy {
 public:
  explicit Busy(const Limits& limits = {}) : thinkers(1, testing::content_of_house(), limits) {
    std::promise<void> begun;
    EXPECT_TRUE(thinkers.work_on(attacker, [&, over = over_.get_future().share()] {
      begun.set_value();
      over.wait();
    }));
    begun.get_future().wait();
  }
  void let_go() { over_.set_value(); }

 private:
  std::promise<void> over_;

 public:
  Thinkers thinkers;
};

TEST(Thinkers, WhatIsSoonDoneDoesNotWaitForWhatTakesLong) {
  Busy busy;
  for (int i = 0; i < 20; ++i) EXPECT_TRUE(busy.thinkers.work_on(attacker, [] {}));
  std::promise<std::optional<Advice>> moved;
  EXPECT_TRUE(
      busy.thinkers.think(victim, "table", thought(gentle), 1,
                          [&](const std::optional<Advice>& advice) { moved.set_value(advice); }));
  EXPECT_TRUE(moved.get_future().get().has_value()) << "while the other thread is still held";
  busy.let_go();
}

/// Where a simulation is a whole game of stacks and cards, forty take longer than all that Onirim's
/// bots do.
TEST(Thinkers, WhatLooksAheadIsNeverTakenForSoonDone) {
  std::atomic<bool> thought_of = false;
  Busy busy;
  const BotSpec few{"tree", {Budget::Unit::simulations, 1}};
  EXPECT_TRUE(busy.thinkers.think(attacker, "theirs", thought(few, 7, "dreamscape"), 1,
                                  [&](const std::optional<Advice>&) { thought_of = true; }));
  std::promise<void> moved;
  EXPECT_TRUE(busy.thinkers.think(victim, "table", thought(gentle), 1,
                                  [&](const std::optional<Advice>&) { moved.set_value(); }));
  moved.get_future().wait();
  EXPECT_FALSE(thought_of) << "it waits for a thread that takes everything";
  busy.let_go();
}

TEST(Thinkers, SomebodyElseWaitsForOneOfTheirs) {
  Busy busy;
  std::string order;
  std::promise<void> all;
  for (int i = 0; i < 20; ++i) {
    EXPECT_TRUE(busy.thinkers.work_on(attacker, [&, i] {
      order += 'a';
      if (i == 19) all.set_value();
    }));
  }
  EXPECT_TRUE(busy.thinkers.work_on(victim, [&] { order += 'v'; }));
  busy.let_go();
  all.get_future().wait();
  EXPECT_EQ(order.find('v'), 1U) << order;
}

TEST(Thinkers, HintsOfWhoeverLeftAreNotThoughtOf) {
  Limits limits;
  limits.hints_a_guest = 1;
  Busy busy(limits);
  bool thought_of = false;
  const auto note = [&](const std::optional<Advice>&) { thought_of = true; };
  EXPECT_TRUE(busy.thinkers.has_room_for_hint(attacker));
  EXPECT_TRUE(busy.thinkers.think(attacker, "table", thought(deep, 7), 1, note));
  EXPECT_FALSE(busy.thinkers.has_room_for_hint(attacker));
  EXPECT_TRUE(busy.thinkers.has_room_for_hint(victim));
  busy.thinkers.cancel("table", 8);
  busy.thinkers.cancel("other", 7);
  EXPECT_FALSE(busy.thinkers.has_room_for_hint(attacker)) << "somebody else has left";
  busy.thinkers.cancel("table", 7);
  EXPECT_TRUE(busy.thinkers.has_room_for_hint(attacker));
  std::promise<void> last;
  EXPECT_TRUE(busy.thinkers.work_on(attacker, [&] { last.set_value(); }));
  busy.let_go();
  last.get_future().wait();
  EXPECT_FALSE(thought_of);
}

TEST(Thinkers, AHintCountsUntilItIsThereAndNoLonger) {
  Limits limits;
  limits.hints_a_guest = 1;
  Busy busy(limits);
  std::promise<void> given;
  EXPECT_TRUE(busy.thinkers.think(victim, "table", thought(gentle, 7), 1,
                                  [&](const std::optional<Advice>&) { given.set_value(); }));
  given.get_future().wait();
  busy.let_go();
  while (!busy.thinkers.has_room_for_hint(victim)) std::this_thread::yield();
}

TEST(Thinkers, TheBotsOfATableThatIsForgottenThinkNoMore) {
  Busy busy;
  bool thought_of = false;
  EXPECT_TRUE(busy.thinkers.think(victim, "table", thought(deep), 1,
                                  [&](const std::optional<Advice>&) { thought_of = true; }));
  busy.thinkers.forget("table");
  std::promise<void> last;
  EXPECT_TRUE(busy.thinkers.work_on(victim, [&] { last.set_value(); }));
  busy.let_go();
  last.get_future().wait();
  EXPECT_FALSE(thought_of);
}

TEST(Thinkers, OnlySoMuchWaits) {
  Limits limits;
  limits.thoughts_an_address = 2;
  limits.thoughts = 4;
  Busy busy(limits);
  const Payer trusted{"", "me"};
  const auto asks = [&](const Payer& payer) { return busy.thinkers.work_on(payer, [] {}); };
  EXPECT_TRUE(asks(attacker));
  EXPECT_TRUE(asks(attacker));
  EXPECT_FALSE(asks(attacker));
  EXPECT_FALSE(asks({attacker.network, "another guest"}));
  EXPECT_TRUE(asks(trusted));
  EXPECT_TRUE(asks(victim));
  EXPECT_FALSE(asks(trusted)) << "for all together";
  busy.let_go();
}

/// What it found out about the game before its move is of use afterwards, and to no other table.
TEST(Thinkers, TheTreeOfABotLivesFromThoughtToThought) {
  constexpr std::uint32_t budget = 300;
  const BotSpec tree{"tree", {Budget::Unit::simulations, budget}};
  Thinkers thinkers(1, testing::content_of_house(), {});
  const auto simulations_at = [&](const std::string& table) {
    std::promise<std::uint32_t> sum;
    EXPECT_TRUE(
        thinkers.think(victim, table, thought(tree), 1, [&](const std::optional<Advice>& advice) {
          std::uint32_t all = 0;
          for (const Appraisal& choice : advice.value().choices) all += choice.simulations;
          sum.set_value(all);
        }));
    return sum.get_future().get();
  };
  EXPECT_LE(simulations_at("table"), budget);
  EXPECT_GT(simulations_at("table"), budget);
  EXPECT_LE(simulations_at("another"), budget);
}

}  // namespace
}  // namespace reverie::server
