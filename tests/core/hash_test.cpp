// SPDX-License-Identifier: Apache-2.0
#include "core/hash.hpp"

#include <gtest/gtest.h>

#include <string_view>

namespace reverie {
namespace {

std::uint64_t fnv1a_of(std::string_view text) { return fnv1a(std::as_bytes(std::span(text))); }

TEST(StateHash, IsThePublishedFnv1a) {
  EXPECT_EQ(fnv1a_of(""), 0xcbf29ce484222325U);
  EXPECT_EQ(fnv1a_of("a"), 0xaf63dc4c8601ec8cU);
  EXPECT_EQ(fnv1a_of("foobar"), 0x85944171f73967e8U);
}

TEST(StateHash, ReadsTheBytesOfAState) {
  struct Tiny {
    std::array<char, 6> bytes;
  };
  EXPECT_EQ(state_hash(Tiny{{'f', 'o', 'o', 'b', 'a', 'r'}}), fnv1a_of("foobar"));
}

}  // namespace
}  // namespace reverie
