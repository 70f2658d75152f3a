// SPDX-License-Identifier: Apache-2.0
// What a deed costs, and what the end of a turn gives up for good.
#include "games/dreamscape/creation.hpp"
#include "games/dreamscape/voyage.hpp"

namespace reverie::dreamscape {
namespace {

Price in_actions(int count) {
  return count == 0 ? Price{} : Price{{Term{"dreamscape.cost.action"}, count}};
}

Price in_fragments(Fragment fragment, int count) { return {{term(fragment), count}}; }

/// DS-T1: all that the Hands still hold.
Price rest_of(const Fragments& hands) {
  Price rest;
  for (const Fragment kind : all_fragments) {
    if (hands[kind] > 0) rest.push_back({term(kind), hands[kind]});
  }
  return rest;
}

}  // namespace

Price Dreamscape::price(const View& view, const Action& action) const {
  if (view.viewer.index >= seats()) return {};
  const State& state = view.state;
  const Player& me = state.players[view.viewer.index];
  switch (action.verb) {
    case Verb::collect: return in_actions(1);
    case Verb::move: return in_actions(price_of_move(state, me, action.to));
    case Verb::sleep: return in_actions(state.action_points);
    case Verb::step: return me.free_step ? Price{} : in_fragments(Fragment::movement, 1);
    case Verb::plant: return in_fragments(Fragment::grass, 1);
    case Verb::trade: {
      const auto given = static_cast<Fragment>(action.what);
      return in_fragments(given, price_of(given));
    }
    case Verb::finish: return rest_of(me.hands);
    default: return {};
  }
}

}  // namespace reverie::dreamscape
