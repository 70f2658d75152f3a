// SPDX-License-Identifier: Apache-2.0
#include "server/housekeeper.hpp"

#include <chrono>
#include <utility>

#include "server/journal.hpp"

namespace reverie::server {
namespace {

constexpr std::chrono::hours between_looks(1);
constexpr std::chrono::days after_doubts(1);
/// A pass clears a thousand tables: far more of them a day than addresses can open, and the disk is
/// mostly left to those who play.
constexpr std::chrono::seconds between_passes(1);

StoreTime before(StoreTime now, std::chrono::days days) {
  return now - std::chrono::duration_cast<std::chrono::milliseconds>(days).count();
}

}  // namespace

Housekeeper::Housekeeper(Store& store, const Limits& limits, std::function<StoreTime()> now)
    : store_(store), limits_(limits), now_(std::move(now)), opened_at_(now_()) {
  thread_ = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

void Housekeeper::work(const std::stop_token& stop) {
  if (!believes_the_clock()) rest(stop, after_doubts);
  while (!stop.stop_requested()) rest(stop, has_cleared_some() ? between_passes : between_looks);
}

void Housekeeper::rest(const std::stop_token& stop, std::chrono::milliseconds time) {
  std::unique_lock lock(mutex_);
  never_.wait_for(lock, stop, time, [] { return false; });
}

/// The time is told from the wall when the house opens. A clock that is a year ahead then would
/// make all that is unfinished look abandoned, and what is cleared does not come back.
bool Housekeeper::believes_the_clock() {
  // What this house keeps itself proves nothing.
  const auto last = store_.last_append(opened_at_);
  if (!last) {
    journal::warn("tables_not_cleared", {{"problem", last.error().what}});
    return false;
  }
  if (!*last || **last >= before(opened_at_, limits_.credible_silence)) return true;
  const auto silence =
      std::chrono::floor<std::chrono::days>(std::chrono::milliseconds(opened_at_ - **last));
  journal::warn("clock_in_doubt",
                {{"days_since_anything_was_kept", static_cast<std::uint64_t>(silence.count())}});
  return false;
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
