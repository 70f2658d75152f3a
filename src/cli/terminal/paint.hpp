// SPDX-License-Identifier: Apache-2.0
// Colours of a terminal. Never the only carrier of a meaning: everything reads without them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace reverie::cli {

enum class Ink : std::uint8_t { none, red, blue, green, brown, violet, faint, strong, alert };

class Paint {
 public:
  explicit Paint(bool in_colour) : in_colour_(in_colour) {}

  bool in_colour() const { return in_colour_; }
  std::string text(Ink ink, std::string_view text) const;
  /// A filled tile, such as a card in hand; without colour, just the text between blanks.
  std::string tile(Ink ink, std::string_view text) const;

 private:
  bool in_colour_;
};

}  // namespace reverie::cli
