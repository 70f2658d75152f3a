// SPDX-License-Identifier: Apache-2.0
// Random numbers that are the same on every machine. No std:: distribution is used anywhere,
// because the standard leaves their results to the library.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstdint>

namespace reverie {

/// Anything that yields uniform 32-bit words.
template <class R>
concept RandomBits = requires(R& source) {
  { source.word() } -> std::same_as<std::uint32_t>;
};

/// A uniform integer in [0, bound), without bias (Lemire's multiply and reject). bound > 0.
template <RandomBits R>
constexpr std::uint32_t below(R& source, std::uint32_t bound) {
  std::uint64_t product = std::uint64_t{source.word()} * bound;
  auto low = static_cast<std::uint32_t>(product);
  if (low < bound) {
    const std::uint32_t threshold = (0U - bound) % bound;
    while (low < threshold) {
      product = std::uint64_t{source.word()} * bound;
      low = static_cast<std::uint32_t>(product);
    }
  }
  return static_cast<std::uint32_t>(product >> 32U);
}

/// A uniform real in [0, 1) with 24 bits. For minds only: no rule may touch a real number.
template <RandomBits R>
constexpr float unit(R& source) {
  return static_cast<float>(source.word() >> 8U) * 0x1.0p-24F;
}

/// Spreads a small seed over 64 bits (splitmix64); also derives independent seeds from a counter.
class SeedSpreader {
 public:
  explicit constexpr SeedSpreader(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
  }

 private:
  std::uint64_t state_;
};

/// xoshiro256++: the fast source, for minds and simulations. Who sees enough of its output can
/// predict the rest, so the chance of a game at a table comes from `ChanceStream` instead.
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) {
    SeedSpreader spreader(seed);
    for (std::uint64_t& part : state_) part = spreader.next();
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[0] + state_[3], 23) + state_[0];
    const std::uint64_t shifted = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  /// The upper half: the stronger bits of this generator.
  constexpr std::uint32_t word() { return static_cast<std::uint32_t>(next() >> 32U); }

  friend bool operator==(const Random&, const Random&) = default;

 private:
  std::array<std::uint64_t, 4> state_{};
};

}  // namespace reverie
