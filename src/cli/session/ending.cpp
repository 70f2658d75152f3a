// SPDX-License-Identifier: Apache-2.0
#include "cli/session/ending.hpp"

#include <algorithm>
#include <utility>

#include "cli/terminal/columns.hpp"

namespace reverie::cli {
namespace {

std::string score_sheet(const SeatResult& seat, const Texts& texts) {
  std::string lines;
  for (const ScoreLine& line : seat.breakdown) {
    lines += (lines.empty() ? "" : ", ") + texts.say(line.key) + ' ' + std::to_string(line.points);
  }
  return texts.say(Message{lines.empty() ? "cli.end.no_score" : "cli.end.score", {}}
                       .with("lines", lines)
                       .with("score", seat.score)
                       .with("won", std::string(seat.won ? "yes" : "no")));
}

}  // namespace

std::vector<std::string> ending_lines(const Result& result, const Display& display, Seat viewer) {
  std::string why = display.say(Message{result.ending, {}}, viewer);
  if (!result.rule.empty()) why += " (" + result.rule + ")";
  std::vector<std::string> lines = {why};
  const bool together = std::ranges::all_of(
      result.seats, [&](const SeatResult& seat) { return seat == result.seats.front(); });
  for (std::size_t i = 0; i < (together ? 1 : result.seats.size()); ++i) {
    const std::string sheet = score_sheet(result.seats[i], display.texts());
    lines.push_back(together ? sheet : display.names()[i] + ": " + sheet);
  }
  if (display.plain()) return lines;
  std::vector<std::string> wrapped;
  for (const std::string& line : lines) {
    for (std::string& part : wrap(line, notice_width)) wrapped.push_back(std::move(part));
  }
  return wrapped;
}

}  // namespace reverie::cli
