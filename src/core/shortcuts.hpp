// SPDX-License-Identifier: Apache-2.0
// What a game may offer beside its verbs so that millions of games are played quickly. Each is only
// another way to something that every game can tell, and the laws check that it tells the same.
#pragma once

#include <concepts>
#include <cstdint>

#include "core/game.hpp"

namespace reverie {

/// Nothing of the position is hidden from the seat: what could be imagined from its view is this
/// very position.
template <class G>
concept TellsWhatIsOpen = requires(const G& game, const typename G::State& state, Seat seat) {
  { game.is_open_to(state, seat) } -> std::same_as<bool>;
};

/// Of a game that does not tell nothing is known to be open.
template <Game G>
bool is_open_to(const G& game, const typename G::State& state, Seat seat) {
  if constexpr (TellsWhatIsOpen<G>) {
    return game.is_open_to(state, seat);
  } else {
    return false;
  }
}

/// A position that fits what the seat knows.
template <Game G>
typename G::State imagine_from(const G& game, const typename G::State& state, Seat seat,
                               Random& random) {
  if (is_open_to(game, state, seat)) return state;
  return game.imagine(game.view(state, seat), random);
}

/// A game that knows of some inputs, without imagining anything, that they teach a seat nothing:
/// whatever it does not know of the position, the input, or another of somebody else's that looks
/// like it, may be made there and leads to the same view. To say of none that they are plain is
/// never wrong, only slow.
template <class G>
concept TellsWhatIsPlain = requires(const G& game, const typename G::State& state, Seat viewer,
                                    Actor actor, const typename G::Action& action) {
  { game.is_plain_to(state, viewer, actor, action) } -> std::same_as<bool>;
};

/// Of an input that may be made here, and that reveals nothing printed.
template <Game G>
bool is_plain_to(const G& game, const typename G::State& state, Seat viewer, Actor actor,
                 const typename G::Action& action) {
  if (is_open_to(game, state, viewer)) return true;
  if constexpr (TellsWhatIsPlain<G>) {
    return game.is_plain_to(state, viewer, actor, action);
  } else {
    return false;
  }
}

/// What a result says of one seat in numbers alone.
struct Standing {
  bool won = false;
  std::int32_t score = 0;

  friend constexpr bool operator==(const Standing&, const Standing&) = default;
};

template <class G>
concept TellsStandings = requires(const G& game, const typename G::State& state, Seat seat) {
  { game.standing(state, seat) } -> std::same_as<Standing>;
};

using Standings = InlineVector<Standing, max_seats>;

/// Of a game that is over, for each seat.
template <Game G>
Standings standings(const G& game, const typename G::State& state) {
  Standings all;
  if constexpr (TellsStandings<G>) {
    for (std::uint8_t i = 0; i < game.seats(); ++i) all.push_back(game.standing(state, Seat{i}));
  } else {
    for (const SeatResult& seat : game.result(state).seats) all.push_back({seat.won, seat.score});
  }
  return all;
}

}  // namespace reverie
