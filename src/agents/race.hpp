// SPDX-License-Identifier: Apache-2.0
// Who acts next where several may at once: every bot at its pace and the clock when its time has
// come, by a time of their own, for which nobody waits.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "agents/pace.hpp"
#include "agents/policy.hpp"

namespace reverie {

template <Game G>
class Race {
 public:
  explicit Race(std::vector<BotSpec> bots) : bots_(std::move(bots)) {}

  void begin_game(std::uint64_t seed) {
    random_ = Random(seed);
    now_ = 0;
    deadline_ = 0;
    timer_.reset();
    due_ = {};
  }

  /// One of these seats, or the clock whose timer has run out.
  Actor next(const G& game, const typename G::State& state, SeatSet seats) {
    if constexpr (!AsksForTime<G>) return any_seat(seats, random_);
    const auto running = timer(game, state);
    if (!running) {
      if (timer_) due_ = {};
      timer_.reset();
      return any_seat(seats, random_);
    }
    if (timer_ != running->number) {
      timer_ = running->number;
      deadline_ = now_ + running->milliseconds + running->grace;
      is_race_ = running->is_race;
      for (std::uint32_t& mood : moods_) mood = mood_of(random_.next());
    }
    const SeatSet soonest = soonest_of(seats);
    if (soonest.empty() || *due_[soonest.first().index] >= deadline_) {
      now_ = deadline_;
      due_ = {};  // what was begun is cut off
      return Actor::clock();
    }
    now_ = *due_[soonest.first().index];
    const Seat seat = any_seat(soonest, random_);
    due_[seat.index].reset();
    return seat;
  }

 private:
  SeatSet soonest_of(SeatSet seats) {
    SeatSet soonest;
    for (SeatSet rest = seats; !rest.empty(); rest = rest - rest.first()) {
      const Seat seat = rest.first();
      const std::int64_t due = due_of(seat);
      const std::int64_t best = soonest.empty() ? due : *due_[soonest.first().index];
      if (due < best) soonest = {};
      if (due <= best) soonest = soonest | seat;
    }
    return soonest;
  }

  /// A step that has begun goes on, whatever others do meanwhile.
  std::int64_t due_of(Seat seat) {
    const BotSpec& bot = bots_[seat.index];
    auto& due = due_[seat.index];
    const bool takes_time = is_race_ && bot.pace > 0;
    if (!due) due = now_ + (takes_time ? step_of(seat) : 0);
    return *due;
  }

  std::int64_t step_of(Seat seat) {
    return step_time(bots_[seat.index], moods_[seat.index], deadline_ - now_, random_.next());
  }

  std::vector<BotSpec> bots_;
  Random random_{0};
  std::int64_t now_ = 0;
  std::int64_t deadline_ = 0;
  bool is_race_ = true;
  std::optional<std::uint32_t> timer_;
  std::array<std::uint32_t, max_seats> moods_{};
  std::array<std::optional<std::int64_t>, max_seats> due_{};
};

}  // namespace reverie
