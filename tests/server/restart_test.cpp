// SPDX-License-Identifier: Apache-2.0
// A server that ends, kindly or not, and one that cannot begin.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>

#include "house.hpp"
#include "play.hpp"
#include "support/server_process.hpp"

namespace reverie::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

std::string text_of(const boost::json::value& value) { return std::string(value.as_string()); }

std::vector<std::string> options(const TemporaryFolder& folder) {
  return {"--port", "0", "--data", folder.file().string()};
}

TEST(Restart, EverybodyIsToldToComeBackAndFindsTheGameAsItWas) {
  const TemporaryFolder folder;
  std::string table;
  std::uint64_t seen = 0;
  boost::json::value view;
  std::optional<Visitor> ada;
  {
    ServerProcess server(REVERIE_BINARY, options(folder));
    ada.emplace(server.port());
    ada->get("/");
    table = open_table(*ada, order_alone()).id;
    Player player(ada->open(table));
    for (int i = 0; i < 7; ++i) player.play(player.first_choice());
    seen = player.version();
    view = player.state().at("view");
    server.signal(SIGTERM);
    const auto closing = player.window().next("closing");
    EXPECT_EQ(text_of(closing.at("reason").at("key")), "server.closing.restart");
    EXPECT_EQ(closing.at("come_back"), true);
    EXPECT_EQ(player.window().next(), std::nullopt);
    EXPECT_EQ(server.wait(), 0);
  }
  const ServerProcess server(REVERIE_BINARY, options(folder));
  ada->move_to(server.port());
  Player player(ada->open(table, seen));
  EXPECT_EQ(player.version(), seen);
  EXPECT_EQ(player.state().at("view"), view);
  player.play(player.first_choice());
}

TEST(Restart, ABotThatWasThinkingThinksAgain) {
  House house;
  Visitor ada = house.visitor();
  const auto table = open_table(ada, order_with_bot());
  {
    Player player(ada.open(table.id));
    while (!player.may_move()) player.wait();
    // The state that comes with the acknowledgement may already be the bot's turn.
    player.play(player.first_choice());
  }
  house.close();
  house.open();
  ada.move_to(house.port());
  Player player(ada.open(table.id));
  while (!player.may_move()) player.wait();
}

TEST(Start, ABusyPortIsToldInOneLine) {
  const House house;
  const TemporaryFolder folder;
  ServerProcess server(REVERIE_BINARY,
                       {"--port", std::to_string(house.port()), "--data", folder.file().string()});
  EXPECT_EQ(server.wait(), 2);
  EXPECT_THAT(server.said(), StartsWith("reverie: 127.0.0.1:"));
  EXPECT_THAT(server.said(), HasSubstr("--port"));
  EXPECT_EQ(std::ranges::count(server.said(), '\n'), 1);
}

TEST(Start, AnUnusableFileIsToldInOneLine) {
  const TemporaryFolder folder;
  for (const std::string& file : {std::string("/nowhere/at/all.db"), folder.path().string()}) {
    ServerProcess server(REVERIE_BINARY, {"--port", "0", "--data", file});
    EXPECT_EQ(server.wait(), 2) << file;
    EXPECT_THAT(server.said(), StartsWith("reverie: "));
    EXPECT_EQ(std::ranges::count(server.said(), '\n'), 1) << server.said();
  }
}

TEST(Start, WrongOptionsAreToldInOneLine) {
  const TemporaryFolder folder;
  const std::string data = folder.file().string();
  const std::vector<std::pair<std::vector<std::string>, std::string>> mistakes = {
      {{"--prot", "1"}, "did you mean '--port'?"},
      {{"--port", "70000"}, "65535"},
      {{"--log-level", "wran", "--data", data}, "did you mean 'warn'?"},
      {{"--address", "here", "--data", data}, "127.0.0.1"},
      {{"--threads", "0"}, "whole number"},
  };
  for (const auto& [words, advice] : mistakes) {
    ServerProcess server(REVERIE_BINARY, words);
    EXPECT_EQ(server.wait(), 2) << advice;
    EXPECT_THAT(server.said(), HasSubstr(advice));
    EXPECT_EQ(std::ranges::count(server.said(), '\n'), 1) << server.said();
  }
}

TEST(Start, OpeningToOthersSaysWhatThatMeans) {
  const TemporaryFolder folder;
  auto words = options(folder);
  words.emplace_back("--public");
  ServerProcess server(REVERIE_BINARY, words);
  server.signal(SIGINT);
  EXPECT_EQ(server.wait(), 0);
  EXPECT_THAT(server.said(), HasSubstr("not encrypted"));
}

TEST(Start, LogsHoldNoSecrets) {
  const TemporaryFolder folder;
  auto words = options(folder);
  words.insert(words.end(), {"--log-level", "debug"});
  ServerProcess server(REVERIE_BINARY, words);
  Visitor ada(server.port());
  ada.get("/");
  const auto table = open_table(ada, order_for_two());
  Visitor bea(server.port());
  bea.get("/");
  {
    const Pair pair = seat_two(ada, bea, table);
  }
  server.signal(SIGTERM);
  EXPECT_EQ(server.wait(), 0);
  EXPECT_THAT(server.said(), Not(HasSubstr(table.invitations.at(0))));
  EXPECT_THAT(server.said(), Not(HasSubstr(ada.cookie().substr(6))));
  EXPECT_THAT(server.said(), Not(HasSubstr(bea.cookie().substr(6))));
}

}  // namespace
}  // namespace reverie::testing
