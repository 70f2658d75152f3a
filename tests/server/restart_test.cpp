// SPDX-License-Identifier: Apache-2.0
// A server that ends, kindly or not, and one that cannot begin.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <random>
#include <thread>

#include "core/log.hpp"
#include "core/random.hpp"
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

/// A player that remembers every move that the server has acknowledged, across deaths of it.
class Witness {
 public:
  Witness(const TemporaryFolder& folder, std::uint64_t seed) : folder_(folder), random_(seed) {}

  /// Plays until the server is killed at a random moment, or the game is over.
  void live_and_die() {
    ServerProcess server(REVERIE_BINARY, options(folder_));
    if (table_.empty()) {
      ada_.emplace(server.port());
      ada_->get("/");
      table_ = open_table(*ada_, order_alone()).id;
    }
    ada_->move_to(server.port());
    Player player(ada_->open(table_));
    settle_the_unknown(player);
    std::jthread killer([&, after = std::chrono::microseconds(below(random_, 15'000))] {
      std::this_thread::sleep_for(after);
      server.signal(SIGKILL);
    });
    try {
      while (!player.is_over()) play(player);
      over_ = true;
    } catch (const std::exception&) {
      // The server is dead: exactly what this is about.
    }
  }

  bool is_over() const { return over_; }
  const std::vector<std::string>& acknowledged() const { return acknowledged_; }
  std::string log() {
    const ServerProcess server(REVERIE_BINARY, options(folder_));
    ada_->move_to(server.port());
    return ada_->get("/api/tables/" + table_ + "/log").body;
  }

 private:
  void play(Player& player) {
    unknown_ = player.first_choice();
    player.play(*unknown_);
    acknowledged_.push_back(*std::exchange(unknown_, std::nullopt));
    version_ = player.version();
  }

  /// A move that was sent and not acknowledged may have been kept or not.
  void settle_the_unknown(const Player& player) {
    EXPECT_GE(player.version(), version_);
    if (player.version() > version_ && unknown_) acknowledged_.push_back(*unknown_);
    unknown_.reset();
    version_ = player.version();
  }

  const TemporaryFolder& folder_;
  Random random_;
  std::optional<Visitor> ada_;
  std::string table_;
  std::uint64_t version_ = 1;
  std::optional<std::string> unknown_;
  std::vector<std::string> acknowledged_;
  bool over_ = false;
};

TEST(Restart, KilledAtAnyMomentTheServerKeepsEveryAcknowledgedMove) {
  const std::uint64_t seed = std::random_device()();
  SCOPED_TRACE("seed " + std::to_string(seed));
  const TemporaryFolder folder;
  Witness witness(folder, seed);
  int deaths = 0;
  for (; !witness.is_over(); ++deaths) witness.live_and_die();
  EXPECT_GT(deaths, 1);
  const auto log = read_log(witness.log());
  ASSERT_TRUE(log.has_value()) << log.error().what;
  std::vector<std::string> moves;
  for (const LogInput& input : log->inputs) {
    if (!input.by.is_chance()) moves.push_back(input.action);
  }
  EXPECT_EQ(moves, witness.acknowledged());
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
    Pair pair = seat_two(ada, bea, table);
  }
  server.signal(SIGTERM);
  EXPECT_EQ(server.wait(), 0);
  EXPECT_THAT(server.said(), Not(HasSubstr(table.invitations.at(0))));
  EXPECT_THAT(server.said(), Not(HasSubstr(ada.cookie().substr(6))));
  EXPECT_THAT(server.said(), Not(HasSubstr(bea.cookie().substr(6))));
}

}  // namespace
}  // namespace reverie::testing
