// SPDX-License-Identifier: Apache-2.0
// What all rules ask of the table while an action is carried out: who sits where, what lies there,
// and who hears of it.
#pragma once

#include "games/dream_runners/cover.hpp"
#include "games/dream_runners/dream_runners.hpp"
#include "games/dream_runners/purse.hpp"

namespace reverie::dream_runners {

/// The state being changed and the narrator who hears of it.
template <class Narrator>
class Scene {
 public:
  Scene(const DreamRunners& game, State& state, Narrator& narrator)
      : game_(game), s_(state), narrator_(narrator) {}

 protected:
  const Content& content() const { return game_.content(); }
  Player& player(Seat seat) { return s_.players[seat.index]; }
  Player& me() { return player(s_.active); }
  Purse<Narrator> purse(Seat seat) { return Purse<Narrator>(s_, seat, narrator_); }

  bool is_asleep(Seat seat) { return !player(seat).awake; }
  SeatSet asleep() {
    SeatSet seats;
    for (std::uint8_t i = 0; i < game_.seats(); ++i) {
      if (is_asleep(Seat{i})) seats = seats | Seat{i};
    }
    return seats;
  }
  Seat after(Seat seat) const {
    return Seat{static_cast<std::uint8_t>((seat.index + 1) % game_.seats())};
  }
  /// From this seat on clockwise; some seat is waiting.
  Seat first_waiting_from(Seat seat) const {
    while (!s_.waiting.contains(seat)) seat = after(seat);
    return seat;
  }
  InlineVector<Seat, most_players> in_turn_order() const {
    InlineVector<Seat, most_players> seats;
    Seat seat = s_.first;
    for (int i = 0; i < game_.seats(); ++i, seat = after(seat)) seats.push_back(seat);
    return seats;
  }

  const Cell& cell_at(int i) const {
    return content().tiles[s_.tile].cells[static_cast<std::size_t>(i)];
  }
  /// The first of a kind, or -1.
  int find_cell(CellKind kind) const {
    for (int i = 0; i < frame_cells; ++i) {
      if (cell_at(i).kind == kind) return i;
    }
    return -1;
  }
  Effect effect(Seat seat, int cell) {
    return cover_of(content(), player(seat).composition).effects[static_cast<std::size_t>(cell)];
  }

  template <class E>
  void tell(const E& event) {
    narrator_.tell(SeatSet::everybody(), event);
  }

  const DreamRunners& game_;
  State& s_;
  Narrator& narrator_;
};

}  // namespace reverie::dream_runners
