// SPDX-License-Identifier: Apache-2.0
// A table in memory and the clients that look at it. What follows from one thing after the other is
// passed on in that order, and nothing before it is durable.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/client.hpp"
#include "server/loop.hpp"
#include "server/metrics.hpp"
#include "server/payer.hpp"
#include "store/store.hpp"
#include "table/host.hpp"

namespace reverie::server {

class LiveTable;

/// Whoever holds live tables.
class TableKeeper {
 public:
  TableKeeper() = default;
  TableKeeper(const TableKeeper&) = delete;
  TableKeeper& operator=(const TableKeeper&) = delete;
  virtual ~TableKeeper() = default;

  virtual void think(LiveTable& table, Thought thought) = 0;
  /// What the table did could not be kept: it must be forgotten, and read again when it is needed.
  virtual void lost(LiveTable& table) = 0;
};

/// Lives on one loop, and is always held by a `std::shared_ptr`.
class LiveTable : public std::enable_shared_from_this<LiveTable> {
 public:
  LiveTable(std::string id, Host host, Loop& loop, Store& store, Metrics& metrics,
            TableKeeper& keeper);

  const std::string& id() const { return id_; }
  Host& host() { return host_; }

  /// On whose account its bots think: of whoever plays here and was the last to come or do
  /// something.
  Payer payer() const;
  void note(const Payer& payer) {
    if (host_.is_guest(payer.guest)) payer_ = payer;
  }

  /// When it needs attention: by its clocks, or because a bot must be asked again.
  std::optional<Time> wake_at() const;
  void ask_bots_again(std::optional<Time> at) { ask_again_at_ = at; }

  void admit(Connection connection, std::shared_ptr<Client> client);
  void forget(Connection connection) { clients_.erase(connection); }

  using Saved = std::expected<void, StoreProblem>;
  using Then = std::function<void(const Saved&)>;
  /// Keeps the entries; once they are durable, and all that came before has been passed on, sends
  /// the letters, begins the thoughts and calls `then`.
  void follow(Consequences consequences, Time now, Then then = {});

  void dismiss_everybody(const letter::Closing& closing);
  bool has_clients() const { return !clients_.empty(); }
  /// Whether something waits to become durable.
  bool is_waiting() const { return !waiting_.empty(); }
  /// When something happened at it last: a table that was just opened has nobody yet and is not
  /// left.
  Time stirred_at() const { return stirred_at_; }

 private:
  struct Waiting {
    Consequences consequences;
    Then then;
    bool durable = false;
    std::chrono::steady_clock::time_point since;
  };

  void keep(Consequences& consequences, Time now);
  std::vector<std::string> new_guests();
  void on_kept(const Saved& saved);
  void lose(const StoreProblem& problem);
  void pass_on_what_is_durable();
  void pass_on(Waiting& step);

  std::string id_;
  Host host_;
  Loop& loop_;
  Store& store_;
  Metrics& metrics_;
  TableKeeper& keeper_;
  std::optional<Payer> payer_;
  std::optional<Time> ask_again_at_;
  Time stirred_at_ = 0;
  std::map<Connection, std::shared_ptr<Client>> clients_;
  /// Those that the store has been told of since the table is in memory.
  std::vector<std::string> kept_guests_;
  std::deque<Waiting> waiting_;
};

}  // namespace reverie::server
