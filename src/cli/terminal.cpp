// SPDX-License-Identifier: Apache-2.0
#include "cli/terminal.hpp"

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include "cli/interrupt.hpp"
#include "cli/outside_text.hpp"
#include "cli/suspension.hpp"

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

/// A terminal that does not tell its size is given the benefit of the doubt.
bool smaller_than_a_screen() {
  winsize size = {};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return false;
  return size.ws_col < screen_width || size.ws_row < screen_height;
}

/// Waits a moment for input. A signal that comes just before the wait ends it a moment later
/// instead of being lost in a read that blocks.
bool input_is_there() {
  constexpr int moment = 200;
  pollfd keyboard = {STDIN_FILENO, POLLIN, 0};
  return ::poll(&keyboard, 1, moment) > 0;
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
    : too_small_(!plain && on_terminal() && !can_only_print() && smaller_than_a_screen()),
      plain_(plain || !on_terminal() || can_only_print() || too_small_),
      in_colour_(!plain_ && colour_wanted()) {}

void Terminal::draw(const std::vector<std::string>& lines) {
  if (!drawing_) {
    hold_screen({.leave = leave_drawing, .enter = enter_drawing});
    write_out(enter_drawing);
  }
  drawing_ = true;
  drawn_ = clear_screen;
  for (const std::string& line : lines) drawn_ += line + '\n';
  asked_.clear();
  redraw();
}

void Terminal::redraw() { write_out(drawn_ + asked_); }

void Terminal::print(const std::vector<std::string>& lines) {
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
  if (on_terminal()) write_out(std::string(more_than_any_screen, '\n'));
}

Line Terminal::read_line(std::string_view prompt) {
  asked_ = prompt;
  write_out(asked_);
  if (output_is_lost()) return {Line::Kind::end_of_input, {}};
  Line line = wait_for_line();
  line.text = as_typed(line.text);
  // A keyboard shows what is typed; input from a pipe has to be shown for the record to read well.
  if (::isatty(STDIN_FILENO) == 0) write_out(line.text + '\n');
  return line;
}

Line Terminal::wait_for_line() {
  for (;;) {
    if (interrupted()) return {Line::Kind::interrupted, {}};
    if (drawing_ && woke_up()) redraw();
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
