// SPDX-License-Identifier: Apache-2.0
// Somebody who is away: how long the others wait before a bot may play for them, and what still
// needs their consent.
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "host_story.hpp"

namespace reverie::testing {
namespace {

constexpr Connection ada = 1;
constexpr Connection ben = 2;
constexpr Connection cleo = 3;

TableOrder timed(TableOrder order) {
  order.thinking_seconds = 600;
  return order;
}

HostStory pair_at(const TableOrder& order) {
  HostStory story(order);
  story.arrive(ada, "ada");
  story.arrive(ben, "ben");
  EXPECT_EQ(reason(story.send(ben, command::Join{"secret", "Ben"})), "accepted");
  return story;
}

std::string ask_for_bot(HostStory& story) {
  return reason(story.send(ada, command::SeatBot{Seat{1}, Level::gentle}));
}

json::value replaceable_in(HostStory& story) {
  return story.states[ada].at("table").at("seats").at(1).at("replaceable_in");
}

TEST(Attendance, WhoBlinksIsNotReplaced) {
  HostStory story = pair_at(timed(pair_order("hidden")));
  EXPECT_TRUE(replaceable_in(story).is_null());
  story.depart(ben);
  EXPECT_EQ(replaceable_in(story), patience_at_a_timed_table);
  story.now += 60;
  EXPECT_EQ(ask_for_bot(story), "table.no.just_left");
  story.now += patience_at_a_timed_table - 61;
  EXPECT_EQ(ask_for_bot(story), "table.no.just_left");
  story.now += 1;
  EXPECT_EQ(ask_for_bot(story), "accepted");
}

/// Four segments that fill the dream exactly, then the lock.
void compose(HostStory& story, Connection connection) {
  const std::map<std::string, std::string> places = {
      {"three", "c3"}, {"corner", "c4"}, {"two", "e4 turned 1"}, {"one", "c5"}};
  const json::object state = story.states[connection];
  const auto seat = static_cast<std::size_t>(state.at("you").as_int64());
  for (const json::value& owned :
       state.at("view").at("players").at(seat).at("segments").as_array()) {
    const json::value& segment = owned.at("segment");
    const std::string number = std::to_string(segment.at("number").as_int64());
    const std::string place = places.at(std::string(segment.at("shape").as_string()));
    story.send(connection, command::Play{"place s" + number + " at " + place});
  }
  ASSERT_EQ(reason(story.send(connection, command::Play{"lock"})), "accepted");
}

/// Between two dreams no sand runs, and the others wait all the same.
TEST(Attendance, WhoLeavesATimedGameWhileNoSandRunsIsReplaceableAfterAMinute) {
  const TableOrder order{"dream_runners",
                         {R"({"players":2,"seconds":30})"},
                         {{SeatWish::me}, {SeatWish::open}},
                         "Ada",
                         Spectators::none,
                         0,
                         {}};
  HostStory story = pair_at(order);
  const auto now = [&](const char* what) { return story.states[ada].at(what); };
  for (int moves = 0; !now("timer").is_null() && moves < 100; ++moves) {
    if (now("view").at("phase") == "composing") {
      compose(story, ada);
      compose(story, ben);
    } else {
      const Connection who = story.choice(ada, "finish").empty() ? ben : ada;
      ASSERT_EQ(reason(story.send(who, command::Play{story.choice(who, "finish")})), "accepted");
    }
  }
  ASSERT_EQ(now("table").at("status"), "playing");
  ASSERT_TRUE(now("timer").is_null());
  story.depart(ben);
  EXPECT_EQ(replaceable_in(story), patience_at_a_timed_table);
}

TEST(Attendance, WithoutAClockTheOthersWaitForDays) {
  HostStory story = pair_at(pair_order());
  story.play_on_until_others_decide(ada);
  story.depart(ben);
  story.now += patience_without_a_clock - 1;
  EXPECT_EQ(ask_for_bot(story), "table.no.just_left");
  story.now += 1;
  EXPECT_EQ(ask_for_bot(story), "accepted");
}

TEST(Attendance, WithoutAClockNobodyWaitsForWhoIsNotToDecide) {
  HostStory story = pair_at(pair_order());
  ASSERT_TRUE(story.choice(ben).empty());
  story.depart(ben);
  story.now += 2 * patience_without_a_clock;
  story.arrive(ada, "ada");
  EXPECT_TRUE(replaceable_in(story).is_null());
  EXPECT_EQ(ask_for_bot(story), "table.no.not_missed");
  story.play_on_until_others_decide(ada);
  EXPECT_EQ(replaceable_in(story), patience_without_a_clock);
  EXPECT_EQ(ask_for_bot(story), "table.no.just_left") << "it has only now become his turn";
  story.now += patience_without_a_clock;
  EXPECT_EQ(ask_for_bot(story), "accepted");
}

/// Ben looks in every day, but the table is put away in between, and nobody knows of it any more.
TEST(Attendance, WhoeverTakesDaysOverTheOwnMoveHasNotWaitedForTheOther) {
  HostStory story = pair_at(pair_order());
  story.now += patience_without_a_clock;
  HostStory restored(Host::restore(shelf_of_house(), "t1", story.entries).value(), story.entries);
  restored.now = story.now;
  restored.commands = story.commands;
  restored.arrive(ada, "ada");
  restored.arrive(ben, "ben");
  restored.depart(ben);
  restored.play_on_until_others_decide(ada);
  HostStory again(Host::restore(shelf_of_house(), "t1", restored.entries).value(),
                  restored.entries);
  again.now = restored.now;
  again.commands = restored.commands;
  again.arrive(ada, "ada");
  EXPECT_EQ(ask_for_bot(again), "table.no.just_left");
}

TEST(Attendance, ARestartIsNobodysAbsence) {
  const HostStory story = pair_at(timed(pair_order()));
  HostStory restored(Host::restore(shelf_of_house(), "t1", story.entries).value(), story.entries);
  restored.now = story.now + 10 * patience_at_a_timed_table;
  restored.arrive(ada, "ada");
  EXPECT_EQ(ask_for_bot(restored), "table.no.just_left");
  EXPECT_EQ(replaceable_in(restored), patience_at_a_timed_table);
}

TEST(Attendance, DaysAreCountedOverRestarts) {
  HostStory story = pair_at(pair_order());
  story.play_on_until_others_decide(ada);
  HostStory restored(Host::restore(shelf_of_house(), "t1", story.entries).value(), story.entries);
  restored.now = story.now + patience_without_a_clock;
  restored.arrive(ada, "ada");
  EXPECT_EQ(ask_for_bot(restored), "accepted");
}

TEST(Attendance, OneMayLendTheOwnSeatAtAnyTime) {
  HostStory story = pair_at(pair_order());
  EXPECT_EQ(reason(story.send(ben, command::SeatBot{Seat{1}, Level::steady})), "accepted");
  EXPECT_EQ(story.states[ben].at("table").at("seats").at(1).at("taken_over"), true);
  EXPECT_EQ(reason(story.send(ben, command::Return{})), "accepted");
}

/// Ada, Ben and Cleo, of whom Ben has been away for long enough.
HostStory three_without_ben() {
  const TableOrder order{"dream_runners",
                         {R"({"players":3,"seconds":0})"},
                         {{SeatWish::me}, {SeatWish::open}, {SeatWish::open}},
                         "Ada",
                         Spectators::none,
                         600,
                         {}};
  HostStory story(order);
  story.arrive(ada, "ada");
  story.arrive(ben, "ben");
  story.arrive(cleo, "cleo");
  story.send(ben, command::Join{"secret", "Ben"});
  story.send(cleo, command::Join{"secret", "Cleo"});
  story.depart(ben);
  story.now += patience_at_a_timed_table;
  return story;
}

/// Proposals are in every letter: thousands of the same would throw the others out as too slow.
TEST(Attendance, ABotIsAskedForOnceAtATime) {
  HostStory story = three_without_ben();
  ASSERT_EQ(ask_for_bot(story), "accepted");
  EXPECT_EQ(ask_for_bot(story), "table.no.proposed_already");
  EXPECT_EQ(reason(story.send(cleo, command::SeatBot{Seat{1}, Level::deep})),
            "table.no.proposed_already");
  EXPECT_EQ(story.states[cleo].at("proposals").as_array().size(), 1U);
  ASSERT_EQ(reason(story.send(cleo, command::Answer{1, false})), "accepted");
  EXPECT_EQ(ask_for_bot(story), "accepted") << "whoever declined may be asked again";
}

TEST(Attendance, AQuestionThatNobodyIsLeftToAnswerHindersNobody) {
  HostStory story = three_without_ben();
  ASSERT_EQ(ask_for_bot(story), "accepted");
  ASSERT_EQ(reason(story.send(cleo, command::SeatBot{Seat{2}, Level::gentle})), "accepted");
  EXPECT_EQ(ask_for_bot(story), "accepted");
  EXPECT_EQ(story.states[ada].at("table").at("seats").at(1).at("taken_over"), true);
}

TEST(Attendance, WhoComesBackAnswersWhatWasAskedBehindTheirBack) {
  HostStory story = three_without_ben();
  ASSERT_EQ(ask_for_bot(story), "accepted");
  ASSERT_EQ(story.states[cleo].at("proposals").as_array().size(), 1U);
  story.arrive(ben, "ben");
  EXPECT_TRUE(story.states[cleo].at("proposals").as_array().empty());
  EXPECT_EQ(reason(story.send(cleo, command::Answer{1, true})), "table.no.no_proposal");
  EXPECT_EQ(story.states[ada].at("table").at("seats").at(1).at("kind"), "person");
}

/// Whoever was put aside still knows what was seen before.
TEST(Attendance, WhoWasTakenOverIsAskedAboutWhatTheyKnew) {
  HostStory story = pair_at(timed(pair_order("hidden")));
  while (story.states[ada].at("view").at("phase") == "drafting") {
    const Connection who = story.choice(ada).empty() ? ben : ada;
    ASSERT_EQ(reason(story.send(who, command::Play{story.choice(who)})), "accepted");
  }
  const Connection first = story.choice(ada).empty() ? ben : ada;
  ASSERT_EQ(first, ada) << "in this deal Ada begins";
  story.send(ada, command::Play{story.choice(ada, "play")});
  ASSERT_EQ(story.states[ada].at("undo").at("asks"), json::array{1});
  story.depart(ben);
  story.now += patience_at_a_timed_table;
  ASSERT_EQ(ask_for_bot(story), "accepted");
  EXPECT_EQ(story.states[ada].at("undo").at("asks"), json::array{1});
  const json::value view = story.states[ada].at("view");
  story.send(ada, command::Undo{});
  EXPECT_EQ(story.states[ada].at("view"), view) << "not without Ben";
}

TEST(Attendance, ABotsThoughtIsDroppedWhenItsPersonIsBack) {
  HostStory story = pair_at(timed(pair_order()));
  story.play_on_until_others_decide(ada);
  story.depart(ben);
  story.now += patience_at_a_timed_table;
  ASSERT_EQ(ask_for_bot(story), "accepted");
  ASSERT_EQ(story.thoughts.size(), 1U);
  story.arrive(ben, "ben");
  ASSERT_EQ(reason(story.send(ben, command::Return{})), "accepted");
  const std::uint64_t version = story.host.version();
  story.think();
  EXPECT_EQ(story.host.version(), version) << "Ben decides";
}

}  // namespace
}  // namespace reverie::testing
