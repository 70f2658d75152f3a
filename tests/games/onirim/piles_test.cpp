// SPDX-License-Identifier: Apache-2.0
// The piles are packed into few bytes and changed without branches: here they are compared with
// what the same words mean for a plain list. These tests try every case, so they need no seed.
#include "games/onirim/piles.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace reverie::onirim {
namespace {

/// A known top, and beside it the same cards in a plain list.
struct Deck {
  KnownTop top;
  std::vector<Card> cards;

  void put_last(Card card, SeatSet knowers) {
    top.put_last(card, knowers);
    cards.push_back(card);
  }
  std::vector<Card> packed() const {
    std::vector<Card> list;
    for (int i = 0; i < top.size(); ++i) list.push_back(top.card(i));
    return list;
  }
};

/// Who knows a place, so that no two places are known to the same.
SeatSet knowers_of(int place) { return SeatSet::from_bits(static_cast<std::uint8_t>(place + 1)); }

/// Every deck of this many cards out of the first, the last and some between, equal ones included.
std::vector<Deck> decks_of(int size) {
  if (size == 0) return {Deck{}};
  std::vector<Deck> decks;
  for (const Deck& shorter : decks_of(size - 1)) {
    for (const Card card : {Card::red_sun, Card::brown_key, Card::brown_door, Card::nightmare}) {
      decks.push_back(shorter);
      decks.back().put_last(card, knowers_of(size - 1));
    }
  }
  return decks;
}

/// The same top built anew: states are compared by their bytes, so nothing may stay behind.
KnownTop built(const std::vector<Card>& cards, const std::vector<int>& known_as) {
  KnownTop top;
  for (std::size_t i = 0; i < cards.size(); ++i) top.put_last(cards[i], knowers_of(known_as[i]));
  return top;
}

std::vector<int> first_numbers(int count) {
  std::vector<int> numbers;
  for (int i = 0; i < count; ++i) numbers.push_back(i);
  return numbers;
}

class EverySize : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(OnirimPiles, EverySize, testing::Values(1, 2, 3, 4, 5));

TEST_P(EverySize, ON_D2_CardsLieAsTheyWerePut) {
  for (const Deck& deck : decks_of(GetParam())) {
    ASSERT_EQ(deck.packed(), deck.cards);
    for (int i = 0; i < GetParam(); ++i) ASSERT_EQ(deck.top.knowers(i), knowers_of(i));
  }
}

TEST_P(EverySize, ON_D2_ACardTakenOutLeavesTheOthersInOrder) {
  for (const Deck& deck : decks_of(GetParam())) {
    for (int i = 0; i < GetParam(); ++i) {
      Deck left = deck;
      left.top.remove(i);
      left.cards.erase(left.cards.begin() + i);
      std::vector<int> known_as = first_numbers(GetParam());
      known_as.erase(known_as.begin() + i);
      ASSERT_EQ(left.top, built(left.cards, known_as)) << "place " << i;
    }
  }
}

TEST_P(EverySize, ON_D2_TheFirstSuchCardIsFound) {
  for (const Deck& deck : decks_of(GetParam())) {
    for (int from = 0; from < GetParam(); ++from) {
      for (int i = from; i < GetParam(); ++i) {
        const Card card = deck.cards[static_cast<std::size_t>(i)];
        const auto first = std::find(deck.cards.begin() + from, deck.cards.end(), card);
        ASSERT_EQ(deck.top.find(card, from), first - deck.cards.begin()) << "from " << from;
      }
    }
  }
}

TEST_P(EverySize, ON_D2_ACardBroughtForwardPushesThoseBetweenBack) {
  for (const Deck& deck : decks_of(GetParam())) {
    for (int to = 0; to < GetParam(); ++to) {
      for (int from = to; from < GetParam(); ++from) {
        Deck ordered = deck;
        ordered.top.bring_forward(from, to);
        const auto begin = ordered.cards.begin();
        std::rotate(begin + to, begin + from, begin + from + 1);
        ASSERT_EQ(ordered.top, built(ordered.cards, first_numbers(GetParam())))
            << "from " << from << " to " << to;
      }
    }
  }
}

class AfterBanishing : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(OnirimPiles, AfterBanishing, testing::Values(0, 1, 2, 3, 4));

TEST_P(AfterBanishing, ON_D2_SortingKeepsWhoKnowsWhichPlace) {
  for (const Deck& deck : decks_of(GetParam())) {
    Deck sorted = deck;
    sorted.top.sort();
    std::ranges::sort(sorted.cards);
    ASSERT_EQ(sorted.top, built(sorted.cards, first_numbers(GetParam())));
  }
}

TEST_P(EverySize, ON_L1_NothingStaysOfAClearedTop) {
  for (const Deck& deck : decks_of(GetParam())) {
    KnownTop top = deck.top;
    top.clear();
    ASSERT_EQ(top, KnownTop{});
  }
}

TEST(OnirimPiles, ON_S1_EachCardGoesToTheHandOrToLimbo) {
  for (int i = 0; i < card_kinds; ++i) {
    const Card card = card_at(i);
    Cards hand;
    Limbo limbo;
    hand.add_if_labyrinth(card);
    limbo.add_unless_labyrinth(card);
    EXPECT_EQ(hand.size(), is_labyrinth(card) ? 1 : 0) << name_of(card);
    EXPECT_EQ(limbo.size(), is_labyrinth(card) ? 0 : 1) << name_of(card);
    if (is_labyrinth(card)) {
      EXPECT_TRUE(hand.contains(card)) << name_of(card);
    } else {
      EXPECT_EQ(limbo.count(card), 1) << name_of(card);
    }
  }
}

TEST(OnirimPiles, ON_C1_OneCardOfTheBoxIsTakenAndNoOther) {
  for (int i = 0; i < card_kinds; ++i) {
    CardCounts counts = box;
    take_one(counts, card_at(i));
    for (int k = 0; k < card_kinds; ++k) {
      EXPECT_EQ(counts[card_at(k)], box[card_at(k)] - (k == i ? 1 : 0)) << name_of(card_at(i));
    }
  }
}

}  // namespace
}  // namespace reverie::onirim
