// SPDX-License-Identifier: Apache-2.0
#include "table/table.hpp"

#include <algorithm>
#include <utility>

#include "games/replay.hpp"

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

Table::Table(std::shared_ptr<const AnyGame> game, LogHeader header, const Seed& seed)
    : game_(std::move(game)),
      header_(std::move(header)),
      seed_(seed),
      chance_(seed),
      position_(game_->deal()) {}

std::expected<Table, Problem> Table::open(const Shelf& shelf, std::string_view game,
                                          const RawJson& options, std::vector<std::string> seats,
                                          const Seed& seed) {
  auto made = shelf.make(game, options);
  if (!made) return std::unexpected(made.error());
  if (auto problem = problem_of_seats(**made, seats)) return std::unexpected(*std::move(problem));
  LogHeader header;
  header.game = game;
  header.rules = (*made)->rules_version();
  header.content = (*made)->content_hash();
  header.options = (*made)->options();
  header.seats = std::move(seats);
  header.commitment = seed.commitment();
  Table table(*std::move(made), std::move(header), seed);
  table.settle_chance();
  return table;
}

std::expected<Table, LogProblem> Table::resume(const Shelf& shelf, const Log& log) {
  const auto verified = verify(shelf, log);
  if (!verified) return std::unexpected(verified.error());
  auto game = game_of(shelf, log.header);
  if (!game) return std::unexpected(game.error());
  Table table(*std::move(game), log.header, log.footer.seed);
  table.inputs_ = log.inputs;
  table.undone_ = log.footer.undone;
  table.resigned_ = log.footer.resigned;
  table.go_back_to(log.inputs.size());
  table.settle_chance();
  return table;
}

std::expected<Table, LogProblem> Table::branch(const Shelf& shelf, const Log& log,
                                               std::size_t inputs, std::vector<std::string> seats,
                                               const Seed& seed) {
  auto game = game_of(shelf, log.header);
  if (!game) return std::unexpected(game.error());
  const auto checked = position_after(**game, log, inputs);
  if (!checked) return std::unexpected(checked.error());
  if (auto problem = problem_of_seats(**game, seats)) {
    return std::unexpected(LogProblem{1, std::move(problem->what)});
  }
  LogHeader header = log.header;
  header.seats = std::move(seats);
  header.commitment = seed.commitment();
  header.branch = std::min(inputs, log.inputs.size());
  Table table(*std::move(game), std::move(header), seed);
  table.inputs_.assign(log.inputs.begin(),
                       log.inputs.begin() + static_cast<std::ptrdiff_t>(table.header_.branch));
  table.go_back_to(table.header_.branch);
  table.settle_chance();
  return table;
}

std::expected<std::vector<Told>, Refusal> Table::play(Seat seat, std::string_view notation) {
  if (auto refused = position_->why_not(seat, notation)) {
    return std::unexpected(*std::move(refused));
  }
  auto told = carry_out(seat, notation);
  const auto drawn = settle_chance();
  told.insert(told.end(), drawn.begin(), drawn.end());
  return told;
}

std::expected<std::vector<Told>, Refusal> Table::ring() {
  const auto timer = position_->timer();
  if (!timer) return std::unexpected(Refusal{Message{"core.no.not_its_turn", {}}, {}});
  auto told = carry_out(Actor::clock(), timer->action);
  const auto drawn = settle_chance();
  told.insert(told.end(), drawn.begin(), drawn.end());
  return told;
}

/// An input that is legal. Nobody can take back time: where a timer begins or ends is as final as
/// where somebody learns something.
std::vector<Told> Table::carry_out(Actor actor, std::string_view notation) {
  const auto before = position_->timer();
  const bool teaches = teaches_somebody(actor, notation);
  turns_.push_back(position_->turn().seats);
  auto told = *position_->play(actor, notation);
  final_.push_back(teaches || position_->timer() != before);
  inputs_.push_back({actor, std::string(notation)});
  return told;
}

bool Table::teaches_somebody(Actor actor, std::string_view notation) const {
  if (!actor.is_seat()) return true;
  for (std::uint8_t i = 0; i < game_->seats(); ++i) {
    if (position_->teaches(Seat{i}, actor, notation)) return true;
  }
  return false;
}

std::vector<Told> Table::settle_chance() {
  std::vector<Told> told;
  while (position_->turn().chance) {
    const std::string outcome = position_->roll(chance_);
    const auto events = carry_out(Actor::chance(), outcome);
    told.insert(told.end(), events.begin(), events.end());
  }
  return told;
}

std::optional<UndoOffer> Table::undo_offer(Seat seat) const {
  const auto own = inputs_.rend() - static_cast<std::ptrdiff_t>(header_.branch);
  const auto last = std::find_if(inputs_.rbegin(), own,
                                 [&](const LogInput& input) { return input.by == Actor(seat); });
  if (last == own) return std::nullopt;
  UndoOffer offer;
  offer.inputs = static_cast<std::size_t>(last - inputs_.rbegin()) + 1;
  offer.action = last->action;
  const auto first_gone = final_.end() - static_cast<std::ptrdiff_t>(offer.inputs);
  const auto first_after = turns_.end() - static_cast<std::ptrdiff_t>(offer.inputs) + 1;
  const bool others_beside =
      std::any_of(first_after, turns_.end(), [&](SeatSet turn) { return turn.contains(seat); });
  offer.free = !others_beside && std::find(first_gone, final_.end(), true) == final_.end();
  return offer;
}

bool Table::undo(Seat seat) {
  const auto offer = undo_offer(seat);
  if (!offer) return false;
  if (!offer->free) ++undone_;
  go_back_to(inputs_.size() - offer->inputs);
  return true;
}

/// Plays the first inputs again, so that what is left equals the shorter log in every respect.
void Table::go_back_to(std::size_t inputs) {
  const std::vector<LogInput> kept(inputs_.begin(),
                                   inputs_.begin() + static_cast<std::ptrdiff_t>(inputs));
  inputs_.clear();
  final_.clear();
  turns_.clear();
  chance_ = ChanceStream(seed_);
  position_ = game_->deal();
  for (const LogInput& input : kept) {
    const bool is_of_this_seed = inputs_.size() >= header_.branch;
    if (is_of_this_seed && input.by.is_chance()) position_->roll(chance_);
    carry_out(input.by, input.action);
  }
}

Log Table::log() const {
  Log log;
  log.header = header_;
  log.inputs = inputs_;
  log.footer.result = log_result(*position_);
  log.footer.hash = position_->hash();
  log.footer.seed = seed_;
  log.footer.undone = undone_;
  log.footer.resigned = resigned_;
  return log;
}

}  // namespace reverie
