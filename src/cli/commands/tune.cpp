// SPDX-License-Identifier: Apache-2.0
#include "cli/commands/tune.hpp"

#include <fmt/core.h>

#include <atomic>
#include <cstdio>
#include <thread>
#include <vector>

#include "agents/tuning.hpp"
#include "cli/files/files.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/words/texts.hpp"

namespace reverie::cli {
namespace {

ParallelRun on_threads(unsigned threads) {
  return [threads](int count, const std::function<void(int)>& work) {
    std::atomic<int> next = 0;
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < threads; ++i) {
      workers.emplace_back([&] {
        for (int number = next++; number < count; number = next++) work(number);
      });
    }
  };
}

Message outcome_of(const Tuned& tuned, std::uint32_t games, const Texts& texts) {
  const std::string key = tuned.is_better() ? "cli.tune.better" : "cli.tune.nothing_better";
  return Message{key, {}}
      .with("found", decimal(tuned.found, 4, texts))
      .with("before", decimal(tuned.before, 4, texts))
      .with("games", games);
}

}  // namespace

std::expected<int, Problem> tune_game(const TuneArguments& arguments, const Library& library,
                                      const Shelf& shelf) {
  const auto texts = Texts::load(arguments.language, library);
  if (!texts) return std::unexpected(texts.error());
  const auto options = parse_option_list(arguments.options);
  if (!options) return std::unexpected(options.error());
  auto game = shelf.make(arguments.game, *options);
  if (!game) return std::unexpected(game.error());

  if (!arguments.out.empty()) {
    if (const auto writable = check_writable(arguments.out); !writable) {
      return std::unexpected(writable.error());
    }
  }
  TuningPlan plan;
  plan.game = *std::move(game);
  plan.generations = static_cast<int>(arguments.generations);
  plan.population = static_cast<int>(arguments.population);
  plan.games = static_cast<std::uint32_t>(arguments.games);
  plan.seed = arguments.seed;
  plan.width = static_cast<int>(arguments.width);

  watch_for_interrupt();
  const auto listener = [&](const TuningProgress& progress) {
    const std::string line = texts->say(Message{"cli.tune.progress", {}}
                                            .with("generation", progress.generation)
                                            .with("generations", plan.generations)
                                            .with("best", decimal(progress.best, 4, *texts))
                                            .with("centre", decimal(progress.centre, 4, *texts)));
    fmt::print(stderr, "{}\n", line);
    return !interrupted();
  };
  const auto tuned =
      tune(plan, library.reader(), on_threads(static_cast<unsigned>(arguments.threads)), listener);
  if (!tuned) return std::unexpected(tuned.error());
  fmt::print(stderr, "{}\n", texts->say(outcome_of(*tuned, plan.games, *texts)));
  if (arguments.out.empty()) {
    fmt::print("{}", tuned->weights);
  } else if (const auto written = write_file(arguments.out, tuned->weights); !written) {
    return std::unexpected(written.error());
  }
  return interrupted() ? interrupt_exit_code() : 0;
}

}  // namespace reverie::cli
