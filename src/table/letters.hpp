// SPDX-License-Identifier: Apache-2.0
// What a table sends. Each is a JSON object that begins with its `type`.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/level.hpp"
#include "core/actor.hpp"
#include "core/message.hpp"
#include "core/raw_json.hpp"
#include "core/result.hpp"
#include "games/registry.hpp"
#include "table/order.hpp"

namespace reverie::letter {

enum class SeatKind : std::uint8_t { person, bot, open };
BOOST_DESCRIBE_ENUM(SeatKind, person, bot, open)

struct SeatInfo {
  SeatKind kind = SeatKind::open;
  /// Of a person; bots are called by their level.
  std::string name;
  std::optional<Level> level;
  bool present = false;
  /// A bot sits here for a person, who may return.
  bool taken_over = false;
  /// Of a person who is away: in how many milliseconds a bot may be asked to play for them.
  std::optional<std::int64_t> replaceable_in = std::nullopt;
};
BOOST_DESCRIBE_STRUCT(SeatInfo, (), (kind, name, level, present, taken_over, replaceable_in))

enum class Status : std::uint8_t {
  waiting,  // for people to join
  playing,
  over,
};
BOOST_DESCRIBE_ENUM(Status, waiting, playing, over)

/// What everybody at the table knows of it.
struct TableInfo {
  std::string id;
  std::string game;
  RawJson options;
  Status status = Status::waiting;
  Spectators spectators = Spectators::none;
  std::uint32_t thinking_seconds = 0;
  Talk talk = Talk::free;
  std::vector<SeatInfo> seats;
  /// SHA-256 of the seed, published before the first card.
  std::string commitment;
  /// The seed, once the game is over.
  std::optional<std::string> seed;
  /// How often somebody took back a move after learning something new.
  std::uint32_t undone = 0;
  /// How many inputs the log has so far: the range of `look`.
  std::uint32_t inputs = 0;
  bool lesson = false;
  /// Which chapter of a long game it is, from one on.
  std::uint32_t chapter = 1;
  /// It is over, and the story goes on: a next chapter may be begun.
  bool goes_on = false;
  /// The table of the rematch, or of the next chapter.
  std::optional<std::string> next;
};
BOOST_DESCRIBE_STRUCT(TableInfo, (),
                      (id, game, options, status, spectators, thinking_seconds, talk, seats,
                       commitment, seed, undone, inputs, lesson, chapter, goes_on, next))

/// Something that happened, and how many inputs the game had then: the moment at which to look back
/// at it. Nothing for what is not part of the game.
struct StoryLine {
  std::optional<std::uint32_t> inputs;
  Message text;
};
BOOST_DESCRIBE_STRUCT(StoryLine, (), (inputs, text))

/// The story from line `from` on: what a client has before it stays, what it has after it was taken
/// back. Of a long story the first letter holds the recent part; `earlier` asks for more.
struct Story {
  std::uint32_t from = 0;
  std::vector<StoryLine> lines;
};
BOOST_DESCRIBE_STRUCT(Story, (), (from, lines))

/// A page of the game's story, in the reader's language.
struct Page {
  std::string name;
  std::string text;
};
BOOST_DESCRIBE_STRUCT(Page, (), (name, text))

/// The pages that the reader has been shown, from page `from` on: what a client has before it
/// stays, what it has after it was taken back.
struct Pages {
  std::uint32_t from = 0;
  std::vector<Page> pages;
};
BOOST_DESCRIBE_STRUCT(Pages, (), (from, pages))

/// What `undo` would take back now.
struct UndoInfo {
  std::string action;
  Message text;
  /// Nobody learned anything since: nothing will be said of it.
  bool free = false;
  /// Those who would have to agree.
  SeatSet asks;
};
BOOST_DESCRIBE_STRUCT(UndoInfo, (), (action, text, free, asks))

enum class ProposalKind : std::uint8_t { undo, bot };
BOOST_DESCRIBE_ENUM(ProposalKind, undo, bot)

/// What somebody asks the others to agree to.
struct Proposal {
  std::uint32_t number = 0;
  ProposalKind kind = ProposalKind::undo;
  Seat by;
  /// Of `bot`: the seat and how strong.
  std::optional<Seat> seat;
  std::optional<Level> level;
  SeatSet waiting_for;
  /// Of `undo`: what would be taken back, as far as the reader was told of it. What was secret
  /// stays so.
  std::vector<Message> takes_back;
};
BOOST_DESCRIBE_STRUCT(Proposal, (), (number, kind, by, seat, level, waiting_for, takes_back))

struct ChatLine {
  Seat by;
  std::string text;
  /// Milliseconds since 1970.
  std::int64_t at = 0;
};
BOOST_DESCRIBE_STRUCT(ChatLine, (), (by, text, at))

/// What was said from line `from` on, counted from the first that ever was: what a client has
/// before it stays. The first letter holds the recent part, the others what is new.
struct Chat {
  std::uint32_t from = 0;
  std::vector<ChatLine> lines;
};
BOOST_DESCRIBE_STRUCT(Chat, (), (from, lines))

/// Who is being timed, and how long is left.
struct ClockInfo {
  SeatSet seats;
  std::int64_t milliseconds_left = 0;
};
BOOST_DESCRIBE_STRUCT(ClockInfo, (), (seats, milliseconds_left))

/// The timer that the game asked for: sand, for all who may act.
struct TimerInfo {
  std::int64_t milliseconds_left = 0;
  std::int64_t milliseconds = 0;
};
BOOST_DESCRIBE_STRUCT(TimerInfo, (), (milliseconds_left, milliseconds))

/// Everything that a client shows. Sent whenever something changed.
struct State {
  static constexpr std::string_view type = "state";
  std::uint64_t version = 0;
  /// The version since which this seat has had what it has to decide now (since which the game is
  /// as it is, for those who look on): talk, and what others do at the same time, leave it as it
  /// is.
  std::uint64_t decision = 0;
  /// Nothing for somebody who looks on or was only just invited.
  std::optional<Seat> you;
  Written<TableInfo> table;
  /// The game as the seat knows it: the `View` of its type. Nothing before the game begins.
  std::optional<RawJson> view;
  /// Whose move it is.
  SeatSet turn;
  /// Those of them who are bots and let people go first, unless `go_ahead` asks them.
  SeatSet waiting;
  std::optional<Prompt> prompt;
  /// Nothing where they are those of the letter before.
  std::optional<Choices> choices;
  Story story;
  Pages pages;
  Chat chat;
  std::optional<UndoInfo> undo;
  std::vector<Proposal> proposals;
  std::optional<ClockInfo> clock;
  std::optional<TimerInfo> timer;
  /// Why the table closed, and the score of a game that was played to its end.
  std::optional<Message> ending;
  std::optional<Result> result;
};
BOOST_DESCRIBE_STRUCT(State, (),
                      (version, decision, you, table, view, turn, waiting, prompt, choices, story,
                       pages, chat, undo, proposals, clock, timer, ending, result))

/// The command with this id is done, and durable.
struct Accepted {
  static constexpr std::string_view type = "accepted";
  std::string id;
  std::uint64_t version = 0;
};
BOOST_DESCRIBE_STRUCT(Accepted, (), (id, version))

/// The command with this id changed nothing, and why.
struct Refused {
  static constexpr std::string_view type = "refused";
  std::string id;
  std::uint64_t version = 0;
  Refusal reason;
};
BOOST_DESCRIBE_STRUCT(Refused, (), (id, version, reason))

struct HintChoice {
  std::string action;
  /// How likely it leads to a win, from 0 to 1.
  std::optional<double> value;
};
BOOST_DESCRIBE_STRUCT(HintChoice, (), (action, value))

struct Hint {
  static constexpr std::string_view type = "hint";
  std::string id;
  std::uint64_t version = 0;
  std::string action;
  std::vector<HintChoice> choices;
  /// What the action is good for, where the game can say so.
  std::optional<Message> reason = std::nullopt;
};
BOOST_DESCRIBE_STRUCT(Hint, (), (id, version, action, choices, reason))

/// What an action would do as far as the seat can know it, or why it is not possible.
struct Preview {
  static constexpr std::string_view type = "preview";
  std::string id;
  std::uint64_t version = 0;
  std::string action;
  std::optional<Refusal> refusal;
  std::vector<Message> events;
  /// The `View` afterwards.
  std::optional<RawJson> view;
};
BOOST_DESCRIBE_STRUCT(Preview, (), (id, version, action, refusal, events, view))

/// The table as it was after `at` inputs, and what the last of them did.
struct Moment {
  static constexpr std::string_view type = "moment";
  std::string id;
  std::uint32_t at = 0;
  RawJson view;
  SeatSet turn;
  std::vector<Message> events;
};
BOOST_DESCRIBE_STRUCT(Moment, (), (id, at, view, turn, events))

/// A part of the story that came before what a letter held.
struct Earlier {
  static constexpr std::string_view type = "earlier";
  std::string id;
  Story story;
};
BOOST_DESCRIBE_STRUCT(Earlier, (), (id, story))

/// The server ends this connection.
struct Closing {
  static constexpr std::string_view type = "closing";
  Message reason;
  /// Whether to try again soon.
  bool come_back = false;
  /// The table cannot be played on, but a next chapter may begin from what it has reached.
  bool goes_on = false;
  /// The same, and it is the game of a log that this guest brought and may have back.
  bool has_log = false;
};
BOOST_DESCRIBE_STRUCT(Closing, (), (reason, come_back, goes_on, has_log))

/// One line of a list of tables, as one guest sees it.
struct Summary {
  std::string table;
  std::string game;
  RawJson options;
  Status status = Status::waiting;
  std::vector<SeatInfo> seats;
  std::optional<Seat> you;
  bool your_turn = false;
  std::optional<Message> ending;
  /// Of a finished game, for this guest's seat.
  std::optional<bool> won;
  /// Of this guest's seat, so far or in the end.
  std::optional<std::int32_t> score;
  /// A log that the guest brought: a game of somebody, not a result of theirs.
  bool brought = false;
  /// Of a long game, which is one line: its chapter, and whether the next may be begun.
  std::uint32_t chapter = 1;
  bool goes_on = false;
  /// When something last happened, in milliseconds since 1970.
  std::int64_t at = 0;
};
BOOST_DESCRIBE_STRUCT(Summary, (),
                      (table, game, options, status, seats, you, your_turn, ending, won, score,
                       brought, chapter, goes_on, at))

}  // namespace reverie::letter
