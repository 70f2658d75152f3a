// SPDX-License-Identifier: Apache-2.0
// The server: tables from a store, for browsers.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>

#include "agents/bot.hpp"
#include "core/message.hpp"
#include "server/house_clock.hpp"
#include "server/limits.hpp"
#include "server/mint.hpp"
#include "server/page.hpp"
#include "store/store.hpp"
#include "table/host.hpp"

namespace reverie::server {

struct Settings {
  std::string address = "127.0.0.1";
  /// 0 takes any that is free.
  std::uint16_t port = 8080;
  unsigned threads = 1;
  unsigned thinkers = 1;
  Limits limits;
  /// Whether /metrics is there, for everybody who can reach the port.
  bool shows_metrics = false;
  ContentReader content;
  std::shared_ptr<const Shelf> shelf;
  Page page;
  std::shared_ptr<const Mint> mint = std::make_shared<Mint>();
  std::function<Time()> now = HouseClock();
};

class Server {
 public:
  /// Listens and serves from its own threads, until it is stopped.
  static std::expected<std::unique_ptr<Server>, Problem> start(Settings settings,
                                                               std::unique_ptr<Store> store);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  /// Stops.
  ~Server();

  std::uint16_t port() const;
  /// Lets nobody in any more, finishes what was begun, tells everybody to come back, and returns
  /// when all is durable and everybody has gone.
  void stop();

 private:
  struct Inside;
  explicit Server(std::unique_ptr<Inside> inside);

  std::unique_ptr<Inside> inside_;
};

}  // namespace reverie::server
