// SPDX-License-Identifier: Apache-2.0
// The parts of the server that need no socket: addresses, cookies, origins, limits, the page's
// files.
#include <gtest/gtest.h>

#include "core/hex.hpp"
#include "core/sha256.hpp"
#include "server/admission.hpp"
#include "server/agenda.hpp"
#include "server/network.hpp"
#include "server/page.hpp"
#include "server/routes.hpp"
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

TEST(Guests, GetACookieForHttpsOnlyBehindHttps) {
  Request request;
  request.forwarded_proto = "https";
  EXPECT_TRUE(guest_of(request, Mint()).set_cookie->ends_with("; Secure"));
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
  request.host = "";
  EXPECT_FALSE(from("http://"));
}

TEST(Buckets, AllowABurstAndThenARate) {
  constexpr Rate rate{3, 2};
  Bucket bucket;
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(rate, 1000));
  EXPECT_FALSE(bucket.take(rate, 1000));
  EXPECT_FALSE(bucket.take(rate, 1400));
  EXPECT_TRUE(bucket.take(rate, 1500));
  EXPECT_FALSE(bucket.take(rate, 1500));
  EXPECT_FALSE(bucket.is_idle(rate, 2999));
  EXPECT_TRUE(bucket.is_idle(rate, 3000));
}

TEST(Buckets, AClockThatGoesBackGivesNothing) {
  constexpr Rate rate{1, 1};
  Bucket bucket;
  EXPECT_TRUE(bucket.take(rate, 5000));
  EXPECT_FALSE(bucket.take(rate, 0));
}

TEST(Admission, CountsOpenConnections) {
  Limits limits;
  limits.connections_a_guest = 2;
  Admission admission(limits);
  const auto first = admission.connection_of_guest("g");
  auto second = admission.connection_of_guest("g");
  EXPECT_NE(second, nullptr);
  EXPECT_EQ(admission.connection_of_guest("g"), nullptr);
  EXPECT_NE(admission.connection_of_guest("h"), nullptr);
  second.reset();
  EXPECT_NE(admission.connection_of_guest("g"), nullptr);
}

TEST(Admission, LimitsAddressesButNotThisMachine) {
  Limits limits;
  limits.requests_an_address = {1, 1};
  limits.connections_an_address = 0;
  Admission admission(limits);
  EXPECT_TRUE(admission.allows_request("192.0.2.1", 0));
  EXPECT_FALSE(admission.allows_request("192.0.2.1", 0));
  EXPECT_TRUE(admission.allows_request("192.0.2.2", 0));
  EXPECT_EQ(admission.connection_of_address("192.0.2.1"), nullptr);
  for (const std::string here : {"127.0.0.1", "::1", "::ffff:127.0.0.1"}) {
    EXPECT_TRUE(admission.allows_request(here, 0));
    EXPECT_TRUE(admission.allows_request(here, 0));
    EXPECT_NE(admission.connection_of_address(here), nullptr);
  }
}

TEST(Networks, AreAnAddressOfIpv4OrTheFirstHalfOfOneOfIpv6) {
  EXPECT_EQ(network_of("192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(network_of("::ffff:192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(network_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(network_of("2001:db8:1:2::"), network_of("2001:db8:1:2:ffff:ffff:ffff:ffff"));
  EXPECT_NE(network_of("2001:db8:1:2::1"), network_of("2001:db8:1:3::1"));
  EXPECT_EQ(network_of("no address"), "no address");
}

TEST(Admission, CountsAHouseholdWithIpv6AsOne) {
  Limits limits;
  limits.requests_an_address = {1, 1};
  limits.tables_an_address = {1, 1};
  limits.connections_an_address = 1;
  Admission admission(limits);
  EXPECT_TRUE(admission.allows_request("2001:db8:1:2::1", 0));
  EXPECT_FALSE(admission.allows_request("2001:db8:1:2::2", 0));
  EXPECT_TRUE(admission.allows_request("2001:db8:1:3::1", 0));
  EXPECT_TRUE(admission.allows_table("g", "2001:db8:1:2::1", 0));
  EXPECT_FALSE(admission.allows_table("h", "2001:db8:1:2::2", 0));
  const auto open = admission.connection_of_address("2001:db8:1:2::1");
  EXPECT_NE(open, nullptr);
  EXPECT_EQ(admission.connection_of_address("2001:db8:1:2::2"), nullptr);
  EXPECT_NE(admission.connection_of_address("2001:db8:1:3::2"), nullptr);
}

TEST(Admission, LimitsNewTables) {
  Limits limits;
  limits.tables_a_guest = {2, 0.5};
  Admission admission(limits);
  EXPECT_TRUE(admission.allows_table("g", "127.0.0.1", 0));
  EXPECT_TRUE(admission.allows_table("g", "127.0.0.1", 0));
  EXPECT_FALSE(admission.allows_table("g", "127.0.0.1", 0));
  EXPECT_TRUE(admission.allows_table("h", "127.0.0.1", 0));
  EXPECT_TRUE(admission.allows_table("g", "127.0.0.1", 2000));
}

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
