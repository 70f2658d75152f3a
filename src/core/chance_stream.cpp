// SPDX-License-Identifier: Apache-2.0
#include "core/chance_stream.hpp"

#include <cstring>

#include "core/hex.hpp"
#include "core/random.hpp"
#include "core/sha256.hpp"

namespace reverie {
namespace {

/// The same word of eight blocks. They are made side by side, because a game of random choices
/// draws some 80 words in 2 microseconds: one block after the other took a quarter of that.
constexpr std::size_t lanes = 8;
struct Lanes {
  std::uint32_t words __attribute__((vector_size(lanes * sizeof(std::uint32_t))));
};
using Blocks = std::array<Lanes, 16>;

[[gnu::always_inline]] inline void turn_left(Lanes& x, int bits) {
  x.words = x.words << bits | x.words >> (32 - bits);
}

[[gnu::always_inline]] inline void quarter_round(Lanes& a, Lanes& b, Lanes& c, Lanes& d) {
  a.words += b.words;
  d.words ^= a.words;
  turn_left(d, 16);
  c.words += d.words;
  b.words ^= c.words;
  turn_left(b, 12);
  a.words += b.words;
  d.words ^= a.words;
  turn_left(d, 8);
  c.words += d.words;
  b.words ^= c.words;
  turn_left(b, 7);
}

[[gnu::always_inline]] inline void double_round(Blocks& x) {
  quarter_round(x[0], x[4], x[8], x[12]);
  quarter_round(x[1], x[5], x[9], x[13]);
  quarter_round(x[2], x[6], x[10], x[14]);
  quarter_round(x[3], x[7], x[11], x[15]);
  quarter_round(x[0], x[5], x[10], x[15]);
  quarter_round(x[1], x[6], x[11], x[12]);
  quarter_round(x[2], x[7], x[8], x[13]);
  quarter_round(x[3], x[4], x[9], x[14]);
}

using Input = std::array<std::uint32_t, 16>;

/// Unrolled, or the blocks would lie in memory instead of registers.
[[gnu::always_inline]] inline void make_blocks(const Input& input, std::uint32_t* words) {
  constexpr std::size_t counter = 12;
  const Lanes places{{0, 1, 2, 3, 4, 5, 6, 7}};
  Blocks x;
#pragma GCC unroll 16
  for (std::size_t i = 0; i < x.size(); ++i) x[i].words = input[i] - Lanes{}.words;
  x[counter].words += places.words;
  for (int i = 0; i < 10; ++i) double_round(x);
  x[counter].words += places.words;
#pragma GCC unroll 16
  for (std::size_t i = 0; i < x.size(); ++i) {
    x[i].words += input[i];
    std::memcpy(words + i * lanes, &x[i], sizeof(Lanes));
  }
}

void make_blocks_anywhere(const Input& input, std::uint32_t* words) { make_blocks(input, words); }

#if defined(__x86_64__)
/// For processors whose registers hold all eight lanes.
__attribute__((target("avx2"))) void make_blocks_wide(const Input& input, std::uint32_t* words) {
  make_blocks(input, words);
}

auto way_to_make_blocks() {
  return __builtin_cpu_supports("avx2") != 0 ? make_blocks_wide : make_blocks_anywhere;
}
#else
auto way_to_make_blocks() { return make_blocks_anywhere; }
#endif

std::uint32_t little_endian(const std::array<std::uint8_t, 32>& bytes, std::size_t at) {
  return std::uint32_t{bytes[at]} | std::uint32_t{bytes[at + 1]} << 8U |
         std::uint32_t{bytes[at + 2]} << 16U | std::uint32_t{bytes[at + 3]} << 24U;
}

}  // namespace

Seed Seed::derive(std::uint64_t series, std::uint64_t number) {
  SeedSpreader of_series(series);
  SeedSpreader of_game(of_series.next() ^ number * 0xD1B54A32D192ED03U);
  std::array<std::uint8_t, 32> bytes{};
  for (std::size_t i = 0; i < bytes.size(); i += 8) {
    const std::uint64_t part = of_game.next();
    for (std::size_t j = 0; j < 8; ++j) bytes[i + j] = static_cast<std::uint8_t>(part >> 8U * j);
  }
  return Seed(bytes);
}

std::optional<Seed> Seed::from_hex(std::string_view text) {
  std::array<std::uint8_t, 32> bytes{};
  if (!reverie::from_hex(text, bytes)) return std::nullopt;
  return Seed(bytes);
}

std::string Seed::hex() const { return to_hex(bytes_); }
std::string Seed::commitment() const { return to_hex(sha256(bytes_)); }

// The words are made when the first of them is asked for.
// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init,hicpp-member-init)
ChanceStream::ChanceStream(const Seed& seed) {
  input_ = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  for (std::size_t i = 0; i < 8; ++i) input_[4 + i] = little_endian(seed.bytes(), 4 * i);
}

void ChanceStream::refill() {
  static const auto make = way_to_make_blocks();
  make(input_, words_.data());
  constexpr std::size_t counter = 12;
  input_[counter] += blocks_at_once;
  used_ = 0;
}

}  // namespace reverie
