// SPDX-License-Identifier: Apache-2.0
#include "cli/commands/sim.hpp"

#include <fmt/core.h>

#include <chrono>
#include <optional>
#include <thread>

#include "agents/level.hpp"
#include "cli/commands/sim_report.hpp"
#include "cli/files/files.hpp"
#include "cli/session/sitters.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/outside_text.hpp"
#include "cli/terminal/progress.hpp"

namespace reverie::cli {
namespace {

std::expected<std::vector<BotSpec>, Problem> read_agents(const AnyGame& game, std::string_view text,
                                                         const Budget& budget) {
  if (text.empty()) {
    return std::vector<BotSpec>(static_cast<std::size_t>(game.seats()), BotSpec{"random", budget});
  }
  std::vector<BotSpec> agents;
  while (true) {
    const std::size_t comma = std::min(text.find(','), text.size());
    std::string_view name = text.substr(0, comma);
    // Here everybody is a bot: who says so, as one does to play, is understood.
    if (name.starts_with(bot_prefix)) name.remove_prefix(bot_prefix.size());
    auto agent = read_bot(game, name, budget);
    if (!agent) return std::unexpected(agent.error());
    agents.push_back(*std::move(agent));
    if (comma == text.size()) return agents;
    text.remove_prefix(comma + 1);
  }
}

std::expected<SimulationPlan, Problem> make_plan(const Shelf& shelf, const SimArguments& arguments,
                                                 const Budget& budget) {
  const auto options = parse_option_list(arguments.options);
  if (!options) return std::unexpected(options.error());
  auto game = shelf.make(arguments.game, *options);
  if (!game) return std::unexpected(game.error());
  auto agents = read_agents(**game, arguments.seats, budget);
  if (!agents) return std::unexpected(agents.error());
  SimulationPlan plan;
  plan.arena = {*std::move(game), *std::move(agents), arguments.seed};
  plan.games = arguments.games;
  plan.threads = static_cast<unsigned>(arguments.threads);
  if (!arguments.logs.empty()) plan.logs = arguments.logs;
  return plan;
}

/// Until all is done or somebody has had enough. The clock starts before the work does.
double run(Simulation& simulation, std::uint64_t games) {
  using Clock = std::chrono::steady_clock;
  constexpr auto glance = std::chrono::milliseconds(5);
  constexpr int glances_per_drawing = 40;
  const auto start = Clock::now();
  const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
  simulation.start();
  ProgressBar bar(games);
  for (int i = 1; !simulation.done() && !interrupted(); ++i) {
    std::this_thread::sleep_for(glance);
    if (i % glances_per_drawing == 0) bar.show(simulation.finished_games(), elapsed());
  }
  return elapsed();
}

std::expected<void, Problem> deliver(const SimReport& report, const SimArguments& arguments,
                                     const Texts& texts) {
  if (arguments.json == "-") {
    fmt::print("{}", report_json(report));
    return {};
  }
  for (const std::string& line : report_table(report, texts)) fmt::print("{}\n", line);
  if (arguments.json.empty()) return {};
  return write_file(arguments.json, report_json(report));
}

/// Without waiting for games that are still being thought about. Whoever stops hours of work must
/// hear that it was not kept.
[[noreturn]] void leave_interrupted(const std::optional<Problem>& problem) {
  if (!problem) leave_at_once(interrupt_exit_code());
  fmt::print(stderr, "reverie: {}\n", made_visible(problem->what, most_of_a_problem));
  leave_at_once(1);
}

}  // namespace

std::expected<int, Problem> sim(const SimArguments& arguments, const Library& library,
                                const Shelf& shelf) {
  const auto texts = Texts::load(arguments.language, library);
  if (!texts) return std::unexpected(texts.error());
  const auto budget = read_budget(arguments.budget);
  if (!budget) return std::unexpected(budget.error());
  const auto plan = make_plan(shelf, arguments, *budget);
  if (!plan) return std::unexpected(plan.error());
  if (!arguments.json.empty() && arguments.json != "-") {
    if (const auto writable = check_writable(arguments.json); !writable) {
      return std::unexpected(writable.error());
    }
  }
  const auto simulation = Simulation::prepare(*plan, library.reader());
  if (!simulation) return std::unexpected(simulation.error());

  // Whoever stops it gets what was found so far: a second wish, such as `timeout` sends, must not
  // cut that short.
  watch_for_interrupt(SecondInterrupt::is_ignored);
  const double seconds = run(**simulation, plan->games);
  const SimReport report{*plan, *budget, (*simulation)->tally(), seconds};
  const auto delivered = deliver(report, arguments, *texts);
  const auto problem = delivered ? (*simulation)->problem() : std::optional(delivered.error());
  if (interrupted()) leave_interrupted(problem);
  if (problem) return std::unexpected(*problem);
  return 0;
}

}  // namespace reverie::cli
