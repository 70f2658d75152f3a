// SPDX-License-Identifier: Apache-2.0
#include "signature.hpp"

#include <fmt/format.h>

#include "core/hash.hpp"
#include "core/json_writer.hpp"
#include "onirim_modes.hpp"
#include "random_game.hpp"

namespace reverie::bench {
namespace {

/// The last states of random games, all in one number, and how much was played.
template <Game G>
void print_signature(const G& game) {
  constexpr int games = 20'000;
  constexpr std::uint64_t seed = 2025;
  constexpr std::uint64_t mixer = 0x100000001b3U;
  Random random(seed);
  std::uint64_t signature = 0;
  std::uint64_t decisions = 0;
  std::uint64_t draws = 0;
  for (int i = 0; i < games; ++i) {
    const RandomGame<G> played = play_random_game(game, random);
    signature = signature * mixer + state_hash(played.end);
    decisions += played.decisions;
    draws += played.draws;
  }
  fmt::print("{} {} {:016x} {} games, {} decisions, {} acts of chance\n", G::id,
             to_json(game.options()), signature, games, decisions, draws);
}

}  // namespace

void print_signatures() {
  for (const onirim::Options& options : onirim_modes) print_signature(onirim_with(options));
}

}  // namespace reverie::bench
