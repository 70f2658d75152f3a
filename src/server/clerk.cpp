// SPDX-License-Identifier: Apache-2.0
#include "server/clerk.hpp"

#include <utility>

namespace reverie::server {

Clerk::Clerk() {
  thread_ = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

void Clerk::ask(const Payer& payer, Errand errand) {
  {
    const std::lock_guard lock(mutex_);
    errands_.push(payer, std::move(errand));
  }
  something_to_do_.notify_one();
}

void Clerk::work(const std::stop_token& stop) {
  while (true) {
    Errand errand;
    {
      std::unique_lock lock(mutex_);
      if (!something_to_do_.wait(lock, stop, [this] { return !errands_.empty(); })) return;
      if (stop.stop_requested()) return;
      errand = errands_.pop();
    }
    errand();
  }
}

}  // namespace reverie::server
