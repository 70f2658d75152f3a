// SPDX-License-Identifier: Apache-2.0
// The real `reverie serve` in a process of its own.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace reverie::testing {

class ServerProcess {
 public:
  /// `reverie serve` with these options; returns when it has told its address, or has ended.
  ServerProcess(const std::filesystem::path& reverie, const std::vector<std::string>& options);
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  ~ServerProcess();

  /// The port in what it said, or 0.
  std::uint16_t port() const { return port_; }
  void signal(int number) const;
  /// The exit code; 128 and more when a signal ended it, as in a shell.
  int wait();
  /// What it wrote to both outputs: all of it once it has ended.
  const std::string& said() const { return said_; }

  /// What it holds in memory now, in bytes.
  std::size_t memory() const;
  /// Processor time that it has used so far, in seconds.
  double processor_seconds() const;

 private:
  bool read_more();

  pid_t process_ = -1;
  int pipe_ = -1;
  std::uint16_t port_ = 0;
  std::string said_;
};

}  // namespace reverie::testing
