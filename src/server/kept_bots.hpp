// SPDX-License-Identifier: Apache-2.0
// Bots between two thoughts: what a bot found out about a game is of use in its next move.
#pragma once

#include <cstddef>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "agents/bot.hpp"

namespace reverie::server {

/// Whose thoughts a bot goes on with. One that gives hints is not the one that plays, and what one
/// seat knows is nothing to another.
struct BotOwner {
  std::string table;
  Seat seat;
  BotSpec spec;
};

/// May be asked from any thread. A bot is away while it thinks, so no two threads have it.
class KeptBots {
 public:
  /// Of all that are kept together; those that were not asked for the longest are forgotten.
  explicit KeptBots(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  /// Nothing where none is kept.
  std::unique_ptr<Bot> take(const BotOwner& owner);
  void give_back(const BotOwner& owner, std::unique_ptr<Bot> bot);
  /// All bots of a table that nobody plays at any longer.
  void forget(const std::string& table);

  std::size_t bytes() const;

 private:
  struct Kept {
    std::unique_ptr<Bot> bot;
    std::size_t bytes = 0;
    std::list<std::string>::iterator use;
  };
  using Place = std::map<std::string, Kept>::iterator;

  Kept remove(Place place);

  std::size_t most_bytes_;
  mutable std::mutex mutex_;
  std::size_t bytes_ = 0;
  /// By what names the owner, the table first.
  std::map<std::string, Kept> bots_;
  /// The same names, that of the longest unused first.
  std::list<std::string> by_use_;
};

}  // namespace reverie::server
