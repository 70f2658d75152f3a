// SPDX-License-Identifier: Apache-2.0
#include "table/summary.hpp"

#include <algorithm>

#include "core/json_reader.hpp"
#include "core/json_writer.hpp"
#include "core/log.hpp"
#include "table/state_writer.hpp"

namespace reverie {
namespace {

struct SeatOutcome {
  bool won = false;
  std::int32_t score = 0;
};
BOOST_DESCRIBE_STRUCT(SeatOutcome, (), (won, score))

struct KeptSummary {
  std::string table;
  std::string game;
  RawJson options;
  letter::Status status = letter::Status::waiting;
  std::vector<letter::SeatInfo> seats;
  /// Beside each seat: who sits there.
  std::vector<std::string> guests;
  std::vector<bool> turn;
  std::optional<Message> ending;
  std::vector<SeatOutcome> outcomes;
  /// Of a game that goes on. Not there in summaries of older programs, like all that follows.
  std::optional<std::vector<std::int32_t>> scores;
  std::optional<bool> brought;
  std::optional<std::uint32_t> chapter;
  std::optional<bool> goes_on;
};
BOOST_DESCRIBE_STRUCT(KeptSummary, (),
                      (table, game, options, status, seats, guests, turn, ending, outcomes, scores,
                       brought, chapter, goes_on))

/// A save that its bringer goes on with becomes a game of theirs; what was over is not.
bool is_brought_finished(const Gathering& gathering) {
  const auto& text = gathering.opened().log;
  if (!text || gathering.status() != letter::Status::over) return false;
  const auto log = read_log(*text);
  return log && log->footer.is_of_finished_game();
}

std::vector<std::int32_t> scores_of(const Result& result) {
  std::vector<std::int32_t> scores;
  for (const SeatResult& seat : result.seats) scores.push_back(seat.score);
  return scores;
}

}  // namespace

std::string write_summary(std::string_view id, const Gathering& gathering) {
  KeptSummary kept;
  kept.table = id;
  kept.game = gathering.opened().game;
  kept.options = gathering.chosen_options();
  kept.status = gathering.status();
  kept.seats = seats_of(gathering, Attendance{}, gathering.last_at());
  kept.ending = ending_of(gathering);
  kept.chapter = gathering.chapter();
  kept.goes_on = gathering.goes_on();
  for (std::uint8_t i = 0; i < gathering.seats().size(); ++i) {
    kept.guests.push_back(gathering.seats()[i].guest);
    kept.turn.push_back(gathering.turn().contains(Seat{i}));
  }
  if (const Table* table = gathering.table()) {
    const Result result = table->position().result();
    kept.scores = scores_of(result);
    if (table->is_over()) {
      for (const SeatResult& seat : result.seats) kept.outcomes.push_back({seat.won, seat.score});
    }
  }
  kept.brought = is_brought_finished(gathering);
  return to_json(kept);
}

std::expected<letter::Summary, Problem> summary_for(std::string_view summary,
                                                    std::string_view guest, std::int64_t at) {
  const auto object = parse_json_object(summary);
  if (!object) return std::unexpected(object.error());
  auto kept = read_json<KeptSummary>(*object, "");
  if (!kept) return std::unexpected(kept.error());
  letter::Summary shown;
  shown.table = kept->table;
  shown.game = kept->game;
  shown.options = kept->options;
  shown.status = kept->status;
  shown.seats = kept->seats;
  shown.ending = kept->ending;
  shown.chapter = kept->chapter.value_or(1);
  shown.goes_on = kept->goes_on.value_or(false);
  shown.at = at;
  const auto mine = std::ranges::find(kept->guests, guest);
  if (mine == kept->guests.end()) return shown;
  const auto seat = static_cast<std::size_t>(mine - kept->guests.begin());
  shown.you = Seat{static_cast<std::uint8_t>(seat)};
  shown.your_turn = seat < kept->turn.size() && kept->turn[seat];
  shown.brought = kept->brought.value_or(false);
  if (kept->scores && seat < kept->scores->size()) shown.score = (*kept->scores)[seat];
  if (seat < kept->outcomes.size()) {
    shown.won = kept->outcomes[seat].won;
    shown.score = kept->outcomes[seat].score;
  }
  return shown;
}

}  // namespace reverie
