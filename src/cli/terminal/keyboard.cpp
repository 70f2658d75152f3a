// SPDX-License-Identifier: Apache-2.0
#include "cli/terminal/keyboard.hpp"

#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include <array>

namespace reverie::cli {

bool on_keyboard() { return ::isatty(STDIN_FILENO) != 0; }

bool input_is_there() {
  constexpr int moment = 200;
  pollfd keyboard = {STDIN_FILENO, POLLIN, 0};
  return ::poll(&keyboard, 1, moment) > 0;
}

/// A terminal keeps a line to itself until Enter ends it, unless it is told to hand over key by
/// key.
std::string take_half_typed() {
  termios by_line = {};
  if (::tcgetattr(STDIN_FILENO, &by_line) != 0) return {};
  termios by_key = by_line;
  by_key.c_lflag &= ~static_cast<tcflag_t>(ICANON);
  by_key.c_cc[VMIN] = 0;
  by_key.c_cc[VTIME] = 0;
  if (::tcsetattr(STDIN_FILENO, TCSANOW, &by_key) != 0) return {};
  std::array<char, 4096> block;
  const ssize_t count = ::read(STDIN_FILENO, block.data(), block.size());
  ::tcsetattr(STDIN_FILENO, TCSANOW, &by_line);
  return count > 0 ? std::string(block.data(), static_cast<std::size_t>(count)) : std::string();
}

}  // namespace reverie::cli
