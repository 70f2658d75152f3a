// SPDX-License-Identifier: Apache-2.0
#include "reverie_process.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string_view>
#include <thread>
#include <utility>

namespace reverie::testing {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void become_reverie(const fs::path& folder, const std::vector<std::string>& arguments,
                                 const TerminalKind& kind = {}) {
  if (::chdir(folder.c_str()) != 0) ::_exit(126);
  ::setenv("LC_ALL", "C.UTF-8", 1);
  ::setenv("TERM", kind.name.c_str(), 1);
  if (kind.no_colour) {
    ::setenv("NO_COLOR", "1", 1);
  } else {
    ::unsetenv("NO_COLOR");
  }
  std::vector<std::string> words = {"reverie"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  ::execv(REVERIE_BINARY, pointers.data());
  ::_exit(127);
}

int wait_for(pid_t process) {
  int status = 0;
  ::waitpid(process, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

struct Pipe {
  int reading = -1;
  int writing = -1;

  Pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    reading = ends[0];
    writing = ends[1];
  }
};

/// Feeds the input and drains both outputs at once, so that no pipe fills up and blocks.
void converse(int in, int out, int err, const std::string& input, Finished& run) {
  std::size_t sent = 0;
  if (input.empty()) {
    ::close(in);
    in = -1;
  }
  std::array<pollfd, 3> ends = {{{in, POLLOUT, 0}, {out, POLLIN, 0}, {err, POLLIN, 0}}};
  std::array<char, 65536> block;
  while (ends[1].fd >= 0 || ends[2].fd >= 0) {
    ::poll(ends.data(), ends.size(), -1);
    if (ends[0].fd >= 0 && ends[0].revents != 0) {
      const ssize_t count = ::write(in, input.data() + sent, input.size() - sent);
      if (count > 0) sent += static_cast<std::size_t>(count);
      if (count < 0 || sent == input.size()) {
        ::close(in);
        ends[0].fd = -1;
      }
    }
    for (const std::size_t i : {1U, 2U}) {
      if (ends[i].fd < 0 || ends[i].revents == 0) continue;
      const ssize_t count = ::read(ends[i].fd, block.data(), block.size());
      std::string& text = i == 1 ? run.out : run.err;
      if (count > 0) {
        text.append(block.data(), static_cast<std::size_t>(count));
      } else {
        ::close(ends[i].fd);
        ends[i].fd = -1;
      }
    }
  }
}

/// The program in a terminal.
class PseudoTerminal {
 public:
  PseudoTerminal(const fs::path& folder, const std::vector<std::string>& arguments,
                 const TerminalKind& kind = {}) {
    winsize size = {};
    size.ws_col = kind.columns;
    size.ws_row = kind.lines;
    process_ = ::forkpty(&terminal_, nullptr, nullptr, &size);
    if (process_ == 0) become_reverie(folder, arguments, kind);
  }
  PseudoTerminal(const PseudoTerminal&) = delete;
  PseudoTerminal& operator=(const PseudoTerminal&) = delete;
  ~PseudoTerminal() {
    if (terminal_ >= 0) ::close(terminal_);
  }

  void type_when_asked(const std::string& text) {
    if (read_until([this] { return is_asking(); })) type(text);
  }

  void type_once_shown(const std::string& text, const std::string& shown) {
    if (read_until([&] { return run_.out.find(shown) != std::string::npos; })) type(text);
  }

  void wait_until_asked() {
    read_until([this] { return is_asking(); });
  }

  void wait_until_shown(const std::string& text) {
    read_until([&] { return run_.out.find(text) != std::string::npos; });
  }

  void resize_until_asked_again(const WindowSize& to) {
    const std::size_t before = run_.out.size();
    winsize size = {};
    size.ws_col = to.columns;
    size.ws_row = to.lines;
    EXPECT_EQ(::ioctl(terminal_, TIOCSWINSZ, &size), 0);
    const auto asked_again = [&] { return run_.out.size() > before && is_asking(); };
    int patience = 200;  // quiet moments
    read_until([&] { return asked_again() || --patience == 0; });
    EXPECT_GT(patience, 0) << "nothing was shown in the new size";
  }

  void kill_when_asked() {
    wait_until_asked();
    ::kill(process_, SIGKILL);
    wait_for(process_);
  }

  /// The exit code.
  int close_once_shown(const std::string& shown) {
    wait_until_shown(shown);
    ::close(std::exchange(terminal_, -1));
    return wait_for(process_);
  }

  Finished finish() {
    while (read_until([this] { return is_asking(); })) {
      ADD_FAILURE() << "it asks for more than was typed";
      ::kill(process_, SIGKILL);
    }
    run_.code = wait_for(process_);
    return run_;
  }

 private:
  void type(const std::string& text) {
    answered_ = run_.out.size();
    EXPECT_EQ(::write(terminal_, text.data(), text.size()), std::ssize(text));
  }

  /// Every prompt ends with a blank, and nothing follows it. The one that was answered still stands
  /// there until a slow machine has let the program read the answer.
  bool is_asking() const { return run_.out.size() > answered_ && run_.out.ends_with(' '); }

  /// Until the program is quiet and has shown what is waited for. False when it has ended.
  template <class Seen>
  bool read_until(Seen seen) {
    constexpr int quiet = 100;
    std::array<char, 65536> block;
    for (;;) {
      pollfd end = {terminal_, POLLIN, 0};
      if (::poll(&end, 1, quiet) == 0) {
        if (seen()) return true;
        continue;
      }
      const ssize_t count = ::read(terminal_, block.data(), block.size());
      if (count <= 0) return false;
      run_.out.append(block.data(), static_cast<std::size_t>(count));
    }
  }

  int terminal_ = -1;
  pid_t process_ = -1;
  std::size_t answered_ = 0;  // what had been written when something was typed
  Finished run_;
};

/// Until then Ctrl-C would end the program before it could say how it wants to end.
void wait_until_it_handles_interrupts(pid_t process) {
  constexpr unsigned long interrupt_bit = 1UL << (SIGINT - 1);
  const std::string status = "/proc/" + std::to_string(process) + "/status";
  for (;;) {
    std::ifstream file(status);
    for (std::string line; std::getline(file, line);) {
      constexpr std::string_view caught = "SigCgt:";
      if (!line.starts_with(caught)) continue;
      if ((std::stoul(line.substr(caught.size()), nullptr, 16) & interrupt_bit) != 0) return;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

}  // namespace

Workplace::Workplace() {
  std::string pattern = (fs::temp_directory_path() / "reverie-test-XXXXXX").string();
  if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary folder");
  folder_ = pattern;
}

Workplace::~Workplace() {
  std::error_code none;
  fs::remove_all(folder_, none);
}

std::string Workplace::read(const std::string& name) const {
  const std::ifstream file(path(name), std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::string> Workplace::files() const {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder_)) {
    names.push_back(entry.path().filename().string());
  }
  std::ranges::sort(names);
  return names;
}

void Workplace::write(const std::string& name, const std::string& text) const {
  std::ofstream(path(name), std::ios::binary) << text;
}

Finished Workplace::run(const std::vector<std::string>& arguments, const std::string& input) const {
  const Pipe out;
  return run_into(out.writing, out.reading, arguments, input);
}

Finished Workplace::run_unheard(Output output, const std::vector<std::string>& arguments,
                                const std::string& input) const {
  if (output == Output::full_disk) {
    return run_into(::open("/dev/full", O_WRONLY | O_CLOEXEC), -1, arguments, input);
  }
  const Pipe out;
  ::close(out.reading);
  return run_into(out.writing, -1, arguments, input);
}

Finished Workplace::run_into(int writing, int reading, const std::vector<std::string>& arguments,
                             const std::string& input) const {
  ::signal(SIGPIPE, SIG_IGN);
  const Pipe in;
  const Pipe err;
  const pid_t process = ::fork();
  if (process == 0) {
    ::signal(SIGPIPE, SIG_DFL);
    ::dup2(in.reading, STDIN_FILENO);
    ::dup2(writing, STDOUT_FILENO);
    ::dup2(err.writing, STDERR_FILENO);
    become_reverie(folder_, arguments);
  }
  for (const int end : {in.reading, writing, err.writing}) ::close(end);
  Finished run;
  converse(in.writing, reading, err.reading, input, run);
  run.code = wait_for(process);
  return run;
}

Finished Workplace::run_and_interrupt(const std::vector<std::string>& arguments,
                                      std::chrono::milliseconds after, int times) const {
  const Pipe out;
  const Pipe err;
  const pid_t process = ::fork();
  if (process == 0) {
    ::dup2(out.writing, STDOUT_FILENO);
    ::dup2(err.writing, STDERR_FILENO);
    become_reverie(folder_, arguments);
  }
  ::close(out.writing);
  ::close(err.writing);
  const std::jthread interrupter([process, after, times] {
    wait_until_it_handles_interrupts(process);
    std::this_thread::sleep_for(after);
    for (int i = 0; i < times; ++i) {
      if (i > 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      ::kill(process, SIGINT);
    }
  });
  Finished run;
  converse(-1, out.reading, err.reading, {}, run);
  run.code = wait_for(process);
  return run;
}

Finished Workplace::run_in_terminal(const std::vector<std::string>& arguments,
                                    const std::vector<std::string>& typed,
                                    const TerminalKind& kind) const {
  PseudoTerminal terminal(folder_, arguments, kind);
  for (const std::string& text : typed) terminal.type_when_asked(text);
  return terminal.finish();
}

Finished Workplace::run_in_terminal_and_interrupt(const std::vector<std::string>& arguments,
                                                  const std::vector<std::string>& typed,
                                                  const std::string& once_shown) const {
  PseudoTerminal terminal(folder_, arguments);
  for (const std::string& text : typed) terminal.type_when_asked(text);
  terminal.type_once_shown("\x03\x03", once_shown);
  return terminal.finish();
}

Finished Workplace::run_in_terminal_and_resize(const std::vector<std::string>& arguments,
                                               const std::vector<std::string>& typed,
                                               const std::string& once_shown,
                                               const std::vector<WindowSize>& sizes,
                                               const std::vector<std::string>& then_typed) const {
  PseudoTerminal terminal(folder_, arguments);
  for (const std::string& text : typed) terminal.type_when_asked(text);
  if (once_shown.empty()) {
    terminal.wait_until_asked();
  } else {
    terminal.wait_until_shown(once_shown);
  }
  for (const WindowSize& size : sizes) terminal.resize_until_asked_again(size);
  for (const std::string& text : then_typed) terminal.type_when_asked(text);
  return terminal.finish();
}

void Workplace::run_in_terminal_and_kill(const std::vector<std::string>& arguments,
                                         const std::vector<std::string>& typed) const {
  PseudoTerminal terminal(folder_, arguments);
  for (const std::string& text : typed) terminal.type_when_asked(text);
  terminal.kill_when_asked();
}

int Workplace::run_in_terminal_and_close_it(const std::vector<std::string>& arguments,
                                            const std::vector<std::string>& typed,
                                            const std::string& once_shown) const {
  PseudoTerminal terminal(folder_, arguments);
  for (const std::string& text : typed) terminal.type_when_asked(text);
  return terminal.close_once_shown(once_shown);
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

int count_of(const std::string& text, const std::string& part) {
  int count = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) {
    ++count;
  }
  return count;
}

}  // namespace reverie::testing
