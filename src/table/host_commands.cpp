// SPDX-License-Identifier: Apache-2.0
// What the host does with each command.
#include <algorithm>
#include <utility>

#include "core/hex.hpp"
#include "core/json_writer.hpp"
#include "core/sha256.hpp"
#include "table/host.hpp"
#include "table/state_writer.hpp"
#include "table/words.hpp"

namespace reverie {
namespace {

using Refused = std::optional<Refusal>;

Refused refuse(std::string key) { return Refusal{Message{std::move(key), {}}, {}}; }

/// What somebody with these eyes is told, in order.
std::vector<Message> told_to(Seat eyes, const std::vector<Told>& told) {
  std::vector<Message> messages;
  for (const Told& one : told) {
    if (one.audience.contains(eyes)) messages.push_back(one.message);
  }
  return messages;
}

}  // namespace

Consequences Host::command(Connection connection, const Command& command, Time now) {
  Consequences out;
  const auto viewer = viewers_.find(connection);
  if (viewer == viewers_.end()) return out;
  const std::string guest = viewer->second.guest;
  if (const auto done = gathering_.version_of(guest, command.id)) {
    out.letters.push_back({connection, to_json(letter::Accepted{command.id, *done}), {}});
    return out;
  }
  catch_up(out, now);
  const std::size_t before = out.entries.size();
  const Asker asker{connection, guest, gathering_.seat_of(guest), command, now};
  if (auto refused = carry_out(out, asker)) {
    out.letters.push_back(
        {connection, to_json(letter::Refused{command.id, version(), *std::move(refused)}), {}});
  } else if (out.entries.size() > before) {
    out.letters.push_back({connection, to_json(letter::Accepted{command.id, version()}), {}});
  }
  if (out.entries.empty()) return out;
  tell_everybody(out, now);
  begin_thoughts(out, now);
  return out;
}

std::optional<Refusal> Host::carry_out(Consequences& out, const Asker& asker) {
  const bool is_newcomer = std::holds_alternative<command::Join>(asker.command.demand) ||
                           std::holds_alternative<command::Look>(asker.command.demand) ||
                           std::holds_alternative<command::Earlier>(asker.command.demand) ||
                           std::holds_alternative<command::Speak>(asker.command.demand);
  if (!asker.seat && !is_newcomer) return refuse("table.no.no_seat");
  return std::visit([&](const auto& demand) { return on(out, asker, demand); },
                    asker.command.demand);
}

/// What need not be for the game to come to its end. Answers and returns only end what was begun
/// so, and nobody is replaced often.
std::optional<Refusal> Host::record_aside(Consequences& out, const Asker& asker, entry::What what) {
  if (gathering_.is_book_full()) return refuse("table.no.book_full");
  return record(out, asker, std::move(what));
}

/// Whoever decided on an older game meant another one, unless others only acted beside them.
std::optional<Refusal> Host::only_if_current(const Asker& asker) const {
  if (gathering_.status() == letter::Status::over) return refuse("table.no.over");
  if (!gathering_.is_playing()) return refuse("table.no.not_playing");
  if (asker.command.version < gathering_.decision(*asker.seat).version) {
    const bool clock_was_first = asker.command.version < gathering_.rang_at();
    return refuse(clock_was_first ? "table.no.too_late" : "table.no.stale");
  }
  return std::nullopt;
}

std::optional<Refusal> Host::on(Consequences& out, const Asker& asker, const command::Join& join) {
  if (asker.seat) return refuse("table.no.seated_already");
  if (!is_good_name(join.name)) return refuse("table.no.name");
  const std::string hash = to_hex(sha256(join.secret));
  for (std::uint8_t i = 0; i < gathering_.seats().size(); ++i) {
    const Gathering::Sitting& sitting = gathering_.seats()[i];
    if (!sitting.is_open() || sitting.secret_hash != hash) continue;
    return record(out, asker, entry::Joined{Seat{i}, asker.guest, join.name});
  }
  return refuse("table.no.invitation");
}

std::optional<Refusal> Host::on(Consequences& out, const Asker& asker,
                                const command::Rename& rename) {
  if (!is_good_name(rename.name)) return refuse("table.no.name");
  return record_aside(out, asker, entry::Renamed{*asker.seat, rename.name});
}

std::optional<Refusal> Host::on(Consequences& out, const Asker& asker, const command::Play& play) {
  if (auto refused = only_if_current(asker)) return refused;
  if (!gathering_.at(*asker.seat).is_person()) return refuse("table.no.taken_over");
  auto refused = record(out, asker, entry::Moved{*asker.seat, play.action, {}});
  // It was possible when it was meant: that is a better reason than what is possible now.
  const bool clock_was_first = asker.command.version < gathering_.rang_at();
  return refused && clock_was_first ? refuse("table.no.too_late") : refused;
}

std::optional<Refusal> Host::on(Consequences& out, const Asker& asker,
                                const command::Undo& /*undo*/) {
  if (auto refused = only_if_current(asker)) return refused;
  if (!gathering_.may_undo()) return refuse("table.no.undos_used_up");
  const auto offer = gathering_.table()->undo_offer(*asker.seat);
  if (!offer) return refuse("table.no.nothing_to_undo");
  if (gathering_.people_to_ask(*asker.seat, *offer).empty()) {
    return record(out, asker, entry::TookBack{*asker.seat, {}});
  }
  const bool asked = std::ranges::any_of(gathering_.proposals(), [&](const auto& proposal) {
    return proposal.kind == letter::ProposalKind::undo;
  });
  if (asked) return refuse("table.no.proposed_already");
  return record_aside(out, asker,
                      entry::Proposed{letter::ProposalKind::undo, *asker.seat, std::nullopt, {}});
}

std::optional<Refusal> Host::on(Consequences& out, const Asker& asker,
                                const command::Answer& answer) {
  const auto& proposals = gathering_.proposals();
  const auto found = std::ranges::find(proposals, answer.proposal, &letter::Proposal::number);
  if (found == proposals.end()) return refuse("table.no.no_proposal");
  const bool withdraws = found->by == *asker.seat && !answer.agree;
  if (!withdraws && !found->waiting_for.contains(*asker.seat)) return refuse("table.no.not_asked");
  if (auto refused =
          record(out, asker, entry::Answered{answer.proposal, *asker.seat, answer.agree})) {
    return refused;
  }
  return answer.agree ? carry_out_when_agreed(out, asker, answer.proposal) : std::nullopt;
}

std::optional<Refusal> Host::carry_out_when_agreed(Consequences& out, const Asker& asker,
                                                   std::uint32_t number) {
  const auto found = std::ranges::find(gathering_.proposals(), number, &letter::Proposal::number);
  if (found == gathering_.proposals().end() || !found->waiting_for.empty()) return std::nullopt;
  const letter::Proposal& agreed = *found;
  if (agreed.kind == letter::ProposalKind::undo) {
    return record(out, {asker.now, {}, {}, entry::TookBack{agreed.by, {}}});
  }
  if (auto refused = why_not_replace(*agreed.seat, asker.now)) return refused;
  return record(out, {asker.now, {}, {}, entry::BotSeated{*agreed.seat, *agreed.level}});
}

std::optional<Refusal> Host::why_not_replace(Seat seat, Time now) const {
  if (present().contains(seat)) return refuse("table.no.somebody_there");
  const auto from = replaceable_at(seat);
  if (!from) return refuse("table.no.not_missed");
  if (now < *from) return refuse("table.no.just_left");
  return std::nullopt;
}

/// Whether somebody has still to say if a bot may sit there. A proposal that nobody is left to
/// answer hinders nobody.
bool Host::is_asked_about(Seat seat) const {
  return std::ranges::any_of(gathering_.proposals(), [&](const letter::Proposal& proposal) {
    return proposal.kind == letter::ProposalKind::bot && proposal.seat == seat &&
           !proposal.waiting_for.empty();
  });
}

std::optional<Refusal> Host::on(Consequences& out, const Asker& asker,
                                const command::SeatBot& bot) {
  if (!gathering_.has(bot.seat)) return refuse("table.no.no_seat");
  const Gathering::Sitting& sitting = gathering_.at(bot.seat);
  if (sitting.is_open()) return record(out, asker, entry::BotSeated{bot.seat, bot.level});
  if (!sitting.is_person()) return refuse("table.no.seat_taken");
  if (!gathering_.is_playing()) return refuse("table.no.not_playing");
  if (bot.seat == *asker.seat) {
    return record_aside(out, asker, entry::BotSeated{bot.seat, bot.level});
  }
  if (auto refused = why_not_replace(bot.seat, asker.now)) return refused;
  if (is_asked_about(bot.seat)) return refuse("table.no.proposed_already");
  if ((gathering_.people_beside(*asker.seat) - bot.seat).empty()) {
    return record(out, asker, entry::BotSeated{bot.seat, bot.level});
  }
  return record_aside(out, asker,
                      entry::Proposed{letter::ProposalKind::bot, *asker.seat, bot.seat, bot.level});
}

/// Nothing of it is kept: after a restart the bot waits again, and can be asked again.
std::optional<Refusal> Host::on(Consequences& out, const Asker& asker,
                                const command::GoAhead& ahead) {
  if (!waiting_bots(gathering_).contains(ahead.seat)) return refuse("table.no.not_waiting");
  asked_ = asked_ | ahead.seat;
  out.letters.push_back(
      {asker.connection, to_json(letter::Accepted{asker.command.id, version()}), {}});
  begin_thoughts(out, asker.now);
  return std::nullopt;
}

std::optional<Refusal> Host::on(Consequences& out, const Asker& asker,
                                const command::Return& /*back*/) {
  if (!gathering_.at(*asker.seat).is_taken_over()) return refuse("table.no.not_taken_over");
  return record(out, asker, entry::Returned{*asker.seat});
}

std::optional<Refusal> Host::on(Consequences& out, const Asker& asker,
                                const command::Resign& /*resign*/) {
  if (!gathering_.is_playing()) return refuse("table.no.not_playing");
  return record(out, asker, entry::Resigned{*asker.seat});
}

/// What was agreed about talking holds while there is something to give away.
std::optional<Refusal> Host::only_if_agreed(std::string_view text) const {
  if (gathering_.status() == letter::Status::over) return std::nullopt;
  switch (gathering_.opened().talk.value_or(Talk::free)) {
    case Talk::free: return std::nullopt;
    case Talk::signs: return is_sign(text) ? std::nullopt : refuse("table.no.only_signs");
    case Talk::silent: return refuse("table.no.silence");
  }
  std::unreachable();
}

std::optional<Refusal> Host::on(Consequences& out, const Asker& asker, const command::Chat& chat) {
  if (!is_good_chat(chat.text)) return refuse("table.no.chat");
  if (auto refused = only_if_agreed(chat.text)) return refused;
  return record_aside(out, asker, entry::Said{*asker.seat, chat.text});
}

std::optional<Refusal> Host::on(Consequences& out, const Asker& asker,
                                const command::Hint& /*hint*/) {
  if (!gathering_.turn().contains(*asker.seat)) return refuse("table.no.not_your_turn");
  const bool asked = std::ranges::any_of(
      pending_, [&](const auto& one) { return one.second.asker == asker.connection; });
  if (asked) return refuse("table.no.hint_coming");
  Pending pending;
  pending.begun = asker.now;
  pending.asker = asker.connection;
  pending.id = asker.command.id;
  begin_thought(out, *asker.seat, Level::deep, std::move(pending));
  return std::nullopt;
}

std::optional<Refusal> Host::on(Consequences& out, const Asker& asker,
                                const command::Preview& preview) {
  if (!gathering_.is_playing()) return refuse("table.no.not_playing");
  const Seat seat = *asker.seat;
  const Position& position = gathering_.table()->position();
  letter::Preview answer{
      asker.command.id, version(), preview.action, position.why_not(seat, preview.action), {}, {}};
  // What would tell the seat something new is not for looking at beforehand.
  if (!answer.refusal && !position.teaches(seat, seat, preview.action)) {
    const auto afterwards = position.clone();
    std::vector<Told> told;
    afterwards->play_again(seat, preview.action, &told);
    answer.events = told_to(seat, told);
    answer.view = RawJson{afterwards->view(seat)};
  }
  out.letters.push_back({asker.connection, to_json(answer), {}});
  return std::nullopt;
}

std::optional<Refusal> Host::on(Consequences& out, const Asker& asker, const command::Look& look) {
  const auto eyes = eyes_of(gathering_, asker.seat);
  if (!eyes) return refuse("table.no.not_playing");
  const Table& table = *gathering_.table();
  if (look.at > table.inputs().size()) return refuse("table.no.no_such_moment");
  const auto position = table.past().position_after(look.at);
  const auto told =
      look.at == 0 ? std::vector<Told>() : table.past().told_between(look.at - 1, look.at);
  const letter::Moment moment{asker.command.id, look.at, RawJson{position->view(*eyes)},
                              position->turn().seats, told_to(*eyes, told)};
  out.letters.push_back({asker.connection, to_json(moment), {}});
  return std::nullopt;
}

std::optional<Refusal> Host::on(Consequences& out, const Asker& asker,
                                const command::Earlier& earlier) {
  const auto eyes = listens_as(asker.guest);
  if (!eyes) return refuse("table.no.not_playing");
  const Story& story = gathering_.story();
  const std::size_t end = story.line_after_hearing(*eyes, earlier.before);
  const std::size_t first = story.start_of_last(*eyes, recent_lines, end);
  const letter::Earlier answer{asker.command.id,
                               {static_cast<std::uint32_t>(story.heard_before(*eyes, first)),
                                letter_lines(gathering_.lines(*eyes, first, end))}};
  out.letters.push_back({asker.connection, to_json(answer), {}});
  return std::nullopt;
}

/// Everything that was sent in another language comes again.
std::optional<Refusal> Host::on(Consequences& out, const Asker& asker,
                                const command::Speak& speak) {
  if (!is_story_language(speak.language)) return refuse("table.no.language");
  Viewer& viewer = viewers_.at(asker.connection);
  viewer.language = speak.language;
  viewer.pages.clear();
  tell(out, asker.connection, viewer, table_for(viewer, asker.now), asker.now);
  return std::nullopt;
}

}  // namespace reverie
