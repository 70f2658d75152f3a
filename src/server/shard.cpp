// SPDX-License-Identifier: Apache-2.0
#include "server/shard.hpp"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include "core/json_writer.hpp"
#include "core/sha256.hpp"
#include "server/journal.hpp"
#include "table/command_reader.hpp"

namespace reverie::server {
namespace {

/// How often tables that nobody looks at any more are put away.
constexpr Time sweep_every = 10'000;
/// The status of a table that this program cannot play on.
constexpr unsigned of_other_rules = 410;
/// A clock that has run out stays so until the bot that plays for it has thought.
constexpr Time patience = 1'000;

/// Where this program has no such game, with such options, it cannot say what it plays instead.
Message words_of(const std::optional<OtherRules>& rules) {
  if (!rules) return {"server.no.other_rules", {}};
  if (rules->theirs == rules->ours) return {"server.no.other_content", {}};
  return Message{"server.no.other_version", {}}
      .with("theirs", rules->theirs)
      .with("ours", rules->ours);
}

/// The same for all thoughts of a seat, so that it goes on with what it began; nothing that is
/// hidden has a part in it.
std::uint64_t seed_of(std::string_view table, Seat seat) {
  const Digest digest = sha256(std::string(table) + ':' + std::to_string(seat.index));
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < sizeof(seed); ++i) seed = (seed << 8U) | digest[i];
  return seed;
}

Decline decline_of(const StoreProblem& problem) {
  switch (problem.kind) {
    case StoreProblem::Kind::missing: return {404, {"server.no.such_table", {}}};
    case StoreProblem::Kind::damaged: return {500, {"server.no.damaged_table", {}}};
    case StoreProblem::Kind::conflict:
    case StoreProblem::Kind::unavailable: return {503, {"server.no.store", {}}};
  }
  std::unreachable();
}

Decline decline_of(const Refusal& refusal) { return {403, refusal.message}; }

}  // namespace

// --- Tables --------------------------------------------------------------------------------------

std::shared_ptr<LiveTable> Shard::add(const std::string& id, Host host) {
  auto table =
      std::make_shared<LiveTable>(id, std::move(host), loop_, services_.store, metrics_, *this);
  if (const auto payer = payers_of_sleeping_.extract(id)) table->note(payer.mapped());
  tables_.insert_or_assign(id, table);
  metrics_.tables_in_memory = tables_.size();
  return table;
}

/// What the order asks to be taught, if it does.
std::expected<std::optional<Lesson>, Problem> Shard::lesson_for(const TableOrder& order) const {
  if (!order.lesson.value_or(false)) return std::nullopt;
  const std::string path = lesson_path(order.game);
  const auto text = services_.content(path);
  if (!text) return std::unexpected(Problem{"there is no lesson of '" + order.game + "'"});
  return read_lesson(path, *text);
}

std::vector<std::string> Shard::secrets_for(const TableOrder& order) {
  std::vector<std::string> secrets;
  for (std::size_t i = 0; i < order.seats.size(); ++i) {
    secrets.push_back(services_.mint.invitation());
  }
  return secrets;
}

std::expected<Host::Opened, Decline> Shard::begin_table(const std::string& id,
                                                        const TableOrder& order,
                                                        const std::string& guest) {
  const auto lesson = lesson_for(order);
  if (!lesson) return std::unexpected(unreadable(lesson.error()));
  TableOrder played = order;
  if (*lesson) played.options = (*lesson)->options;
  // Nobody knows chance, but in a lesson.
  const Seed seed = *lesson ? *Seed::from_hex((*lesson)->seed) : services_.mint.seed();
  auto opened =
      Host::open(services_.shelf, id, played, guest, seed, secrets_for(played), services_.now());
  if (!opened) return std::unexpected(unreadable(opened.error()));
  return *std::move(opened);
}

void Shard::adopt(const std::string& id, Host::Opened opened, const Payer& payer,
                  Then<NewTable> then) {
  const auto table = add(id, std::move(opened.host));
  table->note(payer);
  NewTable answer{id, std::move(opened.invitations)};
  follow_paid(
      *table, std::move(opened.consequences),
      [this, then = std::move(then), answer = std::move(answer)](const LiveTable::Saved& saved) {
        if (!saved) {
          then(std::unexpected(decline_of(saved.error())));
          return;
        }
        ++metrics_.tables_opened;
        journal::info("table_opened", {{"table", answer.table}});
        then(answer);
      });
}

std::expected<std::shared_ptr<LiveTable>, Decline> Shard::find(const std::string& id) {
  const auto found = tables_.find(id);
  if (found != tables_.end()) return found->second;
  const auto entries = services_.store.entries(id);
  if (!entries) {
    if (entries.error().kind != StoreProblem::Kind::missing) {
      journal::error("table_unreadable", {{"table", id}, {"problem", entries.error().what}});
    }
    return std::unexpected(decline_of(entries.error()));
  }
  auto host = Host::restore(services_.shelf, id, *entries);
  if (!host && host.error().is_of_other_rules) {
    journal::info("table_of_other_rules", {{"table", id}, {"played", host.error().what}});
    return std::unexpected(Decline{of_other_rules, words_of(host.error().rules)});
  }
  if (!host) {
    journal::error("table_damaged", {{"table", id}, {"problem", host.error().what}});
    return std::unexpected(decline_of(StoreProblem{StoreProblem::Kind::damaged, {}}));
  }
  return add(id, *std::move(host));
}

/// To read a table from the disk is work, for which whoever asks is charged, and be it a stranger.
std::expected<std::shared_ptr<LiveTable>, Decline> Shard::find_for(const Payer& payer,
                                                                   const std::string& id) {
  if (!tables_.contains(id) && !spending_.pay_for_restoring(payer, services_.now())) {
    return std::unexpected(Decline{429, {"server.no.too_fast", {}}});
  }
  return find(id);
}

std::expected<Log, Decline> Shard::log_of(const std::string& id, const Payer& payer) {
  const auto table = find_for(payer, id);
  if (!table && table.error().status == of_other_rules) {
    if (auto log = log_of_other_rules(id, payer.guest)) return *std::move(log);
  }
  if (!table) return std::unexpected(table.error());
  auto log = (*table)->host().log(payer.guest);
  if (!log) return std::unexpected(decline_of(log.error()));
  return *std::move(log);
}

std::expected<Host::Opened, Decline> Shard::begin_rematch(const std::string& id,
                                                          const std::string& next,
                                                          const Payer& payer) {
  const auto table = find_for(payer, id);
  if (!table) return std::unexpected(table.error());
  auto opened = (*table)->host().rematch(next, payer.guest, services_.mint.seed(), services_.now());
  if (!opened) return std::unexpected(decline_of(opened.error()));
  if (!being_continued_.emplace(id, next).second) {
    return std::unexpected(Decline{409, {"server.no.rematch_under_way", {}}});
  }
  return *std::move(opened);
}

std::optional<Log> Shard::log_of_other_rules(const std::string& id, const std::string& guest) {
  const auto entries = services_.store.entries(id);
  return entries ? log_brought_by(guest, *entries) : std::nullopt;
}

std::optional<Legacy> Shard::legacy_of_other_rules(const std::string& id,
                                                   const std::string& guest) {
  const auto entries = services_.store.entries(id);
  if (!entries) return std::nullopt;
  auto legacy = reverie::legacy_of(id, *entries);
  if (!legacy || !legacy->sheet || !legacy->names(guest)) return std::nullopt;
  return *std::move(legacy);
}

std::expected<Legacy, Decline> Shard::legacy_of(const std::string& id, const Payer& payer) {
  const auto table = find_for(payer, id);
  if (!table && table.error().status == of_other_rules) {
    if (auto legacy = legacy_of_other_rules(id, payer.guest)) return *std::move(legacy);
  }
  if (!table) return std::unexpected(table.error());
  if (!(*table)->host().is_guest(payer.guest)) {
    return std::unexpected(Decline{403, {"table.no.no_seat", {}}});
  }
  Legacy legacy = (*table)->host().legacy();
  if (!legacy.sheet) return std::unexpected(Decline{404, {"table.no.no_sheet", {}}});
  return legacy;
}

/// A table that can be played on is asked; of one that cannot the store knows whether another
/// follows.
std::optional<Decline> Shard::why_no_chapter(const std::string& id, const Payer& payer) {
  const auto table = find_for(payer, id);
  if (table) {
    const auto refused = (*table)->host().why_no_next_chapter(payer.guest);
    return refused ? std::optional(decline_of(*refused)) : std::nullopt;
  }
  if (table.error().status != of_other_rules) return table.error();
  const auto chapters = services_.store.chapters(id);
  if (!chapters) return decline_of(chapters.error());
  if (chapters->back().table != id) return Decline{409, {"table.no.chapter_open", {}}};
  return std::nullopt;
}

std::expected<Host::Opened, Decline> Shard::begin_chapter(const std::string& id,
                                                          const std::string& next,
                                                          const TableOrder& order,
                                                          const Payer& payer) {
  if (auto declined = why_no_chapter(id, payer)) return std::unexpected(*std::move(declined));
  const auto before = legacy_of(id, payer);
  if (!before) return std::unexpected(before.error());
  auto opened = Host::open(services_.shelf, next, order, payer.guest, services_.mint.seed(),
                           secrets_for(order), services_.now(), &*before);
  if (!opened) return std::unexpected(unreadable(opened.error()));
  if (!being_continued_.emplace(id, next).second) {
    return std::unexpected(Decline{409, {"server.no.chapter_under_way", {}}});
  }
  return *std::move(opened);
}

void Shard::end_continuing(const std::string& id, const std::string& next, bool opened) {
  const auto begun = being_continued_.find(id);
  if (begun == being_continued_.end() || begun->second != next) return;
  being_continued_.erase(begun);
  if (!opened) return;
  const auto table = find(id);
  if (table) follow(**table, (*table)->host().continued_at(next, services_.now()));
}

std::expected<Host::Opened, Decline> Shard::branch(const std::string& id, const std::string& next,
                                                   const BranchOrder& order, const Payer& payer) {
  const auto table = find_for(payer, id);
  if (!table) return std::unexpected(table.error());
  auto opened = (*table)->host().branch(next, payer.guest, order.at, order.seat, order.level,
                                        services_.mint.seed(), services_.now());
  if (!opened) return std::unexpected(decline_of(opened.error()));
  return *std::move(opened);
}

/// What people do, and what bots and the house do because of it, is kept on the account of whoever
/// plays there.
void Shard::follow(LiveTable& table, Consequences consequences, LiveTable::Then then) {
  services_.quota.charge(table.payer(), consequences.bytes_to_keep(), services_.now());
  follow_paid(table, std::move(consequences), std::move(then));
}

void Shard::follow_paid(LiveTable& table, Consequences consequences, LiveTable::Then then) {
  agenda_.note(table.id(), table.wake_at());
  set_alarm();
  table.follow(std::move(consequences), services_.now(), std::move(then));
}

void Shard::lost(LiveTable& table) {
  agenda_.note(table.id(), std::nullopt);
  std::erase_if(visits_, [&](const auto& visit) { return visit.second.table.get() == &table; });
  services_.thinkers.forget(table.id());
  tables_.erase(table.id());
  metrics_.tables_in_memory = tables_.size();
}

// --- Thinking ------------------------------------------------------------------------------------

void Shard::think(LiveTable& table, Thought thought) {
  const std::uint64_t number = thought.number;
  const std::uint64_t seed = seed_of(table.id(), thought.seat);
  const Payer payer = payer_of(table, thought);
  const bool begun = services_.thinkers.think(
      payer, table.id(), std::move(thought), seed,
      [this, number, weak = table.weak_from_this()](const std::optional<Advice>& advice) {
        loop_.post([this, number, weak, advice] {
          const auto live = weak.lock();
          if (!live || closed_) return;
          ++metrics_.thoughts;
          follow(*live, live->host().thought(number, advice, services_.now()));
        });
      });
  if (begun) return;
  // Not at once: the table has not yet passed on all that this thought came with.
  loop_.post([this, number, weak = table.weak_from_this()] {
    const auto live = weak.lock();
    if (live && !closed_) think_later(live, number);
  });
}

Payer Shard::payer_of(const LiveTable& table, const Thought& thought) const {
  const auto asker = thought.asker ? visits_.find(*thought.asker) : visits_.end();
  return asker == visits_.end() ? table.payer() : asker->second.payer;
}

/// The host asks again for whatever bot still has to move when it is woken.
void Shard::think_later(const std::shared_ptr<LiveTable>& table, std::uint64_t number) {
  const Time now = services_.now();
  table->ask_bots_again(now + patience);
  follow(*table, table->host().thought(number, std::nullopt, now));
}

// --- Clients -------------------------------------------------------------------------------------

std::optional<Connection> Shard::arrive(const Arrival& arrival,
                                        const std::shared_ptr<Client>& client) {
  const auto dismiss = [&](const letter::Closing& closing) -> std::optional<Connection> {
    client->dismiss(letter_text(to_json(closing)));
    return std::nullopt;
  };
  if (closed_) return dismiss({{"server.closing.restart", {}}, true});
  const auto table = find_for(arrival.payer, arrival.table);
  if (!table) {
    const unsigned status = table.error().status;
    letter::Closing closing{table.error().reason, status == 503 || status == 429};
    if (status == of_other_rules) {
      const std::string& guest = arrival.payer.guest;
      closing.goes_on = legacy_of_other_rules(arrival.table, guest).has_value();
      closing.has_log = log_of_other_rules(arrival.table, guest).has_value();
    }
    return dismiss(closing);
  }
  const Connection connection = ++last_connection_;
  auto arrived = (*table)->host().arrive(connection, arrival.payer.guest, arrival.since,
                                         services_.now(), arrival.language);
  if (!arrived) return dismiss({arrived.error().message});
  (*table)->admit(connection, client);
  (*table)->note(arrival.payer);
  visits_.emplace(connection, Visit{*table, arrival.payer, {}});
  follow(**table, *std::move(arrived));
  return connection;
}

void Shard::depart(Connection connection) {
  const auto visit = visits_.find(connection);
  if (visit == visits_.end()) return;
  const auto table = visit->second.table;
  visits_.erase(visit);
  table->forget(connection);
  services_.thinkers.cancel(table->id(), connection);
  follow(*table, table->host().depart(connection, services_.now()));
}

bool Shard::command(Connection connection, std::string_view text) {
  const auto found = visits_.find(connection);
  if (found == visits_.end() || closed_) return true;
  ++metrics_.commands;
  Visit& visit = found->second;
  const auto table = visit.table;
  const auto command = read_command(text);
  // What cannot be read has been read all the same.
  const double cost = cost_of_reading(text.size()) + (command ? cost_of(command->demand) : 1);
  if (!spending_.pay(visit.payer, visit.commands, cost, services_.now())) {
    refuse(connection, *table, command ? command->id : std::string(), {"server.no.too_fast", {}});
    return false;
  }
  if (!command) {
    refuse(connection, *table, {}, unreadable(command.error()).reason);
  } else if (auto no = objection(visit, command->demand)) {
    refuse(connection, *table, command->id, *std::move(no));
  } else {
    obey(connection, visit, *command);
  }
  return true;
}

std::optional<Message> Shard::objection(const Visit& visit, const Demand& demand) const {
  const Payer& payer = visit.payer;
  if (may_be_kept(demand) && services_.quota.is_spent(payer, services_.now())) {
    return Message{"server.no.too_much_kept", {}};
  }
  const bool is_hint = std::holds_alternative<command::Hint>(demand);
  if (is_hint && !services_.thinkers.has_room_for_hint(payer)) {
    return Message{"table.no.hint_coming", {}};
  }
  return std::nullopt;
}

void Shard::obey(Connection connection, const Visit& visit, const Command& command) {
  LiveTable& table = *visit.table;
  Consequences consequences = table.host().command(connection, command, services_.now());
  // Not before: whoever sat down just now plays here.
  table.note(visit.payer);
  const bool is_move =
      std::holds_alternative<command::Play>(command.demand) && !consequences.entries.empty();
  LiveTable::Then then;
  if (is_move) {
    then = [this](const LiveTable::Saved& saved) {
      if (saved) ++metrics_.moves;
    };
  }
  follow(table, std::move(consequences), std::move(then));
}

void Shard::refuse(Connection connection, LiveTable& table, const std::string& id, Message reason) {
  ++metrics_.refused;
  Consequences answer;
  answer.letters.push_back(
      {connection,
       to_json(letter::Refused{id, table.host().version(), Refusal{std::move(reason), {}}}),
       {}});
  follow(table, std::move(answer));
}

// --- Time ----------------------------------------------------------------------------------------

void Shard::expect(const std::string& table, Time at) {
  agenda_.note(table, at);
  set_alarm();
}

void Shard::set_alarm() {
  if (closed_) return;
  const Time now = services_.now();
  const Time due = std::min(agenda_.next().value_or(next_sweep_), next_sweep_);
  if (due == alarm_at_) return;
  alarm_at_ = due;
  loop_.set_alarm(std::chrono::milliseconds(std::max<Time>(0, due - now)), [this] { on_alarm(); });
}

void Shard::on_alarm() {
  const Time now = services_.now();
  alarm_at_.reset();
  if (closed_) return;
  while (const auto table = agenda_.take(now)) wake(*table);
  if (now >= next_sweep_) sweep();
  set_alarm();
}

void Shard::wake(const std::string& id) {
  const auto table = find(id);
  if (!table) return;
  const Time now = services_.now();
  (*table)->ask_bots_again(std::nullopt);
  follow(**table, (*table)->host().tick(now));
  const auto wake_at = (*table)->wake_at();
  if (wake_at && *wake_at <= now) agenda_.note(id, now + patience);
}

void Shard::sweep() {
  const Time now = services_.now();
  next_sweep_ = now + sweep_every;
  std::erase_if(tables_, [this, now](const auto& entry) {
    const auto& [id, table] = entry;
    const bool is_left =
        table->host().is_idle() && !table->is_waiting() && table->stirred_at() + sweep_every <= now;
    if (is_left || table->host().is_over()) services_.thinkers.forget(id);
    if (is_left && table->wake_at()) payers_of_sleeping_.insert_or_assign(id, table->payer());
    return is_left;
  });
  metrics_.tables_in_memory = tables_.size();
}

// --- The end -------------------------------------------------------------------------------------

void Shard::close(std::function<void()> done) {
  closed_ = std::move(done);
  finish_closing();
}

void Shard::finish_closing() {
  const bool waiting =
      std::ranges::any_of(tables_, [](const auto& entry) { return entry.second->is_waiting(); });
  if (waiting) {
    constexpr std::chrono::milliseconds a_moment(5);
    loop_.set_alarm(a_moment, [this] { finish_closing(); });
    return;
  }
  visits_.clear();
  for (const auto& [id, table] : tables_) {
    table->dismiss_everybody({Message{"server.closing.restart", {}}, true});
  }
  closed_();
}

}  // namespace reverie::server
