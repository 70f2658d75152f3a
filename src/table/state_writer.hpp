// SPDX-License-Identifier: Apache-2.0
// The state of a table as one viewer may know it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "table/attendance.hpp"
#include "table/gathering.hpp"
#include "table/letters.hpp"

namespace reverie {

/// Whoever talks much must not make letters that slow readers never get.
inline constexpr std::size_t most_bytes_of_chat = 32'768;

/// Who is written to.
struct Reader {
  /// Nothing for somebody without a seat.
  std::optional<Seat> seat;
  /// From which line of the story on it is told, and how many lines before that it has heard.
  std::size_t known = 0;
  std::size_t heard = 0;
  std::string_view language;
  /// The pages that it has been sent, by name.
  std::span<const std::string> pages;
  /// The mark of the choices that it has been sent.
  std::optional<std::uint64_t> choices;
  /// How many lines of chat it has been sent, of all that ever were.
  std::size_t chat = 0;
};

std::vector<letter::StoryLine> letter_lines(std::vector<Story::Line> lines);

/// Through whose eyes a reader sees the game, if it may see it at all.
std::optional<Seat> eyes_of(const Gathering& gathering, std::optional<Seat> seat);

/// The same for everybody: written once for all letters.
Written<letter::TableInfo> write_table(std::string_view id, const Gathering& gathering,
                                       const Attendance& attendance, std::int64_t now);
/// The same for somebody who was not invited and may not see the game.
Written<letter::TableInfo> write_table_for_strangers(std::string_view id,
                                                     const Gathering& gathering);

struct StateLetter {
  letter::State state;
  /// The mark of the choices that the reader has then.
  std::uint64_t choices = 0;
};

StateLetter write_state(const Gathering& gathering, const Written<letter::TableInfo>& table,
                        const Reader& reader, std::int64_t now);

/// When the thinking time of a seat runs out, if it is a person's turn.
std::optional<std::int64_t> deadline(const Gathering& gathering, Seat seat);
/// When the first of them runs out.
std::optional<std::int64_t> deadline(const Gathering& gathering);

/// Bots that may act, and let people who may act too go first.
SeatSet waiting_bots(const Gathering& gathering);

/// Why the table closed.
std::optional<Message> ending_of(const Gathering& gathering);

std::vector<letter::SeatInfo> seats_of(const Gathering& gathering, const Attendance& attendance,
                                       std::int64_t now);

}  // namespace reverie
