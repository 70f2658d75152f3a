// SPDX-License-Identifier: Apache-2.0
// The `reverie` command: reads the arguments and hands over to the command they name.
#include <fmt/core.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <thread>

#include "cli/commands/command_line.hpp"
#include "cli/commands/games_list.hpp"
#include "cli/commands/play.hpp"
#include "cli/commands/replay_steps.hpp"
#include "cli/commands/serve.hpp"
#include "cli/commands/sim.hpp"
#include "cli/commands/tune.hpp"
#include "cli/commands/verify.hpp"
#include "cli/files/library.hpp"
#include "cli/terminal/outside_text.hpp"
#include "cli/words/shell_words.hpp"
#include "cli/words/texts.hpp"

namespace reverie::cli {
namespace {

constexpr int wrong_usage = 2;
constexpr std::uint64_t most_threads = 1024;
constexpr std::uint64_t most_games = 1'000'000'000'000;

using Answer = std::expected<int, Problem>;

std::uint64_t processors() { return std::max(1U, std::thread::hardware_concurrency()); }

/// Does not mind if nobody can be told.
void complain(const std::string& what) {
  std::fputs(("reverie: " + made_visible(what, most_of_a_problem) + '\n').c_str(), stderr);
}

class Program {
 public:
  Program() {
    app_.name("reverie");
    app_.set_version_flag("--version", "reverie 0.1.0");
    app_.allow_extras();
    app_.add_option("--content", content_folder_, content_help)->type_name("DIR");
    add_language(app_);
    app_.footer(
        "Start with 'reverie play onirim'. 'reverie COMMAND --help' tells more about a command.");
    add_games();
    add_play();
    add_sim();
    add_replay();
    add_verify();
    add_tune();
    add_serve();
  }

  int run(int count, char** words) {
    if (count > 0) play_.called_as = called_as(words[0]);
    try {
      app_.parse(count, words);
    } catch (const CLI::ParseError& error) {
      if (error.get_exit_code() == 0) return app_.exit(error);
      return fail(in_one_line(error));
    }
    const auto commands = app_.get_subcommands();
    const CLI::App* command = commands.empty() ? nullptr : commands.front();
    if (const auto problem = unknown_word(app_, command)) return fail(*problem);
    if (command == nullptr) return overview(count > 1);
    const auto answer = carry_out(*command);
    return answer ? *answer : fail(answer.error());
  }

 private:
  static constexpr const char* content_help =
      "Read texts, rules and weights from this folder (a checkout) instead of the program";

  static int fail(const Problem& problem) {
    complain(problem.what);
    return wrong_usage;
  }

  int overview(bool options_were_given) const {
    if (options_were_given) return fail(missing_command(app_));
    fmt::print("{}", app_.help());
    return 0;
  }

  static Problem in_one_line(const CLI::ParseError& error) {
    const std::string what = error.what();
    if (error.get_name() != "ArgumentMismatch") return {what};
    const std::string option = what.substr(0, what.find(':'));
    const bool too_often = what.find("At Most") != std::string::npos;
    return {option + (too_often ? " is given more than once; keep one" : " needs a value")};
  }

  Answer carry_out(const CLI::App& command) {
    Library library;
    if (!content_folder_.empty()) {
      auto folder = Library::from_folder(content_folder_);
      if (!folder) return std::unexpected(folder.error());
      library = *std::move(folder);
    }
    const auto shelf = Shelf::fill(library.reader());
    if (!shelf) return std::unexpected(shelf.error());
    play_.content_folder = content_folder_;
    play_.language_is_chosen = !language_.empty();
    language_ =
        language_.empty() ? preferred_language(library) : language_called(language_, library);
    play_.language = sim_.language = replay_.language = tune_.language = serve_.language =
        language_;

    const std::string& name = command.get_name();
    if (name == "games") return list_games(language_, library, *shelf);
    if (name == "serve") return serve(serve_, library, *shelf);
    if (name == "replay")
      return needs(replay_.file, "replay", "a log",
                   [&] { return replay_steps(replay_, library, *shelf); });
    if (name == "verify") {
      return needs(logs_.empty() ? "" : logs_.front(), "verify", "a log",
                   [&] { return verify(library, *shelf); });
    }
    if (name == "sim")
      return needs(sim_.game, "sim", "a game", [&] { return sim(sim_, library, *shelf); });
    if (name == "tune")
      return needs(tune_.game, "tune", "a game", [&] { return tune_game(tune_, library, *shelf); });
    return needs(play_.game + play_.resume, "play", "a game",
                 [&] { return play(play_, library, *shelf); });
  }

  Answer verify(const Library& library, const Shelf& shelf) const {
    const auto texts = Texts::load(language_, library);
    if (!texts) return std::unexpected(texts.error());
    return verify_logs(shelf, *texts, logs_);
  }

  template <class Command>
  static Answer needs(const std::string& argument, const char* command, const char* what,
                      Command run) {
    if (!argument.empty()) return run();
    return std::unexpected(Problem{std::string(command) + " needs " + what + "; see 'reverie " +
                                   command + " --help'"});
  }

  CLI::App& add_command(const char* name, const char* help) {
    CLI::App* command = app_.add_subcommand(name, help);
    command->allow_extras();
    command->add_option("--content", content_folder_, content_help)->type_name("DIR");
    return *command;
  }

  void add_language(CLI::App& command) {
    command.add_option("--lang", language_, "en, fr or it; by default the system's")
        ->type_name("LANG");
  }

  static void add_game(CLI::App& command, std::string& game) {
    command.add_option("game", game, "Which game ('reverie games' lists them)");
  }

  static void add_options(CLI::App& command, std::string& options) {
    command.add_option("--options", options, "Options of the game, such as players=2,hands=hidden")
        ->type_name("LIST");
  }

  static void add_number(CLI::App& command, const char* name, Bounds bounds, const char* help,
                         std::uint64_t& target) {
    cli::add_number(command, name, bounds, help + fmt::format(" ({})", target),
                    [&target](std::uint64_t number) { target = number; });
  }

  void add_games() { add_language(add_command("games", "List the games and their options")); }

  void add_play() {
    CLI::App& command = add_command("play", "Play a game here, alone, with friends or with bots");
    command.footer(
        "Leaving saves the game: q and the end of the input with exit code 0, Ctrl-C with 130. The "
        "exit code is 1 if it could not be saved.");
    add_game(command, play_.game);
    command
        .add_option("--seat", play_.seats,
                    "person, bot:LEVEL (gentle, steady, deep) or bot:MIND[:BUDGET] (random, hasty, "
                    "thumb, flat, tree); once for each seat, the last seats first if there are "
                    "fewer")
        ->type_name("WHO")
        ->allow_extra_args(false);
    add_options(command, play_.options);
    add_language(command);
    command.add_flag("--plain", play_.plain, "Words only, line by line: screen readers, pipes");
    cli::add_number(command, "--seed", {}, "Deal the same cards again",
                    [this](std::uint64_t seed) { play_.seed = seed; });
    command.add_option("--resume", play_.resume, "Go on with a saved game")->type_name("FILE");
    command.add_option("--save", play_.save, "Where the game is saved")->type_name("FILE");
    command
        .add_option(
            "--budget", play_.budget,
            "How long bots and hints think, such as 50ms (1000sims; hints as long as a deep bot)")
        ->type_name("BUDGET");
  }

  void add_sim() {
    CLI::App& command = add_command("sim", "Let bots play many games and report how they fare");
    sim_.threads = processors();
    add_game(command, sim_.game);
    command
        .add_option("--seats", sim_.seats,
                    "A mind for each seat, such as tree or thumb,random, or a level of the game: "
                    "gentle, steady, deep")
        ->type_name("LIST");
    add_number(command, "--games", {1, most_games}, "How many games", sim_.games);
    add_number(command, "--seed", {}, "Seed of the series", sim_.seed);
    add_number(command, "--threads", {1, most_threads}, "Threads", sim_.threads);
    command.add_option("--budget", sim_.budget, "How long a decision may take (1000sims, 10ms)")
        ->type_name("BUDGET");
    add_options(command, sim_.options);
    command.add_option("--logs", sim_.logs, "Keep the log of every game here")->type_name("DIR");
    command.add_option("--json", sim_.json, "Write the results as JSON; '-' prints nothing else")
        ->type_name("FILE");
    add_language(command);
  }

  void add_replay() {
    CLI::App& command = add_command("replay", "Step through the log of a game");
    command.add_option("log", replay_.file, "The log");
    cli::add_number(command, "--at", {}, "Show the position after N inputs and end",
                    [this](std::uint64_t at) { replay_.at = at; });
    cli::add_number(command, "--seat", {1, 7}, "See what this seat saw (1 is the first)",
                    [this](std::uint64_t seat) { replay_.seat = seat; });
    add_language(command);
    command.add_flag("--plain", replay_.plain, "Words only, line by line: screen readers, pipes");
  }

  void add_verify() {
    CLI::App& command = add_command("verify", "Check logs: every move, every draw, the result");
    command.footer(
        "The exit code is 0 when all is proven, 1 when something is wrong, 2 when a file cannot be "
        "read, 3 when nothing is wrong but a log goes on from another one, whose draws only that "
        "one's seed can prove, and 4 when a log follows other rules or content than this program "
        "has: the version of reverie that made it checks it.");
    command.add_option("logs", logs_, "The logs");
    add_language(command);
  }

  void add_tune() {
    CLI::App& command = add_command("tune", "Find better weights for a game's rule of thumb");
    tune_.threads = processors();
    add_game(command, tune_.game);
    add_options(command, tune_.options);
    add_number(command, "--generations", {1, 1'000'000}, "Generations", tune_.generations);
    add_number(command, "--population", {2, 10'000}, "Candidates a generation", tune_.population);
    add_number(command, "--games", {1, UINT32_MAX}, "Games that judge a candidate", tune_.games);
    add_number(command, "--seed", {}, "Seed of the search", tune_.seed);
    add_number(command, "--width", {1, 1000},
               "How far around the present weights to begin, in percent: less if they are good",
               tune_.width);
    add_number(command, "--threads", {1, most_threads}, "Threads", tune_.threads);
    command.add_option("--out", tune_.out, "Where the weights go; without it they are printed")
        ->type_name("FILE");
    add_language(command);
  }

  void add_serve() {
    CLI::App& command =
        add_command("serve", "Open a house for browsers: play alone or with friends");
    command.footer(
        "Ctrl-C, or the signal TERM, ends it: games are kept, and whoever plays comes back to them "
        "by itself when it runs again.");
    serve_.threads = processors();
    command.add_option("--address", serve_.address, "Network interface (127.0.0.1: this machine)")
        ->type_name("ADDRESS");
    add_number(command, "--port", {0, UINT16_MAX}, "Port; 0 takes any that is free", serve_.port);
    command.add_flag("--public", serve_.open_to_all,
                     "Let other machines in: every interface, without encryption");
    command.add_flag(
        "--behind-proxy", serve_.behind_proxy,
        "A proxy in front says in X-Forwarded-For who asks: limits are for each client "
        "that it names (only if nobody comes past the proxy)");
    command.add_flag("--metrics", serve_.metrics,
                     "Show figures for Prometheus at /metrics, to everybody who reaches the port");
    command
        .add_option("--data", serve_.data,
                    "Where games are kept (reverie/reverie.db in $XDG_DATA_HOME, or else in "
                    "~/.local/share)")
        ->type_name("FILE");
    add_number(command, "--threads", {1, most_threads}, "Threads that serve tables",
               serve_.threads);
    command
        .add_option("--log-level", serve_.log_level,
                    "What is told on standard error: debug, info, warn, error or off (warn)")
        ->type_name("LEVEL");
    add_language(command);
  }

  CLI::App app_{"Reverie: a home for the dream games, in the terminal."};
  std::string content_folder_;
  std::string language_;
  PlayArguments play_;
  SimArguments sim_;
  ReplayArguments replay_;
  std::vector<std::string> logs_;
  TuneArguments tune_;
  ServeArguments serve_;
};

/// Whoever reads the exit code must not take a report for written that is not.
int after_all_is_written(int exit_code) {
  const bool failed_before = std::ferror(stdout) != 0;
  if (std::fflush(stdout) == 0 && !failed_before) return exit_code;
  const std::string reason = failed_before ? "" : std::string(": ") + std::strerror(errno);
  complain("cannot write to standard output" + reason);
  return exit_code == 0 ? 1 : exit_code;
}

}  // namespace
}  // namespace reverie::cli

int main(int count, char** words) {
  try {
    return reverie::cli::after_all_is_written(reverie::cli::Program().run(count, words));
  } catch (const std::exception& error) {
    reverie::cli::complain(error.what());
    return 1;
  }
}
