// SPDX-License-Identifier: Apache-2.0
// Who may come in: rates, open connections and what is being sent, by address (of IPv6 by its
// network) and by guest. Shared by all threads, and therefore asked once a request or connection,
// never for a move.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "server/ledger.hpp"
#include "server/limits.hpp"
#include "server/payer.hpp"

namespace reverie::server {

class Admission {
 public:
  explicit Admission(const Limits& limits) : limits_(limits) {}

  bool allows_request(const std::string& address, std::int64_t now);
  bool allows_table(const Payer& payer, std::int64_t now);

  /// Whether their lists may be read, and how many milliseconds that took.
  bool allows_lists(const Payer& payer, std::int64_t now);
  void charge_lists(const Payer& payer, double milliseconds, std::int64_t now);

  /// Counts as an open connection, or as bytes in memory, until it is gone.
  using Ticket = std::shared_ptr<const void>;
  /// Nothing when the address or guest has enough of them.
  Ticket connection_of_address(const std::string& address);
  Ticket connection_of_guest(const std::string& guest);
  /// Nothing when there is no room for a body of that size.
  Ticket room_for_body(const std::string& address, std::size_t bytes);

  /// On whose account goes what somebody at this address does.
  Payer payer_at(const std::string& address, const std::string& guest) const;

 private:
  using Counts = std::map<std::string, std::size_t, std::less<>>;

  bool is_trusted(std::string_view address) const;
  /// With the mutex held: the ticket gives back what is counted here.
  Ticket count(Counts& counts, const std::string& who, std::size_t more);
  Ticket ticket(const std::string& who, std::size_t most);

  const Limits limits_;
  std::mutex mutex_;
  Ledger requests_{limits_.requests_an_address};
  Ledger tables_of_guests_{limits_.tables_a_guest};
  Ledger tables_of_addresses_{limits_.tables_an_address};
  Ledger lists_of_guests_{limits_.lists_a_guest};
  Ledger lists_of_addresses_{limits_.lists_an_address};
  Counts connections_;
  Counts bodies_;
  std::size_t bodies_of_all_ = 0;
};

}  // namespace reverie::server
