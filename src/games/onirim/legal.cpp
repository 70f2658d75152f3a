// SPDX-License-Identifier: Apache-2.0
// Every legal action, and what chance may draw.
#include "games/onirim/onirim.hpp"
#include "games/onirim/queries.hpp"

namespace reverie::onirim {
namespace {

/// ON-P1: the kinds that may not follow a card, none of them at the beginning of a row.
constexpr auto barred_after = [] {
  std::array<std::uint64_t, index_of(Card::none) + 1> barred{};
  for (std::size_t i = 0; i < labyrinth_kinds; ++i) {
    barred[i] = Cards::kinds_with(symbol_of(card_at(static_cast<int>(i))));
  }
  return barred;
}();

/// Writes the legal actions one behind the other. What depends on a random card is written in any
/// case and kept by moving the end: a branch on it is mispredicted (random games 8 % slower).
template <class Mode>
class Lister {
 public:
  Lister(Mode mode, const State& state, Action* begin) : mode_(mode), s_(state), end_(begin) {}

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
      default: return;  // chance moves, or the game is over
    }
  }

  Action* end() const { return end_; }

 private:
  void draft() {
    Cards::for_each_kind(s_.common.kinds(), [&](Card card) { add(Action::of(Verb::take, card)); });
  }

  void act() {
    const Card last = s_.rows.last(active_seat(mode_, s_));
    each_held(Verb::play, ~barred_after[static_cast<std::size_t>(last)]);
    each_held(Verb::discard, ~0ULL);
  }

  void claim() {
    add(Action::of(Verb::claim));
    add(Action::of(Verb::leave));
  }

  void exchange() {
    add(Action::of(Verb::keep));
    Cards::for_each_kind(own().kinds(), [&](Card given) {
      Cards::for_each_kind(s_.common.kinds() & ~Cards::bit(given),
                           [&](Card taken) { add(Action::swap(given, taken)); });
    });
  }

  void foreseen(Verb verb, int from) {
    std::uint32_t listed = 0;
    for (int i = from; i < s_.top.size(); ++i) {
      const std::uint32_t kind = 1U << index_of(s_.top.card(i));
      add_if((listed & kind) == 0, Action::of(verb, s_.top.card(i)));
      listed |= kind;
    }
  }

  void unlock() {
    const Card key = key_of(colour_of(s_.drawn));
    if (own().contains(key)) add(Action::of(Verb::unlock));
    if (s_.common.contains(key)) add(Action::of(Verb::unlock, Card::none, Place::common));
    add(Action::of(Verb::leave));
  }

  void escape_nightmare() {
    each_held(Verb::pay, Cards::kinds_with(Symbol::key));  // ON-N1
    // ON-N2, by number: each action is then a constant for the compiler
    for (std::size_t i = 0; i < all_colours.size(); ++i) {
      const auto colour = static_cast<Colour>(i);
      add_if(s_.doors[me()][colour] > 0, Action::of(Verb::yield, door_of(colour)));
    }
    if (s_.deck_size() > 0) add(Action::of(Verb::reveal));  // ON-N3, ON-N5
    add(Action::of(Verb::drop));                            // ON-N4
  }

  /// One action for each kind of card that the active player holds, among some.
  void each_held(Verb verb, std::uint64_t among) {
    add_kinds<Mode::hand_size()>(own().kinds() & among, verb, Place::hand);
    if (!mode_.two_players()) return;
    add_kinds<common_hand>(s_.common.kinds() & among, verb, Place::common);
  }

  template <int Most>
  void add_kinds(std::uint64_t kinds, Verb verb, Place place) {
    // All but the cards first: they are the same wherever the list ends.
    for (int i = 0; i < Most; ++i) end_[i] = Action::of(verb, Card::none, place);
    Cards::first_kinds<Most>(kinds, [&](int i, Card card) { end_[i].card = card; });
    end_ += Cards::count_kinds(kinds);
  }

  void add(Action action) { *end_++ = action; }
  void add_if(bool legal, Action action) {
    *end_ = action;
    end_ += legal ? 1 : 0;
  }

  std::size_t me() const { return active_index(mode_, s_); }
  const Cards& own() const { return s_.hand[me()]; }

  [[no_unique_address]] Mode mode_;
  const State& s_;
  Action* end_;
};

}  // namespace

Actions Onirim::actions(const State& state, Seat seat) const {
  Actions list;
  if (seat != state.active) return list;
  with_mode(*this, [&](auto mode) {
    Lister lister(mode, state, list.begin());
    lister.list();
    list.end_at(lister.end());
  });
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

}  // namespace reverie::onirim
