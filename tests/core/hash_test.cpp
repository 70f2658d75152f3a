// SPDX-License-Identifier: Apache-2.0
#include "core/hash.hpp"

#include <gtest/gtest.h>
#include <bit>
#include <cstddef>
#include <set>
#include <span>
#include <vector>

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

/// As many bits of the hash as of a coin should turn when any one bit of the bytes does.
TEST(QuickHash, EveryBitMattersWhereverItStands) {
  for (const std::size_t size : {1U, 7U, 8U, 31U, 32U, 33U, 100U}) {
    std::vector<std::byte> bytes(size, std::byte{0x5A});
    const std::uint64_t before = quick_hash(bytes);
    for (std::size_t bit = 0; bit < 8 * size; ++bit) {
      const auto one = static_cast<std::byte>(1U << bit % 8);
      bytes[bit / 8] ^= one;
      const int turned = std::popcount(before ^ quick_hash(bytes));
      EXPECT_GT(turned, 12) << "bit " << bit << " of " << size << " bytes";
      EXPECT_LT(turned, 52) << "bit " << bit << " of " << size << " bytes";
      bytes[bit / 8] ^= one;
    }
  }
}

TEST(QuickHash, TellsApartWhatDiffersOnlyInLength) {
  const std::vector<std::byte> zeros(100);
  std::set<std::uint64_t> different;
  for (std::size_t i = 0; i <= zeros.size(); ++i) {
    different.insert(quick_hash(std::span(zeros).first(i)));
  }
  EXPECT_EQ(different.size(), 101U);
}

}  // namespace
}  // namespace reverie
