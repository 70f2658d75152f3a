// SPDX-License-Identifier: Apache-2.0
#include "store/faulty_disk.hpp"

#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstddef>

namespace {

using reverie::testing::disk::Fate;

std::atomic<int> syncs_asked = 0;
std::atomic<int> writes_asked = 0;
std::atomic<bool> syncs_fail = false;
/// The write at which fate strikes; never while there is none.
std::atomic<int> fatal_write = 0;
std::atomic<Fate> fate = Fate::no_space;

ssize_t really_write(int descriptor, const void* bytes, std::size_t size, off64_t at) {
  return static_cast<ssize_t>(::syscall(SYS_pwrite64, descriptor, bytes, size, at));
}

}  // namespace

/// These stand before the system's own, for SQLite as well.
extern "C" int fdatasync(int descriptor) {
  ++syncs_asked;
  if (syncs_fail) {
    errno = EIO;
    return -1;
  }
  return static_cast<int>(::syscall(SYS_fdatasync, descriptor));
}

extern "C" ssize_t pwrite64(int descriptor, const void* bytes, std::size_t size, off64_t at) {
  const int write = ++writes_asked;
  if (fatal_write == 0 || write < fatal_write) return really_write(descriptor, bytes, size, at);
  if (fate == Fate::death) {
    (void)really_write(descriptor, bytes, size / 2, at);
    (void)::kill(::getpid(), SIGKILL);
  }
  errno = ENOSPC;
  return -1;
}

namespace reverie::testing::disk {

int syncs() { return syncs_asked; }
int writes() { return writes_asked; }
void fail_syncs(bool fail) { syncs_fail = fail; }

void at_write(int nth, Fate what) {
  fate = what;
  fatal_write = writes_asked + nth;
}

}  // namespace reverie::testing::disk
