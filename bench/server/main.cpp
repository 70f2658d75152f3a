// SPDX-License-Identifier: Apache-2.0
// `server_load REVERIE`: what the server does under load, beside this program on the same machine.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

#include "load.hpp"
#include "races.hpp"
#include "siege.hpp"
#include "store/store.hpp"
#include "support/server_process.hpp"

namespace {

namespace fs = std::filesystem;
using namespace reverie;
using namespace reverie::bench;
using reverie::testing::ServerProcess;

/// A folder that goes away with its contents.
class Scratch {
 public:
  Scratch() : folder_(fs::temp_directory_path() / fmt::format("reverie-load-{}", getpid())) {
    fs::create_directory(folder_);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  ~Scratch() { fs::remove_all(folder_); }

  fs::path file(std::string_view name) const { return folder_ / name; }

 private:
  fs::path folder_;
};

/// The options of a server with its data in that file. Nobody would read what it logs.
std::vector<std::string> options(const fs::path& data) {
  return {"--port", "0", "--data", data.string(), "--log-level", "off"};
}

void must_be_open(const ServerProcess& server) {
  if (server.port() == 0) throw std::runtime_error("the server did not start: " + server.said());
}

double at(const std::vector<double>& sorted, double share) {
  if (sorted.empty()) return 0;
  return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

void measure_load(const fs::path& reverie, const fs::path& data, std::size_t connections,
                  double rate) {
  const ServerProcess server(reverie, options(data));
  must_be_open(server);
  const std::size_t empty = server.memory();
  Load load({server.port(), connections / 2, rate, std::chrono::seconds(8)});
  load.connect();
  const double a_connection =
      static_cast<double>(server.memory() - empty) / static_cast<double>(connections) / 1024;
  const double before = server.processor_seconds();
  const LoadReport report = load.run();
  const double busy = (server.processor_seconds() - before) / report.seconds;
  fmt::print("{:>11} {:>9.0f} {:>9.0f} {:>8.2f} {:>8.2f} {:>8.2f} {:>9.0f} % {:>10.1f}\n",
             connections, rate, static_cast<double>(report.moves) / report.seconds,
             at(report.delays, 0.5), at(report.delays, 0.99), at(report.delays, 1.0), 100 * busy,
             a_connection);
  if (report.refused + report.skipped > 0) {
    fmt::print("            {} refused, {} found no table ready\n", report.refused, report.skipped);
  }
  std::fflush(stdout);
}

void fill(const fs::path& data, std::size_t tables) {
  const auto store = open_store(data.string());
  if (!store) throw std::runtime_error(store.error().what);
  const std::string entry(600, 'x');
  for (std::size_t i = 0; i < tables; ++i) {
    Append append;
    append.table = fmt::format("t{:019}", i);
    append.entries = {entry, entry, entry};
    append.summary = "{}";
    append.guests = {fmt::format("{:064x}", i % 1000)};
    append.over = i % 2 == 0;
    append.at = static_cast<StoreTime>(i);
    (*store)->append(std::move(append), [](const auto& kept) {
      if (!kept) throw std::runtime_error(kept.error().what);
    });
  }
}

void measure_start(const fs::path& reverie, const fs::path& data, std::size_t tables) {
  fill(data, tables);
  const auto begun = std::chrono::steady_clock::now();
  const ServerProcess server(reverie, options(data));
  must_be_open(server);
  const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begun;
  fmt::print("start with {} stored tables: {:.0f} ms\n", tables, took.count());
}

/// Every deadline is to be met within 50 ms.
void measure_races(const fs::path& reverie, const fs::path& data, std::size_t tables) {
  constexpr double late = 50;
  const ServerProcess server(reverie, options(data));
  must_be_open(server);
  const double before = server.processor_seconds();
  const auto begun = std::chrono::steady_clock::now();
  const RacesReport report = run_races({server.port(), tables, std::chrono::seconds(30)});
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
  const auto missed = report.lateness.end() - std::ranges::upper_bound(report.lateness, late);
  fmt::print(
      "{} timed tables: {} times the sand ran out; told after p50 {:.1f} ms, p99 {:.1f} ms, "
      "max {:.1f} ms; {} later than 50 ms; {} placements meanwhile, {} refused; server CPU {:.0f} "
      "%\n",
      tables, report.lateness.size(), at(report.lateness, 0.5), at(report.lateness, 0.99),
      at(report.lateness, 1.0), missed, report.placements, report.refused,
      100 * (server.processor_seconds() - before) / took.count());
  std::fflush(stdout);
}

/// A gentle bot is to move within 200 ms whatever others ask for.
void measure_siege(const fs::path& reverie, const fs::path& data) {
  constexpr std::size_t windows = 240;
  const ServerProcess server(reverie, options(data));
  must_be_open(server);
  const SiegeReport report = run_siege({server.port(), windows, std::chrono::seconds(15)});
  fmt::print(
      "{} windows that ask for hints: a gentle bot moved {} times, after p50 {:.1f} ms, p99 {:.1f} "
      "ms, max {:.1f} ms; {} hints given, {} refused\n",
      windows, report.waits.size(), at(report.waits, 0.5), at(report.waits, 0.99),
      at(report.waits, 1.0), report.hints, report.refused);
  std::fflush(stdout);
}

void measure(const fs::path& reverie, const std::vector<std::string>& wishes) {
  const Scratch scratch;
  if (wishes.size() == 1 && wishes[0] == "siege") {
    measure_siege(reverie, scratch.file("siege.db"));
    return;
  }
  if (wishes.size() == 1) {
    measure_races(reverie, scratch.file("races.db"), std::stoul(wishes[0]));
    return;
  }
  fmt::print("{:>11} {:>9} {:>9} {:>8} {:>8} {:>8} {:>11} {:>10}\n", "connections", "asked/s",
             "moves/s", "p50 ms", "p99 ms", "max ms", "server CPU", "KiB/conn.");
  if (!wishes.empty()) {
    measure_load(reverie, scratch.file("one.db"), std::stoul(wishes[0]), std::stod(wishes[1]));
    return;
  }
  for (const std::size_t connections : {std::size_t{2000}, std::size_t{10000}}) {
    for (const double rate : {1000.0, 2500.0, 5000.0, 7500.0}) {
      measure_load(reverie, scratch.file(fmt::format("{}-{}.db", connections, rate)), connections,
                   rate);
    }
  }
  measure_start(reverie, scratch.file("many.db"), 100'000);
  measure_races(reverie, scratch.file("races.db"), 500);
  measure_siege(reverie, scratch.file("siege.db"));
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 2 || count > 4) {
    std::fputs("usage: server_load REVERIE [TIMED_TABLES | siege | CONNECTIONS MOVES_A_SECOND]\n",
               stderr);
    return 2;
  }
  try {
    measure(arguments[1], {arguments + 2, arguments + count});
  } catch (const std::exception& problem) {
    std::fputs(problem.what(), stderr);
    return 1;
  }
}
