// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cli/screens/screen.hpp"
#include "games/dreamscape/dreamscape.hpp"

namespace reverie::cli {

class DreamscapeScreen final : public Screen {
 public:
  std::vector<std::string> draw(const Position& position, const Texts& texts,
                                const Listener& listener, const Paint& paint) const override;
  std::vector<std::string> describe(const Position& position, const Texts& texts,
                                    const Listener& listener) const override;
  std::vector<std::string> draw_closer(const Position& position, const Texts& texts,
                                       const Listener& listener, const Paint& paint) const override;
  std::vector<std::string> describe_part(const Position& position, const Texts& texts,
                                         const Listener& listener,
                                         std::string_view part) const override;
  bool holds_secrets(const Position& /*position*/) const override { return false; }
  std::optional<Message> doubt(const Position& position, Seat seat,
                               std::string_view notation) const override;
  Ink ink_of(std::string_view term_key) const override;
};

}  // namespace reverie::cli
