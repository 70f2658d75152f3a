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

/// Tells what somebody may choose from apart from what it was before.
std::uint64_t mark_of_choices(const Gathering& gathering, std::optional<Seat> seat);

std::vector<letter::StoryLine> letter_lines(std::vector<Story::Line> lines);

/// Through whose eyes a reader sees the game, if it may see it at all.
std::optional<Seat> eyes_of(const Gathering& gathering, std::optional<Seat> seat);

letter::State write_state(std::string_view id, const Gathering& gathering, const Reader& reader,
                          const Attendance& attendance, std::int64_t now);

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
