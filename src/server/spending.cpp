// SPDX-License-Identifier: Apache-2.0
#include "server/spending.hpp"

namespace reverie::server {

bool Spending::pay(const Payer& payer, Bucket& connection, double cost, std::int64_t now) {
  if (!connection.take(limits_.commands_a_connection, now, cost)) return false;
  return !payer.is_limited() || commands_of_addresses_.take(payer.network, now, cost);
}

bool Spending::pay_for_restoring(const Payer& payer, std::int64_t now) {
  return !payer.is_limited() || commands_of_addresses_.take(payer.network, now, cost_of_restoring);
}

}  // namespace reverie::server
