// SPDX-License-Identifier: Apache-2.0
// A plan that is followed step by step, while others act in between.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "agents/mind.hpp"
#include "agents/policy.hpp"
#include "core/printed_secrets.hpp"

namespace reverie {

/// For games whose Knowledge plans nothing there is never a step.
template <KnownToMinds G>
class PlanFollower {
 public:
  using Action = typename G::Action;

  void forget() {}
  static std::span<const Action> rest() { return {}; }
  std::optional<Action> go_on(const Situation<G>& /*situation*/) { return std::nullopt; }
  std::optional<Action> begin(const typename G::Knowledge& /*knowledge*/, const G& /*game*/,
                              const typename G::State& /*state*/, Seat /*seat*/) {
    return std::nullopt;
  }
};

template <PlansAhead G>
class PlanFollower<G> {
  static_assert(!HidesContent<G>, "a plan is carried out in thought, and would look behind doors");

 public:
  using Action = typename G::Action;

  void forget() {
    steps_.clear();
    expected_.clear();
    done_ = 0;
  }

  /// The next step, as long as everything that the plan rests on is as it foresaw. To find the plan
  /// again would lead to the same step, for much work.
  std::optional<Action> go_on(const Situation<G>& situation) {
    if (done_ == steps_.size() || expected_[done_] != situation.plan_basis()) {
      return std::nullopt;
    }
    return steps_[done_++];
  }

  /// Of the plan, behind the step that was taken last.
  std::span<const Action> rest() const { return std::span(steps_).subspan(done_); }

  /// The first step of a new plan for this position, which the seat knows or imagines; nothing
  /// where the mind has to decide.
  std::optional<Action> begin(const typename G::Knowledge& knowledge, const G& game,
                              typename G::State state, Seat seat) {
    forget();
    const auto plan = knowledge.plan(game, state, seat);
    if (plan.empty()) return std::nullopt;
    Silence silence;
    for (const Action& action : plan) {
      steps_.push_back(action);
      expected_.push_back(G::Knowledge::plan_basis(game, state, seat));
      // What the last step leads to is no longer the plan's.
      if (steps_.size() < plan.size()) game.play(state, seat, action, silence);
    }
    done_ = 1;
    return steps_[0];
  }

 private:
  std::vector<Action> steps_;
  /// Before each step.
  std::vector<PlanBasis<G>> expected_;
  std::size_t done_ = 0;
};

}  // namespace reverie
