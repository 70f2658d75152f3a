// SPDX-License-Identifier: Apache-2.0
// Gaining and paying: between one player and the supply (DR-B5, DR-C4). In a resolution nothing is
// lost by the order in which its cells come (DR-B): what the supply lacks stays owed to the player
// and is gained as soon as a star or a chest has brought it back.
#pragma once

#include <algorithm>
#include <utility>

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
      case Good::key: return owe(me_.owed_keys, take(s_.keys, me_.keys, reward.good, amount));
      case Good::coin: return forgo(reward.good, take(s_.coins, me_.coins, reward.good, amount));
      default: return gain_fragments(colour_of(reward.good), amount);
    }
  }

  void gain_fragments(Colour colour, int amount) {
    owe(me_.owed_fragments[colour],
        take(s_.fragments[colour], me_.fragments[colour], fragment_of(colour), amount));
    make_stars();
  }

  /// What the supply has again of all that is owed.
  void collect() {
    me_.owed_keys = take(s_.keys, me_.keys, Good::key, me_.owed_keys);
    collect_fragments();
    make_stars();
  }

  /// The resolution is over: what is still owed is lost.
  void forgo_what_is_owed() {
    forgo(Good::key, std::exchange(me_.owed_keys, std::uint8_t{0}));
    for (const Colour colour : all_colours) {
      forgo(fragment_of(colour), std::exchange(me_.owed_fragments[colour], std::uint8_t{0}));
    }
  }

  void pay_keys(int amount) { move(me_.keys, s_.keys, amount); }
  void pay_coins(int amount) { move(me_.coins, s_.coins, amount); }

 private:
  static void move(std::uint8_t& from, std::uint8_t& to, int amount) {
    from = static_cast<std::uint8_t>(from - amount);
    to = static_cast<std::uint8_t>(to + amount);
  }

  /// As much as there is; how much was lacking.
  std::uint8_t take(std::uint8_t& supply, std::uint8_t& own, Good good, int wanted) {
    const int amount = std::min<int>(wanted, supply);
    move(supply, own, amount);
    if (amount > 0) tell(Gained{seat_, good, amount});
    return static_cast<std::uint8_t>(wanted - amount);
  }

  static void owe(std::uint8_t& owed, std::uint8_t more) {
    owed = static_cast<std::uint8_t>(owed + more);
  }

  void forgo(Good good, std::uint8_t lacking) {
    if (lacking > 0) tell(SupplyEmpty{seat_, good});
  }

  void collect_fragments() {
    for (const Colour colour : all_colours) {
      std::uint8_t& owed = me_.owed_fragments[colour];
      owed = take(s_.fragments[colour], me_.fragments[colour], fragment_of(colour), owed);
    }
  }

  /// DR-B5: four of different colours at once.
  void make_stars() {
    while (std::ranges::all_of(all_colours, [&](Colour c) { return me_.fragments[c] > 0; })) {
      for (const Colour colour : all_colours) move(me_.fragments[colour], s_.fragments[colour], 1);
      ++me_.stars;
      tell(StarMade{seat_, me_.stars});
      collect_fragments();
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
