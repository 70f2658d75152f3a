// SPDX-License-Identifier: Apache-2.0
// table_costs: what one table costs the thread that it lives on. Beside each figure stands what the
// program before the house was made ready took on a machine of ours (8a9f619), and what is asked.
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "sitting.hpp"
#include "support/corridor_shelf.hpp"

namespace reverie::bench {
namespace {

struct Figures {
  double median = 0;
  double worst = 0;
};

Figures figures_of(std::vector<std::int64_t> nanoseconds) {
  std::ranges::sort(nanoseconds);
  constexpr double micro = 1000;
  return {static_cast<double>(nanoseconds[nanoseconds.size() / 2]) / micro,
          static_cast<double>(nanoseconds.back()) / micro};
}

void print(const std::string& what, const std::string& figure, const std::string& before,
           const std::string& asked) {
  fmt::print("{:<52}{:>24}{:>18}{:>14}\n", what, figure, before, asked);
}

/// Games one after the other, until so many moves were made.
void moves(const std::string& what, const std::string& game, const std::string& options, int seats,
           const std::string& before, const std::string& asked) {
  constexpr std::size_t count = 4000;
  std::vector<std::int64_t> nanoseconds;
  std::size_t bytes = 0;
  Random random(1);
  while (nanoseconds.size() < count) {
    Sitting sitting(testing::shelf_with_corridor(), game, options, seats);
    while (nanoseconds.size() < count && sitting.move(random)) {
      nanoseconds.push_back(sitting.nanoseconds());
      bytes += sitting.bytes();
    }
  }
  std::int64_t sum = 0;
  for (const std::int64_t one : nanoseconds) sum += one;
  print("a move, " + what,
        fmt::format("{:.0f} µs, {:.1f} KB", static_cast<double>(sum) / 1000.0 / count,
                    static_cast<double>(bytes) / 1024.0 / count),
        before, asked);
}

void long_table() {
  constexpr int inputs = 10'000;
  constexpr int undos = 200;
  Sitting sitting(testing::shelf_with_corridor(), "corridor", R"({"players":4,"steps":20000})", 4);
  Random random(2);
  std::vector<std::int64_t> undoing;
  std::vector<std::int64_t> looking;
  for (int i = 0; i < inputs; ++i) {
    sitting.move(random);
    if (i % (inputs / undos) != 0) continue;
    sitting.take_back();
    undoing.push_back(sitting.nanoseconds());
    sitting.look(below(random, static_cast<std::uint32_t>(i + 1)));
    looking.push_back(sitting.nanoseconds());
  }
  const Figures undo = figures_of(undoing);
  const Figures look = figures_of(looking);
  double best = 1e9;
  for (int i = 0; i < 3; ++i) {
    const auto begin = std::chrono::steady_clock::now();
    const auto host = Host::restore(testing::shelf_with_corridor(), "table", sitting.entries());
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    if (!host) fmt::print("not restored: {}\n", host.error().what);
    best = std::min(best, took.count());
  }
  fmt::print("\nA corridor of 6 KB, four people, tokens hidden, {} inputs, {} taken back\n", inputs,
             undos);
  print("restored", fmt::format("{:.0f} ms", best), "22,600 ms", "< 500 ms");
  print("taken back (median, worst)",
        fmt::format("{:.2f}, {:.2f} ms", undo.median / 1000, undo.worst / 1000), "104, 339 ms",
        "< 10 ms");
  print("a look back (median, worst)",
        fmt::format("{:.2f}, {:.2f} ms", look.median / 1000, look.worst / 1000), "9 ms", "< 10 ms");
  print("the first letter",
        fmt::format("{:.1f} KB", static_cast<double>(sitting.first_letter()) / 1024.0), "2.1 MB",
        "< 256 KB");
}

}  // namespace
}  // namespace reverie::bench

int main() {
  using namespace reverie::bench;
  fmt::print("{:<52}{:>24}{:>18}{:>14}\n", "", "now", "before", "asked");
  moves("Onirim alone", "onirim", "{}", 1, "28 µs", "-");
  moves("Onirim, two, hidden hands", "onirim", R"({"players":2,"hands":"hidden"})", 2, "50-57 µs",
        "-");
  moves("Dream Runners, four", "dream_runners", R"({"players":4})", 4, "273 µs", "-");
  moves("Dream Runners, four, hidden progress", "dream_runners",
        R"({"players":4,"progress":"hidden"})", 4, "380-500 µs", "<= 150 µs");
  long_table();
}
