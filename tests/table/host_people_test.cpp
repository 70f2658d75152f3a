// SPDX-License-Identifier: Apache-2.0
// The host of a table: taking back, bots, hints, clocks.
#include <gtest/gtest.h>

#include "host_story.hpp"
#include "support/house_content.hpp"

namespace reverie::testing {
namespace {

constexpr Connection ada = 1;
constexpr Connection ben = 2;

HostStory pair_story(const TableOrder& order = pair_order(), std::uint64_t seed = 1) {
  HostStory story(order, seed);
  story.arrive(ada, "ada");
  story.arrive(ben, "ben");
  EXPECT_EQ(reason(story.send(ben, command::Join{"secret", "Ben"})), "accepted");
  return story;
}

TableOrder with_bot(Level level = Level::gentle) {
  return order_of(R"({"players":2})", {{SeatWish::me, {}}, {SeatWish::bot, level}});
}

/// Plays until the draft is over and somebody has drawn: from then on moves teach something.
void play_past_draft(HostStory& story) {
  while (story.states[ada].at("view").at("phase") == "drafting") {
    const Connection who = story.choice(ada).empty() ? ben : ada;
    ASSERT_EQ(reason(story.send(who, command::Play{story.choice(who)})), "accepted");
  }
}

TEST(HostUndo, AloneItIsAllowedAndMarked) {
  HostStory story(solo_order());
  story.arrive(ada, "ada");
  const json::value before = story.states[ada].at("view");
  const std::string move = story.choice(ada, "play");
  story.send(ada, command::Play{move});
  const json::value undo = story.states[ada].at("undo");
  EXPECT_EQ(undo.at("action"), json::value(move));
  EXPECT_EQ(undo.at("free"), false) << "a card was drawn";
  EXPECT_TRUE(undo.at("asks").as_array().empty());
  EXPECT_EQ(reason(story.send(ada, command::Undo{})), "accepted");
  EXPECT_EQ(story.states[ada].at("view"), before);
  EXPECT_EQ(story.states[ada].at("table").at("undone"), 1);
  EXPECT_EQ(reason(story.send(ada, command::Undo{})), "table.no.nothing_to_undo");
}

TEST(HostUndo, HasAnEnd) {
  HostStory story(solo_order());
  story.arrive(ada, "ada");
  const std::string move = story.choice(ada, "discard");
  for (std::uint32_t i = 0; i < Gathering::most_undos; ++i) {
    ASSERT_EQ(reason(story.send(ada, command::Play{move})), "accepted");
    ASSERT_EQ(reason(story.send(ada, command::Undo{})), "accepted");
  }
  ASSERT_EQ(reason(story.send(ada, command::Play{move})), "accepted");
  EXPECT_TRUE(story.states[ada].at("undo").is_null());
  EXPECT_EQ(reason(story.send(ada, command::Undo{})), "table.no.undos_used_up");
}

TEST(HostUndo, IsFreeUpToWhatSomebodyLearned) {
  HostStory story = pair_story();
  story.send(ada, command::Play{story.choice(ada)});  // the draft: everything lies open
  EXPECT_EQ(story.states[ada].at("undo").at("free"), true);
  EXPECT_EQ(reason(story.send(ada, command::Undo{})), "accepted");
  EXPECT_EQ(story.states[ada].at("table").at("undone"), 0);
  EXPECT_EQ(story.states[ada].at("turn"), json::array{0});
}

/// Everything lies open in the draft, so nobody has learned anything: but a move of the other would
/// go as well.
TEST(HostUndo, NobodysMoveGoesWithoutThem) {
  HostStory story = pair_story();
  ASSERT_EQ(reason(story.send(ada, command::Play{story.choice(ada)})), "accepted");
  ASSERT_EQ(reason(story.send(ben, command::Play{story.choice(ben)})), "accepted");
  EXPECT_EQ(story.states[ada].at("undo").at("free"), true);
  EXPECT_EQ(story.states[ada].at("undo").at("asks"), json::array{1});
  const json::value picked = story.states[ben].at("view");
  EXPECT_EQ(reason(story.send(ada, command::Undo{})), "accepted");
  EXPECT_EQ(story.states[ben].at("view"), picked) << "not before Ben agrees";
  EXPECT_EQ(story.states[ben].at("proposals").as_array().size(), 1U);
}

TEST(HostUndo, WhatABotDidItDoesAgain) {
  HostStory story(with_bot());
  story.arrive(ada, "ada");
  story.think();
  const json::value before = story.states[ada].at("view");
  story.send(ada, command::Play{story.choice(ada)});
  story.think();
  ASSERT_EQ(story.states[ada].at("undo").at("free"), true) << "the draft";
  story.send(ada, command::Undo{});
  EXPECT_EQ(story.states[ada].at("view"), before);
}

TEST(HostUndo, BeyondThatTheOthersAreAsked) {
  HostStory story = pair_story();
  play_past_draft(story);
  const json::value before = story.states[ada].at("view");
  ASSERT_EQ(reason(story.send(ada, command::Play{story.choice(ada, "play")})), "accepted");
  EXPECT_EQ(story.states[ada].at("undo").at("asks"), json::array{1});
  EXPECT_EQ(reason(story.send(ada, command::Undo{})), "accepted");
  EXPECT_NE(story.states[ada].at("view"), before) << "not before the other agrees";
  const json::value proposal = story.states[ben].at("proposals").at(0);
  EXPECT_EQ(proposal.at("kind"), "undo");
  EXPECT_EQ(proposal.at("waiting_for"), json::array{1});
  EXPECT_EQ(reason(story.send(ada, command::Undo{})), "table.no.proposed_already");
  const auto number = static_cast<std::uint32_t>(proposal.at("number").as_int64());
  EXPECT_EQ(reason(story.send(ada, command::Answer{number, true})), "table.no.not_asked");
  EXPECT_EQ(reason(story.send(ben, command::Answer{number, true})), "accepted");
  EXPECT_EQ(story.states[ada].at("view"), before);
  EXPECT_TRUE(story.states[ada].at("proposals").as_array().empty());
}

/// Everything that somebody who comes now is told of the game, in order.
json::array whole_story(HostStory& story, Connection who, std::string_view guest) {
  story.depart(who);
  story.arrive(who, guest);
  json::array texts;
  for (const json::value& line : story.states[who].at("story").at("lines").as_array()) {
    texts.push_back(line.at("text"));
  }
  return texts;
}

json::array without_first(std::size_t count, const json::array& all) {
  json::array rest(all.begin() + static_cast<std::ptrdiff_t>(count), all.end());
  return rest;
}

TEST(HostUndo, WhoeverIsAskedReadsWhatWouldGoAsFarAsTheyWereTold) {
  int known_to_one_only = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    HostStory story = pair_story(pair_order("hidden"), seed);
    play_past_draft(story);
    const std::size_t before_ada = whole_story(story, ada, "ada").size();
    const std::size_t before_ben = whole_story(story, ben, "ben").size();
    ASSERT_EQ(reason(story.send(ada, command::Play{story.choice(ada, "play")})), "accepted");
    const json::array gone_for_ada = without_first(before_ada, whole_story(story, ada, "ada"));
    const json::array gone_for_ben = without_first(before_ben, whole_story(story, ben, "ben"));
    if (gone_for_ada != gone_for_ben) ++known_to_one_only;

    ASSERT_EQ(reason(story.send(ada, command::Undo{})), "accepted");
    EXPECT_EQ(story.states[ada].at("proposals").at(0).at("takes_back"), gone_for_ada);
    EXPECT_EQ(story.states[ben].at("proposals").at(0).at("takes_back"), gone_for_ben);
    story.send(ben, command::Answer{1, true});
    EXPECT_EQ(whole_story(story, ben, "ben").size(), before_ben + 1) << "these lines, no others";
  }
  EXPECT_GT(known_to_one_only, 0) << "Ada alone knows which card she drew";
}

TEST(HostUndo, ANoOrAMoveSettlesTheQuestion) {
  HostStory story = pair_story();
  play_past_draft(story);
  story.send(ada, command::Play{story.choice(ada, "play")});
  story.send(ada, command::Undo{});
  EXPECT_EQ(reason(story.send(ben, command::Answer{1, false})), "accepted");
  EXPECT_TRUE(story.states[ada].at("proposals").as_array().empty());
  EXPECT_EQ(reason(story.send(ben, command::Answer{1, true})), "table.no.no_proposal");
  story.send(ada, command::Undo{});
  const Connection next = story.choice(ada).empty() ? ben : ada;
  story.send(next, command::Play{story.choice(next)});
  EXPECT_TRUE(story.states[ada].at("proposals").as_array().empty());
}

TEST(HostUndo, TheStoryForgetsWhatWasTakenBack) {
  HostStory story(solo_order());
  story.arrive(ada, "ada");
  const std::size_t before = story.states[ada].at("story").at("lines").as_array().size();
  const std::uint64_t seen = story.host.version();
  story.send(ada, command::Play{story.choice(ada, "discard")});
  story.send(ada, command::Undo{});
  const json::value& rewritten = story.states[ada].at("story");
  EXPECT_EQ(rewritten.at("from").as_int64(), static_cast<std::int64_t>(before));
  ASSERT_EQ(rewritten.at("lines").as_array().size(), 1U);
  EXPECT_EQ(rewritten.at("lines").at(0).at("text").at("key"), "table.event.took_back");
  EXPECT_TRUE(rewritten.at("lines").at(0).at("inputs").is_null()) << "no moment of the game";
  story.depart(ada);
  story.arrive(ada, "ada", seen);
  EXPECT_EQ(story.states[ada].at("story").at("from"), 0) << "older memories cannot be trusted";
}

TEST(HostBots, PlayTheirSeatsToTheEnd) {
  HostStory story(with_bot());
  story.arrive(ada, "ada");
  story.think();
  Random random(5);
  for (int step = 0; step < 500 && !story.host.is_over(); ++step) {
    ASSERT_FALSE(story.choice(ada).empty()) << "the bot has moved";
    ASSERT_EQ(reason(story.send(ada, command::Play{story.random_choice(ada, random)})), "accepted");
    story.think();
  }
  EXPECT_TRUE(story.host.is_over());
  EXPECT_FALSE(story.states[ada].at("result").is_null());
}

TEST(HostBots, ThinkOnceAboutAPosition) {
  HostStory story(with_bot());
  story.arrive(ada, "ada");
  story.send(ada, command::Play{story.choice(ada)});
  ASSERT_EQ(story.thoughts.size(), 1U);
  EXPECT_EQ(story.thoughts[0].bot.mind, "thumb");
  story.send(ada, command::Chat{"take your time"});
  story.take(story.host.tick(story.now));
  EXPECT_EQ(story.thoughts.size(), 1U);
}

TEST(HostBots, AThoughtThatComesTooLateIsThoughtAgain) {
  HostStory story(with_bot());
  story.arrive(ada, "ada");
  story.send(ada, command::Play{story.choice(ada)});
  ASSERT_EQ(story.thoughts.size(), 1U);
  const Thought late = story.thoughts[0];
  story.thoughts.clear();
  story.send(ada, command::Undo{});
  story.send(ada, command::Play{story.choice(ada)});
  const std::size_t kept = story.entries.size();
  story.take(
      story.host.thought(late.number, Advice{late.position->choices(late.seat)[0], {}}, story.now));
  EXPECT_EQ(story.entries.size(), kept) << "it was about another position";
  EXPECT_EQ(story.thoughts.size(), 1U);
}

TEST(HostBots, FillAnOpenSeatAndTakeOverAnAbandonedOne) {
  HostStory open(pair_order());
  open.arrive(ada, "ada");
  EXPECT_EQ(reason(open.send(ada, command::SeatBot{Seat{1}, Level::deep})), "accepted");
  EXPECT_EQ(open.states[ada].at("table").at("status"), "playing");

  HostStory story = pair_story();
  EXPECT_EQ(reason(story.send(ada, command::SeatBot{Seat{1}, Level::gentle})),
            "table.no.somebody_there");
  story.play_on_until_others_decide(ada);
  story.depart(ben);
  EXPECT_EQ(story.states[ada].at("table").at("seats").at(1).at("present"), false);
  story.now += patience_without_a_clock;
  EXPECT_EQ(reason(story.send(ada, command::SeatBot{Seat{1}, Level::gentle})), "accepted");
  EXPECT_EQ(story.states[ada].at("table").at("seats").at(1).at("taken_over"), true);
  story.arrive(ben, "ben");
  EXPECT_EQ(reason(story.send(ben, command::Play{"keep"})), "table.no.taken_over");
  EXPECT_EQ(reason(story.send(ben, command::Return{})), "accepted");
  EXPECT_EQ(story.states[ada].at("table").at("seats").at(1).at("kind"), "person");
}

TEST(HostHints, ComeFromAThoughtAndOnlyForTheTableAsItIs) {
  HostStory story(solo_order());
  story.arrive(ada, "ada");
  EXPECT_TRUE(story.send(ada, "h", 0, command::Hint{}).empty()) << "not at once";
  EXPECT_EQ(reason(story.send(ada, command::Hint{})), "table.no.hint_coming");
  story.think();
  EXPECT_EQ(story.answers[ada].at("type"), "hint");
  EXPECT_EQ(story.answers[ada].at("id"), "h");
  EXPECT_EQ(story.answers[ada].at("choices").as_array().size(),
            story.states[ada].at("choices").as_array().size());
  story.send(ada, command::Hint{});
  story.send(ada, command::Play{story.choice(ada, "discard")});
  story.think();
  EXPECT_EQ(reason(story.answers[ada]), "table.no.stale");
}

TEST(HostClock, PlaysForWhoeverThinksTooLong) {
  TableOrder order = solo_order();
  order.thinking_seconds = 30;
  HostStory story(order);
  story.arrive(ada, "ada");
  EXPECT_EQ(story.host.wake_at(), 30'000) << "it was opened at 0";
  EXPECT_EQ(story.states[ada].at("clock").at("milliseconds_left"), 29'000);
  story.now = 29'999;
  story.take(story.host.tick(story.now));
  EXPECT_TRUE(story.thoughts.empty());
  story.now = 30'000;
  story.take(story.host.tick(story.now));
  ASSERT_EQ(story.thoughts.size(), 1U);
  const std::uint64_t before = story.host.version();
  story.think();
  EXPECT_GT(story.host.version(), before);
  EXPECT_EQ(story.host.wake_at(), 60'000);
  const auto& told = story.states[ada].at("story").at("lines").as_array();
  EXPECT_EQ(told.at(0).at("text").at("key"), "table.event.time_ran_out")
      << "nobody wonders who moved";

  story.send(ada, command::Play{story.choice(ada)});
  const auto restored = Host::restore(shelf_of_house(), "t1", story.entries);
  ASSERT_TRUE(restored);
  EXPECT_EQ(restored->wake_at(), 60'000) << "a restart does not give more time";
}

/// It would play a whole game that nobody sees.
TEST(HostClock, WaitsForWhoeverHasNeverCome) {
  TableOrder order = solo_order();
  order.thinking_seconds = 30;
  HostStory story(order);
  EXPECT_EQ(story.host.wake_at(), std::nullopt);
  story.now = 1'000'000;
  story.take(story.host.tick(story.now));
  EXPECT_TRUE(story.thoughts.empty());
  story.arrive(ada, "ada");
  EXPECT_EQ(story.thoughts.size(), 1U) << "now somebody sees it";
  story.think();
  EXPECT_EQ(story.host.wake_at(), story.now + 30'000);
  story.depart(ada);
  EXPECT_EQ(story.host.wake_at(), std::nullopt) << "and has gone without having done anything";
}

TEST(HostClock, DoesNotWaitForWhoeverHasPlayed) {
  TableOrder order = solo_order();
  order.thinking_seconds = 30;
  HostStory story(order);
  story.arrive(ada, "ada");
  story.send(ada, command::Play{story.choice(ada)});
  story.depart(ada);
  EXPECT_EQ(story.host.wake_at(), story.now + 30'000);
  story.now += 30'000;
  story.take(story.host.tick(story.now));
  EXPECT_EQ(story.thoughts.size(), 1U);
}

TEST(HostClock, TablesWithoutTimeNeverWake) {
  const HostStory story(solo_order());
  EXPECT_EQ(story.host.wake_at(), std::nullopt);
}

// --- What was agreed about talking ---------------------------------------------------------------

TableOrder order_with(Talk talk) {
  TableOrder order = pair_order("hidden");
  order.talk = talk;
  return order;
}

TEST(HostTalk, WhoIsInvitedReadsItBeforeSittingDown) {
  HostStory story(order_with(Talk::signs));
  story.arrive(ben, "ben");
  EXPECT_TRUE(story.states[ben].at("you").is_null());
  EXPECT_EQ(story.states[ben].at("table").at("talk"), "signs");
}

TEST(HostTalk, IsFreeUnlessSaidWhereNothingIsHidden) {
  HostStory story = pair_story(pair_order("open"));
  EXPECT_EQ(story.states[ben].at("table").at("talk"), "free");
  EXPECT_EQ(reason(story.send(ben, command::Chat{"I hold a key"})), "accepted");
}

/// Whoever wants it otherwise says so when the table is opened, and who comes reads it.
TEST(HostTalk, IsSilentUnlessSaidWherePartnersHideTheirHands) {
  HostStory story = pair_story(pair_order("hidden"));
  EXPECT_EQ(story.states[ben].at("table").at("talk"), "silent");
  EXPECT_EQ(reason(story.send(ben, command::Chat{"I hold a key"})), "table.no.silence");
  HostStory agreed = pair_story(order_with(Talk::free));
  EXPECT_EQ(reason(agreed.send(ben, command::Chat{"I hold a key"})), "accepted");
}

TEST(HostTalk, SignsAreAllThatIsSaidWhereTheyWereAgreedOn) {
  HostStory story = pair_story(order_with(Talk::signs));
  EXPECT_EQ(reason(story.send(ben, command::Chat{"I hold a key"})), "table.no.only_signs");
  EXPECT_EQ(reason(story.send(ben, command::Chat{"thanks"})), "accepted");
  EXPECT_EQ(story.states[ada].at("chat").at("lines").as_array().size(), 1U);
}

TEST(HostTalk, SilenceIsKeptUntilTheEnd) {
  HostStory story = pair_story(order_with(Talk::silent));
  EXPECT_EQ(reason(story.send(ada, command::Chat{"thanks"})), "table.no.silence");
  story.send(ben, command::Resign{});
  EXPECT_EQ(reason(story.send(ada, command::Chat{"well, well"})), "accepted");
}

TEST(HostTalk, IsKeptWithTheTableAndHoldsForItsRematch) {
  const HostStory story = pair_story(order_with(Talk::silent));
  auto restored = Host::restore(shelf_of_house(), "t1", story.entries);
  ASSERT_TRUE(restored);
  HostStory again(*std::move(restored), story.entries);
  again.arrive(ada, "ada");
  EXPECT_EQ(reason(again.send(ada, command::Chat{"psst"})), "table.no.silence");
  again.send(ada, command::Resign{});
  auto rematch = again.host.rematch("t2", "ada", Seed::derive(5, 0), 0);
  ASSERT_TRUE(rematch);
  HostStory next(*std::move(rematch));
  next.arrive(ada, "ada");
  EXPECT_EQ(reason(next.send(ada, command::Chat{"psst"})), "table.no.silence");
}

}  // namespace
}  // namespace reverie::testing
