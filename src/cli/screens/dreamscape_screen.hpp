// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cli/screens/screen.hpp"
#include "games/dreamscape/dreamscape.hpp"

namespace reverie::cli {

/// A first one, in letters: W water, S stone, E earth, G grass, M movement, N nightmare, T a tree,
/// D the Dreamer.
class DreamscapeScreen final : public Screen {
 public:
  std::vector<std::string> draw(const Position& position, const Texts& texts,
                                const Listener& listener, const Paint& paint) const override;
  std::vector<std::string> describe(const Position& position, const Texts& texts,
                                    const Listener& listener) const override;
  bool holds_secrets(const Position& /*position*/) const override { return false; }
  Ink ink_of(std::string_view term_key) const override;
};

}  // namespace reverie::cli
