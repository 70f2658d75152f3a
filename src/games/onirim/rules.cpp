// SPDX-License-Identifier: Apache-2.0
// The rules of Onirim in the order of the rulebook. Ids refer to docs/rules/onirim.md. How cards
// move from one place to another is in scene.hpp.
#include <cassert>

#include "games/onirim/scene.hpp"

namespace reverie::onirim {
namespace {

/// Every rule takes the scene, which is a value and not `this` (see scene.hpp). The few that are
/// kept out of line need so many registers that all others would have to save theirs for them
/// (random games 2 % slower).
template <class Mode, class Narrator>
class Rules {
 public:
  using Scene = onirim::Scene<Mode, Narrator>;

  /// What a player does.
  static void act(Scene scene, const Action& action) {
    switch (action.verb) {
      case Verb::draw: break;  // only chance draws
      case Verb::take: return take(scene, action.card);
      case Verb::play: return play(scene, action.card, action.place);
      case Verb::discard: return discard(scene, action.card, action.place);
      case Verb::claim: return claim(scene);
      case Verb::leave: return leave(scene);
      case Verb::swap: return swap(scene, action.card, action.other);
      case Verb::keep: return after_discard(scene);
      case Verb::banish: return banish(scene, action.card);
      case Verb::put: return put(scene, action.card);
      case Verb::unlock: return unlock(scene, action.place);
      case Verb::pay: return pay(scene, action.card, action.place);
      case Verb::yield: return yield(scene, colour_of(action.card));
      case Verb::reveal: return reveal(scene);
      case Verb::drop: return drop(scene);
    }
  }

  /// What chance does: the next card of the deck.
  static void draw(Scene scene, Card card) {
    take_one(scene->unseen, card);
    --scene->unseen_size;
    const LeavingCard leaving{card, SeatSet::nobody()};
    switch (scene->phase) {
      case Phase::foreseeing: return foresee(scene, card);
      case Phase::refilling: return resolve_draw(scene, leaving);
      case Phase::revealing: lose_revealed(scene, card); return go_on_revealing(scene);
      default: deal(scene, leaving); return deal_cards(scene);
    }
  }

 private:
  static constexpr Mode mode{};

  // --- Preparation (ON-S1, ON-2S) --------------------------------------------------------------

  /// Deals labyrinth cards until the hand (for two players, the display) is complete; whatever else
  /// turns up goes to limbo unresolved. Also the new hand of ON-N4.
  static void deal_cards(Scene scene) {
    while (!dealt(scene)) {
      if (scene->top.empty()) return wait_for_draw(scene, scene->phase);
      deal(scene, scene.take_from_top());
    }
    if (scene->phase == Phase::opening) return begin_game(scene);
    scene.discard_nightmare();
    end_turn(scene);
  }

  static bool dealt(Scene scene) {
    if (scene->phase == Phase::opening && mode.two_players())
      return scene->common.size() == draft_size;
    return scene.hand_is_full();
  }

  static void deal(Scene scene, LeavingCard leaving) {
    if (!mode.two_players()) return deal_alone(scene, leaving.card);
    if (!is_labyrinth(leaving.card)) return scene.to_limbo(leaving.card);
    if (scene->phase != Phase::opening) return scene.into_hand(leaving);
    scene->common.add(leaving.card);
    scene.tell(CardOffered{leaving.card});
  }

  /// Hand or limbo is a toss-up, and a branch on it mispredicted (random games 4 % slower).
  static void deal_alone(Scene scene, Card card) {
    scene.hand().add_if_labyrinth(card);
    scene->limbo.add_unless_labyrinth(card);
    if (is_labyrinth(card)) return scene.tell(CardDrawn{scene->active, card, Place::hand});
    scene.tell(CardToLimbo{card});
  }

  static void begin_game(Scene scene) {
    scene.shuffle_limbo();
    if (mode.two_players()) {
      scene->phase = Phase::drafting;
      return;
    }
    scene.begin_turn(Seat{0});
  }

  static void take(Scene scene, Card card) {
    scene->common.remove(card);
    scene.hand().add(card);
    if (mode.hidden_hands()) scene->shown[scene.me()].add(card);
    scene.tell(CardTaken{scene->active, card});
    if (scene->common.size() == common_hand) return scene.begin_turn(Seat{0});
    scene->active = scene.partner();
  }

  // --- 1. Play a card (ON-P1) or discard one (ON-D1) -------------------------------------------

  static void play(Scene scene, Card card, Place place) {
    scene.use(card, place);
    const Seat seat = scene.seat();
    const Card before = scene->rows.last(seat);
    scene->rows.add(seat, card);
    scene.tell(CardPlayed{scene->active, card, place});

    const bool continues = before != Card::none && colour_of(before) == colour_of(card);
    std::uint8_t& run = scene->run[scene.me()];
    run = static_cast<std::uint8_t>(continues ? run + 1 : 1);
    if (run < 3) return refill(scene);
    run = 0;  // ON-P2: the count restarts, door or no door
    discover_door(scene, colour_of(card));
  }

  /// ON-P2: a trio.
  static void discover_door(Scene scene, Colour colour) {
    scene.tell(TrioMade{scene->active, colour});
    if (doors_in_deck(scene.state(), colour) == 0) {
      scene.tell(TrioInVain{scene->active, colour});
      return refill(scene);
    }
    scene->phase = Phase::claiming;
    scene->drawn = door_of(colour);  // still in the deck until it is claimed
  }

  static void claim(Scene scene) {
    const Card door = scene->drawn;
    scene->drawn = Card::none;
    scene.forget_top();  // the search is followed by a shuffle
    --scene->unseen[door];
    --scene->unseen_size;
    scene.tell(DoorClaimed{scene->active, door});
    gain(scene, door);
    if (!scene.over()) refill(scene);
  }

  /// ON-P2, ON-R2: both doors on offer may be declined.
  static void leave(Scene scene) {
    const Card door = scene->drawn;
    scene->drawn = Card::none;
    scene.tell(DoorLeft{scene->active, door});
    if (scene->phase == Phase::unlocking) scene.to_limbo(door);
    refill(scene);
  }

  static void discard(Scene scene, Card card, Place place) {
    scene.use(card, place);
    scene.to_discard(card);
    scene.tell(CardDiscarded{scene->active, card, place});
    scene->prophecy_waits = is_key(card);
    if (!mode.two_players()) return after_discard(scene);
    scene->phase = Phase::exchanging;
  }

  /// ON-2X: the common card was seen by both, so the partner knows it wherever it goes.
  static void swap(Scene scene, Card given, Card taken) {
    scene.use(given, Place::hand);
    scene->common.remove(taken);
    scene->common.add(given);
    scene.hand().add(taken);
    if (mode.hidden_hands()) scene->shown[scene.me()].add(taken);
    scene.tell(CardsSwapped{scene->active, given, taken});
    after_discard(scene);
  }

  static void after_discard(Scene scene) {
    if (!scene->prophecy_waits) return refill(scene);
    scene->prophecy_waits = false;
    begin_prophecy(scene);
  }

  // --- Prophecy (ON-D2) ------------------------------------------------------------------------

  [[gnu::noinline]] static void begin_prophecy(Scene scene) {
    const int count = scene.prophecy_size();
    scene.tell(ProphecyBegan{scene->active, count});
    if (count == 0) return refill(scene);
    for (int i = 0; i < scene->top.size(); ++i) {
      if (scene->top.knowers(i).contains(scene->active)) continue;
      scene->top.known_to(i, scene->top.knowers(i) | scene->active);
      scene.tell_only(scene->active, CardForeseen{scene->top.card(i)});
    }
    look_further(scene);
  }

  static void foresee(Scene scene, Card card) {
    scene->top.put_last(card, scene.prophets());
    scene.tell_only(scene.prophets(), CardForeseen{card});
    look_further(scene);
  }

  static void look_further(Scene scene) {
    const bool enough = scene->top.size() == sight || scene->unseen_size == 0;
    scene->phase = enough ? Phase::banishing : Phase::foreseeing;
  }

  [[gnu::noinline]] static void banish(Scene scene, Card card) {
    scene->top.remove(scene->top.find(card, 0));
    scene.to_discard(card);
    scene.tell(CardBanished{scene->active, card});
    // The order changes now: what others knew of it is worth nothing, and they must not learn from
    // what they still know where the card lay.
    for (int i = 0; i < scene->top.size(); ++i) scene->top.known_to(i, scene.prophets());
    scene->top.sort();  // not yet put in order: equal choices must lead to equal states
    if (is_door(card)) return lose_door(scene, card);
    scene->progress = 0;
    scene->phase = Phase::ordering;
    finish_prophecy_when_ordered(scene);
  }

  /// ON-D3: without that door nobody can escape any more.
  static void lose_door(Scene scene, Card door) {
    scene.tell(DoorLost{door});
    scene.end(Ending::door_lost);
  }

  [[gnu::noinline]] static void put(Scene scene, Card card) {
    scene->top.bring_forward(scene->top.find(card, scene->progress), scene->progress);
    ++scene->progress;
    finish_prophecy_when_ordered(scene);
  }

  /// When the cards left are all alike there is nothing to choose. Where the partner may not know
  /// that, they are put back one by one all the same.
  static void finish_prophecy_when_ordered(Scene scene) {
    const bool alike_is_secret = mode.hidden_hands();
    for (int i = scene->progress + 1; i < scene->top.size(); ++i) {
      if (alike_is_secret || scene->top.card(i) != scene->top.card(scene->progress)) return;
    }
    scene->progress = 0;
    scene.tell(ProphecyEnded{scene->active, scene->top.size()});
    refill(scene);
  }

  // --- 2. Complete the hand (ON-R1) ------------------------------------------------------------

  /// Only called when a card is missing.
  static void refill(Scene scene) {
    assert(!scene.hand_is_full());
    if (scene->top.empty()) return wait_for_draw(scene, Phase::refilling);
    scene->phase = Phase::refilling;
    resolve_draw(scene, scene.take_from_top());
  }

  static void resolve_draw(Scene scene, LeavingCard leaving) {
    if (is_labyrinth(leaving.card)) {
      scene.into_hand(leaving);
      return scene.hand_is_full() ? end_turn(scene) : refill(scene);
    }
    if (is_door(leaving.card)) return meet_door(scene, leaving.card);
    scene.tell(NightmareDrawn{scene->active});
    scene->drawn = leaving.card;
    scene->phase = Phase::haunted;
  }

  /// ON-R2. A door that cannot be opened goes to limbo without a question; but behind a hidden
  /// hand the question is always asked, or its absence would tell that there is no key.
  static void meet_door(Scene scene, Card door) {
    scene.tell(DoorDrawn{scene->active, door});
    const Card key = key_of(colour_of(door));
    if (!mode.hidden_hands() && !holds(scene.state(), scene->active, key)) {
      scene.to_limbo(door);
      return refill(scene);
    }
    scene->drawn = door;
    scene->phase = Phase::unlocking;
  }

  static void unlock(Scene scene, Place place) {
    const Card door = scene->drawn;
    const Card key = key_of(colour_of(door));
    scene->drawn = Card::none;
    scene.use(key, place);
    scene.to_discard(key);
    scene.tell(DoorUnlocked{scene->active, door, place});
    gain(scene, door);
    if (!scene.over()) refill(scene);
  }

  // --- Nightmares (ON-R3) ----------------------------------------------------------------------

  static void pay(Scene scene, Card key, Place place) {  // ON-N1
    scene.use(key, place);
    scene.to_discard(key);
    scene.tell(KeyPaid{scene->active, key, place});
    scene.discard_nightmare();
    refill(scene);
  }

  static void yield(Scene scene, Colour colour) {  // ON-N2
    --scene->doors[scene.me()][colour];
    scene.tell(DoorYielded{scene->active, door_of(colour)});
    scene.to_limbo(door_of(colour));
    scene.discard_nightmare();
    refill(scene);
  }

  static void reveal(Scene scene) {  // ON-N3
    scene->phase = Phase::revealing;
    scene->progress = static_cast<std::uint8_t>(scene.prophecy_size());
    go_on_revealing(scene);
  }

  static void go_on_revealing(Scene scene) {
    while (scene->progress > 0) {
      if (scene->top.empty()) return wait_for_draw(scene, Phase::revealing);
      lose_revealed(scene, scene.take_from_top().card);
    }
    scene.discard_nightmare();
    refill(scene);
  }

  static void lose_revealed(Scene scene, Card card) {
    --scene->progress;
    scene.tell(CardRevealed{card});
    // The same toss-up as in deal_alone.
    scene->discard[card] = static_cast<std::uint8_t>(scene->discard[card] + is_labyrinth(card));
    scene->limbo.add_unless_labyrinth(card);
    if (!is_labyrinth(card)) scene.tell(CardToLimbo{card});
  }

  [[gnu::noinline]] static void drop(Scene scene) {  // ON-N4, ON-2H
    scene.tell(HandDropped{scene->active, scene.hand().size() + scene->common.size()});
    drop_cards(scene, scene.hand(), Place::hand);
    drop_cards(scene, scene->common, Place::common);
    scene->shown[scene.me()].clear();
    scene->phase = Phase::redrawing;
    deal_cards(scene);
  }

  static void drop_cards(Scene scene, Cards& cards, Place place) {
    cards.for_each([&](Card card) {
      scene.to_discard(card);
      scene.tell(CardDiscarded{scene->active, card, place});
    });
    cards.clear();
  }

  // --- 3. Shuffle limbo into the deck (ON-L1) --------------------------------------------------

  static void end_turn(Scene scene) {
    scene.shuffle_limbo();
    scene.begin_turn(mode.two_players() ? scene.partner() : scene->active);
  }

  // --- The end of the game ---------------------------------------------------------------------

  /// ON-W1, ON-2W: the last door wins at once.
  static void gain(Scene scene, Card door) {
    ++scene->doors[scene.me()][colour_of(door)];
    constexpr std::uint8_t wanted = mode.two_players() ? 1 : 2;
    for (std::size_t seat = 0; seat < (mode.two_players() ? 2 : 1); ++seat) {
      for (const std::uint8_t count : scene->doors[seat]) {
        if (count < wanted) return;
      }
    }
    scene.tell(Escaped{});
    scene.end(Ending::escaped);
  }

  // --- Drawing from the deck -------------------------------------------------------------------

  /// ON-X1: whoever must draw and cannot has lost.
  static void wait_for_draw(Scene scene, Phase phase) {
    if (scene->unseen_size > 0) {
      scene->phase = phase;
      return;
    }
    scene.tell(DeckRanOut{});
    scene.end(Ending::deck_empty);
  }
};

}  // namespace

State Onirim::deal() const { return State{}; }

template <class Narrator>
void Onirim::draw(State& state, Card card, Narrator& narrator) const {
  with_mode(*this,
            [&](auto mode) { Rules<decltype(mode), Narrator>::draw({state, narrator}, card); });
}

template <class Narrator>
void Onirim::act(State& state, const Action& action, Narrator& narrator) const {
  with_mode(*this,
            [&](auto mode) { Rules<decltype(mode), Narrator>::act({state, narrator}, action); });
}

template void Onirim::draw(State&, Card, Silence&) const;
template void Onirim::draw(State&, Card, Recorder&) const;
template void Onirim::act(State&, const Action&, Silence&) const;
template void Onirim::act(State&, const Action&, Recorder&) const;

}  // namespace reverie::onirim
