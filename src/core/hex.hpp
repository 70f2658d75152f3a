// SPDX-License-Identifier: Apache-2.0
// Bytes as lower-case hexadecimal text, both ways.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace reverie {

std::string to_hex(std::span<const std::uint8_t> bytes);
/// Sixteen digits, the most significant first.
std::string to_hex(std::uint64_t number);

/// Fills `bytes` from exactly twice as many lower-case digits; false if the text is anything else.
bool from_hex(std::string_view text, std::span<std::uint8_t> bytes);
std::optional<std::uint64_t> number_from_hex(std::string_view text);

}  // namespace reverie
