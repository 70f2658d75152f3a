// SPDX-License-Identifier: Apache-2.0
// The log of a game: header, inputs, footer. It is the save, the replay and the proof; the format
// is described in docs/logs.md.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/actor.hpp"
#include "core/chance_stream.hpp"
#include "core/message.hpp"
#include "core/raw_json.hpp"

namespace reverie {

inline constexpr int log_format = 1;

struct LogHeader {
  std::string game;
  int rules = 0;
  /// SHA-256 of the content that the rules read, in hexadecimal.
  std::string content;
  /// A JSON object.
  RawJson options;
  /// Who sits where: `person`, or a bot such as `bot:tree`.
  std::vector<std::string> seats;
  std::string commitment;
  /// How many inputs at the beginning come from another log: their chance is not this seed's.
  std::size_t branch = 0;

  friend bool operator==(const LogHeader&, const LogHeader&) = default;
};

struct LogInput {
  Actor by;
  std::string action;

  friend bool operator==(const LogInput&, const LogInput&) = default;
};

/// How a finished game ended, in short.
struct LogResult {
  std::string ending;
  std::vector<bool> won;
  std::vector<std::int32_t> scores;
  /// Of a chapter that another may follow: a JSON object.
  std::optional<RawJson> sheet = std::nullopt;

  friend bool operator==(const LogResult&, const LogResult&) = default;
};

struct LogFooter {
  /// Nothing while the game is not over by its rules: the log is a save, unless somebody resigned.
  std::optional<LogResult> result;
  std::uint64_t hash = 0;
  Seed seed;
  /// How often a move was taken back that was not free: somebody had learned something, others had
  /// moved beside it, or a timer had begun or ended.
  int undone = 0;
  /// Who gave up a game that its rules had not ended.
  std::optional<Seat> resigned;

  bool is_of_finished_game() const { return result || resigned; }

  friend bool operator==(const LogFooter&, const LogFooter&) = default;
};

struct Log {
  LogHeader header;
  std::vector<LogInput> inputs;
  LogFooter footer;

  friend bool operator==(const Log&, const Log&) = default;
};

/// An input that the rules do not allow where it stands.
struct RefusedInput {
  LogInput input;
  Refusal refusal;

  friend bool operator==(const RefusedInput&, const RefusedInput&) = default;
};

/// Nothing is wrong with a log of these: a program that plays by them replays it.
struct OtherRules {
  int theirs = 0;
  /// The same number where only the content differs (cards, tiles, scripts).
  int ours = 0;

  friend bool operator==(const OtherRules&, const OtherRules&) = default;
};

/// What is wrong with a log, and on which of its lines (counted from one).
struct LogProblem {
  std::size_t line = 0;
  std::string what;
  /// These are for whoever can say it in the words of a catalogue: `what` is the same without one.
  std::optional<RefusedInput> refused = std::nullopt;
  std::optional<OtherRules> other_rules = std::nullopt;
  std::optional<Message> said = std::nullopt;

  friend bool operator==(const LogProblem&, const LogProblem&) = default;
};

/// The line on which input `index` (from zero) stands.
constexpr std::size_t line_of_input(std::size_t index) { return index + 2; }

std::string write_log(const Log& log);
/// Checks the shape of every line. Whether the moves are legal is for `replay` to say.
std::expected<Log, LogProblem> read_log(std::string_view text);

std::string write_actor(Actor actor);
std::optional<Actor> read_actor(std::string_view text);

}  // namespace reverie
