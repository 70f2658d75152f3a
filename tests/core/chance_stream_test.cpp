// SPDX-License-Identifier: Apache-2.0
#include "core/chance_stream.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <sodium.h>

#include <set>
#include <vector>

#include "core/hex.hpp"

namespace reverie {
namespace {

/// Whole blocks of 64 bytes.
std::vector<std::uint8_t> bytes_of(ChanceStream& stream, std::size_t blocks) {
  std::vector<std::uint8_t> bytes;
  for (std::size_t i = 0; i < 16 * blocks; ++i) {
    const std::uint32_t word = stream.word();
    for (unsigned shift = 0; shift < 32; shift += 8) {
      bytes.push_back(static_cast<std::uint8_t>(word >> shift));
    }
  }
  return bytes;
}

std::string block_of(const Seed& seed, std::size_t index) {
  ChanceStream stream(seed);
  bytes_of(stream, index);
  return to_hex(bytes_of(stream, 1));
}

TEST(ChanceStream, IsTheKeyStreamOfRfc8439) {
  // Appendix A.1, vectors 1 and 2: key and nonce zero, counters 0 and 1.
  EXPECT_EQ(block_of(Seed(), 0),
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
  EXPECT_EQ(block_of(Seed(), 1),
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
            "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
  // Vector 4: key 00ff00…, counter 2.
  const Seed key =
      Seed::from_hex("00ff000000000000000000000000000000000000000000000000000000000000").value();
  EXPECT_EQ(block_of(key, 2),
            "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
            "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096");
}

RC_GTEST_PROP(ChanceStream, IsWhatLibsodiumMakesOfTheSameKey,
              (const std::array<std::uint8_t, 32>& key)) {
  constexpr std::size_t blocks = 20;  // more than are made at once
  std::array<std::uint8_t, 64 * blocks> expected{};
  const std::array<std::uint8_t, crypto_stream_chacha20_ietf_NONCEBYTES> nonce{};
  crypto_stream_chacha20_ietf(expected.data(), expected.size(), nonce.data(), key.data());
  ChanceStream stream{Seed(key)};
  RC_ASSERT(to_hex(bytes_of(stream, blocks)) == to_hex(expected));
}

TEST(Seed, TravelsAsHexadecimalText) {
  const Seed seed = Seed::derive(1, 2);
  EXPECT_EQ(seed.hex().size(), 64U);
  EXPECT_EQ(Seed::from_hex(seed.hex()), seed);
  EXPECT_EQ(Seed::from_hex("abc"), std::nullopt);
  EXPECT_EQ(Seed::from_hex(std::string(64, 'G')), std::nullopt);
}

TEST(Seed, IsDerivedTheSameEverywhere) {
  EXPECT_EQ(Seed::derive(7, 3).hex(),
            "7536024661b4a76760cbb6669772e0e0c231dd3b1474d8af82c63ca4a120e196");
  EXPECT_EQ(Seed::derive(2026, 0).hex(),
            "9e92d4235372756e70f9d8cfba89b307ff73ae40a07f262971cfb72e64cbb543");
}

TEST(Seed, DiffersForEverySeriesAndNumber) {
  std::set<std::string> seeds;
  for (std::uint64_t series = 0; series < 100; ++series) {
    for (std::uint64_t number = 0; number < 100; ++number) {
      seeds.insert(Seed::derive(series, number).hex());
    }
  }
  EXPECT_EQ(seeds.size(), 10'000U);
}

TEST(Seed, IsCommittedToByTheSha256OfItsBytes) {
  const Seed seed = Seed::derive(4, 4);
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256(digest.data(), seed.bytes().data(), seed.bytes().size());
  EXPECT_EQ(seed.commitment(), to_hex(digest));
}

}  // namespace
}  // namespace reverie
