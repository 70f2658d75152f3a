// SPDX-License-Identifier: Apache-2.0
// Flat Monte Carlo: every action is tried in imagined worlds that are then played out by rule of
// thumb.
#pragma once

#include <cmath>
#include <utility>
#include <vector>

#include "agents/mind.hpp"
#include "agents/plan_follower.hpp"
#include "agents/policy.hpp"
#include "agents/reach.hpp"
#include "agents/stopwatch.hpp"

namespace reverie {

/// Departs from the rule of thumb only for an action that is better by this many standard errors
/// of the difference. Without that, noise makes it play worse than its own playouts.
inline constexpr float flat_departure = 1.0F;

template <KnownToMinds G>
class FlatMind final : public Mind<G> {
 public:
  FlatMind(const typename G::Knowledge& knowledge, const Budget& budget)
      : knowledge_(knowledge), budget_(budget) {}

  void begin_game(std::uint64_t seed) override {
    random_ = Random(seed);
    plan_.forget();
  }

  std::span<const typename G::Action> intention() const override { return plan_.rest(); }

  Decision<G> decide(const Situation<G>& situation) override {
    auto decision = Decision<G>::among(situation);
    const auto& actions = decision.actions;
    if (actions.size() == 1) return decision;
    const G& game = situation.game();
    const Seat seat = situation.seat();
    const auto view = situation.view();
    const auto imagined = game.imagine(view, random_);
    auto step = plan_.go_on(situation);
    if (!step) step = plan_.begin(knowledge_, game, imagined, seat);
    if (step) return Decision<G>::to_follow(*step);
    const std::size_t thumb = thumb_choice(knowledge_, game, imagined, seat, actions);
    std::vector<Trials> trials(actions.size());
    const Stopwatch stopwatch(budget_);
    for (std::uint32_t done = 0; stopwatch.allows(done); ++done) {
      const std::size_t candidate = next_candidate(trials, done);
      trials[candidate].add(simulate(situation, view, actions[candidate]));
    }
    judge(trials, thumb, decision);
    return decision;
  }

 private:
  struct Trials {
    std::uint32_t count = 0;
    float sum = 0;
    float squares = 0;

    void add(float payoff) {
      ++count;
      sum += payoff;
      squares += payoff * payoff;
    }
    float mean() const { return count == 0 ? 0 : sum / static_cast<float>(count); }
    /// Squared standard error of the mean, with one imagined win and loss so that it is never 0.
    float error() const {
      const float n = static_cast<float>(count) + 2;
      const float m = (sum + 1) / n;
      return ((squares + 1) / n - m * m) / n;
    }
  };

  /// Every action in turn at first; then those that may still be the best, the least tried first.
  static std::size_t next_candidate(const std::vector<Trials>& trials, std::uint32_t done) {
    constexpr std::uint32_t first_rounds = 16;
    if (done < first_rounds * trials.size()) return done % trials.size();
    std::size_t leader = 0;
    for (std::size_t i = 1; i < trials.size(); ++i) {
      if (trials[i].mean() > trials[leader].mean()) leader = i;
    }
    std::size_t next = leader;
    for (std::size_t i = 0; i < trials.size(); ++i) {
      const float gap = trials[leader].mean() - trials[i].mean();
      const float error = std::sqrt(trials[leader].error() + trials[i].error());
      const bool in_question = gap < 2 * error;
      if (in_question && trials[i].count < trials[next].count) next = i;
    }
    return next;
  }

  float simulate(const Situation<G>& situation, const typename G::View& view,
                 const typename G::Action& action) {
    const G& game = situation.game();
    auto world = game.imagine(view, random_);
    Reach<G> reach(knowledge_, world);
    reach.play(game, world, situation.seat(), action);
    play_out(knowledge_, game, world, random_, reach);
    return reach.worth(game, world, situation.seat());
  }

  static void judge(const std::vector<Trials>& trials, std::size_t thumb, Decision<G>& decision) {
    decision.choice = thumb;
    float best_lead = 0;
    for (std::size_t i = 0; i < trials.size(); ++i) {
      decision.estimates.push_back({trials[i].mean(), trials[i].count});
      const float lead = trials[i].mean() - trials[thumb].mean();
      const float error = std::sqrt(trials[i].error() + trials[thumb].error());
      if (lead > flat_departure * error && lead > best_lead) {
        decision.choice = i;
        best_lead = lead;
      }
    }
  }

  typename G::Knowledge knowledge_;
  Budget budget_;
  PlanFollower<G> plan_;
  Random random_{0};
};

}  // namespace reverie
