// SPDX-License-Identifier: Apache-2.0
// Shows a table to whoever sits at the terminal: as drawn screens, or as plain lines that tell only
// what is new.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/screens/screen.hpp"
#include "cli/session/chronicle.hpp"
#include "cli/session/frame.hpp"
#include "cli/terminal/terminal.hpp"
#include "cli/words/texts.hpp"

namespace reverie::cli {

/// What it refers to stays until something else is shown: a window that changes has it shown again.
struct Picture {
  const Position& position;
  Chronicle chronicle;
  /// Through whose eyes.
  Seat viewer = spectator;
  std::string subtitle;
  std::string keys;
  std::string prompt;
  std::vector<MenuItem> menu;
  std::vector<std::string> notice;
};

class Display {
 public:
  Display(Terminal& terminal, const Texts& texts, std::string_view game,
          std::vector<std::string> names);

  bool plain() const { return terminal_.plain(); }
  const Texts& texts() const { return texts_; }
  const Screen& screen() const { return screen_; }
  const std::vector<std::string>& names() const { return names_; }

  Listener listener(Seat viewer) const;
  /// For what is said about the table: terms in colour where there is colour.
  std::string say(const Message& message, Seat viewer) const;

  /// Plain lines: what happened so far counts as told but for the last few things, because the
  /// position says the rest.
  void catch_up(const Chronicle& chronicle);
  void show(const Picture& picture);
  /// Lines to read, a screenful at a time, until one has had enough; with blank ones between if
  /// they are paragraphs.
  void show_page(const std::string& title, const std::vector<std::string>& lines, bool spaced);
  /// Nothing of the table is to be seen while this is asked.
  Line ask_behind_curtain(const std::string& question);
  Line ask(std::string_view question) { return terminal_.read_line(question, show_again_); }
  /// Gives the screen back and says these last words.
  void close(const std::vector<std::string>& last_words);

 private:
  /// Now, and again whenever it has to be.
  void keep_showing(std::function<void()> show);
  void draw(const Picture& picture);
  void print(const Picture& picture);
  void print_undressed(const std::vector<std::string>& lines);
  void show_lines(const std::vector<std::string>& lines);
  void drop_curtain(const std::string& question);
  void forget_after(std::size_t entries);

  Terminal& terminal_;
  const Texts& texts_;
  const Screen& screen_;
  std::string title_;
  std::vector<std::string> names_;
  /// Plain lines: how much of the chronicle each viewer has been told at their own turn, and how
  /// much while nobody had secrets, so that all who sit here could listen.
  std::array<std::size_t, max_seats + 1> told_{};
  std::size_t told_to_all_ = 0;
  std::optional<std::uint64_t> printed_position_;
  Seat printed_viewer_ = spectator;
  std::function<void()> show_again_;
};

}  // namespace reverie::cli
