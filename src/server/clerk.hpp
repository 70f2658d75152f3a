// SPDX-License-Identifier: Apache-2.0
// A thread that looks up in the store what takes long, so that no table waits for it, and it does
// not wait for bots' thoughts. Addresses and guests take turns.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

#include "server/fair_queue.hpp"
#include "server/payer.hpp"

namespace reverie::server {

class Clerk {
 public:
  Clerk();
  Clerk(const Clerk&) = delete;
  Clerk& operator=(const Clerk&) = delete;
  /// Finishes what it is at and forgets the rest.
  ~Clerk() = default;

  using Errand = std::function<void()>;
  /// From any thread. How many a client can ask for at a time is bounded by its connections.
  void ask(const Payer& payer, Errand errand);

 private:
  void work(const std::stop_token& stop);

  std::mutex mutex_;
  std::condition_variable_any something_to_do_;
  FairQueue<Errand> errands_;
  /// Last, so that it ends before what it uses goes.
  std::jthread thread_;
};

}  // namespace reverie::server
