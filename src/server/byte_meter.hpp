// SPDX-License-Identifier: Apache-2.0
// Counts what is read of a connection. Frames can be sent for ever that never become a message:
// whoever does that is known by the bytes alone.
#pragma once

#include <boost/beast/core/rate_policy.hpp>
#include <cstddef>
#include <functional>
#include <limits>
#include <utility>

#include "server/house_clock.hpp"
#include "server/limits.hpp"

namespace reverie::server {

/// A policy of `beast::basic_stream` that holds nobody back, but tells of too much.
class ByteMeter {
 public:
  ByteMeter(const Rate& rate, std::function<void()> on_too_much)
      : rate_(rate), on_too_much_(std::move(on_too_much)) {}

 private:
  friend class boost::beast::rate_policy_access;
  static constexpr std::size_t any = std::numeric_limits<std::size_t>::max();

  static std::size_t available_read_bytes() { return any; }
  static std::size_t available_write_bytes() { return any; }
  void transfer_read_bytes(std::size_t bytes) {
    if (!read_.take(rate_, steady_time(), static_cast<double>(bytes))) on_too_much_();
  }
  static void transfer_write_bytes(std::size_t /*bytes*/) {}
  static void on_timer() {}

  Rate rate_;
  Bucket read_;
  std::function<void()> on_too_much_;
};

}  // namespace reverie::server
