// SPDX-License-Identifier: Apache-2.0
#include "core/hex.hpp"

namespace reverie {
namespace {

constexpr std::string_view digits = "0123456789abcdef";

std::optional<std::uint8_t> digit_value(char digit) {
  const std::size_t at = digits.find(digit);
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<std::uint8_t>(at);
}

std::array<std::uint8_t, 8> big_endian(std::uint64_t number) {
  std::array<std::uint8_t, 8> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] = static_cast<std::uint8_t>(number >> (56U - 8U * i));
  }
  return bytes;
}

}  // namespace

std::string to_hex(std::span<const std::uint8_t> bytes) {
  std::string text;
  text.reserve(2 * bytes.size());
  for (const std::uint8_t byte : bytes) {
    text += digits[byte >> 4U];
    text += digits[byte & 15U];
  }
  return text;
}

std::string to_hex(std::uint64_t number) { return to_hex(big_endian(number)); }

bool from_hex(std::string_view text, std::span<std::uint8_t> bytes) {
  if (text.size() != 2 * bytes.size()) return false;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const auto high = digit_value(text[2 * i]);
    const auto low = digit_value(text[2 * i + 1]);
    if (!high || !low) return false;
    bytes[i] = static_cast<std::uint8_t>(*high << 4U | *low);
  }
  return true;
}

std::optional<std::uint64_t> number_from_hex(std::string_view text) {
  std::array<std::uint8_t, 8> bytes{};
  if (!from_hex(text, bytes)) return std::nullopt;
  std::uint64_t number = 0;
  for (const std::uint8_t byte : bytes) number = number << 8U | byte;
  return number;
}

}  // namespace reverie
