// SPDX-License-Identifier: Apache-2.0
// What a position is worth to a seat, in points: what is scored, what objectives stand like, and
// what open cards and the landscape still promise.
#pragma once

#include <array>

#include "games/dreamscape/dreamscape.hpp"
#include "games/dreamscape/weights.hpp"

namespace reverie::dreamscape {

/// For positions in which others have what they had when it was made: a turn of one player changes
/// nothing of theirs, and a search asks very often.
class Outlook {
 public:
  Outlook(const Weights& weights, const Dreamscape& game, const State& state, Seat seat);

  /// If the seat's turn ended here: what is in the Hands is lost.
  float at_rest(const State& state) const;
  /// While it still goes on.
  float promise(const State& state) const;

  /// What looking at so many cards of a deck is expected to add, of which the best is kept: exactly
  /// over the cards that nobody has seen. Nothing where none of them is any good.
  float of_drawing(const State& state, int deck, int cards) const;
  /// Of a fragment that chance takes from the bag.
  float of_a_find(const State& state) const;
  float of_a_harvest() const { return w_.harvest; }

 private:
  class Board;

  float points(const Player& me) const;
  float objectives(const Player& me) const;
  float open_cards(const Board& board, const Player& me) const;
  float landscape(const State& state, const Player& me) const;
  float stored(const State& state, const Player& me) const;
  float voyage(const State& state, const Board& board, const Player& me) const;
  float gain_of_card(const Board& board, int card) const;
  const Player& player(const State& state) const { return state.players[seat_.index]; }

  const Weights& w_;
  const Dreamscape& game_;
  Seat seat_;
  /// Creations of this seat that come after the one it is in or before.
  float creations_left_;
  const FlatList<std::uint8_t, drawn_objectives> aims_;
  const std::array<Slot, drawn_objectives> colours_;
  /// The best count of somebody else for each objective, or that nobody competes.
  std::array<int, drawn_objectives> rivals_{};
  std::array<bool, drawn_objectives> is_contested_{};
};

}  // namespace reverie::dreamscape
