// SPDX-License-Identifier: Apache-2.0
#include "turns.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <string_view>
#include <tuple>
#include <vector>

#include "agents/lineup.hpp"
#include "cli/files/embedded.hpp"
#include "games/dreamscape/knowledge.hpp"

namespace reverie::bench {
namespace {

using namespace dreamscape;
using Milliseconds = std::chrono::duration<double, std::milli>;

/// A Voyage or a Creation of one seat.
using OneTurn = std::tuple<std::uint8_t, std::uint8_t, Phase>;

/// What each turn of one game took.
std::vector<double> turns_of(const Dreamscape& game, const BotSpec& bot, std::uint64_t seed) {
  SeedSpreader seeds(seed);
  Random random(seeds.next());
  std::vector<std::unique_ptr<Mind<Dreamscape>>> minds;
  for (int seat = 0; seat < game.seats(); ++seat) {
    minds.push_back(make_mind(game, bot, embedded).value());
    minds.back()->begin_game(seeds.next());
  }
  std::map<OneTurn, double> took;
  Silence silence;
  State state = game.deal();
  for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
    if (turn.chance) {
      game.play(state, Actor::chance(), roll(game, state, random), silence);
      continue;
    }
    const Seat seat = turn.seats.first();
    const OneTurn now{seat.index, state.cycle, state.phase};
    const auto begin = std::chrono::steady_clock::now();
    const auto decision = minds[seat.index]->decide(Situation<Dreamscape>(game, state, seat));
    took[now] += Milliseconds(std::chrono::steady_clock::now() - begin).count();
    game.play(state, seat, decision.action(), silence);
  }
  std::vector<double> all;
  for (const auto& [one, milliseconds] : took) all.push_back(milliseconds);
  return all;
}

double at_share(const std::vector<double>& sorted, double share) {
  const auto last = static_cast<double>(sorted.size() - 1);
  return sorted[static_cast<std::size_t>(share * last)];
}

void print_level(const Dreamscape& game, std::string_view level, std::uint64_t games) {
  const BotSpec bot = read_bot_spec(level, {}).value();
  std::vector<double> all;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    const auto one = turns_of(game, bot, seed);
    all.insert(all.end(), one.begin(), one.end());
  }
  std::ranges::sort(all);
  fmt::print("{:<16}{:>8}{:>10.1f}{:>10.1f}{:>10.1f}\n", level, all.size(), at_share(all, 0.5),
             at_share(all, 0.99), all.back());
}

}  // namespace

void print_turns() {
  dreamscape::Options options;
  options.players = most_players;
  options.mode = Mode::nightmare;
  const auto game = Dreamscape::make(options, Dreamscape::load(embedded).value()).value();
  constexpr std::uint64_t games = 10;
  fmt::print("{:<16}{:>8}{:>10}{:>10}{:>10}\n", "a turn, in ms", "turns", "median", "99 %",
             "longest");
  for (const std::string_view level : Knowledge::levels) print_level(game, level, games);
}

}  // namespace reverie::bench
