// SPDX-License-Identifier: Apache-2.0
#include "games/dream_runners/knowledge.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/hash.hpp"
#include "games/dream_runners/score.hpp"

namespace reverie::dream_runners {
namespace {

Value in_thousandths(float points) { return static_cast<Value>(std::lround(points * 1000)); }

float points_of_stars(const Content& content, int stars) {
  const auto last = static_cast<int>(content.star_points.size()) - 1;
  return content.star_points[static_cast<std::size_t>(std::min(stars, last))];
}

/// What things are worth to one player in one turn.
class Outlook {
 public:
  Outlook(const Content& content, const State& state, Seat seat, const Weights& weights)
      : content_(content),
        s_(state),
        me_(state.players[seat.index]),
        w_(weights),
        turns_left_(static_cast<float>(turns - 1 - state.turn)) {}

  // --- Goods -----------------------------------------------------------------------------------

  float coins(int amount) const {
    return static_cast<float>(amount) * (w_.coin + w_.coin_per_turn * turns_left_);
  }
  float keys(int amount) const {
    return static_cast<float>(amount) * (w_.key + w_.key_per_turn * turns_left_);
  }

  float fragments(Colour colour, int amount) const {
    const auto missing = std::ranges::count(me_.fragments, std::uint8_t{0});
    const float star =
        points_of_stars(content_, me_.stars + 1) - points_of_stars(content_, me_.stars);
    const float later = turns_left_ > 0 ? star : star * w_.fragment_in_last_turn;
    const float spare = w_.fragment_spare * later;
    if (me_.fragments[colour] > 0) return static_cast<float>(amount) * spare;
    return worth_of_new_colour(missing, star, later) + static_cast<float>(amount - 1) * spare;
  }

  float wilds(int amount) const {
    float best = 0;
    for (const Colour colour : all_colours) best = std::max(best, fragments(colour, amount));
    return best;
  }

  /// Without its serenity, which is counted apart.
  float reward(const Reward& reward, int times) const {
    const int amount = reward.amount * times;
    switch (reward.good) {
      case Good::wild: return static_cast<float>(reward.amount) * wilds(times);
      case Good::key: return keys(amount);
      case Good::coin: return coins(amount);
      case Good::serenity: return 0;
      default: return fragments(colour_of(reward.good), amount);
    }
  }

  float with_serenity(const Reward& reward, int times) const {
    const float serenity = reward.good == Good::serenity ? static_cast<float>(reward.amount) : 0;
    return this->reward(reward, times) +
           static_cast<float>(times) * serenity * step_of_serenity(me_.serenity);
  }

  /// What the step up to this much serenity is worth.
  float step_of_serenity(int serenity) const {
    return 1 + w_.fear * turns_left_ / static_cast<float>(std::max(1, serenity));
  }

  /// The mean of those that may be turned, or the one that is.
  float chest(int keys_needed) const {
    const auto type = static_cast<std::size_t>(keys_needed - 1);
    if (s_.chests[type] != nothing) return holds(content_.chests[s_.chests[type]]);
    float sum = 0;
    int count = 0;
    for (std::size_t i = 0; i < chests_of_a_type; ++i) {
      if ((unsigned{s_.chests_left[type]} >> i & 1U) == 0) continue;
      sum += holds(content_.chests[type * chests_of_a_type + i]);
      ++count;
    }
    return count == 0 ? 0 : sum / static_cast<float>(count);
  }

  /// So many times, less the keys.
  float opening(int times) const {
    const auto& cells = content_.tiles[s_.tile].cells;
    const int price = std::ranges::find(cells, CellKind::chest, &Cell::kind)->number;
    return static_cast<float>(times) * (chest(price) - keys(price));
  }

  // --- Segments --------------------------------------------------------------------------------

  /// What owning it is worth from the next turn on.
  float segment(const Segment& segment) const {
    float each_turn = worth_of(segment.shape);
    for (std::size_t i = 0; i < static_cast<std::size_t>(cells_of(segment.shape)); ++i) {
      each_turn += worth_of(segment.effects[i]);
    }
    const float crowd = 1 + w_.crowd * static_cast<float>(me_.composition.size());
    return static_cast<float>(segment.points) + std::max(0.0F, each_turn) * turns_left_ / crowd;
  }

  float buying(const Segment& bought) const {
    return segment(bought) - coins(price_of_a_segment - bought.coins);
  }

  // --- The dream -------------------------------------------------------------------------------

  Stakes stakes() const {
    Stakes stakes;
    stakes.serenity = me_.serenity;
    stakes.keys = me_.keys;
    const auto& cells = content_.tiles[s_.tile].cells;
    for (std::size_t i = 0; i < frame_cells; ++i) {
      for (const Effect effect : all_effects) {
        stakes.cells[i][static_cast<std::size_t>(effect)] = yield(cells[i], effect);
      }
      const auto here = static_cast<std::int8_t>(i);
      if (cells[i].kind == CellKind::octopus) stakes.octopus = here;
      if (cells[i].kind == CellKind::bat) stakes.bat = here;
      if (cells[i].kind != CellKind::chest) continue;
      stakes.chest = here;
      stakes.chest_keys = cells[i].number;
      stakes.opening = in_thousandths(chest(cells[i].number) - keys(cells[i].number));
    }
    value_serenity(stakes);
    for (int i = 0; i < me_.composition.size(); ++i) {
      stakes.keeping[static_cast<std::size_t>(i)] =
          std::max(0, in_thousandths(segment(content_.segments[me_.composition.segment(i)])));
    }
    return stakes;
  }

 private:
  float worth_of_new_colour(std::ptrdiff_t missing, float star, float later) const {
    switch (missing) {
      case 1: return w_.fragment_last * star;
      case 2: return w_.fragment_third * later;
      case 3: return w_.fragment_second * later;
      default: return w_.fragment_first * later;
    }
  }

  float holds(const Chest& chest) const {
    float sum = 0;
    for (const Reward& reward : chest.holds) sum += with_serenity(reward, 1);
    return sum;
  }

  float worth_of(Effect effect) const {
    switch (effect) {
      case Effect::gather: return w_.gather;
      case Effect::repel: return w_.repel;
      case Effect::twice: return w_.twice;
      case Effect::both: return w_.both;
      case Effect::blank: break;
    }
    return w_.blank;
  }
  float worth_of(Shape shape) const {
    switch (shape) {
      case Shape::one: return w_.one;
      case Shape::two: return w_.two;
      case Shape::three: return w_.three;
      case Shape::corner: break;
    }
    return w_.corner;
  }

  Yield yield(const Cell& cell, Effect effect) const {
    Yield yield;
    const bool is_haunted = cell.kind == CellKind::nightmare || cell.kind == CellKind::spider;
    if (is_haunted && !repels(effect)) yield.serenity = static_cast<std::int8_t>(-cell.number);
    if (!gathers(effect)) return yield;
    const int times = effect == Effect::twice ? 2 : 1;
    float gain = 0;
    if (cell.kind == CellKind::crossroads) {
      for (const Reward& reward : cell.rewards) gain += with_serenity(reward, times);
      yield.gain = in_thousandths(gain * w_.crossroads);
      return yield;
    }
    for (const Reward& one : cell.rewards) {
      gain += reward(one, times);
      const int amount = one.amount * times;
      if (one.good == Good::key) yield.keys = static_cast<std::uint8_t>(yield.keys + amount);
      if (one.good != Good::serenity) continue;
      yield.serenity = static_cast<std::int8_t>(yield.serenity + amount);
    }
    yield.gain = in_thousandths(gain);
    return yield;
  }

  void value_serenity(Stakes& stakes) const {
    constexpr float waking = 40;
    float worth = waking;
    for (int i = 1; i <= most_serenity; ++i) {
      worth += step_of_serenity(i);
      stakes.serenity_worth[static_cast<std::size_t>(i)] = in_thousandths(worth);
    }
    // Rounding may not bend the curve upwards.
    Value step = stakes.serenity_worth[1];
    for (std::size_t i = 1; i < stakes.serenity_worth.size(); ++i) {
      step = std::min(step, stakes.serenity_worth[i] - stakes.serenity_worth[i - 1]);
      stakes.serenity_worth[i] = stakes.serenity_worth[i - 1] + step;
    }
  }

  const Content& content_;
  const State& s_;
  const Player& me_;
  const Weights& w_;
  float turns_left_;
};

/// What lies elsewhere than it should comes back first; then what is missing is placed.
Plan steps_to(const Composition& wanted, const Composition& lying) {
  Plan plan;
  for (int i = 0; i < lying.size(); ++i) {
    if (lying.is_placed(i) && lying.spot(i) != wanted.spot(i)) {
      plan.push_back({Verb::take_back, lying.segment(i), 0});
    }
  }
  for (int i = 0; i < lying.size(); ++i) {
    if (wanted.is_placed(i) && lying.spot(i) != wanted.spot(i)) {
      plan.push_back({Verb::place, wanted.segment(i), wanted.spot(i)});
    }
  }
  plan.push_back({Verb::lock, 0, 0});
  return plan;
}

}  // namespace

InlineVector<float, most_actions> Knowledge::appraise(const DreamRunners& game, const State& state,
                                                      Seat seat, const Actions& actions) const {
  const Content& content = game.content();
  const Outlook outlook(content, state, seat, w_);
  const Player& me = state.players[seat.index];
  const Plan composing = plan(game, state, seat);
  const auto score = [&](const Action& action) -> float {
    switch (action.verb) {
      case Verb::place:
      case Verb::take_back:
      case Verb::lock: return action == composing[0] ? 1.0F : 0.0F;
      case Verb::share: {
        const auto& cells = content.tiles[state.tile].cells;
        const auto& cell = *std::ranges::find(cells, CellKind::crossroads, &Cell::kind);
        return outlook.with_serenity(cell.rewards[action.what], 1);
      }
      case Verb::open: return outlook.opening(action.what);
      case Verb::choose:
        return outlook.fragments(static_cast<Colour>(action.what), me.wild_pairs > 0 ? 2 : 1);
      case Verb::give_up: return -outlook.segment(content.segments[action.what]);
      case Verb::buy: return outlook.buying(content.segments[action.what]);
      case Verb::calm: return outlook.step_of_serenity(me.serenity + 1);
      case Verb::finish: return outlook.coins(price_of_serenity);
      default: return 0;
    }
  };
  InlineVector<float, most_actions> scores;
  for (const Action& action : actions) scores.push_back(score(action));
  return scores;
}

Stakes Knowledge::stakes(const DreamRunners& game, const State& state, Seat seat) const {
  return Outlook(game.content(), state, seat, w_).stakes();
}

Plan Knowledge::plan(const DreamRunners& game, const State& state, Seat seat) const {
  if (state.phase != Phase::composing) return {};
  const Player& me = state.players[seat.index];
  const Composition best =
      compose(game.content(), stakes(game, state, seat), me.composition).composition;
  const Plan plan = steps_to(best, me.composition);
  const bool has_time = me.changes + static_cast<int>(plan.size()) - 1 <= most_changes;
  return has_time ? plan : Plan{Action{Verb::lock, 0, 0}};
}

float Knowledge::payoff(const DreamRunners& game, const State& state, Seat seat) {
  constexpr float for_winning = 0.75F;
  constexpr float high_score = 80;
  const auto points = [&](int i) {
    return score_of(game.content(), state.players[static_cast<std::size_t>(i)]).total();
  };
  /// Most points, then most coins (DR-F).
  const auto standing = [&](int i) {
    return std::pair(points(i), state.players[static_cast<std::size_t>(i)].coins);
  };
  if (state.players[seat.index].awake) return 0;
  const float for_points = std::min(1.0F, static_cast<float>(points(seat.index)) / high_score);
  if (game.seats() == 1) return for_points;
  int equal = 0;
  bool is_beaten = false;
  for (int i = 0; i < game.seats(); ++i) {
    is_beaten = is_beaten || standing(i) > standing(seat.index);
    if (standing(i) == standing(seat.index)) ++equal;
  }
  const float won = is_beaten ? 0 : 1 / static_cast<float>(equal);
  return for_winning * won + (1 - for_winning) * for_points;
}

std::uint64_t Knowledge::key(const DreamRunners& game, const State& state, Seat observer) {
  if (game.options().progress == Progress::shown || state.phase != Phase::composing) {
    return quick_state_hash(state);
  }
  State known = state;
  for (std::size_t i = 0; i < known.players.size(); ++i) {
    if (i == observer.index) continue;
    known.players[i].composition.take_back_all();
    known.players[i].changes = 0;
  }
  return quick_state_hash(known);
}

}  // namespace reverie::dream_runners
