// SPDX-License-Identifier: Apache-2.0
// Whatever file arrives as a log: it is read and replayed, or refused with a line and a reason.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fuzz/check.hpp"
#include "games/replay.hpp"
#include "support/embedded_shelf.hpp"

namespace {

using reverie::testing::check;
using reverie::testing::embedded_shelf;

void check_problem(const reverie::LogProblem& problem, std::size_t lines) {
  check(problem.line >= 1);
  check(problem.line <= lines + 1);
  check(!problem.what.empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
  const auto log = reverie::read_log(text);
  if (!log) {
    check_problem(log.error(), lines);
    return 0;
  }
  check(reverie::read_log(reverie::write_log(*log)) == log);
  const auto replayed = reverie::replay(embedded_shelf(), *log);
  if (!replayed) check_problem(replayed.error(), lines);
  const auto verified = reverie::verify(embedded_shelf(), *log);
  if (!verified) check_problem(verified.error(), lines);
  check(!verified || replayed);
  return 0;
}
