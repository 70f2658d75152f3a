// SPDX-License-Identifier: Apache-2.0
#include "core/chance_stream.hpp"

#include <bit>

#include "core/hex.hpp"
#include "core/random.hpp"
#include "core/sha256.hpp"

namespace reverie {
namespace {

using Block = std::array<std::uint32_t, 16>;

void quarter_round(Block& x, std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
  x[a] += x[b];
  x[d] = std::rotl(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = std::rotl(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = std::rotl(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = std::rotl(x[b] ^ x[c], 7);
}

void double_round(Block& x) {
  quarter_round(x, 0, 4, 8, 12);
  quarter_round(x, 1, 5, 9, 13);
  quarter_round(x, 2, 6, 10, 14);
  quarter_round(x, 3, 7, 11, 15);
  quarter_round(x, 0, 5, 10, 15);
  quarter_round(x, 1, 6, 11, 12);
  quarter_round(x, 2, 7, 8, 13);
  quarter_round(x, 3, 4, 9, 14);
}

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

ChanceStream::ChanceStream(const Seed& seed) {
  input_ = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  for (std::size_t i = 0; i < 8; ++i) input_[4 + i] = little_endian(seed.bytes(), 4 * i);
}

void ChanceStream::refill() {
  block_ = input_;
  for (int i = 0; i < 10; ++i) double_round(block_);
  for (std::size_t i = 0; i < block_.size(); ++i) block_[i] += input_[i];
  ++input_[12];
  used_ = 0;
}

}  // namespace reverie
