// SPDX-License-Identifier: Apache-2.0
#include "cli/commands/simulation.hpp"

#include <algorithm>
#include <chrono>

#include "cli/files/files.hpp"
#include "cli/terminal/interrupt.hpp"
#include "core/log.hpp"

namespace reverie::cli {

void Tally::add(const ArenaGame& game) {
  ++games;
  for (std::size_t i = 0; i < wins.size(); ++i) {
    wins[i] += game.seats[i].won ? 1U : 0U;
    scores[i] += game.seats[i].score;
  }
  decisions += game.decisions;
  length += game.length;
}

void Tally::add(const Tally& other) {
  games += other.games;
  for (std::size_t i = 0; i < wins.size(); ++i) {
    wins[i] += other.wins[i];
    scores[i] += other.scores[i];
  }
  decisions += other.decisions;
  length += other.length;
}

std::expected<std::unique_ptr<Simulation>, Problem> Simulation::prepare(
    const SimulationPlan& plan, const ContentReader& content) {
  if (plan.logs) {
    std::error_code error;
    std::filesystem::create_directories(*plan.logs, error);
    if (error) {
      return std::unexpected(
          Problem{"cannot make the folder '" + plan.logs->string() + "': " + error.message()});
    }
  }
  std::unique_ptr<Simulation> simulation(new Simulation(plan));
  for (unsigned i = 0; i < plan.threads; ++i) {
    auto arena = make_arena(plan.arena, content);
    if (!arena) return std::unexpected(arena.error());
    simulation->workers_.push_back(
        std::make_unique<Worker>(*std::move(arena), plan.arena.seats.size()));
  }
  return simulation;
}

void Simulation::start() {
  working_ = static_cast<unsigned>(workers_.size());
  for (auto& worker : workers_) {
    worker->thread = std::jthread([this, &worker] { work(*worker); });
  }
}

/// Games of random choices take two microseconds each: they are taken, and told of, in batches of
/// about a millisecond. What is thought about for longer goes one by one.
void Simulation::work(Worker& worker) {
  using Clock = std::chrono::steady_clock;
  constexpr std::uint64_t largest_batch = 1024;
  std::uint64_t size = 1;
  while (!interrupted()) {
    const auto start = Clock::now();
    const std::uint64_t first = next_.fetch_add(size);
    if (first >= plan_.games || !play_batch(worker, first, std::min(first + size, plan_.games))) {
      break;
    }
    const bool was_quick = Clock::now() - start < std::chrono::microseconds(500);
    if (was_quick && size < largest_batch) size *= 2;
    if (!was_quick && size > 1) size /= 2;
  }
  --working_;
}

bool Simulation::play_batch(Worker& worker, std::uint64_t first, std::uint64_t end) {
  Tally batch(plan_.arena.seats.size());
  bool goes_on = true;
  for (std::uint64_t number = first; goes_on && number < end && !interrupted(); ++number) {
    const ArenaGame game = worker.arena->play(number, plan_.logs.has_value());
    goes_on = !game.log || keep_log(number, *game.log);
    if (goes_on) batch.add(game);
  }
  const std::scoped_lock lock(worker.mutex);
  worker.tally.add(batch);
  finished_ += batch.games;
  return goes_on;
}

bool Simulation::keep_log(std::uint64_t number, const Log& log) {
  const std::string name = log.header.game + '-' + std::to_string(plan_.arena.seed) + '-' +
                           std::to_string(number) + ".jsonl";
  const auto written = write_file(*plan_.logs / name, write_log(log), Durability::quick);
  if (written) return true;
  const std::scoped_lock lock(problem_mutex_);
  if (!problem_) problem_ = written.error();
  next_ = plan_.games;  // the others stop too
  return false;
}

Tally Simulation::tally() const {
  Tally sum(plan_.arena.seats.size());
  for (const auto& worker : workers_) {
    const std::scoped_lock lock(worker->mutex);
    sum.add(worker->tally);
  }
  return sum;
}

std::optional<Problem> Simulation::problem() const {
  const std::scoped_lock lock(problem_mutex_);
  return problem_;
}

}  // namespace reverie::cli
