// SPDX-License-Identifier: Apache-2.0
#include "games/replay.hpp"

#include <algorithm>

#include "core/hex.hpp"
#include "core/quote.hpp"
#include "games/other_result.hpp"

namespace reverie {
namespace {

std::unexpected<LogProblem> problem_at(std::size_t line, std::string what, Message said) {
  return std::unexpected(
      LogProblem{line, std::move(what), std::nullopt, std::nullopt, std::move(said)});
}

std::unexpected<LogProblem> of_other_rules(const OtherRules& rules, const std::string& what) {
  const bool plays_the_same = rules.theirs == rules.ours;
  return std::unexpected(LogProblem{1, what + ": the version of reverie that made it replays it",
                                    std::nullopt, rules,
                                    plays_the_same ? Message{"log.no.other_content", {}}
                                                   : Message{"log.no.other_rules", {}}
                                                         .with("theirs", rules.theirs)
                                                         .with("ours", rules.ours)});
}

/// For whoever mends a log, without a catalogue: `onirim.no.not_now` says "not now".
std::string in_plain_words(const Refusal& refusal) {
  std::string words = refusal.message.key.substr(refusal.message.key.rfind('.') + 1);
  std::ranges::replace(words, '_', ' ');
  for (const Argument& argument : refusal.message.arguments) {
    if (const auto* text = std::get_if<std::string>(&argument.value)) words += ": " + *text;
  }
  return refusal.rule.empty() ? words : words + " (rule " + refusal.rule + ')';
}

std::expected<std::vector<Told>, LogProblem> play_line(Position& position, const LogInput& input,
                                                       std::size_t line) {
  auto told = position.play(input.by, input.action);
  if (told) return *std::move(told);
  return std::unexpected(LogProblem{line,
                                    write_actor(input.by) + " may not " + quote(input.action) +
                                        " here: " + in_plain_words(told.error()),
                                    RefusedInput{input, told.error()}});
}

std::string in_words(const std::optional<LogResult>& result) {
  if (!result) return "no result";
  std::string words = "the result " + quote(result->ending);
  for (std::size_t i = 0; i < std::min(result->won.size(), result->scores.size()); ++i) {
    words += ", seat" + std::to_string(i + 1) + (result->won[i] ? " won with " : " lost with ") +
             std::to_string(result->scores[i]);
  }
  if (result->sheet) words += ", the sheet " + quote(result->sheet->text);
  return words;
}

}  // namespace

LogResult log_result(const Result& result) {
  LogResult summary{result.ending, {}, {}, result.sheet};
  for (const SeatResult& seat : result.seats) {
    summary.won.push_back(seat.won);
    summary.scores.push_back(seat.score);
  }
  return summary;
}

std::optional<LogResult> log_result(const Position& position) {
  if (!position.turn().is_over()) return std::nullopt;
  return log_result(position.result());
}

std::expected<std::shared_ptr<const AnyGame>, LogProblem> game_of(const Shelf& shelf,
                                                                  const LogHeader& header) {
  if (const auto known = shelf.find(header.game); !known) {
    return problem_at(1, known.error().what, Message{"log.no.game", {}}.with("name", header.game));
  }
  auto game = shelf.make(header.game, header.options, header.content);
  if (!game) {
    return problem_at(1, game.error().what,
                      Message{"log.no.options", {}}.with("problem", game.error().what));
  }
  const OtherRules rules{header.rules, (*game)->rules_version()};
  if (rules.theirs != rules.ours) {
    return of_other_rules(rules, "this log follows version " + std::to_string(rules.theirs) +
                                     " of the rules; this program plays version " +
                                     std::to_string(rules.ours));
  }
  if ((*game)->content_hash() != header.content) {
    return of_other_rules(rules,
                          "this log was played with other content (cards, tiles, scripts) than "
                          "this program has");
  }
  if (static_cast<std::size_t>((*game)->seats()) != header.seats.size()) {
    return problem_at(1,
                      "the options ask for " + std::to_string((*game)->seats()) +
                          " seats, the log names " + std::to_string(header.seats.size()),
                      Message{"log.no.seats", {}}
                          .with("due", (*game)->seats())
                          .with("said", header.seats.size()));
  }
  return *std::move(game);
}

std::expected<std::unique_ptr<Position>, LogProblem> position_after(const AnyGame& game,
                                                                    const Log& log,
                                                                    std::size_t inputs) {
  auto position = game.deal();
  for (std::size_t i = 0; i < std::min(inputs, log.inputs.size()); ++i) {
    const auto played = play_line(*position, log.inputs[i], line_of_input(i));
    if (!played) return std::unexpected(played.error());
  }
  return position;
}

std::expected<std::unique_ptr<Position>, LogProblem> replay(const Shelf& shelf, const Log& log) {
  const auto game = game_of(shelf, log.header);
  if (!game) return std::unexpected(game.error());
  auto position = position_after(**game, log, log.inputs.size());
  if (!position) return position;
  const auto checked = check_footer(**position, log);
  if (!checked) return std::unexpected(checked.error());
  return position;
}

std::expected<void, LogProblem> check_footer(const Position& position, const Log& log) {
  const std::size_t line = line_of_input(log.inputs.size());
  if (position.hash() != log.footer.hash) {
    const std::string due = to_hex(position.hash());
    const std::string said = to_hex(log.footer.hash);
    return problem_at(line, "the inputs lead to the state " + due + ", but the log says " + said,
                      Message{"log.no.hash", {}}.with("due", due).with("said", said));
  }
  if (const auto due = log_result(position); due != log.footer.result) {
    return problem_at(
        line,
        "the inputs lead to " + in_words(due) + ", but the log says " + in_words(log.footer.result),
        other_result(due, log.footer.result));
  }
  return {};
}

std::expected<void, LogProblem> check_seed(const Log& log) {
  if (log.footer.seed.commitment() == log.header.commitment) return {};
  return problem_at(line_of_input(log.inputs.size()),
                    "the seed is not the one that the first line committed to",
                    Message{"log.no.seed", {}});
}

std::expected<std::vector<Told>, LogProblem> play_checked(Position& position, ChanceStream& chance,
                                                          const Log& log, std::size_t index) {
  const LogInput& input = log.inputs[index];
  const bool is_of_this_seed = index >= log.header.branch;
  if (is_of_this_seed && input.by.is_chance() && position.turn().chance) {
    const std::string due = position.roll(chance);
    if (due != input.action) {
      return problem_at(line_of_input(index),
                        "the seed gives '" + due + "' here, the log says " + quote(input.action),
                        Message{"log.no.draw", {}}.with("due", due).with("said", input.action));
    }
  }
  return play_line(position, input, line_of_input(index));
}

std::expected<void, LogProblem> verify(const Shelf& shelf, const Log& log) {
  const auto game = game_of(shelf, log.header);
  if (!game) return std::unexpected(game.error());
  if (const auto committed = check_seed(log); !committed) return committed;
  auto position = (*game)->deal();
  ChanceStream chance(log.footer.seed);
  for (std::size_t i = 0; i < log.inputs.size(); ++i) {
    const auto told = play_checked(*position, chance, log, i);
    if (!told) return std::unexpected(told.error());
  }
  return check_footer(*position, log);
}

}  // namespace reverie
