// SPDX-License-Identifier: Apache-2.0
#include "cli/terminal/progress.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <cmath>
#include <cstdio>

#include "cli/terminal/columns.hpp"

namespace reverie::cli {

ProgressBar::ProgressBar(std::uint64_t total)
    : total_(total), visible_(::isatty(STDERR_FILENO) != 0) {}

void ProgressBar::show(std::uint64_t done, double seconds) {
  if (!visible_) return;
  constexpr int width = 30;
  const double share = total_ == 0 ? 1 : static_cast<double>(done) / static_cast<double>(total_);
  const int filled = static_cast<int>(share * width);
  const double rate = seconds > 0 ? static_cast<double>(done) / seconds : 0;
  const std::string left =
      rate > 0 ? clock_time(static_cast<double>(total_ - done) / rate) : std::string("?");
  fmt::print(stderr, "\r{}{} {}/{}  {:.1f}/s  -{}\x1b[K", repeat("█", filled),
             repeat("░", width - filled), done, total_, rate, left);
  std::fflush(stderr);
}

void ProgressBar::clear() const {
  if (visible_) fmt::print(stderr, "\r\x1b[K");
}

std::string clock_time(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::lround(seconds));
  const std::uint64_t minutes = whole / 60;
  if (minutes < 60) return fmt::format("{}:{:02}", minutes, whole % 60);
  return fmt::format("{}:{:02}:{:02}", minutes / 60, minutes % 60, whole % 60);
}

}  // namespace reverie::cli
