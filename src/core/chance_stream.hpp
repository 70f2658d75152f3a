// SPDX-License-Identifier: Apache-2.0
// The secret seed of a game and the stream of chance that flows from it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace reverie {

/// 256 secret bits. Published as a commitment before the game and in full after it.
class Seed {
 public:
  constexpr Seed() = default;
  explicit constexpr Seed(const std::array<std::uint8_t, 32>& bytes) : bytes_(bytes) {}

  /// For reproducible work: simulations, tests, `--seed`. Game `number` of a series.
  static Seed derive(std::uint64_t series, std::uint64_t number);
  static std::optional<Seed> from_hex(std::string_view text);

  const std::array<std::uint8_t, 32>& bytes() const { return bytes_; }
  std::string hex() const;
  /// SHA-256 of the 32 bytes, in hexadecimal: binds the seed without giving it away.
  std::string commitment() const;

  friend constexpr bool operator==(const Seed&, const Seed&) = default;

 private:
  std::array<std::uint8_t, 32> bytes_{};
};

/// The ChaCha20 key stream (RFC 8439) with the seed as key, a zero nonce and a counter from zero,
/// read as little-endian 32-bit words. Unpredictable without the seed, and any language has it, so
/// a stranger can check a log.
class ChanceStream {
 public:
  explicit ChanceStream(const Seed& seed);

  std::uint32_t word() {
    if (used_ == words_.size()) refill();
    const std::size_t block = used_ / words_of_a_block;
    const std::size_t place = used_++ % words_of_a_block;
    return words_[place * blocks_at_once + block];
  }

 private:
  static constexpr std::size_t words_of_a_block = 16;
  static constexpr std::size_t blocks_at_once = 8;

  void refill();

  std::array<std::uint32_t, words_of_a_block> input_{};
  /// The first words of all blocks, then the second words of all, and so on: as they are made.
  std::array<std::uint32_t, words_of_a_block * blocks_at_once> words_;
  std::size_t used_ = words_of_a_block * blocks_at_once;
};

}  // namespace reverie
