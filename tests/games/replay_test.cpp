// SPDX-License-Identifier: Apache-2.0
// Replaying and verifying a log: every illegal or forged line is named, and nothing is
// half-applied.
#include "games/replay.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "core/random.hpp"
#include "support/files.hpp"
#include "support/house_content.hpp"

namespace reverie::testing {
namespace {

/// A real game to be tampered with.
Log golden() {
  return read_log(contents(house("tests/golden/onirim-1-random-deck_empty.jsonl"))).value();
}

std::string replay_problem(const Log& log) {
  const auto position = replay(shelf_of_house(), log);
  return position ? "nothing"
                  : std::to_string(position.error().line) + ": " + position.error().what;
}

std::string verify_problem(const Log& log) {
  const auto verified = verify(shelf_of_house(), log);
  return verified ? "nothing"
                  : std::to_string(verified.error().line) + ": " + verified.error().what;
}

std::size_t first_input_by_seat(const Log& log) {
  std::size_t at = 0;
  while (!log.inputs[at].by.is_seat()) ++at;
  return at;
}

TEST(Replay, AGoodLogLeadsToItsEnd) {
  EXPECT_EQ(replay_problem(golden()), "nothing");
  EXPECT_EQ(verify_problem(golden()), "nothing");
}

TEST(Replay, AnUnknownGameOrOtherRulesAreNotPlayed) {
  Log log = golden();
  log.header.game = "onirm";
  EXPECT_EQ(replay_problem(log), "1: there is no game 'onirm'; did you mean 'onirim'?");
  log = golden();
  log.header.rules = 99;
  EXPECT_TRUE(replay_problem(log).starts_with("1: ")) << replay_problem(log);
  log = golden();
  log.header.content = std::string(64, '0');
  EXPECT_TRUE(replay_problem(log).starts_with("1: ")) << replay_problem(log);
  log = golden();
  log.header.options.text = R"({"players":9})";
  EXPECT_EQ(replay_problem(log), "1: option 'players' is a whole number from 1 to 2");
  log = golden();
  log.header.seats.emplace_back("person");
  EXPECT_TRUE(replay_problem(log).starts_with("1: ")) << replay_problem(log);
}

TEST(Replay, AnIllegalMoveIsNamedWithItsLineItsReasonAndItsRule) {
  Log log = golden();
  const std::size_t at = first_input_by_seat(log);
  const std::string line = std::to_string(line_of_input(at));
  log.inputs[at].action = "claim";
  EXPECT_EQ(replay_problem(log), line + ": seat1 may not 'claim' here: not now (rule ON-T0)");
  log.inputs[at].action = "play nothing";
  EXPECT_TRUE(replay_problem(log).starts_with(line + ": seat1 may not 'play nothing' here: "));
  log.inputs[at] = {Seat{1}, "reveal"};
  EXPECT_TRUE(replay_problem(log).starts_with(line + ": seat2 may not 'reveal' here: "));
  log.inputs[at] = {Actor::clock(), "reveal"};
  EXPECT_TRUE(replay_problem(log).starts_with(line + ": clock may not 'reveal' here: "));
}

// Whoever verifies a log sees what stands in it, and nothing else happens.
TEST(Replay, WhatStandsInALogDoesNotWriteOnTheTerminal) {
  Log log = golden();
  log.header.game = "\x1b[2J";
  EXPECT_EQ(replay_problem(log),
            R"(1: there is no game '\x1b[2J'; 'reverie games' lists what there is)");
  log = golden();
  log.inputs[0].action = "draw red sun\nlog: ok";
  EXPECT_EQ(replay_problem(log), R"(2: chance may not 'draw red sun\x0alog: ok' here: unreadable: )"
                                 R"('red sun\x0alog: ok' is not a card)");
  EXPECT_TRUE(verify_problem(log).ends_with(R"(the log says 'draw red sun\x0alog: ok')"))
      << verify_problem(log);
}

TEST(Replay, AnImpossibleDrawIsNamed) {
  Log log = golden();
  log.inputs[0].action = "play red sun";
  EXPECT_TRUE(replay_problem(log).starts_with("2: chance may not 'play red sun' here: "));
}

TEST(Replay, AForgedHashOrResultIsFoundOnTheLastLine) {
  const std::string last = std::to_string(line_of_input(golden().inputs.size()));
  Log log = golden();
  log.footer.hash ^= 1U;
  EXPECT_TRUE(replay_problem(log).starts_with(last + ": the inputs lead to the state "));
  log = golden();
  log.footer.result->scores = {8};
  EXPECT_TRUE(replay_problem(log).ends_with(
      ", but the log says the result 'onirim.ending.deck_empty', seat1 lost with 8"))
      << replay_problem(log);
  log = golden();
  log.footer.result.reset();
  EXPECT_TRUE(replay_problem(log).starts_with(last + ": the inputs lead to the result 'onirim."));
  EXPECT_TRUE(replay_problem(log).ends_with(", but the log says no result"));
}

TEST(Replay, MovesAfterTheEndOfTheGameAreRefused) {
  Log log = golden();
  log.inputs.push_back({Seat{0}, "reveal"});
  EXPECT_TRUE(replay_problem(log).starts_with(std::to_string(line_of_input(log.inputs.size() - 1)) +
                                              ": seat1 may not 'reveal' here: "));
}

TEST(Replay, CanStopAnywhere) {
  const Log log = golden();
  const auto game = game_of(shelf_of_house(), log.header).value();
  EXPECT_EQ(position_after(*game, log, 0).value()->hash(), game->deal()->hash());
  EXPECT_EQ(position_after(*game, log, log.inputs.size()).value()->hash(), log.footer.hash);
}

TEST(Verify, AnotherSeedThanTheOneCommittedToIsFound) {
  Log log = golden();
  log.footer.seed = Seed::derive(5, 5);
  EXPECT_EQ(verify_problem(log), std::to_string(line_of_input(log.inputs.size())) +
                                     ": the seed is not the one that the first line committed to");
  EXPECT_EQ(replay_problem(log), "nothing") << "a replay needs no seed";
}

TEST(Verify, ADrawThatDoesNotFollowFromTheSeedIsFound) {
  Log log = golden();
  const std::string due = log.inputs[0].action;
  const std::string forged = due == "draw red sun" ? "draw blue sun" : "draw red sun";
  log.inputs[0].action = forged;
  EXPECT_EQ(verify_problem(log),
            "2: the seed gives '" + due + "' here, the log says '" + forged + "'");
}

// Whatever line is left out, doubled or exchanged: the reading or the verifying notices.
TEST(Verify, NoLineCanBeTamperedWithUnnoticed) {
  const Log log = golden();
  for (std::size_t i = 0; i < log.inputs.size(); ++i) {
    Log missing = log;
    missing.inputs.erase(missing.inputs.begin() + static_cast<long>(i));
    EXPECT_FALSE(verify(shelf_of_house(), missing)) << "input " << i << " left out";
    Log doubled = log;
    doubled.inputs.insert(doubled.inputs.begin() + static_cast<long>(i), doubled.inputs[i]);
    EXPECT_FALSE(verify(shelf_of_house(), doubled)) << "input " << i << " doubled";
  }
}

TEST(Registry, KnowsItsGames) {
  ASSERT_FALSE(shelf_of_house().games().empty());
  EXPECT_EQ(shelf_of_house().games().front().id, "onirim");
  EXPECT_EQ(shelf_of_house().find("onirmi").error().what,
            "there is no game 'onirmi'; did you mean 'onirim'?");
  const auto game = shelf_of_house().make("onirim", {}).value();
  EXPECT_EQ(game->id(), "onirim");
  EXPECT_EQ(game->seats(), 1);
  EXPECT_EQ(game->options().text, R"({"players":1,"hands":"open"})");
}

TEST(Registry, APositionIsClonedNotShared) {
  const auto game = shelf_of_house().make("onirim", {}).value();
  const auto position = game->deal();
  const auto copy = position->clone();
  ASSERT_TRUE(copy->play(Actor::chance(), "draw red sun"));
  EXPECT_NE(copy->hash(), position->hash());
  EXPECT_EQ(position->hash(), game->deal()->hash());
}

TEST(Registry, AViewIsJsonOfWhatTheSeatKnows) {
  const auto position = shelf_of_house().make("onirim", {}).value()->deal();
  const auto view = boost::json::parse(position->view(Seat{0})).as_object();
  EXPECT_EQ(view.at("phase").as_string(), "opening");
  EXPECT_EQ(view.at("deck").as_int64(), 76);
}

}  // namespace
}  // namespace reverie::testing
