// SPDX-License-Identifier: Apache-2.0
// A log that somebody brings is a table again: a finished game to look at, a save to go on with.
#include <gtest/gtest.h>

#include "games/replay.hpp"
#include "host_story.hpp"
#include "support/files.hpp"
#include "support/house_content.hpp"
#include "table/players.hpp"
#include "table/summary.hpp"

namespace reverie::testing {
namespace {

using Kinds = std::vector<std::string>;

const std::vector<std::string> secrets = {"secret1", "secret2"};
const Seed fresh = Seed::derive(99, 0);

Log golden(const std::string& name) {
  return read_log(contents(house("tests/golden/" + name + ".jsonl"))).value();
}

/// The same game with other names in its header, which have no part in it.
Log with_seats(Log log, std::vector<std::string> seats) {
  log.header.seats = std::move(seats);
  return log;
}

HostStory brought(const Log& log) {
  return HostStory(Host::from_log(shelf_of_house(), "t1", log, "ada", fresh, secrets, 0).value());
}

Kinds kinds(const HostStory& story) {
  Kinds kinds;
  for (const json::value& seat : story.states.at(1).at("table").at("seats").as_array()) {
    kinds.emplace_back(seat.at("kind").as_string());
  }
  return kinds;
}

TEST(HostFromLog, AFinishedGameIsOverAndItsLogIsTheSame) {
  for (const char* name : {"onirim-1-thumb-escaped", "onirim-1-branch", "onirim-2-thumb-escaped"}) {
    const Log log = golden(name);
    ASSERT_TRUE(log.footer.result);
    const HostStory story = brought(log);
    EXPECT_TRUE(story.host.is_over()) << name;
    EXPECT_EQ(write_log(story.host.log("ada").value()), write_log(log)) << name;
    EXPECT_TRUE(story.thoughts.empty()) << name;
  }
}

TEST(HostFromLog, EveryMomentOfItCanBeLookedAtAndGoneOnFrom) {
  const Log log = golden("onirim-2-thumb-escaped");
  HostStory story = brought(log);
  story.arrive(1, "ada");
  EXPECT_FALSE(story.states.at(1).at("story").at("lines").as_array().empty());
  for (std::uint32_t at = 0; at <= log.inputs.size(); ++at) {
    ASSERT_EQ(story.send(1, command::Look{at}).at("type"), "moment") << at;
  }
  const auto branch =
      story.host.branch("t2", "ada", 30, Seat{1}, Level::steady, Seed::derive(7, 0), 0);
  ASSERT_TRUE(branch) << branch.error().message.key;
  EXPECT_FALSE(branch->host.is_over());
}

/// What Ada has in her file after she gave up a game with a bot.
Log given_up() {
  HostStory story = brought(with_seats(golden("onirim-2-save"), {"person", "bot:thumb"}));
  story.arrive(1, "ada");
  EXPECT_EQ(reason(story.send(1, command::Resign{})), "accepted");
  return story.host.log("ada").value();
}

TEST(HostFromLog, AGameThatWasGivenUpIsOverWhenItComesBack) {
  const Log log = read_log(write_log(given_up())).value();
  EXPECT_EQ(log.footer.resigned, Seat{0});
  EXPECT_FALSE(log.footer.result);
  HostStory story = brought(log);
  story.arrive(1, "ada");
  EXPECT_TRUE(story.host.is_over());
  const json::object& state = story.states.at(1);
  EXPECT_EQ(state.at("table").at("status"), "over");
  EXPECT_EQ(state.at("ending").at("key"), "table.ending.resigned");
  EXPECT_EQ(state.at("story").at("lines").as_array().back().at("text").at("key"),
            "table.event.resigned");
  EXPECT_TRUE(story.thoughts.empty()) << "no bot plays on";
  EXPECT_EQ(reason(story.send(1, command::Undo{})), "table.no.over");
  EXPECT_EQ(write_log(story.host.log("ada").value()), write_log(log));
  const auto branch =
      story.host.branch("t2", "ada", 30, Seat{0}, Level::steady, Seed::derive(7, 0), 0);
  ASSERT_TRUE(branch) << branch.error().message.key;
  EXPECT_FALSE(branch->host.is_over()) << "a branch goes on";
}

TEST(HostFromLog, NobodyIsInvitedToAGameThatWasGivenUp) {
  const Log log = with_seats(given_up(), {"person", "person"});
  const auto opened = Host::from_log(shelf_of_house(), "t1", log, "ada", fresh, secrets, 0).value();
  EXPECT_TRUE(opened.invitations.empty());
}

TEST(HostFromLog, OnlyAGameThatWasOverBeforeIsNoResultOfItsBringer) {
  const auto is_brought = [](const HostStory& story) {
    return summary_for(story.host.summary(), "ada", 0).value().brought;
  };
  EXPECT_TRUE(is_brought(brought(golden("onirim-1-thumb-escaped"))));
  HostStory save = brought(with_seats(golden("onirim-1-save"), {"person"}));
  EXPECT_FALSE(is_brought(save));
  save.arrive(1, "ada");
  EXPECT_EQ(reason(save.send(1, command::Resign{})), "accepted");
  EXPECT_FALSE(is_brought(save)) << "she ended it herself";
}

TEST(HostFromLog, WhatIsKeptGivesTheSameTableAgain) {
  for (const char* name : {"onirim-2-thumb-escaped", "onirim-2-save"}) {
    const HostStory story = brought(with_seats(golden(name), {"person", "person"}));
    const auto restored = Host::restore(shelf_of_house(), "t1", story.entries);
    ASSERT_TRUE(restored) << restored.error().what;
    EXPECT_EQ(restored->summary(), story.host.summary()) << name;
  }
  const HostStory story = brought(given_up());
  const auto restored = Host::restore(shelf_of_house(), "t1", story.entries);
  ASSERT_TRUE(restored) << restored.error().what;
  EXPECT_TRUE(restored->is_over());
}

TEST(HostFromLog, TheBringerHasTheFirstSeatOfAPerson) {
  HostStory story = brought(with_seats(golden("onirim-2-thumb-escaped"), {"bot:thumb", "person"}));
  story.arrive(1, "ada");
  EXPECT_EQ(story.states.at(1).at("you"), 1);
  EXPECT_EQ(kinds(story), (Kinds{"bot", "person"}));
}

TEST(HostFromLog, AGameOfBotsAloneIsLookedAtFromTheFirstSeat) {
  HostStory story = brought(golden("onirim-2-random-deck_empty"));
  story.arrive(1, "ada");
  EXPECT_EQ(story.states.at(1).at("you"), 0);
  EXPECT_EQ(kinds(story), (Kinds{"person", "person"}))
      << "a bot that is none of our levels is not called one";
}

/// Whoever brings a save has read its seed, and with it every card to come.
TEST(HostFromLog, ASaveThatOthersJoinGoesOnWithNewChance) {
  const Log save = with_seats(golden("onirim-2-save"), {"person", "person"});
  HostStory story = brought(save);
  story.arrive(1, "ada");
  story.arrive(2, "ben");
  story.send(2, command::Join{"secret2", "Ben"});
  EXPECT_EQ(story.states.at(1).at("table").at("status"), "playing");
  EXPECT_EQ(story.states.at(1).at("table").at("commitment").as_string(), fresh.commitment());
  while (!story.host.is_over()) {
    const Connection who = story.choice(1).empty() ? 2 : 1;
    ASSERT_EQ(reason(story.send(who, command::Play{story.choice(who)})), "accepted");
  }
  const Log whole = story.host.log("ada").value();
  EXPECT_EQ(whole.header.branch, save.inputs.size()) << "the log says from where on it is proven";
  EXPECT_TRUE(verify(shelf_of_house(), whole));
}

TEST(HostFromLog, ASaveGoesOnWithItsOwnChance) {
  const Log save = with_seats(golden("onirim-1-save"), {"person"});
  HostStory story = brought(save);
  story.arrive(1, "ada");
  EXPECT_EQ(story.states.at(1).at("table").at("status"), "playing");
  EXPECT_EQ(story.states.at(1).at("table").at("commitment").as_string(),
            save.footer.seed.commitment());
  while (!story.host.is_over()) story.send(1, command::Play{story.choice(1)});
  const Log whole = story.host.log("ada").value();
  EXPECT_TRUE(Table::resume(shelf_of_house(), whole))
      << "chance still follows from the seed of the save";
  EXPECT_TRUE(std::equal(save.inputs.begin(), save.inputs.end(), whole.inputs.begin()));
}

TEST(HostFromLog, WhatWasPlayedBeforeTheSaveCanBeTakenBack) {
  const Log save = with_seats(golden("onirim-1-save"), {"person"});
  HostStory story = brought(save);
  story.arrive(1, "ada");
  const std::string last(story.states.at(1).at("undo").at("action").as_string());
  EXPECT_EQ(reason(story.send(1, command::Undo{})), "accepted");
  const auto left = story.states.at(1).at("table").at("inputs").to_number<std::size_t>();
  ASSERT_LT(left, save.inputs.size());
  EXPECT_EQ(save.inputs[left].action, last);
}

TEST(HostFromLog, TheBotsOfASavePlayOn) {
  HostStory story = brought(with_seats(golden("onirim-2-save"), {"person", "bot:tree:77sims"}));
  story.arrive(1, "ada");
  EXPECT_EQ(kinds(story), (Kinds{"person", "bot"}));
  while (!story.host.is_over()) {
    story.think();
    if (!story.choice(1).empty()) story.send(1, command::Play{story.choice(1)});
  }
}

TEST(HostFromLog, TheOtherPeopleOfASaveAreInvitedAnew) {
  auto opened = Host::from_log(shelf_of_house(), "t1",
                               with_seats(golden("onirim-2-save"), {"person", "person"}), "ada",
                               fresh, secrets, 0)
                    .value();
  ASSERT_EQ(opened.invitations.size(), 1U);
  EXPECT_EQ(opened.invitations[0].seat, Seat{1});
  HostStory story(std::move(opened));
  story.arrive(2, "bea");
  EXPECT_EQ(reason(story.send(2, command::Join{"secret2", "Bea"})), "accepted");
  EXPECT_EQ(story.states.at(2).at("table").at("status"), "playing");
}

/// Their hands are hidden from each other, and nobody was there to agree on anything.
TEST(HostFromLog, WhoComesToASaveWithHiddenHandsFindsSilenceAndSoDoesItsRematch) {
  const Table begun =
      Table::open(shelf_of_house(), "onirim", RawJson{R"({"players":2,"hands":"hidden"})"},
                  {"person", "person"}, Seed::derive(1, 0))
          .value();
  HostStory story = brought(begun.log());
  story.arrive(1, "ada");
  story.arrive(2, "bea");
  EXPECT_EQ(story.states.at(2).at("table").at("talk"), "silent") << "before she sits down";
  story.send(2, command::Join{"secret2", "Bea"});
  EXPECT_EQ(reason(story.send(2, command::Chat{"I hold a key"})), "table.no.silence");
  story.send(2, command::Resign{});
  HostStory again(story.host.rematch("t2", "ada", Seed::derive(9, 0), 0).value());
  again.arrive(1, "ada");
  EXPECT_EQ(reason(again.send(1, command::Chat{"I hold a key"})), "table.no.silence");
}

TEST(HostFromLog, ARematchOfItIsPlayedWithABotForWhoeverIsNotHere) {
  const HostStory story =
      brought(with_seats(golden("onirim-2-thumb-escaped"), {"person", "person"}));
  HostStory again(story.host.rematch("t2", "ada", Seed::derive(9, 0), 0).value());
  again.arrive(1, "ada");
  EXPECT_EQ(kinds(again), (Kinds{"person", "bot"}));
}

TEST(HostFromLog, OneThatDoesNotHoldSaysWhereAndWhy) {
  Log log = golden("onirim-1-thumb-escaped");
  log.inputs[40].action = "claim";
  const auto refused = Host::from_log(shelf_of_house(), "t1", log, "ada", fresh, secrets, 0);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().line, 42U);
  EXPECT_FALSE(refused.error().what.empty());
}

TEST(Players, ABotIsOneOfOurLevelsOrNone) {
  const auto onirim = shelf_of_house().make("onirim", {}).value();
  EXPECT_EQ(level_of(*onirim, bot_text(*onirim, Level::gentle)), Level::gentle);
  EXPECT_EQ(level_of(*onirim, bot_text(*onirim, Level::steady)), Level::steady);
  EXPECT_EQ(level_of(*onirim, bot_text(*onirim, Level::deep)), Level::deep);
  EXPECT_EQ(level_of(*onirim, "bot:thumb"), Level::gentle);
  EXPECT_EQ(level_of(*onirim, "bot:tree"), Level::steady);
  EXPECT_EQ(level_of(*onirim, "bot:tree:77sims"), std::nullopt);
  EXPECT_EQ(level_of(*onirim, "bot:nobody"), std::nullopt);
  EXPECT_EQ(level_of(*onirim, "person"), std::nullopt);
}

}  // namespace
}  // namespace reverie::testing
