// SPDX-License-Identifier: Apache-2.0
#include "store/sqlite_tidier.hpp"

#include <utility>

namespace reverie {

SqliteTidier::SqliteTidier(sqlite::Database database) : database_(std::move(database)) {
  thread_ = std::thread([this] { tidy_until_closed(); });
}

SqliteTidier::~SqliteTidier() {
  {
    const std::scoped_lock lock(mutex_);
    stage_ = Stage::closing;
  }
  called_.notify_one();
  thread_.join();
}

void SqliteTidier::begin() {
  {
    const std::scoped_lock lock(mutex_);
    if (stage_ != Stage::resting) return;
    stage_ = Stage::asked;
  }
  called_.notify_one();
}

bool SqliteTidier::take_finished() {
  const std::scoped_lock lock(mutex_);
  if (stage_ != Stage::finished) return false;
  stage_ = Stage::resting;
  return true;
}

void SqliteTidier::tidy_until_closed() {
  while (wait_for_work()) {
    // What cannot be moved now is as safe in the log, and is tried again when the writer asks.
    (void)database_.checkpoint();
    const std::scoped_lock lock(mutex_);
    if (stage_ == Stage::asked) stage_ = Stage::finished;
  }
}

bool SqliteTidier::wait_for_work() {
  std::unique_lock lock(mutex_);
  called_.wait(lock, [this] { return stage_ == Stage::asked || stage_ == Stage::closing; });
  return stage_ == Stage::asked;
}

}  // namespace reverie
