// SPDX-License-Identifier: Apache-2.0
// A copy of the test in a process of its own: for limits, users and deaths that are a process's.
#pragma once

#include <sys/types.h>

#include <functional>
#include <string>

namespace reverie::testing {

/// What a child does: it speaks through a pipe that ends when it ends.
using Deed = std::function<void(int pipe)>;

class ChildProcess {
 public:
  /// No other thread may run in this process now.
  explicit ChildProcess(const Deed& deed);
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;
  ~ChildProcess();

  /// Up to the next line feed; empty at the end.
  std::string line();
  /// What is left, until it ends by itself.
  std::string rest();
  void kill();

 private:
  bool read_more();
  void wait();

  pid_t process_ = -1;
  int pipe_ = -1;
  std::string unread_;
};

/// The line is written at once: a killed child has said what it said.
void say(int pipe, const std::string& line);

/// What a child says that does this to its end.
std::string said_by_child(const Deed& deed);

}  // namespace reverie::testing
