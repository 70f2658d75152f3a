// SPDX-License-Identifier: Apache-2.0
#include "games/dreamscape/knowledge.hpp"

#include <algorithm>
#include <cmath>

#include "core/hash.hpp"
#include "games/dreamscape/nearness.hpp"

namespace reverie::dreamscape {
namespace {

/// One position as a seat values it.
class Valuing {
 public:
  Valuing(const Weights& weights, const Dreamscape& game, const State& state, Seat seat)
      : w_(weights),
        game_(game),
        s_(state),
        seat_(seat),
        me_(state.players[seat.index]),
        cycles_left_(static_cast<float>(game.cycles() - state.cycle)) {}

  float worth() {
    const ScoreSheet sheet = sheet_of(game_.content(), game_.options(), s_, seat_);
    float sum = static_cast<float>(sheet.total()) + open_cards();
    for (const Fragment kind : all_fragments) {
      const auto count = static_cast<float>(me_.hands[kind]);
      sum += count * (kind == Fragment::nightmare ? -w_.nightmare : w_.in_hands);
    }
    sum += stored() + voyage();
    if (me_.landscape.has_dreamer()) sum += w_.dreamer_inside;
    if (me_.question == Question::deck || me_.question == Question::keep) sum += w_.new_card;
    return sum - w_.weariness * static_cast<float>(me_.steps);
  }

 private:
  /// What one may hope for from open cards, which the sheet counts as lost.
  float open_cards() {
    float sum = 0;
    int cards = 0;
    for_each_card(me_.open, [&](int card) {
      sum += hope(card) *
             static_cast<float>(game_.content().card(card).points + price_of_an_open_card);
      ++cards;
    });
    return cards > 1 ? sum - w_.crowd * static_cast<float>(cards - 1) : sum;
  }

  float hope(int card) {
    const Nearness near = nearness_of(game_.content(), card, me_.landscape);
    float lacks = w_.tree * static_cast<float>(near.missing_trees) +
                  w_.in_the_way * static_cast<float>(near.in_the_way) +
                  (near.missing_dreamer ? w_.dreamer : 0);
    for (const Fragment kind : all_fragments) {
      const int missing = near.missing[kind];
      const int at_hand = std::min<int>(missing, me_.hands[kind]);
      lacks += w_.at_hand * static_cast<float>(at_hand) +
               w_.lacking * static_cast<float>(missing - at_hand);
      if (missing > at_hand) is_wanted_[kind] = true;
    }
    return std::exp(-lacks / std::max(1.0F, cycles_left_));
  }

  float stored() const {
    const bool comes_back = s_.phase == Phase::voyage || s_.phase == Phase::creation;
    float sum = 0;
    for_each_card(me_.open | (me_.top == no_card ? 0 : bit_of_card(me_.top)), [&](int card) {
      const bool full = !s_.stored[static_cast<std::size_t>(card)].empty();
      if (full && comes_back) sum += w_.stored;
    });
    return sum;
  }

  float voyage() const {
    if (s_.phase != Phase::voyage || s_.acting != SeatSet(seat_)) return 0;
    float sum = w_.action_point * static_cast<float>(s_.action_points) -
                w_.weariness * static_cast<float>(s_.key_moves);
    if (me_.power_used) sum += w_.power_used;
    const Row& row = s_.rows[me_.location];
    Fragments hands = me_.hands;
    for (std::size_t i = 0; i < row.size() && i < s_.action_points; ++i) {
      const Fragment kind = row[row.size() - 1 - i];
      if (hands[kind] >= most_collected) break;
      ++hands[kind];
      sum += w_.within_reach + (is_wanted_[kind] ? w_.wanted : 0);
    }
    return sum;
  }

  const Weights& w_;
  const Dreamscape& game_;
  const State& s_;
  Seat seat_;
  const Player& me_;
  float cycles_left_;
  /// Lacking somewhere and not at hand.
  PerEnum<Fragment, bool> is_wanted_;
};

/// How far ahead of the best other, Mr Nightmare included.
float lead(const Dreamscape& game, const State& state, Seat seat, auto worth_of) {
  const float mine = worth_of(seat);
  if (is_solo(game.options())) {
    return mine - static_cast<float>(score_of_rival(game.content(), game.options(), state));
  }
  float best = -1000;
  for (std::uint8_t i = 0; i < game.seats(); ++i) {
    if (Seat{i} != seat) best = std::max(best, worth_of(Seat{i}));
  }
  return mine - best;
}

float share_of(float lead) {
  constexpr float clear = 12;
  return 1 / (1 + std::exp(-lead / clear));
}

}  // namespace

float Knowledge::worth(const Dreamscape& game, const State& state, Seat seat) const {
  return Valuing(w_, game, state, seat).worth();
}

InlineVector<float, most_actions> Knowledge::appraise(const Dreamscape& game, const State& state,
                                                      Seat seat, const Actions& actions) const {
  InlineVector<float, most_actions> scores;
  for (const Action& action : actions) {
    scores.push_back(worth(game, after(game, state, seat, action), seat));
  }
  return scores;
}

float Knowledge::estimate(const Dreamscape& game, const State& state, Seat seat) const {
  return share_of(lead(game, state, seat, [&](Seat one) { return worth(game, state, one); }));
}

float Knowledge::payoff(const Dreamscape& game, const State& state, Seat seat) {
  constexpr float for_points = 0.2F;
  const float ahead = lead(game, state, seat, [&](Seat one) {
    return static_cast<float>(sheet_of(game.content(), game.options(), state, one).total());
  });
  const float won = game.standing(state, seat).won ? 1 : 0;
  return (1 - for_points) * won + for_points * share_of(ahead);
}

std::uint64_t Knowledge::key(const Dreamscape& /*game*/, const State& state, Seat /*observer*/) {
  return quick_state_hash(state);
}

}  // namespace reverie::dreamscape
