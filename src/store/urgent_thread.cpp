// SPDX-License-Identifier: Apache-2.0
#include "store/urgent_thread.hpp"

#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdint>

namespace reverie {
namespace {

/// `sched_attr` of the kernel, whose header cannot be included beside the C library's.
struct Scheduling {
  std::uint32_t size = sizeof(Scheduling);
  std::uint32_t policy = SCHED_OTHER;
  std::uint64_t flags = 0;
  std::int32_t nice = 0;
  std::uint32_t priority = 0;
  std::uint64_t slice_in_nanoseconds = 0;
  std::uint64_t deadline = 0;
  std::uint64_t period = 0;
};

}  // namespace

void make_this_thread_urgent() {
  constexpr pid_t this_thread = 0;
  constexpr unsigned no_flags = 0;
  Scheduling scheduling;
  scheduling.nice = ::nice(0);
  scheduling.slice_in_nanoseconds = 100'000;
  // Whoever refuses loses nothing but speed.
  static_cast<void>(::syscall(SYS_sched_setattr, this_thread, &scheduling, no_flags));
}

}  // namespace reverie
