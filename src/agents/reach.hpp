// SPDX-License-Identifier: Apache-2.0
// How far a thought may look: to the end of the game, to a horizon, and never behind a door that
// nobody has opened yet.
#pragma once

#include <concepts>
#include <type_traits>

#include "core/game.hpp"
#include "core/printed_secrets.hpp"

namespace reverie {

/// A game's Knowledge may say what an unfinished position is worth to a seat, from 0 to 1 as a
/// payoff is.
template <class G>
concept EstimatesWorth = requires(const typename G::Knowledge& knowledge, const G& game,
                                  const typename G::State& state, Seat seat) {
  { knowledge.estimate(game, state, seat) } -> std::same_as<float>;
};

/// A game that is too long to be played to its end in every thought, or has none: its Knowledge
/// says when a position is far enough from the one where the thought began.
template <class G>
concept StopsInTime = EstimatesWorth<G> && requires(const typename G::Knowledge& knowledge,
                                                    const G& game, const typename G::State& state) {
  { knowledge.is_beyond(game, state, state) } -> std::same_as<bool>;
};

/// To the end, for whoever knows all of the game: tuning, for one, plays whole games.
struct ToTheEnd {
  static constexpr bool has_stopped() { return false; }

  template <Game G>
  void play(const G& game, typename G::State& state, Actor actor,
            const typename G::Action& action) const {
    Silence silence;
    game.play(state, actor, action, silence);
  }
};

/// Of one simulation, which plays through it and begins in `root`.
template <Game G>
class Reach {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using Knowledge = typename G::Knowledge;
  static_assert(!HidesContent<G> || EstimatesWorth<G>,
                "minds value a door by the position before it");

  Reach(const Knowledge& knowledge, const State& root) : knowledge_(knowledge), root_(root) {}

  bool has_stopped() const { return stopped_; }

  /// Nothing once it has stopped. An action that would show somebody something printed is not
  /// carried out, whoever it is: what is printed is the same in every imagined position, so that a
  /// thinker would see behind a partner's door as well. What it is worth is told by the position
  /// before it.
  void play(const G& game, State& state, Actor actor, const Action& action) {
    if (stopped_) return;
    if constexpr (HidesContent<G>) {
      const State next = after(game, state, actor, action);
      stopped_ = shows_something(game, state, next);
      if (stopped_) return;
      state = next;
    } else {
      Silence silence;
      game.play(state, actor, action, silence);
    }
    if constexpr (StopsInTime<G>) stopped_ = knowledge_.is_beyond(game, root_, state);
  }

  /// What the simulation has led to is worth to a seat.
  float worth(const G& game, const State& state, Seat seat) const {
    if constexpr (EstimatesWorth<G>) {
      if (!game.turn(state).is_over()) return knowledge_.estimate(game, state, seat);
    }
    return Knowledge::payoff(game, state, seat);
  }

 private:
  static bool shows_something(const G& game, const State& before, const State& behind) {
    for (std::uint8_t i = 0; i < game.seats(); ++i) {
      if (game.revealed(before, Seat{i}) != game.revealed(behind, Seat{i})) return true;
    }
    return false;
  }

  struct Nowhere {
    explicit Nowhere(const State& /*root*/) {}
  };

  const Knowledge& knowledge_;
  /// Copied only where it is looked at.
  [[no_unique_address]] std::conditional_t<StopsInTime<G>, State, Nowhere> root_;
  bool stopped_ = false;
};

}  // namespace reverie
