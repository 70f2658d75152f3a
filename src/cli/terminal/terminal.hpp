// SPDX-License-Identifier: Apache-2.0
// The terminal, or the pipe in its place: drawing whole screens or printing lines, reading lines.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/paint.hpp"

namespace reverie::cli {

/// Every screen fits the smallest terminal people use.
inline constexpr int screen_width = 80;
inline constexpr int screen_height = 24;

inline constexpr std::string_view leave_drawing = "\x1b[0m\x1b[?1049l";

struct Line {
  enum class Kind : std::uint8_t { text, end_of_input, interrupted };
  Kind kind = Kind::text;
  std::string text;
};

class Terminal {
 public:
  /// Without a terminal on the other side that can draw, everything is plain, whatever was asked.
  explicit Terminal(bool plain);
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  ~Terminal() { leave(); }

  /// Plain: lines one after the other, in words. Otherwise screens are drawn. A window that is made
  /// too small for a screen is plain until it is big enough again.
  bool plain() const;
  Paint paint() const { return Paint(in_colour_ && !plain()); }
  /// True once, if it is plain only because it is too small now: whoever wonders should be told.
  bool excuse_size();

  /// Replaces the screen.
  void draw(const std::vector<std::string>& lines);
  void print(const std::vector<std::string>& lines);
  /// To standard error where the output is lost: they must be read.
  void print_last_words(const std::vector<std::string>& lines);
  /// The disk is full, or whoever read has gone: nobody sees what is asked, so the input ends too.
  static bool output_is_lost();
  /// Gives the screen back as it was before the first drawing.
  void leave();
  /// Out of sight with what a plain terminal has printed so far.
  void scroll_away();

  /// `show_again` brings back what stands there, when the program slept meanwhile or the window
  /// changed. What was typed by then is not lost.
  Line read_line(std::string_view prompt, const std::function<void()>& show_again);

 private:
  void ask(std::string_view prompt);
  Line wait_for_line(std::string_view prompt, const std::function<void()>& show_again);
  bool screen_is_gone() const;

  bool only_prints_;
  bool in_colour_;
  bool drawing_ = false;
  bool size_is_excused_ = false;
  /// What was typed and not asked for yet.
  std::string pending_;
};

}  // namespace reverie::cli
