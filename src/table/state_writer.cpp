// SPDX-License-Identifier: Apache-2.0
#include "table/state_writer.hpp"

#include <algorithm>
#include <utility>

#include "core/json_writer.hpp"

namespace reverie {
namespace {

/// Nobody reads a list of hundreds, and its words would be most of what is sent.
constexpr std::size_t most_choices_in_words = 64;

std::optional<std::int64_t> time_left(std::optional<std::int64_t> until, std::int64_t now) {
  return until ? std::optional(std::max<std::int64_t>(0, *until - now)) : std::nullopt;
}

/// Who was not invited, and may not see the game, learns of nobody who plays it.
void hide_people(letter::TableInfo& table) {
  for (letter::SeatInfo& seat : table.seats) {
    seat.name.clear();
    seat.present = false;
    seat.taken_over = false;
    seat.replaceable_in.reset();
  }
}

letter::TableInfo describe_table(std::string_view id, const Gathering& gathering,
                                 const Attendance& attendance, std::int64_t now) {
  const entry::Opened& opened = gathering.opened();
  letter::TableInfo info;
  info.id = id;
  info.game = opened.game;
  info.options = gathering.chosen_options();
  info.status = gathering.status();
  info.spectators = opened.spectators;
  info.thinking_seconds = opened.thinking_seconds;
  info.talk = opened.talk.value_or(Talk::free);
  info.seats = seats_of(gathering, attendance, now);
  info.commitment = gathering.commitment();
  if (info.status == letter::Status::over) info.seed = opened.seed;
  if (const Table* table = gathering.table()) {
    info.undone = static_cast<std::uint32_t>(table->undone());
    info.inputs = static_cast<std::uint32_t>(table->inputs().size());
  }
  info.lesson = opened.lesson;
  info.chapter = gathering.chapter();
  info.goes_on = gathering.goes_on();
  info.next = gathering.next();
  return info;
}

/// Only lines that are told to these eyes, and only those that are new.
letter::Story write_story(const Gathering& gathering, Seat eyes, const Reader& reader) {
  return {static_cast<std::uint32_t>(reader.heard),
          letter_lines(gathering.lines(eyes, reader.known, gathering.story().size()))};
}

/// Those that are new, or in another place than the reader has them.
letter::Pages write_pages(const Gathering& gathering, Seat eyes, const Reader& reader) {
  const auto shown = gathering.table()->position().pages(eyes);
  const auto differ = std::ranges::mismatch(shown, reader.pages).in1;
  letter::Pages pages{static_cast<std::uint32_t>(differ - shown.begin()), {}};
  for (auto page = differ; page != shown.end(); ++page) {
    pages.pages.push_back({*page, std::string(gathering.stories().text(reader.language, *page))});
  }
  return pages;
}

/// What is new; of much that is new, the last.
letter::Chat write_chat(const Gathering& gathering, std::size_t known) {
  const auto& said = gathering.chat();
  const std::size_t total = gathering.chat_size();
  std::size_t from = total;
  std::size_t bytes = 0;
  while (from > std::max(known, total - said.size())) {
    bytes += said[said.size() - (total - from) - 1].text.size();
    if (bytes > most_bytes_of_chat) break;
    --from;
  }
  const auto first = said.end() - static_cast<std::ptrdiff_t>(total - from);
  return {static_cast<std::uint32_t>(from), {first, said.end()}};
}

std::optional<letter::UndoInfo> write_undo(const Gathering& gathering, Seat seat) {
  if (!gathering.may_undo()) return std::nullopt;
  const auto offer = gathering.table()->undo_offer(seat);
  if (!offer) return std::nullopt;
  return letter::UndoInfo{offer->action, gathering.table()->position().phrase(offer->action),
                          offer->free, gathering.people_to_ask(seat, *offer)};
}

/// The lines of the story that would go if this seat took its last move back.
std::vector<Message> lines_to_take_back(const Gathering& gathering, Seat by, Seat eyes) {
  std::vector<Message> lines;
  const Table& table = *gathering.table();
  const auto offer = table.undo_offer(by);
  if (!offer) return lines;
  const std::size_t stay = table.inputs().size() - offer->inputs;
  const Story& story = gathering.story();
  for (Story::Line& line : gathering.lines(eyes, story.first_after(stay), story.size())) {
    if (line.inputs) lines.push_back(std::move(line.text));
  }
  return lines;
}

std::vector<letter::Proposal> write_proposals(const Gathering& gathering, Seat eyes) {
  std::vector<letter::Proposal> proposals = gathering.proposals();
  for (letter::Proposal& proposal : proposals) {
    if (proposal.kind != letter::ProposalKind::undo) continue;
    proposal.takes_back = lines_to_take_back(gathering, proposal.by, eyes);
  }
  return proposals;
}

Offer write_choices(const Gathering& gathering, const Reader& reader) {
  if (!reader.seat || !gathering.is_playing()) {
    const bool has_them = reader.choices == std::uint64_t{0};
    return {0, has_them ? std::nullopt : std::optional(Choices{"[]"})};
  }
  return gathering.table()->position().offer(*reader.seat, most_choices_in_words, reader.choices);
}

}  // namespace

std::vector<letter::StoryLine> letter_lines(std::vector<Story::Line> lines) {
  std::vector<letter::StoryLine> written;
  written.reserve(lines.size());
  for (Story::Line& line : lines) written.push_back({line.inputs, std::move(line.text)});
  return written;
}

std::optional<Seat> eyes_of(const Gathering& gathering, std::optional<Seat> seat) {
  if (gathering.table() == nullptr) return std::nullopt;
  if (seat) return seat;
  const bool over = gathering.status() == letter::Status::over;
  switch (gathering.opened().spectators) {
    case Spectators::live: return spectator;
    case Spectators::after: return over ? std::optional(Seat{0}) : std::nullopt;
    case Spectators::none: return std::nullopt;
  }
  return std::nullopt;
}

std::vector<letter::SeatInfo> seats_of(const Gathering& gathering, const Attendance& attendance,
                                       std::int64_t now) {
  std::vector<letter::SeatInfo> seats;
  for (std::uint8_t i = 0; i < gathering.seats().size(); ++i) {
    const Gathering::Sitting& sitting = gathering.seats()[i];
    seats.push_back({.kind = sitting.kind,
                     .name = sitting.name,
                     .level = sitting.level,
                     .present = sitting.is_bot() || attendance.here.contains(Seat{i}),
                     .taken_over = sitting.is_taken_over(),
                     .replaceable_in = time_left(attendance.replaceable_at[i], now)});
  }
  return seats;
}

std::optional<std::int64_t> deadline(const Gathering& gathering, Seat seat) {
  constexpr std::int64_t second = 1000;
  const std::int64_t seconds = gathering.opened().thinking_seconds;
  const bool thinks = gathering.turn().contains(seat) && gathering.at(seat).is_person();
  if (seconds == 0 || !thinks) return std::nullopt;
  return gathering.decision(seat).since + seconds * second;
}

std::optional<std::int64_t> deadline(const Gathering& gathering) {
  std::optional<std::int64_t> earliest;
  for (std::uint8_t i = 0; i < gathering.seats().size(); ++i) {
    const auto ends = deadline(gathering, Seat{i});
    if (ends) earliest = std::min(earliest.value_or(*ends), *ends);
  }
  return earliest;
}

SeatSet waiting_bots(const Gathering& gathering) {
  const SeatSet turn = gathering.turn();
  if (turn.empty() || !gathering.table()->game().is_shared_turn()) return SeatSet::nobody();
  SeatSet bots;
  bool people = false;
  for (std::uint8_t i = 0; i < gathering.seats().size(); ++i) {
    if (!turn.contains(Seat{i})) continue;
    if (gathering.at(Seat{i}).is_bot()) {
      bots = bots | Seat{i};
    } else {
      people = true;
    }
  }
  return people ? bots : SeatSet::nobody();
}

std::optional<Message> ending_of(const Gathering& gathering) {
  if (const auto seat = gathering.resigned()) {
    return Message{"table.ending.resigned", {}}.with("seat", *seat);
  }
  if (gathering.status() != letter::Status::over) return std::nullopt;
  return Message{gathering.table()->position().result().ending, {}};
}

Written<letter::TableInfo> write_table(std::string_view id, const Gathering& gathering,
                                       const Attendance& attendance, std::int64_t now) {
  return {to_json(describe_table(id, gathering, attendance, now))};
}

Written<letter::TableInfo> write_table_for_strangers(std::string_view id,
                                                     const Gathering& gathering) {
  letter::TableInfo table = describe_table(id, gathering, {}, gathering.last_at());
  hide_people(table);
  return {to_json(table)};
}

StateLetter write_state(const Gathering& gathering, const Written<letter::TableInfo>& table,
                        const Reader& reader, std::int64_t now) {
  StateLetter letter;
  letter::State& state = letter.state;
  state.version = gathering.version();
  state.decision =
      reader.seat ? gathering.decision(*reader.seat).version : gathering.game_version();
  state.you = reader.seat;
  Offer offer = write_choices(gathering, reader);
  letter.choices = offer.mark;
  state.choices = std::move(offer.choices);
  state.table = table;
  state.turn = gathering.turn();
  state.waiting = waiting_bots(gathering);
  if (reader.seat) state.chat = write_chat(gathering, reader.chat);
  if (const auto ends = deadline(gathering)) {
    state.clock = letter::ClockInfo{state.turn, std::max<std::int64_t>(0, *ends - now)};
  }
  if (const auto& timer = gathering.timer()) {
    state.timer = letter::TimerInfo{std::max<std::int64_t>(0, timer->last_grain() - now),
                                    timer->milliseconds};
  }
  state.ending = ending_of(gathering);
  const auto eyes = eyes_of(gathering, reader.seat);
  if (!eyes) {
    if (reader.seat) state.story = write_story(gathering, *reader.seat, reader);
    return letter;
  }
  const Position& position = gathering.table()->position();
  Sight sight = position.sight(*eyes);
  state.view = RawJson{std::move(sight.view)};
  state.prompt = std::move(sight.prompt);
  state.story = write_story(gathering, *eyes, reader);
  state.pages = write_pages(gathering, *eyes, reader);
  state.proposals = write_proposals(gathering, *eyes);
  if (position.turn().is_over()) state.result = position.result();
  if (reader.seat) state.undo = write_undo(gathering, *reader.seat);
  return letter;
}

}  // namespace reverie
