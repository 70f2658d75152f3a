// SPDX-License-Identifier: Apache-2.0
// `dream_runners_balance`: plays Dream Runners against itself and prints what its parts are worth.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <vector>

#include "agents/lineup.hpp"
#include "cli/files/embedded.hpp"
#include "many_games.hpp"
#include "measure.hpp"
#include "report.hpp"

namespace reverie::balance {
namespace {

std::expected<Measure, Problem> measure_of(int players, std::shared_ptr<const Content> content) {
  dream_runners::Options options;
  options.players = players;
  options.seconds = 0;
  Content emptied = *content;
  for (Chest& chest : emptied.chests) chest.holds = {};
  auto game = DreamRunners::make(options, std::move(content));
  if (!game) return std::unexpected(game.error());
  auto hollow = DreamRunners::make(options, std::make_shared<const Content>(std::move(emptied)));
  if (!hollow) return std::unexpected(hollow.error());
  const auto weights = weights_of(*game, embedded);
  if (!weights) return std::unexpected(weights.error());
  return Measure(*std::move(game), *std::move(hollow), Knowledge(*weights));
}

std::expected<Report, Problem> measure_all(const ManyGames& wanted) {
  const auto content = DreamRunners::load(embedded);
  if (!content) return std::unexpected(content.error());
  std::vector<Measured> measured;
  for (int players = 2; players <= most_players; ++players) {
    const auto measure = measure_of(players, *content);
    if (!measure) return std::unexpected(measure.error());
    measured.push_back({players, play_many<Tally>(wanted, [&](std::uint64_t seed, Tally& tally) {
                          measure->play(seed, tally);
                        })});
    fmt::print(stderr, "{} players: done\n", players);
  }
  return report(**content, measured);
}

int run(int argc, char** argv) {
  ManyGames wanted;
  CLI::App app("Plays Dream Runners against itself and prints what its parts are worth.");
  app.add_option("--games", wanted.games, "Games for each number of players (20000)");
  app.add_option("--seed", wanted.seed, "Seed of all games (1)");
  app.add_option("--threads", wanted.threads, "Threads (1)")->check(CLI::Range(1, 256));
  CLI11_PARSE(app, argc, argv);
  const auto report = measure_all(wanted);
  if (!report) {
    fmt::print(stderr, "{}\n", report.error().what);
    return 2;
  }
  fmt::print("Made by `dream_runners_balance --games {} --seed {}`.\n{}", wanted.games, wanted.seed,
             report->markdown);
  return report->balanced ? 0 : 1;
}

}  // namespace
}  // namespace reverie::balance

int main(int argc, char** argv) {
  try {
    return reverie::balance::run(argc, argv);
  } catch (const std::exception& problem) {
    std::fputs(problem.what(), stderr);
    return 2;
  }
}
