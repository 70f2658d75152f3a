// SPDX-License-Identifier: Apache-2.0
// Who may look at a table, and what happens to those who send too much or read too little.
#include <gtest/gtest.h>

#include "house.hpp"
#include "play.hpp"

namespace reverie::testing {
namespace {

constexpr int bad_payload = 1007;
constexpr int message_too_big = 1009;
constexpr int going_away = 1001;

std::string text_of(const boost::json::value& value) { return std::string(value.as_string()); }

/// The reason in the last letter before the server ends the connection.
std::string reason_of_end(Window& window) {
  std::string reason;
  while (const auto letter = window.next()) {
    const auto object = boost::json::parse(*letter).as_object();
    if (object.at("type").as_string() == "closing") {
      reason = text_of(object.at("reason").at("key"));
    }
  }
  return reason;
}

TEST(Websocket, SomebodyWhoDoesNotBelongToATableIsSentAway) {
  const House house;
  Visitor ada = house.visitor();
  const auto table = open_table(ada, order_alone());
  Visitor eve = house.visitor();
  Window window = eve.open(table.id);
  EXPECT_EQ(reason_of_end(window), "table.no.private");
  EXPECT_EQ(window.close_code(), going_away);
  EXPECT_EQ(eve.get("/api/tables/" + table.id + "/log").status, 403U);
}

TEST(Websocket, ATableThatDoesNotExistIsToldSo) {
  const House house;
  Visitor ada = house.visitor();
  Window window = ada.open("zzzzzzzzzzzzzzzzzzzz");
  EXPECT_EQ(reason_of_end(window), "server.no.such_table");
  EXPECT_EQ(ada.get("/api/tables/zzzzzzzzzzzzzzzzzzzz/log").status, 404U);
}

TEST(Websocket, WhatIsNoCommandIsRefusedAndTheGameGoesOn) {
  const House house;
  Visitor ada = house.visitor();
  Player player(ada.open(open_table(ada, order_alone()).id));
  for (const char* text : {"", "{", "[]", "null", R"({"type":"fly","id":"a","version":1})",
                           R"({"type":"play","id":"a"})"}) {
    player.window().send(text);
    const auto refused = player.window().next("refused");
    EXPECT_EQ(text_of(refused.at("reason").at("message").at("key")), "server.no.unreadable")
        << text;
  }
  player.play(player.first_choice());
}

TEST(Websocket, WhatIsNoTextEndsTheConnection) {
  const House house;
  Visitor ada = house.visitor();
  Player player(ada.open(open_table(ada, order_alone()).id));
  player.window().send("\xff\xfe");
  EXPECT_EQ(player.window().next(), std::nullopt);
  EXPECT_EQ(player.window().close_code(), bad_payload);
}

TEST(Websocket, AMessageThatIsTooLargeEndsTheConnection) {
  const House house;
  Visitor ada = house.visitor();
  const auto table = open_table(ada, order_alone());
  Player player(ada.open(table.id));
  player.window().send(std::string(17 * server::kilobyte, 'x'));
  EXPECT_EQ(player.window().next(), std::nullopt);
  EXPECT_EQ(player.window().close_code(), message_too_big);
  const Player again(ada.open(table.id));
  EXPECT_EQ(again.status(), "playing");
}

TEST(Websocket, TooManyCommandsAtOnceAreRefused) {
  const House house(
      [](server::Settings& settings) { settings.limits.commands_a_connection = {2, 0.001}; });
  Visitor ada = house.visitor();
  Player player(ada.open(open_table(ada, order_alone()).id));
  player.play(player.first_choice());
  player.play(player.first_choice());
  const auto refused = player.ask("undo");
  EXPECT_EQ(text_of(refused.at("reason").at("message").at("key")), "server.no.too_fast");
}

/// Every ping is read, counted and answered before there is any command.
TEST(Websocket, WhoPingsWithoutEndIsPutOut) {
  const House house(
      [](server::Settings& settings) { settings.limits.control_frames_a_websocket = {5, 0.001}; });
  Visitor ada = house.visitor();
  const auto table = open_table(ada, order_alone());
  Player player(ada.open(table.id));
  for (int i = 0; i < 5; ++i) player.window().ping();
  player.play(player.first_choice());
  player.window().ping();
  while (player.window().next()) {
  }
  const Player again(ada.open(table.id));
  EXPECT_EQ(again.status(), "playing");
}

TEST(Websocket, WhoSendsAMessageWithoutEndIsPutOut) {
  const House house(
      [](server::Settings& settings) { settings.limits.websocket_bytes = {1000, 0.001}; });
  Visitor ada = house.visitor();
  Player player(ada.open(open_table(ada, order_alone()).id));
  const std::string mask(4, '\0');
  const std::string beginning = "\x01\x80" + mask;
  const std::string empty_piece = std::string("\0\x80", 2) + mask;
  player.window().send_raw(beginning);
  for (int i = 0; i < 200; ++i) player.window().send_raw(empty_piece);
  EXPECT_EQ(player.window().next(), std::nullopt);
}

TEST(Websocket, AGuestHasSoManyWindowsAndNoMore) {
  const House house([](server::Settings& settings) { settings.limits.connections_a_guest = 1; });
  Visitor ada = house.visitor();
  const auto table = open_table(ada, order_alone());
  const Player player(ada.open(table.id));
  const HttpAnswer answer = ada.fail_to_open(table.id, {{"Origin", ada.origin()}});
  EXPECT_EQ(answer.status, 429U);
  EXPECT_EQ(answer.problem(), "server.no.too_many_windows");
}

TEST(Websocket, SomebodyWhoDoesNotReadIsDroppedWhileTheOthersPlayOn) {
  const House house(
      [](server::Settings& settings) { settings.limits.waiting_bytes = 64 * server::kilobyte; });
  Visitor ada = house.visitor();
  Visitor bea = house.visitor();
  const auto table = open_table(ada, order_for_two());
  Pair pair = seat_two(ada, bea, table);
  Window deaf = ada.open(table.id);
  const std::string look = command("look", "l", 1, R"("at":0)");
  while (house.figure("reverie_slow_clients_total") == 0) {
    for (int i = 0; i < 50; ++i) deaf.send(look);
  }
  for (int i = 0; i < 4; ++i) pair.move();
  EXPECT_EQ(reason_of_end(deaf), "server.closing.too_slow");
  EXPECT_EQ(house.figure("reverie_slow_clients_total"), 1U);
}

TEST(Websocket, WhoIsGoneIsNoLongerPresent) {
  const House house;
  Visitor ada = house.visitor();
  Visitor bea = house.visitor();
  Pair pair = seat_two(ada, bea, open_table(ada, order_for_two()));
  const auto bea_is_there = [&] {
    return pair.first.state().at("table").at("seats").at(1).at("present").as_bool();
  };
  EXPECT_TRUE(bea_is_there());
  pair.second.window().vanish();
  pair.first.wait();
  EXPECT_FALSE(bea_is_there());
}

}  // namespace
}  // namespace reverie::testing
