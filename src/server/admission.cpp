// SPDX-License-Identifier: Apache-2.0
#include "server/admission.hpp"

#include "server/network.hpp"

namespace reverie::server {
namespace {

/// Beyond this many strangers, those who have not asked for a while are forgotten.
constexpr std::size_t remembered = 10'000;

}  // namespace

bool Admission::is_trusted(std::string_view address) const {
  return limits_.loopback_is_trusted &&
         (address.starts_with("127.") || address == "::1" || address.starts_with("::ffff:127."));
}

bool Admission::take(Buckets& buckets, const std::string& who, const Rate& rate, std::int64_t now) {
  const std::lock_guard lock(mutex_);
  if (buckets.size() >= remembered) {
    std::erase_if(buckets, [&](const auto& entry) { return entry.second.is_idle(rate, now); });
  }
  return buckets[who].take(rate, now);
}

bool Admission::allows_request(const std::string& address, std::int64_t now) {
  return is_trusted(address) ||
         take(requests_, network_of(address), limits_.requests_an_address, now);
}

bool Admission::allows_table(const std::string& guest, const std::string& address,
                             std::int64_t now) {
  if (!take(tables_of_guests_, guest, limits_.tables_a_guest, now)) return false;
  return is_trusted(address) ||
         take(tables_of_addresses_, network_of(address), limits_.tables_an_address, now);
}

Admission::Ticket Admission::ticket(const std::string& who, std::size_t most) {
  const std::lock_guard lock(mutex_);
  std::size_t& count = connections_[who];
  if (count >= most) return nullptr;
  ++count;
  return {this, [this, who](const void*) {
            const std::lock_guard giving_back(mutex_);
            const auto found = connections_.find(who);
            if (--found->second == 0) connections_.erase(found);
          }};
}

Admission::Ticket Admission::connection_of_address(const std::string& address) {
  if (is_trusted(address)) return {this, [](const void*) {}};
  return ticket(network_of(address), limits_.connections_an_address);
}

Admission::Ticket Admission::connection_of_guest(const std::string& guest) {
  return ticket(guest, limits_.connections_a_guest);
}

}  // namespace reverie::server
