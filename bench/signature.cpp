// SPDX-License-Identifier: Apache-2.0
#include "signature.hpp"

#include <fmt/format.h>

#include "core/hash.hpp"
#include "core/json_writer.hpp"
#include "dreamscape_modes.hpp"
#include "onirim_modes.hpp"
#include "random_game.hpp"

namespace reverie::bench {
namespace {

/// The last states of random games, all in one number, and how much was played.
template <Game G>
void print_signature(const G& game, int games) {
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
  constexpr int many = 20'000;
  constexpr int some = 2'000;
  for (const onirim::Options& options : onirim_modes) print_signature(onirim_with(options), many);
  for (const dreamscape::Options& options : dreamscape_modes) {
    print_signature(dreamscape_with(options), some);
  }
}

}  // namespace reverie::bench
