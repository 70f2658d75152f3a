// SPDX-License-Identifier: Apache-2.0
#include "core/json_writer.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace reverie {
namespace {

void write_escaped(std::string& out, char c) {
  constexpr std::string_view hex = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  switch (c) {
    case '"': out += "\\\""; break;
    case '\\': out += "\\\\"; break;
    case '\n': out += "\\n"; break;
    case '\r': out += "\\r"; break;
    case '\t': out += "\\t"; break;
    default:
      out += "\\u00";
      out += hex[byte >> 4U];
      out += hex[byte & 15U];
  }
}

bool needs_escape(char c) { return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20; }

}  // namespace

void write_json(std::string& out, std::string_view text) {
  out += '"';
  // Nearly every text is a name or a key, which goes in one piece.
  while (true) {
    const auto plain =
        static_cast<std::size_t>(std::ranges::find_if(text, needs_escape) - text.begin());
    out += text.substr(0, plain);
    if (plain == text.size()) break;
    write_escaped(out, text[plain]);
    text.remove_prefix(plain + 1);
  }
  out += '"';
}

void write_json(std::string& out, double value) {
  if (!std::isfinite(value)) {
    out += "null";
    return;
  }
  std::array<char, 32> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  out.append(digits.data(), end);
}

void write_json(std::string& out, const Message& message) {
  out += "{\"key\":";
  write_json(out, message.key);
  out += ",\"args\":{";
  bool first = true;
  for (const Argument& argument : message.arguments) {
    if (!first) out += ',';
    first = false;
    write_json(out, argument.name);
    out += ':';
    std::visit([&](const auto& value) { write_json(out, value); }, argument.value);
  }
  out += "}}";
}

}  // namespace reverie
