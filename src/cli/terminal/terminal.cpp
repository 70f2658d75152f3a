// SPDX-License-Identifier: Apache-2.0
#include "cli/terminal/terminal.hpp"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/keyboard.hpp"
#include "cli/terminal/outside_text.hpp"
#include "cli/terminal/suspension.hpp"
#include "cli/terminal/window.hpp"

namespace reverie::cli {
namespace {

constexpr std::string_view enter_drawing = "\x1b[?1049h";
constexpr std::string_view clear_screen = "\x1b[2J\x1b[H";

bool on_terminal() { return ::isatty(STDOUT_FILENO) != 0; }

bool colour_wanted() {
  const char* no_colour = std::getenv("NO_COLOR");
  return no_colour == nullptr || *no_colour == '\0';
}

/// Such as an editor's shell: it shows escape sequences as they are.
bool can_only_print() {
  const char* kind = std::getenv("TERM");
  return kind != nullptr && std::string_view(kind) == "dumb";
}

void write_out(std::string_view text) {
  errno = 0;
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
  // Whoever interrupts a write has not taken the output away.
  if (errno == EINTR) std::clearerr(stdout);
}

}  // namespace

Terminal::Terminal(bool plain)
    : only_prints_(plain || !on_terminal() || can_only_print()), in_colour_(colour_wanted()) {
  if (!only_prints_) watch_window();
}

bool Terminal::plain() const { return only_prints_ || !window_holds(screen_width, screen_height); }

bool Terminal::excuse_size() {
  return !only_prints_ && plain() && !std::exchange(size_is_excused_, true);
}

void Terminal::draw(const std::vector<std::string>& lines) {
  if (!drawing_) {
    hold_screen({.leave = leave_drawing, .enter = enter_drawing});
    write_out(enter_drawing);
  }
  drawing_ = true;
  size_is_excused_ = false;
  std::string screen(clear_screen);
  for (const std::string& line : lines) screen += line + '\n';
  write_out(screen);
}

void Terminal::print(const std::vector<std::string>& lines) {
  leave();
  std::string out;
  for (const std::string& line : lines) out += line + '\n';
  write_out(out);
}

void Terminal::print_last_words(const std::vector<std::string>& lines) {
  print(lines);
  if (!output_is_lost()) return;
  // A terminal that was closed has taken both away: fmt would throw.
  for (const std::string& line : lines) std::fputs((line + '\n').c_str(), stderr);
}

bool Terminal::output_is_lost() { return std::ferror(stdout) != 0; }

void Terminal::leave() {
  if (!drawing_) return;
  drawing_ = false;
  release_screen();
  write_out(leave_drawing);
}

void Terminal::scroll_away() {
  constexpr int more_than_any_screen = 100;
  leave();
  if (on_terminal()) write_out(std::string(more_than_any_screen, '\n'));
}

Line Terminal::read_line(std::string_view prompt, const std::function<void()>& show_again) {
  ask(prompt);
  if (output_is_lost()) return {Line::Kind::end_of_input, {}};
  Line line = wait_for_line(prompt, show_again);
  line.text = as_typed(line.text);
  // A keyboard shows what is typed; input from a pipe has to be shown for the record to read well.
  if (!on_keyboard()) write_out(line.text + '\n');
  return line;
}

void Terminal::ask(std::string_view prompt) {
  write_out(prompt);
  const bool half_typed = on_keyboard() && pending_.find('\n') == std::string::npos;
  if (half_typed) write_out(made_visible(pending_, screen_width));
}

bool Terminal::screen_is_gone() const {
  const bool slept = woke_up();
  const bool resized = window_changed();
  const bool only_words = !drawing_ && plain();
  return (slept || resized) && !only_words;
}

Line Terminal::wait_for_line(std::string_view prompt, const std::function<void()>& show_again) {
  for (;;) {
    if (interrupted()) return {Line::Kind::interrupted, {}};
    if (screen_is_gone()) {
      pending_ += take_half_typed();
      // Whoever comes back to the words goes on below them.
      if (!drawing_) write_out("\n");
      show_again();
      ask(prompt);
    }
    if (const std::size_t end = pending_.find('\n'); end != std::string::npos) {
      std::string text = pending_.substr(0, end);
      pending_.erase(0, end + 1);
      return {Line::Kind::text, std::move(text)};
    }
    if (!input_is_there()) continue;
    std::array<char, 4096> block;
    const ssize_t count = ::read(STDIN_FILENO, block.data(), block.size());
    if (count < 0 && errno == EINTR) continue;
    if (count > 0) {
      pending_.append(block.data(), static_cast<std::size_t>(count));
      continue;
    }
    // A last line without an end still counts.
    if (pending_.empty()) return {Line::Kind::end_of_input, {}};
    return {Line::Kind::text, std::exchange(pending_, {})};
  }
}

}  // namespace reverie::cli
