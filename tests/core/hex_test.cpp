// SPDX-License-Identifier: Apache-2.0
#include "core/hex.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

namespace reverie {
namespace {

TEST(Hex, WritesTheMostSignificantDigitFirst) {
  EXPECT_EQ(to_hex(std::uint64_t{0x0123456789abcdef}), "0123456789abcdef");
  EXPECT_EQ(to_hex(std::uint64_t{1}), "0000000000000001");
  EXPECT_EQ(to_hex(std::vector<std::uint8_t>{0x00, 0xf0, 0x0f}), "00f00f");
}

TEST(Hex, RefusesEverythingButItsOwnWriting) {
  for (const char* text : {"", "0", "0123456789abcde", "0123456789abcdef0", "0123456789ABCDEF",
                           "0123456789abcdeg", " 123456789abcdef", "0x23456789abcdef"}) {
    EXPECT_EQ(number_from_hex(text), std::nullopt) << text;
  }
}

RC_GTEST_PROP(Hex, NumbersComeBack, (std::uint64_t number)) {
  RC_ASSERT(number_from_hex(to_hex(number)) == number);
}

RC_GTEST_PROP(Hex, BytesComeBack, (const std::vector<std::uint8_t>& bytes)) {
  std::vector<std::uint8_t> read(bytes.size());
  RC_ASSERT(from_hex(to_hex(bytes), read));
  RC_ASSERT(read == bytes);
}

}  // namespace
}  // namespace reverie
