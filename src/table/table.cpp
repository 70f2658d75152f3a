// SPDX-License-Identifier: Apache-2.0
#include "table/table.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "games/replay.hpp"
#include "table/players.hpp"

namespace reverie {
namespace {

std::optional<Problem> problem_of_seats(const AnyGame& game,
                                        const std::vector<std::string>& seats) {
  const auto wanted = static_cast<std::size_t>(game.seats());
  if (seats.size() == wanted) return std::nullopt;
  return Problem{"seats of this game: " + std::to_string(wanted) +
                 "; taken: " + std::to_string(seats.size())};
}

}  // namespace

Table::Table(std::shared_ptr<const AnyGame> game, LogHeader header, const Seed& seed, Past past)
    : game_(std::move(game)),
      header_(std::move(header)),
      seed_(seed),
      chance_(seed),
      past_(std::move(past)),
      position_(past_.position_after(past_.size())) {}

Table::Table(const std::shared_ptr<const AnyGame>& game, const LogHeader& header, const Seed& seed)
    : Table(game, header, seed, Past(*game, ChanceStream(seed), header.branch)) {}

std::expected<Table, Problem> Table::open(const Shelf& shelf, std::string_view game,
                                          const RawJson& options, std::vector<std::string> seats,
                                          const Seed& seed,
                                          const std::optional<std::string>& content) {
  auto made = content ? shelf.make(game, options, *content) : shelf.make(game, options);
  if (!made) return std::unexpected(made.error());
  if (auto problem = problem_of_seats(**made, seats)) return std::unexpected(*std::move(problem));
  LogHeader header;
  header.game = game;
  header.rules = (*made)->rules_version();
  header.content = (*made)->content_hash();
  header.options = (*made)->options();
  header.seats = std::move(seats);
  header.commitment = seed.commitment();
  Table table(*std::move(made), header, seed);
  std::vector<Told> dealt;
  table.settle_chance(dealt);
  return table;
}

/// Plays the first inputs of a log, each one checked.
std::expected<void, LogProblem> Table::take_over(const Log& log, std::size_t inputs) {
  for (std::size_t i = 0; i < inputs; ++i) {
    const LogInput& input = log.inputs[i];
    const SeatSet could_act = position_->turn().seats;
    const auto timer = position_->timer_number();
    const auto told = play_checked(*position_, chance_, log, i);
    if (!told) return std::unexpected(told.error());
    const bool time_went_on = position_->timer_number() != timer;
    record(input.by, input.action, could_act, time_went_on || !input.by.is_seat());
  }
  return {};
}

std::expected<Table, LogProblem> Table::resume(const Shelf& shelf, const Log& log) {
  auto game = game_of(shelf, log.header);
  if (!game) return std::unexpected(game.error());
  if (const auto committed = check_seed(log); !committed) return std::unexpected(committed.error());
  Table table(*std::move(game), log.header, log.footer.seed);
  const auto played = table.take_over(log, log.inputs.size());
  if (!played) return std::unexpected(played.error());
  const auto ended = check_footer(*table.position_, log);
  if (!ended) return std::unexpected(ended.error());
  table.undone_ = log.footer.undone;
  table.resigned_ = log.footer.resigned;
  std::vector<Told> drawn;
  table.settle_chance(drawn);
  return table;
}

std::expected<Table, LogProblem> Table::branch(const Shelf& shelf, const Log& log,
                                               std::size_t inputs, std::vector<std::string> seats,
                                               const Seed& seed) {
  auto game = game_of(shelf, log.header);
  if (!game) return std::unexpected(game.error());
  if (auto problem = problem_of_seats(**game, seats)) {
    return std::unexpected(LogProblem{1, std::move(problem->what)});
  }
  Log begun{log.header, log.inputs, {}};
  begun.header.seats = std::move(seats);
  begun.header.commitment = seed.commitment();
  begun.header.branch = std::min(inputs, log.inputs.size());
  Table table(*std::move(game), begun.header, seed);
  const auto played = table.take_over(begun, begun.header.branch);
  if (!played) return std::unexpected(played.error());
  std::vector<Told> drawn;
  table.settle_chance(drawn);
  return table;
}

Table Table::branch(const Table& table, std::size_t inputs, std::vector<std::string> seats,
                    const Seed& seed) {
  LogHeader header = table.header_;
  header.seats = std::move(seats);
  header.commitment = seed.commitment();
  header.branch = inputs;
  Table branched(table.game_, std::move(header), seed,
                 table.past_.beginning(inputs, ChanceStream(seed)));
  branched.finalities_.assign(table.finalities_.begin(),
                              table.finalities_.begin() + static_cast<std::ptrdiff_t>(inputs));
  std::vector<Told> drawn;
  branched.settle_chance(drawn);
  return branched;
}

std::expected<std::vector<Told>, Refusal> Table::play(Seat seat, std::string_view notation) {
  auto before = position_->clone();
  auto told = position_->play(seat, notation);
  if (!told) return told;
  const bool time_went_on = position_->timer_number() != before->timer_number();
  record(seat, notation, before->turn().seats, time_went_on);
  before_last_move_ = std::move(before);
  last_move_ = past_.size() - 1;
  settle_chance(*told);
  return told;
}

std::expected<std::vector<Told>, Refusal> Table::ring() {
  const auto timer = position_->timer();
  if (!timer) return std::unexpected(Refusal{Message{"core.no.not_its_turn", {}}, {}});
  const SeatSet could_act = position_->turn().seats;
  std::vector<Told> told;
  position_->play_again(Actor::clock(), timer->action, &told);
  record(Actor::clock(), timer->action, could_act, true);
  settle_chance(told);
  return told;
}

/// Nobody can take back time: where a timer begins or ends is as final as where somebody learns
/// something.
void Table::record(Actor actor, std::string_view notation, SeatSet could_act, bool is_final) {
  past_.add({actor, std::string(notation)}, *position_, chance_);
  finalities_.push_back({.could_act = could_act, .is_final = is_final});
}

void Table::settle_chance(std::vector<Told>& told) {
  while (position_->turn().chance) {
    const std::string outcome = position_->roll(chance_);
    std::vector<Told> of_this;
    position_->play_again(Actor::chance(), outcome, &of_this);
    std::ranges::move(of_this, std::back_inserter(told));
    record(Actor::chance(), outcome, SeatSet::nobody(), true);
  }
}

// --- Taking back ---------------------------------------------------------------------------------

bool Table::taught_somebody(Seat knower, std::size_t input) const {
  auto& known = finalities_[input].taught[knower.index];
  if (known) return *known;
  const bool at_hand = before_last_move_ && input == last_move_;
  const auto kept = at_hand ? nullptr : past_.position_after(input);
  known = might_teach_somebody(knower, at_hand ? *before_last_move_ : *kept, inputs()[input]);
  return *known;
}

/// Somebody who is a person: what a bot has learned it forgets when it is told to. Whether others
/// learned something may hang on cards that the knower does not see, so it is judged by what the
/// knower sees.
bool Table::might_teach_somebody(Seat knower, const Position& before, const LogInput& input) const {
  for (std::uint8_t i = 0; i < header_.seats.size(); ++i) {
    if (is_bot_text(header_.seats[i])) continue;
    if (before.might_teach(knower, Seat{i}, input.by, input.action)) return true;
  }
  return false;
}

std::optional<std::size_t> Table::last_move_of(Seat seat) const {
  for (std::size_t i = past_.size(); i > header_.branch; --i) {
    if (inputs()[i - 1].by == Actor(seat)) return i - 1;
  }
  return std::nullopt;
}

bool Table::is_free(Seat seat, std::size_t first_gone) const {
  for (std::size_t i = first_gone + 1; i < past_.size(); ++i) {
    if (finalities_[i].could_act.contains(seat)) return false;
  }
  // Asking costs more than looking.
  for (std::size_t i = first_gone; i < past_.size(); ++i) {
    if (finalities_[i].is_final) return false;
  }
  for (std::size_t i = first_gone; i < past_.size(); ++i) {
    if (taught_somebody(seat, i)) return false;
  }
  return true;
}

SeatSet Table::movers_since(Seat seat, std::size_t first_gone) const {
  SeatSet movers;
  for (std::size_t i = first_gone; i < past_.size(); ++i) {
    if (inputs()[i].by.is_seat()) movers = movers | inputs()[i].by.seat();
  }
  return movers - seat;
}

std::optional<UndoOffer> Table::undo_offer(Seat seat) const {
  const auto first_gone = last_move_of(seat);
  if (!first_gone) return std::nullopt;
  return UndoOffer{past_.size() - *first_gone, inputs()[*first_gone].action,
                   is_free(seat, *first_gone), movers_since(seat, *first_gone)};
}

std::optional<bool> Table::undo(Seat seat, std::optional<bool> free) {
  const auto first_gone = last_move_of(seat);
  if (!first_gone) return std::nullopt;
  const bool was_free = free ? *free : is_free(seat, *first_gone);
  if (!was_free) ++undone_;
  past_.go_back_to(*first_gone);
  finalities_.resize(*first_gone);
  before_last_move_.reset();
  auto moment = past_.moment_after(*first_gone);
  position_ = std::move(moment.position);
  chance_ = moment.chance;
  return was_free;
}

Log Table::log() const {
  Log log;
  log.header = header_;
  log.inputs = inputs();
  log.footer.result = log_result(*position_);
  log.footer.hash = position_->hash();
  log.footer.seed = seed_;
  log.footer.undone = undone_;
  log.footer.resigned = resigned_;
  return log;
}

}  // namespace reverie
