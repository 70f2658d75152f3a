// SPDX-License-Identifier: Apache-2.0
#include "cli/terminal/paint.hpp"

namespace reverie::cli {
namespace {

constexpr std::string_view reset = "\x1b[0m";

// Middle tones of the 256 colours, which read on light and on dark terminals alike.
std::string_view text_code(Ink ink) {
  switch (ink) {
    case Ink::none: return "";
    case Ink::red: return "\x1b[1;38;5;167m";
    case Ink::blue: return "\x1b[1;38;5;33m";
    case Ink::green: return "\x1b[1;38;5;34m";
    case Ink::brown: return "\x1b[1;38;5;136m";
    case Ink::violet: return "\x1b[1;38;5;134m";
    case Ink::faint: return "\x1b[2m";
    case Ink::strong: return "\x1b[1m";
    case Ink::alert: return "\x1b[1;38;5;208m";
  }
  return "";
}

std::string_view tile_code(Ink ink) {
  switch (ink) {
    case Ink::red: return "\x1b[1;38;5;231;48;5;124m";
    case Ink::blue: return "\x1b[1;38;5;231;48;5;25m";
    case Ink::green: return "\x1b[1;38;5;231;48;5;28m";
    case Ink::brown: return "\x1b[1;38;5;231;48;5;94m";
    case Ink::violet: return "\x1b[1;38;5;231;48;5;90m";
    default: return "\x1b[7m";
  }
}

}  // namespace

std::string Paint::text(Ink ink, std::string_view text) const {
  if (!in_colour_ || ink == Ink::none) return std::string(text);
  return std::string(text_code(ink)) + std::string(text) + std::string(reset);
}

std::string Paint::tile(Ink ink, std::string_view text) const {
  std::string padded = ' ' + std::string(text) + ' ';
  if (!in_colour_) return padded;
  return std::string(tile_code(ink)) + padded + std::string(reset);
}

}  // namespace reverie::cli
