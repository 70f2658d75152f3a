// SPDX-License-Identifier: Apache-2.0
// Who comes to the table and goes, and what each of them is told.
#include <algorithm>
#include <utility>

#include "core/json_writer.hpp"
#include "table/host.hpp"
#include "table/state_writer.hpp"

namespace reverie {
namespace {

Refusal refusal(std::string key) { return {Message{std::move(key), {}}, {}}; }

}  // namespace

std::expected<Consequences, Refusal> Host::arrive(Connection connection, std::string_view guest,
                                                  std::uint64_t since, Time now,
                                                  std::string_view language) {
  if (!is_guest(guest) && !gathering_.has_open_seat() && !may_look_on()) {
    return std::unexpected(refusal("table.no.private"));
  }
  Viewer viewer;
  viewer.guest = guest;
  // Whoever reads English by another name is written to together with those who say so.
  viewer.language = is_story_language(language) ? language : story_languages.front();
  const Story& story = gathering_.story();
  const bool was_told = is_guest(guest) || gathering_.opened().spectators == Spectators::live;
  if (was_told && since >= gathering_.rewritten_at()) viewer.known = story.size_at(since);
  if (const auto eyes = listens_as(guest)) {
    const std::size_t recent = story.start_of_last(*eyes, recent_lines, story.size());
    viewer.known = std::max(viewer.known, recent);
    viewer.heard = story.heard_before(*eyes, viewer.known);
  }
  const SeatSet before = present();
  Viewer& arrived = viewers_.insert_or_assign(connection, std::move(viewer)).first->second;
  if (!awake_since_) awake_since_ = now;
  Consequences out;
  if (const auto seat = gathering_.seat_of(guest)) decline_for_who_is_back(out, *seat, now);
  // Who only looks on is nobody's business.
  if (present() == before && out.entries.empty()) {
    tell(out, connection, arrived, table_for(arrived, now), now);
  } else {
    tell_everybody(out, now);
  }
  begin_thoughts(out, now);
  return out;
}

Consequences Host::depart(Connection connection, Time now) {
  Consequences out;
  const auto viewer = viewers_.find(connection);
  if (viewer == viewers_.end()) return out;
  const SeatSet before = present();
  if (is_guest(viewer->second.guest)) left_at_.insert_or_assign(viewer->second.guest, now);
  viewers_.erase(viewer);
  // Nobody waits for that hint any longer.
  std::erase_if(pending_, [&](const auto& one) { return one.second.asker == connection; });
  if (present() != before) tell_everybody(out, now);
  return out;
}

/// What was asked behind their back is answered by their coming.
void Host::decline_for_who_is_back(Consequences& out, Seat seat, Time now) {
  const auto asked = gathering_.proposals();
  for (const letter::Proposal& proposal : asked) {
    if (proposal.seat != seat) continue;
    static_cast<void>(record(out, {now, {}, {}, entry::Answered{proposal.number, seat, false}}));
  }
}

bool Host::may_look_on() const { return gathering_.opened().spectators != Spectators::none; }

SeatSet Host::present() const {
  SeatSet present;
  for (const auto& [connection, viewer] : viewers_) {
    if (const auto seat = gathering_.seat_of(viewer.guest)) present = present | *seat;
  }
  return present;
}

bool Host::is_timed() const {
  return gathering_.opened().thinking_seconds > 0 || gathering_.table()->game().is_timed();
}

/// Where no clock runs nobody waits for whoever is not to decide.
bool Host::is_missed(Seat seat) const {
  const bool is_away = gathering_.at(seat).is_person() && !present().contains(seat);
  return is_away && gathering_.is_playing() && (is_timed() || gathering_.turn().contains(seat));
}

std::optional<Time> Host::replaceable_at(Seat seat) const {
  if (!is_missed(seat)) return std::nullopt;
  const Gathering::Sitting& sitting = gathering_.at(seat);
  Time away = sitting.last_deed;
  if (const auto left = left_at_.find(sitting.guest); left != left_at_.end()) {
    away = std::max(away, left->second);
  }
  // Who looked in days ago, before this host had the table, is not known any more. But how long the
  // others have waited for them is.
  const Time awaited_since = gathering_.decision(seat).since;
  if (!is_timed()) return std::max(away, awaited_since) + patience_without_a_clock;
  // Whoever was here when the house closed has just as long to come back as anybody else.
  return std::max(away, awake_since_.value_or(away)) + patience_at_a_timed_table;
}

Attendance Host::attendance() const {
  Attendance attendance{present(), {}};
  for (std::uint8_t i = 0; i < gathering_.seats().size(); ++i) {
    attendance.replaceable_at[i] = replaceable_at(Seat{i});
  }
  return attendance;
}

/// Those who look on mostly know the same and are told the same: that is written once for all.
void Host::tell_everybody(Consequences& out, Time now) {
  struct Group {
    Viewer before;
    const Viewer* after = nullptr;
    std::size_t letter = 0;
  };
  std::vector<Group> onlookers;
  const auto table = write_table(id_, gathering_, attendance(), now);
  for (auto& [connection, viewer] : viewers_) {
    if (gathering_.seat_of(viewer.guest)) {
      tell(out, connection, viewer, table, now);
      continue;
    }
    if (viewer.is_left_out && leaves_out(viewer)) continue;
    const auto alike = std::ranges::find_if(
        onlookers, [&](const Group& group) { return are_told_alike(group.before, viewer); });
    if (alike == onlookers.end()) {
      onlookers.push_back({viewer, &viewer, out.letters.size()});
      tell(out, connection, viewer, leaves_out(viewer) ? table_for(viewer, now) : table, now);
      continue;
    }
    out.letters[alike->letter].also.push_back(connection);
    std::string guest = std::move(viewer.guest);
    viewer = *alike->after;
    viewer.guest = std::move(guest);
  }
}

Written<letter::TableInfo> Host::table_for(const Viewer& viewer, Time now) const {
  return leaves_out(viewer) ? write_table_for_strangers(id_, gathering_)
                            : write_table(id_, gathering_, attendance(), now);
}

bool Host::are_told_alike(const Viewer& a, const Viewer& b) {
  return a.known == b.known && a.heard == b.heard && a.language == b.language &&
         a.pages == b.pages && a.choices == b.choices;
}

/// Somebody without a seat, where none is free and the game is not shown.
bool Host::leaves_out(const Viewer& viewer) const {
  return !listens_as(viewer.guest) && !gathering_.has_open_seat();
}

void Host::tell(Consequences& out, Connection connection, Viewer& viewer,
                const Written<letter::TableInfo>& table, Time now) {
  const Reader reader{gathering_.seat_of(viewer.guest),
                      viewer.known,
                      viewer.heard,
                      viewer.language,
                      viewer.pages,
                      viewer.choices,
                      viewer.chat};
  const auto [state, choices] = write_state(gathering_, table, reader, now);
  constexpr std::size_t usual_rest = 4096;
  std::string text;
  text.reserve((state.view ? state.view->text.size() : 0) +
               (state.choices ? state.choices->text.size() : 0) + usual_rest);
  write_json(text, state);
  out.letters.push_back({connection, std::move(text), {}});
  viewer.is_left_out = leaves_out(viewer);
  if (reader.seat) viewer.chat = gathering_.chat_size();
  viewer.choices = choices;
  if (!listens_as(viewer.guest)) return;
  viewer.known = gathering_.story().size();
  viewer.heard += state.story.lines.size();
  viewer.pages.resize(state.pages.from);
  for (const letter::Page& page : state.pages.pages) viewer.pages.push_back(page.name);
}

std::optional<Seat> Host::listens_as(std::string_view guest) const {
  const auto seat = gathering_.seat_of(guest);
  return seat ? seat : eyes_of(gathering_, seat);
}

}  // namespace reverie
