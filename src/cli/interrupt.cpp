// SPDX-License-Identifier: Apache-2.0
#include "cli/interrupt.hpp"

#include <unistd.h>

#include <atomic>
#include <csignal>
#include <string_view>

#include "cli/terminal.hpp"

namespace reverie::cli {
namespace {

std::atomic<int> received = 0;
static_assert(std::atomic<int>::is_always_lock_free);

void on_signal(int signal) {
  if (received.exchange(signal) == 0) return;
  if (::isatty(STDOUT_FILENO) != 0) {
    [[maybe_unused]] const auto ignored =
        ::write(STDOUT_FILENO, leave_drawing.data(), leave_drawing.size());
  }
  ::_exit(128 + signal);
}

}  // namespace

void watch_for_interrupt() {
  struct sigaction action = {};
  action.sa_handler = on_signal;
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) ::sigaction(signal, &action, nullptr);
}

bool interrupted() { return received != 0; }

int interrupt_exit_code() { return 128 + received; }

}  // namespace reverie::cli
