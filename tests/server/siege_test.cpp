// SPDX-License-Identifier: Apache-2.0
// One guest or address that asks for too much, over real sockets: it is told so, and only it.
#include <gtest/gtest.h>

#include <sys/resource.h>

#include <chrono>
#include <memory>
#include <thread>
#include <vector>

#include "house.hpp"
#include "play.hpp"
#include "support/files.hpp"
#include "support/server_process.hpp"

namespace reverie::testing {
namespace {

std::string reason_of(const boost::json::object& refused) {
  return std::string(refused.at("reason").at("message").at("key").as_string());
}

std::string next_refusal(Player& player) { return reason_of(player.window().next("refused")); }

House::Change with_commands(const server::Rate& rate) {
  return [rate](server::Settings& settings) {
    settings.limits.commands_a_connection = rate;
    settings.limits.rest = std::chrono::milliseconds(0);
  };
}

/// What a guest may keep; of tables as many as they like.
House::Change with_kept_bytes(double bytes) {
  return [bytes](server::Settings& settings) {
    settings.limits.kept_bytes_a_guest = {bytes, 0.001};
    settings.limits.tables_a_guest = {1e9, 1e9};
  };
}

TEST(Siege, WhatCannotBeReadCountsAgainstTheRate) {
  const House house(with_commands({2, 0.001}));
  Visitor eve = house.visitor();
  Player player(eve.open(open_table(eve, order_alone()).id));
  for (int i = 0; i < 2; ++i) {
    player.window().send("{");
    EXPECT_EQ(next_refusal(player), "server.no.unreadable");
  }
  player.window().send("{");
  EXPECT_EQ(next_refusal(player), "server.no.too_fast");
  EXPECT_EQ(reason_of(player.ask("undo")), "server.no.too_fast");
}

TEST(Siege, MuchTextCostsMuch) {
  const House house(with_commands({5, 0.001}));
  Visitor eve = house.visitor();
  Player player(eve.open(open_table(eve, order_alone()).id));
  player.window().send("{" + std::string(10 * server::kilobyte, ' '));
  EXPECT_EQ(next_refusal(player), "server.no.too_fast");
  player.play(player.first_choice());
}

TEST(Siege, AllWindowsOfAnAddressShareARate) {
  const House house([](server::Settings& settings) {
    settings.limits.loopback_is_trusted = false;
    settings.limits.commands_an_address = {3, 0.001};
  });
  Visitor eve = house.visitor();
  const auto table = open_table(eve, order_alone());
  Player first(eve.open(table.id));
  Player second(eve.open(table.id));
  EXPECT_EQ(std::string(first.ask("look", R"("at":0)").at("type").as_string()), "moment");
  EXPECT_EQ(std::string(second.ask("look", R"("at":0)").at("type").as_string()), "moment");
  EXPECT_EQ(reason_of(first.ask("undo")), "server.no.too_fast") << "an undo costs two";
  EXPECT_EQ(std::string(second.ask("look", R"("at":0)").at("type").as_string()), "moment");
  EXPECT_EQ(reason_of(second.ask("look", R"("at":0)")), "server.no.too_fast");
}

TEST(Siege, ToBringATableBackFromTheDiskIsWork) {
  House house([](server::Settings& settings) {
    settings.limits.loopback_is_trusted = false;
    settings.limits.commands_an_address = {server::cost_of_restoring, 0.001};
    settings.threads = 1;
  });
  Visitor ada = house.visitor();
  const auto first = open_table(ada, order_alone());
  const auto second = open_table(ada, order_alone());
  house.close();
  house.open();
  ada.move_to(house.port());
  const Player player(ada.open(first.id));
  Window refused = ada.open(second.id);
  const auto closing = refused.next("closing");
  EXPECT_EQ(closing.at("reason").at("key").as_string(), "server.no.too_fast");
  EXPECT_EQ(closing.at("come_back"), true);
  const Player again(ada.open(first.id));
  EXPECT_EQ(again.status(), "playing") << "what is in memory costs nothing";
}

/// How long its lists take to read is known only afterwards.
TEST(Siege, WhoAsksForListsAgainAndAgainWaits) {
  const House house([](server::Settings& settings) { settings.limits.lists_a_guest = {0, 0}; });
  Visitor ada = house.visitor();
  EXPECT_EQ(ada.get("/api/tables").status, 200U);
  EXPECT_EQ(ada.get("/api/tables").status, 429U);
  Visitor bea = house.visitor();
  EXPECT_EQ(bea.get("/api/tables").status, 200U);
}

TEST(Siege, AGuestHasSoManyHintsAtATime) {
  const House house([](server::Settings& settings) { settings.limits.hints_a_guest = 0; });
  Visitor eve = house.visitor();
  Player player(eve.open(open_table(eve, order_alone()).id));
  EXPECT_EQ(reason_of(player.ask("hint")), "table.no.hint_coming");
}

/// One thread thinks, and 24 guests wait for it before her.
TEST(Siege, AHintForWhichNobodyWaitsAnyLongerIsNotThoughtOf) {
  const House house([](server::Settings& settings) {
    settings.limits.hints_a_guest = 1;
    settings.thinkers = 1;
  });
  std::vector<Player> others;
  for (int i = 0; i < 24; ++i) {
    Visitor visitor = house.visitor();
    others.emplace_back(visitor.open(open_table(visitor, order_alone()).id));
    others.back().window().send(command("hint", "h", others.back().version()));
  }
  Visitor eve = house.visitor();
  const auto table = open_table(eve, order_alone());
  {
    Player leaving(eve.open(table.id));
    leaving.window().send(command("hint", "first", leaving.version()));
    // Its answer comes behind the question: that one has been asked by then.
    EXPECT_EQ(std::string(leaving.ask("look", R"("at":0)").at("type").as_string()), "moment");
  }
  while (house.figure("reverie_connections") > others.size()) std::this_thread::yield();
  Player back(eve.open(table.id));
  EXPECT_EQ(std::string(back.ask("hint").at("type").as_string()), "hint");
}

TEST(Siege, WhoeverAsksForTooMuchIsNotListenedToForAWhile) {
  constexpr std::chrono::milliseconds rest(200);
  const House house([&](server::Settings& settings) {
    settings.limits.commands_a_connection = {1, 0.001};
    settings.limits.rest = rest;
  });
  Visitor eve = house.visitor();
  Player player(eve.open(open_table(eve, order_alone()).id));
  const auto begun = std::chrono::steady_clock::now();
  for (int i = 0; i < 4; ++i) {
    player.window().send(command("look", std::to_string(i), player.version(), R"("at":0)"));
  }
  player.window().next("moment");
  for (int i = 0; i < 3; ++i) EXPECT_EQ(next_refusal(player), "server.no.too_fast");
  EXPECT_GE(std::chrono::steady_clock::now() - begun, 2 * rest) << "each but the first waited";
}

/// A bot is never refused: it thinks when there is room again.
TEST(Siege, ABotForWhichThereIsNoRoomThinksLater) {
  const House house([](server::Settings& settings) {
    settings.limits.loopback_is_trusted = false;
    settings.limits.thoughts_an_address = 1;
  });
  Visitor ada = house.visitor();
  std::vector<Player> players;
  for (int i = 0; i < 8; ++i) {
    players.emplace_back(ada.open(open_table(ada, order_with_bot()).id));
  }
  for (Player& player : players) {
    for (int moves = 0; moves < 3 && !player.is_over(); ++moves) {
      while (!player.may_move()) player.wait();
      player.play(player.first_choice());
    }
    EXPECT_GT(player.version(), 3U);
  }
}

TEST(Siege, WhoKeepsTooMuchMustWait) {
  const House house(with_kept_bytes(2000));
  Visitor eve = house.visitor();
  Visitor ada = house.visitor();
  Player player(eve.open(open_table(eve, order_alone()).id));
  const std::string chat = R"("text":")" + std::string(400, 'x') + '"';
  int said = 0;
  while (std::string(player.ask("chat", chat).at("type").as_string()) == "accepted") {
    ASSERT_LT(++said, 10);
  }
  EXPECT_GE(said, 2);
  EXPECT_EQ(reason_of(player.ask("chat", chat)), "server.no.too_much_kept");
  EXPECT_EQ(std::string(player.ask("look", R"("at":0)").at("type").as_string()), "moment");
  Player other(ada.open(open_table(ada, order_alone()).id));
  other.play(other.first_choice());
}

/// How often that can be posted before it is too much; `most` if it never is.
int times_until_too_much_is_kept(Visitor& visitor, const std::string& target,
                                 const std::string& body, int most) {
  for (int times = 0; times < most; ++times) {
    const HttpAnswer answer = visitor.post(target, body);
    if (answer.status == 429U) {
      EXPECT_EQ(answer.problem(), "server.no.too_much_kept");
      return times;
    }
    EXPECT_EQ(answer.status, 201U) << answer.body;
  }
  return most;
}

TEST(Siege, WhoOpensTooMuchMustWait) {
  const House house(with_kept_bytes(5000));
  Visitor eve = house.visitor();
  EXPECT_LT(times_until_too_much_is_kept(eve, "/api/tables", order_alone(), 50), 20);
  Visitor ada = house.visitor();
  EXPECT_EQ(ada.post("/api/tables", order_alone()).status, 201U);
}

/// It has every move of another game in its first entry.
TEST(Siege, ABranchCountsWithAllThatItCopies) {
  const House house(with_kept_bytes(20'000));
  Visitor eve = house.visitor();
  const auto table = open_table(eve, order_alone());
  Player player(eve.open(table.id));
  for (int i = 0; i < 10; ++i) player.play(player.first_choice());
  const auto resigned = player.ask("resign");
  player.wait_for_version(resigned.at("version").to_number<std::uint64_t>());
  ASSERT_TRUE(player.is_over());
  const std::string inputs = boost::json::serialize(player.state().at("table").at("inputs"));
  const std::string order = R"({"at":)" + inputs + R"(,"seat":0,"level":"gentle"})";
  const std::string branch = "/api/tables/" + table.id + "/branch";
  EXPECT_LT(times_until_too_much_is_kept(eve, branch, order, 50), 20);
  EXPECT_EQ(eve.post("/api/tables", order_alone()).status, 429U);
}

/// Ada says one word, and two bots play a whole game.
TEST(Siege, WhatBotsDoCountsForWhoeverPlaysWithThem) {
  const House house(with_kept_bytes(5000));
  Visitor ada = house.visitor();
  Player player(ada.open(open_table(ada, order_with_bot()).id));
  player.ask("seat_bot", R"("seat":0,"level":"gentle")");
  while (!player.is_over()) player.wait();
  EXPECT_EQ(reason_of(player.ask("chat", R"("text":"well played")")), "server.no.too_much_kept");
  EXPECT_EQ(ada.post("/api/tables", order_alone()).problem(), "server.no.too_much_kept");
}

TEST(Siege, WhoBringsTooManyLogsMustWait) {
  const std::string log = contents(reverie::testing::house("tests/golden/onirim-1-save.jsonl"));
  const House house([&](server::Settings& settings) {
    settings.limits.kept_bytes_a_guest = {1.5 * static_cast<double>(log.size()), 0.001};
  });
  Visitor eve = house.visitor();
  EXPECT_EQ(eve.post("/api/logs", log).status, 201U);
  const HttpAnswer answer = eve.post("/api/logs", log);
  EXPECT_EQ(answer.status, 429U);
  EXPECT_EQ(answer.problem(), "server.no.too_much_kept");
  EXPECT_EQ(house.visitor().post("/api/logs", log).status, 201U);
}

/// An answer and the state after it come at once: neither makes the other too much.
TEST(Siege, OneLetterMayAlwaysWait) {
  const House house([](server::Settings& settings) { settings.limits.waiting_bytes = 1; });
  Visitor ada = house.visitor();
  Player player(ada.open(open_table(ada, order_alone()).id));
  for (int i = 0; i < 5; ++i) player.play(player.first_choice());
  EXPECT_EQ(house.figure("reverie_slow_clients_total"), 0U);
}

TEST(Siege, FiguresAreAnOptionOfTheProgram) {
  const TemporaryFolder folder;
  std::vector<std::string> options = {"--port", "0", "--data", folder.file().string()};
  {
    const ServerProcess server(REVERIE_BINARY, options);
    EXPECT_EQ(Visitor(server.port()).get("/metrics").status, 404U);
  }
  options.emplace_back("--metrics");
  const ServerProcess server(REVERIE_BINARY, options);
  EXPECT_EQ(Visitor(server.port()).get("/metrics").status, 200U);
}

/// While it lives, programs that are started may not make files larger than that.
class SmallFiles {
 public:
  explicit SmallFiles(rlim_t bytes) {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit small{bytes, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &small);
  }
  SmallFiles(const SmallFiles&) = delete;
  SmallFiles& operator=(const SmallFiles&) = delete;
  ~SmallFiles() { ::setrlimit(RLIMIT_FSIZE, &before_); }

 private:
  rlimit before_{};
};

TEST(Siege, AFileThatMayNotGrowDoesNotEndTheProgram) {
  const TemporaryFolder folder;
  const std::string log = contents(reverie::testing::house("tests/golden/onirim-1-save.jsonl"));
  auto small = std::make_unique<SmallFiles>(server::megabyte);
  const ServerProcess server(
      REVERIE_BINARY, {"--port", "0", "--data", folder.file().string(), "--log-level", "off"});
  small.reset();
  ASSERT_NE(server.port(), 0) << server.said();
  unsigned status = 201;
  for (int i = 0; i < 2000 && status == 201; ++i) {
    Visitor eve(server.port());
    eve.get("/");
    status = eve.post("/api/logs", log).status;
  }
  EXPECT_EQ(status, 503U);
  EXPECT_NE(Visitor(server.port()).get("/").status, 0U) << "it goes on serving";
}

}  // namespace
}  // namespace reverie::testing
