// SPDX-License-Identifier: Apache-2.0
// Runs the real `reverie` in a folder of its own.
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

namespace reverie::testing {

struct Finished {
  std::string out;
  std::string err;
  /// The exit code; 128 and more when a signal ended it, as in a shell.
  int code = 0;
};

/// What stands on somebody's desk.
struct TerminalKind {
  bool no_colour = false;
  unsigned short columns = 80;
  unsigned short lines = 24;
  std::string name = "xterm-256color";
};

/// A folder that goes when the test ends.
class Workplace {
 public:
  Workplace();
  ~Workplace();
  Workplace(const Workplace&) = delete;
  Workplace& operator=(const Workplace&) = delete;

  std::filesystem::path path(const std::string& name) const { return folder_ / name; }
  std::string read(const std::string& name) const;
  void write(const std::string& name, const std::string& text) const;

  /// Until it ends by itself. The input is a pipe, and so are both outputs.
  Finished run(const std::vector<std::string>& arguments, const std::string& input = {}) const;
  /// Sends Ctrl-C's signal a while after the program began to listen for it.
  Finished run_and_interrupt(const std::vector<std::string>& arguments,
                             std::chrono::milliseconds after) const;
  /// In a terminal: each line is typed when the program asks for one.
  Finished run_in_terminal(const std::vector<std::string>& arguments,
                           const std::vector<std::string>& typed,
                           const TerminalKind& kind = {}) const;

 private:
  std::filesystem::path folder_;
};

std::vector<std::string> lines_of(const std::string& text);
std::string repeated(const std::string& text, int times);
int count_of(const std::string& text, const std::string& part);

}  // namespace reverie::testing
