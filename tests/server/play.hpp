// SPDX-License-Identifier: Apache-2.0
// Ordering tables and playing at them, as a page does.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <vector>

#include "visitor.hpp"

namespace reverie::testing {

/// Orders of Onirim tables.
std::string order_alone();
std::string order_with_bot();
/// For two people, whose hands are hidden from each other.
std::string order_for_two();

struct OpenedTable {
  std::string id;
  /// The secrets of the open seats, in order.
  std::vector<std::string> invitations;
};
/// An exception when it is refused.
OpenedTable open_table(Visitor& visitor, const std::string& order);

/// The JSON of a command; `rest` is what its type needs: `"action":"claim"`.
std::string command(const std::string& type, const std::string& id, std::uint64_t version,
                    const std::string& rest = {});

/// A seat at a table, seen through one window.
class Player {
 public:
  explicit Player(Window window);

  /// The last state that came.
  const boost::json::object& state() const { return state_; }
  std::uint64_t version() const { return state_.at("version").to_number<std::uint64_t>(); }
  std::string status() const;
  bool is_over() const { return status() == "over"; }
  bool may_move() const { return !state_.at("choices").as_array().empty(); }
  std::string first_choice() const;

  /// Sends a command and returns its answer, whichever it is; states that come before it count.
  boost::json::object ask(const std::string& type, const std::string& rest = {});
  /// The same under an id of one's own.
  boost::json::object ask_as(const std::string& id, std::uint64_t version, const std::string& type,
                             const std::string& rest = {});
  /// Plays an action and waits until both its acknowledgement and its state have come.
  void play(const std::string& action);
  /// The next state.
  void wait();
  void wait_for_version(std::uint64_t version);

  Window& window() { return window_; }

 private:
  /// Choices that did not change are not sent again.
  void take(boost::json::object state);

  Window window_;
  boost::json::object state_;
};

/// Two people at one table, so that each knows of the other.
struct Pair {
  Player first;
  Player second;

  /// Whoever's turn it is makes the first move that it may.
  void move();
};
/// The second comes by the invitation.
Pair seat_two(Visitor& first, Visitor& second, const OpenedTable& table);

}  // namespace reverie::testing
