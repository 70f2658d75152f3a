// SPDX-License-Identifier: Apache-2.0
#include "table/host.hpp"

#include <algorithm>
#include <utility>

#include "agents/pace.hpp"
#include "core/hex.hpp"
#include "core/json_reader.hpp"
#include "core/json_writer.hpp"
#include "core/sha256.hpp"
#include "table/state_writer.hpp"
#include "table/words.hpp"

namespace reverie {
namespace {

Refusal refusal(std::string key) { return {Message{std::move(key), {}}, {}}; }

entry::SeatEntry seat_entry(const SeatOrder& wish, std::string_view name, std::string_view guest,
                            std::string_view secret, const Legacy* before) {
  switch (wish.kind) {
    case SeatWish::me:
      return {letter::SeatKind::person, std::string(name), std::string(guest), std::nullopt, {}};
    case SeatWish::bot:
      return {letter::SeatKind::bot, {}, {}, wish.level.value_or(Level::steady), {}};
    case SeatWish::open:
      return {letter::SeatKind::open, {}, {}, std::nullopt, to_hex(sha256(secret))};
    case SeatWish::again: {
      const Legacy::Person& person = before->people[wish.seat->index];
      return {letter::SeatKind::person, person.name, person.guest, std::nullopt, {}};
    }
  }
  std::unreachable();
}

/// Whoever shall sit here again sat there before, and sits here once.
std::optional<Problem> problem_of_returning(const TableOrder& order, std::string_view guest,
                                            const Legacy* before) {
  std::vector<std::string_view> seated{guest};
  for (std::size_t i = 0; i < order.seats.size(); ++i) {
    const SeatOrder& wish = order.seats[i];
    if (wish.kind != SeatWish::again) continue;
    const std::string where = "'seats'[" + std::to_string(i) + "]";
    if (before == nullptr) return Problem{where + ": 'again' is for the next chapter of a game"};
    const bool sat = wish.seat && wish.seat->index < before->people.size() &&
                     !before->people[wish.seat->index].guest.empty();
    if (!sat) return Problem{where + ": nobody sat on that 'seat' in the chapter before"};
    const std::string_view who = before->people[wish.seat->index].guest;
    if (std::ranges::find(seated, who) != seated.end()) {
      return Problem{where + ": whoever sat on that 'seat' has another one already"};
    }
    seated.push_back(who);
  }
  return std::nullopt;
}

/// The options of an order, with what the chapter before has left.
std::expected<RawJson, Problem> options_of(const TableOrder& order, const Legacy* before) {
  if (before == nullptr) return order.options;
  if (order.game != before->game) {
    return std::unexpected(Problem{"'game' is '" + before->game + "', as in the chapter before"});
  }
  if (!before->sheet) return std::unexpected(Problem{"no chapter can follow this table"});
  return with_sheet(order.options, *before->sheet);
}

std::optional<Problem> problem_of(const TableOrder& order, const AnyGame& game) {
  const auto wanted = static_cast<std::size_t>(game.seats());
  if (order.seats.size() != wanted) {
    return Problem{"'seats' has " + std::to_string(order.seats.size()) +
                   " seats; with these options the game has " + std::to_string(wanted)};
  }
  const auto mine = std::ranges::count(order.seats, SeatWish::me, &SeatOrder::kind);
  if (mine != 1) return Problem{"'seats' needs exactly one seat of the kind 'me'"};
  if (!is_good_name(order.name)) {
    return Problem{"'name' is a text of 1 to " + std::to_string(longest_name) + " letters"};
  }
  return std::nullopt;
}

}  // namespace

std::expected<Host::Opened, Problem> Host::open(const Shelf& shelf, std::string_view id,
                                                const TableOrder& order, std::string_view guest,
                                                const Seed& seed,
                                                const std::vector<std::string>& secrets, Time now,
                                                const Legacy* before) {
  const auto options = options_of(order, before);
  if (!options) return std::unexpected(options.error());
  const auto game = shelf.make(order.game, *options);
  if (!game) return std::unexpected(game.error());
  if (auto problem = problem_of(order, **game)) return std::unexpected(*std::move(problem));
  if (auto problem = problem_of_returning(order, guest, before)) {
    return std::unexpected(*std::move(problem));
  }

  entry::Opened opened;
  opened.game = order.game;
  opened.rules = (*game)->rules_version();
  opened.content = (*game)->content_hash();
  opened.options = (*game)->options();
  opened.seed = seed.hex();
  opened.spectators = order.spectators;
  opened.thinking_seconds = order.thinking_seconds;
  opened.lesson = order.lesson.value_or(false);
  opened.talk = order.talk ? order.talk : usual_talk(**game);
  if (before != nullptr) opened.chapter = {before->chapter + 1, before->table};
  std::vector<Invitation> invitations;
  for (std::uint8_t i = 0; i < order.seats.size(); ++i) {
    opened.seats.push_back(seat_entry(order.seats[i], order.name, guest, secrets.at(i), before));
    if (order.seats[i].kind == SeatWish::open) invitations.push_back({Seat{i}, secrets[i]});
  }

  auto begun = begin(shelf, id, std::move(opened), guest, now);
  if (!begun) {
    return std::unexpected(Problem{"this table cannot be opened: " + begun.error().message.key});
  }
  begun->invitations = std::move(invitations);
  return *std::move(begun);
}

std::expected<Host::Opened, Refusal> Host::begin(const Shelf& shelf, std::string_view id,
                                                 entry::Opened opened, std::string_view guest,
                                                 Time now, const Table* origin) {
  Opened begun{Host(shelf, id), {}, {}};
  if (origin != nullptr) begun.host.gathering_.begin_from(*origin);
  Entry entry{now, std::string(guest), {}, std::move(opened)};
  if (auto refused = begun.host.record(begun.consequences, std::move(entry))) {
    return std::unexpected(*std::move(refused));
  }
  begun.host.begin_thoughts(begun.consequences, now);
  return begun;
}

std::expected<Host, NotRestored> Host::restore(const Shelf& shelf, std::string_view id,
                                               const std::vector<std::string>& entries) {
  if (entries.empty()) return std::unexpected(NotRestored{false, "nothing is kept of this table"});
  Host host(shelf, id);
  for (const std::string& entry : entries) {
    if (auto restored = host.gathering_.restore(entry); !restored) {
      return std::unexpected(restored.error());
    }
  }
  return host;
}

std::optional<Time> Host::wake_at() const {
  std::optional<Time> earliest;
  const auto consider = [&](Time at) { earliest = std::min(earliest.value_or(at), at); };
  if (!stands_still()) {
    if (const auto ends = deadline(gathering_)) consider(*ends);
    if (const auto& timer = gathering_.timer()) consider(timer->rings_at());
  }
  for (const auto& [number, pending] : pending_) {
    if (pending.due) consider(*pending.due);
  }
  return earliest;
}

std::vector<std::string> Host::guests() const {
  std::vector<std::string> guests;
  for (const Gathering::Sitting& sitting : gathering_.seats()) {
    if (!sitting.guest.empty()) guests.push_back(sitting.guest);
  }
  return guests;
}

bool Host::is_guest(std::string_view guest) const { return gathering_.seat_of(guest).has_value(); }

// --- Recording -----------------------------------------------------------------------------------

std::optional<Refusal> Host::record(Consequences& out, Entry entry) {
  if (auto applied = gathering_.apply(entry); !applied) return applied.error();
  if (out.entries.empty()) out.first_version = gathering_.version();
  out.entries.push_back(write_entry(entry));
  if (gathering_.rewritten_at() == gathering_.version()) {
    for (auto& [connection, viewer] : viewers_) {
      const auto eyes = listens_as(viewer.guest);
      if (!eyes || viewer.known <= gathering_.rewritten_from()) continue;
      viewer.known = gathering_.rewritten_from();
      viewer.heard = gathering_.story().heard_before(*eyes, viewer.known);
    }
  }
  return keep_sheet(out, entry.at);
}

/// A later program may be unable to work it out from the moves.
std::optional<Refusal> Host::keep_sheet(Consequences& out, Time now) {
  if (gathering_.sheet() == gathering_.kept_sheet()) return std::nullopt;
  return record(out, {now, {}, {}, entry::SheetKept{gathering_.sheet()}});
}

std::optional<Refusal> Host::record(Consequences& out, const Asker& asker, entry::What what) {
  return record(out, {asker.now, asker.guest, asker.command.id, std::move(what)});
}

// --- Thinking ------------------------------------------------------------------------------------

bool Host::is_current(const Pending& pending) const {
  if (!pending.asker && pending.is_of_bot != gathering_.at(pending.seat).is_bot()) return false;
  return gathering_.turn().contains(pending.seat) &&
         pending.version == gathering_.decision(pending.seat).version;
}

bool Host::is_thinking_for(Seat seat) const {
  return std::ranges::any_of(pending_, [&](const auto& one) {
    const Pending& pending = one.second;
    return !pending.asker && pending.seat == seat && is_current(pending);
  });
}

/// For bots whose turn it is and who do not let people go first, and for people whose time is up.
void Host::begin_thoughts(Consequences& out, Time now) {
  const SeatSet waiting = waiting_bots(gathering_) - asked_;
  for (std::uint8_t i = 0; i < gathering_.seats().size(); ++i) {
    const Seat seat{i};
    if (!gathering_.turn().contains(seat) || waiting.contains(seat)) continue;
    if (is_thinking_for(seat)) continue;
    const Gathering::Sitting& sitting = gathering_.at(seat);
    const auto ends = deadline(gathering_, seat);
    const bool is_late = ends && now >= *ends && !stands_still();
    if (!sitting.is_bot() && !is_late) continue;
    const Level level = sitting.is_bot() ? *sitting.level : Level::gentle;
    Pending pending;
    pending.begun = now;
    pending.is_of_bot = sitting.is_bot();
    begin_thought(out, seat, level, std::move(pending));
  }
}

void Host::begin_thought(Consequences& out, Seat seat, Level level, Pending pending) {
  const std::uint64_t number = ++thoughts_begun_;
  pending.seat = seat;
  pending.version = gathering_.decision(seat).version;
  const Table& table = *gathering_.table();
  out.thoughts.push_back({number, seat, bot_of(table.game(), level), table.shared_game(),
                          table.position().clone(), pending.asker});
  pending_[number] = std::move(pending);
}

Consequences Host::thought(std::uint64_t number, const std::optional<Advice>& advice, Time now) {
  Consequences out;
  const auto found = pending_.find(number);
  if (found == pending_.end()) return out;
  const Pending pending = found->second;
  const bool current = is_current(pending);
  if (pending.asker) {
    pending_.erase(found);
    answer_hint(out, pending, current ? advice : std::nullopt);
    return out;
  }
  if (current && !advice) {  // asking again would fail again
    pending_.erase(found);
    return out;
  }
  const Time due = pending.begun + pace_of(pending, number);
  if (current && due > now) {
    found->second.due = due;
    found->second.move = advice->notation;
    return out;
  }
  pending_.erase(found);
  if (current) {
    play_thought(out, pending, advice->notation, now);
    tell_everybody(out, now);
  }
  begin_thoughts(out, now);
  return out;
}

/// People who did not move in time have waited long enough.
Time Host::pace_of(const Pending& pending, std::uint64_t number) const {
  const Gathering::Sitting& sitting = gathering_.at(pending.seat);
  const auto& timer = gathering_.timer();
  if (!timer || !timer->is_race || !sitting.is_bot()) return 0;
  const auto begun = static_cast<std::uint64_t>(timer->since);
  return step_time(bot_of(gathering_.table()->game(), *sitting.level),
                   mood_of(begun * max_seats + pending.seat.index),
                   timer->rings_at() - pending.begun, number);
}

void Host::play_thought(Consequences& out, const Pending& pending, const std::string& move,
                        Time now) {
  if (gathering_.at(pending.seat).is_person()) {
    static_cast<void>(record(out, {now, {}, {}, entry::TimeRanOut{pending.seat}}));
  }
  // It was legal when the thought began. Where others act at the same time that may have changed:
  // then nothing happens now, and the bot is asked again with the position as it is.
  const auto refused = record(out, {now, {}, {}, entry::Moved{pending.seat, move, {}}});
  if (!refused) asked_ = asked_ - pending.seat;
}

void Host::answer_hint(Consequences& out, const Pending& pending,
                       const std::optional<Advice>& advice) {
  if (!viewers_.contains(*pending.asker)) return;
  if (!advice) {
    out.letters.push_back(
        {*pending.asker,
         to_json(letter::Refused{pending.id, version(), refusal("table.no.stale")}),
         {}});
    return;
  }
  letter::Hint hint{pending.id, version(), advice->notation, {}, advice->reason};
  for (const Appraisal& choice : advice->choices) {
    hint.choices.push_back({choice.notation, choice.value});
  }
  out.letters.push_back({*pending.asker, to_json(hint), {}});
}

// --- Time ----------------------------------------------------------------------------------------

Consequences Host::tick(Time now) {
  Consequences out;
  catch_up(out, now);
  if (!out.entries.empty()) tell_everybody(out, now);
  begin_thoughts(out, now);
  return out;
}

/// The house goes on for whoever is late so that others need not wait. Where nobody has come yet it
/// would play whole games that nobody sees, and that stay for good.
bool Host::stands_still() const { return gathering_.is_untouched() && present().empty(); }

/// What has come due by now, in the order in which it did: nobody moves between.
void Host::catch_up(Consequences& out, Time now) {
  const auto& timer = gathering_.timer();
  const Time until = timer ? std::min(now, timer->rings_at()) : now;
  play_what_is_due(out, until);
  if (timer && now >= timer->rings_at() && !stands_still()) {
    const std::string action = gathering_.table()->position().timer()->action;
    static_cast<void>(record(out, {now, {}, {}, entry::Rang{action, {}}}));
  }
}

void Host::play_what_is_due(Consequences& out, Time now) {
  for (auto one = pending_.begin(); one != pending_.end();) {
    if (!one->second.due || *one->second.due > now) {
      ++one;
      continue;
    }
    const Pending pending = std::move(one->second);
    one = pending_.erase(one);
    if (is_current(pending)) play_thought(out, pending, pending.move, now);
  }
}

}  // namespace reverie
