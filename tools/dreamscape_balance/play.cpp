// SPDX-License-Identifier: Apache-2.0
#include "play.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

#include "agents/lineup.hpp"
#include "games/dreamscape/knowledge.hpp"

namespace reverie::balance {
namespace {

using dreamscape::Action;

std::size_t at(int number) { return static_cast<std::size_t>(number); }

/// Watches one game.
class Course {
 public:
  Course(const Dreamscape& game, Tally& tally) : game_(game), tally_(tally) {}

  /// An action, with the position before and behind it.
  void see(const State& before, Actor actor, const Action& action, const State& after) {
    ++inputs_;
    if (after.phase == Phase::voyage && !first_order_) first_order_ = after.order;
    see_draws(before, action, after);
    for (std::size_t seat = 0; seat < at(game_.seats()); ++seat) see_cards(seat, before, after);
    if (!actor.is_chance()) see_deed(actor.seat(), before, action, after);
  }

  void end(const State& end) {
    ++tally_.games;
    tally_.inputs.add(inputs_);
    const Standings seats = standings(game_, end);
    std::vector<std::int32_t> scores;
    const auto winners =
        std::count_if(seats.begin(), seats.end(), [](const Standing& seat) { return seat.won; });
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      scores.push_back(seats[seat].score);
      tally_.score.add(seats[seat].score);
      if (seats[seat].won) tally_.winning_score.add(seats[seat].score);
      const std::int64_t parts = seats[seat].won ? parts_of_a_victory / winners : 0;
      tally_.by_rank[first_token_of(seat)].add(parts);
      see_end(seat, end);
    }
    std::ranges::sort(scores, std::greater<>());
    tally_.lead.add(scores[0] - scores[1]);
  }

 private:
  /// In the first cycle: later tokens follow from where one sleeps, which is a choice.
  std::size_t first_token_of(std::size_t seat) const {
    const auto& order = first_order_.value();
    const auto* found = std::ranges::find(order, Seat{static_cast<std::uint8_t>(seat)});
    return at(static_cast<int>(found - order.begin()));
  }

  /// By chance, or from under a deck where no unseen one is left.
  void see_draws(const State& before, const Action& action, const State& after) {
    if (action.verb == Verb::card) ++tally_.cards[action.what].drawn;
    for (std::size_t deck = 0; deck < levels; ++deck) {
      for (const std::uint8_t card : before.under[deck]) {
        if (!after.under[deck].contains(card)) ++tally_.cards[card].drawn;
      }
    }
  }

  void see_cards(std::size_t seat, const State& before, const State& after) {
    const Player& then = before.players[seat];
    const Player& now = after.players[seat];
    // One that is complete when it is kept is never seen open.
    const CardSet had = then.open | then.completed;
    for_each_card((now.open | now.completed) & ~had, [&](int card) {
      ++tally_.cards[at(card)].kept;
      since_[seat][at(card)] = before.cycle;
    });
    for_each_card(now.completed & ~then.completed, [&](int card) {
      CardTally& counted = tally_.cards[at(card)];
      const int turns = turns_with(seat, card, before.cycle);
      ++counted.completed;
      counted.turns += turns;
      counted.turns_to_completion += turns;
    });
  }

  /// The Creation in which it came and the one in which it is looked at included.
  int turns_with(std::size_t seat, int card, int cycle) const {
    return cycle - since_[seat][at(card)] + 1;
  }

  void see_deed(Seat seat, const State& before, const Action& action, const State& after) {
    const Player& then = before.players[seat.index];
    // Where one wakes up is visited only if something is done there.
    const bool stays_for = action.verb == Verb::collect || action.verb == Verb::power;
    if (stays_for) visited_ |= 1U << then.location;
    if (action.verb == Verb::move) visited_ |= 1U << after.players[seat.index].location;
    if (action.verb == Verb::power) {
      ++tally_.of_locations[at(
          static_cast<int>(game_.content().content.world.powers[then.location]))];
    }
    if (action.verb == Verb::invoke) {
      ++tally_.of_cards[at(static_cast<int>(game_.content().card(action.to).power))];
    }
    if (action.verb == Verb::sleep) see_end_of_voyage(then.location);
  }

  void see_end_of_voyage(int location) {
    ++tally_.voyages;
    ++tally_.sleeps[at(location)];
    for (unsigned i = 0; i < locations; ++i) tally_.visits[i] += visited_ >> i & 1U;
    visited_ = 0;
  }

  void see_end(std::size_t seat, const State& end) {
    const Player& player = end.players[seat];
    for_each_card(player.open, [&](int card) {
      tally_.cards[at(card)].turns += turns_with(seat, card, game_.cycles() - 1);
    });
    tally_.completed.add(std::popcount(player.completed));
    tally_.left_open.add(std::popcount(player.open));
    tally_.card_points.add(player.card_points);
    tally_.walk_points.add(player.walk_points);
    tally_.tree_points.add(player.tree_points);
  }

  const Dreamscape& game_;
  Tally& tally_;
  std::int64_t inputs_ = 0;
  /// Who had which token in the first cycle.
  std::optional<std::array<Seat, most_players>> first_order_;
  /// The cycle in which a seat got a card.
  std::array<std::array<int, all_cards>, most_players> since_{};
  /// In the Voyage under way, one bit a location.
  std::uint32_t visited_ = 0;
};

std::vector<std::unique_ptr<Mind<Dreamscape>>> minds_of(const SelfPlay& self_play,
                                                        SeedSpreader& seeds) {
  std::vector<std::unique_ptr<Mind<Dreamscape>>> minds;
  for (int seat = 0; seat < self_play.game.seats(); ++seat) {
    minds.push_back(make_mind(self_play.game, self_play.bot, self_play.content).value());
    minds.back()->begin_game(seeds.next());
  }
  return minds;
}

}  // namespace

void play(const SelfPlay& self_play, std::uint64_t seed, Tally& tally) {
  const Dreamscape& game = self_play.game;
  SeedSpreader seeds(seed);
  Random random(seeds.next());
  const auto minds = minds_of(self_play, seeds);
  Course course(game, tally);
  Silence silence;
  State state = game.deal();
  for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
    const State before = state;
    if (turn.chance) {
      const Action drawn = roll(game, state, random);
      game.play(state, Actor::chance(), drawn, silence);
      course.see(before, Actor::chance(), drawn, state);
      continue;
    }
    const Seat seat = any_seat(turn.seats, random);
    const auto decision = minds[seat.index]->decide(Situation<Dreamscape>(game, state, seat));
    const Action action = decision.action();
    game.play(state, seat, action, silence);
    course.see(before, seat, action, state);
  }
  course.end(state);
}

}  // namespace reverie::balance
