// SPDX-License-Identifier: Apache-2.0
#include "server/thinkers.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include "server/journal.hpp"

namespace reverie::server {
namespace {

/// On Linux a thread has a priority of its own: people's moves come before bots' thoughts, and
/// those that are soon done before the others.
void let_others_go_first(int by) { ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), by); }
constexpr int behind_the_tables = 5;
constexpr int behind_all = 10;

/// Some milliseconds at most. However few simulations somebody asks for, a single one may be a long
/// game.
bool is_soon_done(const BotSpec& bot) { return !looks_ahead(bot); }

}  // namespace

Thinkers::Thinkers(unsigned threads, ContentReader content, const Limits& limits)
    : content_(std::move(content)), limits_(limits) {
  for (unsigned i = 0; i < threads; ++i) {
    threads_.emplace_back([this](const std::stop_token& stop) { work_until(stop, Kind::any); });
  }
  threads_.emplace_back([this](const std::stop_token& stop) { work_until(stop, Kind::quick); });
}

Thinkers::~Thinkers() {
  for (std::jthread& thread : threads_) thread.request_stop();
  threads_.clear();
}

// --- Asking --------------------------------------------------------------------------------------

bool Thinkers::think(const Payer& payer, const std::string& table, Thought thought,
                     std::uint64_t seed, Done done) {
  Queue& queue = is_soon_done(thought.bot) ? quick_ : long_;
  Task task{table, thought.asker, payer.guest, {}};
  BotOwner owner{table, thought.seat, thought.bot};
  task.work = [this, seed, owner = std::move(owner), thought = std::move(thought),
               done = std::move(done)] { done(advice_for(owner, thought, seed)); };
  return begin(queue, payer, std::move(task));
}

bool Thinkers::work_on(const Payer& payer, std::function<void()> work) {
  return begin(long_, payer, {{}, {}, payer.guest, std::move(work)});
}

bool Thinkers::begin(Queue& queue, const Payer& payer, Task task) {
  {
    const std::lock_guard lock(mutex_);
    if (!has_room(payer)) return false;
    if (task.asker) ++hints_[task.guest];
    queue.push(payer, std::move(task));
  }
  // Not one only: it might be the one that takes nothing long.
  something_to_do_.notify_all();
  return true;
}

bool Thinkers::has_room(const Payer& payer) const {
  if (quick_.size() + long_.size() >= limits_.thoughts) return false;
  const std::size_t theirs = quick_.waiting_at(payer.network) + long_.waiting_at(payer.network);
  return !payer.is_limited() || theirs < limits_.thoughts_an_address;
}

bool Thinkers::has_room_for_hint(const Payer& payer) const {
  const std::lock_guard lock(mutex_);
  const auto found = hints_.find(payer.guest);
  const std::size_t theirs = found == hints_.end() ? 0 : found->second;
  return theirs < limits_.hints_a_guest && has_room(payer);
}

void Thinkers::cancel(const std::string& table, Connection asker) {
  drop([&](const Task& task) { return task.asker == asker && task.table == table; });
}

void Thinkers::forget(const std::string& table) {
  drop([&](const Task& task) { return task.table == table; });
  kept_.forget(table);
}

void Thinkers::drop(const std::function<bool(const Task&)>& is_unwanted) {
  const std::lock_guard lock(mutex_);
  const auto test = [&](const Task& task) {
    if (!is_unwanted(task)) return false;
    if (task.asker) hint_is_over(task.guest);
    return true;
  };
  quick_.erase_if(test);
  long_.erase_if(test);
}

/// With the mutex held.
void Thinkers::hint_is_over(const std::string& guest) {
  const auto found = hints_.find(guest);
  if (--found->second == 0) hints_.erase(found);
}

// --- Thinking ------------------------------------------------------------------------------------

void Thinkers::work_until(const std::stop_token& stop, Kind kind) {
  let_others_go_first(kind == Kind::quick ? behind_the_tables : behind_all);
  bool quick_before = false;
  while (true) {
    Task task;
    {
      std::unique_lock lock(mutex_);
      if (!something_to_do_.wait(lock, stop, [&] { return has_work(kind); })) return;
      if (stop.stop_requested()) return;
      task = take(kind, quick_before);
    }
    task.work();
    if (!task.asker) continue;
    const std::lock_guard lock(mutex_);
    hint_is_over(task.guest);
  }
}

/// What is soon done comes first, but a thread that has just done some of it looks at the rest:
/// else very many that are soon done would keep everything else waiting.
Thinkers::Task Thinkers::take(Kind kind, bool& quick_before) {
  const bool takes_long = kind == Kind::any && !long_.empty() && (quick_before || quick_.empty());
  quick_before = !takes_long;
  return takes_long ? long_.pop() : quick_.pop();
}

std::optional<Advice> Thinkers::advice_for(const BotOwner& owner, const Thought& thought,
                                           std::uint64_t seed) {
  std::unique_ptr<Bot> bot = kept_.take(owner);
  if (!bot) {
    auto made = make_bot(*thought.game, thought.bot, content_, seed);
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
