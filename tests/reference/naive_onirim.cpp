// SPDX-License-Identifier: Apache-2.0
#include "reference/naive_onirim.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace naive_onirim {
namespace {

constexpr int colours = 4;

enum class Face { sun, moon, key, door, nightmare };

struct Card {
  Face face;
  int colour;

  bool is_labyrinth() const { return face != Face::door && face != Face::nightmare; }
  friend bool operator==(const Card&, const Card&) = default;
};

using Pile = std::vector<Card>;

/// A card that can be used, and the pile it would leave.
struct Held {
  Card card;
  Pile* pile;
};

struct Player {
  Pile personal;
  Pile row;
  /// Cards of the row that have already made a trio.
  std::size_t counted = 0;
  Pile doors;
};

Pile whole_box() {
  constexpr std::array<int, colours> suns = {9, 8, 7, 6};
  Pile box;
  const auto put = [&box](int copies, Card card) {
    box.insert(box.end(), static_cast<std::size_t>(copies), card);
  };
  for (int colour = 0; colour < colours; ++colour) {
    put(suns[static_cast<std::size_t>(colour)], {Face::sun, colour});
    put(4, {Face::moon, colour});
    put(3, {Face::key, colour});
    put(2, {Face::door, colour});
  }
  put(10, {Face::nightmare, 0});
  return box;
}

bool holds(const Pile& pile, Card card) { return std::ranges::find(pile, card) != pile.end(); }

void take_out(Pile& pile, Card card) { pile.erase(std::ranges::find(pile, card)); }

Pile distinct(const Pile& pile) {
  Pile kinds;
  for (const Card card : pile) {
    if (!holds(kinds, card)) kinds.push_back(card);
  }
  return kinds;
}

void move_all(Pile& from, Pile& to) {
  to.insert(to.end(), from.begin(), from.end());
  from.clear();
}

class Table {
 public:
  Table(int players, reverie::Random& random)
      : random_(random), deck_(whole_box()), players_(static_cast<std::size_t>(players)) {}

  Tally play() {
    prepare();
    while (!over_) {
      take_turn();
      active_ = (active_ + 1) % players_.size();
    }
    for (const Player& player : players_) tally_.doors += static_cast<int>(player.doors.size());
    return tally_;
  }

 private:
  // --- Preparation

  void prepare() {
    shuffle_deck();
    if (alone()) {
      deal_hand();
    } else {
      while (common_.size() < 8) deal_into(common_);
      draft();
    }
    shuffle_limbo();
  }

  void deal_hand() {
    while (!over_ && !hand_is_full()) deal_into(next_gap());
  }

  void deal_into(Pile& pile) {
    const Card card = draw();
    if (over_) return;
    (card.is_labyrinth() ? pile : limbo_).push_back(card);
  }

  void draft() {
    for (int picks = 0; picks < 6; ++picks) {
      const Card card = choose(distinct(common_));
      take_out(common_, card);
      me().personal.push_back(card);
      active_ = 1 - active_;
    }
  }

  // --- A turn

  void take_turn() {
    ++tally_.turns;
    play_or_discard();
    complete_hand();
    if (!over_) shuffle_limbo();
  }

  void play_or_discard() {
    std::vector<Held> held = hand();
    std::vector<Held> playable;
    for (const Held& one : held) {
      if (me().row.empty() || me().row.back().face != one.card.face) playable.push_back(one);
    }
    const std::size_t at = choice(playable.size() + held.size());
    if (at < playable.size()) return play_card(playable[at]);
    discard_card(held[at - playable.size()]);
  }

  void play_card(const Held& held) {
    take_out(*held.pile, held.card);
    Pile& row = me().row;
    row.push_back(held.card);
    if (row.size() - me().counted < 3) return;
    const int colour = held.card.colour;
    if (row[row.size() - 2].colour != colour || row[row.size() - 3].colour != colour) return;
    me().counted = row.size();
    discover({Face::door, colour});
  }

  void discover(Card door) {
    if (!holds(deck_, door)) return;
    if (choice(2) == 1) return;
    take_out(deck_, door);
    shuffle_deck();
    gain(door);
  }

  void discard_card(const Held& held) {
    take_out(*held.pile, held.card);
    discard_.push_back(held.card);
    if (!alone()) exchange();
    if (held.card.face == Face::key) prophecy();
  }

  void exchange() {
    std::vector<std::pair<Card, Card>> swaps;
    for (const Card own : distinct(me().personal)) {
      for (const Card shared : distinct(common_)) {
        if (own != shared) swaps.emplace_back(own, shared);
      }
    }
    const std::size_t at = choice(swaps.size() + 1);
    if (at == swaps.size()) return;
    const auto [own, shared] = swaps[at];
    take_out(me().personal, own);
    take_out(common_, shared);
    me().personal.push_back(shared);
    common_.push_back(own);
  }

  void prophecy() {
    Pile seen;
    while (seen.size() < 5 && !deck_.empty()) seen.push_back(draw());
    if (seen.empty()) return;
    const Card lost = choose(distinct(seen));
    take_out(seen, lost);
    discard_.push_back(lost);
    if (lost.face == Face::door) {
      over_ = true;
      return;
    }
    Pile order;
    while (distinct(seen).size() > 1) {
      const Card next = choose(distinct(seen));
      take_out(seen, next);
      order.push_back(next);
    }
    move_all(seen, order);
    deck_.insert(deck_.end(), order.rbegin(), order.rend());
  }

  // --- Completing the hand

  void complete_hand() {
    while (!over_ && !hand_is_full()) {
      const Card card = draw();
      if (over_) return;
      if (card.is_labyrinth()) {
        next_gap().push_back(card);
      } else if (card.face == Face::door) {
        meet_door(card);
      } else {
        meet_nightmare(card);
      }
    }
  }

  void meet_door(Card door) {
    std::vector<Held> keys;
    for (const Held& one : hand()) {
      if (one.card == Card{Face::key, door.colour}) keys.push_back(one);
    }
    if (keys.empty()) return limbo_.push_back(door);
    const std::size_t at = choice(keys.size() + 1);
    if (at == keys.size()) return limbo_.push_back(door);
    spend(keys[at]);
    gain(door);
  }

  void meet_nightmare(Card nightmare) {
    ++tally_.nightmares;
    std::vector<Held> keys;
    for (const Held& one : hand()) {
      if (one.card.face == Face::key) keys.push_back(one);
    }
    const Pile doors = distinct(me().doors);
    const std::size_t ways = keys.size() + doors.size() + (deck_.empty() ? 0 : 1) + 1;
    const std::size_t at = choice(ways);
    if (at < keys.size()) {
      spend(keys[at]);
    } else if (at < keys.size() + doors.size()) {
      const Card door = doors[at - keys.size()];
      take_out(me().doors, door);
      limbo_.push_back(door);
    } else if (at < ways - 1) {
      lose_top_of_deck();
    } else {
      move_all(me().personal, discard_);
      move_all(common_, discard_);
      deal_hand();
    }
    discard_.push_back(nightmare);
  }

  void lose_top_of_deck() {
    for (int i = 0; i < 5 && !deck_.empty(); ++i) {
      const Card card = draw();
      (card.is_labyrinth() ? discard_ : limbo_).push_back(card);
    }
  }

  void spend(const Held& held) {
    take_out(*held.pile, held.card);
    discard_.push_back(held.card);
  }

  void gain(Card door) {
    me().doors.push_back(door);
    const auto wakes = [&](const Player& player) {
      return alone() ? player.doors.size() == 8 : distinct(player.doors).size() == 4;
    };
    if (std::ranges::all_of(players_, wakes)) tally_.won = over_ = true;
  }

  // --- The deck

  Card draw() {
    if (deck_.empty()) {
      over_ = true;
      return {Face::nightmare, 0};
    }
    const Card card = deck_.back();
    deck_.pop_back();
    return card;
  }

  void shuffle_limbo() {
    if (limbo_.empty()) return;
    move_all(limbo_, deck_);
    shuffle_deck();
  }

  void shuffle_deck() {
    for (std::size_t left = deck_.size(); left > 1; --left) {
      std::swap(deck_[left - 1], deck_[below(random_, static_cast<std::uint32_t>(left))]);
    }
  }

  // --- Small questions

  bool alone() const { return players_.size() == 1; }
  Player& me() { return players_[active_]; }
  std::size_t personal_size() const { return alone() ? 5 : 3; }
  std::size_t common_size() const { return alone() ? 0 : 2; }

  bool hand_is_full() {
    return me().personal.size() == personal_size() && common_.size() == common_size();
  }
  Pile& next_gap() { return me().personal.size() < personal_size() ? me().personal : common_; }

  std::vector<Held> hand() {
    std::vector<Held> cards;
    for (const Card card : distinct(me().personal)) cards.push_back({card, &me().personal});
    for (const Card card : distinct(common_)) cards.push_back({card, &common_});
    return cards;
  }

  std::size_t choice(std::size_t ways) {
    ++tally_.decisions;
    return below(random_, static_cast<std::uint32_t>(ways));
  }
  Card choose(const Pile& among) { return among[choice(among.size())]; }

  reverie::Random& random_;
  Pile deck_;
  std::vector<Player> players_;
  std::size_t active_ = 0;
  Pile common_;
  Pile discard_;
  Pile limbo_;
  bool over_ = false;
  Tally tally_;
};

}  // namespace

Tally play_at_random(int players, reverie::Random& random) { return Table(players, random).play(); }

}  // namespace naive_onirim
