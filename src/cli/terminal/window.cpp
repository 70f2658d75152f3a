// SPDX-License-Identifier: Apache-2.0
#include "cli/terminal/window.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <atomic>
#include <csignal>

namespace reverie::cli {
namespace {

std::atomic<bool> changed = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void on_change(int /*signal*/) { changed = true; }

}  // namespace

bool window_holds(int columns, int lines) {
  winsize size = {};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return true;
  return size.ws_col >= columns && size.ws_row >= lines;
}

void watch_window() {
  struct sigaction action = {};
  action.sa_handler = on_change;
  action.sa_flags = SA_RESTART;
  ::sigaction(SIGWINCH, &action, nullptr);
}

bool window_changed() { return changed.exchange(false); }

}  // namespace reverie::cli
