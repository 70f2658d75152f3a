// SPDX-License-Identifier: Apache-2.0
#include "cli/paint.hpp"

namespace reverie::cli {
namespace {

constexpr std::string_view reset = "\x1b[0m";

std::string_view text_code(Ink ink) {
  switch (ink) {
    case Ink::none: return "";
    case Ink::red: return "\x1b[1;91m";
    case Ink::blue: return "\x1b[1;94m";
    case Ink::green: return "\x1b[1;92m";
    case Ink::brown: return "\x1b[1;33m";
    case Ink::violet: return "\x1b[1;95m";
    case Ink::faint: return "\x1b[2m";
    case Ink::strong: return "\x1b[1m";
    case Ink::alert: return "\x1b[1;93m";
  }
  return "";
}

/// Light letters on the darker half of the palette: readable on light and dark terminals alike.
std::string_view tile_code(Ink ink) {
  switch (ink) {
    case Ink::red: return "\x1b[1;97;41m";
    case Ink::blue: return "\x1b[1;97;44m";
    case Ink::green: return "\x1b[1;97;42m";
    case Ink::brown: return "\x1b[1;97;43m";
    case Ink::violet: return "\x1b[1;97;45m";
    default: return "\x1b[7m";
  }
}

}  // namespace

std::string Paint::text(Ink ink, std::string_view text) const {
  if (!in_colour_ || ink == Ink::none) return std::string(text);
  return std::string(text_code(ink)) + std::string(text) + std::string(reset);
}

std::string Paint::tile(Ink ink, std::string_view text) const {
  const std::string padded = ' ' + std::string(text) + ' ';
  if (!in_colour_) return padded;
  return std::string(tile_code(ink)) + padded + std::string(reset);
}

}  // namespace reverie::cli
