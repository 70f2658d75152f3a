// SPDX-License-Identifier: Apache-2.0
// Where partners act at once, bots let people go first, unless they are asked not to.
#include <gtest/gtest.h>

#include "support/corridor_shelf.hpp"
#include "table/host_story.hpp"

namespace reverie::testing {
namespace {

HostStory person_and_bot(const std::string& options = R"({"players":2})") {
  const TableOrder order{"corridor",
                         {options},
                         {{SeatWish::me}, {SeatWish::bot, Level::gentle}},
                         "Ada",
                         Spectators::none,
                         0,
                         {},
                         {}};
  HostStory story(Host::open(shelf_with_corridor(), "t1", order, "ada", Seed::derive(1, 0),
                             {"secret", "secret"}, 0)
                      .value());
  story.arrive(1, "ada");
  return story;
}

TEST(WaitingBots, ABotWaitsWhileAPersonMayAct) {
  HostStory story = person_and_bot();
  EXPECT_TRUE(story.thoughts.empty());
  EXPECT_EQ(story.states[1].at("waiting"), json::parse("[1]"));
  story.send(1, command::Play{"walk"});
  story.take(story.host.tick(1'000'000));
  EXPECT_TRUE(story.thoughts.empty());
}

TEST(WaitingBots, WhoIsAskedMakesOneMove) {
  HostStory story = person_and_bot();
  const std::uint64_t before = story.host.version();
  EXPECT_EQ(story.send(1, command::GoAhead{Seat{1}}).at("type"), "accepted");
  ASSERT_EQ(story.thoughts.size(), 1U);
  story.think();
  EXPECT_EQ(story.host.version(), before + 1) << "one move, and it waits again";
  EXPECT_TRUE(story.thoughts.empty());
}

TEST(WaitingBots, AskingSomebodyWhoDoesNotWaitIsRefused) {
  HostStory story = person_and_bot();
  const auto refused = story.send(1, command::GoAhead{Seat{0}});
  EXPECT_EQ(refused.at("type"), "refused");
  EXPECT_EQ(refused.at("reason").at("message").at("key"), "table.no.not_waiting");
}

/// What a person did meanwhile made the bot's move impossible: it is asked again, not forgotten.
TEST(WaitingBots, AMoveThatIsNoLongerPossibleIsThoughtOfAgain) {
  HostStory story = person_and_bot(R"({"players":2,"sheet":{"version":1,"purse":4,"open":[]}})");
  story.send(1, command::GoAhead{Seat{1}});
  ASSERT_EQ(story.thoughts.size(), 1U);
  const Thought begun = story.thoughts.front();
  story.thoughts.clear();
  story.send(1, command::Play{"open right"});
  const std::uint64_t version = story.host.version();
  Advice advice;
  advice.notation = "open left";
  ASSERT_FALSE(begun.position->why_not(Seat{1}, advice.notation)) << "it was possible";
  story.take(story.host.thought(begun.number, advice, story.now));
  EXPECT_EQ(story.host.version(), version) << "there is one coin left, and the door costs two";
  ASSERT_EQ(story.thoughts.size(), 1U);
  EXPECT_TRUE(story.thoughts.front().position->why_not(Seat{1}, advice.notation));
}

}  // namespace
}  // namespace reverie::testing
