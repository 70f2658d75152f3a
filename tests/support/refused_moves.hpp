// SPDX-License-Identifier: Apache-2.0
// The table of moves that a game refuses, and what is proved of each row.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/actor.hpp"
#include "core/json_writer.hpp"
#include "core/message.hpp"

namespace reverie::testing {

template <class Story>
struct RefusedMove {
  /// Of the message, without the family that all reasons of the game share.
  const char* reason;
  const char* rule;
  std::function<Story()> when;
  const char* attempt;
  Seat by{0};
  /// Of the message, as JSON.
  const char* arguments = "{}";
};

/// `refusal` is what the game answered to this move; `family` is such as `onirim.no.`.
template <class Story>
void expect_refused(const RefusedMove<Story>& move, const std::optional<Refusal>& refusal,
                    const std::string& family) {
  SCOPED_TRACE(std::string(move.reason) + " for '" + move.attempt + "'");
  ASSERT_TRUE(refusal);
  EXPECT_EQ(to_json(refusal->message),
            "{\"key\":\"" + family + move.reason + "\",\"args\":" + move.arguments + "}");
  EXPECT_EQ(refusal->rule, move.rule);
}

/// The keys of all reasons that these moves provoke.
template <class Story>
std::set<std::string> reasons_of(const std::vector<RefusedMove<Story>>& moves,
                                 const std::string& family) {
  std::set<std::string> keys;
  for (const RefusedMove<Story>& move : moves) keys.insert(family + move.reason);
  return keys;
}

}  // namespace reverie::testing
