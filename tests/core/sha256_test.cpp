// SPDX-License-Identifier: Apache-2.0
#include "core/sha256.hpp"

#include <gtest/gtest.h>
#include <sodium.h>

#include <vector>

#include "core/hex.hpp"
#include "core/random.hpp"

namespace reverie {
namespace {

TEST(Sha256, GivesThePublishedDigests) {
  EXPECT_EQ(to_hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(to_hex(sha256("abc")),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(to_hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

TEST(Sha256, AgreesWithLibsodiumAtEveryLengthAroundTheBlocks) {
  Random random(256);
  std::vector<std::uint8_t> bytes;
  for (int length = 0; length <= 300; ++length) {
    Digest expected{};
    crypto_hash_sha256(expected.data(), bytes.data(), bytes.size());
    EXPECT_EQ(sha256(bytes), expected) << length << " bytes";
    bytes.push_back(static_cast<std::uint8_t>(below(random, 256)));
  }
}

}  // namespace
}  // namespace reverie
