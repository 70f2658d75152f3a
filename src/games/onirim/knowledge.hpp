// SPDX-License-Identifier: Apache-2.0
// What a player of experience knows about Onirim, for minds: a rule of thumb with weights, what an
// ending is worth, and when two positions are the same to somebody.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <string_view>

#include "games/onirim/onirim.hpp"

namespace reverie::onirim {

/// The weights of the rule of thumb. They are content (content/onirim/thumb-*.json), found by
/// `reverie tune`.
struct Weights {
  // A run of one or two cards, by how many fitting cards of its colour are in the hand.
  float run_1_chain_0 = 0;
  float run_1_chain_1 = 0;
  float run_1_chain_2 = 0;
  float run_2_chain_0 = 0;
  float run_2_chain_1 = 0;
  // A colour not begun, by how many of it could be played in a row.
  float chain_1 = 0;
  float chain_2 = 0;
  float chain_3 = 0;
  /// How much more a colour counts while both its doors are missing.
  float both_doors_missing = 0;
  // What cards in the hand are worth.
  float live_key = 0;
  float second_live_key = 0;
  float dead_key = 0;
  float dead_card = 0;
  float moon = 0;
  float playable_kind = 0;
  /// Missing doors of a colour for each card of it that is not gone yet.
  float scarcity = 0;
  // What Prophecies are worth.
  float prophecy = 0;
  float prophecy_per_danger = 0;
  float prophecy_when_known = 0;
  float prophecy_against_nightmare = 0;
  // What the table is worth.
  float door = 0;
  float deck_card = 0;
  float fresh_hand = 0;
  // A Prophecy's cards: what to be rid of, and in which order the rest should come.
  float banish_nightmare = 0;
  float banish_dead = 0;
  float soon_nightmare = 0;
  float soon_door_with_key = 0;
  float soon_door = 0;
  // Two players: what the partner could use among the common cards.
  float share = 0;
};
BOOST_DESCRIBE_STRUCT(Weights, (),
                      (run_1_chain_0, run_1_chain_1, run_1_chain_2, run_2_chain_0, run_2_chain_1,
                       chain_1, chain_2, chain_3, both_doors_missing, live_key, second_live_key,
                       dead_key, dead_card, moon, playable_kind, scarcity, prophecy,
                       prophecy_per_danger, prophecy_when_known, prophecy_against_nightmare, door,
                       deck_card, fresh_hand, banish_nightmare, banish_dead, soon_nightmare,
                       soon_door_with_key, soon_door, share))

/// The worth of the cards of one colour in a hand: by the doors of it that are missing, the run of
/// it in front of the row, the symbol that may not come next, and the cards themselves. Worked out
/// once, because playouts ask for little else.
class ColourValues {
 public:
  explicit ColourValues(const Weights& weights);

  /// `held` is `Cards::of_colour`; `before` is a symbol's number, or 3 for an empty row.
  float operator()(int missing, int run, int before, unsigned held) const {
    return values_[static_cast<std::size_t>(missing)][static_cast<std::size_t>(run)]
                  [static_cast<std::size_t>(before)][up_to_three(held)];
  }

 private:
  /// More than three equal cards are worth no more than three.
  static std::size_t up_to_three(unsigned held) {
    const auto capped = [held](unsigned shift) {
      const unsigned count = held >> shift & 15U;
      return count < 3U ? count : 3U;
    };
    return capped(0) | capped(4) << 2U | capped(8) << 4U;
  }

  std::array<std::array<std::array<std::array<float, 64>, 4>, 3>, 3> values_{};
};

class Knowledge {
 public:
  using Weights = onirim::Weights;
  /// The bots of the levels gentle, steady and deep.
  static constexpr std::array<std::string_view, 3> levels{"thumb", "tree:200sims", "tree:3000sims"};
  /// Where the weights for a game with these options are.
  static std::string_view weights_path(const Onirim& game) {
    return game.two_players() ? "content/onirim/thumb-together.json"
                              : "content/onirim/thumb-alone.json";
  }

  explicit Knowledge(const Weights& weights);

  /// A score for each action: the higher, the better it seems.
  InlineVector<float, most_actions> appraise(const Onirim& game, const State& state, Seat seat,
                                             const Actions& actions) const;

  /// What a finished game is worth to a seat, from 0 to 1.
  static float payoff(const Onirim& game, const State& state, Seat seat);

  /// Equal for two positions when all that the observer knows of them and that matters for what
  /// may still come is equal. The cards of the rows but the last, for one, do not matter.
  static std::uint64_t key(const Onirim& game, const State& state, Seat observer);

 private:
  Weights w_;
  ColourValues colour_values_;
};

}  // namespace reverie::onirim
