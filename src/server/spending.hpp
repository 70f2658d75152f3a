// SPDX-License-Identifier: Apache-2.0
// What connections and addresses have used of one thread's time. Belongs to that thread and needs
// no lock.
#pragma once

#include <cstdint>

#include "server/ledger.hpp"
#include "server/limits.hpp"
#include "server/payer.hpp"

namespace reverie::server {

class Spending {
 public:
  explicit Spending(const Limits& limits)
      : limits_(limits), commands_of_addresses_(limits.commands_an_address) {}

  /// False if the connection, or all of its address together, have asked for too much.
  bool pay(const Payer& payer, Bucket& connection, double cost, std::int64_t now);
  bool pay_for_restoring(const Payer& payer, std::int64_t now);

 private:
  const Limits limits_;
  Ledger commands_of_addresses_;
};

}  // namespace reverie::server
