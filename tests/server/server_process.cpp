// SPDX-License-Identifier: Apache-2.0
#include "server_process.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <stdexcept>

namespace reverie::testing {
namespace {

[[noreturn]] void become_server(int pipe, std::vector<std::string> words) {
  ::dup2(pipe, STDOUT_FILENO);
  ::dup2(pipe, STDERR_FILENO);
  ::setenv("LC_ALL", "C.UTF-8", 1);
  words.insert(words.begin(), {"reverie", "serve"});
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  ::execv(REVERIE_BINARY, pointers.data());
  ::_exit(127);
}

/// Once the whole line with the address is there.
std::uint16_t port_in(const std::string& said) {
  constexpr std::string_view before = "http://127.0.0.1:";
  const std::size_t place = said.find(before);
  if (place == std::string::npos || said.find('\n', place) == std::string::npos) return 0;
  return static_cast<std::uint16_t>(std::stoul(said.substr(place + before.size())));
}

}  // namespace

ServerProcess::ServerProcess(const std::vector<std::string>& options) {
  std::array<int, 2> ends{};
  if (::pipe(ends.data()) != 0) throw std::runtime_error("no pipe");
  process_ = ::fork();
  if (process_ == 0) become_server(ends[1], options);
  ::close(ends[1]);
  pipe_ = ends[0];
  while (port_ == 0 && read_more()) port_ = port_in(said_);
}

ServerProcess::~ServerProcess() {
  if (process_ > 0) {
    signal(SIGKILL);
    wait();
  }
}

bool ServerProcess::read_more() {
  std::array<char, 4096> bytes;
  const ssize_t count = ::read(pipe_, bytes.data(), bytes.size());
  if (count <= 0) return false;
  said_.append(bytes.data(), static_cast<std::size_t>(count));
  return true;
}

void ServerProcess::signal(int number) const { ::kill(process_, number); }

int ServerProcess::wait() {
  while (read_more()) {
  }
  ::close(pipe_);
  int status = 0;
  ::waitpid(process_, &status, 0);
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace reverie::testing
