// SPDX-License-Identifier: Apache-2.0
// A client over a websocket.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <optional>
#include <string>
#include <vector>

#include "server/admission.hpp"
#include "server/shard.hpp"

namespace reverie::server {

using Upgrade = boost::beast::http::request<boost::beast::http::string_body>;

/// Who wants to look at what.
struct Wish {
  Arrival arrival;
  /// For somebody who is here for the first time.
  std::optional<std::string> set_cookie;
  /// Held as long as the connection is open.
  std::vector<Admission::Ticket> tickets;
};

/// Takes over a connection whose request for a websocket was read. The socket belongs to the loop
/// of the table's shard, and this is called there.
void serve_websocket(boost::asio::ip::tcp::socket socket, Upgrade upgrade, Wish wish, Shard& shard,
                     const Limits& limits);

}  // namespace reverie::server
