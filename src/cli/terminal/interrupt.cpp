// SPDX-License-Identifier: Apache-2.0
#include "cli/terminal/interrupt.hpp"

#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <thread>

#include "cli/terminal/terminal.hpp"

namespace reverie::cli {
namespace {

std::atomic<int> received = 0;
std::atomic<bool> second_ends_at_once = true;
static_assert(std::atomic<int>::is_always_lock_free && std::atomic<bool>::is_always_lock_free);

void on_signal(int signal) {
  int none = 0;
  if (received.compare_exchange_strong(none, signal) || !second_ends_at_once) return;
  if (::isatty(STDOUT_FILENO) != 0) {
    [[maybe_unused]] const auto ignored =
        ::write(STDOUT_FILENO, leave_drawing.data(), leave_drawing.size());
  }
  ::_exit(128 + signal);
}

}  // namespace

void watch_for_interrupt(SecondInterrupt second) {
  second_ends_at_once = second == SecondInterrupt::ends_at_once;
  struct sigaction action = {};
  action.sa_handler = on_signal;
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) ::sigaction(signal, &action, nullptr);
}

bool interrupted() { return received != 0; }

int interrupt_exit_code() { return 128 + received; }

void pause_unless_interrupted(std::chrono::milliseconds time) {
  constexpr std::chrono::milliseconds glance(10);
  const auto end = std::chrono::steady_clock::now() + time;
  while (!interrupted() && std::chrono::steady_clock::now() < end) {
    std::this_thread::sleep_for(glance);
  }
}

void leave_at_once(int exit_code) {
  std::fflush(nullptr);
  std::_Exit(exit_code);
}

}  // namespace reverie::cli
