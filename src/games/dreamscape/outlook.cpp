// SPDX-License-Identifier: Apache-2.0
#include "games/dreamscape/outlook.hpp"

#include <algorithm>
#include <cmath>

#include "core/hash.hpp"
#include "games/dreamscape/completion.hpp"
#include "games/dreamscape/survey.hpp"

namespace reverie::dreamscape {
namespace {

/// Even in the last Creation something may come back at dawn (DS-F1).
constexpr float least_creations = 0.3F;
/// What lacks more is as good as hopeless.
constexpr float hopeless = 7;

/// Which mountains were climbed is nothing that they ask about.
std::uint64_t key_of_what_cards_ask(Landscape land, const Fragments& hands, CardSet open) {
  constexpr std::uint64_t spread = 0x9E3779B97F4A7C15U;
  land.forget_climbs();
  return quick_state_hash(land) ^ (quick_state_hash(hands) + open) * spread;
}

}  // namespace

/// One landscape and what is at hand for it, to be compared with structures.
class Outlook::Board {
 public:
  Board(const Outlook& outlook, const Landscape& land, const Fragments& hands)
      : w_(outlook.w_),
        content_(outlook.game_.content()),
        hands_(hands),
        last_nearest_(outlook.last_nearest_),
        survey_(land),
        dreamer_(land.has_dreamer() ? land.dreamer() : content_.content.board.entrance),
        is_inside_(land.has_dreamer()) {
    const float creations = std::max(least_creations, outlook.creations_left_);
    lacking_ = w_.lacking / creations;
    tree_ = w_.tree / creations;
    step_ = w_.step / creations;
    in_the_way_ = w_.in_the_way / creations;
  }

  /// How sure it seems that a card will be completed, where it is nearest.
  float hope(int card) const { return std::exp(-nearest(card).lacks); }

  /// Kinds that a card lacks beyond what is at hand.
  void want(int card, PerEnum<Fragment, bool>& wanted) const {
    const Nearest near = nearest(card);
    for (const Fragment kind : all_fragments) {
      if (near.missing.of(kind) > hands_[kind]) wanted[kind] = true;
    }
    if (near.missing.trees() > 0) wanted[Fragment::grass] = true;
    if (near.steps > hands_[Fragment::movement]) wanted[Fragment::movement] = true;
  }

 private:
  struct Nearest {
    float lacks = hopeless;
    Missing missing;
    int steps = 0;
  };

  /// What each stack lacks by itself never adds up to more than what all of them lack together, for
  /// they share what is at hand: that alone rules most places out. Where a card was nearest in the
  /// last position it mostly is again, and rules out more.
  Nearest nearest(int card) const {
    const WantedStacks& wanted = content_.wanted_stacks[static_cast<std::size_t>(card)];
    const Placement*& last = last_nearest_[static_cast<std::size_t>(card)];
    Nearest best;
    const Lacks lacks = lacks_of_stacks(wanted);
    const float least_of_others = least_of_all_but_the_first(lacks, wanted.size());
    if (last != nullptr) look_at(wanted, *last, best);
    const auto& placements = content_.placements[static_cast<std::size_t>(card)];
    for (std::size_t cell = 0; cell < cells; ++cell) {
      const float of_the_way = of_the_way_to(cell, wanted[0]);
      if (of_the_way + lacks[0][cell] + least_of_others >= best.lacks) continue;
      for (const Placement& placement : placements[cell]) {
        float least = of_the_way;
        for (std::size_t i = 0; i < wanted.size(); ++i) least += lacks[i][placement[i].cell];
        if (least >= best.lacks) continue;
        if (look_at(wanted, placement, best)) last = &placement;
      }
    }
    return best;
  }

  /// Where the Dreamer stands nothing can be built: off the stack and back again.
  int steps_to(std::size_t cell, const WantedStack& stack) const {
    constexpr int there_and_back = 2;
    const bool stands_in_the_way =
        is_inside_ && cell == dreamer_ && survey_.built(cell, stack).present < stack.height;
    return stands_in_the_way ? there_and_back : content_.board.apart[dreamer_][cell];
  }
  float of_the_way_to(std::size_t cell, const WantedStack& stack) const {
    return lack_of(steps_to(cell, stack), hands_[Fragment::movement], step_);
  }

  /// Whether it is nearer there.
  bool look_at(const WantedStacks& wanted, const Placement& placement, Nearest& best) const {
    const std::size_t cell = placement[0].cell;
    Missing missing;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      missing = missing + survey_.missing_on(placement[i].cell, wanted[i]);
    }
    const float all = of_the_way_to(cell, wanted[0]) + lack(missing);
    if (all >= best.lacks) return false;
    best = {all, missing, steps_to(cell, wanted[0])};
    return true;
  }

  /// Of each stack on each cell.
  using Lacks = std::array<std::array<float, cells>, most_piles>;
  Lacks lacks_of_stacks(const WantedStacks& wanted) const {
    Lacks lacks;
    for (std::size_t pile = 0; pile < wanted.size(); ++pile) {
      const WantedStack& stack = wanted[pile];
      std::array<float, tallest_coded + 1> lacks_above;
      for (int present = 0; present <= stack.height; ++present) {
        lacks_above[static_cast<std::size_t>(present)] =
            lack(stack.missing_above[static_cast<std::size_t>(present)]);
      }
      lacks[pile].fill(lacks_above[0]);
      for_each_cell(survey_.occupied(), [&](int cell) {
        const auto at = static_cast<std::size_t>(cell);
        const Built built = survey_.built(at, stack);
        lacks[pile][at] = built.has_tree ? 0
                                         : lacks_above[static_cast<std::size_t>(built.present)] +
                                               in_the_way_ * static_cast<float>(built.in_the_way);
      });
    }
    return lacks;
  }

  /// Wherever they stand.
  static float least_of_all_but_the_first(const Lacks& lacks, std::size_t piles) {
    float sum = 0;
    for (std::size_t pile = 1; pile < piles; ++pile) sum += *std::ranges::min_element(lacks[pile]);
    return sum;
  }

  float lack(Missing missing) const {
    const auto of = [&](Fragment kind) {
      return lack_of(missing.of(kind), hands_[kind], lacking_);
    };
    const int grass_left = std::max(0, hands_[Fragment::grass] - missing.of(Fragment::grass));
    return of(Fragment::water) + of(Fragment::stone) + of(Fragment::earth) +
           of(Fragment::movement) + of(Fragment::grass) +
           lack_of(missing.trees(), grass_left, tree_) +
           in_the_way_ * static_cast<float>(missing.in_the_way());
  }

  /// So many that lack, of which some are at hand.
  float lack_of(int missing, int in_hands, float far) const {
    const int at_hand = std::min(missing, in_hands);
    return w_.at_hand * static_cast<float>(at_hand) + far * static_cast<float>(missing - at_hand);
  }

  const Weights& w_;
  const Prepared& content_;
  const Fragments& hands_;
  PerCard<const Placement*>& last_nearest_;
  Survey survey_;
  // By the Creations that are still to come: for each fragment, tree and step that is not at hand,
  // and for each element in the way.
  float lacking_;
  float tree_;
  float step_;
  float in_the_way_;
  std::size_t dreamer_;
  bool is_inside_;
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
      rivals_[i] = fewest ? std::min<int>(rivals_[i], all[one].count)
                          : std::max<int>(rivals_[i], all[one].count);
    }
  }
  if (state.phase == Phase::dawn) creations_left_ = 0;
  const Player& me = player(state);
  const Board board(*this, me.landscape, me.hands);
  for_each_card(me.open, [&](int card) { board.want(card, is_wanted_); });
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
      const bool has_nothing = count == (fewest ? cells : 0);
      if (!has_nothing) sum += share * static_cast<float>(what.points[0]);
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

/// Hands that complete one card cannot complete another: each further card is a hope the less.
float Outlook::gain_of_card(float hope, int card, int others) const {
  const auto at_stake =
      static_cast<float>(game_.content().card(card).points + price_of_an_open_card);
  const float shared = std::exp(-w_.crowd * static_cast<float>(others));
  return hope * shared * at_stake - price_of_an_open_card;
}

float Outlook::open_cards(const Player& me, const Fragments& hands) const {
  const auto [worth, is_new] =
      worth_of_open_cards_.find(key_of_what_cards_ask(me.landscape, hands, me.open));
  if (is_new) worth = hopes_for(Board(*this, me.landscape, hands), me.open);
  return worth;
}

/// The most hopeful one first.
float Outlook::hopes_for(const Board& board, CardSet open) const {
  struct Hope {
    float hope;
    int card;
  };
  InlineVector<Hope, all_cards> hopes;
  for_each_card(open, [&](int card) { hopes.push_back({board.hope(card), card}); });
  std::sort(hopes.begin(), hopes.end(), [](const Hope& a, const Hope& b) {
    return a.hope != b.hope ? a.hope > b.hope : a.card < b.card;
  });
  float sum = 0;
  int before = 0;
  for (const auto& [hope, card] : hopes) sum += gain_of_card(hope, card, before++);
  return sum;
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
  for_each_card(me.with_slots(), [&](int card) {
    full += state.stored[static_cast<std::size_t>(card)].empty() ? 0 : 1;
  });
  return w_.stored * static_cast<float>(full);
}

float Outlook::at_rest(const State& state) const {
  const Player& me = player(state);
  static constexpr Fragments nothing{};
  return points(me) + open_cards(me, nothing) + landscape(state, me) + stored(state, me) +
         w_.location * static_cast<float>(me.location);
}

/// What lies where the Sleeper is, as far as action points reach.
float Outlook::voyage(const State& state, const Player& me) const {
  if (state.phase != Phase::voyage) return 0;
  float sum = w_.action_point * static_cast<float>(state.action_points);
  if (!me.power_used) sum += w_.power_left;
  const Row& row = state.rows[me.location];
  Fragments hands = me.hands;
  for (std::size_t i = 0; i < row.size() && i < state.action_points; ++i) {
    const Fragment kind = row[row.size() - 1 - i];
    if (hands[kind] >= most_collected) break;
    ++hands[kind];
    sum += w_.within_reach + (is_wanted_[kind] ? w_.wanted : 0);
  }
  return sum;
}

float Outlook::promise(const State& state) const {
  const Player& me = player(state);
  const int coloured = count_of(me.hands) - me.hands[Fragment::nightmare];
  return points(me) + open_cards(me, me.hands) + landscape(state, me) + stored(state, me) +
         w_.location * static_cast<float>(me.location) +
         w_.in_hands * static_cast<float>(coloured) +
         w_.white * static_cast<float>(me.hands[Fragment::movement]) + voyage(state, me);
}

float Outlook::of_drawing(const State& state, int deck, int cards) const {
  if (!can_draw_from(game_, state, deck)) return 0;
  const Player& me = player(state);
  const Board board(*this, me.landscape, me.hands);
  const int others = std::popcount(me.open);
  const auto gain = [&](int card) {
    return std::max(0.0F, w_.new_card * gain_of_card(board.hope(card), card, others));
  };
  const auto at = static_cast<std::size_t>(deck);
  InlineVector<float, most_of_a_level> gains;
  for_each_card(state.unseen & game_.content().cards_of_level(at),
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
