// SPDX-License-Identifier: Apache-2.0
#include "cli/terminal/columns.hpp"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <cstdint>

namespace reverie::cli {
namespace {

int code_point_width(UChar32 point) {
  if (point < 0) return 1;
  switch (u_charType(point)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_FORMAT_CHAR:
    case U_CONTROL_CHAR: return 0;
    default: break;
  }
  const int width = u_getIntPropertyValue(point, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

/// Walks over what a terminal draws: one character, or one escape sequence of no width.
class Glyphs {
 public:
  struct Glyph {
    std::string_view bytes;
    int width;
    bool escape;
  };

  explicit Glyphs(std::string_view text) : text_(text) {}

  bool done() const { return at_ >= text_.size(); }

  Glyph next() {
    const std::size_t start = at_;
    if (text_[at_] == '\x1b') {
      skip_escape();
      return {text_.substr(start, at_ - start), 0, true};
    }
    const auto size = static_cast<std::int32_t>(text_.size());
    auto offset = static_cast<std::int32_t>(at_);
    UChar32 point = 0;
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text_.data());
    U8_NEXT(bytes, offset, size, point);  // NOLINT(bugprone-inc-dec-in-conditions): ICU's macro
    at_ = static_cast<std::size_t>(offset);
    return {text_.substr(start, at_ - start), code_point_width(point), false};
  }

 private:
  /// Only the sequences this program writes: ESC [ … letter.
  void skip_escape() {
    at_ = std::min(at_ + 2, text_.size());
    while (at_ < text_.size() && (text_[at_] < '@' || text_[at_] > '~')) ++at_;
    at_ = std::min(at_ + 1, text_.size());
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

int display_width(std::string_view text) {
  int width = 0;
  for (Glyphs glyphs(text); !glyphs.done();) width += glyphs.next().width;
  return width;
}

std::string clip(std::string_view text, int width) {
  if (display_width(text) <= width) return std::string(text);
  std::string clipped;
  int used = 0;
  bool cut = false;
  for (Glyphs glyphs(text); !glyphs.done();) {
    const auto glyph = glyphs.next();
    if (glyph.escape) {  // kept even behind the cut: it may be the one that ends a colour
      clipped += glyph.bytes;
      continue;
    }
    if (cut) continue;
    cut = used + glyph.width > width - 1;
    clipped += cut ? "…" : glyph.bytes;
    used += glyph.width;
  }
  return clipped;
}

std::string fit(std::string_view text, int width) {
  std::string fitted = clip(text, width);
  fitted.append(static_cast<std::size_t>(std::max(0, width - display_width(fitted))), ' ');
  return fitted;
}

std::string fit_right(std::string_view text, int width) {
  return std::string(static_cast<std::size_t>(std::max(0, width - display_width(text))), ' ') +
         clip(text, width);
}

std::vector<std::string> wrap(std::string_view text, int width) {
  std::vector<std::string> lines;
  std::string line;
  const auto finish = [&] {
    if (!line.empty()) lines.push_back(std::move(line));
    line.clear();
  };
  while (!text.empty()) {
    const std::size_t space = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, space);
    const bool fits = display_width(line) + 1 + display_width(word) <= width;
    if (!fits) finish();
    if (!line.empty()) line += ' ';
    for (Glyphs glyphs(word); !glyphs.done();) {
      const auto glyph = glyphs.next();
      if (display_width(line) + glyph.width > width) finish();
      line += glyph.bytes;
    }
    text.remove_prefix(std::min(space + 1, text.size()));
  }
  finish();
  return lines;
}

std::string without_escapes(std::string_view text) {
  std::string plain;
  for (Glyphs glyphs(text); !glyphs.done();) {
    const auto glyph = glyphs.next();
    if (!glyph.escape) plain += glyph.bytes;
  }
  return plain;
}

std::string repeat(std::string_view text, int times) {
  std::string repeated;
  for (int i = 0; i < times; ++i) repeated += text;
  return repeated;
}

}  // namespace reverie::cli
