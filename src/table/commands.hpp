// SPDX-License-Identifier: Apache-2.0
// What a client may ask of a table. Each is a JSON object with its `type`, an `id` that the client
// makes up, and the `version` of the table that the client had in mind.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "agents/level.hpp"
#include "core/actor.hpp"

namespace reverie::command {

/// Sit down on an open seat that one was invited to.
struct Join {
  static constexpr std::string_view type = "join";
  std::string secret;
  std::string name;
};
BOOST_DESCRIBE_STRUCT(Join, (), (secret, name))

struct Rename {
  static constexpr std::string_view type = "rename";
  std::string name;
};
BOOST_DESCRIBE_STRUCT(Rename, (), (name))

struct Play {
  static constexpr std::string_view type = "play";
  std::string action;
};
BOOST_DESCRIBE_STRUCT(Play, (), (action))

/// Take back the own last move: at once, or after the others agree.
struct Undo {
  static constexpr std::string_view type = "undo";
};
BOOST_DESCRIBE_STRUCT(Undo, (), ())

/// Say yes or no to a proposal; whoever made it may withdraw it by saying no.
struct Answer {
  static constexpr std::string_view type = "answer";
  std::uint32_t proposal = 0;
  bool agree = false;
};
BOOST_DESCRIBE_STRUCT(Answer, (), (proposal, agree))

/// Let a bot sit on an open seat, or take over that of somebody who is away.
struct SeatBot {
  static constexpr std::string_view type = "seat_bot";
  Seat seat;
  Level level = Level::steady;
};
BOOST_DESCRIBE_STRUCT(SeatBot, (), (seat, level))

/// A bot that lets people go first shall make its next move now.
struct GoAhead {
  static constexpr std::string_view type = "go_ahead";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(GoAhead, (), (seat))

/// Take the own seat back from the bot that took it over.
struct Return {
  static constexpr std::string_view type = "return";
};
BOOST_DESCRIBE_STRUCT(Return, (), ())

struct Resign {
  static constexpr std::string_view type = "resign";
};
BOOST_DESCRIBE_STRUCT(Resign, (), ())

struct Chat {
  static constexpr std::string_view type = "chat";
  std::string text;
};
BOOST_DESCRIBE_STRUCT(Chat, (), (text))

/// What would a strong bot do here?
struct Hint {
  static constexpr std::string_view type = "hint";
};
BOOST_DESCRIBE_STRUCT(Hint, (), ())

/// What would this action do, or why is it not possible?
struct Preview {
  static constexpr std::string_view type = "preview";
  std::string action;
};
BOOST_DESCRIBE_STRUCT(Preview, (), (action))

/// The table as this seat saw it after the first `at` inputs.
struct Look {
  static constexpr std::string_view type = "look";
  std::uint32_t at = 0;
};
BOOST_DESCRIBE_STRUCT(Look, (), (at))

/// The lines of the story before line `before`, as many as fit a letter.
struct Earlier {
  static constexpr std::string_view type = "earlier";
  std::uint32_t before = 0;
};
BOOST_DESCRIBE_STRUCT(Earlier, (), (before))

/// From now on write to me in this language.
struct Speak {
  static constexpr std::string_view type = "speak";
  std::string language;
};
BOOST_DESCRIBE_STRUCT(Speak, (), (language))

}  // namespace reverie::command

namespace reverie {

using Demand = std::variant<command::Join, command::Rename, command::Play, command::Undo,
                            command::Answer, command::SeatBot, command::GoAhead, command::Return,
                            command::Resign, command::Chat, command::Hint, command::Preview,
                            command::Look, command::Earlier, command::Speak>;

struct Command {
  std::string id;
  std::uint64_t version = 0;
  Demand demand;
};

}  // namespace reverie
