// SPDX-License-Identifier: Apache-2.0
// Threads that think for bots, so that no table waits for a thought.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "agents/bot.hpp"
#include "server/kept_bots.hpp"
#include "table/host.hpp"

namespace reverie::server {

class Thinkers {
 public:
  /// Of all bots that wait for their next move, whatever the number of tables.
  static constexpr std::size_t most_kept_bytes = std::size_t{256} << 20U;

  Thinkers(unsigned threads, ContentReader content);
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;
  /// Finishes the thoughts that have begun and forgets the others.
  ~Thinkers();

  using Done = std::function<void(std::optional<Advice>)>;
  /// From any thread; `done` is called from another. A bot of the table that has thought before
  /// goes on with what it found out; the seed is for one that has not.
  void think(const std::string& table, Thought thought, std::uint64_t seed, Done done);
  /// Nobody plays there any longer.
  void forget(const std::string& table) { kept_.forget(table); }

 private:
  struct Task {
    std::string table;
    Thought thought;
    std::uint64_t seed = 0;
    Done done;
  };

  void work(const std::stop_token& stop);
  std::optional<Advice> advice_for(const Task& task);

  ContentReader content_;
  KeptBots kept_{most_kept_bytes};
  std::mutex mutex_;
  std::condition_variable_any something_to_do_;
  std::deque<Task> tasks_;
  std::vector<std::jthread> threads_;
};

}  // namespace reverie::server
