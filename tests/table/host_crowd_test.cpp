// SPDX-License-Identifier: Apache-2.0
// Many who look on, and those who came unbidden: what they cost, and what they learn.
#include <gtest/gtest.h>

#include "host_story.hpp"

namespace reverie::testing {
namespace {

constexpr Connection ada = 1;
constexpr Connection eve = 1000;
constexpr int crowd = 50;

HostStory shown(Spectators spectators) {
  TableOrder order = solo_order();
  order.spectators = spectators;
  return HostStory(order);
}

std::string onlooker(int number) { return "onlooker " + std::to_string(number); }

TEST(Crowd, WhoComesToLookOnAndGoesIsToldToNobodyElse) {
  HostStory story = shown(Spectators::live);
  story.arrive(ada, "ada");
  for (int i = 0; i < crowd; ++i) {
    const std::size_t before = story.sent.size();
    story.arrive(eve + static_cast<Connection>(i), onlooker(i));
    EXPECT_EQ(story.sent.size(), before + 1);
  }
  const std::size_t before = story.sent.size();
  story.depart(eve);
  EXPECT_EQ(story.sent.size(), before);
}

TEST(Crowd, AMoveIsWrittenOnceForAllWhoLookOn) {
  HostStory story = shown(Spectators::live);
  story.arrive(ada, "ada");
  for (int i = 0; i < crowd; ++i) story.arrive(eve + static_cast<Connection>(i), onlooker(i));
  const int before = story.written;
  story.send(ada, command::Play{story.choice(ada)});
  EXPECT_EQ(story.written, before + 3) << "an answer, Ada's state, and one for everybody else";
  for (int i = 0; i < crowd; ++i) {
    const auto connection = eve + static_cast<Connection>(i);
    EXPECT_EQ(story.texts[connection], story.texts[eve]);
    EXPECT_EQ(story.states[connection].at("version").to_number<std::uint64_t>(),
              story.host.version());
  }
}

/// They would read English in any case.
TEST(Crowd, WhoMakesUpALanguageReadsWhatTheOthersRead) {
  HostStory story = shown(Spectators::live);
  story.arrive(ada, "ada");
  for (int i = 0; i < crowd; ++i) {
    const auto arrived = story.host.arrive(eve + static_cast<Connection>(i), onlooker(i), 0,
                                           story.now, "xx-" + std::to_string(i));
    ASSERT_TRUE(arrived);
    story.take(*arrived);
  }
  const int before = story.written;
  story.send(ada, command::Play{story.choice(ada)});
  EXPECT_EQ(story.written, before + 3) << "an answer, Ada's state, and one for everybody else";
}

TEST(Crowd, WhoKnowsLessIsToldMore) {
  HostStory story = shown(Spectators::live);
  story.arrive(ada, "ada");
  story.arrive(eve, "eve");
  story.send(ada, command::Play{story.choice(ada)});
  story.send(ada, command::Play{story.choice(ada)});
  story.arrive(eve + 1, "late");
  story.send(ada, command::Play{story.choice(ada)});
  EXPECT_EQ(story.states[eve].at("story"), story.states[eve + 1].at("story"));
  story.depart(eve);
  const std::uint64_t seen = story.host.version();
  story.send(ada, command::Play{story.choice(ada)});
  story.arrive(eve, "eve", seen);
  EXPECT_FALSE(story.states[eve].at("story").at("lines").as_array().empty());
}

TEST(Crowd, SomebodyAtAFullTableThatIsNotShownLearnsOfNobody) {
  HostStory story = shown(Spectators::after);
  story.arrive(ada, "ada");
  story.arrive(eve, "eve");
  const json::value& seat = story.states[eve].at("table").at("seats").at(0);
  EXPECT_EQ(seat.at("name"), "");
  EXPECT_EQ(seat.at("present"), false);
  EXPECT_EQ(story.texts[eve].find("Ada"), std::string::npos);
  const std::string told = story.texts[eve];
  story.send(ada, command::Play{story.choice(ada)});
  EXPECT_EQ(story.texts[eve], told) << "and is no work either";
  story.send(ada, command::Resign{});
  EXPECT_EQ(story.states[eve].at("table").at("seats").at(0).at("name"), "Ada")
      << "then it is shown";
}

TEST(Crowd, WhoWasInvitedSeesWhoInvites) {
  HostStory story(pair_order());
  story.arrive(ada, "ada");
  story.arrive(eve, "eve");
  EXPECT_EQ(story.states[eve].at("table").at("seats").at(0).at("name"), "Ada");
}

TEST(Crowd, NobodyThinksForSomebodyWhoLeft) {
  HostStory story(solo_order());
  story.arrive(ada, "ada");
  story.send(ada, command::Hint{});
  ASSERT_EQ(story.thoughts.size(), 1U);
  EXPECT_EQ(story.thoughts[0].asker, ada);
  EXPECT_FALSE(story.host.is_idle());
  story.depart(ada);
  EXPECT_TRUE(story.host.is_idle());
}

}  // namespace
}  // namespace reverie::testing
