// SPDX-License-Identifier: Apache-2.0
// A client over a websocket.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <string>

#include "server/admission.hpp"
#include "server/shard.hpp"
#include "server/visitors.hpp"

namespace reverie::server {

using Upgrade = boost::beast::http::request<boost::beast::http::string_body>;

/// Who wants to look at what.
struct Wish {
  std::string table;
  std::uint64_t since = 0;
  std::string language;
  Guest guest;
  /// Held as long as the connection is open.
  std::vector<Admission::Ticket> tickets;
};

/// Takes over a connection whose request for a websocket was read. The socket belongs to the loop
/// of the table's shard, and this is called there.
void serve_websocket(boost::asio::ip::tcp::socket socket, Upgrade upgrade, Wish wish, Shard& shard,
                     const Limits& limits);

}  // namespace reverie::server
