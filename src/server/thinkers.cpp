// SPDX-License-Identifier: Apache-2.0
#include "server/thinkers.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <utility>

#include "server/journal.hpp"

namespace reverie::server {
namespace {

/// On Linux a thread has a priority of its own: people's moves come before bots' thoughts.
void let_others_go_first() {
  constexpr int behind_the_tables = 10;
  ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), behind_the_tables);
}

}  // namespace

Thinkers::Thinkers(unsigned threads, ContentReader content) : content_(std::move(content)) {
  for (unsigned i = 0; i < threads; ++i) {
    threads_.emplace_back([this](const std::stop_token& stop) { work(stop); });
  }
}

Thinkers::~Thinkers() {
  for (std::jthread& thread : threads_) thread.request_stop();
  threads_.clear();
}

void Thinkers::think(const std::string& table, Thought thought, std::uint64_t seed, Done done) {
  {
    const std::lock_guard lock(mutex_);
    tasks_.push_back({table, std::move(thought), seed, std::move(done)});
  }
  something_to_do_.notify_one();
}

void Thinkers::work(const std::stop_token& stop) {
  let_others_go_first();
  while (true) {
    Task task;
    {
      std::unique_lock lock(mutex_);
      if (!something_to_do_.wait(lock, stop, [this] { return !tasks_.empty(); })) return;
      if (stop.stop_requested()) return;
      task = std::move(tasks_.front());
      tasks_.pop_front();
    }
    task.done(advice_for(task));
  }
}

std::optional<Advice> Thinkers::advice_for(const Task& task) {
  const Thought& thought = task.thought;
  const BotOwner owner{task.table, thought.seat, thought.bot};
  std::unique_ptr<Bot> bot = kept_.take(owner);
  if (!bot) {
    auto made = make_bot(*thought.game, thought.bot, content_, task.seed);
    if (!made) {
      journal::error("bot_cannot_think", {{"problem", made.error().what}});
      return std::nullopt;
    }
    bot = *std::move(made);
  }
  Advice advice = bot->advise(*thought.position, thought.seat);
  kept_.give_back(owner, std::move(bot));
  return advice;
}

}  // namespace reverie::server
