// SPDX-License-Identifier: Apache-2.0
// Threads that think for bots, so that no table waits for a thought.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "agents/bot.hpp"
#include "table/host.hpp"

namespace reverie::server {

class Thinkers {
 public:
  Thinkers(unsigned threads, ContentReader content);
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;
  /// Finishes the thoughts that have begun and forgets the others.
  ~Thinkers();

  using Done = std::function<void(std::optional<Advice>)>;
  /// From any thread; `done` is called from another.
  void think(Thought thought, std::uint64_t seed, Done done);

 private:
  struct Task {
    Thought thought;
    std::uint64_t seed = 0;
    Done done;
  };

  void work(const std::stop_token& stop);
  std::optional<Advice> advice_for(const Task& task) const;

  ContentReader content_;
  std::mutex mutex_;
  std::condition_variable_any something_to_do_;
  std::deque<Task> tasks_;
  std::vector<std::jthread> threads_;
};

}  // namespace reverie::server
