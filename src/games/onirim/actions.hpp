// SPDX-License-Identifier: Apache-2.0
// What a player, or chance, can do in Onirim.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/game.hpp"
#include "games/onirim/cards.hpp"

namespace reverie::onirim {

enum class Verb : std::uint8_t {
  draw,     // chance: the next card of the deck
  take,     // draft one card on offer (ON-2S)
  play,     // add a card to the labyrinth (ON-P1)
  discard,  // ON-D1
  claim,    // take the door that three of a colour give (ON-P2)
  leave,    // do without the door on offer (ON-P2, ON-R2)
  swap,     // exchange a personal card with a common one (ON-2X)
  keep,     // do not exchange
  banish,   // Prophecy: discard this one (ON-D2)
  put,      // Prophecy: this one comes next
  unlock,   // spend the key on the door drawn (ON-R2)
  pay,      // nightmare: discard a key (ON-N1)
  yield,    // nightmare: a gained door goes to limbo (ON-N2)
  reveal,   // nightmare: the top of the deck is lost (ON-N3)
  drop,     // nightmare: discard the hand (ON-N4)
};
BOOST_DESCRIBE_ENUM(Verb, draw, take, play, discard, claim, leave, swap, keep, banish, put, unlock,
                    pay, yield, reveal, drop)

/// Where a used card lies. Alone, everything is in the hand.
enum class Place : std::uint8_t { hand, common };
BOOST_DESCRIBE_ENUM(Place, hand, common)
constexpr std::string_view term_family(Place) { return "onirim.place"; }

/// What an action names beside its verb.
struct NamedBy {
  bool card = false;
  /// The common card of a swap.
  bool other = false;
  /// It may also say that the card used is a common one.
  bool place = false;
};
constexpr NamedBy named_by(Verb verb) {
  switch (verb) {
    case Verb::draw:
    case Verb::take:
    case Verb::banish:
    case Verb::put:
    case Verb::yield: return {.card = true};
    case Verb::play:
    case Verb::discard:
    case Verb::pay: return {.card = true, .place = true};
    case Verb::swap: return {.card = true, .other = true};
    case Verb::unlock: return {.place = true};
    case Verb::claim:
    case Verb::leave:
    case Verb::keep:
    case Verb::reveal:
    case Verb::drop: break;
  }
  return {};
}

/// Fields that a verb does not name hold `none` and `hand`.
struct alignas(4) Action {
  Verb verb;
  Card card;
  Card other;
  Place place;

  static constexpr Action of(Verb verb) { return {verb, Card::none, Card::none, Place::hand}; }
  static constexpr Action of(Verb verb, Card card, Place place = Place::hand) {
    return {verb, card, Card::none, place};
  }
  static constexpr Action swap(Card given, Card taken) {
    return {Verb::swap, given, taken, Place::hand};
  }

  friend constexpr bool operator==(const Action&, const Action&) = default;
};

/// An action as it is sent to screens.
struct ActionInfo {
  Verb verb = Verb::keep;
  std::optional<Card> card;
  std::optional<Card> other;
  Place from = Place::hand;

  friend bool operator==(const ActionInfo&, const ActionInfo&) = default;
};
BOOST_DESCRIBE_STRUCT(ActionInfo, (), (verb, card, other, from))

/// The most choices there can be: five different cards, each to be played or discarded. A nightmare
/// leaves as many: one of its cards is still to be drawn, so that a hand has four keys at most; and
/// there may be a door of each colour.
inline constexpr int most_actions = 10;
using Actions = ActionList<Action, most_actions>;
using Outcomes = OutcomeList<Action, card_kinds>;

}  // namespace reverie::onirim
