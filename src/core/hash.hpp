// SPDX-License-Identifier: Apache-2.0
// The 64-bit fingerprint of a state, as it stands in logs.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
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

}  // namespace reverie
