// SPDX-License-Identifier: Apache-2.0
// The parts of the server that need no socket: addresses, cookies, origins, clocks, the page's
// files. Limits have a file of their own.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/hex.hpp"
#include "core/sha256.hpp"
#include "server/agenda.hpp"
#include "server/framing.hpp"
#include "server/house_clock.hpp"
#include "server/page.hpp"
#include "server/replies.hpp"
#include "server/routes.hpp"
#include "server/server.hpp"
#include "server/visitors.hpp"

namespace reverie::server {
namespace {

const std::string some_table = "abcdefghijkmnpqrstuv";

TEST(Routes, LeadToPlaces) {
  EXPECT_EQ(route_of("/api/games").endpoint, Endpoint::games);
  EXPECT_EQ(route_of("/api/tables").endpoint, Endpoint::tables);
  EXPECT_EQ(route_of("/api/logs?x=1").endpoint, Endpoint::logs);
  EXPECT_EQ(route_of("/healthz").endpoint, Endpoint::health);
  EXPECT_EQ(route_of("/metrics").endpoint, Endpoint::metrics);
  EXPECT_EQ(route_of("/").endpoint, Endpoint::page);
  EXPECT_EQ(route_of("/t/x?y").path, "t/x");
  EXPECT_EQ(route_of("/api/").endpoint, Endpoint::nowhere);
  EXPECT_EQ(route_of("/api/nothing").endpoint, Endpoint::nowhere);
  EXPECT_EQ(route_of("").endpoint, Endpoint::nowhere);
  EXPECT_EQ(route_of("http://elsewhere/").endpoint, Endpoint::nowhere);
}

TEST(Routes, NameTheTableAndTheVersion) {
  const Route route = route_of("/api/tables/" + some_table + "/socket?a=b&since=17&since=18");
  EXPECT_EQ(route.endpoint, Endpoint::table_socket);
  EXPECT_EQ(route.table, some_table);
  EXPECT_EQ(route.since, 17U);
  EXPECT_EQ(route_of("/api/tables/" + some_table + "/socket?since=-1").since, 0U);
  EXPECT_EQ(route_of("/api/tables/" + some_table + "/socket?since=1x").since, 0U);
  EXPECT_EQ(route_of("/api/tables/" + some_table + "/log").endpoint, Endpoint::table_log);
  EXPECT_EQ(route_of("/api/tables/" + some_table).endpoint, Endpoint::nowhere);
  EXPECT_EQ(route_of("/api/tables/" + some_table + "/other").endpoint, Endpoint::nowhere);
}

TEST(Routes, TakeNothingForATableThatIsNoTableId) {
  for (const std::string id : {"", "short", "ABCDEFGHIJKMNPQRSTUV", "abcdefghijkmnpqrst..",
                               "abcdefghijkmnpqrstuvw", "abcdefghijkmnpqrst%2e"}) {
    EXPECT_EQ(route_of("/api/tables/" + id + "/log").endpoint, Endpoint::nowhere) << id;
  }
}

TEST(Mint, MakesIdsAndSecretsThatDiffer) {
  const Mint mint;
  EXPECT_TRUE(is_table_id(mint.table_id()));
  EXPECT_NE(mint.table_id(), mint.table_id());
  EXPECT_TRUE(is_guest_secret(mint.guest_secret()));
  EXPECT_NE(mint.guest_secret(), mint.guest_secret());
  EXPECT_NE(mint.seed(), mint.seed());
  EXPECT_EQ(mint.invitation().size(), 32U);
}

TEST(Guests, AreKnownByTheHashOfTheirCookie) {
  const Mint mint;
  const std::string secret = mint.guest_secret();
  Request request;
  request.cookie = "theme=dark; guest=" + secret + "; x=y";
  const Guest guest = guest_of(request, mint);
  EXPECT_EQ(guest.key, to_hex(sha256(secret)));
  EXPECT_FALSE(guest.set_cookie.has_value());
}

TEST(Guests, GetACookieThatNoScriptReads) {
  const Mint mint;
  for (const std::string cookie : {"", "guest=", "guest=short", "xguest=", "guest"}) {
    Request request;
    request.cookie = cookie;
    const Guest guest = guest_of(request, mint);
    ASSERT_TRUE(guest.set_cookie.has_value()) << cookie;
    EXPECT_NE(guest.set_cookie->find("; HttpOnly; SameSite=Lax"), std::string::npos);
    EXPECT_EQ(guest.set_cookie->find("Secure"), std::string::npos);
    EXPECT_EQ(guest.key, to_hex(sha256(guest.set_cookie->substr(6, 32))));
  }
}

TEST(Guests, GetACookieOfThisHostOnlyOverTls) {
  Request request;
  request.forwarded_proto = "https";
  const std::string cookie = *guest_of(request, Mint()).set_cookie;
  EXPECT_TRUE(cookie.starts_with("__Host-guest=")) << cookie;
  EXPECT_TRUE(cookie.ends_with("; Secure")) << cookie;
  EXPECT_NE(cookie.find("; Path=/;"), std::string::npos);
  EXPECT_EQ(cookie.find("Domain"), std::string::npos);
}

TEST(Guests, WhoWasHereBeforeTlsStaysWhoTheyAreUnderTheSaferName) {
  const Mint mint;
  const std::string secret = mint.guest_secret();
  Request request;
  request.forwarded_proto = "https";
  request.cookie = "guest=" + secret;
  const Guest before = guest_of(request, mint);
  EXPECT_EQ(before.key, to_hex(sha256(secret)));
  ASSERT_TRUE(before.set_cookie.has_value());
  EXPECT_TRUE(before.set_cookie->starts_with("__Host-guest=" + secret));
  request.cookie = "guest=" + mint.guest_secret() + "; __Host-guest=" + secret;
  const Guest now = guest_of(request, mint);
  EXPECT_EQ(now.key, to_hex(sha256(secret))) << "what a neighbouring host set does not count";
  EXPECT_FALSE(now.set_cookie.has_value());
}

TEST(Origin, MustBeTheHostThatIsAsked) {
  Request request;
  request.host = "play.example:8080";
  const auto from = [&](const std::string& origin) {
    request.origin = origin;
    return is_from_our_page(request);
  };
  EXPECT_TRUE(from("http://play.example:8080"));
  EXPECT_TRUE(from("https://PLAY.example:8080"));
  EXPECT_FALSE(from(""));
  EXPECT_FALSE(from("null"));
  EXPECT_FALSE(from("http://play.example"));
  EXPECT_FALSE(from("http://play.example:8080.evil.example"));
  EXPECT_FALSE(from("http://evil.example"));
  EXPECT_FALSE(from("chrome-extension://play.example:8080"));
  EXPECT_FALSE(from("://play.example:8080"));
  EXPECT_FALSE(from("play.example:8080"));
  request.forwarded_proto = "https";
  EXPECT_TRUE(from("https://play.example:8080"));
  EXPECT_FALSE(from("http://play.example:8080")) << "that page may have been changed on its way";
  request.host = "";
  EXPECT_FALSE(from("https://"));
}

TEST(Replies, TellABrowserToStayWithTls) {
  const auto says = [](bool over_tls) {
    Reply reply;
    add_safety_headers(reply, over_tls);
    return std::ranges::any_of(reply.headers, [](const auto& header) {
      return header.first == "Strict-Transport-Security";
    });
  };
  EXPECT_TRUE(says(true));
  EXPECT_FALSE(says(false));
}

TEST(Framing, IsWhatBrowsersSend) {
  EXPECT_TRUE(is_plain_head("GET / HTTP/1.1\r\nHost: h\r\n\r\n"));
  EXPECT_TRUE(is_plain_head("POST /a HTTP/1.1\r\nhost:h\r\nContent-Length: 3\r\nX:\r\n\r\n"));
}

TEST(Framing, HasOneMeaningOrNone) {
  for (const std::string& fields : std::vector<std::string>{
           "", "Host:\r\n", "Host: \t\r\n", "Host: a\r\nHost: a\r\n", "Host: a\r\n folded\r\n",
           "Host: a\r\nX: 1\r\n\tfolded\r\n", " Host: a\r\n", "Host : a\r\n",
           "Host: a\r\nTransfer-Encoding: chunked\r\n", "Host: a\r\nTRANSFER-ENCODING: x\r\n",
           "Host: a\r\nTransfer-Encoding:\r\n",
           "Host: a\r\nContent-Length: 1\r\nContent-Length: 1\r\n", "Host: a\nX: b\r\n",
           "Host: a\rX: b\r\n", std::string("Host: a\0b\r\n", 11), "Host: a\r\nno colon\r\n",
           "Host: a\r\n: no name\r\n"}) {
    EXPECT_FALSE(is_plain_head("GET / HTTP/1.1\r\n" + fields + "\r\n")) << fields;
  }
  EXPECT_FALSE(is_plain_head("\r\n\r\n"));
  EXPECT_FALSE(is_plain_head(""));
}

TEST(HouseClock, GoesEvenlyWhateverIsDoneToTheClockOnTheWall) {
  Time wall = 5'000'000;
  Time steady = 100;
  const HouseClock clock([&] { return wall; }, [&] { return steady; });
  EXPECT_EQ(clock(), 5'000'000);
  steady += 250;
  wall -= 3'600'000;
  EXPECT_EQ(clock(), 5'000'250);
  wall += 7'200'000;
  steady += 250;
  EXPECT_EQ(clock(), 5'000'500);
}

TEST(HouseClock, IsWhatAHouseLivesBy) { EXPECT_NE(Settings().now.target<HouseClock>(), nullptr); }

TEST(Agendas, GiveTablesInTheOrderOfTheirTimes) {
  Agenda agenda;
  agenda.note("late", 30);
  agenda.note("early", 10);
  agenda.note("moved", 5);
  agenda.note("moved", 20);
  agenda.note("gone", 1);
  agenda.note("gone", std::nullopt);
  EXPECT_EQ(agenda.next(), 10);
  EXPECT_EQ(agenda.take(9), std::nullopt);
  EXPECT_EQ(agenda.take(25), "early");
  EXPECT_EQ(agenda.take(25), "moved");
  EXPECT_EQ(agenda.take(25), std::nullopt);
  EXPECT_EQ(agenda.next(), 30);
}

TEST(Page, WithoutFilesSaysHowToGetThem) {
  const Reply reply = Page().answer("", {});
  EXPECT_EQ(reply.status, 200U);
  EXPECT_NE(reply.body().find("./dev serve"), std::string_view::npos);
}

TEST(Page, ShowsItsFrontAtEveryAddressOfItsOwn) {
  const Page page(Page::Files{{"index.html", "front"}});
  for (const char* path : {"", "t/abc", "rules/onirim", "index.html"}) {
    EXPECT_EQ(page.answer(path, {}).body(), "front") << path;
  }
  EXPECT_EQ(page.answer("missing.js", {}).status, 404U);
  EXPECT_EQ(page.answer("assets/missing.js", {}).status, 404U);
}

}  // namespace
}  // namespace reverie::server
