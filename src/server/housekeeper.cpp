// SPDX-License-Identifier: Apache-2.0
#include "server/housekeeper.hpp"

#include <chrono>
#include <utility>

#include "server/journal.hpp"

namespace reverie::server {
namespace {

constexpr std::chrono::hours between_looks(1);
/// A pass clears a thousand tables: far more of them a day than addresses can open, and the disk is
/// mostly left to those who play.
constexpr std::chrono::seconds between_passes(1);

StoreTime before(StoreTime now, std::chrono::days days) {
  return now - std::chrono::duration_cast<std::chrono::milliseconds>(days).count();
}

}  // namespace

Housekeeper::Housekeeper(Store& store, const Limits& limits, std::function<StoreTime()> now)
    : store_(store), limits_(limits), now_(std::move(now)) {
  thread_ = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

void Housekeeper::work(const std::stop_token& stop) {
  while (!stop.stop_requested()) rest(stop, has_cleared_some() ? between_passes : between_looks);
}

void Housekeeper::rest(const std::stop_token& stop, std::chrono::milliseconds time) {
  std::unique_lock lock(mutex_);
  never_.wait_for(lock, stop, time, [] { return false; });
}

bool Housekeeper::has_cleared_some() {
  const StoreTime now = now_();
  const auto cleared =
      store_.clear({before(now, limits_.untouched), before(now, limits_.unfinished)});
  if (!cleared) {
    journal::warn("tables_not_cleared", {{"problem", cleared.error().what}});
    return false;
  }
  if (*cleared > 0) journal::info("tables_cleared", {{"tables", *cleared}});
  return *cleared > 0;
}

}  // namespace reverie::server
