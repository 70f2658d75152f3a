// SPDX-License-Identifier: Apache-2.0
#include "play.hpp"

#include <utility>

namespace reverie::balance {
namespace {

template <std::size_t... I>
std::array<Random, sizeof...(I)> streams_from(SeedSpreader seeds, std::index_sequence<I...>) {
  return {((void)I, Random(seeds.next()))...};
}

}  // namespace

Luck::Luck(std::uint64_t seed)
    : streams_(streams_from(SeedSpreader(seed), std::make_index_sequence<phases>{})) {}

void play_on(const Players& players, Point& point, const Watcher& watcher) {
  const auto& [game, knowledge] = players;
  State& state = point.state;
  Silence silence;
  for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
    Random& random = point.luck.of(state.phase);
    if (turn.chance) {
      const Action action = roll(game, state, random);
      watcher(point, Actor::chance(), action);
      game.play(state, Actor::chance(), action, silence);
      continue;
    }
    const Seat seat = any_seat(turn.seats, random);
    Plan steps = knowledge.plan(game, state, seat);
    if (steps.empty()) {
      const Actions actions = game.actions(state, seat);
      steps.push_back(actions[thumb_choice(knowledge, game, state, seat, actions)]);
    }
    watcher(point, seat, steps[steps.size() - 1]);
    for (const Action& step : steps) game.play(state, seat, step, silence);
  }
}

}  // namespace reverie::balance
