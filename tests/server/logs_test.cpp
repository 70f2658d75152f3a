// SPDX-License-Identifier: Apache-2.0
// Logs that people bring, over real sockets.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "house.hpp"
#include "play.hpp"
#include "support/files.hpp"

namespace reverie::testing {
namespace {

std::string text_of(const boost::json::value& value) { return std::string(value.as_string()); }

std::string golden(const std::string& name) {
  return contents(house("tests/golden/" + name + ".jsonl"));
}

/// With people where bots sat: the names have no part in the game.
std::string played_by_people(std::string log) {
  constexpr std::string_view bot = "\"bot:thumb\"";
  for (std::size_t at = log.find(bot); at < log.find('\n'); at = log.find(bot)) {
    log.replace(at, bot.size(), "\"person\"");
  }
  return log;
}

std::string bring(Visitor& visitor, const std::string& log) {
  const HttpAnswer answer = visitor.post("/api/logs", log);
  EXPECT_EQ(answer.status, 201U) << answer.body;
  return text_of(answer.json().at("table"));
}

TEST(Logs, AFinishedLogOpensAsATableThatGivesTheSameBytesBack) {
  const House house;
  Visitor ada = house.visitor();
  for (const char* name :
       {"onirim-1-thumb-door_lost", "onirim-1-branch", "onirim-2-thumb-escaped"}) {
    const std::string log = golden(name);
    const std::string table = bring(ada, log);
    EXPECT_EQ(ada.get("/api/tables/" + table + "/log").body, log) << name;
    Player player(ada.open(table));
    EXPECT_TRUE(player.is_over());
    EXPECT_EQ(text_of(player.ask("look", R"("at":20)").at("type")), "moment");
    EXPECT_EQ(ada.post("/api/tables/" + table + "/branch", R"({"at":20,"seat":0,"level":"gentle"})")
                  .status,
              201U);
  }
}

TEST(Logs, WhatWasDownloadedCanBeBroughtAgainAndIsListed) {
  const House house;
  Visitor ada = house.visitor();
  const auto table = open_table(ada, order_alone());
  Player player(ada.open(table.id));
  while (!player.is_over()) player.play(player.first_choice());
  const std::string log = ada.get("/api/tables/" + table.id + "/log").body;
  Visitor bea = house.visitor();
  const std::string again = bring(bea, log);
  EXPECT_NE(again, table.id);
  EXPECT_EQ(bea.get("/api/tables/" + again + "/log").body, log);
  const auto finished = bea.get("/api/tables").json().at("finished").as_array();
  ASSERT_EQ(finished.size(), 1U);
  EXPECT_EQ(text_of(finished[0].at("table")), again);
}

TEST(Logs, NobodyElseSeesWhatSomebodyBrought) {
  const House house;
  Visitor ada = house.visitor();
  const std::string table = bring(ada, golden("onirim-1-thumb-escaped"));
  Visitor eve = house.visitor();
  EXPECT_EQ(eve.get("/api/tables/" + table + "/log").status, 403U);
}

TEST(Logs, ASaveGoesOnAndSurvivesARestart) {
  House house;
  Visitor ada = house.visitor();
  const std::string table = bring(ada, played_by_people(golden("onirim-1-save")));
  boost::json::value view;
  {
    Player player(ada.open(table));
    EXPECT_EQ(player.status(), "playing");
    player.play(player.first_choice());
    view = player.state().at("view");
    EXPECT_EQ(ada.get("/api/tables/" + table + "/log").status, 403U)
        << "the log of a running game holds its seed";
  }
  house.close();
  house.open();
  ada.move_to(house.port());
  Player player(ada.open(table));
  EXPECT_EQ(player.state().at("view"), view);
  while (!player.is_over()) player.play(player.first_choice());
}

TEST(Logs, AFriendComesBackToASaveByInvitation) {
  const House house;
  Visitor ada = house.visitor();
  const HttpAnswer answer = ada.post("/api/logs", played_by_people(golden("onirim-2-save")));
  ASSERT_EQ(answer.status, 201U) << answer.body;
  const auto brought = answer.json();
  ASSERT_EQ(brought.at("invitations").as_array().size(), 1U);
  Visitor bea = house.visitor();
  Pair pair = seat_two(
      ada, bea,
      {text_of(brought.at("table")), {text_of(brought.at("invitations").at(0).at("secret"))}});
  EXPECT_EQ(pair.first.status(), "playing");
  pair.move();
}

TEST(Logs, WhatDoesNotHoldIsToldWithItsLineAndOpensNothing) {
  const House house;
  Visitor ada = house.visitor();
  const std::string good = golden("onirim-1-thumb-escaped");
  std::string illegal = good;
  illegal.replace(illegal.find("draw"), 4, "drow");
  std::string other_seed = good;
  other_seed.replace(other_seed.find(R"("seed":")") + 8, 4, "0000");
  for (const std::string& bad :
       {illegal, other_seed, good.substr(0, good.size() / 2), std::string("{}"), std::string()}) {
    const HttpAnswer answer = ada.post("/api/logs", bad);
    EXPECT_EQ(answer.status, 422U);
    EXPECT_EQ(answer.problem(), "server.no.log");
    EXPECT_NE(answer.json().at("problem").at("args").at("problem").as_string(), "");
  }
  EXPECT_EQ(ada.post("/api/logs", illegal).json().at("problem").at("args").at("line"), 2);
  EXPECT_EQ(house.figure("reverie_tables_opened_total"), 0U);
}

/// A page says it in the words of its catalogues, where the game's are learned for it.
TEST(Logs, WhatDoesNotHoldIsToldAsAMessageWithItsValues) {
  const House house;
  Visitor ada = house.visitor();
  const auto args_for = [&](const std::string& bad) {
    return ada.post("/api/logs", bad).json().at("problem").at("args").as_object();
  };
  const std::string good = golden("onirim-1-thumb-escaped");
  std::string other_draw = good;
  const std::size_t draw = other_draw.find("draw ");
  const std::string due = good.substr(draw, good.find('"', draw) - draw);
  other_draw.replace(draw, due.size(), "draw nothing");
  auto args = args_for(other_draw);
  EXPECT_EQ(args.at("problem"), "log.no.draw");
  EXPECT_EQ(args.at("due"), boost::json::value(due));
  EXPECT_EQ(args.at("said"), "draw nothing");
  EXPECT_EQ(args.at("game"), "onirim");

  std::string illegal = good;
  const std::string_view own = R"("by":"seat1","do":")";
  const std::size_t move = good.find(own) + own.size();
  illegal.replace(move, good.find('"', move) - move, "claim");
  args = args_for(illegal);
  EXPECT_EQ(args.at("problem"), "log.no.refused");
  EXPECT_EQ(args.at("reason"), "onirim.no.not_now");
  EXPECT_EQ(args_for(good.substr(0, good.rfind("{\"end\""))).at("problem"), "log.no.cut_off");
}

/// What a program of before gave to download and to save (tests/old).
TEST(Logs, OldOnesOfTheSameRulesAreBroughtAndTheSaveGoesOn) {
  const House house;
  Visitor ada = house.visitor();
  const auto old = [](const std::string& name) {
    return contents(testing::house("tests/old/" + name + ".jsonl"));
  };
  const std::string finished = old("onirim-finished");
  EXPECT_EQ(ada.get("/api/tables/" + bring(ada, finished) + "/log").body, finished);
  Player player(ada.open(bring(ada, old("onirim-save"))));
  EXPECT_EQ(player.status(), "playing");
  const auto inputs = [&] { return player.state().at("table").at("inputs").to_number<int>(); };
  const int before = inputs();
  player.play(player.first_choice());
  EXPECT_GT(inputs(), before);
}

TEST(Logs, OneOfOtherRulesOpensNothingAndIsNotCalledInvalid) {
  const House house;
  Visitor ada = house.visitor();
  for (const char* name : {"dream_runners-finished", "dream_runners-save"}) {
    const HttpAnswer answer = ada.post(
        "/api/logs", contents(testing::house("tests/old/" + std::string(name) + ".jsonl")));
    EXPECT_EQ(answer.status, 410U) << name;
    EXPECT_EQ(answer.problem(), "log.no.other_rules") << name;
    EXPECT_EQ(answer.json().at("problem").at("args"),
              boost::json::parse(R"({"theirs":1,"ours":2})"));
  }
  EXPECT_EQ(house.figure("reverie_tables_opened_total"), 0U);
}

TEST(Logs, BringingThemCountsAsOpeningTables) {
  const House house(
      [](server::Settings& settings) { settings.limits.tables_a_guest = {1, 0.001}; });
  Visitor ada = house.visitor();
  bring(ada, golden("onirim-1-thumb-escaped"));
  const HttpAnswer answer = ada.post("/api/logs", golden("onirim-1-thumb-escaped"));
  EXPECT_EQ(answer.status, 429U);
  EXPECT_EQ(answer.problem(), "server.no.too_many_tables");
}

}  // namespace
}  // namespace reverie::testing
