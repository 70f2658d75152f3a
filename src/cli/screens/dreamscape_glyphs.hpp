// SPDX-License-Identifier: Apache-2.0
// Fragments, stacks and structures of Dreamscape in a few columns.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/paint.hpp"
#include "cli/words/texts.hpp"
#include "games/dreamscape/shown.hpp"

namespace reverie::cli {

Ink ink_of(dreamscape::Fragment fragment);

/// All signs are one column wide in every terminal.
inline constexpr std::string_view tree_sign = "♣";
inline constexpr std::string_view dreamer_sign = "☻";
inline constexpr std::string_view haunter_sign = "☠";
inline constexpr std::string_view mountain_sign = "▲";
inline constexpr std::string_view climbed_sign = "△";
inline constexpr std::string_view leads_sign = "★";

/// Whose dreamscape is drawn: the viewer's own; for who watches, that of somebody who acts.
Seat shown_seat(const dreamscape::Shown& shown);

const dreamscape::StackShown& stack_at(const dreamscape::PlayerShown& player,
                                       std::string_view cell);

/// Letters differ by language; a fragment is one of them.
class LandscapeGlyphs {
 public:
  LandscapeGlyphs(const Texts& texts, const Paint& paint) : texts_(texts), paint_(paint) {}

  std::string fragment(dreamscape::Fragment fragment) const;
  std::string fragments(const std::vector<dreamscape::Fragment>& fragments) const;
  /// Those of which there are some: `W2 S1`.
  std::string counted(const dreamscape::Fragments& fragments) const;
  /// From the bottom up, with what stands on it; of one that is higher than `most` its height and
  /// its top: `5‥G`.
  std::string stack(const dreamscape::StackShown& stack, const dreamscape::PlayerShown& player,
                    std::size_t most) const;
  /// What a card asks for on one cell; what is not there yet in brackets: `WS[G♣]`.
  std::string pile(const dreamscape::Pile& pile, const dreamscape::Built& built) const;
  /// A row for each row of the structure, turned as it comes nearest.
  std::vector<std::string> structure(const dreamscape::HeldCard& held,
                                     const dreamscape::PlayerShown& player) const;
  /// `W water  S stone …`
  std::vector<std::string> legend() const;

 private:
  const Texts& texts_;
  Paint paint_;
};

}  // namespace reverie::cli
