// SPDX-License-Identifier: Apache-2.0
#include "server/admission.hpp"

#include "server/network.hpp"

namespace reverie::server {

bool Admission::is_trusted(std::string_view address) const {
  return limits_.loopback_is_trusted && !limits_.behind_proxy &&
         (address.starts_with("127.") || address == "::1" || address.starts_with("::ffff:127."));
}

Payer Admission::payer_at(const std::string& address, const std::string& guest) const {
  return {is_trusted(address) ? "" : network_of(address), guest};
}

bool Admission::allows_request(const std::string& address, std::int64_t now) {
  if (is_trusted(address)) return true;
  const std::lock_guard lock(mutex_);
  return requests_.take(network_of(address), now);
}

bool Admission::allows_table(const Payer& payer, std::int64_t now) {
  const std::lock_guard lock(mutex_);
  if (!tables_of_guests_.take(payer.guest, now)) return false;
  return !payer.is_limited() || tables_of_addresses_.take(payer.network, now);
}

bool Admission::allows_lists(const Payer& payer, std::int64_t now) {
  const std::lock_guard lock(mutex_);
  if (lists_of_guests_.is_spent(payer.guest, now)) return false;
  return !payer.is_limited() || !lists_of_addresses_.is_spent(payer.network, now);
}

void Admission::charge_lists(const Payer& payer, double milliseconds, std::int64_t now) {
  const std::lock_guard lock(mutex_);
  lists_of_guests_.charge(payer.guest, now, milliseconds);
  if (payer.is_limited()) lists_of_addresses_.charge(payer.network, now, milliseconds);
}

Admission::Ticket Admission::count(Counts& counts, const std::string& who, std::size_t more) {
  counts[who] += more;
  return {this, [this, &counts, who, more](const void*) {
            const std::lock_guard giving_back(mutex_);
            const auto found = counts.find(who);
            found->second -= more;
            if (found->second == 0) counts.erase(found);
          }};
}

Admission::Ticket Admission::ticket(const std::string& who, std::size_t most) {
  const std::lock_guard lock(mutex_);
  const auto found = connections_.find(who);
  if (found == connections_.end() ? most == 0 : found->second >= most) return nullptr;
  return count(connections_, who, 1);
}

Admission::Ticket Admission::connection_of_address(const std::string& address) {
  if (is_trusted(address)) return {this, [](const void*) {}};
  return ticket(network_of(address), limits_.connections_an_address);
}

Admission::Ticket Admission::connection_of_guest(const std::string& guest) {
  return ticket(guest, limits_.connections_a_guest);
}

Admission::Ticket Admission::room_for_body(const std::string& address, std::size_t bytes) {
  static const std::string everybody;
  const std::string who = is_trusted(address) ? everybody : network_of(address);
  const std::size_t most =
      who == everybody ? limits_.bodies_bytes : limits_.bodies_bytes_an_address;
  const std::lock_guard lock(mutex_);
  const auto found = bodies_.find(who);
  const std::size_t theirs = found == bodies_.end() ? 0 : found->second;
  if (theirs + bytes > most || bodies_of_all_ + bytes > limits_.bodies_bytes) return nullptr;
  bodies_of_all_ += bytes;
  return {this, [this, bytes, counted = count(bodies_, who, bytes)](const void*) {
            const std::lock_guard giving_back(mutex_);
            bodies_of_all_ -= bytes;
          }};
}

}  // namespace reverie::server
