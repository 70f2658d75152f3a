// SPDX-License-Identifier: Apache-2.0
// Gaining and paying: between one player and the supply (DR-B5, DR-C4).
#pragma once

#include <algorithm>

#include "games/dream_runners/events.hpp"
#include "games/dream_runners/state.hpp"

namespace reverie::dream_runners {

template <class Narrator>
class Purse {
 public:
  Purse(State& state, Seat seat, Narrator& narrator)
      : s_(state), seat_(seat), me_(state.players[seat.index]), narrator_(narrator) {}

  /// As much as the supply has. Wild fragments wait for their colour, serenity for the end of the
  /// resolution; `doubled` makes a pair of one colour of each wild one (DR-P6).
  void gain(Reward reward, bool doubled) {
    const int amount = gathered(reward, doubled).amount;
    switch (reward.good) {
      case Good::wild: {
        std::uint8_t& waiting = doubled ? me_.wild_pairs : me_.wilds;
        waiting = static_cast<std::uint8_t>(waiting + reward.amount);
        return;
      }
      case Good::serenity: me_.gained = static_cast<std::uint8_t>(me_.gained + amount); return;
      case Good::key: return take(s_.keys, me_.keys, reward.good, amount);
      case Good::coin: return take(s_.coins, me_.coins, reward.good, amount);
      default: return gain_fragments(colour_of(reward.good), amount);
    }
  }

  void gain_fragments(Colour colour, int amount) {
    take(s_.fragments[colour], me_.fragments[colour], fragment_of(colour), amount);
    make_stars();
  }

  void pay_keys(int amount) { move(me_.keys, s_.keys, amount); }
  void pay_coins(int amount) { move(me_.coins, s_.coins, amount); }

 private:
  static void move(std::uint8_t& from, std::uint8_t& to, int amount) {
    from = static_cast<std::uint8_t>(from - amount);
    to = static_cast<std::uint8_t>(to + amount);
  }

  void take(std::uint8_t& supply, std::uint8_t& own, Good good, int wanted) {
    const int amount = std::min<int>(wanted, supply);
    move(supply, own, amount);
    if (amount > 0) tell(Gained{seat_, good, amount});
    if (amount < wanted) tell(SupplyEmpty{seat_, good});
  }

  /// DR-B5: four of different colours at once.
  void make_stars() {
    while (std::ranges::all_of(all_colours, [&](Colour c) { return me_.fragments[c] > 0; })) {
      for (const Colour colour : all_colours) move(me_.fragments[colour], s_.fragments[colour], 1);
      ++me_.stars;
      tell(StarMade{seat_, me_.stars});
    }
  }

  template <class E>
  void tell(const E& event) {
    narrator_.tell(SeatSet::everybody(), event);
  }

  State& s_;
  Seat seat_;
  Player& me_;
  Narrator& narrator_;
};

}  // namespace reverie::dream_runners
