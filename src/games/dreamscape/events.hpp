// SPDX-License-Identifier: Apache-2.0
// What happens in Dreamscape, for screens and logs.
#pragma once

#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/actor.hpp"
#include "core/message.hpp"
#include "games/dreamscape/fragments.hpp"
#include "games/dreamscape/hexes.hpp"
#include "games/dreamscape/world.hpp"

namespace reverie::dreamscape {

/// A number until somebody listens, because search plays without words; told as in the notation.
struct CellName {
  const BoardWays* board;
  int cell;

  operator std::string() const { return board->name(cell); }
};

struct TokenTaken {
  static constexpr std::string_view key = "dreamscape.event.token_taken";
  Seat seat;
  int number;
};
BOOST_DESCRIBE_STRUCT(TokenTaken, (), (seat, number))

struct ObjectiveTurned {
  static constexpr std::string_view key = "dreamscape.event.objective_turned";
  Named objective;
};
BOOST_DESCRIBE_STRUCT(ObjectiveTurned, (), (objective))

struct ColourLaid {
  static constexpr std::string_view key = "dreamscape.event.colour_laid";
  Named objective;
  Fragment fragment;
};
BOOST_DESCRIBE_STRUCT(ColourLaid, (), (objective, fragment))

struct CardDrawn {
  static constexpr std::string_view key = "dreamscape.event.card_drawn";
  Seat seat;
  Named card;
};
BOOST_DESCRIBE_STRUCT(CardDrawn, (), (seat, card))

struct CardKept {
  static constexpr std::string_view key = "dreamscape.event.card_kept";
  Seat seat;
  Named card;
};
BOOST_DESCRIBE_STRUCT(CardKept, (), (seat, card))

struct NoCardKept {
  static constexpr std::string_view key = "dreamscape.event.no_card_kept";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(NoCardKept, (), (seat))

struct FragmentCame {
  static constexpr std::string_view key = "dreamscape.event.fragment_came";
  Fragment fragment;
  int location;
};
BOOST_DESCRIBE_STRUCT(FragmentCame, (), (fragment, location))

struct CycleBegan {
  static constexpr std::string_view key = "dreamscape.event.cycle_began";
  int cycle;
};
BOOST_DESCRIBE_STRUCT(CycleBegan, (), (cycle))

struct Recovered {
  static constexpr std::string_view key = "dreamscape.event.recovered";
  Seat seat;
  int count;
};
BOOST_DESCRIBE_STRUCT(Recovered, (), (seat, count))

struct Collected {
  static constexpr std::string_view key = "dreamscape.event.collected";
  Seat seat;
  Fragment fragment;
  int location;
};
BOOST_DESCRIBE_STRUCT(Collected, (), (seat, fragment, location))

struct Travelled {
  static constexpr std::string_view key = "dreamscape.event.travelled";
  Seat seat;
  int location;
  int price;
};
BOOST_DESCRIBE_STRUCT(Travelled, (), (seat, location, price))

struct NightmareMet {
  static constexpr std::string_view key = "dreamscape.event.nightmare_met";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(NightmareMet, (), (seat))

struct PowerUsed {
  static constexpr std::string_view key = "dreamscape.event.power_used";
  Seat seat;
  Power power;
};
BOOST_DESCRIBE_STRUCT(PowerUsed, (), (seat, power))

struct FragmentStored {
  static constexpr std::string_view key = "dreamscape.event.fragment_stored";
  Seat seat;
  Fragment fragment;
  Named card;
};
BOOST_DESCRIBE_STRUCT(FragmentStored, (), (seat, fragment, card))

struct FragmentFound {
  static constexpr std::string_view key = "dreamscape.event.fragment_found";
  Seat seat;
  Fragment fragment;
};
BOOST_DESCRIBE_STRUCT(FragmentFound, (), (seat, fragment))

struct FragmentHarvested {
  static constexpr std::string_view key = "dreamscape.event.fragment_harvested";
  Seat seat;
  Fragment fragment;
  int location;
};
BOOST_DESCRIBE_STRUCT(FragmentHarvested, (), (seat, fragment, location))

struct HarvestReturned {
  static constexpr std::string_view key = "dreamscape.event.harvest_returned";
  Seat seat;
  Fragment fragment;
};
BOOST_DESCRIBE_STRUCT(HarvestReturned, (), (seat, fragment))

struct LakeOrdered {
  static constexpr std::string_view key = "dreamscape.event.lake_ordered";
  Seat seat;
  int location;
};
BOOST_DESCRIBE_STRUCT(LakeOrdered, (), (seat, location))

struct FragmentLifted {
  static constexpr std::string_view key = "dreamscape.event.fragment_lifted";
  Seat seat;
  Fragment fragment;
  CellName cell;
};
BOOST_DESCRIBE_STRUCT(FragmentLifted, (), (seat, fragment, cell))

struct FragmentsCarried {
  static constexpr std::string_view key = "dreamscape.event.fragments_carried";
  Seat seat;
  int count;
  CellName from;
  CellName cell;
};
BOOST_DESCRIBE_STRUCT(FragmentsCarried, (), (seat, count, from, cell))

struct DreamerEntered {
  static constexpr std::string_view key = "dreamscape.event.dreamer_entered";
  Seat seat;
  CellName cell;
};
BOOST_DESCRIBE_STRUCT(DreamerEntered, (), (seat, cell))

struct DreamerStepped {
  static constexpr std::string_view key = "dreamscape.event.dreamer_stepped";
  Seat seat;
  CellName cell;
};
BOOST_DESCRIBE_STRUCT(DreamerStepped, (), (seat, cell))

struct Bathed {
  static constexpr std::string_view key = "dreamscape.event.bathed";
  Seat seat;
  int points;
};
BOOST_DESCRIBE_STRUCT(Bathed, (), (seat, points))

struct MountainClimbed {
  static constexpr std::string_view key = "dreamscape.event.mountain_climbed";
  Seat seat;
  int points;
};
BOOST_DESCRIBE_STRUCT(MountainClimbed, (), (seat, points))

struct NightmareTrodden {
  static constexpr std::string_view key = "dreamscape.event.nightmare_trodden";
  Seat seat;
  int points;
};
BOOST_DESCRIBE_STRUCT(NightmareTrodden, (), (seat, points))

struct FragmentPlaced {
  static constexpr std::string_view key = "dreamscape.event.fragment_placed";
  Seat seat;
  Fragment fragment;
  CellName cell;
};
BOOST_DESCRIBE_STRUCT(FragmentPlaced, (), (seat, fragment, cell))

struct TreePlanted {
  static constexpr std::string_view key = "dreamscape.event.tree_planted";
  Seat seat;
  CellName cell;
  int points;
};
BOOST_DESCRIBE_STRUCT(TreePlanted, (), (seat, cell, points))

struct Traded {
  static constexpr std::string_view key = "dreamscape.event.traded";
  Seat seat;
  Fragment fragment;
  int count;
  Fragment taken;
};
BOOST_DESCRIBE_STRUCT(Traded, (), (seat, fragment, count, taken))

struct CardCompleted {
  static constexpr std::string_view key = "dreamscape.event.card_completed";
  Seat seat;
  Named card;
  int points;
};
BOOST_DESCRIBE_STRUCT(CardCompleted, (), (seat, card, points))

struct FragmentLetGo {
  static constexpr std::string_view key = "dreamscape.event.fragment_let_go";
  Seat seat;
  Fragment fragment;
};
BOOST_DESCRIBE_STRUCT(FragmentLetGo, (), (seat, fragment))

struct FellAsleep {
  static constexpr std::string_view key = "dreamscape.event.fell_asleep";
  Seat seat;
  int location;
};
BOOST_DESCRIBE_STRUCT(FellAsleep, (), (seat, location))

struct NightmareCame {
  static constexpr std::string_view key = "dreamscape.event.nightmare_came";
  int location;
};
BOOST_DESCRIBE_STRUCT(NightmareCame, (), (location))

struct LinkHaunted {
  static constexpr std::string_view key = "dreamscape.event.link_haunted";
  int low;
  int high;
};
BOOST_DESCRIBE_STRUCT(LinkHaunted, (), (low, high))

struct HandsEmptied {
  static constexpr std::string_view key = "dreamscape.event.hands_emptied";
  Seat seat;
  int count;
};
BOOST_DESCRIBE_STRUCT(HandsEmptied, (), (seat, count))

struct NightmareLeft {
  static constexpr std::string_view key = "dreamscape.event.nightmare_left";
  Seat seat;
  int count;
  int points;
};
BOOST_DESCRIBE_STRUCT(NightmareLeft, (), (seat, count, points))

struct CreationOver {
  static constexpr std::string_view key = "dreamscape.event.creation_over";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(CreationOver, (), (seat))

struct DawnCame {
  static constexpr std::string_view key = "dreamscape.event.dawn_came";
};
BOOST_DESCRIBE_STRUCT(DawnCame, (), ())

struct RivalTook {
  static constexpr std::string_view key = "dreamscape.event.rival_took";
  Fragment fragment;
  int location;
};
BOOST_DESCRIBE_STRUCT(RivalTook, (), (fragment, location))

struct RivalScored {
  static constexpr std::string_view key = "dreamscape.event.rival_scored";
  Fragment fragment;
  int points;
};
BOOST_DESCRIBE_STRUCT(RivalScored, (), (fragment, points))

struct RivalPlanted {
  static constexpr std::string_view key = "dreamscape.event.rival_planted";
  int points;
};
BOOST_DESCRIBE_STRUCT(RivalPlanted, (), (points))

struct RivalSent {
  static constexpr std::string_view key = "dreamscape.event.rival_sent";
  Seat seat;
};
BOOST_DESCRIBE_STRUCT(RivalSent, (), (seat))

struct RivalFed {
  static constexpr std::string_view key = "dreamscape.event.rival_fed";
  int points;
};
BOOST_DESCRIBE_STRUCT(RivalFed, (), (points))

using Events = boost::mp11::mp_list<
    TokenTaken, ObjectiveTurned, ColourLaid, CardDrawn, CardKept, NoCardKept, FragmentCame,
    CycleBegan, Recovered, Collected, Travelled, NightmareMet, PowerUsed, FragmentStored,
    FragmentFound, FragmentHarvested, HarvestReturned, LakeOrdered, FragmentLifted,
    FragmentsCarried, DreamerEntered, DreamerStepped, Bathed, MountainClimbed, NightmareTrodden,
    FragmentPlaced, TreePlanted, Traded, CardCompleted, FragmentLetGo, FellAsleep, NightmareCame,
    LinkHaunted, HandsEmptied, NightmareLeft, CreationOver, DawnCame, RivalTook, RivalScored,
    RivalPlanted, RivalSent, RivalFed>;

}  // namespace reverie::dreamscape
