// SPDX-License-Identifier: Apache-2.0
// The most that a Creation of Dreamscape, or a Voyage with the Creation that follows, can end with,
// by trying everything that the rules allow. What chance brings is not tried: a card to be drawn
// counts as what the outlook says of drawing it, and the turn goes on without it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <unordered_map>

#include "core/hash.hpp"
#include "core/shortcuts.hpp"
#include "games/dreamscape/outlook.hpp"

namespace reverie::dreamscape {

/// Everything that one seat can do until it finishes; what is found at the ends is up to `Ends`.
template <class Ends>
class EveryDeed {
 public:
  EveryDeed(const Dreamscape& game, const Outlook& outlook, Seat seat, Verb last, Ends ends)
      : game_(game), outlook_(outlook), seat_(seat), last_(last), ends_(ends) {}

  /// `expected` is what has been drawn on the way.
  void visit(const State& state, float expected) {
    const auto [met, is_new] = met_.try_emplace(quick_state_hash(state), expected);
    if (!is_new && expected <= met->second) return;
    met->second = expected;
    if (state.players[seat_.index].question == Question::deck) return draw(state, expected);
    for (const Action& action : game_.actions(state, seat_)) {
      if (action.verb == last_) {
        ends_(state, expected);
      } else {
        visit(after(game_, state, seat_, action), expected);
      }
    }
  }

  std::size_t positions() const { return met_.size(); }

 private:
  void draw(const State& state, float expected) {
    float most = 0;
    for (int deck = 0; deck < levels; ++deck) {
      const int cards = state.players[seat_.index].to_draw;
      most = std::max(most, outlook_.of_drawing(state, deck, cards));
    }
    visit(after(game_, state, seat_, {Verb::draw, none, 0, 0}), expected + most);
  }

  const Dreamscape& game_;
  const Outlook& outlook_;
  Seat seat_;
  Verb last_;
  Ends ends_;
  std::unordered_map<std::uint64_t, float> met_;
};

class EveryCreation {
 public:
  EveryCreation(const Dreamscape& game, const Weights& weights, const State& begin, Seat seat)
      : EveryCreation(game, Outlook(weights, game, begin, seat), begin, seat) {}
  EveryCreation(const Dreamscape& game, const Outlook& outlook, const State& begin, Seat seat) {
    EveryDeed deeds(game, outlook, seat, Verb::finish, [&](const State& end, float expected) {
      best_ = std::max(best_, expected + outlook.at_rest(end));
    });
    deeds.visit(begin, 0);
    positions_ = deeds.positions();
  }

  float best() const { return best_; }
  std::size_t positions() const { return positions_; }

 private:
  float best_ = std::numeric_limits<float>::lowest();
  std::size_t positions_ = 0;
};

/// As if nobody travelled after this seat.
class EveryVoyage {
 public:
  EveryVoyage(const Dreamscape& game, const Weights& weights, const State& begin, Seat seat) {
    const Outlook outlook(weights, game, begin, seat);
    EveryDeed deeds(game, outlook, seat, Verb::sleep, [&](State end, float expected) {
      end.phase = Phase::creation;
      end.action_points = 0;
      end.key_moves = 0;
      const auto [met, is_new] = met_.try_emplace(quick_state_hash(end), 0.0F);
      if (is_new) met->second = EveryCreation(game, outlook, end, seat).best();
      best_ = std::max(best_, expected + met->second);
    });
    deeds.visit(begin, 0);
  }

  float best() const { return best_; }
  std::size_t ends() const { return met_.size(); }

 private:
  std::unordered_map<std::uint64_t, float> met_;
  float best_ = std::numeric_limits<float>::lowest();
};

}  // namespace reverie::dreamscape
