// SPDX-License-Identifier: Apache-2.0
// Every legal action, and what chance may draw.
#include <cstring>

#include "games/onirim/onirim.hpp"
#include "games/onirim/queries.hpp"

namespace reverie::onirim {
namespace {

class Lister {
 public:
  Lister(const State& state, Actions& list) : s_(state), list_(list) {}

  void list() {
    switch (s_.phase) {
      case Phase::drafting: return draft();
      case Phase::acting: return act();
      case Phase::claiming: return claim();
      case Phase::exchanging: return exchange();
      case Phase::banishing: return foreseen(Verb::banish, 0);
      case Phase::ordering: return foreseen(Verb::put, s_.progress);
      case Phase::unlocking: return unlock();
      case Phase::haunted: return escape_nightmare();
      default: return;
    }
  }

 private:
  void draft() {
    Cards::for_each_kind(s_.common.kinds(), [&](Card card) { add(Verb::take, card); });
  }

  void act() {
    const Card last = s_.rows.last(s_.active);
    // ON-P1: not the symbol of the card before it
    const std::uint64_t barred = last == Card::none ? 0 : Cards::kinds_with(symbol_of(last));
    each_held(~barred, [&](Card card, Place place) { add(Verb::play, card, place); });
    each_held(~0ULL, [&](Card card, Place place) { add(Verb::discard, card, place); });
  }

  void claim() {
    add(Verb::claim);
    add(Verb::leave);
  }

  void exchange() {
    add(Verb::keep);
    Cards::for_each_kind(s_.hand[s_.active.index].kinds(), [&](Card own) {
      Cards::for_each_kind(s_.common.kinds() & ~Cards::bit(own),
                           [&](Card shared) { list_.push_back(Action::swap(own, shared)); });
    });
  }

  void foreseen(Verb verb, int from) {
    for (int i = from; i < s_.top.size(); ++i) {
      const Action action = Action::of(verb, s_.top.card(i));
      if (!list_.contains(action)) list_.push_back(action);
    }
  }

  void unlock() {
    const Card key = key_of(colour_of(s_.drawn));
    if (s_.hand[s_.active.index].contains(key)) add(Verb::unlock);
    if (s_.common.contains(key)) {
      list_.push_back(Action::of(Verb::unlock, Card::none, Place::common));
    }
    add(Verb::leave);
  }

  void escape_nightmare() {
    each_held(Cards::kinds_with(Symbol::key),  // ON-N1
              [&](Card card, Place place) { add(Verb::pay, card, place); });
    for (const Colour colour : all_colours) {  // ON-N2
      if (s_.doors[s_.active.index][colour] > 0) add(Verb::yield, door_of(colour));
    }
    if (s_.deck_size() > 0) add(Verb::reveal);  // ON-N3, ON-N5
    add(Verb::drop);                            // ON-N4
  }

  /// The kinds of card that the active player may use, among some.
  template <class Visit>
  void each_held(std::uint64_t among, Visit visit) {
    Cards::for_each_kind(s_.hand[s_.active.index].kinds() & among,
                         [&](Card card) { visit(card, Place::hand); });
    Cards::for_each_kind(s_.common.kinds() & among, [&](Card card) { visit(card, Place::common); });
  }

  void add(Verb verb) { list_.push_back(Action::of(verb)); }
  void add(Verb verb, Card card, Place place = Place::hand) {
    list_.push_back(Action::of(verb, card, place));
  }

  const State& s_;
  Actions& list_;
};

}  // namespace

Actions Onirim::actions(const State& state, Seat seat) const {
  Actions list;
  if (turn(state).includes(seat)) Lister(state, list).list();
  return list;
}

Outcomes Onirim::chance(const State& state) const {
  Outcomes outcomes;
  if (!turn(state).chance) return outcomes;
  for (int i = 0; i < card_kinds; ++i) {
    const Card card = card_at(i);
    const std::uint8_t count = state.unseen[card];
    if (count > 0) outcomes.push_back({Action::of(Verb::draw, card), count});
  }
  return outcomes;
}

/// Adds up eight counts at a time: multiplying by ones leaves in each byte the sum of all counts up
/// to it, and a borrow into its top bit tells whether the point lies beyond. All sums are below
/// 128.
Action Onirim::chance_at(const State& state, std::uint32_t at) const {
  constexpr std::uint64_t ones = 0x0101'0101'0101'0101U;
  constexpr std::uint64_t tops = 0x8080'8080'8080'8080U;
  static_assert(all_cards < 128 && card_kinds == 17);
  std::uint64_t first;
  std::uint64_t second;
  std::memcpy(&first, state.unseen.values.data(), sizeof first);
  std::memcpy(&second, state.unseen.values.data() + sizeof first, sizeof second);
  first *= ones;
  second = second * ones + (first >> 56U) * ones;
  const std::uint64_t point = at * ones | tops;
  const std::uint64_t beyond = ((point - first) & tops) >> 7U;
  const std::uint64_t further = ((point - second) & tops) >> 7U;
  return Action::of(Verb::draw, card_at(static_cast<int>((beyond + further) * ones >> 56U)));
}

}  // namespace reverie::onirim
