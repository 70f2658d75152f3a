// SPDX-License-Identifier: Apache-2.0
#include "table/words.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/utf8.hpp"

namespace reverie {
namespace {

struct Range {
  std::uint32_t first;
  std::uint32_t last;
};

template <std::size_t N>
bool is_in(const std::array<Range, N>& ranges, std::uint32_t character) {
  return std::ranges::any_of(ranges, [character](const Range& range) {
    return range.first <= character && character <= range.last;
  });
}

/// What leaves no trace on the paper, beside spaces: fillers, and marks for whoever lays out text.
constexpr std::array<Range, 18> unseen = {{
    {0xAD, 0xAD},
    {0x34F, 0x34F},
    {0x61C, 0x61C},
    {0x115F, 0x1160},
    {0x17B4, 0x17B5},
    {0x180B, 0x180F},
    {0x2060, 0x206F},
    {0x2800, 0x2800},
    {0x3164, 0x3164},
    {0xFE00, 0xFE0D},
    {0xFFA0, 0xFFA0},
    {0xFFF0, 0xFFFB},
    {0x13430, 0x1345F},
    {0x1BCA0, 0x1BCA3},
    {0x1D159, 0x1D159},
    {0x1D173, 0x1D17A},
    {0xE0000, 0xE001F},
    {0xE0080, 0xE0FFF},
}};
constexpr std::array<Range, 7> spaces = {{
    {0x20, 0x20},
    {0xA0, 0xA0},
    {0x1680, 0x1680},
    {0x2000, 0x200A},
    {0x202F, 0x202F},
    {0x205F, 0x205F},
    {0x3000, 0x3000},
}};

constexpr std::uint32_t zero_width_non_joiner = 0x200C;
constexpr std::uint32_t zero_width_joiner = 0x200D;

/// Between two signs they shape them: Persian words, families and flags of emoji.
bool joins(std::uint32_t character) {
  return character == zero_width_non_joiner || character == zero_width_joiner;
}
/// After a sign they choose how it looks: in colour, or as the flag of a country.
bool adorns(std::uint32_t character) {
  return character == 0xFE0E || character == 0xFE0F ||
         (character >= 0xE0020 && character <= 0xE007F);
}
/// Nothing shapes Latin letters: there such a sign could only hide. Digits and a few signs have a
/// form in colour.
bool can_be_shaped(std::uint32_t character) {
  constexpr std::u32string_view as_emoji = U"#*0123456789\u00A9\u00AE";
  return character >= 0x300 || as_emoji.find(character) != std::u32string_view::npos;
}

/// Goes through a text from its beginning.
class Reading {
 public:
  /// False at a character that has no place there.
  bool pass(std::uint32_t character) {
    if (joins(character) || adorns(character)) {
      const bool fits = can_be_shaped(last_) && !is_open_;
      is_open_ = joins(character);
      return fits;
    }
    if (is_control(character) || is_in(unseen, character)) return false;
    const bool is_space = is_in(spaces, character);
    if (is_open_ && is_space) return false;
    is_open_ = false;
    last_ = is_space ? 0 : character;
    says_something_ = says_something_ || !is_space;
    return true;
  }
  bool is_whole() const { return says_something_ && !is_open_; }

 private:
  /// The sign that was seen last, or 0.
  std::uint32_t last_ = 0;
  /// Something was joined to what has not come yet.
  bool is_open_ = false;
  bool says_something_ = false;
};

}  // namespace

bool is_good_text(std::string_view text, std::size_t most) {
  std::size_t characters = 0;
  Reading reading;
  while (!text.empty()) {
    const auto character = take_character(text);
    if (!character || ++characters > most || !reading.pass(*character)) return false;
  }
  return reading.is_whole();
}

}  // namespace reverie
