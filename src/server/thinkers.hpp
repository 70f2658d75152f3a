// SPDX-License-Identifier: Apache-2.0
// Threads that think for bots and read logs, so that no table waits for it. Fair among addresses
// and guests; what is soon done does not wait for what takes long.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "agents/bot.hpp"
#include "server/fair_queue.hpp"
#include "server/kept_bots.hpp"
#include "server/limits.hpp"
#include "table/host.hpp"

namespace reverie::server {

class Thinkers {
 public:
  /// Of all bots that wait for their next move, whatever the number of tables.
  static constexpr std::size_t most_kept_bytes = std::size_t{256} << 20U;

  /// So many threads, and one more for what is soon done.
  Thinkers(unsigned threads, ContentReader content, const Limits& limits);
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;
  /// Finishes the thoughts that have begun and forgets the others.
  ~Thinkers();

  using Done = std::function<void(std::optional<Advice>)>;
  /// From any thread; `done` is called from another. A bot of the table that has thought before
  /// goes on with what it found out; the seed is for one that has not. False where too much waits
  /// already, for the payer or for all: then nothing is begun.
  bool think(const Payer& payer, const std::string& table, Thought thought, std::uint64_t seed,
             Done done);
  /// Something else that takes long, in turn with thoughts.
  bool work_on(const Payer& payer, std::function<void()> work);

  /// Whether somebody may ask for one more hint.
  bool has_room_for_hint(const Payer& payer) const;
  /// Whoever asked for a hint is gone: what was not begun need not be.
  void cancel(const std::string& table, Connection asker);
  /// Nobody plays there any longer.
  void forget(const std::string& table);

 private:
  struct Task {
    /// Of a thought.
    std::string table;
    /// Of a hint.
    std::optional<Connection> asker;
    std::string guest;
    std::function<void()> work;
  };
  using Queue = FairQueue<Task>;
  /// A thread that takes everything, or only what is soon done.
  enum class Kind : std::uint8_t { any, quick };

  bool begin(Queue& queue, const Payer& payer, Task task);
  /// With the mutex held.
  bool has_room(const Payer& payer) const;
  void work_until(const std::stop_token& stop, Kind kind);
  /// With the mutex held.
  bool has_work(Kind kind) const {
    return !quick_.empty() || (kind == Kind::any && !long_.empty());
  }
  Task take(Kind kind, bool& quick_before);
  void drop(const std::function<bool(const Task&)>& is_unwanted);
  void hint_is_over(const std::string& guest);

  std::optional<Advice> advice_for(const BotOwner& owner, const Thought& thought,
                                   std::uint64_t seed);

  ContentReader content_;
  const Limits limits_;
  KeptBots kept_{most_kept_bytes};
  mutable std::mutex mutex_;
  std::condition_variable_any something_to_do_;
  /// Guarded by the mutex, as is the next: what is soon done, and what takes long.
  Queue quick_;
  Queue long_;
  /// Hints that wait or are being thought of, by guest.
  std::map<std::string, std::size_t> hints_;
  std::vector<std::jthread> threads_;
};

}  // namespace reverie::server
