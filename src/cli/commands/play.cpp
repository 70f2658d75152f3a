// SPDX-License-Identifier: Apache-2.0
#include "cli/commands/play.hpp"

#include <csignal>
#include <random>
#include <utility>

#include "agents/level.hpp"
#include "cli/files/files.hpp"
#include "cli/saves/saves.hpp"
#include "cli/session/session.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/words/log_words.hpp"
#include "core/json_reader.hpp"

namespace reverie::cli {
namespace {

namespace fs = std::filesystem;

Seed secret_seed() {
  std::random_device source;
  std::array<std::uint8_t, 32> bytes{};
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(source());
  return Seed(bytes);
}

/// A table with the players who sit at it.
struct FullTable {
  Table table;
  std::vector<Sitter> players;
  GameFiles files;
};

/// At a terminal nobody measures time: a game that can has no clock here.
std::expected<RawJson, Problem> options_here(const GameEntry& game, const std::string& given) {
  auto options = parse_option_list(given);
  if (!options || game.clock_option.empty()) return options;
  auto object = *parse_json_object(options->text);
  const auto clock = object.emplace(game.clock_option, 0).first;
  if (clock->value() == 0) return RawJson{boost::json::serialize(object)};
  return std::unexpected(Problem{"at a terminal no clock runs: leave out '" +
                                 std::string(game.clock_option) +
                                 "', or play in the browser with 'reverie serve'"});
}

std::expected<FullTable, Problem> sit_down(const Shelf& shelf, const PlayArguments& arguments,
                                           const Budget& budget, std::uint64_t number) {
  const auto entry = shelf.find(arguments.game);
  if (!entry) return std::unexpected(entry.error());
  const auto options = options_here(**entry, arguments.options);
  if (!options) return std::unexpected(options.error());
  const auto game = (*entry)->make(*options);
  if (!game) return std::unexpected(game.error());
  auto players = seat_everybody(arguments.seats, **game, budget);
  if (!players) return std::unexpected(players.error());
  std::vector<std::string> seats;
  for (const Sitter& player : *players) seats.push_back(player.text());
  const Seed seed = arguments.seed ? Seed::derive(*arguments.seed, number) : secret_seed();
  auto table = Table::open(shelf, arguments.game, *options, seats, seed);
  if (!table) return std::unexpected(table.error());
  return FullTable{*std::move(table), *std::move(players), {}};
}

std::expected<void, Problem> check_resume(const PlayArguments& arguments, const Log& log) {
  if (!arguments.game.empty() && arguments.game != log.header.game) {
    return std::unexpected(Problem{arguments.resume + " is a game of " + log.header.game +
                                   ", not of " + arguments.game});
  }
  if (!arguments.options.empty() || !arguments.seats.empty() || arguments.seed) {
    return std::unexpected(Problem{
        "a saved game keeps its options, seats and seed: leave out --options, --seat and --seed"});
  }
  if (log.footer.resigned) {
    return std::unexpected(Problem{arguments.resume +
                                   " was given up, so it cannot go on; look at it with "
                                   "'reverie replay " +
                                   arguments.resume + "'"});
  }
  return {};
}

std::expected<FullTable, Problem> sit_down_again(const Shelf& shelf, const PlayArguments& arguments,
                                                 const Budget& budget, const Texts& texts) {
  auto text = read_file(arguments.resume);
  if (!text) return std::unexpected(Problem{words_of(text.error(), arguments.resume, texts)});
  const auto log = read_log(*text);
  if (!log) return std::unexpected(problem_in(arguments.resume, log.error(), texts));
  if (const auto checked = check_resume(arguments, *log); !checked) {
    return std::unexpected(checked.error());
  }
  auto table = Table::resume(shelf, *log);
  if (!table) return std::unexpected(problem_in(arguments.resume, table.error(), texts));
  std::vector<Sitter> players;
  for (const std::string& seat : log->header.seats) {
    auto player = read_sitter(table->game(), seat, budget);
    if (!player) {
      return std::unexpected(problem_in(arguments.resume, {1, player.error().what}, texts));
    }
    players.push_back(*std::move(player));
  }
  GameFiles files;
  files.came_from(arguments.resume, *std::move(text));
  return FullTable{*std::move(table), std::move(players), std::move(files)};
}

/// Better now than after an hour of play.
std::expected<void, Problem> check_save(const std::string& file, const GameFiles& files) {
  if (file.empty()) return {};
  if (!files.may_write(file)) {
    return std::unexpected(Problem{"--save: '" + file +
                                   "' is there already, and nothing is overwritten; name another "
                                   "file, or go on with a saved game by --resume"});
  }
  return check_writable(file);
}

fs::path first_save_file(const PlayArguments& arguments, std::string_view game) {
  if (!arguments.save.empty()) return arguments.save;
  if (!arguments.resume.empty()) return arguments.resume;
  return new_save_name(game);
}

/// A save remembers the game and its players, not how they want to see it.
std::vector<std::string> flags_to_repeat(const PlayArguments& arguments) {
  std::vector<std::string> flags;
  if (arguments.language_is_chosen) flags.insert(flags.end(), {"--lang", arguments.language});
  if (arguments.plain) flags.emplace_back("--plain");
  if (arguments.budget) flags.insert(flags.end(), {"--budget", *arguments.budget});
  if (!arguments.content_folder.empty()) {
    flags.insert(flags.end(), {"--content", arguments.content_folder});
  }
  return flags;
}

/// As on the page: what the strongest level spends, if that is more than bots have here and nobody
/// said how much.
Budget hint_budget(const PlayArguments& arguments, const AnyGame& game, const Budget& budget) {
  const Budget deep = bot_of(game, Level::deep).budget;
  return arguments.budget || deep.amount < budget.amount ? budget : deep;
}

int exit_code_of(Session::Outcome outcome) {
  if (outcome == Session::Outcome::lost) return 1;
  return outcome == Session::Outcome::interrupted ? interrupt_exit_code() : 0;
}

/// Whoever interrupts a thought does not wait for its end.
int end_with(int exit_code) {
  if (interrupted()) leave_at_once(exit_code);
  return exit_code;
}

}  // namespace

std::expected<int, Problem> play(const PlayArguments& arguments, const Library& library,
                                 const Shelf& shelf) {
  const auto texts = Texts::load(arguments.language, library);
  if (!texts) return std::unexpected(texts.error());
  const auto budget = arguments.budget ? read_budget(*arguments.budget) : Budget{};
  if (!budget) return std::unexpected(budget.error());
  auto sitting = arguments.resume.empty() ? sit_down(shelf, arguments, *budget, 0)
                                          : sit_down_again(shelf, arguments, *budget, *texts);
  if (!sitting) return std::unexpected(sitting.error());
  if (const auto checked = check_save(arguments.save, sitting->files); !checked) {
    return std::unexpected(checked.error());
  }

  watch_for_interrupt(SecondInterrupt::is_ignored);
  // Whoever reads our output and goes must not take the game along.
  std::signal(SIGPIPE, SIG_IGN);
  Terminal terminal(arguments.plain);
  const auto name = arguments.save.empty() && arguments.resume.empty() ? GameKeeper::Name::made_up
                                                                       : GameKeeper::Name::chosen;
  fs::path save_file = first_save_file(arguments, sitting->table.game().id());
  auto unfinished = arguments.resume.empty() ? unfinished_save(arguments.game) : std::nullopt;
  const Budget for_hints = hint_budget(arguments, sitting->table.game(), *budget);
  const std::uint64_t series = arguments.seed.value_or(std::random_device()());
  PlayArguments again = arguments;
  again.game = sitting->table.game().id();
  again.resume.clear();
  for (std::uint64_t number = 1;; ++number) {
    auto session =
        Session::open(std::move(sitting->table),
                      {.library = library,
                       .texts = *texts,
                       .terminal = terminal,
                       .players = sitting->players,
                       .hint_budget = for_hints,
                       .bot_seed = mind_seeds(series, number).next(),
                       .keeper = GameKeeper(std::move(sitting->files), save_file, name),
                       .resume_command = {arguments.called_as, flags_to_repeat(arguments)},
                       .unfinished = std::exchange(unfinished, std::nullopt)});
    if (!session) return std::unexpected(session.error());
    const Session::Outcome outcome = session->run();
    if (outcome != Session::Outcome::play_again) return end_with(exit_code_of(outcome));
    sitting = sit_down(shelf, again, *budget, number);
    if (!sitting) return std::unexpected(sitting.error());
    save_file =
        name == GameKeeper::Name::chosen ? next_save_name(save_file) : new_save_name(again.game);
  }
}

}  // namespace reverie::cli
