// SPDX-License-Identifier: Apache-2.0
// Cards of Onirim in two columns: a letter for the colour, a sign for the symbol.
#pragma once

#include <string>
#include <string_view>

#include "cli/terminal/paint.hpp"
#include "cli/words/texts.hpp"
#include "games/onirim/cards.hpp"

namespace reverie::cli {

Ink ink_of(onirim::Colour colour);
Ink ink_of(onirim::Card card);

/// All signs are one column wide in every terminal.
std::string_view sign_of(onirim::Symbol symbol);
inline constexpr std::string_view door_sign = "▯";
inline constexpr std::string_view open_door_sign = "▮";
inline constexpr std::string_view nightmare_sign = "☠";

/// Letters differ by language: R, B, G, N are red, blue, green, brown.
class CardGlyphs {
 public:
  CardGlyphs(const Texts& texts, const Paint& paint) : texts_(texts), paint_(paint) {}

  std::string letter(onirim::Colour colour) const;
  /// Two columns in the card's colour: `R☀`.
  std::string card(onirim::Card card) const { return paint_.text(ink_of(card), bare(card)); }
  /// A filled tile of four columns.
  std::string tile(onirim::Card card) const { return paint_.tile(ink_of(card), bare(card)); }
  std::string hidden_tile() const { return paint_.tile(Ink::faint, "??"); }

 private:
  std::string bare(onirim::Card card) const;

  const Texts& texts_;
  Paint paint_;
};

}  // namespace reverie::cli
