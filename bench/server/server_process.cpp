// SPDX-License-Identifier: Apache-2.0
#include "server_process.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <csignal>
#include <fstream>
#include <stdexcept>
#include <string>

namespace reverie::bench {
namespace {

/// The port at the end of "… http://127.0.0.1:40123".
std::uint16_t port_in(const std::string& line) {
  const std::size_t colon = line.rfind(':');
  std::uint16_t port = 0;
  if (colon != std::string::npos) {
    std::from_chars(line.data() + colon + 1, line.data() + line.size(), port);
  }
  if (port == 0) throw std::runtime_error("the server did not say where it is: '" + line + "'");
  return port;
}

std::string read_line(int descriptor) {
  std::string line;
  char c = 0;
  while (read(descriptor, &c, 1) == 1 && c != '\n') line += c;
  return line;
}

}  // namespace

ServerProcess::ServerProcess(const std::filesystem::path& reverie,
                             const std::filesystem::path& data) {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) throw std::runtime_error("no pipe");
  pid_ = fork();
  if (pid_ == 0) {
    dup2(ends[1], STDOUT_FILENO);
    close(ends[0]);
    execl(reverie.c_str(), "reverie", "serve", "--port", "0", "--lang", "en", "--data",
          data.c_str(), nullptr);
    _exit(127);
  }
  close(ends[1]);
  output_ = ends[0];
  port_ = port_in(read_line(output_));
}

ServerProcess::~ServerProcess() {
  kill(pid_, SIGKILL);
  waitpid(pid_, nullptr, 0);
  close(output_);
}

std::size_t ServerProcess::memory() const {
  std::ifstream file("/proc/" + std::to_string(pid_) + "/statm");
  std::size_t total = 0;
  std::size_t resident = 0;
  file >> total >> resident;
  return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

double ServerProcess::processor_seconds() const {
  std::ifstream file("/proc/" + std::to_string(pid_) + "/stat");
  std::string skipped;
  for (int field = 1; field < 14; ++field) file >> skipped;
  double user = 0;
  double system = 0;
  file >> user >> system;
  return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

}  // namespace reverie::bench
