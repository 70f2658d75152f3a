// SPDX-License-Identifier: Apache-2.0
// Somebody who looks at a table, as the table's shard sees it.
#pragma once

#include <memory>
#include <string>
#include <utility>

namespace reverie::server {

/// Shared by all who are sent the same.
using LetterText = std::shared_ptr<const std::string>;

inline LetterText letter_text(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

/// Belongs to the thread of its table's shard.
class Client {
 public:
  Client() = default;
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  virtual ~Client() = default;

  virtual void send(LetterText letter) = 0;
  /// Ends the connection after one last letter.
  virtual void dismiss(LetterText letter) = 0;
};

}  // namespace reverie::server
