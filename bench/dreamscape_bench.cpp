// SPDX-License-Identifier: Apache-2.0
// Whole games of Dreamscape, and the finding of its structures, against vectors and maps.
#include <benchmark/benchmark.h>

#include <vector>

#include "dreamscape_modes.hpp"
#include "games/dreamscape/queries.hpp"
#include "random_game.hpp"
#include "reference/naive_dreamscape.hpp"

namespace reverie::bench {
namespace {

using namespace dreamscape;

// --- Whole games ---------------------------------------------------------------------------------

/// Whether games are counted, or what is done in them.
enum class Counted { games, steps };

template <class PlayOne>
void measure_games(benchmark::State& run, Counted counted, PlayOne play_one) {
  std::int64_t steps = 0;
  for (auto _ : run) steps += play_one();
  run.SetItemsProcessed(counted == Counted::games ? run.iterations() : steps);
}

void random_landscapes(benchmark::State& run, const dreamscape::Options& options, Counted counted) {
  const Dreamscape game = dreamscape_with(options);
  Random random(1);
  measure_games(run, counted, [&] {
    const auto played = play_random_game(game, random);
    benchmark::DoNotOptimize(played.end);
    return std::int64_t{played.decisions} + played.draws;
  });
}

void naive_landscapes(benchmark::State& run, const dreamscape::Options& options, Counted counted) {
  const Dreamscape game = dreamscape_with(options);
  Random random(1);
  measure_games(run, counted, [&] {
    return naive_dreamscape::play_at_random(game.content().content, game.options(), random);
  });
}

BENCHMARK_CAPTURE(random_landscapes, two, two_dreamers, Counted::games)
    ->Name("random landscapes, two/ours");
BENCHMARK_CAPTURE(naive_landscapes, two, two_dreamers, Counted::games)
    ->Name("random landscapes, two/vectors and maps");
BENCHMARK_CAPTURE(random_landscapes, two_steps, two_dreamers, Counted::steps)
    ->Name("their steps, two/ours");
BENCHMARK_CAPTURE(naive_landscapes, two_steps, two_dreamers, Counted::steps)
    ->Name("their steps, two/vectors and maps");
BENCHMARK_CAPTURE(random_landscapes, four_steps, four_with_nightmares, Counted::steps)
    ->Name("their steps, four, nightmares/ours");
BENCHMARK_CAPTURE(naive_landscapes, four_steps, four_with_nightmares, Counted::steps)
    ->Name("their steps, four, nightmares/vectors and maps");

// --- Structures ----------------------------------------------------------------------------------

/// Dreamscapes with a Dreamer in them, each with all fifty cards before its player: those that
/// random players leave behind, and all fifty structures as they are printed.
std::vector<Player> dreamers() {
  constexpr int games = 30;
  const Dreamscape game = dreamscape_with(four_with_nightmares);
  Random random(5);
  std::vector<Player> found;
  for (int i = 0; i < games; ++i) {
    for (const Player& player : play_random_game(game, random).end.players) {
      if (player.landscape.has_dreamer()) found.push_back(player);
    }
  }
  for (int card = 0; card < all_cards; ++card) {
    Player player;
    const auto& by_dreamer = game.content().placements[static_cast<std::size_t>(card)];
    const auto* const at =
        std::ranges::find_if(by_dreamer, [](const auto& all) { return !all.empty(); });
    const auto& structure = game.content().card(card).structure;
    for (std::size_t i = 0; i < structure.size(); ++i) {
      const int cell = (*at)[0][i].cell;
      for (const Fragment fragment : structure[i].fragments) player.landscape.put(cell, fragment);
      if (structure[i].tree) player.landscape.plant(cell);
      if (structure[i].dreamer) player.landscape.put_dreamer(cell);
    }
    found.push_back(player);
  }
  for (Player& player : found) player.open = bit_of_card(all_cards) - 1;
  return found;
}

void match_codes(benchmark::State& run) {
  const Dreamscape game = dreamscape_with(two_dreamers);
  const std::vector<Player> all = dreamers();
  std::size_t i = 0;
  for (auto _ : run) {
    benchmark::DoNotOptimize(complete_cards(game.content(), all[i++ % all.size()]));
  }
  run.SetItemsProcessed(run.iterations() * all_cards);
}

naive_dreamscape::Landscape naive_land(const Content& content, const Landscape& land) {
  naive_dreamscape::Landscape naive(content.board);
  for (int cell = 0; cell < cells; ++cell) {
    const Hex hex = content.board.hexes[static_cast<std::size_t>(cell)];
    const naive_dreamscape::Place place{hex.q, hex.r};
    for (const Fragment fragment : land.stack(cell)) {
      naive.stacks[place].push_back({fragment, false});
    }
    if (land.has_tree(cell)) naive.trees.insert(place);
    if (land.dreamer() == cell) naive.dreamer = place;
  }
  return naive;
}

CardSet shown_by(const Content& content, const naive_dreamscape::Landscape& land) {
  CardSet shown = 0;
  for (int card = 0; card < all_cards; ++card) {
    if (land.shows(content.cards[static_cast<std::size_t>(card)].structure)) {
      shown |= bit_of_card(card);
    }
  }
  return shown;
}

void match_by_trying(benchmark::State& run) {
  const Dreamscape game = dreamscape_with(two_dreamers);
  const Content& content = game.content().content;
  std::vector<naive_dreamscape::Landscape> all;
  for (const Player& player : dreamers()) {
    all.push_back(naive_land(content, player.landscape));
    if (shown_by(content, all.back()) != complete_cards(game.content(), player)) {
      return run.SkipWithError("the two ways to find structures differ");
    }
  }
  std::size_t i = 0;
  for (auto _ : run) benchmark::DoNotOptimize(shown_by(content, all[i++ % all.size()]));
  run.SetItemsProcessed(run.iterations() * all_cards);
}

BENCHMARK(match_codes)->Name("cards matched/ours");
BENCHMARK(match_by_trying)->Name("cards matched/turning and shifting");

}  // namespace
}  // namespace reverie::bench
