// SPDX-License-Identifier: Apache-2.0
// How much is too much, counted without a socket: rates, costs, turns, and who is one client.
#include "server/limits.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "server/admission.hpp"
#include "server/fair_queue.hpp"
#include "server/ledger.hpp"
#include "server/network.hpp"
#include "server/quota.hpp"
#include "server/thinkers.hpp"
#include "support/files.hpp"
#include "table/attendance.hpp"
#include "table/gathering.hpp"
#include "table/state_writer.hpp"
#include "table/words.hpp"

namespace reverie::server {
namespace {

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

TEST(Buckets, CountByCost) {
  constexpr Rate rate{10, 1};
  Bucket bucket;
  EXPECT_TRUE(bucket.take(rate, 0, 8));
  EXPECT_FALSE(bucket.take(rate, 0, 3));
  EXPECT_TRUE(bucket.take(rate, 0, 2));
  EXPECT_TRUE(bucket.is_spent(rate, 0));
  bucket.charge(rate, 0, 5);
  EXPECT_TRUE(bucket.is_spent(rate, 5000)) << "what was taken beyond it is waited for as well";
  EXPECT_FALSE(bucket.is_spent(rate, 5001));
}

TEST(Costs, GrowWithTheWorkAndTheBytes) {
  EXPECT_EQ(cost_of(command::Play{}), 1);
  EXPECT_GT(cost_of(command::Hint{}), cost_of(command::Undo{}));
  EXPECT_GT(cost_of(command::Undo{}), cost_of(command::Play{}));
  EXPECT_EQ(cost_of_reading(kilobyte - 1), 0);
  EXPECT_EQ(cost_of_reading(16 * kilobyte), 16);
  EXPECT_TRUE(may_be_kept(command::Chat{}));
  EXPECT_FALSE(may_be_kept(command::Look{}));
}

TEST(Ledgers, ForgetThoseWhoHaveNotAskedForAWhile) {
  Ledger ledger({1, 1});
  for (int i = 0; i < 10'000; ++i) EXPECT_TRUE(ledger.take(std::to_string(i), 0));
  EXPECT_FALSE(ledger.take("0", 0));
  EXPECT_TRUE(ledger.take("new", 999)) << "nobody can be forgotten yet";
  EXPECT_EQ(ledger.size(), 10'001U);
  for (int i = 0; i < 10'000; ++i) EXPECT_TRUE(ledger.take("later " + std::to_string(i), 1000));
  EXPECT_LT(ledger.size(), 20'000U);
}

TEST(FairQueue, AddressesTakeTurnsAndWithinThemGuests) {
  FairQueue<std::string> queue;
  for (const char* task : {"a1", "a2", "a3"}) queue.push({"attacker", "one"}, task);
  queue.push({"attacker", "two"}, "b1");
  queue.push({"victim", "ada"}, "v1");
  queue.push({"victim", "ada"}, "v2");
  EXPECT_EQ(queue.size(), 6U);
  EXPECT_EQ(queue.waiting_at("attacker"), 4U);
  std::string order;
  while (!queue.empty()) order += queue.pop() + ' ';
  EXPECT_EQ(order, "a1 v1 b1 v2 a2 a3 ");
}

TEST(FairQueue, ForgetsWhatIsNotWanted) {
  FairQueue<int> queue;
  for (int i = 0; i < 6; ++i) queue.push({"here", i % 2 == 0 ? "even" : "odd"}, i);
  queue.erase_if([](int task) { return task % 2 == 1 || task == 4; });
  EXPECT_EQ(queue.size(), 2U);
  EXPECT_EQ(queue.pop(), 0);
  EXPECT_EQ(queue.pop(), 2);
  EXPECT_TRUE(queue.empty());
  EXPECT_EQ(queue.waiting_at("here"), 0U);
}

TEST(Admission, CountsWhatIsBeingSent) {
  Limits limits;
  limits.bodies_bytes = 100;
  limits.bodies_bytes_an_address = 60;
  Admission admission(limits);
  auto first = admission.room_for_body("192.0.2.1", 50);
  EXPECT_NE(first, nullptr);
  EXPECT_EQ(admission.room_for_body("192.0.2.1", 11), nullptr) << "more than an address may send";
  const auto other = admission.room_for_body("192.0.2.2", 50);
  EXPECT_NE(other, nullptr);
  EXPECT_EQ(admission.room_for_body("127.0.0.1", 1), nullptr) << "more than there is room for";
  EXPECT_NE(admission.room_for_body("192.0.2.3", 0), nullptr) << "nothing needs no room";
  first.reset();
  EXPECT_NE(admission.room_for_body("192.0.2.1", 50), nullptr);
}

TEST(Quota, CountsWhatIsKept) {
  Limits limits;
  limits.kept_bytes_a_guest = {100, 1};
  limits.kept_bytes_an_address = {150, 1};
  Quota quota(limits);
  EXPECT_TRUE(quota.take({"192.0.2.1", "g"}, 100, 0));
  EXPECT_FALSE(quota.take({"192.0.2.1", "g"}, 1, 0));
  EXPECT_FALSE(quota.take({"192.0.2.1", "h"}, 60, 0)) << "the address has no more";
  EXPECT_TRUE(quota.take({"192.0.2.2", "i"}, 100, 0));
  EXPECT_TRUE(quota.take({"192.0.2.1", "g"}, 50, 50'000)) << "some time later";
}

TEST(Quota, WhatCannotBeRefusedIsWaitedForTheLonger) {
  Limits limits;
  limits.kept_bytes_a_guest = {100, 1};
  limits.kept_bytes_an_address = {1000, 1};
  Quota quota(limits);
  quota.charge({"192.0.2.1", "g"}, 99, 0);
  EXPECT_FALSE(quota.is_spent({"192.0.2.1", "g"}, 0));
  quota.charge({"192.0.2.1", "g"}, 901, 0);
  EXPECT_TRUE(quota.is_spent({"192.0.2.1", "g"}, 899'000));
  EXPECT_FALSE(quota.is_spent({"192.0.2.1", "g"}, 901'000));
  EXPECT_TRUE(quota.is_spent({"192.0.2.1", "h"}, 0)) << "a new guest at the same address";
  EXPECT_FALSE(quota.is_spent({"", "h"}, 0)) << "nobody limits this machine";
}

TEST(Admission, TrustsNobodyBehindAProxy) {
  Limits limits;
  limits.behind_proxy = true;
  limits.requests_an_address = {1, 1};
  Admission admission(limits);
  for (const std::string here : {"127.0.0.1", "::1"}) {
    EXPECT_TRUE(admission.allows_request(here, 0));
    EXPECT_FALSE(admission.allows_request(here, 0));
    EXPECT_TRUE(admission.payer_at(here, "g").is_limited());
  }
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
  EXPECT_TRUE(admission.allows_table(admission.payer_at("2001:db8:1:2::1", "g"), 0));
  EXPECT_FALSE(admission.allows_table(admission.payer_at("2001:db8:1:2::2", "h"), 0));
  const auto open = admission.connection_of_address("2001:db8:1:2::1");
  EXPECT_NE(open, nullptr);
  EXPECT_EQ(admission.connection_of_address("2001:db8:1:2::2"), nullptr);
  EXPECT_NE(admission.connection_of_address("2001:db8:1:3::2"), nullptr);
}

TEST(Admission, LimitsNewTables) {
  Limits limits;
  limits.tables_a_guest = {2, 0.5};
  Admission admission(limits);
  const auto allows = [&](const char* guest, std::int64_t now) {
    return admission.allows_table(admission.payer_at("127.0.0.1", guest), now);
  };
  EXPECT_TRUE(allows("g", 0));
  EXPECT_TRUE(allows("g", 0));
  EXPECT_FALSE(allows("g", 0));
  EXPECT_TRUE(allows("h", 0));
  EXPECT_TRUE(allows("g", 2000));
}

// --- What people read of it ----------------------------------------------------------------------

/// As people write it: 4,096.
std::string number(auto whole) {
  std::string digits = std::to_string(static_cast<long long>(whole));
  for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, ",");
  return digits;
}
std::string bytes(auto count) {
  const auto whole = static_cast<std::size_t>(count);
  return whole >= megabyte ? number(whole / megabyte) + " MiB" : number(whole / kilobyte) + " KiB";
}
std::string rate(const Rate& rate) {
  return number(rate.burst) + ", then " + number(rate.a_second) + " a second";
}
/// Of what is had less than once a second.
std::string seldom(const Rate& rate) {
  return number(rate.burst) + ", then 1 every " + number(std::round(1 / rate.a_second)) + " s";
}
std::string bytes_a_day(const Rate& rate) {
  return bytes(rate.burst) + ", then " + bytes(std::round(rate.a_second / a_day(1))) + " a day";
}
TEST(Limits, WhoseListsTookLongToReadWaitsForTheNext) {
  Limits limits;
  limits.lists_a_guest = {500, 20};
  Admission admission(limits);
  const Payer ada{"198.51.100.1", "ada"};
  EXPECT_TRUE(admission.allows_lists(ada, 0));
  admission.charge_lists(ada, 400, 0);
  EXPECT_TRUE(admission.allows_lists(ada, 0));
  admission.charge_lists(ada, 500, 0);
  EXPECT_FALSE(admission.allows_lists(ada, 0));
  EXPECT_FALSE(admission.allows_lists(ada, 19'000));
  EXPECT_TRUE(admission.allows_lists(ada, 21'000));
  EXPECT_TRUE(admission.allows_lists({"198.51.100.1", "bea"}, 0)) << "another at the same address";
}

/// The row of docs/security.md that begins with this, without its bars.
std::string limit_of(const std::string& what) {
  static const std::string page = testing::contents(testing::house("docs/security.md"));
  const std::string begin = "\n| " + what + " | ";
  const std::size_t row = page.find(begin);
  if (row == std::string::npos) return "not there";
  const std::size_t from = row + begin.size();
  return page.substr(from, page.find(" |\n", from) - from);
}

TEST(Limits, AreThoseThatSecurityMdNames) {
  const Limits is;
  EXPECT_EQ(limit_of("head of a request; body; log"),
            bytes(is.header_bytes) + "; " + bytes(is.body_bytes) + "; " + bytes(is.log_bytes));
  EXPECT_EQ(limit_of("bodies being sent: an address; all"),
            bytes(is.bodies_bytes_an_address) + "; " + bytes(is.bodies_bytes));
  EXPECT_EQ(limit_of("a request, from its first byte to its last"),
            number(is.request_timeout.count()) + " s");
  EXPECT_EQ(limit_of("requests an address"),
            rate(is.requests_an_address) + "; the connection of whoever is told 429 ends");
  EXPECT_EQ(limit_of("connections an address; websockets a guest"),
            number(is.connections_an_address) + "; " + number(is.connections_a_guest));
  EXPECT_EQ(limit_of("new tables a guest; an address"),
            seldom(is.tables_a_guest) + "; " + rate(is.tables_an_address));
  EXPECT_EQ(limit_of("one message of a client"), bytes(is.frame_bytes));
  EXPECT_EQ(limit_of("bytes of a websocket, before it is put out"),
            bytes(is.websocket_bytes.burst) + ", then " + bytes(is.websocket_bytes.a_second) +
                " a second");
  EXPECT_EQ(limit_of("pings and pongs of a websocket, before it is put out"),
            rate(is.control_frames_a_websocket));
  EXPECT_EQ(limit_of("commands a connection; an address (and thread)"),
            "cost " + rate(is.commands_a_connection) + "; " + rate(is.commands_an_address));
  EXPECT_EQ(limit_of("cost of reading a table from the disk"),
            number(cost_of_restoring) + ", for the address");
  const auto lists = [](const Rate& rate) {
    return number(static_cast<std::int64_t>(rate.burst)) + " ms, then " +
           number(static_cast<std::int64_t>(rate.a_second)) + " ms a second";
  };
  EXPECT_EQ(limit_of("reading lists of tables: a guest; an address"),
            lists(is.lists_a_guest) + "; " + lists(is.lists_an_address));
  EXPECT_EQ(limit_of("not listened to, once over that rate"), number(is.rest.count()) + " ms");
  EXPECT_EQ(limit_of("letters waiting for a client behind the one under way"),
            bytes(is.waiting_bytes) + ", or one");
  EXPECT_EQ(limit_of("hints a guest, waiting or thought of"), number(is.hints_a_guest));
  EXPECT_EQ(limit_of("thoughts and logs waiting: an address; all"),
            number(is.thoughts_an_address) + "; " + number(is.thoughts));
  EXPECT_EQ(limit_of("kept bytes a guest; an address"),
            bytes_a_day(is.kept_bytes_a_guest) + "; " + bytes_a_day(is.kept_bytes_an_address));
  EXPECT_EQ(limit_of("what bots remember between moves"),
            bytes(Thinkers::most_kept_bytes) + " for all");
  EXPECT_EQ(limit_of("a client that says nothing"),
            "asked after " + number(is.silence.count() / 2) + " s, gone after " +
                number(is.silence.count()) + " s");
  EXPECT_EQ(limit_of("somebody who is sent away"), number(is.farewell.count()) + " s");
  EXPECT_EQ(limit_of("an unfinished table where nothing happened; one not played to its end here"),
            "cleared after " + number(is.untouched.count()) + " days; " +
                number(is.unfinished.count()) + " days");
  EXPECT_EQ(limit_of("the clock ahead of all that is kept, when a house opens, before it clears "
                     "nothing for a day"),
            number(is.credible_silence.count()) + " days");
}

TEST(Limits, OfATableAreThoseThatSecurityMdNames) {
  EXPECT_EQ(limit_of("moves taken back at a table (`gathering.hpp`)"),
            number(Gathering::most_undos));
  EXPECT_EQ(
      limit_of("entries beside the game at a table: talk, names, proposals (`gathering.hpp`)"),
      number(Gathering::most_asides));
  EXPECT_EQ(limit_of("a name; a line of talk (`words.hpp`)"),
            number(longest_name) + " characters; " + number(longest_chat));
  EXPECT_EQ(limit_of("talk in one letter (`state_writer.hpp`)"), bytes(most_bytes_of_chat));
  EXPECT_EQ(limit_of("away before a bot may be asked for, with a clock; without one, on their own "
                     "turn (`attendance.hpp`)"),
            number(patience_at_a_timed_table / 1000) + " s; " +
                number(patience_without_a_clock / 86'400'000) + " days");
}

}  // namespace
}  // namespace reverie::server
