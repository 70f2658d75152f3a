// SPDX-License-Identifier: Apache-2.0
// What a player of experience knows about Dreamscape, for minds: what a position is worth before it
// is over, and the best turn that leads to one.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "games/dreamscape/dreamscape.hpp"
#include "games/dreamscape/planner.hpp"
#include "games/dreamscape/weights.hpp"

namespace reverie::dreamscape {

class Knowledge {
 public:
  using Weights = dreamscape::Weights;
  static constexpr bool rivals = true;
  static constexpr std::array<std::string_view, 3> levels{"hasty", "thumb", "tree:1000sims"};
  static std::string_view weights_path(const Dreamscape& /*game*/) {
    return "content/dreamscape/thumb.json";
  }

  explicit Knowledge(const Weights& weights) : w_(weights) {}

  /// From how many positions the search for a plan may go on.
  void plan_with(std::uint32_t positions) { effort_ = Effort::of(positions); }

  /// The seat's turn, up to where chance moves; never empty for a seat that may act. So minds of
  /// this game differ by their plans and search nothing else.
  Plan plan(const Dreamscape& game, const State& state, Seat seat) const;
  /// Others matter too: they compete for objectives, bag and trees.
  static State plan_basis(const Dreamscape& /*game*/, const State& state, Seat /*seat*/) {
    return state;
  }

  /// What somebody is after who means to do these things.
  static Message reason(const Dreamscape& game, const Seen<State>& view, Seat seat,
                        std::span<const Action> plan);

  /// A score for each action: the higher, the better it seems.
  InlineVector<float, most_actions> appraise(const Dreamscape& game, const State& state, Seat seat,
                                             const Actions& actions) const;

  /// What a position is worth to a seat, in points.
  float worth(const Dreamscape& game, const State& state, Seat seat) const;

  /// A thought ends with the cycle in which it began.
  static bool is_beyond(const Dreamscape& /*game*/, const State& root, const State& state) {
    return state.cycle != root.cycle || (state.phase == Phase::dawn) != (root.phase == Phase::dawn);
  }
  float estimate(const Dreamscape& game, const State& state, Seat seat) const;

  /// What a finished game is worth to a seat, from 0 to 1: winning it, and a little for points.
  static float payoff(const Dreamscape& game, const State& state, Seat seat);

  static std::uint64_t key(const Dreamscape& game, const State& state, Seat observer);

 private:
  static constexpr std::uint32_t usual_positions = 100;

  Weights w_;
  Effort effort_ = Effort::of(usual_positions);
};

}  // namespace reverie::dreamscape
