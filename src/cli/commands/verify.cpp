// SPDX-License-Identifier: Apache-2.0
#include "cli/commands/verify.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "cli/files/files.hpp"
#include "cli/terminal/outside_text.hpp"
#include "core/hex.hpp"
#include "core/log.hpp"
#include "games/replay.hpp"

namespace reverie::cli {
namespace {

/// The name of a file may hold anything, also what a terminal would obey, and so may the file.
std::string shown(const std::string& text) { return made_visible(text, most_of_a_problem); }

int report(const std::string& file, const LogProblem& problem) {
  fmt::print(stderr, "{}:{}: {}\n", shown(file), problem.line, shown(problem.what));
  return 1;
}

/// What the seed of a branch cannot prove.
std::string not_checked(const LogHeader& header) {
  if (header.branch == 0) return {};
  return fmt::format("; draws of the first {} inputs not checked: they come from another log",
                     header.branch);
}

int verify_log(const Shelf& shelf, const std::string& file) {
  const auto text = read_file(file);
  if (!text) {
    fmt::print(stderr, "reverie: {}\n", shown(text.error().what));
    return 2;
  }
  const auto log = read_log(*text);
  if (!log) return report(file, log.error());
  const auto verified = verify(shelf, *log);
  if (!verified) return report(file, verified.error());
  fmt::print("{}: ok {}{}\n", shown(file), to_hex(log->footer.hash), not_checked(log->header));
  return 0;
}

}  // namespace

int verify_logs(const Shelf& shelf, const std::vector<std::string>& files) {
  int code = 0;
  for (const std::string& file : files) code = std::max(code, verify_log(shelf, file));
  return code;
}

}  // namespace reverie::cli
