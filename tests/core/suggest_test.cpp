// SPDX-License-Identifier: Apache-2.0
#include "core/suggest.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdlib>
#include <vector>

namespace reverie {
namespace {

const std::vector<std::string> games = {"onirim", "dreamscape", "dream_runners", "etherfields"};

TEST(EditDistance, CountsInsertionsRemovalsReplacementsAndSwaps) {
  EXPECT_EQ(edit_distance("onirim", "onirim"), 0);
  EXPECT_EQ(edit_distance("onirim", "onirm"), 1);
  EXPECT_EQ(edit_distance("onirim", "onirrim"), 1);
  EXPECT_EQ(edit_distance("onirim", "onizim"), 1);
  EXPECT_EQ(edit_distance("onirim", "oniirm"), 1);
  EXPECT_EQ(edit_distance("", "abc"), 3);
}

RC_GTEST_PROP(EditDistance, IsADistance, (const std::string& a, const std::string& b)) {
  RC_ASSERT(edit_distance(a, b) == edit_distance(b, a));
  RC_ASSERT((edit_distance(a, b) == 0) == (a == b));
  RC_ASSERT(edit_distance(a, b) <= static_cast<int>(std::max(a.size(), b.size())));
  RC_ASSERT(edit_distance(a, b) >=
            std::abs(static_cast<int>(a.size()) - static_cast<int>(b.size())));
}

TEST(Nearest, FindsTheWordThatWasMeant) {
  EXPECT_EQ(nearest("onirm", games), "onirim");
  EXPECT_EQ(nearest("Onirim", games), "onirim");
  EXPECT_EQ(nearest("ether", games), "etherfields");
}

TEST(Nearest, SaysNothingWhenNothingIsNear) {
  EXPECT_EQ(nearest("chess", games), std::nullopt);
  EXPECT_EQ(nearest("", games), std::nullopt);
  EXPECT_EQ(nearest("onirim", {}), std::nullopt);
  const std::vector<std::string> endless = {std::string(65, 'o')};
  EXPECT_EQ(nearest(std::string(65, 'o'), endless), std::nullopt) << "too long to be a slip";
}

}  // namespace
}  // namespace reverie
