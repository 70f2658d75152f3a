// SPDX-License-Identifier: Apache-2.0
// The server in this process, with its data in a folder of its own and a small page.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/server.hpp"
#include "store/store_story.hpp"
#include "visitor.hpp"

namespace reverie::testing {

class House {
 public:
  using Change = std::function<void(server::Settings&)>;
  /// `change` is applied to the settings whenever it opens.
  explicit House(Change change = {});

  void open();
  void close() { server_.reset(); }
  /// With the store made by this function from the one in the folder.
  using Wrap = std::function<std::unique_ptr<Store>(std::unique_ptr<Store>)>;
  void open_with(const Wrap& wrap);

  std::uint16_t port() const { return server_->port(); }
  /// Somebody who has seen the page once.
  Visitor visitor() const;
  /// A figure of /metrics.
  std::uint64_t figure(const std::string& name) const;

 private:
  TemporaryFolder folder_;
  Change change_;
  std::unique_ptr<server::Server> server_;
};

}  // namespace reverie::testing
