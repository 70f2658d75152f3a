// SPDX-License-Identifier: Apache-2.0
// How far long work has come, on one line of a terminal. Silent where nobody watches.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace reverie::cli {

class ProgressBar {
 public:
  explicit ProgressBar(std::uint64_t total);
  ~ProgressBar() { clear(); }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(std::uint64_t done, double seconds);
  /// Makes room for what is printed next.
  void clear() const;

 private:
  std::uint64_t total_;
  bool visible_;
};

/// `2:05` or `1:02:05`.
std::string clock_time(double seconds);

}  // namespace reverie::cli
