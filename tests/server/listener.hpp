// SPDX-License-Identifier: Apache-2.0
// What one seat of a table for two is sent, to the last byte, in a house whose clock stands still
// and where nothing but the seed is left to chance.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "house.hpp"
#include "play.hpp"

namespace reverie::testing {

constexpr Seat ada_seat{0};
constexpr Seat bea_seat{1};

struct Move {
  Seat seat;
  std::string action;
};
using Moves = std::vector<Move>;

/// All that the first seat is sent while these moves are made, and then in answer to everything
/// that can be asked: previews, looks back, a hint, and proposals of both to take back.
class Listener {
 public:
  /// Ada opens the table; its second seat is open.
  using Opening = std::function<OpenedTable(Visitor& ada)>;
  Listener(const Seed& seed, const Opening& open, const Moves& moves);

  const std::string& heard() const { return heard_; }
  /// Whether something of this type was among it.
  bool has_heard(const std::string& type) const;

 private:
  void hear() { heard_ += window_.next().value() + '\n'; }
  void make(const Move& move);
  void ask();
  void ask_for(const char* type, const std::string& rest = {});
  /// And if the other is asked about it, the answer is no.
  void take_back(Player& player, Player& other);
  void follow(const boost::json::object& answer);

  House house_;
  Visitor ada_;
  Visitor bea_;
  OpenedTable table_;
  Pair pair_;
  Window window_;
  std::string heard_;
};

/// Where two texts part, with what is around it; nothing when they are the same.
std::string first_difference(const std::string& one, const std::string& other);

}  // namespace reverie::testing
