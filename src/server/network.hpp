// SPDX-License-Identifier: Apache-2.0
// Which addresses belong to one client.
#pragma once

#include <string>

namespace reverie::server {

/// Whom limits count as one: an IPv4 address, or the first 64 bits of an IPv6 one, because a single
/// household is given all addresses that begin with them. IPv4 inside IPv6 is IPv4.
std::string network_of(const std::string& address);

}  // namespace reverie::server
