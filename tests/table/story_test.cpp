// SPDX-License-Identifier: Apache-2.0
// A long story: the first letter brings its recent part, older lines come on request, told again by
// the game word for word; and looking back from kept positions shows what was seen then.
#include <gtest/gtest.h>

#include "support/corridor_shelf.hpp"
#include "table/host_story.hpp"

namespace reverie::testing {
namespace {

constexpr int walked = 540;

TableOrder pair_in_the_corridor() {
  return {"corridor",
          {R"({"players":2,"steps":2000})"},
          {{SeatWish::me, {}}, {SeatWish::open, {}}},
          "Ada",
          Spectators::none,
          0,
          {}};
}

std::vector<std::string> texts(const json::value& part) {
  std::vector<std::string> all;
  for (const json::value& line : part.at("lines").as_array()) all.push_back(json::serialize(line));
  return all;
}

/// Lines as they come: what was taken back goes.
void hear(std::vector<std::string>& lines, const json::value& told) {
  lines.resize(told.at("from").to_number<std::size_t>());
  for (std::string& line : texts(told)) lines.push_back(std::move(line));
}

/// Ada and Bea walk by turns; what Ada was told and saw is kept as it came.
struct Walk {
  std::vector<std::string> entries;
  std::vector<std::string> lines;
  /// After each step.
  std::vector<std::string> views;

  Walk() {
    HostStory story(Host::open(shelf_with_corridor(), "t1", pair_in_the_corridor(), "ada",
                               Seed::derive(1, 0), {"one", "two"}, 0)
                        .value());
    story.arrive(1, "ada");
    hear(lines, story.states[1].at("story"));
    story.arrive(2, "bea");
    story.send(2, command::Join{"two", "Bea"});
    hear(lines, story.states[1].at("story"));
    story.depart(2);
    story.arrive(2, "bea", story.host.version());
    for (int i = 0; i < walked; ++i) {
      story.send(i % 2 == 0 ? 1 : 2, command::Play{"walk"});
      hear(lines, story.states[1].at("story"));
      views.push_back(json::serialize(story.states[1].at("view")));
    }
    entries = story.entries;
  }
};

/// Made once: every test begins with the table restored from its entries.
class LongWalk : public ::testing::Test {
 protected:
  LongWalk()
      : story_(Host::restore(shelf_with_corridor(), "t1", walk().entries).value(), walk().entries) {
    story_.commands = walked + 10;  // ids of the walk are taken
  }

  static const Walk& walk() {
    static const Walk once;
    return once;
  }
  static std::vector<std::string> last_lines(const std::vector<std::string>& lines) {
    return {lines.end() - 200, lines.end()};
  }

  HostStory story_;
};

TEST_F(LongWalk, ComesInPartsThatAreTheWholeStory) {
  ASSERT_GT(walk().lines.size(), 512U) << "more than a table keeps the words of";
  story_.arrive(3, "ada");
  const auto& first = story_.states[3].at("story");
  std::size_t from = first.at("from").to_number<std::size_t>();
  std::vector<std::string> whole = texts(first);
  EXPECT_EQ(whole.size(), 200U);
  while (from > 0) {
    const auto answer = story_.send(3, command::Earlier{static_cast<std::uint32_t>(from)});
    ASSERT_EQ(reason(answer), "earlier");
    const auto before = texts(answer.at("story"));
    ASSERT_FALSE(before.empty());
    whole.insert(whole.begin(), before.begin(), before.end());
    from = answer.at("story").at("from").to_number<std::size_t>();
  }
  EXPECT_EQ(whole, walk().lines);
}

TEST_F(LongWalk, WhatWasTakenBackIsNotToldAgain) {
  story_.arrive(2, "bea");
  const auto before = texts(story_.states[2].at("story"));
  story_.send(2, command::Undo{});
  story_.arrive(3, "bea");
  const auto recent = texts(story_.states[3].at("story"));
  ASSERT_EQ(recent.size(), 200U);
  EXPECT_NE(recent[198], before[199]) << "her last step is gone";
  EXPECT_EQ(recent[198], before[198]);
  EXPECT_NE(recent[199].find("took_back"), std::string::npos) << recent[199];
}

TEST_F(LongWalk, LooksTheSameFromWhereverOneLooksBack) {
  story_.arrive(1, "ada");
  const auto inputs = story_.states[1].at("table").at("inputs").to_number<std::size_t>();
  const std::size_t dealt = inputs - walked;
  for (std::size_t i = 0; i < walked; i += 37) {
    const auto at = static_cast<std::uint32_t>(dealt + i + 1);
    const auto moment = story_.send(1, command::Look{at});
    ASSERT_EQ(reason(moment), "moment");
    EXPECT_EQ(json::serialize(moment.at("view")), walk().views[i]) << at;
  }
}

TEST_F(LongWalk, IsRestoredWithTheSameStory) {
  story_.arrive(1, "ada");
  EXPECT_EQ(texts(story_.states[1].at("story")), last_lines(walk().lines));
  EXPECT_EQ(json::serialize(story_.states[1].at("view")), walk().views.back());
}

}  // namespace
}  // namespace reverie::testing
