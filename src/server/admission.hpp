// SPDX-License-Identifier: Apache-2.0
// Who may come in: rates and open connections by address (of IPv6 by its network) and by guest.
// Shared by all threads, and therefore asked once a request or connection, never for a move.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "server/limits.hpp"

namespace reverie::server {

class Admission {
 public:
  explicit Admission(const Limits& limits) : limits_(limits) {}

  bool allows_request(const std::string& address, std::int64_t now);
  bool allows_table(const std::string& guest, const std::string& address, std::int64_t now);

  /// Counts as an open connection until it is gone.
  using Ticket = std::shared_ptr<const void>;
  /// Nothing when the address or guest has enough of them.
  Ticket connection_of_address(const std::string& address);
  Ticket connection_of_guest(const std::string& guest);

 private:
  using Buckets = std::map<std::string, Bucket, std::less<>>;

  bool is_trusted(std::string_view address) const;
  bool take(Buckets& buckets, const std::string& who, const Rate& rate, std::int64_t now);
  Ticket ticket(const std::string& who, std::size_t most);

  const Limits limits_;
  std::mutex mutex_;
  Buckets requests_;
  Buckets tables_of_guests_;
  Buckets tables_of_addresses_;
  std::map<std::string, std::size_t, std::less<>> connections_;
};

}  // namespace reverie::server
