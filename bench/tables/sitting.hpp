// SPDX-License-Identifier: Apache-2.0
// A host with a window for every seat, all of people, as a server has them; what comes out of it is
// kept and counted.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "table/host.hpp"

namespace reverie::bench {

class Sitting {
 public:
  Sitting(const Shelf& shelf, const std::string& game, const std::string& options, int seats);

  const std::vector<std::string>& entries() const { return entries_; }

  /// A random move of somebody who may, as text from the wire to letters and summary. False when
  /// the game is over. The action `seldom` is chosen again and again before it is made.
  bool move(Random& random, std::string_view seldom = {});
  /// The last mover takes back; the others, if they are asked, say yes.
  void take_back();
  void look(std::uint32_t at);
  /// What somebody who comes anew is sent.
  std::size_t first_letter();

  /// Nanoseconds that the last of these took, and the bytes of letters and summary that it made.
  std::int64_t nanoseconds() const { return nanoseconds_; }
  std::size_t bytes() const { return bytes_; }

 private:
  struct Answer {
    Consequences consequences;
    std::string summary;
  };

  Sitting(Host::Opened opened, int seats);
  /// What is measured, in a function of its own for whoever counts its instructions.
  [[gnu::noinline]] Answer obey(Seat seat, const std::string& text);
  void send(Seat seat, const std::string& demand);
  void take(const Consequences& consequences);

  Host host_;
  std::vector<std::string> entries_;
  /// The last state that each window was sent.
  std::map<Connection, std::shared_ptr<const boost::json::value>> states_;
  /// And the last with choices: they come only when they change.
  std::map<Connection, std::shared_ptr<const boost::json::value>> with_choices_;
  std::uint64_t commands_ = 0;
  Seat mover_;
  std::int64_t nanoseconds_ = 0;
  std::size_t bytes_ = 0;
};

}  // namespace reverie::bench
