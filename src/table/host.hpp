// SPDX-License-Identifier: Apache-2.0
// The host of one table: seats people and bots, passes on their moves, keeps the clock, and writes
// to everybody what they may know. Commands and a time come in; letters to send, entries to keep
// and thoughts to think go out. No input or output, no threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/bot.hpp"
#include "core/chance_stream.hpp"
#include "core/log.hpp"
#include "table/attendance.hpp"
#include "table/commands.hpp"
#include "table/gathering.hpp"
#include "table/letters.hpp"
#include "table/order.hpp"

namespace reverie {

/// Milliseconds since 1970. The host never asks a clock: it is told.
using Time = std::int64_t;

/// One open window of a client, numbered by whoever holds the connections.
using Connection = std::uint64_t;

/// Something to send to one connection, and as it is to others.
struct Letter {
  Connection to = 0;
  std::string text;
  std::vector<Connection> also;

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
  /// Of a hint: for whom.
  std::optional<Connection> asker;
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

  std::size_t bytes_to_keep() const {
    std::size_t bytes = 0;
    for (const std::string& entry : entries) bytes += entry.size();
    return bytes;
  }
};

/// A secret that invites somebody to a seat.
struct Invitation {
  Seat seat;
  std::string secret;
};
BOOST_DESCRIBE_STRUCT(Invitation, (), (seat, secret))

/// The shelf that a host is given outlives it.
class Host {
 public:
  struct Opened;

  /// A new table. `guest` is whoever asked for it; every open seat needs a secret in its place of
  /// `secrets`, which is as long as the order's seats. The next chapter of a long game begins from
  /// what the one before has left, with whoever comes.
  static std::expected<Opened, Problem> open(const Shelf& shelf, std::string_view id,
                                             const TableOrder& order, std::string_view guest,
                                             const Seed& seed,
                                             const std::vector<std::string>& secrets, Time now,
                                             const Legacy* before = nullptr);
  /// A new table that is the game of a log, checked here: a finished one to look at, a save to go
  /// on with. Whoever brings it has the first seat of a person. `secrets` as above: the other
  /// people of a save are invited anew, and with them comes the new chance of `seed`: the bringer
  /// knows the one in the log.
  static std::expected<Opened, LogProblem> from_log(const Shelf& shelf, std::string_view id,
                                                    const Log& log, std::string_view guest,
                                                    const Seed& seed,
                                                    const std::vector<std::string>& secrets,
                                                    Time now);
  /// The table again from all that was kept of it.
  static std::expected<Host, NotRestored> restore(const Shelf& shelf, std::string_view id,
                                                  const std::vector<std::string>& entries);

  std::uint64_t version() const { return gathering_.version(); }
  bool is_over() const { return gathering_.status() == letter::Status::over; }
  /// When `tick` should be called, if no other thing happens before.
  std::optional<Time> wake_at() const;
  std::vector<std::string> guests() const;
  bool is_guest(std::string_view guest) const;

  /// A client has come, with the last version it saw, or 0. Nobody who may not look on is let in.
  /// The pages of a story are sent in its language.
  std::expected<Consequences, Refusal> arrive(Connection connection, std::string_view guest,
                                              std::uint64_t since, Time now,
                                              std::string_view language = "en");
  Consequences depart(Connection connection, Time now);
  /// Whether no client looks on and no bot thinks: then it may be forgotten, and restored later.
  bool is_idle() const { return viewers_.empty() && pending_.empty(); }

  Consequences command(Connection connection, const Command& command, Time now);
  /// What a bot came to, or nothing if it could not think after all.
  Consequences thought(std::uint64_t number, const std::optional<Advice>& advice, Time now);
  /// Time has passed.
  Consequences tick(Time now);

  /// A new table with the same options, people and bots, asked for by one of the guests. Then this
  /// table is to be told with `continued_at`; a second wish for a rematch is refused.
  std::expected<Opened, Refusal> rematch(std::string_view id, std::string_view guest,
                                         const Seed& seed, Time now) const;
  /// Why this guest may not begin the next chapter; nothing if they may.
  std::optional<Refusal> why_no_next_chapter(std::string_view guest) const;
  /// For that chapter, which is opened as any table is.
  Legacy legacy() const { return gathering_.legacy(id_); }
  /// Over, but the story is not, and nobody has begun its next chapter.
  bool goes_on() const { return gathering_.goes_on(); }
  /// The table of the chapter before.
  std::optional<std::string> chapter_before() const;

  /// The rematch, or the next chapter, was opened under this id.
  Consequences continued_at(std::string_view table, Time now);

  /// A new table for this guest alone that goes on from the first `inputs` inputs of this game,
  /// once it is over. Bots sit on the other seats than `seat`, those of level `partners` where
  /// people were, and chance is new.
  std::expected<Opened, Refusal> branch(std::string_view id, std::string_view guest,
                                        std::size_t inputs, Seat seat, Level partners,
                                        const Seed& seed, Time now) const;

  /// The log, for a guest who may have it: of a game that is over.
  std::expected<Log, Refusal> log(std::string_view guest) const;

  /// One line about the table that is kept beside its entries, so that lists need no replay.
  std::string summary() const;

 private:
  /// Of a long story nobody reads more at once; a letter of them stays within 40 KB.
  static constexpr std::size_t recent_lines = 200;

  struct Viewer {
    std::string guest;
    /// The first line of the story that it has not been sent, whoever that line is told to; and how
    /// many lines before it were told to this viewer.
    std::size_t known = 0;
    std::size_t heard = 0;
    std::string language;
    /// What it has been sent of the game's own story, by name.
    std::vector<std::string> pages;
    /// The mark of the choices that it has been sent.
    std::optional<std::uint64_t> choices;
    /// How many lines of chat it has been sent, of all that ever were.
    std::size_t chat = 0;
    /// Has been told that there is nothing for it here, for now.
    bool is_left_out = false;
  };
  /// What a thought was begun for.
  struct Pending {
    Seat seat;
    /// The decision that it is about.
    std::uint64_t version = 0;
    Time begun = 0;
    /// Whether it plays for a bot, or for a person who thought too long. If that has changed
    /// meanwhile, the thought is nobody's.
    bool is_of_bot = false;
    /// Of a hint: who asked, under which id.
    std::optional<Connection> asker;
    std::string id;
    /// A move that is held back until then, because a timer runs and bots take their time too.
    std::optional<Time> due;
    std::string move;
  };
  /// Whose command is being carried out.
  struct Asker {
    Connection connection = 0;
    std::string guest;
    std::optional<Seat> seat;
    const Command& command;
    Time now = 0;
  };

  Host(const Shelf& shelf, std::string_view id) : id_(id), gathering_(shelf) {}
  static std::expected<Opened, Refusal> begin(const Shelf& shelf, std::string_view id,
                                              entry::Opened opened, std::string_view guest,
                                              Time now, const Table* origin = nullptr);

  std::optional<Refusal> carry_out(Consequences& out, const Asker& asker);
  std::optional<Refusal> on(Consequences& out, const Asker& asker, const command::Join& join);
  std::optional<Refusal> on(Consequences& out, const Asker& asker, const command::Rename& rename);
  std::optional<Refusal> on(Consequences& out, const Asker& asker, const command::Play& play);
  std::optional<Refusal> on(Consequences& out, const Asker& asker, const command::Undo& undo);
  std::optional<Refusal> on(Consequences& out, const Asker& asker, const command::Answer& answer);
  std::optional<Refusal> on(Consequences& out, const Asker& asker, const command::SeatBot& bot);
  std::optional<Refusal> on(Consequences& out, const Asker& asker, const command::GoAhead& ahead);
  std::optional<Refusal> on(Consequences& out, const Asker& asker, const command::Return& back);
  std::optional<Refusal> on(Consequences& out, const Asker& asker, const command::Resign& resign);
  std::optional<Refusal> on(Consequences& out, const Asker& asker, const command::Chat& chat);
  std::optional<Refusal> on(Consequences& out, const Asker& asker, const command::Hint& hint);
  std::optional<Refusal> on(Consequences& out, const Asker& asker, const command::Preview& preview);
  std::optional<Refusal> on(Consequences& out, const Asker& asker, const command::Look& look);
  std::optional<Refusal> on(Consequences& out, const Asker& asker, const command::Earlier& earlier);
  std::optional<Refusal> on(Consequences& out, const Asker& asker, const command::Speak& speak);

  std::optional<Refusal> record(Consequences& out, const Asker& asker, entry::What what);
  std::optional<Refusal> record(Consequences& out, Entry entry);
  std::optional<Refusal> record_aside(Consequences& out, const Asker& asker, entry::What what);
  std::optional<Refusal> keep_sheet(Consequences& out, Time now);
  std::optional<Refusal> carry_out_when_agreed(Consequences& out, const Asker& asker,
                                               std::uint32_t proposal);
  std::optional<Refusal> only_if_current(const Asker& asker) const;
  std::optional<Refusal> only_if_agreed(std::string_view text) const;

  void tell_everybody(Consequences& out, Time now);
  static bool are_told_alike(const Viewer& a, const Viewer& b);
  bool leaves_out(const Viewer& viewer) const;
  Written<letter::TableInfo> table_for(const Viewer& viewer, Time now) const;
  void tell(Consequences& out, Connection connection, Viewer& viewer,
            const Written<letter::TableInfo>& table, Time now);
  void begin_thoughts(Consequences& out, Time now);
  void begin_thought(Consequences& out, Seat seat, Level level, Pending pending);
  bool is_thinking_for(Seat seat) const;
  bool is_current(const Pending& pending) const;
  Time pace_of(const Pending& pending, std::uint64_t number) const;
  void play_thought(Consequences& out, const Pending& pending, const std::string& move, Time now);
  bool stands_still() const;
  void catch_up(Consequences& out, Time now);
  void play_what_is_due(Consequences& out, Time now);
  void answer_hint(Consequences& out, const Pending& pending, const std::optional<Advice>& advice);
  /// Through whose eyes somebody hears the story, also before the game has begun.
  std::optional<Seat> listens_as(std::string_view guest) const;
  SeatSet present() const;
  Attendance attendance() const;
  bool is_timed() const;
  bool is_missed(Seat seat) const;
  /// When a bot may be asked to play for the person on this seat; nothing while nobody misses them.
  std::optional<Time> replaceable_at(Seat seat) const;
  std::optional<Refusal> why_not_replace(Seat seat, Time now) const;
  bool is_asked_about(Seat seat) const;
  void decline_for_who_is_back(Consequences& out, Seat seat, Time now);
  bool may_look_on() const;

  std::string id_;
  Gathering gathering_;
  std::map<Connection, Viewer> viewers_;
  std::map<std::uint64_t, Pending> pending_;
  std::uint64_t thoughts_begun_ = 0;
  /// Bots that were told not to wait for people with their next move.
  SeatSet asked_;
  /// When a guest's last window was closed, since this host has the table.
  std::map<std::string, Time, std::less<>> left_at_;
  /// When the first thing happened since then: nobody was seen leaving before.
  std::optional<Time> awake_since_;
};

struct Host::Opened {
  Host host;
  std::vector<Invitation> invitations;
  Consequences consequences;
};

}  // namespace reverie
