// SPDX-License-Identifier: Apache-2.0
// What minds ask of a game's Knowledge, and playing a position to its end by rule of thumb.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/game.hpp"

namespace reverie {

/// What a game tells minds about itself beyond its rules; see games/onirim/knowledge.hpp.
template <class G>
concept KnownToMinds = Game<G> && requires(const typename G::Knowledge& knowledge, const G& game,
                                           const typename G::State& state,
                                           const typename G::Actions& actions, Seat seat) {
  typename G::Knowledge::Weights;
  { G::Knowledge::weights_path(game) } -> std::convertible_to<std::string_view>;
  /// The bots of the levels gentle, steady and deep, as people write them: `tree:200sims`,
  /// or `tree:200sims@3000ms` where players race.
  { G::Knowledge::levels.at(0) } -> std::convertible_to<std::string_view>;
  { knowledge.appraise(game, state, seat, actions).size() } -> std::convertible_to<std::size_t>;
  { G::Knowledge::payoff(game, state, seat) } -> std::same_as<float>;
  { G::Knowledge::key(game, state, seat) } -> std::same_as<std::uint64_t>;
};

/// A game may have phases of many small steps, such as laying pieces out in any order, where a
/// search over single steps would learn nothing. Its Knowledge then plans them whole: the actions
/// that the seat takes one after the other, whatever others do meanwhile. Where the plan is empty
/// the minds decide. The rule of thumb must follow the same plan.
/// A plan rests on its basis alone, which the seat always knows, and the rest of a plan is the plan
/// of where it has led to: so it is found once and then followed.
template <class G>
concept PlansAhead =
    KnownToMinds<G> && requires(const typename G::Knowledge& knowledge, const G& game,
                                const typename G::State& state, Seat seat) {
      { knowledge.plan(game, state, seat)[0] } -> std::convertible_to<typename G::Action>;
      { G::Knowledge::plan_basis(game, state, seat) } -> std::equality_comparable;
    };

/// A game whose plans are the better the more positions the search for them goes on from: its
/// Knowledge takes the budget of a mind that looks ahead.
template <class G>
concept PlansByBudget = PlansAhead<G> && requires(typename G::Knowledge& knowledge) {
  knowledge.plan_with(std::uint32_t{});
};
/// For who is in a hurry, and for who plays thousands of games.
inline constexpr std::uint32_t positions_of_a_hasty_plan = 20;

template <KnownToMinds G>
typename G::Knowledge knowledge_for(const typename G::Knowledge::Weights& weights,
                                    std::uint32_t positions) {
  typename G::Knowledge knowledge(weights);
  if constexpr (PlansByBudget<G>) knowledge.plan_with(positions);
  return knowledge;
}
template <KnownToMinds G>
typename G::Knowledge hasty_knowledge(const typename G::Knowledge::Weights& weights) {
  return knowledge_for<G>(weights, positions_of_a_hasty_plan);
}

/// A game that can say in a sentence what somebody is after who means to do these things.
template <class G>
concept ExplainsPlans =
    PlansAhead<G> && requires(const G& game, const typename G::View& view, Seat seat,
                              std::span<const typename G::Action> plan) {
      { G::Knowledge::reason(game, view, seat, plan) } -> std::same_as<Message>;
    };

template <PlansAhead G>
using PlanBasis = std::remove_cvref_t<decltype(G::Knowledge::plan_basis(
    std::declval<const G&>(), std::declval<const typename G::State&>(), Seat{}))>;

/// Carries out what is planned for the seat; false where nothing is.
template <KnownToMinds G, class Bounds>
bool follow_plan(const typename G::Knowledge& knowledge, const G& game, typename G::State& state,
                 Seat seat, Bounds& bounds) {
  if constexpr (PlansAhead<G>) {
    const auto plan = knowledge.plan(game, state, seat);
    for (const auto& step : plan) bounds.play(game, state, seat, step);
    return !plan.empty();
  } else {
    return false;
  }
}

/// Players win against each other and not together: the Knowledge says `rivals = true`.
template <class G>
concept Rivalry = KnownToMinds<G> && G::Knowledge::rivals;

template <class Scores>
std::size_t index_of_best(const Scores& scores) {
  return static_cast<std::size_t>(std::max_element(scores.begin(), scores.end()) - scores.begin());
}

/// The first of the actions that the rule of thumb likes best.
template <KnownToMinds G>
std::size_t thumb_choice(const typename G::Knowledge& knowledge, const G& game,
                         const typename G::State& state, Seat seat,
                         const typename G::Actions& actions) {
  if (actions.size() == 1) return 0;
  return index_of_best(knowledge.appraise(game, state, seat, actions));
}

/// Where several may act at once, nobody is always the first.
[[gnu::noinline]] inline Seat one_of_several(SeatSet seats, Random& random) {
  return seats.at(static_cast<int>(below(random, static_cast<std::uint32_t>(seats.size()))));
}
/// Mostly there is one, and finding that out must not cost a call.
inline Seat any_seat(SeatSet seats, Random& random) {
  const Seat first = seats.first();
  return seats == first ? first : one_of_several(seats, random);
}

/// Plays on until the end or the bounds, every seat by its own rule of thumb.
template <KnownToMinds G, class KnowledgeOf, class Bounds>
void play_out_by(const KnowledgeOf& knowledge_of, const G& game, typename G::State& state,
                 Random& random, Bounds& bounds) {
  for (Turn turn = game.turn(state); !turn.is_over() && !bounds.has_stopped();
       turn = game.turn(state)) {
    if (turn.chance) {
      bounds.play(game, state, Actor::chance(), roll(game, state, random));
      continue;
    }
    const Seat seat = any_seat(turn.seats, random);
    const typename G::Knowledge& knowledge = knowledge_of(seat);
    if (follow_plan(knowledge, game, state, seat, bounds)) continue;
    const auto actions = game.actions(state, seat);
    bounds.play(game, state, seat, actions[thumb_choice(knowledge, game, state, seat, actions)]);
  }
}

template <KnownToMinds G, class Bounds>
void play_out(const typename G::Knowledge& knowledge, const G& game, typename G::State& state,
              Random& random, Bounds& bounds) {
  const auto same_for_all = [known = &knowledge](Seat) -> const typename G::Knowledge& {
    return *known;
  };
  play_out_by(same_for_all, game, state, random, bounds);
}

}  // namespace reverie
