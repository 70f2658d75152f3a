// SPDX-License-Identifier: Apache-2.0
#include "table/gathering.hpp"

#include <algorithm>
#include <utility>

#include "core/json_reader.hpp"
#include "core/json_writer.hpp"
#include "table/players.hpp"

namespace reverie {
namespace {

/// A repeated command comes within seconds; what is older is refused as stale anyway.
constexpr std::size_t remembered_commands = 64;
constexpr std::size_t remembered_chat = 200;
constexpr std::string_view other_rules = "table.no.other_rules";

std::unexpected<Refusal> refuse(std::string key) {
  return std::unexpected(Refusal{Message{std::move(key), {}}, {}});
}

std::string player_text(const AnyGame& game, const Gathering::Sitting& sitting) {
  return sitting.is_bot() ? bot_text(game, *sitting.level) : std::string(person_text);
}

/// The log that a branched table goes on from. Its chance is not checked here: it was where it
/// happened.
std::optional<Log> log_before(const entry::Opened& opened) {
  Log log;
  log.header.game = opened.game;
  log.header.rules = opened.rules;
  log.header.content = opened.content;
  log.header.options = opened.options;
  log.header.seats.resize(opened.seats.size());
  for (const entry::InputEntry& input : opened.branch) {
    const auto by = read_actor(input.by);
    if (!by) return std::nullopt;
    log.inputs.push_back({*by, input.action});
  }
  return log;
}

/// What chance did by this entry, which is found out anew when it is applied.
std::vector<std::string> take_chance(entry::What& what) {
  if (auto* moved = std::get_if<entry::Moved>(&what)) return std::exchange(moved->chance, {});
  if (auto* rang = std::get_if<entry::Rang>(&what)) return std::exchange(rang->chance, {});
  return {};
}

/// What the game itself brings about is bounded by its rules.
bool is_aside(const entry::What& what) {
  return !std::holds_alternative<entry::Moved>(what) &&
         !std::holds_alternative<entry::Rang>(what) &&
         !std::holds_alternative<entry::TimeRanOut>(what) &&
         !std::holds_alternative<entry::TookBack>(what) &&
         !std::holds_alternative<entry::SheetKept>(what);
}

std::expected<Table, Refusal> open_table(const Shelf& shelf, const entry::Opened& opened,
                                         std::vector<std::string> players, const Table* origin) {
  if (opened.log) {
    const auto log = read_log(*opened.log);
    if (!log) return refuse("table.no.branch");
    auto table = Table::resume(shelf, *log);
    if (!table) return refuse("table.no.branch");
    return *std::move(table);
  }
  const Seed seed = *Seed::from_hex(opened.seed);
  if (opened.branch.empty()) {
    auto table =
        Table::open(shelf, opened.game, opened.options, std::move(players), seed, opened.content);
    if (!table) return refuse("table.no.seats");
    return *std::move(table);
  }
  if (origin != nullptr) {
    return Table::branch(*origin, opened.branch.size(), std::move(players), seed);
  }
  const auto log = log_before(opened);
  if (!log) return refuse("table.no.branch");
  auto table = Table::branch(shelf, *log, log->inputs.size(), std::move(players), seed);
  if (!table) return refuse("table.no.branch");
  return *std::move(table);
}

}  // namespace

std::expected<void, Refusal> Gathering::apply(Entry& entry) {
  const bool is_first = version_ == 0;
  if (is_first != std::holds_alternative<entry::Opened>(entry.what)) {
    return refuse("table.no.out_of_order");
  }
  ++version_;
  const std::int64_t before = std::exchange(last_at_, entry.at);
  const auto applied = std::visit([&](auto& what) { return on(what); }, entry.what);
  if (!applied) {
    --version_;
    last_at_ = before;
    return applied;
  }
  if (is_aside(entry.what)) ++asides_;
  if (!is_first && !entry.guest.empty()) is_untouched_ = false;
  if (const auto seat = seat_of(entry.guest)) seats_[seat->index].last_deed = entry.at;
  remember(entry);
  return {};
}

std::expected<void, NotRestored> Gathering::restore(std::string_view text) {
  const auto damaged = [number = version_ + 1](const std::string& what) {
    return std::unexpected(NotRestored{false, "entry " + std::to_string(number) + ": " + what});
  };
  auto entry = read_entry(text);
  if (!entry) return damaged(entry.error().what);
  const std::vector<std::string> chance = take_chance(entry->what);
  const auto applied = apply(*entry);
  if (!applied && applied.error().message.key == other_rules) {
    const auto& opened = std::get<entry::Opened>(entry->what);
    const auto game = shelf_->make(opened.game, opened.options);
    return std::unexpected(NotRestored{
        true,
        opened.game + " by version " + std::to_string(opened.rules) +
            " of its rules, with the content " + opened.content,
        game ? std::optional(OtherRules{opened.rules, (*game)->rules_version()}) : std::nullopt});
  }
  if (!applied) return damaged("it is refused now: " + applied.error().message.key);
  if (take_chance(entry->what) != chance) return damaged("chance is not what the seed says");
  return {};
}

std::optional<std::uint64_t> Gathering::version_of(std::string_view guest,
                                                   std::string_view id) const {
  const auto done = std::ranges::find_if(
      done_, [&](const Done& command) { return command.guest == guest && command.id == id; });
  if (done == done_.end()) return std::nullopt;
  return done->version;
}

letter::Status Gathering::status() const {
  if (table_ && (table_->resigned() || table_->is_over())) return letter::Status::over;
  return table_ ? letter::Status::playing : letter::Status::waiting;
}

std::optional<Seat> Gathering::seat_of(std::string_view guest) const {
  if (guest.empty()) return std::nullopt;
  for (std::uint8_t i = 0; i < seats_.size(); ++i) {
    if (seats_[i].guest == guest) return Seat{i};
  }
  return std::nullopt;
}

SeatSet Gathering::people_beside(Seat seat) const {
  SeatSet people;
  for (std::uint8_t i = 0; i < seats_.size(); ++i) {
    if (Seat{i} != seat && seats_[i].is_person()) people = people | Seat{i};
  }
  return people;
}

SeatSet Gathering::people_who_know(Seat seat, std::size_t inputs) const {
  SeatSet people = people_beside(seat);
  for (std::uint8_t i = 0; i < seats_.size(); ++i) {
    const bool knew = seats_[i].is_taken_over() && seats_[i].inputs_when_left > inputs;
    if (Seat{i} != seat && knew) people = people | Seat{i};
  }
  return people;
}

SeatSet Gathering::people_to_ask(Seat seat, const UndoOffer& offer) const {
  const SeatSet people = people_who_know(seat, table_->inputs().size() - offer.inputs);
  const bool takes_a_move_of_theirs = offer.movers - people != offer.movers;
  return offer.free && !takes_a_move_of_theirs ? SeatSet::nobody() : people;
}

bool Gathering::has_open_seat() const { return std::ranges::any_of(seats_, &Sitting::is_open); }

SeatSet Gathering::turn() const {
  return is_playing() ? table_->position().turn().seats : SeatSet::nobody();
}

// --- What entries do -----------------------------------------------------------------------------

Gathering::Applied Gathering::on(entry::Opened& opened) {
  const auto game = shelf_->make(opened.game, opened.options, opened.content);
  // What was once opened and cannot be made now was made by another program.
  if (!game) return refuse(std::string(other_rules));
  if ((*game)->rules_version() != opened.rules || (*game)->content_hash() != opened.content) {
    return refuse(std::string(other_rules));
  }
  const auto seed = Seed::from_hex(opened.seed);
  if (!seed) return refuse("table.no.seed");
  if (opened.seats.size() != static_cast<std::size_t>((*game)->seats())) {
    return refuse("table.no.seats");
  }
  std::vector<Sitting> seats;
  for (const entry::SeatEntry& seat : opened.seats) {
    if (seat.kind == letter::SeatKind::bot && !seat.level) return refuse("table.no.level");
    seats.push_back({.kind = seat.kind,
                     .name = seat.name,
                     .guest = seat.guest,
                     .level = seat.level,
                     .secret_hash = seat.secret_hash,
                     .last_deed = last_at_});
  }
  seats_ = std::move(seats);
  chosen_options_ = (*game)->chosen_options();
  kept_sheet_ = sheet_in(opened.options);
  sheets_ = {{0, kept_sheet_}};
  opened_ = opened;
  commitment_ = seed->commitment();
  return begin_when_complete();
}

Gathering::Applied Gathering::on(entry::Joined& joined) {
  if (!has(joined.seat) || !at(joined.seat).is_open()) return refuse("table.no.seat_taken");
  Sitting& sitting = seats_[joined.seat.index];
  sitting = {.kind = letter::SeatKind::person,
             .name = joined.name,
             .guest = joined.guest,
             .level = std::nullopt,
             .secret_hash = {}};
  tell(Message{"table.event.joined", {}}.with("seat", joined.seat));
  return begin_when_complete();
}

Gathering::Applied Gathering::on(entry::Renamed& renamed) {
  if (!has(renamed.seat)) return refuse("table.no.no_seat");
  seats_[renamed.seat.index].name = renamed.name;
  return {};
}

Gathering::Applied Gathering::on(entry::Moved& moved) {
  if (!is_playing()) return refuse("table.no.not_playing");
  if (!has(moved.seat)) return refuse("table.no.no_seat");
  const std::size_t before = table_->inputs().size();
  const SeatSet could_act = turn();
  auto told = table_->play(moved.seat, moved.action);
  if (!told) return std::unexpected(told.error());
  moved.chance = chance_since(before + 1);
  game_changed_beside(moved.chance.empty() ? could_act - moved.seat : SeatSet::nobody());
  story_.tell(version_, before, table_->inputs().size(), *std::move(told));
  return {};
}

Gathering::Applied Gathering::on(entry::Rang& rang) {
  if (!is_playing()) return refuse("table.no.not_playing");
  const auto timer = table_->position().timer();
  if (!timer || timer->action != rang.action) return refuse("core.no.not_what_the_clock_does");
  const std::size_t before = table_->inputs().size();
  const SeatSet could_act = turn();
  auto told = table_->ring();
  if (!told) return std::unexpected(told.error());
  rang.chance = chance_since(before + 1);
  rang_at_ = version_;
  game_changed_beside(rang.chance.empty() ? could_act : SeatSet::nobody());
  story_.tell(version_, before, table_->inputs().size(), *std::move(told));
  return {};
}

Gathering::Applied Gathering::on(entry::TimeRanOut& ran_out) {
  if (!is_playing()) return refuse("table.no.not_playing");
  if (!has(ran_out.seat)) return refuse("table.no.no_seat");
  tell(Message{"table.event.time_ran_out", {}}.with("seat", ran_out.seat));
  return {};
}

Gathering::Applied Gathering::on(entry::TookBack& took_back) {
  if (!is_playing()) return refuse("table.no.not_playing");
  if (!has(took_back.seat)) return refuse("table.no.nothing_to_undo");
  const bool is_own_alone =
      !table_->inputs().empty() && table_->inputs().back().by == Actor(took_back.seat);
  const SeatSet could_act = turn();
  const auto free = table_->undo(took_back.seat, took_back.free);
  if (!free) return refuse("table.no.nothing_to_undo");
  took_back.free = free;
  ++undos_;
  std::erase_if(sheets_,
                [&](const Reached& reached) { return reached.inputs > table_->inputs().size(); });
  rewritten_from_ = story_.take_back_to(table_->inputs().size());
  game_changed_beside(is_own_alone ? could_act - took_back.seat : SeatSet::nobody());
  rewritten_at_ = version_;
  tell(Message{"table.event.took_back", {}}.with("seat", took_back.seat));
  return {};
}

Gathering::Applied Gathering::on(entry::Proposed& proposed) {
  if (!is_playing()) return refuse("table.no.not_playing");
  if (!has(proposed.by) || (proposed.seat && !has(*proposed.seat))) {
    return refuse("table.no.no_seat");
  }
  const letter::Proposal proposal{.number = ++proposals_made_,
                                  .kind = proposed.kind,
                                  .by = proposed.by,
                                  .seat = proposed.seat,
                                  .level = proposed.level,
                                  .waiting_for = asked_about(proposed),
                                  .takes_back = {}};
  proposals_.push_back(proposal);
  return {};
}

SeatSet Gathering::asked_about(const entry::Proposed& proposed) const {
  if (proposed.kind == letter::ProposalKind::undo) {
    const auto stay = table_->inputs_after_undo(proposed.by);
    return people_who_know(proposed.by, stay.value_or(table_->inputs().size()));
  }
  const SeatSet others = people_beside(proposed.by);
  return proposed.seat ? others - *proposed.seat : others;
}

Gathering::Applied Gathering::on(entry::Answered& answered) {
  const auto proposal = std::ranges::find(proposals_, answered.proposal, &letter::Proposal::number);
  if (proposal == proposals_.end()) return refuse("table.no.no_proposal");
  proposal->waiting_for = proposal->waiting_for - answered.by;
  if (!answered.agree) {
    tell(Message{"table.event.declined", {}}.with("seat", answered.by));
    proposals_.erase(proposal);
  }
  return {};
}

Gathering::Applied Gathering::on(entry::BotSeated& seated) {
  if (!has(seated.seat)) return refuse("table.no.no_seat");
  Sitting& sitting = seats_[seated.seat.index];
  if (sitting.is_bot()) return refuse("table.no.seat_taken");
  sitting.kind = letter::SeatKind::bot;
  sitting.level = seated.level;
  sitting.inputs_when_left = table_ ? table_->inputs().size() : 0;
  sitting.secret_hash.clear();
  std::erase_if(proposals_, [&](const letter::Proposal& proposal) {
    return proposal.seat == seated.seat || proposal.by == seated.seat;
  });
  for (letter::Proposal& proposal : proposals_) {
    if (proposal.kind == letter::ProposalKind::undo) continue;  // it knows what would go
    proposal.waiting_for = proposal.waiting_for - seated.seat;
  }
  tell(Message{"table.event.bot_seated", {}}.with("seat", seated.seat).with("level", seated.level));
  return begin_when_complete();
}

Gathering::Applied Gathering::on(entry::Returned& returned) {
  if (!has(returned.seat) || !at(returned.seat).is_taken_over()) return refuse("table.no.no_seat");
  Sitting& sitting = seats_[returned.seat.index];
  sitting.kind = letter::SeatKind::person;
  sitting.level.reset();
  sitting.decision.since = last_at_;
  tell(Message{"table.event.returned", {}}.with("seat", returned.seat));
  return {};
}

Gathering::Applied Gathering::on(entry::Resigned& resigned) {
  if (!is_playing()) return refuse("table.no.not_playing");
  if (!has(resigned.seat)) return refuse("table.no.no_seat");
  table_->resign(resigned.seat);
  game_changed();
  tell_resignation();
  return {};
}

Gathering::Applied Gathering::on(entry::Said& said) {
  if (!has(said.seat)) return refuse("table.no.no_seat");
  chat_.push_back({said.seat, said.text, last_at_});
  ++chat_size_;
  if (chat_.size() > remembered_chat) chat_.pop_front();
  return {};
}

Gathering::Applied Gathering::on(entry::SheetKept& kept) {
  kept_sheet_ = kept.sheet;
  return {};
}

Gathering::Applied Gathering::on(entry::Continued& continued) {
  next_ = continued.table;
  return {};
}

// --- Inside --------------------------------------------------------------------------------------

Gathering::Applied Gathering::begin_when_complete() {
  if (table_ || has_open_seat()) return {};
  const auto game = shelf_->make(opened_.game, opened_.options, opened_.content);
  if (!game) return refuse("table.no.options");
  std::vector<std::string> players;
  for (const Sitting& sitting : seats_) players.push_back(player_text(**game, sitting));
  auto table = open_table(*shelf_, opened_, std::move(players), std::exchange(origin_, nullptr));
  if (!table) return std::unexpected(table.error());
  table_ = *std::move(table);
  game_changed();
  for (Message& missing : (*game)->amends()) tell(std::move(missing));
  // Chance has dealt, and a table that goes on from a log has a past.
  story_.tell(version_, table_->past());
  tell_resignation();
  return {};
}

void Gathering::tell_resignation() {
  if (const auto seat = resigned()) {
    tell(Message{"table.event.resigned", {}}.with("seat", *seat));
  }
}

std::vector<std::string> Gathering::chance_since(std::size_t inputs) const {
  std::vector<std::string> chance;
  for (std::size_t i = inputs; i < table_->inputs().size(); ++i) {
    chance.push_back(table_->inputs()[i].action);
  }
  return chance;
}

void Gathering::look_for_sheet() {
  auto now = table_->position().sheet();
  if (now && now != sheet()) sheets_.push_back({table_->inputs().size(), std::move(now)});
}

const std::optional<RawJson>& Gathering::sheet() const {
  static const std::optional<RawJson> none;
  return sheets_.empty() ? none : sheets_.back().sheet;
}

/// Who gives up a chapter has not ended the story: it goes on from what was reached before.
bool Gathering::goes_on() const {
  if (status() != letter::Status::over || next_) return false;
  return resigned() ? sheet().has_value() : table_->position().sheet().has_value();
}

Legacy Gathering::legacy(std::string_view table) const {
  Legacy legacy{std::string(table), opened_.game, chapter(), sheet(), {}};
  for (const Sitting& sitting : seats_) legacy.people.push_back({sitting.name, sitting.guest});
  return legacy;
}

/// Everybody decides anew.
void Gathering::game_changed() {
  for (Sitting& sitting : seats_) sitting.decision = {version_, last_at_};
  game_version_ = version_;
  keep_timer();
  look_for_sheet();
  std::erase_if(proposals_, [](const letter::Proposal& proposal) {
    return proposal.kind == letter::ProposalKind::undo;
  });
}

/// Those who could act at the same time and still can go on with what they had in mind.
void Gathering::game_changed_beside(SeatSet others_who_could_act) {
  std::vector<Decision> before;
  for (const Sitting& sitting : seats_) before.push_back(sitting.decision);
  game_changed();
  const SeatSet can_act = turn();
  for (std::uint8_t i = 0; i < seats_.size(); ++i) {
    const Seat seat{i};
    const bool goes_on = others_who_could_act.contains(seat) && can_act.contains(seat);
    if (goes_on) seats_[i].decision = before[i];
  }
}

void Gathering::keep_timer() {
  const auto wanted =
      is_playing() ? table_->position().timer() : std::optional<Timer<std::string>>();
  if (!wanted) {
    timer_.reset();
  } else if (!timer_ || timer_->number != wanted->number) {
    timer_ = RunningTimer{wanted->number, wanted->milliseconds, wanted->grace, wanted->is_race,
                          last_at_};
  }
}

void Gathering::tell(Message text) { story_.note(version_, std::move(text)); }

void Gathering::remember(const Entry& entry) {
  if (entry.id.empty()) return;
  done_.push_back({entry.guest, entry.id, version_});
  if (done_.size() > remembered_commands) done_.pop_front();
}

}  // namespace reverie
