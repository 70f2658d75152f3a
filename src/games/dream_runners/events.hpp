// SPDX-License-Identifier: Apache-2.0
// What happens in Dream Runners, for screens and logs.
#pragma once

#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/actor.hpp"
#include "games/dream_runners/components.hpp"
#include "games/dream_runners/field.hpp"

namespace reverie::dream_runners {

/// A cell of the dream, counted from zero row by row. A number until somebody listens, because
/// search plays without words; told by its name in the notation, and its number beside it for
/// screens that point at it.
struct DreamCell {
  std::uint8_t number = 0;

  operator std::string() const { return field_cell_name(field_cell_of(number)); }
};

struct SetDealt {
  static constexpr std::string_view key = "dream_runners.event.set_dealt";
  Seat seat;
  int set;
};
BOOST_DESCRIBE_STRUCT(SetDealt, (), (seat, set))

struct DreamBegan {
  static constexpr std::string_view key = "dream_runners.event.dream_began";
  int turn;
  int level;
};
BOOST_DESCRIBE_STRUCT(DreamBegan, (), (turn, level))

struct SegmentPlaced {
  static constexpr std::string_view key = "dream_runners.event.segment_placed";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(SegmentPlaced, (), (seat))

struct SegmentTakenBack {
  static constexpr std::string_view key = "dream_runners.event.segment_taken_back";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(SegmentTakenBack, (), (seat))

struct TimerTaken {
  static constexpr std::string_view key = "dream_runners.event.timer_taken";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(TimerTaken, (), (seat))

struct Locked {
  static constexpr std::string_view key = "dream_runners.event.locked";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(Locked, (), (seat))

struct SandBegan {
  static constexpr std::string_view key = "dream_runners.event.sand_began";
};
BOOST_DESCRIBE_STRUCT(SandBegan, (), ())

struct SandRanOut {
  static constexpr std::string_view key = "dream_runners.event.sand_ran_out";
};
BOOST_DESCRIBE_STRUCT(SandRanOut, (), ())

struct DreamCalled {
  static constexpr std::string_view key = "dream_runners.event.dream_called";
};
BOOST_DESCRIBE_STRUCT(DreamCalled, (), ())

struct Gathered {
  static constexpr std::string_view key = "dream_runners.event.gathered";
  Seat seat;
  DreamCell cell;
  int place;
  Good good;
  int amount;
};
BOOST_DESCRIBE_STRUCT(Gathered, (), (seat, cell, place, good, amount))

struct Gained {
  static constexpr std::string_view key = "dream_runners.event.gained";
  Seat seat;
  Good good;
  int amount;
};
BOOST_DESCRIBE_STRUCT(Gained, (), (seat, good, amount))

struct SupplyEmpty {
  static constexpr std::string_view key = "dream_runners.event.supply_empty";
  Seat seat;
  Good good;
};
BOOST_DESCRIBE_STRUCT(SupplyEmpty, (), (seat, good))

struct StarMade {
  static constexpr std::string_view key = "dream_runners.event.star_made";
  Seat seat;
  int stars;
};
BOOST_DESCRIBE_STRUCT(StarMade, (), (seat, stars))

struct Repelled {
  static constexpr std::string_view key = "dream_runners.event.repelled";
  Seat seat;
  DreamCell cell;
  int place;
  CellKind kind;
};
BOOST_DESCRIBE_STRUCT(Repelled, (), (seat, cell, place, kind))

struct Haunted {
  static constexpr std::string_view key = "dream_runners.event.haunted";
  Seat seat;
  DreamCell cell;
  int place;
  CellKind kind;
  int serenity;
};
BOOST_DESCRIBE_STRUCT(Haunted, (), (seat, cell, place, kind, serenity))

struct Incoherent {
  static constexpr std::string_view key = "dream_runners.event.incoherent";
  Seat seat;
  int missing;
  int surplus;
};
BOOST_DESCRIBE_STRUCT(Incoherent, (), (seat, missing, surplus))

struct ChestTurned {
  static constexpr std::string_view key = "dream_runners.event.chest_turned";
  int keys;
};
BOOST_DESCRIBE_STRUCT(ChestTurned, (), (keys))

struct ChestOpened {
  static constexpr std::string_view key = "dream_runners.event.chest_opened";
  Seat seat;
  int keys;
};
BOOST_DESCRIBE_STRUCT(ChestOpened, (), (seat, keys))

struct ChestStaysShut {
  static constexpr std::string_view key = "dream_runners.event.chest_stays_shut";
  Seat seat;
  int keys;
};
BOOST_DESCRIBE_STRUCT(ChestStaysShut, (), (seat, keys))

struct Shared {
  static constexpr std::string_view key = "dream_runners.event.shared";
  Seat seat;
  Good good;
  int amount;
};
BOOST_DESCRIBE_STRUCT(Shared, (), (seat, good, amount))

struct SegmentLost {
  static constexpr std::string_view key = "dream_runners.event.segment_lost";
  Seat seat;
  Shape shape;
};
BOOST_DESCRIBE_STRUCT(SegmentLost, (), (seat, shape))

struct SerenityChanged {
  static constexpr std::string_view key = "dream_runners.event.serenity_changed";
  Seat seat;
  int gained;
  int lost;
  int serenity;
};
BOOST_DESCRIBE_STRUCT(SerenityChanged, (), (seat, gained, lost, serenity))

struct WokeUp {
  static constexpr std::string_view key = "dream_runners.event.woke_up";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(WokeUp, (), (seat))

struct SegmentBought {
  static constexpr std::string_view key = "dream_runners.event.segment_bought";
  Seat seat;
  Shape shape;
  int coins;
};
BOOST_DESCRIBE_STRUCT(SegmentBought, (), (seat, shape, coins))

struct NothingBought {
  static constexpr std::string_view key = "dream_runners.event.nothing_bought";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(NothingBought, (), (seat))

struct Calmed {
  static constexpr std::string_view key = "dream_runners.event.calmed";
  Seat seat;
  int serenity;
};
BOOST_DESCRIBE_STRUCT(Calmed, (), (seat, serenity))

using Events =
    boost::mp11::mp_list<SetDealt, DreamBegan, SegmentPlaced, SegmentTakenBack, TimerTaken, Locked,
                         SandBegan, SandRanOut, DreamCalled, Gathered, Gained, SupplyEmpty,
                         StarMade, Repelled, Haunted, Incoherent, ChestTurned, ChestOpened,
                         ChestStaysShut, Shared, SegmentLost, SerenityChanged, WokeUp,
                         SegmentBought, NothingBought, Calmed>;

}  // namespace reverie::dream_runners
