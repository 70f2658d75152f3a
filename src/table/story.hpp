// SPDX-License-Identifier: Apache-2.0
// What happened at a table, line by line, as it may be told to each seat: one story for the page
// and the terminal. The words of long ago are not kept: the game tells them again when somebody
// asks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "core/actor.hpp"
#include "core/message.hpp"
#include "core/narrator.hpp"
#include "table/past.hpp"

namespace reverie {

class Story {
 public:
  struct Line {
    /// How many inputs the game had then. Nothing for what is not part of the game.
    std::optional<std::size_t> inputs;
    Message text;
  };

  /// Something that is not part of the game: everybody hears it, and it is never taken back.
  void note(std::uint64_t version, Message text);
  /// What the inputs behind the first `before` told, up to the first `after`.
  void tell(std::uint64_t version, std::size_t before, std::size_t after, std::vector<Told> told);
  /// The whole past, input by input.
  void tell(std::uint64_t version, const Past& past);
  /// Forgets what was told after that many inputs. Returns the first line that is another one now.
  std::size_t take_back_to(std::size_t inputs);

  std::size_t size() const { return marks_.size(); }
  /// How many lines there were at that version.
  std::size_t size_at(std::uint64_t version) const;
  /// The first line that was told after that many inputs.
  std::size_t first_after(std::size_t inputs) const;
  /// How many of the lines before `line` were told to these eyes.
  std::size_t heard_before(Seat eyes, std::size_t line) const;
  /// The line from which on these eyes were told so many, or all if there are fewer.
  std::size_t start_of_last(Seat eyes, std::size_t most, std::size_t end) const;
  /// The first line before which these eyes were told so many.
  std::size_t line_after_hearing(Seat eyes, std::size_t heard) const;

  /// What these eyes were told, from line `first` up to before `last`. The past is the game's that
  /// this is the story of; nothing if it has not begun.
  std::vector<Line> lines(const Past* past, Seat eyes, std::size_t first, std::size_t last) const;

 private:
  struct Mark {
    std::uint64_t version;
    std::uint32_t before;
    std::uint32_t after;
    /// Which of the things that these inputs told; of a note, its place among all notes.
    std::uint32_t ordinal;
    SeatSet audience;
    bool is_note;
  };

  void add(const Mark& mark, Message text);
  std::size_t first_kept() const { return marks_.size() - texts_.size(); }

  std::vector<Mark> marks_;
  /// Of the last lines.
  std::deque<Message> texts_;
  std::vector<Message> notes_;
};

}  // namespace reverie
