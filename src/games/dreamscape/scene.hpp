// SPDX-License-Identifier: Apache-2.0
// What all rules ask of the table while an action is carried out: who sits where, what lies there,
// and who hears of it. Each chapter of the rules is a handful of functions on a scene.
#pragma once

#include <algorithm>

#include "games/dreamscape/dreamscape.hpp"
#include "games/dreamscape/queries.hpp"

namespace reverie::dreamscape {

template <class Narrator>
class Scene {
 public:
  Scene(const Dreamscape& game, State& state, Narrator& narrator)
      : game_(game), s_(state), narrator_(narrator) {}

  State* operator->() const { return &s_; }
  State& state() const { return s_; }
  const Dreamscape& game() const { return game_; }
  const Options& options() const { return game_.options(); }
  const Prepared& content() const { return game_.content(); }
  const World& world() const { return content().content.world; }
  Player& player(Seat seat) const { return s_.players[seat.index]; }

  /// Players, and Mr Nightmare where he plays too (DS-A1).
  int participants() const { return is_solo(options()) ? players_of_a_solo_world : game_.seats(); }
  bool is_rival(Seat seat) const { return seat.index >= game_.seats(); }
  SeatSet all_seats() const {
    return SeatSet::from_bits(static_cast<std::uint8_t>((1U << unsigned(game_.seats())) - 1U));
  }
  Row& row(int location) const { return s_.rows[static_cast<std::size_t>(location)]; }
  Slot& slot(int card) const { return s_.stored[static_cast<std::size_t>(card)]; }
  Named card_name(int card) const {
    return {&content().card_names[static_cast<std::size_t>(card)]};
  }
  Named objective_name(int objective) const {
    return {&content().objective_names[static_cast<std::size_t>(objective)]};
  }
  CellName cell_name(int cell) const { return {&content().board, cell}; }

  /// DS-D4: to the bag, the red ones too (docs/decisions/0019).
  void discard(Player& one, Fragment fragment, int count = 1) const {
    one.hands[fragment] = static_cast<std::uint8_t>(one.hands[fragment] - count);
    s_.bag[fragment] = static_cast<std::uint8_t>(s_.bag[fragment] + count);
  }

  template <class E>
  void tell(const E& event) const {
    narrator_.tell(SeatSet::everybody(), event);
  }

 private:
  const Dreamscape& game_;
  State& s_;
  Narrator& narrator_;
};

}  // namespace reverie::dreamscape
