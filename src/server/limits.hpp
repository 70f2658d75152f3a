// SPDX-License-Identifier: Apache-2.0
// How much one client may ask for.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace reverie::server {

/// So many at once, and then so many a second.
struct Rate {
  double burst = 1;
  double a_second = 1;
};

inline constexpr std::size_t kilobyte = 1024;

struct Limits {
  std::size_t header_bytes = 8 * kilobyte;
  std::size_t body_bytes = 64 * kilobyte;
  std::size_t log_bytes = 1024 * kilobyte;
  /// One message of a client.
  std::size_t frame_bytes = 16 * kilobyte;
  /// What may wait to be sent to one client before it counts as too slow.
  std::size_t waiting_bytes = 512 * kilobyte;

  Rate requests_an_address{200, 50};
  Rate tables_a_guest{20, 0.5};
  Rate tables_an_address{60, 2};
  Rate commands_a_connection{60, 20};
  std::size_t connections_a_guest = 32;
  std::size_t connections_an_address = 256;
  /// Whoever is on the same machine, or a proxy there that has limits of its own, is not limited by
  /// its address.
  bool loopback_is_trusted = true;
  /// All connections come through a proxy, and limits are for whom it names in X-Forwarded-For. Who
  /// could come without the proxy could name anybody.
  bool behind_proxy = false;

  std::chrono::seconds request_timeout{15};
  /// A client that says nothing for half of this is asked whether it is there.
  std::chrono::seconds silence{40};
  /// How long somebody who is sent away may take to go.
  std::chrono::seconds farewell{3};
};

/// Counts against a rate. The time is in milliseconds and never goes back far.
class Bucket {
 public:
  bool take(const Rate& rate, std::int64_t now);
  /// Nothing counts any more: as good as a new one.
  bool is_idle(const Rate& rate, std::int64_t now) const;

 private:
  double used_by(const Rate& rate, std::int64_t now) const;

  double used_ = 0;
  std::int64_t at_ = 0;
};

}  // namespace reverie::server
