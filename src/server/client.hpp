// SPDX-License-Identifier: Apache-2.0
// Somebody who looks at a table, as the table's shard sees it.
#pragma once

#include <string>

namespace reverie::server {

/// Belongs to the thread of its table's shard.
class Client {
 public:
  Client() = default;
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  virtual ~Client() = default;

  virtual void send(std::string letter) = 0;
  /// Ends the connection after one last letter.
  virtual void dismiss(std::string letter) = 0;
};

}  // namespace reverie::server
