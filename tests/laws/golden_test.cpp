// SPDX-License-Identifier: Apache-2.0
// Golden logs: games of earlier days that must lead to the same states for ever. WebAssembly and
// the independent checker replay the same files.
#include <gtest/gtest.h>

#include <set>

#include "core/hex.hpp"
#include "games/replay.hpp"
#include "support/files.hpp"
#include "support/house_content.hpp"

namespace reverie::testing {
namespace {

std::vector<std::filesystem::path> golden_logs() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(house("tests/golden"))) {
    if (entry.path().extension() == ".jsonl") files.push_back(entry.path());
  }
  return files;
}

TEST(GoldenLogs, LeadToTheirHashesAndFollowFromTheirSeeds) {
  for (const auto& file : golden_logs()) {
    SCOPED_TRACE(file.filename());
    const auto log = read_log(contents(file));
    ASSERT_TRUE(log) << "line " << log.error().line << ": " << log.error().what;
    const auto verified = verify(shelf_of_house(), *log);
    EXPECT_TRUE(verified) << "line " << verified.error().line << ": " << verified.error().what;
  }
}

TEST(GoldenLogs, AreWrittenBackByteForByte) {
  for (const auto& file : golden_logs()) {
    const std::string text = contents(file);
    EXPECT_EQ(write_log(read_log(text).value()), text) << file.filename();
  }
}

TEST(GoldenLogs, ShowEveryEndingASaveAndAGameGivenUp) {
  std::set<std::string> endings;
  for (const auto& file : golden_logs()) {
    const LogFooter footer = read_log(contents(file)).value().footer;
    endings.insert(footer.result ? footer.result->ending : footer.resigned ? "resigned" : "save");
  }
  EXPECT_EQ(endings, (std::set<std::string>{
                         "dream_runners.ending.all_awake", "dream_runners.ending.eight_turns",
                         "dream_runners.ending.last_asleep", "dreamscape.ending.morning",
                         "dreamscape.ending.nightmare_beaten", "dreamscape.ending.nightmare_won",
                         "onirim.ending.deck_empty", "onirim.ending.door_lost",
                         "onirim.ending.escaped", "resigned", "save"}));
}

// DR-A1, DR-A2, DR-N: time is a player too, and stands in the log.
TEST(GoldenLogs, ShowEverythingThatTheClockDoes) {
  std::set<std::string> done;
  for (const auto& file : golden_logs()) {
    const Log log = read_log(contents(file)).value();
    for (const LogInput& input : log.inputs) {
      if (input.by == Actor::clock()) done.insert(input.action);
    }
  }
  EXPECT_EQ(done, (std::set<std::string>{"call", "pour", "ring"}));
}

}  // namespace
}  // namespace reverie::testing
