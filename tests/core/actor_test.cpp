// SPDX-License-Identifier: Apache-2.0
#include "core/actor.hpp"

#include <gtest/gtest.h>

namespace reverie {
namespace {

constexpr Seat first{0};
constexpr Seat second{1};

TEST(SeatSet, HoldsTheSeatsPutIntoIt) {
  const SeatSet both = SeatSet(first) | second;
  EXPECT_TRUE(both.contains(first));
  EXPECT_TRUE(both.contains(second));
  EXPECT_FALSE(both.contains(spectator));
  EXPECT_EQ(both.size(), 2);
  EXPECT_EQ(both - first, SeatSet(second));
  EXPECT_EQ((both - first).first(), second);
}

TEST(SeatSet, EverybodyIncludesTheSpectatorAndNobodyIsEmpty) {
  EXPECT_TRUE(SeatSet::everybody().contains(spectator));
  EXPECT_EQ(SeatSet::everybody().size(), max_seats + 1);
  EXPECT_TRUE(SeatSet::nobody().empty());
  EXPECT_EQ(SeatSet::everybody() - SeatSet::everybody(), SeatSet::nobody());
}

TEST(SeatSet, TravelsAsBits) {
  const SeatSet set = SeatSet(second) | spectator;
  EXPECT_EQ(SeatSet::from_bits(set.bits()), set);
}

TEST(Actor, IsExactlyOneOfSeatChanceAndClock) {
  EXPECT_TRUE(Actor(second).is_seat());
  EXPECT_EQ(Actor(second).seat(), second);
  EXPECT_FALSE(Actor(second).is_chance());
  EXPECT_TRUE(Actor::chance().is_chance());
  EXPECT_FALSE(Actor::chance().is_seat());
  EXPECT_TRUE(Actor::clock().is_clock());
  EXPECT_FALSE(Actor::clock().is_seat());
  EXPECT_NE(Actor::clock(), Actor::chance());
}

TEST(Actor, TheSpectatorIsNoSeat) { EXPECT_FALSE(Actor(spectator).is_seat()); }

TEST(Turn, IncludesThoseWhoMayAct) {
  const Turn turn = Turn::of(second);
  EXPECT_TRUE(turn.includes(second));
  EXPECT_FALSE(turn.includes(first));
  EXPECT_FALSE(turn.includes(Actor::chance()));
  EXPECT_FALSE(turn.is_over());
}

TEST(Turn, ChanceMovesAlone) {
  EXPECT_TRUE(Turn::of_chance().includes(Actor::chance()));
  EXPECT_FALSE(Turn::of_chance().includes(first));
}

TEST(Turn, TheClockMayTickBesideSeats) {
  const Turn turn{.seats = first, .chance = false, .clock = true};
  EXPECT_TRUE(turn.includes(first));
  EXPECT_TRUE(turn.includes(Actor::clock()));
}

TEST(Turn, WhenNobodyMayActTheGameIsOver) { EXPECT_TRUE(Turn::over().is_over()); }

}  // namespace
}  // namespace reverie
