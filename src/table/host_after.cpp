// SPDX-License-Identifier: Apache-2.0
// What the host does once a game is over: the log, the rematch, the next chapter.
#include <utility>

#include "table/host.hpp"
#include "table/summary.hpp"

namespace reverie {
namespace {

std::unexpected<Refusal> refuse(std::string key) {
  return std::unexpected(Refusal{Message{std::move(key), {}}, {}});
}

}  // namespace

std::expected<Host::Opened, Refusal> Host::rematch(std::string_view id, std::string_view guest,
                                                   const Seed& seed, Time now) const {
  if (!is_guest(guest)) return refuse("table.no.no_seat");
  if (!is_over()) return refuse("table.no.not_over");
  if (gathering_.next()) return refuse("table.no.rematch_open");
  // It would stand where the next chapter belongs, and the story would go on nowhere.
  if (goes_on()) return refuse("table.no.story_goes_on");
  entry::Opened again = gathering_.opened();
  const auto game = gathering_.shelf().make(again.game, again.options);
  if (!game) return refuse("table.no.options");
  // Whatever was printed when that game began: a new one begins with what is printed now.
  again.rules = (*game)->rules_version();
  again.content = (*game)->content_hash();
  again.seed = seed.hex();
  again.lesson = false;
  again.branch.clear();
  again.log.reset();
  again.chapter.reset();
  for (std::size_t i = 0; i < again.seats.size(); ++i) {
    const Gathering::Sitting& sitting = gathering_.seats()[i];
    // Nobody knows where the people of a log that was brought are: a bot plays for them.
    const bool person = !sitting.guest.empty();
    again.seats[i] = {person ? letter::SeatKind::person : letter::SeatKind::bot,
                      sitting.name,
                      sitting.guest,
                      person ? std::nullopt : std::optional(sitting.level.value_or(Level::steady)),
                      {}};
  }
  return begin(gathering_.shelf(), id, std::move(again), guest, now);
}

std::expected<Host::Opened, Refusal> Host::branch(std::string_view id, std::string_view guest,
                                                  std::size_t inputs, Seat seat, Level partners,
                                                  const Seed& seed, Time now) const {
  const auto mine = gathering_.seat_of(guest);
  if (!mine) return refuse("table.no.no_seat");
  if (!is_over()) return refuse("table.no.not_over");
  if (!gathering_.has(seat)) return refuse("table.no.no_seat");
  const std::vector<LogInput>& all = gathering_.table()->inputs();
  if (inputs > all.size()) return refuse("table.no.no_such_moment");
  entry::Opened branched = gathering_.opened();
  branched.seed = seed.hex();
  branched.spectators = Spectators::none;
  branched.thinking_seconds = 0;
  branched.talk.reset();
  branched.lesson = false;
  branched.branch.clear();
  branched.log.reset();
  branched.chapter.reset();
  branched.branch = entry::inputs_of(all, inputs);
  for (std::uint8_t i = 0; i < branched.seats.size(); ++i) {
    if (Seat{i} == seat) {
      branched.seats[i] = {letter::SeatKind::person,
                           gathering_.at(*mine).name,
                           std::string(guest),
                           std::nullopt,
                           {}};
    } else {
      // Whoever plays on meets the company that they had.
      const Gathering::Sitting& sitting = gathering_.seats()[i];
      const bool person = !sitting.guest.empty();
      const Level level = person ? partners : sitting.level.value_or(partners);
      branched.seats[i] = {letter::SeatKind::bot, {}, {}, level, {}};
    }
  }
  return begin(gathering_.shelf(), id, std::move(branched), guest, now, gathering_.table());
}

std::optional<Refusal> Host::why_no_next_chapter(std::string_view guest) const {
  if (!is_guest(guest)) return refuse("table.no.no_seat").error();
  if (!is_over()) return refuse("table.no.not_over").error();
  if (gathering_.next()) return refuse("table.no.chapter_open").error();
  if (!goes_on()) return refuse("table.no.story_over").error();
  return std::nullopt;
}

std::optional<std::string> Host::chapter_before() const {
  const auto& chapter = gathering_.opened().chapter;
  return chapter ? std::optional(chapter->after) : std::nullopt;
}

Consequences Host::continued_at(std::string_view table, Time now) {
  Consequences out;
  static_cast<void>(record(out, {now, {}, {}, entry::Continued{std::string(table)}}));
  tell_everybody(out, now);
  return out;
}

/// A log holds the seed, and with it every card to come: it is given out when all have come.
std::expected<Log, Refusal> Host::log(std::string_view guest) const {
  if (!is_guest(guest) && !may_look_on()) return refuse("table.no.private");
  if (!is_over()) return refuse("table.no.log_before_end");
  return gathering_.table()->log();
}

std::string Host::summary() const { return write_summary(id_, gathering_); }

}  // namespace reverie
