// SPDX-License-Identifier: Apache-2.0
// `dreamscape_balance`: lets bots play Dreamscape and prints how its parts fared.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <optional>
#include <vector>

#include "cli/files/library.hpp"
#include "games/dreamscape/knowledge.hpp"
#include "many_games.hpp"
#include "play.hpp"
#include "report.hpp"

namespace reverie::balance {
namespace {

struct Wanted {
  ManyGames many{.games = 10'000};
  std::vector<int> players{2, 3, 4};
  std::string mode = "base";
  std::string bot{Knowledge::levels[1]};
  std::optional<std::filesystem::path> folder;
};

std::expected<Report, Problem> measure(const Wanted& wanted, const cli::Library& library) {
  const auto content = Dreamscape::load(library.reader());
  if (!content) return std::unexpected(content.error());
  const auto bot = read_bot_spec(wanted.bot, {});
  if (!bot) return std::unexpected(bot.error());
  std::vector<Measured> measured;
  for (const int players : wanted.players) {
    dreamscape::Options options;
    options.players = players;
    options.mode = from_name<Mode>(wanted.mode).value();
    auto game = Dreamscape::make(options, *content);
    if (!game) return std::unexpected(game.error());
    const SelfPlay self_play{*std::move(game), *bot, library.reader()};
    measured.push_back(
        {players, play_many<Tally>(wanted.many, [&](std::uint64_t seed, Tally& tally) {
           play(self_play, seed, tally);
         })});
    fmt::print(stderr, "{} players: done\n", players);
  }
  return report(**content, measured);
}

std::expected<cli::Library, Problem> library_of(const Wanted& wanted) {
  if (!wanted.folder) return cli::Library{};
  return cli::Library::from_folder(*wanted.folder);
}

int fail(const Problem& problem) {
  fmt::print(stderr, "{}\n", problem.what);
  return 2;
}

int run(int argc, char** argv) {
  Wanted wanted;
  CLI::App app("Lets bots play Dreamscape and prints how its parts fared.");
  app.add_option("--games", wanted.many.games, "Games for each number of players (10000)");
  app.add_option("--seed", wanted.many.seed, "Seed of all games (1)");
  app.add_option("--threads", wanted.many.threads, "Threads (1)")->check(CLI::Range(1, 256));
  app.add_option("--players", wanted.players, "Numbers of players (2 3 4)")
      ->check(CLI::Range(2, most_players));
  app.add_option("--mode", wanted.mode, "base or nightmare (base)")
      ->check(CLI::IsMember(all_names<Mode>()));
  app.add_option("--bot", wanted.bot, "Who sits on every seat (that of the level steady)");
  app.add_option("--content", wanted.folder, "A folder laid out like the repository");
  CLI11_PARSE(app, argc, argv);
  const auto library = library_of(wanted);
  if (!library) return fail(library.error());
  const auto report = measure(wanted, *library);
  if (!report) return fail(report.error());
  fmt::print("{}", report->markdown);
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
