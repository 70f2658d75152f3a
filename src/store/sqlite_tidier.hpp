// SPDX-License-Identifier: Apache-2.0
// Moves the write-ahead log to the file while the writer goes on writing. One pass under load takes
// as long as dozens of commits, and nobody should wait for it.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

#include "store/sqlite.hpp"

namespace reverie {

class SqliteTidier {
 public:
  /// A connection of its own, opened with the writer's: it must mean the same file for good.
  explicit SqliteTidier(sqlite::Database database);
  SqliteTidier(const SqliteTidier&) = delete;
  SqliteTidier& operator=(const SqliteTidier&) = delete;
  ~SqliteTidier();

  /// Begins a pass unless one is under way.
  void begin();
  /// True once after each pass. What was committed during the pass is still in the log: only the
  /// writer, between two commits, can move that little and so let the log begin anew.
  bool take_finished();

 private:
  enum class Stage : std::uint8_t { resting, asked, finished, closing };

  void tidy_until_closed();
  bool wait_for_work();

  sqlite::Database database_;
  std::mutex mutex_;
  std::condition_variable called_;
  /// Guarded by the mutex.
  Stage stage_ = Stage::resting;
  std::thread thread_;
};

}  // namespace reverie
