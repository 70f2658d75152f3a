// SPDX-License-Identifier: Apache-2.0
// What happened at a table, as it may be told to each seat.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "cli/words/texts.hpp"
#include "core/log.hpp"
#include "core/narrator.hpp"
#include "games/registry.hpp"

namespace reverie::cli {

class Chronicle {
 public:
  /// The story of inputs that are known to be legal.
  static Chronicle of(const AnyGame& game, std::span<const LogInput> inputs);

  /// `inputs`: how many inputs the table had before this happened.
  void add(std::size_t inputs, const std::vector<Told>& told);
  /// Forgets what happened after that many inputs.
  void take_back_to(std::size_t inputs);

  std::size_t size() const { return entries_.size(); }
  /// What the listener was told, from entry `first` on.
  std::vector<std::string> tell(const Texts& texts, const Listener& listener,
                                std::size_t first) const;
  /// The last things that the listener was told, at most so many.
  std::vector<std::string> tell_last(const Texts& texts, const Listener& listener,
                                     std::size_t most) const;

 private:
  struct Entry {
    std::size_t inputs;
    Told told;
  };
  std::vector<Entry> entries_;
};

}  // namespace reverie::cli
