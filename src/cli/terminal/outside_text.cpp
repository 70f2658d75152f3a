// SPDX-License-Identifier: Apache-2.0
#include "cli/terminal/outside_text.hpp"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>

#include "cli/terminal/columns.hpp"

namespace reverie::cli {
namespace {

constexpr char escape = '\x1b';

bool is_control(char letter) {
  const auto code = static_cast<unsigned char>(letter);
  return code < ' ' || code == 0x7F;
}

/// Behind the escape sequence at the front of a line: ESC [ … letter, ESC O letter, or ESC and a
/// key held with Alt.
std::string_view behind_escape(std::string_view line) {
  line.remove_prefix(1);
  if (line.empty()) return line;
  const char kind = line.front();
  line.remove_prefix(1);
  if (kind == '[') {
    while (!line.empty() && (line.front() < '@' || line.front() > '~')) line.remove_prefix(1);
  }
  if ((kind == '[' || kind == 'O') && !line.empty()) line.remove_prefix(1);
  return line;
}

/// Signs that Unicode keeps for this, where it has one.
UChar32 sign_of(UChar32 point) {
  constexpr UChar32 control_pictures = 0x2400;
  constexpr UChar32 delete_picture = 0x2421;
  constexpr UChar32 replacement = 0xFFFD;
  if (point < ' ') return control_pictures + point;
  return point == 0x7F ? delete_picture : replacement;
}

/// Also what turns the direction of the text behind it, or breaks the line.
bool is_obeyed(UChar32 point) {
  switch (u_charType(point)) {
    case U_CONTROL_CHAR:
    case U_FORMAT_CHAR:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR: return true;
    default: return false;
  }
}

}  // namespace

std::string as_typed(std::string_view line) {
  std::string text;
  while (!line.empty()) {
    const char letter = line.front();
    if (letter == escape) {
      line = behind_escape(line);
      continue;
    }
    if (letter == '\t') {
      text += ' ';
    } else if (!is_control(letter)) {
      text += letter;
    }
    line.remove_prefix(1);
  }
  const std::size_t first = std::min(text.find_first_not_of(' '), text.size());
  return text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

std::string made_visible(std::string_view text, int most_columns) {
  const auto letters =
      icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int>(text.size())));
  icu::UnicodeString shown;
  for (std::int32_t i = 0; i < letters.length(); i = letters.moveIndex32(i, 1)) {
    const UChar32 point = letters.char32At(i);
    shown.append(is_obeyed(point) ? sign_of(point) : point);
  }
  std::string visible;
  return clip(shown.toUTF8String(visible), most_columns);
}

}  // namespace reverie::cli
