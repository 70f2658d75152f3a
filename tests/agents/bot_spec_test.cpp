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
              "'" + std::string(text) + "' is not a budget; write 1000sims or 10ms");
  }
}

TEST(BotSpec, TakesTheDefaultBudgetUnlessItNamesOne) {
  const Budget usual{Budget::Unit::simulations, 500};
  EXPECT_EQ(read_bot_spec("tree", usual)->budget, usual);
  EXPECT_EQ(read_bot_spec("tree:20ms", usual)->budget, (Budget{Budget::Unit::milliseconds, 20}));
}

TEST(BotSpec, AnUnknownAgentIsToldWithTheNearest) {
  EXPECT_EQ(read_bot_spec("tre", {}).error().what, "there is no agent 'tre'; did you mean 'tree'?");
  EXPECT_FALSE(read_bot_spec("tree:lots", {}));
}

}  // namespace
}  // namespace reverie
