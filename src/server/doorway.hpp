// SPDX-License-Identifier: Apache-2.0
// Where connections come in: HTTP requests and their replies, and those that become websockets.
#pragma once

#include <boost/asio/ip/tcp.hpp>

#include <atomic>

#include "server/api.hpp"

namespace reverie::server {

/// What a connection needs from the server it came to.
struct Doorway {
  const Shards& shards;
  const Services& services;
  Admission& admission;
  Api& api;
  /// Requests that are being answered now.
  std::atomic<int> answering = 0;
};

/// Serves a connection on the loop of its socket until it ends or moves to its table's shard.
void serve_http(boost::asio::ip::tcp::socket socket, std::size_t shard, Doorway& doorway);

}  // namespace reverie::server
