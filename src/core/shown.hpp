// SPDX-License-Identifier: Apache-2.0
// What a seat knows, and what its screen is shown of it.
#pragma once

#include "core/actor.hpp"

namespace reverie {

/// A view that is the position itself with its secrets blanked: one set of rules judges both, and a
/// field of the state is written once.
template <class State>
struct Seen {
  Seat viewer;
  State state;

  friend bool operator==(const Seen&, const Seen&) = default;
};

/// A game whose screens are shown something made of the view: names written out, forecasts, what is
/// printed on what lies open. Minds, reasons and laws do without it.
template <class G>
concept ShowsApart = requires(const G& game, const typename G::View& view) {
  { game.show(view) } -> std::same_as<typename G::Shown>;
};

namespace detail {
template <class G>
struct ShownTo {
  using Type = typename G::View;
};
template <ShowsApart G>
struct ShownTo<G> {
  using Type = typename G::Shown;
};
}  // namespace detail

/// What letters carry of a game.
template <class G>
using ShownOf = typename detail::ShownTo<G>::Type;

template <class G>
decltype(auto) shown(const G& game, const typename G::View& view) {
  if constexpr (ShowsApart<G>) {
    return game.show(view);
  } else {
    return (view);
  }
}

}  // namespace reverie
