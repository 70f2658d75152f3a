// SPDX-License-Identifier: Apache-2.0
#include "store/child_process.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <utility>

namespace reverie::testing {

ChildProcess::ChildProcess(const Deed& deed) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  std::fflush(nullptr);
  process_ = ::fork();
  if (process_ < 0) throw std::runtime_error("no process");
  if (process_ == 0) {
    ::close(ends[0]);
    try {
      deed(ends[1]);
    } catch (const std::exception& exception) {
      say(ends[1], std::string("exception: ") + exception.what());
    }
    ::_exit(0);
  }
  ::close(ends[1]);
  pipe_ = ends[0];
}

ChildProcess::~ChildProcess() {
  kill();
  ::close(pipe_);
}

bool ChildProcess::read_more() {
  std::array<char, 65536> block;
  for (;;) {
    const ssize_t count = ::read(pipe_, block.data(), block.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    unread_.append(block.data(), static_cast<std::size_t>(count));
    return true;
  }
}

std::string ChildProcess::line() {
  std::size_t end = unread_.find('\n');
  while (end == std::string::npos) {
    if (!read_more()) return {};
    end = unread_.find('\n');
  }
  std::string first = unread_.substr(0, end);
  unread_.erase(0, end + 1);
  return first;
}

std::string ChildProcess::rest() {
  while (read_more()) {
  }
  wait();
  return std::exchange(unread_, {});
}

void ChildProcess::kill() {
  if (process_ > 0) ::kill(process_, SIGKILL);
  wait();
}

void ChildProcess::wait() {
  if (process_ > 0) ::waitpid(process_, nullptr, 0);
  process_ = -1;
}

void say(int pipe, const std::string& line) {
  const std::string text = line + '\n';
  if (::write(pipe, text.data(), text.size()) < 0) ::_exit(1);
}

std::string said_by_child(const Deed& deed) { return ChildProcess(deed).rest(); }

}  // namespace reverie::testing
