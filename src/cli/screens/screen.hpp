// SPDX-License-Identifier: Apache-2.0
// How the positions of one game look in a terminal. Every game has one screen; `screen_of` knows
// them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/paint.hpp"
#include "cli/words/texts.hpp"
#include "games/registry.hpp"

namespace reverie::cli {

/// What is left of a drawn screen with a full menu below it.
inline constexpr int most_table_lines = 11;

class Screen {
 public:
  virtual ~Screen() = default;

  /// The table as the listener's seat sees it: always the same number of lines, at most
  /// `most_table_lines`, of at most `screen_width` columns.
  virtual std::vector<std::string> draw(const Position& position, const Texts& texts,
                                        const Listener& listener, const Paint& paint) const = 0;
  /// The same in words, one thing a line.
  virtual std::vector<std::string> describe(const Position& position, const Texts& texts,
                                            const Listener& listener) const = 0;
  /// All that the drawn table has no room for, of any number of lines; the words where it has room
  /// for everything.
  virtual std::vector<std::string> draw_closer(const Position& position, const Texts& texts,
                                               const Listener& listener,
                                               const Paint& /*paint*/) const {
    return describe(position, texts, listener);
  }
  /// One part of the table that has a name of its own, such as a cell, in words; nothing where none
  /// is called so.
  virtual std::vector<std::string> describe_part(const Position& /*position*/,
                                                 const Texts& /*texts*/,
                                                 const Listener& /*listener*/,
                                                 std::string_view /*part*/) const {
    return {};
  }
  /// Whether some seat knows what another may not: two people at one keyboard must then look away
  /// while the other one plays.
  virtual bool holds_secrets(const Position& position) const = 0;
  /// What is asked before a choice that loses the game, or gives something up for good, although
  /// another would not.
  virtual std::optional<Message> doubt(const Position& /*position*/, Seat /*seat*/,
                                       std::string_view /*notation*/) const {
    return std::nullopt;
  }
  /// The colour in which a term is written.
  virtual Ink ink_of(std::string_view term_key) const = 0;
};

const Screen& screen_of(std::string_view game);

}  // namespace reverie::cli
