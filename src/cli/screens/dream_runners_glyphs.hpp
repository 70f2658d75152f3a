// SPDX-License-Identifier: Apache-2.0
// Segments, cells and goods of Dream Runners in a few columns.
#pragma once

#include <string>
#include <string_view>

#include "cli/terminal/paint.hpp"
#include "cli/words/texts.hpp"
#include "games/dream_runners/view.hpp"

namespace reverie::cli {

Ink ink_of(dream_runners::Good good);
Ink ink_of(dream_runners::CellKind kind);

/// All signs are one column wide in every terminal.
inline constexpr std::string_view serenity_sign = "♥";
inline constexpr std::string_view star_sign = "★";
inline constexpr std::string_view fragment_sign = "✦";
inline constexpr std::string_view coin_sign = "●";
inline constexpr std::string_view key_sign = "⚷";
inline constexpr std::string_view danger_sign = "☠";
inline constexpr std::string_view turned_sign = "↻";
/// As a corner lies before it is turned: its first end, the corner, the other end below.
inline constexpr std::string_view corner_sign = "┐";

/// Cells of the dream take at most this many columns.
inline constexpr int cell_width = 7;

/// Letters differ by language; the numbers of segments are those of the notation.
class DreamGlyphs {
 public:
  DreamGlyphs(const Texts& texts, const Paint& paint) : texts_(texts), paint_(paint) {}

  /// One column.
  std::string effect(dream_runners::Effect effect) const;
  /// `2●`, `✦ blue`.
  std::string reward(dream_runners::Reward reward) const;
  std::string rewards(const dream_runners::Rewards& rewards) const;
  std::string cell(const dream_runners::CellView& cell) const;
  /// `s17 G·R┐ +2●`.
  std::string segment(const dream_runners::SegmentView& segment) const;
  /// Those of which there are some, two letters a colour: `bl2 or1`.
  std::string fragments(const PerEnum<dream_runners::Colour, std::uint8_t>& owned) const;

 private:
  std::string bare_reward(dream_runners::Reward reward) const;
  std::string bare_cell(const dream_runners::CellView& cell) const;
  std::string short_name(dream_runners::Good good) const;

  const Texts& texts_;
  Paint paint_;
};

}  // namespace reverie::cli
