// SPDX-License-Identifier: Apache-2.0
// Many games on several threads. Sums are kept in whole numbers, so that no order of adding, and
// therefore no number of threads, changes them.
#pragma once

#include <atomic>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "agents/arena.hpp"

namespace reverie::cli {

struct Tally {
  std::uint64_t games = 0;
  /// For each seat.
  std::vector<std::uint64_t> wins;
  std::vector<std::int64_t> scores;
  std::uint64_t decisions = 0;
  std::uint64_t length = 0;

  explicit Tally(std::size_t seats) : wins(seats), scores(seats) {}
  void add(const ArenaGame& game);
  void add(const Tally& other);

  friend bool operator==(const Tally&, const Tally&) = default;
};

struct SimulationPlan {
  ArenaPlan arena;
  std::uint64_t games = 1000;
  unsigned threads = 1;
  /// Where every game's log goes, if anywhere.
  std::optional<std::filesystem::path> logs;
};

class Simulation {
 public:
  static std::expected<std::unique_ptr<Simulation>, Problem> prepare(const SimulationPlan& plan,
                                                                     const ContentReader& content);

  void start();
  std::uint64_t finished_games() const { return finished_; }
  bool done() const { return working_ == 0; }
  /// The games finished so far.
  Tally tally() const;
  /// What stopped the work early, such as a full disk.
  std::optional<Problem> problem() const;

 private:
  struct Worker {
    std::unique_ptr<Arena> arena;
    Tally tally;
    mutable std::mutex mutex;
    std::jthread thread;

    Worker(std::unique_ptr<Arena> its_arena, std::size_t seats)
        : arena(std::move(its_arena)), tally(seats) {}
  };

  explicit Simulation(SimulationPlan plan) : plan_(std::move(plan)) {}
  void work(Worker& worker);
  /// The games from `first` to before `end`; false where no more are wanted.
  bool play_batch(Worker& worker, std::uint64_t first, std::uint64_t end);
  bool keep_log(std::uint64_t number, const Log& log);

  SimulationPlan plan_;
  std::atomic<std::uint64_t> next_ = 0;
  std::atomic<std::uint64_t> finished_ = 0;
  std::atomic<unsigned> working_ = 0;
  mutable std::mutex problem_mutex_;
  std::optional<Problem> problem_;
  std::vector<std::unique_ptr<Worker>> workers_;
};

}  // namespace reverie::cli
