// SPDX-License-Identifier: Apache-2.0
// What guests and addresses have used of one thread's time, and of the disk through it. Belongs to
// that thread, so that a move needs no lock.
#pragma once

#include <cstddef>
#include <cstdint>

#include "server/ledger.hpp"
#include "server/limits.hpp"
#include "server/payer.hpp"

namespace reverie::server {

class Spending {
 public:
  explicit Spending(const Limits& limits)
      : limits_(limits),
        commands_of_addresses_(limits.commands_an_address),
        kept_by_guests_(limits.kept_bytes_a_guest),
        kept_by_addresses_(limits.kept_bytes_an_address) {}

  /// False if the connection, or all of its address together, have asked for too much.
  bool pay(const Payer& payer, Bucket& connection, double cost, std::int64_t now);
  bool pay_for_restoring(const Payer& payer, std::int64_t now);

  void count_kept(const Payer& payer, std::size_t bytes, std::int64_t now);
  bool has_kept_enough(const Payer& payer, std::int64_t now) const;

 private:
  const Limits limits_;
  Ledger commands_of_addresses_;
  Ledger kept_by_guests_;
  Ledger kept_by_addresses_;
};

}  // namespace reverie::server
