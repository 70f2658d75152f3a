// SPDX-License-Identifier: Apache-2.0
#include "core/inline_vector.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

namespace reverie {
namespace {

using Numbers = InlineVector<int, 8>;

TEST(InlineVector, StartsEmptyAndFillsUp) {
  InlineVector<int, 2> list;
  EXPECT_TRUE(list.empty());
  list.push_back(7);
  list.push_back(9);
  EXPECT_TRUE(list.full());
  EXPECT_EQ(list.back(), 9);
  list.pop_back();
  EXPECT_EQ(list.size(), 1U);
  list.clear();
  EXPECT_TRUE(list.empty());
}

TEST(InlineVector, WhatLiesBehindTheEndDoesNotCount) {
  Numbers longer = {1, 2, 3};
  longer.pop_back();
  EXPECT_EQ(longer, (Numbers{1, 2}));
}

TEST(InlineVector, IsCopiedAsBytes) {
  EXPECT_TRUE(std::is_trivially_copyable_v<Numbers>);
  EXPECT_EQ(sizeof(InlineVector<std::uint8_t, 15>), 16U);
}

RC_GTEST_PROP(InlineVector, HoldsWhatAStandardVectorHolds, (const std::vector<int>& items)) {
  std::vector<int> expected;
  Numbers list;
  for (const int item : items) {
    if (list.full()) {
      list.pop_back();
      expected.pop_back();
    }
    list.push_back(item);
    expected.push_back(item);
  }
  RC_ASSERT(std::vector<int>(list.begin(), list.end()) == expected);
  for (const int item : items) {
    const bool there = std::find(expected.begin(), expected.end(), item) != expected.end();
    RC_ASSERT(list.contains(item) == there);
  }
}

}  // namespace
}  // namespace reverie
