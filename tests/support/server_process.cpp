// SPDX-License-Identifier: Apache-2.0
#include "support/server_process.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <string_view>

namespace reverie::testing {
namespace {

[[noreturn]] void become_server(int pipe, const std::filesystem::path& reverie,
                                std::vector<std::string> words) {
  ::dup2(pipe, STDOUT_FILENO);
  ::dup2(pipe, STDERR_FILENO);
  ::setenv("LC_ALL", "C.UTF-8", 1);
  words.insert(words.begin(), {"reverie", "serve"});
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  ::execv(reverie.c_str(), pointers.data());
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

ServerProcess::ServerProcess(const std::filesystem::path& reverie,
                             const std::vector<std::string>& options) {
  std::array<int, 2> ends{};
  // Another server that is started later must not hold this one's pipe open.
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  process_ = ::fork();
  if (process_ == 0) become_server(ends[1], reverie, options);
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

std::size_t ServerProcess::memory() const {
  std::ifstream file("/proc/" + std::to_string(process_) + "/statm");
  std::size_t total = 0;
  std::size_t resident = 0;
  file >> total >> resident;
  return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

double ServerProcess::processor_seconds() const {
  std::ifstream file("/proc/" + std::to_string(process_) + "/stat");
  std::string skipped;
  for (int field = 1; field < 14; ++field) file >> skipped;
  double user = 0;
  double system = 0;
  file >> user >> system;
  return (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

}  // namespace reverie::testing
