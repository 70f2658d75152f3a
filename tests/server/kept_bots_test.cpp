// SPDX-License-Identifier: Apache-2.0
// Bots that go on with what they found out, within a bound on memory.
#include "server/kept_bots.hpp"

#include <gtest/gtest.h>

#include "support/house_content.hpp"

namespace reverie::server {
namespace {

constexpr std::size_t plenty = std::size_t{1} << 30U;
const BotSpec tree{"tree", {Budget::Unit::simulations, 200}};

std::unique_ptr<Bot> made(const BotSpec& spec) {
  const auto game = testing::shelf_of_house().make("onirim", {}).value();
  return make_bot(*game, spec, testing::content_of_house(), 1).value();
}

/// A bot that takes up as much as is said.
class Heavy final : public Bot {
 public:
  explicit Heavy(std::size_t bytes) : bytes_(bytes) {}
  Advice advise(const Position& /*position*/, Seat /*seat*/) override { return {}; }
  std::size_t memory() const override { return bytes_; }

 private:
  std::size_t bytes_;
};

TEST(KeptBots, AreGivenToNobodyElse) {
  KeptBots kept(plenty);
  const BotOwner owner{"table", Seat{0}, tree};
  auto bot = made(tree);
  const Bot* same = bot.get();
  kept.give_back(owner, std::move(bot));
  BotSpec adviser = tree;
  adviser.studies_all = true;
  EXPECT_EQ(kept.take({"tables", Seat{0}, tree}), nullptr);
  EXPECT_EQ(kept.take({"table", Seat{1}, tree}), nullptr);
  EXPECT_EQ(kept.take({"table", Seat{0}, adviser}), nullptr) << "one that advises is another";
  EXPECT_EQ(kept.take({"table", Seat{0}, {"thumb", {}}}), nullptr);
  const auto again = kept.take(owner);
  EXPECT_EQ(again.get(), same);
  EXPECT_EQ(kept.take(owner), nullptr) << "while it thinks it is away";
  EXPECT_EQ(kept.bytes(), 0U);
}

TEST(KeptBots, ThoseNotAskedForTheLongestAreForgotten) {
  KeptBots kept(100);
  const auto owner = [](const std::string& table) { return BotOwner{table, Seat{0}, tree}; };
  kept.give_back(owner("a"), std::make_unique<Heavy>(40));
  kept.give_back(owner("b"), std::make_unique<Heavy>(40));
  kept.give_back(owner("a"), kept.take(owner("a")));
  kept.give_back(owner("c"), std::make_unique<Heavy>(40));
  EXPECT_EQ(kept.bytes(), 80U);
  EXPECT_EQ(kept.take(owner("b")), nullptr);
  EXPECT_NE(kept.take(owner("a")), nullptr);
  EXPECT_NE(kept.take(owner("c")), nullptr);
  kept.give_back(owner("d"), std::make_unique<Heavy>(101));
  EXPECT_EQ(kept.take(owner("d")), nullptr) << "more than there is room for at all";
}

TEST(KeptBots, ATableGivesAllOfItsBotsBack) {
  KeptBots kept(plenty);
  kept.give_back({"a", Seat{0}, tree}, std::make_unique<Heavy>(1));
  kept.give_back({"a", Seat{1}, tree}, std::make_unique<Heavy>(2));
  kept.give_back({"ab", Seat{0}, tree}, std::make_unique<Heavy>(4));
  kept.forget("a");
  EXPECT_EQ(kept.bytes(), 4U);
}

TEST(KeptBots, ATreeGrowsHeavierAndGoesOnWhereItWas) {
  const auto game = testing::shelf_of_house().make("onirim", {}).value();
  const auto position = game->deal();
  ChanceStream chance(Seed::derive(1, 1));
  while (position->turn().chance) {
    ASSERT_TRUE(position->play(Actor::chance(), position->roll(chance)));
  }
  KeptBots kept(plenty);
  const BotOwner owner{"table", Seat{0}, tree};
  const auto spent = [&] {
    auto bot = kept.take(owner);
    if (!bot) bot = made(tree);
    std::uint32_t simulations = 0;
    for (const Appraisal& one : bot->advise(*position, Seat{0}).choices) {
      simulations += one.simulations;
    }
    kept.give_back(owner, std::move(bot));
    return simulations;
  };
  EXPECT_EQ(spent(), 200U);
  const std::size_t before = kept.bytes();
  EXPECT_GT(before, 10'000U);
  EXPECT_EQ(spent(), 400U) << "what was thought before still counts";
  EXPECT_GT(kept.bytes(), before);
  kept.forget("table");
  EXPECT_EQ(spent(), 200U);
}

}  // namespace
}  // namespace reverie::server
