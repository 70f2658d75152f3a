// SPDX-License-Identifier: Apache-2.0
// Many two-player tables over websockets, and moves on them at a fixed rate whether or not the
// server keeps up (open loop): a slow answer delays nobody else, and its whole delay is counted.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace reverie::bench {

struct LoadPlan {
  std::uint16_t port = 0;
  std::size_t tables = 0;
  double moves_a_second = 0;
  std::chrono::seconds duration{0};
};

struct LoadReport {
  std::size_t moves = 0;
  double seconds = 0;
  /// From the moment a move was due to the moment its acknowledgement was read, in milliseconds,
  /// sorted.
  std::vector<double> delays;
  /// Due moves for which no table was ready.
  std::size_t skipped = 0;
  std::size_t refused = 0;
};

class Load {
 public:
  explicit Load(const LoadPlan& plan);
  Load(const Load&) = delete;
  Load& operator=(const Load&) = delete;
  ~Load();

  /// Opens all tables and both connections of each.
  void connect();
  LoadReport run();

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace reverie::bench
