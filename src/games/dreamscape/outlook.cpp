// SPDX-License-Identifier: Apache-2.0
#include "games/dreamscape/outlook.hpp"

#include <algorithm>
#include <cmath>

#include "games/dreamscape/completion.hpp"

namespace reverie::dreamscape {
namespace {

/// Even in the last Creation something may come back at dawn (DS-F1).
constexpr float least_creations = 0.3F;

constexpr StackCode fragments_of(StackCode code) { return code & (coded_tree - 1); }
constexpr int height_of(StackCode fragments) {
  return (static_cast<int>(std::bit_width(fragments)) + 2) / 3;
}

}  // namespace

/// One landscape and what is at hand for it, to be compared with structures.
class Outlook::Board {
 public:
  Board(const Outlook& outlook, const Landscape& land, const Fragments& hands)
      : w_(outlook.w_),
        game_(outlook.game_),
        creations_(std::max(least_creations, outlook.creations_left_)),
        hands_(hands) {
    for (int cell = 0; cell < cells; ++cell) {
      codes_[static_cast<std::size_t>(cell)] = land.code(cell);
      heights_[static_cast<std::size_t>(cell)] = land.height(cell);
    }
    const auto& board = game_.content().content.board;
    dreamer_ = board.hexes[land.has_dreamer() ? land.dreamer() : board.entrance];
  }

  /// How sure it seems that a card will be completed, where it is nearest.
  float hope(int card) const {
    float least = 20;
    for (const auto& by_dreamer : game_.content().placements[static_cast<std::size_t>(card)]) {
      for (const Placement& placement : by_dreamer) least = std::min(least, lack(placement, least));
    }
    return std::exp(-least);
  }

  /// Kinds that a card lacks beyond what is at hand.
  void want(int card, PerEnum<Fragment, bool>& wanted) const {
    const Placement* nearest = nullptr;
    float least = 20;
    for (const auto& by_dreamer : game_.content().placements[static_cast<std::size_t>(card)]) {
      for (const Placement& placement : by_dreamer) {
        const float lacks = lack(placement, least);
        if (lacks >= least) continue;
        least = lacks;
        nearest = &placement;
      }
    }
    if (nearest == nullptr) return;
    const Missing missing = missing_for(*nearest, 1000);
    for (const Fragment kind : all_fragments) {
      if (missing.of(kind) > hands_[kind]) wanted[kind] = true;
    }
    if (missing.trees > 0) wanted[Fragment::grass] = true;
    if (missing.steps > hands_[Fragment::movement]) wanted[Fragment::movement] = true;
  }

 private:
  struct Missing {
    /// By the three bits of a stack code.
    std::array<std::uint8_t, 8> coded{};
    int trees = 0;
    int steps = 0;
    int in_the_way = 0;

    int of(Fragment kind) const { return coded[static_cast<std::size_t>(kind) + 1]; }
  };

  Missing missing_for(const Placement& placement, int most_in_the_way) const {
    Missing missing;
    missing.steps = distance(dreamer_, game_.content().content.board.hexes[placement[0].cell]);
    for (const Wanted& wanted : placement) {
      const StackCode have = fragments_of(codes_[wanted.cell]);
      const StackCode want = fragments_of(wanted.code);
      const bool has_tree = (codes_[wanted.cell] & coded_tree) != 0;
      const bool wants_tree = (wanted.code & coded_tree) != 0;
      const bool is_right = have == want;
      const int present = is_right ? height_of(want) : common(have, want, wanted.cell);
      missing.in_the_way += heights_[wanted.cell] - present;
      for (int i = present; i < height_of(want); ++i) {
        ++missing.coded[want >> (3U * static_cast<unsigned>(i)) & 7U];
      }
      const bool tree_is_right = is_right && has_tree && wants_tree;
      if (wants_tree && !tree_is_right) ++missing.trees;
      if (has_tree && !tree_is_right) ++missing.in_the_way;
      if (missing.in_the_way > most_in_the_way) break;
    }
    return missing;
  }

  int common(StackCode have, StackCode want, int cell) const {
    const int alike = std::countr_zero(have ^ want) / 3;
    return std::min({alike, heights_[static_cast<std::size_t>(cell)], height_of(want)});
  }

  float lack(const Placement& placement, float least) const {
    const int most = static_cast<int>(least * creations_ / std::max(0.05F, w_.in_the_way));
    const Missing missing = missing_for(placement, most);
    if (missing.in_the_way > most) return least;
    int at_hand = 0;
    int lacking = 0;
    for (const Fragment kind : all_fragments) {
      const int here = std::min<int>(missing.of(kind), hands_[kind]);
      at_hand += here;
      lacking += missing.of(kind) - here;
    }
    const int grass_left = std::max(0, hands_[Fragment::grass] - missing.of(Fragment::grass));
    const int trees = std::min(missing.trees, grass_left);
    const int steps = std::min<int>(missing.steps, hands_[Fragment::movement]);
    at_hand += trees + steps;
    const float far = w_.lacking * static_cast<float>(lacking) +
                      w_.tree * static_cast<float>(missing.trees - trees) +
                      w_.step * static_cast<float>(missing.steps - steps) +
                      w_.in_the_way * static_cast<float>(missing.in_the_way);
    return w_.at_hand * static_cast<float>(at_hand) + far / creations_;
  }

  const Weights& w_;
  const Dreamscape& game_;
  float creations_;
  const Fragments& hands_;
  std::array<StackCode, cells> codes_{};
  std::array<int, cells> heights_{};
  Hex dreamer_;
};

Outlook::Outlook(const Weights& weights, const Dreamscape& game, const State& state, Seat seat)
    : w_(weights),
      game_(game),
      seat_(seat),
      creations_left_(static_cast<float>(game.cycles() - 1 - state.cycle)),
      aims_(state.objectives),
      colours_(state.colours) {
  for (std::size_t i = 0; i < aims_.size(); ++i) {
    const Objective& what = game.content().objective(aims_[i]);
    const bool fewest = what.aim == Aim::fewest_free_cells;
    rivals_[i] = fewest ? cells : 0;
    const auto all = standings_for(game.content(), game.options(), state, i);
    for (std::size_t one = 0; one < all.size(); ++one) {
      if (one == seat.index) continue;
      is_contested_[i] = is_contest(what.aim);
      rivals_[i] = fewest ? std::min<int>(rivals_[i], all[one].count)
                          : std::max<int>(rivals_[i], all[one].count);
    }
  }
  if (state.phase == Phase::dawn) creations_left_ = 0;
}

float Outlook::objectives(const Player& me) const {
  float sum = 0;
  for (std::size_t i = 0; i < aims_.size(); ++i) {
    const Objective& what = game_.content().objective(aims_[i]);
    if (has_colour(what.aim) && colours_[i].empty()) continue;
    const int count = count_for(game_.content(), what, colours_[i], me);
    if (is_contest(what.aim)) {
      const bool fewest = what.aim == Aim::fewest_free_cells;
      const int margin = fewest ? rivals_[i] - count : count - rivals_[i];
      const float decided = 0.25F + w_.contest * creations_left_;
      const float share = 1 / (1 + std::exp(-(static_cast<float>(margin) + 0.5F) / decided));
      if (fewest || count > 0) sum += share * static_cast<float>(what.points[0]);
      continue;
    }
    const auto now = static_cast<float>(points_by_count(what, count));
    const auto next = static_cast<float>(points_by_count(what, count + 1));
    sum += now + std::max(0.0F, next - now) * w_.growth * std::min(1.0F, creations_left_);
  }
  return sum;
}

float Outlook::points(const Player& me) const {
  const int reds = nightmares_in(me.landscape) + me.hands[Fragment::nightmare];
  return static_cast<float>(me.score() - price_of_a_nightmare * reds) -
         w_.nightmare * static_cast<float>(reds) + objectives(me);
}

float Outlook::gain_of_card(const Board& board, int card) const {
  const auto at_stake =
      static_cast<float>(game_.content().card(card).points + price_of_an_open_card);
  return board.hope(card) * at_stake - price_of_an_open_card;
}

float Outlook::open_cards(const Board& board, const Player& me) const {
  float sum = 0;
  for_each_card(me.open, [&](int card) { sum += gain_of_card(board, card); });
  const int others = std::popcount(me.open) - 1;
  return others > 0 ? sum - w_.crowd * static_cast<float>(others) : sum;
}

float Outlook::landscape(const State& state, const Player& me) const {
  const Landscape& land = me.landscape;
  int mountains = 0;
  int low = 0;
  for (int cell = 0; cell < cells; ++cell) {
    if (land.is_mountain(cell)) ++mountains;
    if (land.height(cell) == 1) ++low;
  }
  const auto each = [](CellSet set) { return static_cast<float>(std::popcount(set)); };
  const float a_creation = w_.water * each(land.tops_of(Fragment::water)) +
                           w_.earth * each(land.tops_of(Fragment::earth)) +
                           w_.mountain * static_cast<float>(mountains) +
                           w_.low_stack * static_cast<float>(low) +
                           (state.trees > 0 ? w_.forest * each(land.trees()) : 0);
  return creations_left_ * a_creation + (land.has_dreamer() ? w_.dreamer_inside : 0);
}

float Outlook::stored(const State& state, const Player& me) const {
  if (state.phase == Phase::dawn) return 0;
  int full = 0;
  for_each_card(me.open | (me.top == no_card ? 0 : bit_of_card(me.top)), [&](int card) {
    full += state.stored[static_cast<std::size_t>(card)].empty() ? 0 : 1;
  });
  return w_.stored * static_cast<float>(full);
}

float Outlook::at_rest(const State& state) const {
  const Player& me = player(state);
  static constexpr Fragments nothing{};
  const Board board(*this, me.landscape, nothing);
  return points(me) + open_cards(board, me) + landscape(state, me) + stored(state, me) +
         w_.location * static_cast<float>(me.location);
}

/// What lies where the Sleeper is, as far as action points reach.
float Outlook::voyage(const State& state, const Board& board, const Player& me) const {
  if (state.phase != Phase::voyage) return 0;
  float sum = w_.action_point * static_cast<float>(state.action_points);
  if (!me.power_used) sum += w_.power_left;
  PerEnum<Fragment, bool> wanted{};
  for_each_card(me.open, [&](int card) { board.want(card, wanted); });
  const Row& row = state.rows[me.location];
  Fragments hands = me.hands;
  for (std::size_t i = 0; i < row.size() && i < state.action_points; ++i) {
    const Fragment kind = row[row.size() - 1 - i];
    if (hands[kind] >= most_collected) break;
    ++hands[kind];
    sum += w_.within_reach + (wanted[kind] ? w_.wanted : 0);
  }
  return sum;
}

float Outlook::promise(const State& state) const {
  const Player& me = player(state);
  const Board board(*this, me.landscape, me.hands);
  const int coloured = count_of(me.hands) - me.hands[Fragment::nightmare];
  return points(me) + open_cards(board, me) + landscape(state, me) + stored(state, me) +
         w_.location * static_cast<float>(me.location) +
         w_.in_hands * static_cast<float>(coloured) +
         w_.white * static_cast<float>(me.hands[Fragment::movement]) + voyage(state, board, me);
}

float Outlook::of_drawing(const State& state, int deck, int cards) const {
  if (!can_draw_from(game_, state, deck)) return 0;
  const Player& me = player(state);
  const Board board(*this, me.landscape, me.hands);
  const float crowd = me.open == 0 ? 0 : w_.crowd;
  const auto gain = [&](int card) {
    return std::max(0.0F, w_.new_card * gain_of_card(board, card) - crowd);
  };
  const auto at = static_cast<std::size_t>(deck);
  const auto& first = game_.content().first_of_level;
  InlineVector<float, most_of_a_level> gains;
  for_each_card(state.unseen & (bit_of_card(first[at + 1]) - bit_of_card(first[at])),
                [&](int card) { gains.push_back(gain(card)); });
  const auto unseen = static_cast<int>(gains.size());
  float sure = 0;  // those under the deck are known
  const auto& under = state.under[at];
  for (int i = 0; i < cards - unseen && i < static_cast<int>(under.size()); ++i) {
    sure = std::max(sure, gain(under[static_cast<std::size_t>(i)]));
  }
  std::sort(gains.begin(), gains.end(), std::greater<>());
  if (unseen <= cards) return unseen == 0 ? sure : std::max(sure, gains[0]);
  // How likely the best of those drawn is the first, the second … of all.
  float sum = 0;
  float likely = static_cast<float>(cards) / static_cast<float>(unseen);
  for (int i = 0; i <= unseen - cards; ++i) {
    sum += likely * gains[static_cast<std::size_t>(i)];
    if (i + 1 < unseen) {
      likely *= static_cast<float>(unseen - i - cards) / static_cast<float>(unseen - 1 - i);
    }
  }
  return sum;
}

float Outlook::of_a_find(const State& state) const {
  const int all = count_of(state.bag);
  if (all == 0) return 0;
  const float before = promise(state);
  float sum = 0;
  State with = state;
  for (const Fragment kind : all_fragments) {
    if (state.bag[kind] == 0) continue;
    std::uint8_t& hand = with.players[seat_.index].hands[kind];
    ++hand;
    sum += static_cast<float>(state.bag[kind]) * (promise(with) - before);
    --hand;
  }
  return sum / static_cast<float>(all);
}

}  // namespace reverie::dreamscape
