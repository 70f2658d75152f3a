// SPDX-License-Identifier: Apache-2.0
// One thread's share of the tables. Every member but the constructor belongs to that thread.
#pragma once

#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "server/agenda.hpp"
#include "server/api_types.hpp"
#include "server/live_table.hpp"
#include "server/replies.hpp"
#include "server/services.hpp"
#include "server/spending.hpp"
#include "table/lesson.hpp"

namespace reverie::server {

/// Somebody who comes to a table.
struct Arrival {
  std::string table;
  Payer payer;
  /// The last version that was seen, or 0.
  std::uint64_t since = 0;
  std::string language;
};

class Shard final : public TableKeeper {
 public:
  explicit Shard(Services services) : services_(std::move(services)) {}

  Loop& loop() { return loop_; }
  Metrics& metrics() { return metrics_; }

  template <class T>
  using Then = std::function<void(std::expected<T, Decline>)>;

  /// A table whose clock will need attention, though it is not in memory.
  void expect(const std::string& table, Time at);

  /// A new table, to be adopted as the others below.
  std::expected<Host::Opened, Decline> begin_table(const std::string& id, const TableOrder& order,
                                                   const std::string& guest);
  /// Keeps a table that was made, by whoever asked for it and has been charged; `then` is called
  /// when it is durable.
  void adopt(const std::string& id, Host::Opened opened, const Payer& payer, Then<NewTable> then);
  std::expected<std::shared_ptr<LiveTable>, Decline> find(const std::string& id);
  std::expected<Log, Decline> log_of(const std::string& id, const Payer& payer);
  /// What a table has reached of a long game, for one of its guests: also of a table that was begun
  /// under other rules and cannot be played on here.
  std::expected<Legacy, Decline> legacy_of(const std::string& id, const Payer& payer);
  /// The rematch of a table, to be adopted by the shard of `next`. Nobody else is given one before
  /// `end_continuing` has told how that went.
  std::expected<Host::Opened, Decline> begin_rematch(const std::string& id, const std::string& next,
                                                     const Payer& payer);
  /// The same for the next chapter.
  std::expected<Host::Opened, Decline> begin_chapter(const std::string& id, const std::string& next,
                                                     const TableOrder& order, const Payer& payer);
  void end_continuing(const std::string& id, const std::string& next, bool opened);

  /// A game that goes on from a moment of this one, to be adopted by the shard of `next`.
  std::expected<Host::Opened, Decline> branch(const std::string& id, const std::string& next,
                                              const BranchOrder& order, const Payer& payer);

  /// The number of the connection, or nothing for somebody who is sent away.
  std::optional<Connection> arrive(const Arrival& arrival, const std::shared_ptr<Client>& client);
  /// False for somebody who asks for too much at once.
  bool command(Connection connection, std::string_view text);
  void depart(Connection connection);

  /// Sends everybody away once all is durable, then calls `done`. Nothing new is begun after it.
  void close(std::function<void()> done);

 private:
  struct Visit {
    std::shared_ptr<LiveTable> table;
    Payer payer;
    Bucket commands;
  };

  void think(LiveTable& table, Thought thought) override;
  Payer payer_of(const LiveTable& table, const Thought& thought) const;
  void think_later(const std::shared_ptr<LiveTable>& table, std::uint64_t number);
  void lost(LiveTable& table) override;

  std::optional<Log> log_of_other_rules(const std::string& id, const std::string& guest);
  std::optional<Legacy> legacy_of_other_rules(const std::string& id, const std::string& guest);
  std::optional<Decline> why_no_chapter(const std::string& id, const Payer& payer);
  std::vector<std::string> secrets_for(const TableOrder& order);
  std::expected<std::optional<Lesson>, Problem> lesson_for(const TableOrder& order) const;
  std::expected<std::shared_ptr<LiveTable>, Decline> find_for(const Payer& payer,
                                                              const std::string& id);
  std::shared_ptr<LiveTable> add(const std::string& id, Host host);
  void follow(LiveTable& table, Consequences consequences, LiveTable::Then then = {});
  void follow_paid(LiveTable& table, Consequences consequences, LiveTable::Then then);
  std::optional<Message> objection(const Visit& visit, const Demand& demand) const;
  void obey(Connection connection, const Visit& visit, const Command& command);
  void refuse(Connection connection, LiveTable& table, const std::string& id, Message reason);
  void finish_closing();

  void set_alarm();
  void on_alarm();
  void wake(const std::string& table);
  void sweep();

  Services services_;
  Metrics metrics_;
  Agenda agenda_;
  Spending spending_{services_.limits};
  std::unordered_map<std::string, std::shared_ptr<LiveTable>> tables_;
  std::unordered_map<Connection, Visit> visits_;
  /// Of tables that are not in memory and have a clock: when it wakes them the house plays on at
  /// the cost of whoever played there.
  std::unordered_map<std::string, Payer> payers_of_sleeping_;
  /// By table, the rematch or next chapter that is being opened.
  std::unordered_map<std::string, std::string> being_continued_;
  Connection last_connection_ = 0;
  Time next_sweep_ = 0;
  std::optional<Time> alarm_at_;
  std::function<void()> closed_;
  /// Last, so that what still waits in it is gone before what it would have used.
  Loop loop_;
};

}  // namespace reverie::server
