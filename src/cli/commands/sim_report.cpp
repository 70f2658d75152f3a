// SPDX-License-Identifier: Apache-2.0
#include "cli/commands/sim_report.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "cli/commands/statistics.hpp"
#include "cli/terminal/columns.hpp"
#include "core/json_writer.hpp"

namespace reverie::cli {
namespace {

double ratio(double part, double whole) { return whole > 0 ? part / whole : 0; }

/// Figures that both forms of the report show.
struct Figures {
  explicit Figures(const SimReport& report)
      : games(static_cast<double>(report.tally.games)),
        games_per_second(ratio(games, report.seconds)),
        decisions_per_second(ratio(static_cast<double>(report.tally.decisions), report.seconds)),
        mean_length(ratio(static_cast<double>(report.tally.length), games)),
        mean_decisions(ratio(static_cast<double>(report.tally.decisions), games)) {}

  double games;
  double games_per_second;
  double decisions_per_second;
  double mean_length;
  double mean_decisions;
};

struct SeatFigures {
  SeatFigures(const SimReport& report, std::size_t seat)
      : agent(write_bot_spec(report.plan.arena.seats[seat], report.budget)),
        wins(report.tally.wins[seat]),
        games(static_cast<double>(report.tally.games)),
        win_rate(ratio(static_cast<double>(wins), games)),
        ci95(wilson95(wins, report.tally.games)),
        mean_score(ratio(static_cast<double>(report.tally.scores[seat]), games)) {}

  std::string agent;
  std::uint64_t wins;
  double games;
  double win_rate;
  Interval ci95;
  double mean_score;
};

std::string percent(double share, const Texts& texts) {
  return decimal(100 * share, 2, texts) + " %";
}

template <class T>
void field(std::string& out, std::string_view name, const T& value) {
  if (out.back() != '{') out += ',';
  write_json(out, name);
  out += ':';
  write_json(out, value);
}

void raw_field(std::string& out, std::string_view name, const std::string& json) {
  if (out.back() != '{') out += ',';
  write_json(out, name);
  out += ':' + json;
}

std::string seat_json(const SeatFigures& seat) {
  std::string out = "{";
  field(out, "agent", seat.agent);
  field(out, "wins", seat.wins);
  field(out, "win_rate", seat.win_rate);
  field(out, "ci95", std::vector<double>{seat.ci95.low, seat.ci95.high});
  field(out, "mean_score", seat.mean_score);
  return out + '}';
}

}  // namespace

std::string report_json(const SimReport& report) {
  const Figures figures(report);
  std::string seats = "[";
  for (std::size_t i = 0; i < report.plan.arena.seats.size(); ++i) {
    seats += (i > 0 ? "," : "") + seat_json(SeatFigures(report, i));
  }
  seats += ']';
  std::string out = "{";
  field(out, "game", report.plan.arena.game->id());
  raw_field(out, "options", report.plan.arena.game->options().text);
  field(out, "seed", report.plan.arena.seed);
  field(out, "budget", write_budget(report.budget));
  field(out, "threads", report.plan.threads);
  field(out, "games", report.tally.games);
  field(out, "games_asked", report.plan.games);
  field(out, "seconds", report.seconds);
  field(out, "games_per_second", figures.games_per_second);
  field(out, "decisions_per_second", figures.decisions_per_second);
  raw_field(out, "seats", seats);
  field(out, "mean_length", figures.mean_length);
  field(out, "mean_decisions", figures.mean_decisions);
  return out + "}\n";
}

std::vector<std::string> report_table(const SimReport& report, const Texts& texts) {
  constexpr int agent_width = 22;
  constexpr int column = 10;
  constexpr int interval_width = 20;
  std::vector<std::string> lines;
  lines.push_back(fit(texts.say("cli.sim.agent"), agent_width) +
                  fit_right(texts.say("cli.sim.wins"), column) +
                  fit_right(texts.say("cli.sim.win_rate"), column) +
                  fit_right(texts.say("cli.sim.interval"), interval_width) +
                  fit_right(texts.say("cli.sim.mean_score"), column + 4));
  for (std::size_t i = 0; i < report.plan.arena.seats.size(); ++i) {
    const SeatFigures seat(report, i);
    const std::string interval =
        decimal(100 * seat.ci95.low, 2, texts) + " – " + percent(seat.ci95.high, texts);
    lines.push_back(fit(fmt::format("{} {}", i + 1, seat.agent), agent_width) +
                    fit_right(std::to_string(seat.wins), column) +
                    fit_right(percent(seat.win_rate, texts), column) +
                    fit_right(interval, interval_width) +
                    fit_right(decimal(seat.mean_score, 3, texts), column + 4));
  }
  if (report.tally.games < report.plan.games) {
    lines.push_back(texts.say(Message{"cli.sim.stopped", {}}
                                  .with("games", report.tally.games)
                                  .with("asked", report.plan.games)));
  }
  const Figures figures(report);
  lines.push_back(texts.say(Message{"cli.sim.lengths", {}}
                                .with("games", report.tally.games)
                                .with("length", decimal(figures.mean_length, 1, texts))
                                .with("decisions", decimal(figures.mean_decisions, 1, texts))));
  lines.push_back(
      texts.say(Message{"cli.sim.speed", {}}
                    .with("seconds", decimal(report.seconds, 1, texts))
                    .with("threads", report.plan.threads)
                    .with("games", decimal(figures.games_per_second, 1, texts))
                    .with("decisions", decimal(figures.decisions_per_second, 0, texts))));
  return lines;
}

}  // namespace reverie::cli
