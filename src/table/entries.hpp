// SPDX-License-Identifier: Apache-2.0
// What is kept of a table: everything that ever happened at it, one entry after the other. Applied
// in order they give the table again.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/log.hpp"
#include "table/letters.hpp"

namespace reverie::entry {

struct SeatEntry {
  letter::SeatKind kind = letter::SeatKind::open;
  std::string name;
  /// Who sits there; empty for bots and open seats.
  std::string guest;
  std::optional<Level> level;
  /// SHA-256 of the secret that invites to an open seat: who reads the file cannot sit down.
  std::string secret_hash;
};
BOOST_DESCRIBE_STRUCT(SeatEntry, (), (kind, name, guest, level, secret_hash))

struct InputEntry {
  std::string by;
  std::string action;
};
BOOST_DESCRIBE_STRUCT(InputEntry, (), (by, action))

/// The first `count` inputs of a log.
std::vector<InputEntry> inputs_of(const std::vector<LogInput>& inputs, std::size_t count);

/// Which chapter of a long game a table is.
struct ChapterEntry {
  /// From two on.
  std::uint32_t number = 0;
  /// The table of the chapter before.
  std::string after;
};
BOOST_DESCRIBE_STRUCT(ChapterEntry, (), (number, after))

struct Opened {
  static constexpr std::string_view type = "opened";
  std::string game;
  std::int32_t rules = 0;
  std::string content;
  RawJson options;
  std::vector<SeatEntry> seats;
  std::string seed;
  Spectators spectators = Spectators::none;
  std::uint32_t thinking_seconds = 0;
  bool lesson = false;
  /// The inputs of another log that this table goes on from.
  std::vector<InputEntry> branch;
  /// A whole log that somebody brought: this table is its game, with its seed.
  std::optional<std::string> log;
  /// Nothing for the first of a long game, and for every other game.
  std::optional<ChapterEntry> chapter;
  /// Nothing in entries of older programs: freely.
  std::optional<Talk> talk;
};
BOOST_DESCRIBE_STRUCT(Opened, (),
                      (game, rules, content, options, seats, seed, spectators, thinking_seconds,
                       lesson, branch, log, chapter, talk))

struct Joined {
  static constexpr std::string_view type = "joined";
  Seat seat;
  std::string guest;
  std::string name;
};
BOOST_DESCRIBE_STRUCT(Joined, (), (seat, guest, name))

struct Renamed {
  static constexpr std::string_view type = "renamed";
  Seat seat;
  std::string name;
};
BOOST_DESCRIBE_STRUCT(Renamed, (), (seat, name))

/// A move and what chance did after it: recomputed and compared when the table is restored.
struct Moved {
  static constexpr std::string_view type = "moved";
  Seat seat;
  std::string action;
  std::vector<std::string> chance;
};
BOOST_DESCRIBE_STRUCT(Moved, (), (seat, action, chance))

/// A person's thinking time was over; the move that the house made for them follows.
struct TimeRanOut {
  static constexpr std::string_view type = "time_ran_out";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(TimeRanOut, (), (seat))

/// The timer that the game asked for was over: the clock's move, and what chance did after it.
struct Rang {
  static constexpr std::string_view type = "rang";
  std::string action;
  std::vector<std::string> chance;
};
BOOST_DESCRIBE_STRUCT(Rang, (), (action, chance))

struct TookBack {
  static constexpr std::string_view type = "took_back";
  Seat seat;
  /// Whether it was free, so that nobody need find out again when the table is restored. Nothing in
  /// entries of older programs.
  std::optional<bool> free;
};
BOOST_DESCRIBE_STRUCT(TookBack, (), (seat, free))

struct Proposed {
  static constexpr std::string_view type = "proposed";
  letter::ProposalKind kind = letter::ProposalKind::undo;
  Seat by;
  std::optional<Seat> seat;
  std::optional<Level> level;
};
BOOST_DESCRIBE_STRUCT(Proposed, (), (kind, by, seat, level))

struct Answered {
  static constexpr std::string_view type = "answered";
  std::uint32_t proposal = 0;
  Seat by;
  bool agree = false;
};
BOOST_DESCRIBE_STRUCT(Answered, (), (proposal, by, agree))

struct BotSeated {
  static constexpr std::string_view type = "bot_seated";
  Seat seat;
  Level level = Level::steady;
};
BOOST_DESCRIBE_STRUCT(BotSeated, (), (seat, level))

struct Returned {
  static constexpr std::string_view type = "returned";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(Returned, (), (seat))

struct Resigned {
  static constexpr std::string_view type = "resigned";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(Resigned, (), (seat))

struct Said {
  static constexpr std::string_view type = "said";
  Seat seat;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(Said, (), (seat, text))

/// What a next chapter would begin from by now. Kept, because a later program may not be able to
/// work it out again. Nothing where that was taken back.
struct SheetKept {
  static constexpr std::string_view type = "sheet_kept";
  std::optional<RawJson> sheet;
};
BOOST_DESCRIBE_STRUCT(SheetKept, (), (sheet))

/// The rematch, or the next chapter, was opened.
struct Continued {
  static constexpr std::string_view type = "continued";
  std::string table;
};
BOOST_DESCRIBE_STRUCT(Continued, (), (table))

using What = std::variant<Opened, Joined, Renamed, Moved, TimeRanOut, Rang, TookBack, Proposed,
                          Answered, BotSeated, Returned, Resigned, Said, SheetKept, Continued>;

}  // namespace reverie::entry

namespace reverie {

struct Entry {
  /// Milliseconds since 1970.
  std::int64_t at = 0;
  /// Whose command it was, and the id that they gave it: the same command again changes nothing.
  std::string guest;
  std::string id;
  entry::What what;
};

std::string write_entry(const Entry& entry);
std::expected<Entry, Problem> read_entry(std::string_view text);

}  // namespace reverie
