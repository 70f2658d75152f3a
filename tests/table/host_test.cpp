// SPDX-License-Identifier: Apache-2.0
// The host of a table: sitting down, moves, repeats, what everybody is sent.
#include "table/host.hpp"

#include <gtest/gtest.h>

#include "host_story.hpp"
#include "support/house_content.hpp"
#include "table/summary.hpp"

namespace reverie::testing {
namespace {

constexpr Connection ada = 1;
constexpr Connection ben = 2;
constexpr Connection eve = 3;

/// Two people at a table, the game begun.
HostStory pair_story(const TableOrder& order = pair_order(), std::uint64_t seed = 1) {
  HostStory story(order, seed);
  story.arrive(ada, "ada");
  story.arrive(ben, "ben");
  EXPECT_EQ(reason(story.send(ben, command::Join{"secret", "Ben"})), "accepted");
  return story;
}

TEST(Host, ASoloTableIsPlayedAtOnce) {
  HostStory story(solo_order());
  story.arrive(ada, "ada");
  const json::object& state = story.states[ada];
  EXPECT_EQ(state.at("you"), 0);
  EXPECT_EQ(state.at("table").at("status"), "playing");
  EXPECT_EQ(state.at("turn"), json::array{0});
  EXPECT_EQ(state.at("view").at("deck").as_int64() > 50, true);
  EXPECT_FALSE(state.at("choices").as_array().empty());
  EXPECT_FALSE(state.at("story").at("lines").as_array().empty());
  EXPECT_EQ(state.at("prompt").at("message").at("key"), "onirim.prompt.acting");
  EXPECT_TRUE(state.at("undo").is_null());
  EXPECT_TRUE(state.at("table").at("seed").is_null()) << "secret until the end";
}

TEST(Host, EveryLineOfTheStorySaysAtWhichMomentToLookBackAtIt) {
  HostStory story(solo_order());
  story.arrive(ada, "ada");
  const json::object& state = story.states[ada];
  const json::array& lines = state.at("story").at("lines").as_array();
  EXPECT_EQ(lines.back().at("inputs"), state.at("table").at("inputs"));
}

TEST(Host, AnOrderThatCannotBeFilledSaysWhy) {
  const auto problem = [](const TableOrder& order) {
    const auto opened = Host::open(shelf_of_house(), "t", order, "ada", Seed(),
                                   std::vector<std::string>(order.seats.size()), 0);
    return opened ? "none" : opened.error().what;
  };
  EXPECT_EQ(problem(order_of("{}", {})), "'seats' has 0 seats; with these options the game has 1");
  EXPECT_EQ(problem(order_of("{}", {{SeatWish::open, {}}})),
            "'seats' needs exactly one seat of the kind 'me'");
  EXPECT_EQ(problem(order_of(R"({"player":2})", {{SeatWish::me, {}}})),
            "there is no option 'player'; did you mean 'players'?");
  TableOrder nameless = solo_order();
  nameless.name = "\n";
  EXPECT_EQ(problem(nameless), "'name' is a text of 1 to 24 letters");
}

TEST(Host, AnInvitedFriendSitsDownAndTheGameBegins) {
  HostStory story(pair_order());
  story.arrive(ada, "ada");
  EXPECT_EQ(story.states[ada].at("table").at("status"), "waiting");
  EXPECT_TRUE(story.states[ada].at("view").is_null());
  story.arrive(ben, "ben");
  EXPECT_TRUE(story.states[ben].at("you").is_null());
  EXPECT_EQ(reason(story.send(ben, command::Play{"take red_sun"})), "table.no.no_seat");
  EXPECT_EQ(reason(story.send(ben, command::Join{"guess", "Ben"})), "table.no.invitation");
  EXPECT_EQ(reason(story.send(ben, command::Join{"secret", ""})), "table.no.name");
  EXPECT_EQ(reason(story.send(ben, command::Join{"secret", "Ben"})), "accepted");
  EXPECT_EQ(story.states[ben].at("you"), 1);
  EXPECT_EQ(story.states[ada].at("table").at("status"), "playing");
  EXPECT_EQ(story.states[ada].at("table").at("seats").at(1).at("name"), "Ben");
  EXPECT_EQ(story.states[ada].at("table").at("seats").at(1).at("present"), true);
  EXPECT_EQ(reason(story.send(ben, command::Join{"secret", "Ben"})), "table.no.seated_already");
}

TEST(Host, NothingKeptOpensASeat) {
  const HostStory story(pair_order());
  for (const std::string& entry : story.entries) {
    EXPECT_EQ(entry.find("\"secret\""), std::string::npos) << entry;
  }
}

TEST(Host, ARepeatedCommandIsAcceptedAgainAndDoneOnce) {
  HostStory story(solo_order());
  story.arrive(ada, "ada");
  const std::uint64_t version = story.host.version();
  const std::string move = story.choice(ada, "play");
  const json::object first = story.send(ada, "x", version, command::Play{move});
  EXPECT_EQ(reason(first), "accepted");
  const std::size_t kept = story.entries.size();
  EXPECT_EQ(story.send(ada, "x", version, command::Play{move}), first);
  EXPECT_EQ(story.entries.size(), kept);

  auto restored = Host::restore(shelf_of_house(), "t1", story.entries);
  ASSERT_TRUE(restored) << restored.error().what;
  story.host = *std::move(restored);
  story.arrive(ada, "ada");
  EXPECT_EQ(story.send(ada, "x", version, command::Play{move}), first) << "after a restart too";
  EXPECT_EQ(story.entries.size(), kept);
}

TEST(Host, AMoveMeantForAnOlderTableIsRefused) {
  HostStory story(solo_order());
  story.arrive(ada, "ada");
  const std::uint64_t version = story.host.version();
  story.send(ada, command::Play{story.choice(ada, "discard")});
  const std::size_t kept = story.entries.size();
  EXPECT_EQ(reason(story.send(ada, "y", version, command::Play{"discard red_sun"})),
            "table.no.stale");
  EXPECT_EQ(story.entries.size(), kept);
}

TEST(Host, AChatLineDoesNotMakeAMoveStale) {
  HostStory story = pair_story();
  const std::uint64_t version = story.host.version();
  EXPECT_EQ(reason(story.send(ben, command::Chat{"hello"})), "accepted");
  EXPECT_EQ(story.states[ada].at("chat").at("lines").at(0).at("text"), "hello");
  EXPECT_EQ(reason(story.send(ada, "m", version, command::Play{story.choice(ada)})), "accepted");
  EXPECT_EQ(reason(story.send(ben, command::Chat{std::string(501, 'x')})), "table.no.chat");
}

TEST(Host, WhatWasSaidGoesOnceToEverybody) {
  HostStory story = pair_story();
  story.send(ben, command::Chat{"one"});
  story.send(ben, command::Chat{"two"});
  EXPECT_EQ(story.states[ada].at("chat").at("from"), 1);
  EXPECT_EQ(story.states[ada].at("chat").at("lines").as_array().size(), 1U);
  story.send(ada, command::Play{story.choice(ada)});
  EXPECT_EQ(story.states[ada].at("chat").at("from"), 2);
  EXPECT_TRUE(story.states[ada].at("chat").at("lines").as_array().empty());
  story.arrive(ben + 1, "ben");
  EXPECT_EQ(story.states[ben + 1].at("chat").at("from"), 0);
  EXPECT_EQ(story.states[ben + 1].at("chat").at("lines").as_array().size(), 2U);
}

/// 200 lines of four-byte letters were 400 KB in every letter: slow readers were thrown out, and
/// nobody got in again.
TEST(Host, MuchTalkFillsNoLetter) {
  HostStory story = pair_story();
  std::string shouting;
  for (int i = 0; i < 500; ++i) shouting += "\xF0\x9F\x98\x80";
  for (int i = 0; i < 200; ++i) story.send(ben, command::Chat{shouting});
  story.arrive(ben + 1, "ben");
  EXPECT_LT(story.texts[ben + 1].size(), 64'000U);
  EXPECT_EQ(story.states[ben + 1].at("chat").at("from"), 200 - 16);
}

TEST(Host, AnIllegalMoveIsRefusedWithTheReasonOfTheGameAndChangesNothing) {
  HostStory story(solo_order());
  story.arrive(ada, "ada");
  const std::string before = story.texts[ada];
  const std::size_t kept = story.entries.size();
  EXPECT_EQ(reason(story.send(ada, command::Play{"claim"})), "onirim.no.not_now");
  EXPECT_EQ(reason(story.send(ada, command::Play{"fly"})), "core.no.unreadable");
  EXPECT_EQ(story.entries.size(), kept);
  EXPECT_EQ(story.texts[ada], before);
}

TEST(Host, OnlyThoseWhoseTurnItIsMove) {
  HostStory story = pair_story();
  EXPECT_EQ(story.states[ada].at("turn"), json::array{0});
  EXPECT_TRUE(story.choice(ben).empty());
  EXPECT_EQ(reason(story.send(ben, command::Play{story.choice(ada)})), "onirim.no.not_your_turn");
}

TEST(Host, APrivateTableLetsNobodyElseLookOn) {
  HostStory story = pair_story();
  const auto refused = story.host.arrive(eve, "eve", 0, 0);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message.key, "table.no.private");
}

TEST(Host, SpectatorsSeeThePublicViewLive) {
  TableOrder order = pair_order("hidden");
  order.spectators = Spectators::live;
  HostStory story = pair_story(order);
  story.arrive(eve, "eve");
  const json::object& state = story.states[eve];
  EXPECT_TRUE(state.at("you").is_null());
  EXPECT_TRUE(state.at("choices").as_array().empty());
  for (const json::value& player : state.at("view").at("players").as_array()) {
    EXPECT_TRUE(player.at("hand").as_array().empty()) << "no hand is public";
  }
  EXPECT_EQ(reason(story.send(eve, command::Chat{"psst"})), "table.no.no_seat");
}

TEST(Host, SpectatorsOfTheEndSeeNothingBeforeIt) {
  TableOrder order = solo_order();
  order.spectators = Spectators::after;
  HostStory story(order);
  story.arrive(ada, "ada");
  story.arrive(eve, "eve");
  EXPECT_TRUE(story.states[eve].at("view").is_null());
  EXPECT_TRUE(story.states[eve].at("story").at("lines").as_array().empty());
  EXPECT_EQ(reason(story.send(eve, command::Look{3})), "table.no.not_playing");
  const std::uint64_t seen = story.host.version();
  story.send(ada, command::Resign{});
  EXPECT_FALSE(story.states[eve].at("view").is_null());
  EXPECT_EQ(story.states[eve].at("story").at("from"), 0) << "the story is told from its beginning";
  story.depart(eve);
  story.arrive(eve, "eve", seen);
  EXPECT_EQ(story.states[eve].at("story").at("from"), 0) << "whenever they come";
}

TEST(Host, WhoReturnsGetsOnlyWhatIsNew) {
  HostStory story(solo_order());
  story.arrive(ada, "ada");
  const auto lines = [&] { return story.states[ada].at("story").at("lines").as_array().size(); };
  const auto from = [&] { return story.states[ada].at("story").at("from").as_int64(); };
  const std::size_t all = lines();
  const std::uint64_t seen = story.host.version();
  story.depart(ada);
  EXPECT_TRUE(story.host.is_idle());
  story.arrive(ada, "ada", seen);
  EXPECT_EQ(lines(), 0U);
  EXPECT_EQ(from(), static_cast<std::int64_t>(all));
  story.send(ada, command::Play{story.choice(ada, "discard")});
  EXPECT_GT(lines(), 0U);
  EXPECT_EQ(from(), static_cast<std::int64_t>(all));
  story.depart(ada);
  story.arrive(ada, "ada", 0);
  EXPECT_EQ(from(), 0);
}

TEST(Host, ResigningEndsTheGameAndShowsTheSeed) {
  HostStory story = pair_story();
  EXPECT_EQ(reason(story.send(ben, command::Resign{})), "accepted");
  const json::object& state = story.states[ada];
  EXPECT_EQ(state.at("table").at("status"), "over");
  EXPECT_EQ(state.at("ending").at("key"), "table.ending.resigned");
  const auto seed = Seed::from_hex(state.at("table").at("seed").as_string());
  ASSERT_TRUE(seed);
  EXPECT_EQ(seed->commitment(), state.at("table").at("commitment").as_string());
  EXPECT_EQ(reason(story.send(ada, command::Play{"keep"})), "table.no.over");
}

TEST(Host, ARematchSeatsTheSamePeople) {
  HostStory story = pair_story();
  EXPECT_FALSE(story.host.rematch("t2", "ada", Seed::derive(2, 0), 5)) << "not before the end";
  story.send(ben, command::Resign{});
  EXPECT_FALSE(story.host.rematch("t2", "eve", Seed::derive(2, 0), 5));
  auto again = story.host.rematch("t2", "ben", Seed::derive(2, 0), 5);
  ASSERT_TRUE(again) << again.error().message.key;
  story.take(story.host.continued_at("t2", 6));
  EXPECT_EQ(story.states[ada].at("table").at("next"), "t2");
  HostStory next(*std::move(again));
  next.arrive(ada, "ada");
  EXPECT_EQ(next.states[ada].at("table").at("status"), "playing");
  EXPECT_EQ(next.states[ada].at("you"), 0);
  EXPECT_FALSE(story.host.rematch("t3", "ada", Seed::derive(3, 0), 7)) << "one is open already";
}

TEST(Host, ABranchIsASoloTableFromAnyMomentOfAFinishedGame) {
  HostStory story = pair_story();
  story.send(ada, command::Play{story.choice(ada)});
  const json::value then = story.states[ben].at("view");
  const auto at = static_cast<std::size_t>(story.states[ben].at("table").at("inputs").as_int64());
  story.send(ben, command::Play{story.choice(ben)});
  const auto branch = [&](std::string_view guest, std::size_t inputs) {
    return story.host.branch("b1", guest, inputs, Seat{1}, Level::gentle, Seed::derive(4, 0), 9);
  };
  EXPECT_EQ(branch("ben", at).error().message.key, "table.no.not_over");
  story.send(ada, command::Resign{});
  EXPECT_EQ(branch("eve", at).error().message.key, "table.no.no_seat");
  EXPECT_EQ(branch("ben", at + 2).error().message.key, "table.no.no_such_moment");
  auto opened = branch("ben", at);
  ASSERT_TRUE(opened) << opened.error().message.key;
  HostStory alone(*std::move(opened));
  alone.arrive(ben, "ben");
  EXPECT_EQ(alone.states[ben].at("view"), then);
  EXPECT_EQ(alone.states[ben].at("table").at("seats").at(0).at("kind"), "bot");
  EXPECT_EQ(alone.states[ben].at("turn"), json::array{1});
  EXPECT_TRUE(Host::restore(shelf_of_house(), "b1", alone.entries));
}

TEST(Host, ABranchKeepsTheLevelsOfItsBots) {
  HostStory story(
      order_of(R"({"players":2})", {{SeatWish::me, {}}, {SeatWish::bot, Level::gentle}}));
  story.arrive(ada, "ada");
  story.send(ada, command::Resign{});
  const auto level_of_bot = [&](Seat seat) {
    auto opened = story.host.branch("b1", "ada", 0, seat, Level::steady, Seed::derive(4, 0), 9);
    HostStory alone(*std::move(opened));
    alone.arrive(ada, "ada");
    return alone.states[ada].at("table").at("seats").at(1U - seat.index).at("level");
  };
  EXPECT_EQ(level_of_bot(Seat{0}), "gentle");
  EXPECT_EQ(level_of_bot(Seat{1}), "steady") << "for the person who sat there";
}

TEST(Host, TheLogIsGivenOutOnlyAfterTheEnd) {
  HostStory story(solo_order());
  story.arrive(ada, "ada");
  ASSERT_FALSE(story.host.log("ada"));
  EXPECT_EQ(story.host.log("ada").error().message.key, "table.no.log_before_end");
  story.send(ada, command::Resign{});
  EXPECT_TRUE(story.host.log("ada"));
  EXPECT_FALSE(story.host.log("eve"));
}

TEST(Host, ASummaryTellsEachGuestItsOwnPart) {
  HostStory story = pair_story();
  const auto of = [&](std::string_view guest) {
    return summary_for(story.host.summary(), guest, 7).value();
  };
  EXPECT_EQ(of("ada").you, Seat{0});
  EXPECT_TRUE(of("ada").your_turn);
  EXPECT_FALSE(of("ben").your_turn);
  EXPECT_EQ(of("eve").you, std::nullopt);
  EXPECT_EQ(of("ben").seats.at(0).name, "Ada");
  EXPECT_EQ(of("ben").score, 0) << "doors so far";
  EXPECT_EQ(of("ben").won, std::nullopt);
  EXPECT_FALSE(of("ben").brought);
  story.send(ada, command::Resign{});
  EXPECT_EQ(of("ben").status, letter::Status::over);
  EXPECT_EQ(of("ben").ending->key, "table.ending.resigned");
}

TEST(Host, AMomentOfTheGameLooksAsTheSeatSawIt) {
  HostStory story = pair_story(pair_order("hidden"));
  const json::value now = story.states[ben].at("view");
  const auto inputs =
      static_cast<std::uint32_t>(story.states[ben].at("table").at("inputs").as_int64());
  EXPECT_EQ(story.send(ben, command::Look{inputs}).at("view"), now);
  EXPECT_EQ(reason(story.send(ben, command::Look{inputs + 1})), "table.no.no_such_moment");
  story.send(ada, command::Play{story.choice(ada)});
  EXPECT_EQ(story.send(ben, command::Look{inputs}).at("view"), now) << "the past stays as it was";
}

TEST(Host, APreviewTellsWhatAMoveDoesOrWhyItIsNotPossible) {
  HostStory story(solo_order());
  story.arrive(ada, "ada");
  const std::size_t kept = story.entries.size();
  const json::object can = story.send(ada, command::Preview{story.choice(ada, "play")});
  EXPECT_TRUE(can.at("refusal").is_null());
  EXPECT_EQ(can.at("events").at(0).at("key"), "onirim.event.card_played");
  const json::object cannot = story.send(ada, command::Preview{"claim"});
  EXPECT_EQ(cannot.at("refusal").at("message").at("key"), "onirim.no.not_now");
  EXPECT_TRUE(cannot.at("events").as_array().empty());
  EXPECT_EQ(story.entries.size(), kept);
}

/// Whatever happens, what was kept gives the same table again: law *faithful* for tables.
TEST(Host, WhatIsKeptGivesTheSameTableAgain) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    HostStory story = pair_story(pair_order(seed % 2 == 0 ? "open" : "hidden"), seed);
    for (int step = 0; step < 150 && !story.host.is_over(); ++step) {
      const Connection who = story.choice(ada).empty() ? ben : ada;
      story.now += 10;
      switch (below(random, 12)) {
        case 0: story.send(who, command::Undo{}); break;
        case 1: story.send(who == ada ? ben : ada, command::Answer{below(random, 4), true}); break;
        case 2: story.send(who, command::Chat{"step " + std::to_string(step)}); break;
        default: story.send(who, command::Play{story.random_choice(who, random)});
      }
    }
    auto restored = Host::restore(shelf_of_house(), "t1", story.entries);
    ASSERT_TRUE(restored) << restored.error().what;
    EXPECT_EQ(restored->summary(), story.host.summary());
    const auto come_back = [&] {
      for (const Connection who : {ada, ben}) story.depart(who);
      story.arrive(ada, "ada");
      story.arrive(ben, "ben");
      return story.texts;
    };
    const auto before = come_back();
    story.host = *std::move(restored);
    EXPECT_EQ(come_back(), before);
  }
}

TEST(Host, DamagedEntriesAreNamed) {
  HostStory story(solo_order());
  story.arrive(ada, "ada");
  story.send(ada, command::Play{story.choice(ada, "discard")});
  const auto problem = [](const std::vector<std::string>& entries) {
    const auto restored = Host::restore(shelf_of_house(), "t1", entries);
    return restored ? "none" : restored.error().what;
  };
  EXPECT_EQ(problem({}), "nothing is kept of this table");
  EXPECT_EQ(problem({story.entries[0], "{"}), "entry 2: this is not JSON: incomplete JSON");
  EXPECT_EQ(problem({story.entries[1]}), "entry 1: it is refused now: table.no.out_of_order");
  EXPECT_EQ(problem({story.entries[0], story.entries[1], story.entries[1]}).substr(0, 8),
            "entry 3:");
  std::string other = story.entries[1];
  const std::size_t drawn = other.find("draw ");
  ASSERT_NE(drawn, std::string::npos);
  other.replace(drawn, other.find('"', drawn) - drawn, "draw nothing");
  EXPECT_EQ(problem({story.entries[0], other}), "entry 2: chance is not what the seed says");
}

}  // namespace
}  // namespace reverie::testing
