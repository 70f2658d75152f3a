// SPDX-License-Identifier: Apache-2.0
// Clears tables that nobody will come back to, by the rule in limits.hpp, beside everything else.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "server/limits.hpp"
#include "store/store.hpp"

namespace reverie::server {

class Housekeeper {
 public:
  /// Both outlive it. Made before the house opens: begins at once, unless it is in doubt about the
  /// time; goes on while there is something to clear, and comes again every hour.
  Housekeeper(Store& store, const Limits& limits, std::function<StoreTime()> now);
  Housekeeper(const Housekeeper&) = delete;
  Housekeeper& operator=(const Housekeeper&) = delete;
  /// Finishes what it is at.
  ~Housekeeper() = default;

 private:
  void work(const std::stop_token& stop);
  void rest(const std::stop_token& stop, std::chrono::milliseconds time);
  bool believes_the_clock();
  bool has_cleared_some();

  Store& store_;
  const Limits& limits_;
  std::function<StoreTime()> now_;
  StoreTime opened_at_;
  std::mutex mutex_;
  std::condition_variable_any never_;
  std::jthread thread_;
};

}  // namespace reverie::server
