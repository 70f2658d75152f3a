// SPDX-License-Identifier: Apache-2.0
// What a player is after who means to do these things: the most of what would come of it, in one
// sentence. Hints say it.
#include <algorithm>

#include "games/dreamscape/knowledge.hpp"
#include "games/dreamscape/nearness.hpp"

namespace reverie::dreamscape {
namespace {

/// The position that a plan leads to, without what ends the turn: that empties the Hands. A plan
/// may be older than the position, where all create at once: what cannot be done any more is its
/// end.
State led_to(const Dreamscape& game, State state, Seat seat, std::span<const Action> plan) {
  Silence silence;
  for (const Action& action : plan) {
    const bool ends_turn = action.verb == Verb::finish || action.verb == Verb::sleep;
    if (ends_turn || !game.actions(state, seat).contains(action)) break;
    game.play(state, seat, action, silence);
  }
  return state;
}

class Comparison {
 public:
  Comparison(const Dreamscape& game, const State& before, const State& after, Seat seat)
      : game_(game),
        before_(before.players[seat.index]),
        after_(after.players[seat.index]),
        states_{before, after},
        seat_(seat) {}

  std::optional<Message> completion() const {
    std::optional<Message> message;
    for_each_card(after_.completed & ~before_.completed, [&](int card) {
      if (message) return;
      message = Message{"dreamscape.reason.completes", {}}
                    .with("card", name(card))
                    .with("points", game_.content().card(card).points);
    });
    return message;
  }

  std::optional<Message> points() const {
    const int trees = after_.tree_points - before_.tree_points;
    const int walk = after_.walk_points - before_.walk_points;
    if (std::max(trees, walk) <= 0) return std::nullopt;
    return Message{trees >= walk ? "dreamscape.reason.trees" : "dreamscape.reason.walk", {}}.with(
        "points", std::max(trees, walk));
  }

  /// The card that comes nearer by most.
  std::optional<Message> approach() const {
    std::optional<Message> message;
    int most = 0;
    for_each_card(after_.open, [&](int card) {
      const Nearness was = nearness_of(game_.content(), card, before_.landscape);
      const Nearness is = nearness_of(game_.content(), card, after_.landscape);
      if (is.present - was.present <= most) return;
      most = is.present - was.present;
      message = Message{"dreamscape.reason.nears", {}}
                    .with("card", name(card))
                    .with("present", is.present)
                    .with("needed", is.needed);
    });
    return message;
  }

  std::optional<Message> objective() const {
    for (std::size_t i = 0; i < states_[0].objectives.size(); ++i) {
      if (points_for(1, i) <= points_for(0, i)) continue;
      const auto which = static_cast<std::size_t>(states_[0].objectives[i]);
      return Message{"dreamscape.reason.objective", {}}.with(
          "objective", Named{&game_.content().objective_names[which]});
    }
    return std::nullopt;
  }

  /// Something new in the Hands that an open card lacks.
  std::optional<Message> gathering() const {
    std::optional<Message> message;
    for_each_card(after_.open, [&](int card) {
      const Nearness near = nearness_of(game_.content(), card, after_.landscape);
      for (const Fragment kind : all_fragments) {
        if (message || near.missing[kind] <= before_.hands[kind]) continue;
        if (after_.hands[kind] <= before_.hands[kind]) continue;
        message = Message{"dreamscape.reason.gathers", {}}
                      .with("fragment", kind)
                      .with("card", name(card));
      }
    });
    return message;
  }

  /// It stops where chance, or a deck, shows something new.
  bool looks_for_something_new() const {
    return states_[1].draw != Draw::nothing || after_.question == Question::deck;
  }

 private:
  Named name(int card) const {
    return {&game_.content().card_names[static_cast<std::size_t>(card)]};
  }
  int points_for(std::size_t state, std::size_t objective) const {
    return standings_for(game_.content(), game_.options(), states_[state], objective)[seat_.index]
        .points;
  }

  const Dreamscape& game_;
  const Player& before_;
  const Player& after_;
  std::array<State, 2> states_;
  Seat seat_;
};

}  // namespace

Message Knowledge::reason(const Dreamscape& game, const Seen<State>& view, Seat seat,
                          std::span<const Action> plan) {
  const State after = led_to(game, view.state, seat, plan);
  const Comparison comparison(game, view.state, after, seat);
  // What is gathered first may lie on a card when the plan is done.
  const State next = led_to(game, view.state, seat, plan.first(1));
  const Comparison first_deed(game, view.state, next, seat);
  for (const auto& reason :
       {comparison.completion(), comparison.points(), comparison.approach(), comparison.objective(),
        comparison.gathering(), first_deed.gathering()}) {
    if (reason) return *reason;
  }
  const bool looks = comparison.looks_for_something_new();
  return Message{looks ? "dreamscape.reason.looks" : "dreamscape.reason.nothing_better", {}};
}

}  // namespace reverie::dreamscape
