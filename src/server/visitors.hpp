// SPDX-License-Identifier: Apache-2.0
// Who is asking, and whether from our own page.
#pragma once

#include <optional>
#include <string>

#include "server/http.hpp"
#include "server/mint.hpp"

namespace reverie::server {

struct Guest {
  /// What hosts and the store know the guest by: the hash of the cookie, so that whoever steals the
  /// data cannot sit down on anybody's seat.
  std::string key;
  /// The header `Set-Cookie` for somebody who is here for the first time.
  std::optional<std::string> set_cookie;
};

Guest guest_of(const Request& request, const Mint& mint);

/// Whether the client speaks TLS with the proxy in front of us.
bool is_over_tls(const Request& request);

/// Whether the page that asks was served by the host it asks.
bool is_from_our_page(const Request& request);

}  // namespace reverie::server
