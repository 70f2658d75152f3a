// SPDX-License-Identifier: Apache-2.0
// SHA-256 (FIPS 180-4). Written here because this room builds to WebAssembly with nothing but the
// standard library; the tests hold it against libsodium.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace reverie {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::span<const std::uint8_t> bytes);
Digest sha256(std::string_view text);

}  // namespace reverie
