// SPDX-License-Identifier: Apache-2.0
// Names of agents and budgets as people type them.
#include <gtest/gtest.h>

#include "agents/bot.hpp"

namespace reverie {
namespace {

TEST(Budget, IsReadAndWritten) {
  EXPECT_EQ(read_budget("1000sims"), (Budget{Budget::Unit::simulations, 1000}));
  EXPECT_EQ(read_budget("10ms"), (Budget{Budget::Unit::milliseconds, 10}));
  EXPECT_EQ(write_budget({Budget::Unit::milliseconds, 10}), "10ms");
}

TEST(Budget, AnythingElseIsRefusedWithAnExample) {
  for (const char* text :
       {"", "10", "sims", "0sims", "-5ms", "10 ms", "99999999999sims", "1.5ms"}) {
    const auto read = read_budget(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().what,
              std::string("'") + text + "' is not a budget; write 1000sims or 10ms");
  }
}

TEST(BotSpec, TakesTheDefaultBudgetUnlessItNamesOne) {
  const Budget usual{Budget::Unit::simulations, 500};
  EXPECT_EQ(read_bot_spec("tree", usual)->budget, usual);
  EXPECT_EQ(read_bot_spec("tree:20ms", usual)->budget, (Budget{Budget::Unit::milliseconds, 20}));
}

TEST(BotSpec, MayHaveAPace) {
  const auto hurried = read_bot_spec("tree:20sims@3000ms", {});
  ASSERT_TRUE(hurried) << hurried.error().what;
  EXPECT_EQ(hurried->pace, 3000U);
  EXPECT_EQ(write_bot_spec(*hurried), "tree:20sims@3000ms");
  EXPECT_EQ(read_bot_spec("thumb@500ms", {})->pace, 500U);
  EXPECT_EQ(read_bot_spec("thumb", {})->pace, 0U);
  for (const char* text : {"thumb@", "thumb@fast", "thumb@30sims", "thumb@0ms"}) {
    EXPECT_FALSE(read_bot_spec(text, {})) << text;
  }
  EXPECT_EQ(read_bot_spec("thumb@30sims", {}).error().what, "'30sims' is not a pace; write 3000ms");
}

TEST(BotSpec, IsWrittenWithoutTheUsualBudget) {
  const Budget usual{Budget::Unit::simulations, 500};
  EXPECT_EQ(write_bot_spec({"tree", usual}, usual), "tree");
  EXPECT_EQ(write_bot_spec({"tree", usual}), "tree:500sims");
}

TEST(BotSpec, AnUnknownAgentIsToldWithTheNearest) {
  EXPECT_EQ(read_bot_spec("tre", {}).error().what, "there is no bot 'tre'; did you mean 'tree'?");
  EXPECT_FALSE(read_bot_spec("tree:lots", {}));
}

}  // namespace
}  // namespace reverie
