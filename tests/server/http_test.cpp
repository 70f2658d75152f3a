// SPDX-License-Identifier: Apache-2.0
// The page and its headers over real sockets, and requests that no browser would send.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "house.hpp"
#include "play.hpp"

namespace reverie::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

TEST(Http, EveryReplyTellsTheBrowserToTrustOnlyUs) {
  const House house;
  Visitor ada = house.visitor();
  for (const char* target :
       {"/", "/assets/app-1a2b.js", "/api/games", "/api/nothing", "/healthz"}) {
    const HttpAnswer answer = ada.get(target);
    EXPECT_THAT(answer.header("content-security-policy"), StartsWith("default-src 'self';"));
    EXPECT_THAT(answer.header("content-security-policy"), HasSubstr("frame-ancestors 'none'"));
    EXPECT_THAT(answer.header("content-security-policy"), Not(HasSubstr("unsafe")));
    EXPECT_EQ(answer.header("x-content-type-options"), "nosniff");
    EXPECT_EQ(answer.header("referrer-policy"), "no-referrer");
    EXPECT_THAT(answer.header("permissions-policy"), Not(IsEmpty()));
  }
}

TEST(Http, TheFrontIsAskedForAgainAndItsPartsAreNot) {
  const House house;
  Visitor ada = house.visitor();
  const HttpAnswer front = ada.get("/");
  EXPECT_EQ(front.header("cache-control"), "no-cache");
  EXPECT_EQ(front.header("content-type"), "text/html; charset=utf-8");
  const HttpAnswer again = ada.get("/", {{"If-None-Match", front.header("etag")}});
  EXPECT_EQ(again.status, 304U);
  EXPECT_THAT(again.body, IsEmpty());
  const HttpAnswer part = ada.get("/assets/app-1a2b.js");
  EXPECT_EQ(part.body, "the script");
  EXPECT_EQ(part.header("cache-control"), "public, max-age=31536000, immutable");
}

TEST(Http, WhoUnderstandsCompressionGetsIt) {
  const House house;
  Visitor ada = house.visitor();
  const HttpAnswer answer = ada.get("/", {{"Accept-Encoding", "gzip, br"}});
  EXPECT_EQ(answer.header("content-encoding"), "gzip");
  EXPECT_EQ(answer.body, "front, compressed");
  EXPECT_THAT(ada.get("/").header("content-encoding"), IsEmpty());
}

TEST(Http, HeadGivesTheHeadersAlone) {
  const House house;
  const HttpAnswer answer = house.visitor().request("HEAD", "/assets/app-1a2b.js");
  EXPECT_EQ(answer.status, 200U);
  EXPECT_THAT(answer.body, IsEmpty());
  EXPECT_EQ(answer.header("content-length"), "10");
}

TEST(Http, NoPathLeadsOutOfThePage) {
  const House house;
  Visitor eve = house.visitor();
  for (const char* target : {"/../../etc/passwd.txt", "/assets/../../../etc/hosts.txt",
                             "/%2e%2e/%2e%2e/etc/passwd.txt", "/..%2f..%2fetc%2fpasswd.txt",
                             "//etc/host.conf", "/assets/..\\..\\secret.txt", "/index.html.gz"}) {
    EXPECT_EQ(eve.get(target).status, 404U) << target;
  }
}

TEST(Http, TheCookieIsGivenOnceAndKeptFromScripts) {
  const House house;
  Visitor ada(house.port());
  const HttpAnswer first = ada.get("/");
  EXPECT_THAT(first.header("set-cookie"), HasSubstr("HttpOnly; SameSite=Lax"));
  EXPECT_THAT(ada.get("/").header("set-cookie"), IsEmpty());
}

TEST(Http, AForeignPageCanChangeNothing) {
  const House house;
  Visitor ada = house.visitor();
  for (const Headers& headers :
       {Headers{}, Headers{{"Origin", "http://evil.example"}}, Headers{{"Origin", "null"}}}) {
    const HttpAnswer answer = ada.request("POST", "/api/tables", order_alone(), headers);
    EXPECT_EQ(answer.status, 403U);
    EXPECT_EQ(answer.problem(), "server.no.foreign_page");
  }
  EXPECT_EQ(house.figure("reverie_tables_opened_total"), 0U);
}

TEST(Http, AForeignPageOpensNoWebsocket) {
  const House house;
  Visitor ada = house.visitor();
  const auto table = open_table(ada, order_alone());
  EXPECT_EQ(ada.fail_to_open(table.id, {{"Origin", "http://evil.example"}}).status, 403U);
  EXPECT_EQ(ada.fail_to_open(table.id, {}).status, 403U);
}

TEST(Http, WhatIsNoWebsocketIsToldSo) {
  const House house;
  Visitor ada = house.visitor();
  const auto table = open_table(ada, order_alone());
  const HttpAnswer answer =
      ada.get("/api/tables/" + table.id + "/socket", {{"Origin", ada.origin()}});
  EXPECT_EQ(answer.status, 426U);
}

TEST(Http, OrdersAreReadStrictly) {
  const House house;
  Visitor ada = house.visitor();
  for (const char* body : {"", "{", "[]", R"({"game":"onirim"})", R"({"game":"chess"})"}) {
    const HttpAnswer answer = ada.post("/api/tables", body);
    EXPECT_EQ(answer.status, 400U) << body;
    EXPECT_EQ(answer.problem(), "server.no.unreadable");
  }
}

TEST(Http, MethodsThatMakeNoSenseAreRefused) {
  const House house;
  Visitor ada = house.visitor();
  EXPECT_EQ(ada.post("/", "").status, 405U);
  EXPECT_EQ(ada.request("DELETE", "/api/tables").status, 405U);
  EXPECT_EQ(ada.get("/api/logs").status, 405U);
}

TEST(Http, TooMuchIsRefusedBeforeItIsRead) {
  const House house([](server::Settings& settings) { settings.limits.log_bytes = 100'000; });
  const Visitor ada = house.visitor();
  const std::string head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: ";
  EXPECT_THAT(ada.raw(head + "65537\r\n\r\n"), StartsWith("HTTP/1.1 413"));
  EXPECT_THAT(ada.raw("POST /api/logs HTTP/1.1\r\nHost: x\r\nContent-Length: 100001\r\n\r\n"),
              StartsWith("HTTP/1.1 413"));
  EXPECT_THAT(ada.raw("GET / HTTP/1.1\r\nHost: x\r\nX: " + std::string(9000, 'x') + "\r\n\r\n"),
              StartsWith("HTTP/1.1 431"));
}

TEST(Http, NonsenseIsToldSoAndEndsTheConnection) {
  const House house;
  const Visitor eve = house.visitor();
  EXPECT_THAT(eve.raw("nonsense\r\n\r\n"), StartsWith("HTTP/1.1 400"));
}

TEST(Http, WhatNoBrowserSendsIsNotRead) {
  const House house;
  const Visitor eve = house.visitor();
  const std::string get = "GET /healthz HTTP/1.1\r\nConnection: close\r\n";
  ASSERT_THAT(eve.raw(get + "Host: x\r\n\r\n"), StartsWith("HTTP/1.1 200"));
  for (const char* fields :
       {"", "Host: x\r\nHost: x\r\n", "Host: x\r\nX: a\r\n b\r\n",
        "Host: x\r\nTransfer-Encoding: gzip\r\n", "Host: x\r\nTransfer-Encoding: chunked\r\n",
        "Host: x\r\nContent-Length: 0\r\nContent-Length: 0\r\n",
        "Host: x\r\nContent-Length: 5\r\n"}) {
    EXPECT_THAT(eve.raw(get + fields + "\r\n"), StartsWith("HTTP/1.1 400")) << fields;
  }
}

TEST(Http, ARefusedBodyIsNotReadAndTheAnswerArrives) {
  const House house;
  const Visitor eve = house.visitor();
  const std::string body(60'000, 'x');
  EXPECT_THAT(eve.raw("POST /api/tables HTTP/1.1\r\nHost: x\r\nOrigin: http://evil.example\r\n"
                      "Content-Length: 60000\r\n\r\n" +
                      body),
              StartsWith("HTTP/1.1 403"));
}

TEST(Http, OverTlsABrowserIsToldToStayWithIt) {
  const House house;
  Visitor ada(house.port());
  const HttpAnswer answer = ada.get("/", {{"X-Forwarded-Proto", "https"}});
  EXPECT_THAT(answer.header("strict-transport-security"), StartsWith("max-age="));
  EXPECT_THAT(answer.header("set-cookie"), StartsWith("__Host-guest="));
  EXPECT_THAT(Visitor(house.port()).get("/").header("strict-transport-security"), IsEmpty());
}

TEST(Http, WhoNeverFinishesARequestIsPutOut) {
  const House house([](server::Settings& settings) {
    settings.limits.request_timeout = std::chrono::seconds(1);
  });
  EXPECT_THAT(house.visitor().raw("GET / HTTP/1.1\r\n"), IsEmpty());
}

TEST(Http, AnAddressThatAsksTooOftenMustWait) {
  const House house([](server::Settings& settings) {
    settings.limits.loopback_is_trusted = false;
    settings.limits.requests_an_address = {3, 0.001};
  });
  Visitor ada(house.port());
  for (int i = 0; i < 3; ++i) EXPECT_EQ(ada.get("/").status, 200U);
  EXPECT_EQ(ada.get("/").status, 429U);
}

/// Else everything that was sent at once would be read and refused, as fast as it comes.
TEST(Http, WhoeverIsToldToWaitIsNotKept) {
  const House house([](server::Settings& settings) {
    settings.limits.loopback_is_trusted = false;
    settings.limits.requests_an_address = {1, 0.001};
  });
  const std::string request = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
  const std::string answers = Visitor(house.port()).raw(request + request + request);
  EXPECT_THAT(answers, StartsWith("HTTP/1.1 200"));
  const std::size_t refused = answers.find("HTTP/1.1 429");
  ASSERT_NE(refused, std::string::npos);
  EXPECT_EQ(answers.find("HTTP/1.1 429", refused + 1), std::string::npos) << "one is enough";
}

TEST(Http, AGuestWhoOpensTooManyTablesMustWait) {
  const House house(
      [](server::Settings& settings) { settings.limits.tables_a_guest = {1, 0.001}; });
  Visitor ada = house.visitor();
  EXPECT_EQ(ada.post("/api/tables", order_alone()).status, 201U);
  const HttpAnswer answer = ada.post("/api/tables", order_alone());
  EXPECT_EQ(answer.status, 429U);
  EXPECT_EQ(answer.problem(), "server.no.too_many_tables");
}

TEST(Http, FiguresAreForWhoeverAskedForThem) {
  const House house([](server::Settings& settings) { settings.shows_metrics = false; });
  EXPECT_EQ(house.visitor().get("/metrics").status, 404U);
  EXPECT_EQ(house.visitor().get("/healthz").status, 200U);
}

TEST(Http, HealthAndFiguresAreTold) {
  const House house;
  EXPECT_EQ(house.visitor().get("/healthz").body, R"({"status":"ok"})");
  EXPECT_THAT(house.visitor().get("/metrics").body,
              HasSubstr("reverie_append_seconds_bucket{le=\"+Inf\"} 0"));
}

}  // namespace
}  // namespace reverie::testing
