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

void Spending::count_kept(const Payer& payer, std::size_t bytes, std::int64_t now) {
  if (bytes == 0) return;
  const auto cost = static_cast<double>(bytes);
  kept_by_guests_.charge(payer.guest, now, cost);
  if (payer.is_limited()) kept_by_addresses_.charge(payer.network, now, cost);
}

bool Spending::has_kept_enough(const Payer& payer, std::int64_t now) const {
  if (kept_by_guests_.is_spent(payer.guest, now)) return true;
  return payer.is_limited() && kept_by_addresses_.is_spent(payer.network, now);
}

}  // namespace reverie::server
