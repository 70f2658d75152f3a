// SPDX-License-Identifier: Apache-2.0
// The host of one table: seats people and bots, passes on their moves, keeps the clock, and writes
// to everybody what they may know. Commands and a time come in; letters to send, entries to keep
// and thoughts to think go out. No input or output, no threads.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/bot.hpp"
#include "core/chance_stream.hpp"
#include "core/log.hpp"
#include "table/commands.hpp"
#include "table/letters.hpp"
#include "table/order.hpp"

namespace reverie {

/// Milliseconds since 1970. The host never asks a clock: it is told.
using Time = std::int64_t;

/// One open window of a client, numbered by whoever holds the connections.
using Connection = std::uint64_t;

/// Something to send to one connection.
struct Letter {
  Connection to = 0;
  std::string text;

  friend bool operator==(const Letter&, const Letter&) = default;
};

/// A decision that a bot has to make, for its seat or as a hint. Thinking takes long, so it is done
/// elsewhere and brought back to `Host::thought`.
struct Thought {
  std::uint64_t number = 0;
  Seat seat;
  BotSpec bot;
  std::shared_ptr<const AnyGame> game;
  std::shared_ptr<const Position> position;
};

/// What follows from something that happened.
struct Consequences {
  /// To be made durable, in order; the first has the version `first_version`.
  std::vector<std::string> entries;
  std::uint64_t first_version = 0;
  /// To be sent once the entries are durable.
  std::vector<Letter> letters;
  /// To be begun once the entries are durable.
  std::vector<Thought> thoughts;
};

/// A secret that invites somebody to a seat.
struct Invitation {
  Seat seat;
  std::string secret;
};
BOOST_DESCRIBE_STRUCT(Invitation, (), (seat, secret))

class Host {
 public:
  struct Opened;

  /// A new table. `guest` is whoever asked for it; every open seat needs a secret in its place of
  /// `secrets`, which is as long as the order's seats.
  static std::expected<Opened, Problem> open(std::string_view id, const TableOrder& order,
                                             std::string_view guest, const Seed& seed,
                                             const std::vector<std::string>& secrets, Time now);
  /// A new table that goes on from the first `inputs` inputs of a log: other seats than `seat` are
  /// played by bots, and chance comes from the new seed.
  static std::expected<Opened, Problem> branch(std::string_view id, const Log& log,
                                               std::size_t inputs, Seat seat, Level partners,
                                               std::string_view name, std::string_view guest,
                                               const Seed& seed, Time now);
  /// The table again from all that was kept of it.
  static std::expected<Host, Problem> restore(std::string_view id,
                                              const std::vector<std::string>& entries);

  Host(Host&&) noexcept;
  Host& operator=(Host&&) noexcept;
  ~Host();

  std::uint64_t version() const;
  bool is_over() const;
  /// When `tick` should be called, if no other thing happens before.
  std::optional<Time> wake_at() const;
  std::vector<std::string> guests() const;
  bool is_guest(std::string_view guest) const;

  /// A client has come, with the last version it saw, or 0. Nobody who may not look on is let in.
  std::expected<Consequences, Refusal> arrive(Connection connection, std::string_view guest,
                                              std::uint64_t since, Time now);
  Consequences depart(Connection connection, Time now);
  bool is_empty() const;

  Consequences command(Connection connection, const Command& command, Time now);
  /// What a bot came to, or nothing if it could not think after all.
  Consequences thought(std::uint64_t number, const std::optional<Advice>& advice, Time now);
  /// Time has passed.
  Consequences tick(Time now);

  /// The order of a rematch for one of the guests: the same seats, options and people.
  std::expected<TableOrder, Refusal> rematch_order(std::string_view guest) const;
  /// The rematch was opened under this id.
  Consequences continued_at(std::string_view table, Time now);

  /// The log, for a guest who may have it: of a game that is over.
  std::expected<Log, Refusal> log(std::string_view guest) const;

  /// One line about the table that is kept beside its entries, so that lists need no replay.
  std::string summary() const;

 private:
  class Play;
  explicit Host(std::unique_ptr<Play> play);

  std::unique_ptr<Play> play_;
};

struct Host::Opened {
  Host host;
  std::vector<Invitation> invitations;
  Consequences consequences;
};

/// A kept summary as one guest may see it.
std::expected<letter::Summary, Problem> summary_for(std::string_view summary,
                                                    std::string_view guest, Time at);

}  // namespace reverie
