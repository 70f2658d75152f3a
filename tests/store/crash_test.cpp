// SPDX-License-Identifier: Apache-2.0
// Nothing acknowledged is lost, whenever the process dies. (That an append is also on the disk
// before it is acknowledged, which a power cut would ask for, is in failing_disk_test.cpp.)
#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <future>
#include <random>
#include <semaphore>
#include <sstream>
#include <string>
#include <thread>

#include "core/random.hpp"
#include "store/child_process.hpp"
#include "store/store.hpp"
#include "store/store_story.hpp"

namespace reverie::testing {
namespace {

constexpr int kills = 120;
constexpr int kills_between_looks = 10;
constexpr std::uint64_t tables = 8;
constexpr std::ptrdiff_t appends_in_flight = 12;

using Versions = std::array<std::uint64_t, tables>;

std::string name_of_table(std::uint64_t table) { return "table " + std::to_string(table); }

/// Short ones and some of several pages, which both processes can tell from their place.
std::string entry_at(std::uint64_t table, std::uint64_t version) {
  const std::uint64_t size = version % 7 == 0 ? 9000 : 20 + version % 300;
  return std::to_string(table) + ':' + std::to_string(version) + ':' +
         std::string(size, static_cast<char>('a' + (table + version) % 26));
}

Append append_of(std::uint64_t table, std::uint64_t first, std::uint64_t count) {
  Append append = step(name_of_table(table), first, {});
  for (std::uint64_t i = 0; i < count; ++i) append.entries.push_back(entry_at(table, first + i));
  append.guests = {"guest"};
  append.summary = "up to " + std::to_string(first + count - 1);
  return append;
}

std::uint64_t version_in(Store& store, std::uint64_t table) {
  const auto entries = store.entries(name_of_table(table));
  if (!entries && entries.error().kind != Kind::missing) {
    throw std::runtime_error(entries.error().what);
  }
  return entries ? entries->size() : 0;
}

/// The child's life: goes on where the last one died and says every version that is acknowledged.
[[noreturn]] void append_until_killed(const std::filesystem::path& file, int pipe) {
  const auto store = opened(file);
  Versions versions{};
  for (std::uint64_t table = 0; table < tables; ++table) {
    versions[table] = version_in(*store, table);
  }
  std::counting_semaphore<> free(appends_in_flight);
  for (std::uint64_t turn = 0;; ++turn) {
    const std::uint64_t table = turn % tables;
    const std::uint64_t count = 1 + turn % 3;
    const std::uint64_t first = versions[table] + 1;
    versions[table] += count;
    const std::string line = std::to_string(table) + ' ' + std::to_string(versions[table]);
    free.acquire();
    store->append(append_of(table, first, count), [&free, pipe, line](const Answer& given) {
      say(pipe, given ? line : "refused " + given.error().what);
      free.release();
    });
  }
}

/// Some die at any moment of their life, while they open the file too; the others not before their
/// first answer, so that on a slow machine there are answers at all.
enum class Life : std::uint8_t { from_birth, from_first_answer };

/// Lets a child live for a while and returns how many appends it was told are kept.
int live_and_die(const std::filesystem::path& file, Life life, std::chrono::microseconds span,
                 Versions& acknowledged) {
  ChildProcess child([&](int pipe) { append_until_killed(file, pipe); });
  const std::string first = life == Life::from_first_answer ? child.line() + '\n' : "";
  std::this_thread::sleep_for(span);
  child.kill();
  int count = 0;
  std::istringstream said(first + child.rest());
  for (std::string line; std::getline(said, line);) {
    std::istringstream words(line);
    std::uint64_t table = 0;
    std::uint64_t version = 0;
    words >> table >> version;
    if (!words || table >= tables) {
      ADD_FAILURE() << line;
      continue;
    }
    acknowledged[table] = std::max(acknowledged[table], version);
    ++count;
  }
  return count;
}

void expect_nothing_lost(const std::filesystem::path& file, const Versions& acknowledged) {
  const auto store = opened(file);
  for (std::uint64_t table = 0; table < tables; ++table) {
    if (acknowledged[table] == 0) continue;
    const auto entries = store->entries(name_of_table(table));
    ASSERT_TRUE(entries) << entries.error().what;
    ASSERT_GE(entries->size(), acknowledged[table]) << name_of_table(table);
    for (std::uint64_t i = 0; i < entries->size(); ++i) {
      ASSERT_EQ((*entries)[i], entry_at(table, i + 1)) << name_of_table(table) << ' ' << i + 1;
    }
  }
  const auto listed = store->tables_of("guest", false, tables);
  ASSERT_TRUE(listed) << listed.error().what;
  for (const TableSummary& summary : *listed) {
    EXPECT_EQ(summary.summary, "up to " + std::to_string(summary.version))
        << "an append is kept whole or not at all";
    EXPECT_EQ(store->entries(summary.table)->size(), summary.version);
  }
}

TEST(Crash, NothingAcknowledgedIsLostHoweverOftenTheProcessIsKilled) {
  const std::uint64_t seed = std::random_device{}();
  std::cout << "seed " << seed << '\n';
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  const TemporaryFolder folder;
  Versions acknowledged{};
  int answers = 0;
  for (int kill = 1; kill <= kills; ++kill) {
    const Life life = kill % 2 == 0 ? Life::from_first_answer : Life::from_birth;
    const std::chrono::microseconds span(below(random, 40'000));
    answers += live_and_die(folder.file(), life, span, acknowledged);
    if (kill % kills_between_looks == 0) expect_nothing_lost(folder.file(), acknowledged);
    if (HasFatalFailure()) return;
  }
  std::cout << answers << " acknowledged appends, " << kills << " kills\n";
  EXPECT_GE(answers, kills / 2) << "too few to prove anything";
}

}  // namespace
}  // namespace reverie::testing
