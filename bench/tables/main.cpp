// SPDX-License-Identifier: Apache-2.0
// table_costs: what one table costs the thread that it lives on. Beside each figure stands what the
// program before the house was made ready took on a machine of ours (8a9f619), and what is asked.
// `table_costs 'Onirim alone' 400` only makes so many moves, for bench/instructions.py.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <string>
#include <string_view>
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

struct Kind {
  std::string_view what;
  std::string_view game;
  std::string_view options;
  int seats;
  std::string_view before;
  std::string_view asked;
};
constexpr std::array<Kind, 6> kinds{
    {{"Onirim alone", "onirim", "{}", 1, "28 µs", "-"},
     {"Onirim, two, hidden hands", "onirim", R"({"players":2,"hands":"hidden"})", 2, "50-57 µs",
      "-"},
     {"Dream Runners, four", "dream_runners", R"({"players":4})", 4, "273 µs", "-"},
     {"Dream Runners, four, hidden progress", "dream_runners",
      R"({"players":4,"progress":"hidden"})", 4, "380-500 µs", "<= 150 µs"},
     {"Dreamscape against Mr Nightmare", "dreamscape", R"({"players":1})", 1, "-", "-"},
     {"Dreamscape, four, nightmares", "dreamscape", R"({"players":4,"mode":"nightmare"})", 4, "-",
      "<= 150 µs"}}};

struct Cost {
  double nanoseconds = 0;
  double bytes = 0;
};

/// Of a move on average: games one after the other, until so many moves were made.
Cost cost_of(const Kind& kind, std::size_t moves) {
  Cost sum;
  Random random(1);
  std::size_t made = 0;
  while (made < moves) {
    Sitting sitting(testing::shelf_with_corridor(), std::string(kind.game),
                    std::string(kind.options), kind.seats);
    for (; made < moves && sitting.move(random); ++made) {
      sum.nanoseconds += static_cast<double>(sitting.nanoseconds());
      sum.bytes += static_cast<double>(sitting.bytes());
    }
  }
  return {sum.nanoseconds / static_cast<double>(moves), sum.bytes / static_cast<double>(moves)};
}

void print_moves(const Kind& kind) {
  constexpr std::size_t moves = 4000;
  const Cost cost = cost_of(kind, moves);
  print("a move, " + std::string(kind.what),
        fmt::format("{:.0f} µs, {:.1f} KB", cost.nanoseconds / 1000, cost.bytes / 1024),
        std::string(kind.before), std::string(kind.asked));
}

/// A table at which much was done and taken back again.
struct LongTable {
  std::string_view what;
  std::string_view game;
  std::string_view options;
  int moves;
  int undos;
  /// Moves before the first is taken back.
  int first_moves;
  /// What brings the game to its end: it would be over before as much was done.
  std::string_view seldom;
  std::string_view restored_before;
  std::string_view restored_asked;
  std::string_view undone_before;
  std::string_view undone_asked;
  std::string_view looked_before;
  std::string_view letter_before;
};
constexpr std::array<LongTable, 3> long_tables{
    {{"A corridor of 6 KB, four people, tokens hidden", "corridor",
      R"({"players":4,"steps":20000})", 10'000, 200, 0, "", "22,600 ms", "< 500 ms", "104, 339 ms",
      "< 10 ms", "9 ms", "2.1 MB"},
     {"The same, much of it taken back", "corridor", R"({"players":4,"steps":20000})", 2'000, 600,
      0, "", "-", "< 50 ms", "-", "< 50 ms", "-", "-"},
     {"Dream Runners, four people, progress hidden", "dream_runners",
      R"({"players":4,"progress":"hidden"})", 1'150, 850, 300, "lock", "12,000 ms", "< 50 ms", "-",
      "< 50 ms", "-", "-"}}};

double milliseconds_to_restore(const std::vector<std::string>& entries) {
  double best = 1e9;
  for (int i = 0; i < 3; ++i) {
    const auto begin = std::chrono::steady_clock::now();
    const auto host = Host::restore(testing::shelf_with_corridor(), "table", entries);
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    if (!host) fmt::print("not restored: {}\n", host.error().what);
    best = std::min(best, took.count());
  }
  return best;
}

void print_long_table(const LongTable& table) {
  Sitting sitting(testing::shelf_with_corridor(), std::string(table.game),
                  std::string(table.options), 4);
  Random random(2);
  std::vector<std::int64_t> undoing;
  std::vector<std::int64_t> looking;
  const int moves_an_undo = (table.moves - table.first_moves) / table.undos;
  int made = 0;
  for (; made < table.moves && sitting.move(random, table.seldom); ++made) {
    if (made < table.first_moves || made % moves_an_undo != 0) continue;
    sitting.take_back();
    undoing.push_back(sitting.nanoseconds());
    sitting.look(below(random, static_cast<std::uint32_t>(made + 1)));
    looking.push_back(sitting.nanoseconds());
  }
  const Figures undo = figures_of(undoing);
  const Figures look = figures_of(looking);
  fmt::print("\n{}, {} moves, {} taken back, {} entries\n", table.what, made, undoing.size(),
             sitting.entries().size());
  print("restored", fmt::format("{:.0f} ms", milliseconds_to_restore(sitting.entries())),
        std::string(table.restored_before), std::string(table.restored_asked));
  print("taken back (median, worst)",
        fmt::format("{:.2f}, {:.2f} ms", undo.median / 1000, undo.worst / 1000),
        std::string(table.undone_before), std::string(table.undone_asked));
  print("a look back (median, worst)",
        fmt::format("{:.2f}, {:.2f} ms", look.median / 1000, look.worst / 1000),
        std::string(table.looked_before), "< 10 ms");
  print("the first letter",
        fmt::format("{:.1f} KB", static_cast<double>(sitting.first_letter()) / 1024.0),
        std::string(table.letter_before), "< 256 KB");
}

}  // namespace
}  // namespace reverie::bench

int main(int argc, char** argv) {
  using namespace reverie::bench;
  if (argc == 3) {
    const auto* const kind = std::ranges::find(kinds, std::string_view(argv[1]), &Kind::what);
    if (kind == kinds.end()) return 2;
    cost_of(*kind, std::strtoull(argv[2], nullptr, 10));
    return 0;
  }
  fmt::print("{:<52}{:>24}{:>18}{:>14}\n", "", "now", "before", "asked");
  for (const Kind& kind : kinds) print_moves(kind);
  for (const LongTable& table : long_tables) print_long_table(table);
}
