// SPDX-License-Identifier: Apache-2.0
// What a position is worth to a seat, in points: what is scored, what objectives stand like, and
// what open cards and the landscape still promise.
#pragma once

#include <array>

#include "games/dreamscape/dreamscape.hpp"
#include "games/dreamscape/known_values.hpp"
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
  float open_cards(const Player& me, const Fragments& hands) const;
  float hopes_for(const Board& board, CardSet open) const;
  float landscape(const State& state, const Player& me) const;
  float stored(const State& state, const Player& me) const;
  float voyage(const State& state, const Player& me) const;
  float gain_of_card(float hope, int card, int others) const;
  const Player& player(const State& state) const { return state.players[seat_.index]; }

  const Weights& w_;
  const Dreamscape& game_;
  Seat seat_;
  /// Creations of this seat that come after the one it is in or before.
  float creations_left_;
  const FlatList<std::uint8_t, drawn_objectives> aims_;
  const std::array<Slot, drawn_objectives> colours_;
  /// The best count of somebody else for each objective.
  std::array<int, drawn_objectives> rivals_{};
  /// Lacking for an open card and not at hand, when the turn began.
  PerEnum<Fragment, bool> is_wanted_{};
  /// Many positions of a search differ in nothing that open cards ask about.
  mutable KnownValues worth_of_open_cards_;
  /// Where each card was nearest when it was last looked at.
  template <class Value>
  using PerCard = std::array<Value, all_cards>;
  mutable PerCard<const Placement*> last_nearest_{};
};

}  // namespace reverie::dreamscape
