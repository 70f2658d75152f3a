// SPDX-License-Identifier: Apache-2.0
#include "server/server.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <future>
#include <thread>
#include <utility>
#include <vector>

#include "server/doorway.hpp"
#include "server/housekeeper.hpp"
#include "server/journal.hpp"

namespace reverie::server {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

/// In the order in which each needs those before it; threads are ended by `stop` before any goes.
struct Server::Inside {
  Inside(Settings chosen, std::unique_ptr<Store> kept)
      : settings(std::move(chosen)),
        store(std::move(kept)),
        shelf(*settings.shelf),
        thinkers(std::make_unique<Thinkers>(settings.thinkers, settings.content, settings.limits)),
        clerk(std::make_unique<Clerk>()),
        quota(settings.limits),
        services{*store,           *thinkers,    *clerk,          quota,
                 *settings.mint,   settings.now, settings.limits, settings.shows_metrics,
                 settings.content, shelf},
        admission(settings.limits),
        shards(std::max(1U, settings.threads), services),
        api(shards, services, admission, settings.page),
        doorway{shards, services, admission, api},
        acceptor(shards.at(0).loop().context()) {
    shelf.remember_content([this](std::string_view hash) { return kept_content(hash); });
  }

  std::expected<void, Problem> keep_contents() const;
  std::optional<std::string> kept_content(std::string_view hash) const;
  std::expected<void, Problem> listen();
  std::expected<void, Problem> expect_clocks() const;
  void run();
  asio::awaitable<void> accept();
  void stop();
  void close_shards() const;
  void wait_until(const std::function<bool()>& done) const;
  std::uint64_t connections() const;

  Settings settings;
  std::unique_ptr<Store> store;
  /// With the content that tables began with before the files changed.
  Shelf shelf;
  std::unique_ptr<Thinkers> thinkers;
  std::unique_ptr<Clerk> clerk;
  Quota quota;
  Services services;
  Admission admission;
  Shards shards;
  Api api;
  Doorway doorway;
  tcp::acceptor acceptor;
  std::unique_ptr<Housekeeper> housekeeper;
  std::uint16_t port = 0;
  std::vector<std::jthread> threads;
};

std::expected<void, Problem> Server::Inside::listen() {
  const std::string where = settings.address + ':' + std::to_string(settings.port);
  error_code error;
  const auto address = asio::ip::make_address(settings.address, error);
  if (error) {
    return std::unexpected(Problem{"'" + settings.address +
                                   "' is no address of a network interface; 127.0.0.1 is this "
                                   "machine, 0.0.0.0 every interface"});
  }
  const tcp::endpoint endpoint(address, settings.port);
  try {
    acceptor.open(endpoint.protocol());
    acceptor.set_option(tcp::acceptor::reuse_address(true));
    acceptor.bind(endpoint);
    acceptor.listen();
    port = acceptor.local_endpoint().port();
    return {};
  } catch (const boost::system::system_error& problem) {
    error = problem.code();
  }
  if (error == asio::error::address_in_use) {
    return std::unexpected(
        Problem{where + " is in use by another program; choose another with " + "--port"});
  }
  return std::unexpected(Problem{"cannot listen on " + where + ": " + error.message()});
}

/// Tables that are not in memory have clocks too.
std::expected<void, Problem> Server::Inside::expect_clocks() const {
  const auto wakings = store->wakings();
  if (!wakings) return std::unexpected(Problem{wakings.error().what});
  for (const Waking& waking : *wakings) {
    Shard& shard = shards.of(waking.table);
    shard.loop().post([&shard, waking] { shard.expect(waking.table, waking.at); });
  }
  return {};
}

void Server::Inside::run() {
  housekeeper = std::make_unique<Housekeeper>(*store, settings.limits, settings.now);
  asio::co_spawn(acceptor.get_executor(), accept(), asio::detached);
  for (std::size_t i = 0; i < shards.size(); ++i) {
    threads.emplace_back([this, i] { shards.at(i).loop().run(); });
  }
}

asio::awaitable<void> Server::Inside::accept() {
  constexpr std::chrono::milliseconds a_moment(100);
  for (std::size_t next = 0; acceptor.is_open(); next = (next + 1) % shards.size()) {
    error_code error;
    tcp::socket socket(shards.at(next).loop().context());
    co_await acceptor.async_accept(socket, asio::redirect_error(asio::use_awaitable, error));
    if (!error) {
      serve_http(std::move(socket), next, doorway);
    } else if (acceptor.is_open()) {
      // Most likely too many open files: somebody has to go first.
      journal::warn("cannot_accept", {{"problem", error.message()}});
      asio::steady_timer pause(acceptor.get_executor(), a_moment);
      co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, error));
    }
  }
}

void Server::Inside::stop() {
  if (threads.empty()) return;
  housekeeper.reset();
  journal::info("server_closing", {{"connections", connections()}});
  shards.at(0).loop().post([this] {
    error_code ignored;
    static_cast<void>(acceptor.close(ignored));
  });
  wait_until([this] { return doorway.answering == 0; });
  close_shards();
  wait_until([this] { return connections() == 0; });
  for (std::size_t i = 0; i < shards.size(); ++i) shards.at(i).loop().stop();
  threads.clear();
  // All answer to the shards, which are still there, and begin nothing any more.
  thinkers.reset();
  clerk.reset();
  store.reset();
}

void Server::Inside::wait_until(const std::function<bool()>& done) const {
  constexpr std::chrono::milliseconds glance(2);
  const auto end = std::chrono::steady_clock::now() + settings.limits.farewell;
  while (!done() && std::chrono::steady_clock::now() < end) std::this_thread::sleep_for(glance);
}

std::uint64_t Server::Inside::connections() const {
  std::uint64_t open = 0;
  for (const Metrics* shard : shards.metrics()) open += shard->connections;
  return open;
}

void Server::Inside::close_shards() const {
  std::vector<std::future<void>> closed;
  for (std::size_t i = 0; i < shards.size(); ++i) {
    auto done = std::make_shared<std::promise<void>>();
    closed.push_back(done->get_future());
    Shard& shard = shards.at(i);
    shard.loop().post([&shard, done] { shard.close([done] { done->set_value(); }); });
  }
  for (const std::future<void>& one : closed) one.wait();
}

/// What is printed now is kept before any table begins with it.
std::expected<void, Problem> Server::Inside::keep_contents() const {
  for (const GameEntry& entry : shelf.games()) {
    const auto game = entry.make({});
    if (!game) return std::unexpected(game.error());
    const std::string text = (*game)->content_text();
    if (text.empty()) continue;
    const auto kept = store->keep_content(text);
    if (!kept) return std::unexpected(Problem{kept.error().what});
  }
  return {};
}

std::optional<std::string> Server::Inside::kept_content(std::string_view hash) const {
  auto content = store->content(hash);
  if (!content) {
    journal::error("content_unreadable", {{"problem", content.error().what}});
    return std::nullopt;
  }
  return *std::move(content);
}

Server::Server(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}

Server::~Server() { stop(); }

std::expected<std::unique_ptr<Server>, Problem> Server::start(Settings settings,
                                                              std::unique_ptr<Store> store) {
  auto inside = std::make_unique<Inside>(std::move(settings), std::move(store));
  if (auto kept = inside->keep_contents(); !kept) return std::unexpected(kept.error());
  if (auto listening = inside->listen(); !listening) return std::unexpected(listening.error());
  if (auto expecting = inside->expect_clocks(); !expecting) {
    return std::unexpected(expecting.error());
  }
  inside->run();
  journal::info("server_open", {{"address", inside->settings.address}, {"port", inside->port}});
  return std::unique_ptr<Server>(new Server(std::move(inside)));
}

std::uint16_t Server::port() const { return inside_->port; }

void Server::stop() { inside_->stop(); }

}  // namespace reverie::server
