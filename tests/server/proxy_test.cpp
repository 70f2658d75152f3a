// SPDX-License-Identifier: Apache-2.0
// Behind a proxy every connection comes from the same address: limits are for whom it names.
#include <gtest/gtest.h>

#include "house.hpp"
#include "play.hpp"
#include "support/server_process.hpp"

namespace reverie::testing {
namespace {

Headers forwarded_for(const std::string& addresses) { return {{"X-Forwarded-For", addresses}}; }

/// Two requests an address, and no more.
House::Change strict(bool behind_proxy) {
  return [behind_proxy](server::Settings& settings) {
    settings.limits.behind_proxy = behind_proxy;
    settings.limits.requests_an_address = {2, 0.001};
  };
}

TEST(Proxy, EveryClientThatItNamesHasLimitsOfItsOwn) {
  const House house(strict(true));
  Visitor visitor(house.port());
  for (const char* address : {"192.0.2.1", "192.0.2.2", "2001:db8::1"}) {
    EXPECT_EQ(visitor.get("/", forwarded_for(address)).status, 200U) << address;
    EXPECT_EQ(visitor.get("/", forwarded_for(address)).status, 200U) << address;
    EXPECT_EQ(visitor.get("/", forwarded_for(address)).status, 429U) << address;
  }
}

TEST(Proxy, OnlyItsOwnWordCountsWhichIsTheLast) {
  const House house(strict(true));
  Visitor eve(house.port());
  int allowed = 0;
  for (int i = 1; i <= 9; ++i) {
    const std::string lie = "198.51.100." + std::to_string(i);
    if (eve.get("/", forwarded_for(lie + " , 192.0.2.1 ")).status == 200U) ++allowed;
  }
  EXPECT_EQ(allowed, 2);
}

TEST(Proxy, ItsWordMayBeAHeaderOfItsOwnAfterThatOfTheClient) {
  const House house(strict(true));
  const Visitor eve(house.port());
  int allowed = 0;
  for (int i = 1; i <= 9; ++i) {
    const std::string answer =
        eve.raw("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-For: 198.51.100." +
                std::to_string(i) + "\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n");
    if (answer.starts_with("HTTP/1.1 200")) ++allowed;
  }
  EXPECT_EQ(allowed, 2);
}

TEST(Proxy, WithoutItNobodyIsBelieved) {
  const House house([](server::Settings& settings) {
    strict(false)(settings);
    settings.limits.loopback_is_trusted = false;
  });
  Visitor eve(house.port());
  EXPECT_EQ(eve.get("/", forwarded_for("192.0.2.1")).status, 200U);
  EXPECT_EQ(eve.get("/", forwarded_for("192.0.2.2")).status, 200U);
  EXPECT_EQ(eve.get("/", forwarded_for("192.0.2.3")).status, 429U);
}

TEST(Proxy, WhoeverItDoesNotNameIsNotServed) {
  const House house(strict(true));
  Visitor eve(house.port());
  EXPECT_EQ(eve.get("/").status, 400U);
  for (const char* odd : {"", "unknown", "192.0.2.1, nobody", "192.0.2.1,", "203.0.113.14:4711",
                          "[2001:db8::1]:80"}) {
    const HttpAnswer answer = eve.get("/", forwarded_for(odd));
    EXPECT_EQ(answer.status, 400U) << odd;
    EXPECT_EQ(answer.problem(), "server.no.unnamed") << odd;
  }
  EXPECT_EQ(eve.get("/", {{"X-Real-IP", "192.0.2.1"}}).status, 400U);
  EXPECT_EQ(eve.get("/", {{"Forwarded", "for=192.0.2.1"}}).status, 400U);
}

TEST(Proxy, WhoRunsTheHouseMayAskHowItIsWithoutIt) {
  const House house(strict(true));
  Visitor watchman(house.port());
  EXPECT_EQ(watchman.get("/healthz").status, 200U);
  EXPECT_EQ(watchman.get("/healthz").status, 200U);
  EXPECT_EQ(watchman.get("/healthz").status, 429U) << "but all who are not named count as one";
}

TEST(Proxy, ANamedLoopbackIsNoFriend) {
  const House house(strict(true));
  Visitor eve(house.port());
  for (const char* address : {"127.0.0.1", "::1", "::ffff:127.0.0.2"}) {
    EXPECT_EQ(eve.get("/", forwarded_for(address)).status, 200U) << address;
    EXPECT_EQ(eve.get("/", forwarded_for(address)).status, 200U) << address;
    EXPECT_EQ(eve.get("/", forwarded_for(address)).status, 429U) << address;
  }
}

TEST(Proxy, WebsocketsCountForTheClientAndNotForTheProxy) {
  const House house([](server::Settings& settings) {
    settings.limits.behind_proxy = true;
    settings.limits.connections_an_address = 1;
  });
  Visitor ada(house.port());
  ada.get("/", forwarded_for("192.0.2.1"));
  const HttpAnswer opened =
      ada.request("POST", "/api/tables", order_alone(),
                  {{"Origin", ada.origin()}, {"X-Forwarded-For", "192.0.2.1"}});
  ASSERT_EQ(opened.status, 201U) << opened.body;
  const OpenedTable table{std::string(opened.json().at("table").as_string()), {}};
  const Player mine(ada.open(table.id, 0, forwarded_for("192.0.2.1")));
  const HttpAnswer second =
      ada.fail_to_open(table.id, {{"Origin", ada.origin()}, {"X-Forwarded-For", "192.0.2.1"}});
  EXPECT_EQ(second.status, 429U);
  EXPECT_EQ(second.problem(), "server.no.too_many_windows");
  const Player other(ada.open(table.id, 0, forwarded_for("192.0.2.2")));
  EXPECT_EQ(other.status(), "playing");
}

TEST(Proxy, IsAnOptionOfTheProgram) {
  const TemporaryFolder folder;
  const ServerProcess server(REVERIE_BINARY,
                             {"--port", "0", "--data", folder.file().string(), "--behind-proxy"});
  Visitor visitor(server.port());
  const auto allows = [&](const char* address) {
    return visitor.get("/healthz", forwarded_for(address)).status == 200U;
  };
  constexpr int far_more_than_a_burst = 5000;
  int allowed = 0;
  while (allowed < far_more_than_a_burst && allows("192.0.2.1")) ++allowed;
  EXPECT_LT(allowed, far_more_than_a_burst);
  EXPECT_TRUE(allows("192.0.2.2"));
}

}  // namespace
}  // namespace reverie::testing
