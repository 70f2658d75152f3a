// SPDX-License-Identifier: Apache-2.0
// The replies that are alike everywhere: JSON, and refusals with their reason.
#pragma once

#include <string>
#include <string_view>

#include "core/message.hpp"
#include "server/http.hpp"

namespace reverie::server {

/// Why something asked for is not done: the status of HTTP, and words for people.
struct Decline {
  unsigned status = 400;
  Message reason;
};

Reply json_reply(std::string json);
/// `{"problem": {"key": …, "args": …}}`
Reply decline_reply(const Decline& decline);

Decline not_found();
/// Input that does not have the shape it should have.
Decline unreadable(const Problem& problem);

/// What every reply carries, so that a browser runs nothing but our own page and tells nobody else
/// about it; and comes again over TLS if it came so.
void add_safety_headers(Reply& reply, bool over_tls);

}  // namespace reverie::server
