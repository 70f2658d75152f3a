// SPDX-License-Identifier: Apache-2.0
// Runs the real `reverie` in a folder of its own.
#pragma once

#include <chrono>
#include <cstdint>
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

/// Where nothing can be written.
enum class Output : std::uint8_t { full_disk, pipe_without_reader };

/// What stands on somebody's desk.
struct TerminalKind {
  bool no_colour = false;
  unsigned short columns = 80;
  unsigned short lines = 24;
  std::string name = "xterm-256color";
};

struct WindowSize {
  unsigned short columns = 80;
  unsigned short lines = 24;
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
  /// The names of all files here, in order.
  std::vector<std::string> files() const;
  void write(const std::string& name, const std::string& text) const;

  /// Until it ends by itself. The input is a pipe, and so are both outputs.
  Finished run(const std::vector<std::string>& arguments, const std::string& input = {}) const;
  /// The same, but the output takes nothing.
  Finished run_unheard(Output output, const std::vector<std::string>& arguments,
                       const std::string& input = {}) const;
  /// Sends Ctrl-C's signal a while after the program began to listen for it, so many times.
  Finished run_and_interrupt(const std::vector<std::string>& arguments,
                             std::chrono::milliseconds after, int times = 1) const;
  /// In a terminal: each line is typed when the program asks for one.
  Finished run_in_terminal(const std::vector<std::string>& arguments,
                           const std::vector<std::string>& typed,
                           const TerminalKind& kind = {}) const;
  /// The same; then Ctrl-C is pressed twice, as impatient people do, as soon as this can be read.
  Finished run_in_terminal_and_interrupt(const std::vector<std::string>& arguments,
                                         const std::vector<std::string>& typed,
                                         const std::string& once_shown) const;
  /// The same; then, as soon as this can be read, the window gets these sizes, each when the
  /// program has asked again after the one before; and then more is typed.
  Finished run_in_terminal_and_resize(const std::vector<std::string>& arguments,
                                      const std::vector<std::string>& typed,
                                      const std::string& once_shown,
                                      const std::vector<WindowSize>& sizes,
                                      const std::vector<std::string>& then_typed) const;
  /// The same; when it asks again it is killed without a warning.
  void run_in_terminal_and_kill(const std::vector<std::string>& arguments,
                                const std::vector<std::string>& typed) const;
  /// The same; then the terminal is closed. Nothing more is seen of the program.
  int run_in_terminal_and_close_it(const std::vector<std::string>& arguments,
                                   const std::vector<std::string>& typed,
                                   const std::string& once_shown) const;

 private:
  /// `writing` is the program's output; what it writes is read from `reading`, if from anywhere.
  Finished run_into(int writing, int reading, const std::vector<std::string>& arguments,
                    const std::string& input) const;

  std::filesystem::path folder_;
};

std::vector<std::string> lines_of(const std::string& text);
std::string repeated(const std::string& text, int times);
int count_of(const std::string& text, const std::string& part);

}  // namespace reverie::testing
