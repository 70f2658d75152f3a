// SPDX-License-Identifier: Apache-2.0
// The real server in a process of its own, as players have it.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>

namespace reverie::bench {

class ServerProcess {
 public:
  /// Starts `reverie serve` on any free port and returns when it says that it is open.
  ServerProcess(const std::filesystem::path& reverie, const std::filesystem::path& data);
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  ~ServerProcess();

  std::uint16_t port() const { return port_; }
  /// What it holds in memory now, in bytes.
  std::size_t memory() const;
  /// Processor time that it has used so far, in seconds.
  double processor_seconds() const;

 private:
  pid_t pid_ = -1;
  int output_ = -1;
  std::uint16_t port_ = 0;
};

}  // namespace reverie::bench
