// SPDX-License-Identifier: Apache-2.0
#include "server/housekeeper.hpp"

#include <chrono>
#include <utility>

#include "server/journal.hpp"

namespace reverie::server {
namespace {

StoreTime before(StoreTime now, std::chrono::days days) {
  return now - std::chrono::duration_cast<std::chrono::milliseconds>(days).count();
}

}  // namespace

Housekeeper::Housekeeper(Store& store, const Limits& limits, std::function<StoreTime()> now)
    : store_(store), limits_(limits), now_(std::move(now)) {
  thread_ = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

void Housekeeper::work(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    clear();
    std::unique_lock lock(mutex_);
    never_.wait_for(lock, stop, std::chrono::hours(1), [] { return false; });
  }
}

void Housekeeper::clear() {
  const StoreTime now = now_();
  const auto cleared =
      store_.clear({before(now, limits_.untouched), before(now, limits_.unfinished)});
  if (!cleared) {
    journal::warn("tables_not_cleared", {{"problem", cleared.error().what}});
  } else if (*cleared > 0) {
    journal::info("tables_cleared", {{"tables", *cleared}});
  }
}

}  // namespace reverie::server
