// SPDX-License-Identifier: Apache-2.0
// The 64-bit fingerprint of a state, as it stands in logs.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>

namespace reverie {

/// FNV-1a over bytes: simple enough to be written again in any language from `docs/logs.md`.
constexpr std::uint64_t fnv1a(std::span<const std::byte> bytes) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const std::byte byte : bytes) {
    hash ^= static_cast<std::uint64_t>(byte);
    hash *= 0x100000001b3U;
  }
  return hash;
}

/// A state's bytes are its identity: no padding, no value with two representations.
template <class State>
  requires std::has_unique_object_representations_v<State>
constexpr std::uint64_t state_hash(const State& state) {
  return fnv1a(std::bit_cast<std::array<std::byte, sizeof(State)>>(state));
}

/// For keys of searches: eight bytes at a time, four at once, every bit mixed into all others. Not
/// for logs: it may change with any version, and differs between kinds of processors.
inline std::uint64_t quick_hash(std::span<const std::byte> bytes) {
  constexpr std::uint64_t golden = 0x9E3779B97F4A7C15U;
  constexpr std::uint64_t other = 0xD1B54A32D192ED03U;
  constexpr std::size_t lanes = 4;
  const auto mixed = [](std::uint64_t hash, std::uint64_t word) {
    hash = (hash ^ word) * golden;
    return hash ^ hash >> 32U;
  };
  std::array<std::uint64_t, lanes> sums = {bytes.size(), golden, other, golden ^ other};
  std::array<std::uint64_t, lanes> words{};
  while (!bytes.empty()) {
    const std::size_t taken = std::min(bytes.size(), sizeof words);
    if (taken < sizeof words) words = {};
    std::memcpy(words.data(), bytes.data(), taken);
    for (std::size_t i = 0; i < lanes; ++i) sums[i] = mixed(sums[i], words[i]);
    bytes = bytes.subspan(taken);
  }
  std::uint64_t hash = other;
  for (const std::uint64_t sum : sums) hash = mixed(hash, sum);
  return mixed(hash, 0);
}

template <class State>
  requires std::has_unique_object_representations_v<State>
std::uint64_t quick_state_hash(const State& state) {
  return quick_hash(std::as_bytes(std::span(&state, 1)));
}

}  // namespace reverie
