// SPDX-License-Identifier: Apache-2.0
#include "cli/terminal/suspension.hpp"

#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>

namespace reverie::cli {
namespace {

/// Set while no handler is installed, read while one is.
ScreenSwitch held;
std::atomic<bool> slept = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void tell_terminal(std::string_view sequence) {
  [[maybe_unused]] const auto ignored = ::write(STDOUT_FILENO, sequence.data(), sequence.size());
}

void set_handler(void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  ::sigaction(SIGTSTP, &action, nullptr);
}

/// Whoever started the program could not wake it up.
bool cannot_sleep() {
  struct sigaction now = {};
  ::sigaction(SIGTSTP, nullptr, &now);
  return now.sa_handler == SIG_IGN;
}

/// Sleeps as it would have without this handler, which is why the signal is sent again.
void on_suspend(int signal) {
  const int error = errno;
  tell_terminal(held.leave);
  set_handler(SIG_DFL);
  sigset_t only_this;
  sigset_t before;
  ::sigemptyset(&only_this);
  ::sigaddset(&only_this, signal);
  ::raise(signal);
  ::sigprocmask(SIG_UNBLOCK, &only_this, &before);  // here it sleeps
  ::sigprocmask(SIG_SETMASK, &before, nullptr);
  set_handler(on_suspend);
  tell_terminal(held.enter);
  slept = true;
  errno = error;
}

}  // namespace

void hold_screen(const ScreenSwitch& screen) {
  if (cannot_sleep()) return;
  held = screen;
  set_handler(on_suspend);
}

void release_screen() {
  if (!cannot_sleep()) set_handler(SIG_DFL);
}

bool woke_up() { return slept.exchange(false); }

}  // namespace reverie::cli
