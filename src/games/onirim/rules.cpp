// SPDX-License-Identifier: Apache-2.0
// The rules of Onirim in the order of the rulebook. Ids refer to docs/rules/onirim.md. How cards
// move from one place to another is in scene.hpp.
#include <algorithm>
#include <cassert>

#include "games/onirim/scene.hpp"

namespace reverie::onirim {
namespace {

/// One action being carried out.
template <class Mode, class Narrator>
class Playing : private Scene<Mode, Narrator> {
 public:
  using Scene<Mode, Narrator>::Scene;

  void carry_out(const Action& action) {
    switch (action.verb) {
      case Verb::draw: return drawn_by_chance(action.card);
      case Verb::take: return take(action.card);
      case Verb::play: return play(action.card, action.place);
      case Verb::discard: return discard(action.card, action.place);
      case Verb::claim: return claim();
      case Verb::leave: return leave();
      case Verb::swap: return swap(action.card, action.other);
      case Verb::keep: return after_discard();
      case Verb::banish: return banish(action.card);
      case Verb::put: return put(action.card);
      case Verb::unlock: return unlock(action.place);
      case Verb::pay: return pay(action.card, action.place);
      case Verb::yield: return yield(colour_of(action.card));
      case Verb::reveal: return reveal();
      case Verb::drop: return drop();
    }
  }

 private:
  using Base = Scene<Mode, Narrator>;
  using Base::forget_top;
  using Base::into_hand;
  using Base::me;
  using Base::mode_;
  using Base::partner;
  using Base::prophets;
  using Base::s_;
  using Base::take_from_top;
  using Base::tell;
  using Base::tell_only;
  using Base::to_discard;
  using Base::to_limbo;
  using Base::use;

  // --- Preparation (ON-S1, ON-2S) --------------------------------------------------------------

  /// Deals labyrinth cards until the hand (for two players, the display) is complete; whatever else
  /// turns up goes to limbo unresolved. Also the new hand of ON-N4.
  void deal_cards() {
    while (!dealt()) {
      if (s_.top.empty()) return wait_for_draw(s_.phase);
      deal(take_from_top());
    }
    if (s_.phase == Phase::opening) return begin_game();
    discard_nightmare();
    end_turn();
  }

  bool dealt() const {
    if (s_.phase == Phase::opening && mode_.two_players()) return s_.common.size() == draft_size;
    return hand_is_full(mode_, s_);
  }

  void deal(Seen seen) {
    if (!mode_.two_players()) return deal_alone(seen.card);
    if (!is_labyrinth(seen.card)) return to_limbo(seen.card);
    if (s_.phase != Phase::opening) return into_hand(seen);
    s_.common.add(seen.card);
    tell(CardOffered{seen.card});
  }

  /// Hand or limbo is a toss-up, and a branch on it mispredicted (random games 4 % slower).
  void deal_alone(Card card) {
    s_.hand[me()].add_if_labyrinth(card);
    s_.limbo.add_unless_labyrinth(card);
    if (is_labyrinth(card)) return tell(CardDrawn{s_.active, card, Place::hand});
    tell(CardToLimbo{card});
  }

  void begin_game() {
    shuffle_limbo();
    if (mode_.two_players()) {
      s_.phase = Phase::drafting;
      return;
    }
    begin_turn(Seat{0});
  }

  void take(Card card) {
    s_.common.remove(card);
    s_.hand[me()].add(card);
    if (mode_.hidden_hands()) s_.shown[me()].add(card);
    tell(CardTaken{s_.active, card});
    if (s_.common.size() == common_hand) return begin_turn(Seat{0});
    s_.active = partner();
  }

  void begin_turn(Seat seat) {
    s_.active = seat;
    s_.phase = Phase::acting;
    tell(TurnBegan{seat});
  }

  // --- 1. Play a card (ON-P1) or discard one (ON-D1) -------------------------------------------

  void play(Card card, Place place) {
    use(card, place);
    const Seat seat = active_seat(mode_, s_);
    const Card before = s_.rows.last(seat);
    s_.rows.add(seat, card);
    tell(CardPlayed{s_.active, card, place});

    const bool continues = before != Card::none && colour_of(before) == colour_of(card);
    std::uint8_t& run = s_.run[me()];
    run = static_cast<std::uint8_t>(continues ? run + 1 : 1);
    if (run < 3) return refill();
    run = 0;  // ON-P2: the count restarts, door or no door
    discover_door(colour_of(card));
  }

  /// ON-P2: a trio.
  void discover_door(Colour colour) {
    tell(TrioMade{s_.active, colour});
    const bool gainable = may_gain(mode_, s_, colour) && doors_in_deck(s_, colour) > 0;
    if (!gainable) {
      tell(TrioInVain{s_.active, colour});
      return refill();
    }
    s_.phase = Phase::claiming;
    s_.drawn = door_of(colour);  // still in the deck until it is claimed
  }

  void claim() {
    const Card door = s_.drawn;
    s_.drawn = Card::none;
    forget_top();  // the search is followed by a shuffle
    --s_.unseen[door];
    --s_.unseen_size;
    tell(DoorClaimed{s_.active, door});
    gain(door);
    if (!over()) refill();
  }

  /// ON-P2, ON-R2: both doors on offer may be declined.
  void leave() {
    const Card door = s_.drawn;
    s_.drawn = Card::none;
    tell(DoorLeft{s_.active, door});
    if (s_.phase == Phase::unlocking) to_limbo(door);
    refill();
  }

  void discard(Card card, Place place) {
    use(card, place);
    to_discard(card);
    tell(CardDiscarded{s_.active, card, place});
    s_.prophecy_waits = is_key(card);
    if (!mode_.two_players()) return after_discard();
    s_.phase = Phase::exchanging;
  }

  /// ON-2X: the common card was seen by both, so the partner knows it wherever it goes.
  void swap(Card given, Card taken) {
    use(given, Place::hand);
    s_.common.remove(taken);
    s_.common.add(given);
    s_.hand[me()].add(taken);
    if (mode_.hidden_hands()) s_.shown[me()].add(taken);
    tell(CardsSwapped{s_.active, given, taken});
    after_discard();
  }

  void after_discard() {
    if (!s_.prophecy_waits) return refill();
    s_.prophecy_waits = false;
    begin_prophecy();
  }

  // --- Prophecy (ON-D2) ------------------------------------------------------------------------

  void begin_prophecy() {
    const int count = prophecy_size();
    tell(ProphecyBegan{s_.active, count});
    if (count == 0) return refill();
    for (int i = 0; i < s_.top.size(); ++i) {
      if (s_.top.knowers(i).contains(s_.active)) continue;
      s_.top.known_to(i, s_.top.knowers(i) | s_.active);
      tell_only(s_.active, CardForeseen{s_.top.card(i)});
    }
    foresee();
  }

  int prophecy_size() const { return std::min(sight, s_.deck_size()); }

  void foresee() {
    const bool enough = s_.top.size() == sight || s_.unseen_size == 0;
    s_.phase = enough ? Phase::banishing : Phase::foreseeing;
  }

  void banish(Card card) {
    s_.top.remove(s_.top.find(card, 0));
    to_discard(card);
    tell(CardBanished{s_.active, card});
    // The order changes now: what others knew of it is worth nothing, and they must not learn from
    // what they still know where the card lay.
    for (int i = 0; i < s_.top.size(); ++i) s_.top.known_to(i, prophets());
    s_.top.sort();  // not yet put in order: equal choices must lead to equal states
    if (is_door(card)) return lose_door(card);
    s_.progress = 0;
    s_.phase = Phase::ordering;
    finish_prophecy_when_ordered();
  }

  /// ON-D3: without that door nobody can escape any more.
  void lose_door(Card door) {
    tell(DoorLost{door});
    end(Ending::door_lost);
  }

  void put(Card card) {
    s_.top.bring_forward(s_.top.find(card, s_.progress), s_.progress);
    ++s_.progress;
    finish_prophecy_when_ordered();
  }

  /// When the cards left are all alike there is nothing to choose. Where the partner may not know
  /// that, they are put back one by one all the same.
  void finish_prophecy_when_ordered() {
    const bool alike_is_secret = mode_.hidden_hands();
    for (int i = s_.progress + 1; i < s_.top.size(); ++i) {
      if (alike_is_secret || s_.top.card(i) != s_.top.card(s_.progress)) return;
    }
    s_.progress = 0;
    tell(ProphecyEnded{s_.active, s_.top.size()});
    refill();
  }

  // --- 2. Complete the hand (ON-R1) ------------------------------------------------------------

  /// Only called when a card is missing.
  void refill() {
    assert(!hand_is_full(mode_, s_));
    if (s_.top.empty()) return wait_for_draw(Phase::refilling);
    s_.phase = Phase::refilling;
    resolve_draw(take_from_top());
  }

  void resolve_draw(Seen seen) {
    if (is_labyrinth(seen.card)) {
      into_hand(seen);
      return hand_is_full(mode_, s_) ? end_turn() : refill();
    }
    if (is_door(seen.card)) return meet_door(seen.card);
    tell(NightmareDrawn{s_.active});
    s_.drawn = seen.card;
    s_.phase = Phase::haunted;
  }

  /// ON-R2. A door that cannot be opened goes to limbo without a question; but behind a hidden
  /// hand the question is always asked, or its absence would tell that there is no key.
  void meet_door(Card door) {
    tell(DoorDrawn{s_.active, door});
    const Colour colour = colour_of(door);
    const bool has_key = mode_.hidden_hands() || holds(s_, s_.active, key_of(colour));
    if (!may_gain(mode_, s_, colour) || !has_key) {
      to_limbo(door);
      return refill();
    }
    s_.drawn = door;
    s_.phase = Phase::unlocking;
  }

  void unlock(Place place) {
    const Card door = s_.drawn;
    const Card key = key_of(colour_of(door));
    s_.drawn = Card::none;
    use(key, place);
    to_discard(key);
    tell(DoorUnlocked{s_.active, door, place});
    gain(door);
    if (!over()) refill();
  }

  // --- Nightmares (ON-R3) ----------------------------------------------------------------------

  void pay(Card key, Place place) {  // ON-N1
    use(key, place);
    to_discard(key);
    tell(KeyPaid{s_.active, key, place});
    discard_nightmare();
    refill();
  }

  void yield(Colour colour) {  // ON-N2
    --s_.doors[me()][colour];
    tell(DoorYielded{s_.active, door_of(colour)});
    to_limbo(door_of(colour));
    discard_nightmare();
    refill();
  }

  void reveal() {  // ON-N3
    s_.phase = Phase::revealing;
    s_.progress = static_cast<std::uint8_t>(prophecy_size());
    go_on_revealing();
  }

  void go_on_revealing() {
    while (s_.progress > 0) {
      if (s_.top.empty()) return wait_for_draw(Phase::revealing);
      lose_revealed(take_from_top().card);
    }
    discard_nightmare();
    refill();
  }

  void lose_revealed(Card card) {
    --s_.progress;
    tell(CardRevealed{card});
    // The same toss-up as in deal_alone.
    s_.discard[card] = static_cast<std::uint8_t>(s_.discard[card] + is_labyrinth(card));
    s_.limbo.add_unless_labyrinth(card);
    if (!is_labyrinth(card)) tell(CardToLimbo{card});
  }

  void drop() {  // ON-N4, ON-2H
    tell(HandDropped{s_.active, s_.hand[me()].size() + s_.common.size()});
    s_.hand[me()].for_each([&](Card card) { to_discard(card); });
    s_.common.for_each([&](Card card) { to_discard(card); });
    s_.hand[me()].clear();
    s_.shown[me()].clear();
    s_.common.clear();
    s_.phase = Phase::redrawing;
    deal_cards();
  }

  void discard_nightmare() {
    s_.drawn = Card::none;
    to_discard(Card::nightmare);
  }

  // --- 3. Shuffle limbo into the deck (ON-L1) --------------------------------------------------

  void end_turn() {
    shuffle_limbo();
    begin_turn(mode_.two_players() ? partner() : s_.active);
  }

  void shuffle_limbo() {
    const int count = s_.limbo.size();
    if (count == 0) return;  // nothing to shuffle in: what is known of the top stays known
    tell(LimboShuffled{count});
    forget_top();
    for (int i = labyrinth_kinds; i < card_kinds; ++i) {
      std::uint8_t& unseen = s_.unseen[card_at(i)];
      unseen = static_cast<std::uint8_t>(unseen + s_.limbo.count(card_at(i)));
    }
    s_.unseen_size = static_cast<std::uint8_t>(s_.unseen_size + count);
    s_.limbo = {};
  }

  // --- The end of the game ---------------------------------------------------------------------

  /// ON-W1, ON-2W: the last door wins at once.
  void gain(Card door) {
    ++s_.doors[me()][colour_of(door)];
    int gained = 0;
    for (const auto& doors : s_.doors) {
      for (const std::uint8_t count : doors) gained += count;
    }
    if (gained < 8) return;
    tell(Escaped{});
    end(Ending::escaped);
  }

  void end(Ending ending) {
    s_.ending = ending;
    s_.phase = Phase::over;
  }

  bool over() const { return s_.phase == Phase::over; }

  // --- Drawing from the deck -------------------------------------------------------------------

  /// ON-X1: whoever must draw and cannot has lost.
  void wait_for_draw(Phase phase) {
    if (s_.unseen_size > 0) {
      s_.phase = phase;
      return;
    }
    tell(DeckRanOut{});
    end(Ending::deck_empty);
  }

  void drawn_by_chance(Card card) {
    take_one(s_.unseen, card);
    --s_.unseen_size;
    const Seen seen{card, SeatSet::nobody()};
    switch (s_.phase) {
      case Phase::foreseeing:
        s_.top.put_last(card, prophets());
        tell_only(prophets(), CardForeseen{card});
        return foresee();
      case Phase::refilling: return resolve_draw(seen);
      case Phase::revealing: lose_revealed(card); return go_on_revealing();
      default: deal(seen); return deal_cards();
    }
  }
};

}  // namespace

State Onirim::deal() const { return State{}; }

template <class Narrator>
void Onirim::play(State& state, Actor actor, const Action& action, Narrator& narrator) const {
  assert(turn(state).includes(actor));
  static_cast<void>(actor);
  with_mode(*this, [&](auto mode) {
    Playing<decltype(mode), Narrator>(mode, state, narrator).carry_out(action);
  });
}

template void Onirim::play(State&, Actor, const Action&, Silence&) const;
template void Onirim::play(State&, Actor, const Action&, Recorder&) const;

}  // namespace reverie::onirim
