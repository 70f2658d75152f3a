// SPDX-License-Identifier: Apache-2.0
#include "cli/screens/onirim_glyphs.hpp"

namespace reverie::cli {
using onirim::Card;
using onirim::Colour;
using onirim::Symbol;

Ink ink_of(Colour colour) {
  switch (colour) {
    case Colour::red: return Ink::red;
    case Colour::blue: return Ink::blue;
    case Colour::green: return Ink::green;
    case Colour::brown: return Ink::brown;
  }
  return Ink::none;
}

Ink ink_of(Card card) {
  return card == Card::nightmare ? Ink::violet : ink_of(onirim::colour_of(card));
}

std::string_view sign_of(Symbol symbol) {
  switch (symbol) {
    case Symbol::sun: return "☀";
    case Symbol::moon: return "☾";
    case Symbol::key: return "⚷";
  }
  return "?";
}

std::string CardGlyphs::letter(Colour colour) const {
  return texts_.say("cli.onirim.letter." + std::string(name_of(colour)));
}

std::string CardGlyphs::bare(Card card) const {
  if (card == Card::nightmare) return std::string(nightmare_sign) + ' ';
  const auto sign = onirim::is_door(card) ? door_sign : sign_of(onirim::symbol_of(card));
  return letter(onirim::colour_of(card)) + std::string(sign);
}

}  // namespace reverie::cli
