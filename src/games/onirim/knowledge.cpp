// SPDX-License-Identifier: Apache-2.0
#include "games/onirim/knowledge.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "games/onirim/queries.hpp"

namespace reverie::onirim {
namespace {

constexpr int no_symbol = 3;

/// How many cards of one colour can be played in a row, up to three, from so many suns, moons and
/// keys, when the first may not bear the symbol `before`.
constexpr int longest_chain(std::array<int, 3> held, int before, int limit) {
  if (limit == 0) return 0;
  int best = 0;
  for (int symbol = 0; symbol < 3; ++symbol) {
    auto& left = held[static_cast<std::size_t>(symbol)];
    if (symbol == before || left == 0) continue;
    --left;
    best = std::max(best, 1 + longest_chain(held, symbol, limit - 1));
    ++left;
  }
  return best;
}

float chain_value(const Weights& w, int run, int chain) {
  switch (run) {
    case 1:
      if (chain >= 2) return w.run_1_chain_2;
      return chain == 1 ? w.run_1_chain_1 : w.run_1_chain_0;
    case 2: return chain >= 1 ? w.run_2_chain_1 : w.run_2_chain_0;
    default:
      if (chain >= 3) return w.chain_3;
      if (chain == 2) return w.chain_2;
      return chain == 1 ? w.chain_1 : 0;
  }
}

float colour_value(const Weights& w, int missing, int run, int before, std::array<int, 3> held) {
  const auto [suns, moons, keys] = held;
  if (missing == 0) {
    return w.dead_key * static_cast<float>(keys) + w.dead_card * static_cast<float>(suns + moons);
  }
  float value = chain_value(w, run, longest_chain(held, before, 3));
  if (missing == 2) value *= w.both_doors_missing;
  if (keys > 0) value += w.live_key + w.second_live_key * static_cast<float>(keys - 1);
  return value + w.moon * static_cast<float>(moons);
}

/// What the rule of thumb looks at, gathered once for a decision.
class Outlook {
 public:
  Outlook(const Onirim& game, const State& state, const Weights& weights,
          const ColourValues& colour_values)
      : s_(state),
        w_(weights),
        colour_values_(colour_values),
        me_(state.active.index),
        wanted_(game.two_players() ? 1 : 2) {
    for (const Colour colour : all_colours) {
      const auto c = static_cast<std::size_t>(index_of(colour));
      missing_[c] = std::max(0, wanted_ - state.doors[me_][colour]);
      doors_missing_ += missing_[c];
      int left = 0;
      for (const Symbol symbol : {Symbol::sun, Symbol::moon, Symbol::key}) {
        left += state.unseen[labyrinth(colour, symbol)];
      }
      unseen_of_[c] = left;
    }
    // In the draft the common cards are still on offer.
    hand_ = state.phase == Phase::drafting ? state.hand[me_] : state.hand[me_].plus(state.common);
    const Card last = state.rows.last(state.active);
    if (last != Card::none) {
      before_ = static_cast<int>(symbol_of(last));
      run_colour_ = index_of(colour_of(last));
    }
    run_ = state.run[me_];
    next_ = next_known();
  }

  float score(const Action& action) const {
    switch (action.verb) {
      case Verb::take: return card_value(action.card);
      case Verb::play: return after_play(action.card);
      case Verb::discard: return after_discard(action.card);
      case Verb::claim: return is_live(colour_of(s_.drawn)) ? 1 : -1;
      case Verb::leave: return s_.phase == Phase::claiming ? 0 : hand_value(hand_);
      case Verb::swap:
        return w_.share * (use_to_partner(action.card) - use_to_partner(action.other));
      case Verb::banish: return banish_value(action.card);
      case Verb::put: return soon_value(action.card);
      case Verb::unlock: return after_unlock(colour_of(s_.drawn));
      case Verb::pay: return hand_value(without(hand_, action.card));
      case Verb::yield: return hand_value(hand_) - (is_spare(colour_of(action.card)) ? 0 : w_.door);
      case Verb::reveal: return hand_value(hand_) - deck_loss(sight);
      case Verb::drop: return w_.fresh_hand - deck_loss(solo_hand);
      case Verb::keep:
      case Verb::draw: return 0;
    }
    return 0;
  }

 private:
  static Cards without(Cards cards, Card card) {
    cards.remove(card);
    return cards;
  }
  static Cards with(Cards cards, Card card) {
    cards.add(card);
    return cards;
  }

  bool is_live(Colour colour) const {
    return missing_[static_cast<std::size_t>(index_of(colour))] > 0;
  }

  /// ON-2W: a second door of a colour keeps the partner from waking.
  bool is_spare(Colour colour) const { return s_.doors[me_][colour] > wanted_; }

  // --- The worth of a hand in front of a row ---------------------------------------------------

  float hand_value(const Cards& hand) const { return hand_value(hand, before_, run_colour_, run_); }

  float hand_value(const Cards& hand, int before, int run_colour, int run) const {
    float value = 0;
    for (int c = 0; c < 4; ++c) {
      const unsigned held = hand.of_colour(static_cast<Colour>(c));
      const int missing = missing_[static_cast<std::size_t>(c)];
      value += colour_values_(missing, c == run_colour ? run : 0, before, held);
      value -= scarcity(c, held);
    }
    const auto barred = before == no_symbol ? 0 : Cards::kinds_with(static_cast<Symbol>(before));
    return value +
           w_.playable_kind * static_cast<float>(Cards::count_kinds(hand.kinds() & ~barred));
  }

  float scarcity(int c, unsigned held) const {
    const auto at = static_cast<std::size_t>(c);
    const auto in_hand = static_cast<int>((held & 15U) + (held >> 4U & 15U) + (held >> 8U & 15U));
    return w_.scarcity * static_cast<float>(missing_[at]) /
           static_cast<float>(unseen_of_[at] + in_hand + 1);
  }

  // --- Playing and discarding ------------------------------------------------------------------

  /// The next card of the deck, if the active player knows it.
  Card next_known() const {
    const bool known = !s_.top.empty() && s_.top.knowers(0).contains(s_.active);
    return known ? s_.top.card(0) : Card::none;
  }

  /// The card that will be drawn, where it is known, counts as held already.
  Cards soon_held(const Cards& hand) const {
    return is_labyrinth(next_) ? with(hand, next_) : hand;
  }

  float after_play(Card card) const {
    const Colour colour = colour_of(card);
    const int c = index_of(colour);
    const int run = c == run_colour_ ? run_ + 1 : 1;
    const bool trio = run == 3;
    float value = hand_value(soon_held(without(hand_, card)), static_cast<int>(symbol_of(card)), c,
                             trio ? 0 : run);
    if (trio && is_live(colour) && doors_in_deck(s_, colour) > 0) value += w_.door;
    return value + known_top_value(card);
  }

  float after_discard(Card card) const {
    float value = hand_value(soon_held(without(hand_, card))) + known_top_value(card);
    if (is_key(card)) value += prophecy_value();
    return value;
  }

  /// ON-2W: never a second door that the partner needs.
  float after_unlock(Colour colour) const {
    const float worth = is_live(colour) ? w_.door : -w_.door;
    return worth + hand_value(without(hand_, key_of(colour)));
  }

  /// What the next card does to whoever has just used `card`.
  float known_top_value(Card used) const {
    if (!is_door(next_)) return 0;
    const Card key = key_of(colour_of(next_));
    const bool has_key = hand_.count(key) > (used == key ? 1 : 0);
    return has_key && is_live(colour_of(key)) ? w_.door : 0;
  }

  float prophecy_value() const {
    const int deck = s_.deck_size();
    if (deck == 0) return 0;
    int dangers = s_.unseen[Card::nightmare];
    float value = w_.prophecy - w_.prophecy_when_known * static_cast<float>(s_.top.size());
    for (int i = 0; i < s_.top.size(); ++i) {
      if (s_.top.card(i) != Card::nightmare) continue;
      ++dangers;
      if (i == 0) value += w_.prophecy_against_nightmare;
    }
    return value + w_.prophecy_per_danger * static_cast<float>(dangers) / static_cast<float>(deck);
  }

  float deck_loss(int cards) const {
    const float share = static_cast<float>(cards) / static_cast<float>(s_.deck_size() + 1);
    return w_.deck_card * share * static_cast<float>(doors_missing_);
  }

  // --- Prophecy --------------------------------------------------------------------------------

  float card_value(Card card) const { return hand_value(with(hand_, card)) - hand_value(hand_); }

  float banish_value(Card card) const {
    constexpr float never = -1000;  // ON-D3
    if (is_door(card)) return never;
    if (card == Card::nightmare) return w_.banish_nightmare;
    return is_live(colour_of(card)) ? -card_value(card) : w_.banish_dead - card_value(card);
  }

  float soon_value(Card card) const {
    if (card == Card::nightmare) return w_.soon_nightmare;
    if (!is_door(card)) return card_value(card);
    const bool has_key = hand_.contains(key_of(colour_of(card)));
    return has_key && is_live(colour_of(card)) ? w_.soon_door_with_key : w_.soon_door;
  }

  // --- Two players -----------------------------------------------------------------------------

  float use_to_partner(Card card) const {
    const Seat partner{static_cast<std::uint8_t>(1 - s_.active.index)};
    if (s_.doors[partner.index][colour_of(card)] > 0) return 0;
    const Card last = s_.rows.last(partner);
    const bool fits = last != Card::none && symbol_of(last) != symbol_of(card) &&
                      colour_of(last) == colour_of(card) && s_.run[partner.index] > 0;
    return (fits ? 1.0F + static_cast<float>(s_.run[partner.index]) : 0.5F) +
           (is_key(card) ? 0.5F : 0.0F);
  }

  const State& s_;
  const Weights& w_;
  const ColourValues& colour_values_;
  std::size_t me_;
  Cards hand_;
  int wanted_;  // doors of a colour
  std::array<int, 4> missing_{};
  std::array<int, 4> unseen_of_{};
  int doors_missing_ = 0;
  int before_ = no_symbol;
  int run_colour_ = -1;
  int run_ = 0;
  Card next_ = Card::none;
};

/// Mixes words into one.
class Fingerprint {
 public:
  void add(std::uint64_t word) {
    hash_ = (hash_ ^ word) * 0x9E3779B97F4A7C15U;
    hash_ ^= hash_ >> 32U;
  }
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0x2545F4914F6CDD1DU;
};

}  // namespace

ColourValues::ColourValues(const Weights& weights) {
  for (std::size_t missing = 0; missing < values_.size(); ++missing) {
    for (std::size_t run = 0; run < 3; ++run) {
      for (std::size_t before = 0; before < 4; ++before) {
        for (unsigned held = 0; held < 64; ++held) {
          const std::array counts = {static_cast<int>(held & 3U), static_cast<int>(held >> 2U & 3U),
                                     static_cast<int>(held >> 4U & 3U)};
          values_[missing][run][before][held] =
              colour_value(weights, static_cast<int>(missing), static_cast<int>(run),
                           static_cast<int>(before), counts);
        }
      }
    }
  }
}

Knowledge::Knowledge(const Weights& weights) : w_(weights), colour_values_(weights) {}

InlineVector<float, most_actions> Knowledge::appraise(const Onirim& game, const State& state,
                                                      Seat /*the active one*/,
                                                      const Actions& actions) const {
  const Outlook outlook(game, state, w_, colour_values_);
  InlineVector<float, most_actions> scores;
  for (const Action& action : actions) scores.push_back(outlook.score(action));
  return scores;
}

std::uint64_t Knowledge::key(const Onirim& game, const State& state, Seat observer) {
  const bool secrets = game.hidden_hands();
  const std::uint8_t partner = observer.index == 0 ? 1 : 0;
  // Whatever the observer has not located is one pool, wherever it really lies.
  CardCounts pool = state.unseen;
  std::uint64_t top = 0;
  for (int i = 0; i < state.top.size(); ++i) {
    const bool known = !secrets || state.top.knowers(i).contains(observer);
    if (!known) ++pool[state.top.card(i)];
    top = top << 8U | static_cast<std::uint64_t>(known ? state.top.card(i) : Card::none);
    top = top << 2U | (state.top.knowers(i).bits() & 3U);
  }
  if (secrets) {
    state.hand[partner].for_each([&](Card card) { ++pool[card]; });
    state.shown[partner].for_each([&](Card card) { --pool[card]; });
  }
  Fingerprint print;
  const auto [first, second] = words_of(pool);
  print.add(first);
  print.add(second);
  print.add(top);
  print.add(state.hand[observer.index].packed());
  print.add((secrets ? state.shown : state.hand)[partner].packed());
  if (secrets) print.add(state.shown[observer.index].packed());
  print.add(state.common.packed());
  for (std::uint8_t seat = 0; seat < 2; ++seat) {
    print.add(std::uint64_t{std::bit_cast<std::uint32_t>(state.doors[seat])} << 16U |
              std::uint64_t{state.run[seat]} << 8U |
              static_cast<std::uint64_t>(state.rows.last(Seat{seat})));
  }
  print.add(state.limbo.packed() << 24U | std::uint64_t{pool[Card::nightmare]} << 16U |
            static_cast<std::uint64_t>(state.drawn));
  // How many cards the deck has says how many of the pool the partner holds.
  print.add(static_cast<std::uint64_t>(state.deck_size()) << 32U |
            static_cast<std::uint64_t>(state.phase) << 24U |
            static_cast<std::uint64_t>(state.active.index) << 16U |
            std::uint64_t{state.progress} << 8U | (state.prophecy_waits ? 1U : 0U));
  return print.value();
}

float Knowledge::payoff(const Onirim& /*game*/, const State& state, Seat /*seat*/) {
  return state.ending == Ending::escaped ? 1.0F : 0.0F;
}

}  // namespace reverie::onirim
