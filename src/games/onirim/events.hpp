// SPDX-License-Identifier: Apache-2.0
// Everything that happens in Onirim and that a screen may want to show.
#pragma once

#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <string_view>

#include "core/actor.hpp"
#include "games/onirim/actions.hpp"
#include "games/onirim/cards.hpp"

namespace reverie::onirim {

struct CardOffered {
  static constexpr std::string_view key = "onirim.event.card_offered";
  Card card;
};
BOOST_DESCRIBE_STRUCT(CardOffered, (), (card))

struct CardTaken {
  static constexpr std::string_view key = "onirim.event.card_taken";
  Seat seat;
  Card card;
};
BOOST_DESCRIBE_STRUCT(CardTaken, (), (seat, card))

struct TurnBegan {
  static constexpr std::string_view key = "onirim.event.turn_began";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(TurnBegan, (), (seat))

struct CardPlayed {
  static constexpr std::string_view key = "onirim.event.card_played";
  Seat seat;
  Card card;
  Place place;
};
BOOST_DESCRIBE_STRUCT(CardPlayed, (), (seat, card, place))

struct CardDiscarded {
  static constexpr std::string_view key = "onirim.event.card_discarded";
  Seat seat;
  Card card;
  Place place;
};
BOOST_DESCRIBE_STRUCT(CardDiscarded, (), (seat, card, place))

struct TrioMade {
  static constexpr std::string_view key = "onirim.event.trio_made";
  Seat seat;
  Colour colour;
};
BOOST_DESCRIBE_STRUCT(TrioMade, (), (seat, colour))

/// A trio whose door is not in the deck, or that this player may not own twice.
struct TrioInVain {
  static constexpr std::string_view key = "onirim.event.trio_in_vain";
  Seat seat;
  Colour colour;
};
BOOST_DESCRIBE_STRUCT(TrioInVain, (), (seat, colour))

struct DoorClaimed {
  static constexpr std::string_view key = "onirim.event.door_claimed";
  Seat seat;
  Card card;
};
BOOST_DESCRIBE_STRUCT(DoorClaimed, (), (seat, card))

struct DoorLeft {
  static constexpr std::string_view key = "onirim.event.door_left";
  Seat seat;
  Card card;
};
BOOST_DESCRIBE_STRUCT(DoorLeft, (), (seat, card))

struct CardsSwapped {
  static constexpr std::string_view key = "onirim.event.cards_swapped";
  Seat seat;
  Card given;
  Card taken;
};
BOOST_DESCRIBE_STRUCT(CardsSwapped, (), (seat, given, taken))

struct ProphecyBegan {
  static constexpr std::string_view key = "onirim.event.prophecy_began";
  Seat seat;
  int count;
};
BOOST_DESCRIBE_STRUCT(ProphecyBegan, (), (seat, count))

struct CardForeseen {
  static constexpr std::string_view key = "onirim.event.card_foreseen";
  Card card;
};
BOOST_DESCRIBE_STRUCT(CardForeseen, (), (card))

struct CardBanished {
  static constexpr std::string_view key = "onirim.event.card_banished";
  Seat seat;
  Card card;
};
BOOST_DESCRIBE_STRUCT(CardBanished, (), (seat, card))

struct ProphecyEnded {
  static constexpr std::string_view key = "onirim.event.prophecy_ended";
  Seat seat;
  int count;
};
BOOST_DESCRIBE_STRUCT(ProphecyEnded, (), (seat, count))

struct CardDrawn {
  static constexpr std::string_view key = "onirim.event.card_drawn";
  Seat seat;
  Card card;
  Place place;
};
BOOST_DESCRIBE_STRUCT(CardDrawn, (), (seat, card, place))

/// The same draw, for those who may not see the card.
struct CardDrawnUnseen {
  static constexpr std::string_view key = "onirim.event.card_drawn_unseen";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(CardDrawnUnseen, (), (seat))

struct DoorDrawn {
  static constexpr std::string_view key = "onirim.event.door_drawn";
  Seat seat;
  Card card;
};
BOOST_DESCRIBE_STRUCT(DoorDrawn, (), (seat, card))

struct DoorUnlocked {
  static constexpr std::string_view key = "onirim.event.door_unlocked";
  Seat seat;
  Card card;
  Place place;
};
BOOST_DESCRIBE_STRUCT(DoorUnlocked, (), (seat, card, place))

struct CardToLimbo {
  static constexpr std::string_view key = "onirim.event.card_to_limbo";
  Card card;
};
BOOST_DESCRIBE_STRUCT(CardToLimbo, (), (card))

struct NightmareDrawn {
  static constexpr std::string_view key = "onirim.event.nightmare_drawn";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(NightmareDrawn, (), (seat))

struct KeyPaid {
  static constexpr std::string_view key = "onirim.event.key_paid";
  Seat seat;
  Card card;
  Place place;
};
BOOST_DESCRIBE_STRUCT(KeyPaid, (), (seat, card, place))

struct DoorYielded {
  static constexpr std::string_view key = "onirim.event.door_yielded";
  Seat seat;
  Card card;
};
BOOST_DESCRIBE_STRUCT(DoorYielded, (), (seat, card))

struct CardRevealed {
  static constexpr std::string_view key = "onirim.event.card_revealed";
  Card card;
};
BOOST_DESCRIBE_STRUCT(CardRevealed, (), (card))

struct HandDropped {
  static constexpr std::string_view key = "onirim.event.hand_dropped";
  Seat seat;
  int count;
};
BOOST_DESCRIBE_STRUCT(HandDropped, (), (seat, count))

struct LimboShuffled {
  static constexpr std::string_view key = "onirim.event.limbo_shuffled";
  int count;
};
BOOST_DESCRIBE_STRUCT(LimboShuffled, (), (count))

struct Escaped {
  static constexpr std::string_view key = "onirim.event.escaped";
};
BOOST_DESCRIBE_STRUCT(Escaped, (), ())

struct DeckRanOut {
  static constexpr std::string_view key = "onirim.event.deck_ran_out";
};
BOOST_DESCRIBE_STRUCT(DeckRanOut, (), ())

struct DoorLost {
  static constexpr std::string_view key = "onirim.event.door_lost";
  Card card;
};
BOOST_DESCRIBE_STRUCT(DoorLost, (), (card))

using Events =
    boost::mp11::mp_list<CardOffered, CardTaken, TurnBegan, CardPlayed, CardDiscarded, TrioMade,
                         TrioInVain, DoorClaimed, DoorLeft, CardsSwapped, ProphecyBegan,
                         CardForeseen, CardBanished, ProphecyEnded, CardDrawn, CardDrawnUnseen,
                         DoorDrawn, DoorUnlocked, CardToLimbo, NightmareDrawn, KeyPaid, DoorYielded,
                         CardRevealed, HandDropped, LimboShuffled, Escaped, DeckRanOut, DoorLost>;

}  // namespace reverie::onirim
