// SPDX-License-Identifier: Apache-2.0
#include "server/mint.hpp"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <stdexcept>

#include "core/hex.hpp"

namespace reverie::server {
namespace {

/// 32 signs, so that five random bits choose one of them evenly.
constexpr std::string_view signs = "abcdefghijkmnpqrstuvwxyz23456789";
static_assert(signs.size() == 32);
constexpr std::size_t table_id_length = 20;
constexpr std::size_t secret_bytes = 16;

template <std::size_t N>
std::array<std::uint8_t, N> random_bytes() {
  std::array<std::uint8_t, N> bytes;
  ::randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

}  // namespace

Mint::Mint() {
  if (::sodium_init() < 0) throw std::runtime_error("libsodium finds no source of randomness");
}

Seed Mint::seed() const { return Seed(random_bytes<32>()); }

std::string Mint::table_id() const {
  std::string id;
  for (const std::uint8_t byte : random_bytes<table_id_length>()) id += signs[byte % signs.size()];
  return id;
}

std::string Mint::invitation() const { return to_hex(random_bytes<secret_bytes>()); }

std::string Mint::guest_secret() const { return to_hex(random_bytes<secret_bytes>()); }

bool is_table_id(std::string_view text) {
  return text.size() == table_id_length && std::ranges::all_of(text, [](char sign) {
           return signs.find(sign) != std::string_view::npos;
         });
}

bool is_guest_secret(std::string_view text) {
  std::array<std::uint8_t, secret_bytes> bytes;
  return from_hex(text, bytes);
}

}  // namespace reverie::server
