// SPDX-License-Identifier: Apache-2.0
#include "core/quote.hpp"

#include <cstddef>

#include "core/utf8.hpp"

namespace reverie {
namespace {

void write_bytes(std::string& out, std::string_view bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    out += "\\x";
    out += digits[byte >> 4U];
    out += digits[byte & 15U];
  }
}

}  // namespace

std::string quote(std::string_view foreign) {
  constexpr int longest = 80;
  std::string out = "'";
  int characters = 0;
  for (std::string_view rest = foreign; !rest.empty(); ++characters) {
    if (characters == longest) {
      out += "…";
      break;
    }
    const std::string_view from = rest;
    const auto character = take_character(rest);
    if (!character) rest.remove_prefix(1);
    const std::string_view taken = from.substr(0, from.size() - rest.size());
    if (character && !is_control(*character)) {
      out += taken;
    } else {
      write_bytes(out, taken);
    }
  }
  return out + '\'';
}

}  // namespace reverie
