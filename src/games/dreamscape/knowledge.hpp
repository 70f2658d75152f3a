// SPDX-License-Identifier: Apache-2.0
// What a player of experience knows about Dreamscape, for minds: what a position is worth before it
// is over. A first rule of thumb: it looks one deed ahead.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <string_view>

#include "games/dreamscape/dreamscape.hpp"

namespace reverie::dreamscape {

/// The weights of the rule of thumb, in points. They are content (content/dreamscape/thumb.json).
struct Weights {
  /// How quickly hope for an open card fades with what it lacks: fragments that are not at hand,
  /// those that are, trees, the Dreamer's way, and what stands in its way. Divided by the cycles
  /// left.
  float lacking = 0;
  float at_hand = 0;
  float tree = 0;
  float dreamer = 0;
  float in_the_way = 0;
  /// What each further open card takes from the others.
  float crowd = 0;
  // A fragment in the Hands, one on a card, one that could be collected from here; and what one
  // that an open card lacks is worth beyond that.
  float in_hands = 0;
  float stored = 0;
  float within_reach = 0;
  float wanted = 0;
  float nightmare = 0;
  float action_point = 0;
  float power_used = 0;
  /// To be about to draw cards.
  float new_card = 0;
  float dreamer_inside = 0;
  /// What each step and each key move costs, so that nobody walks in circles.
  float weariness = 0;
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (lacking, at_hand, tree, dreamer, in_the_way, crowd, in_hands, stored,
                       within_reach, wanted, nightmare, action_point, power_used, new_card,
                       dreamer_inside, weariness))

class Knowledge {
 public:
  using Weights = dreamscape::Weights;
  static constexpr bool rivals = true;
  static constexpr std::array<std::string_view, 3> levels{"hasty", "thumb", "tree:40sims"};
  static std::string_view weights_path(const Dreamscape& /*game*/) {
    return "content/dreamscape/thumb.json";
  }

  explicit Knowledge(const Weights& weights) : w_(weights) {}

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
  Weights w_;
};

}  // namespace reverie::dreamscape
