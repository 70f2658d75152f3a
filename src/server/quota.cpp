// SPDX-License-Identifier: Apache-2.0
#include "server/quota.hpp"

namespace reverie::server {

bool Quota::take(const Payer& payer, std::size_t bytes, std::int64_t now) {
  const std::lock_guard lock(mutex_);
  const auto cost = static_cast<double>(bytes);
  if (!guests_.take(payer.guest, now, cost)) return false;
  return !payer.is_limited() || addresses_.take(payer.network, now, cost);
}

void Quota::charge(const Payer& payer, std::size_t bytes, std::int64_t now) {
  if (bytes == 0) return;
  const std::lock_guard lock(mutex_);
  const auto cost = static_cast<double>(bytes);
  guests_.charge(payer.guest, now, cost);
  if (payer.is_limited()) addresses_.charge(payer.network, now, cost);
}

bool Quota::is_spent(const Payer& payer, std::int64_t now) const {
  const std::lock_guard lock(mutex_);
  if (guests_.is_spent(payer.guest, now)) return true;
  return payer.is_limited() && addresses_.is_spent(payer.network, now);
}

}  // namespace reverie::server
