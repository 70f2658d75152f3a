// SPDX-License-Identifier: Apache-2.0
// The minds that do not look ahead.
#pragma once

#include "agents/mind.hpp"
#include "agents/plan_follower.hpp"
#include "agents/policy.hpp"
#include "agents/weights.hpp"

namespace reverie {

/// Any legal action, all alike.
template <Game G>
class RandomMind final : public Mind<G> {
 public:
  void begin_game(std::uint64_t seed) override { random_ = Random(seed); }

  Decision<G> decide(const Situation<G>& situation) override {
    auto decision = Decision<G>::among(situation);
    decision.choice = pick(decision.actions.size());
    return decision;
  }

  /// One of so many.
  std::size_t pick(std::size_t actions) {
    return below(random_, static_cast<std::uint32_t>(actions));
  }

 private:
  Random random_{0};
};

/// The game's rule of thumb.
template <KnownToMinds G>
class ThumbMind final : public Mind<G> {
 public:
  explicit ThumbMind(const typename G::Knowledge& knowledge) : knowledge_(knowledge) {}

  void begin_game(std::uint64_t seed) override {
    random_ = Random(seed);
    plan_.forget();
  }

  Decision<G> decide(const Situation<G>& situation) override {
    if (const auto step = plan_.go_on(situation)) return Decision<G>::to_follow(*step);
    auto decision = Decision<G>::among(situation);
    if (decision.actions.size() == 1) return decision;
    const G& game = situation.game();
    const Seat seat = situation.seat();
    const auto state = situation.imagine(random_);
    if (const auto step = plan_.begin(knowledge_, game, state, seat))
      return Decision<G>::to_follow(*step);
    decision.choice = thumb_choice(knowledge_, game, state, seat, decision.actions);
    return decision;
  }

  std::span<const typename G::Action> intention() const override { return plan_.rest(); }

 private:
  typename G::Knowledge knowledge_;
  PlanFollower<G> plan_;
  Random random_{0};
};

/// The rule of thumb of somebody who judges by eye: every weight is off by up to so much of itself,
/// in every game differently. Whoever plays often against it finds its weak spot of the day.
template <KnownToMinds G>
class HastyMind final : public Mind<G> {
 public:
  using Weights = typename G::Knowledge::Weights;

  explicit HastyMind(const Weights& weights)
      : weights_(weights), thumb_(hasty_knowledge<G>(weights)) {}

  void begin_game(std::uint64_t seed) override {
    Random random(seed);
    thumb_ = ThumbMind<G>(hasty_knowledge<G>(blurred(random)));
    thumb_.begin_game(random.next());
  }

  Decision<G> decide(const Situation<G>& situation) override { return thumb_.decide(situation); }
  std::span<const typename G::Action> intention() const override { return thumb_.intention(); }

 private:
  Weights blurred(Random& random) const {
    constexpr float most = 0.4F;
    constexpr std::uint32_t steps = 1000;
    Weights weights = weights_;
    boost::mp11::mp_for_each<WeightMembers<Weights>>([&](auto member) {
      const float share = static_cast<float>(below(random, 2 * steps + 1)) / steps - 1.0F;
      weights.*member.pointer *= 1.0F + most * share;
    });
    return weights;
  }

  Weights weights_;
  ThumbMind<G> thumb_;
};

}  // namespace reverie
