// SPDX-License-Identifier: Apache-2.0
// The two minds that do not look ahead.
#pragma once

#include "agents/mind.hpp"
#include "agents/policy.hpp"

namespace reverie {

/// Any legal action, all alike.
template <Game G>
class RandomMind final : public Mind<G> {
 public:
  void begin_game(std::uint64_t seed) override { random_ = Random(seed); }

  Decision<G> decide(const Situation<G>& situation) override {
    return {.choice = below(random_, static_cast<std::uint32_t>(situation.actions().size())),
            .estimates = {}};
  }

 private:
  Random random_{0};
};

/// The game's rule of thumb.
template <KnownToMinds G>
class ThumbMind final : public Mind<G> {
 public:
  explicit ThumbMind(const typename G::Knowledge& knowledge) : knowledge_(knowledge) {}

  void begin_game(std::uint64_t seed) override { random_ = Random(seed); }

  Decision<G> decide(const Situation<G>& situation) override {
    if (situation.actions().size() == 1) return {};
    const auto state = situation.game().imagine(situation.view(), random_);
    return {.choice = thumb_choice(knowledge_, situation.game(), state, situation.seat(),
                                   situation.actions()),
            .estimates = {}};
  }

 private:
  typename G::Knowledge knowledge_;
  Random random_{0};
};

}  // namespace reverie
