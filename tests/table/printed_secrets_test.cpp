// SPDX-License-Identifier: Apache-2.0
// What is printed and not yet revealed, at a table: no preview, no free undo, no byte of it in a
// letter before its time; then in the language of whoever reads.
#include <gtest/gtest.h>

#include "support/corridor_shelf.hpp"
#include "table/host_story.hpp"

namespace reverie::testing {
namespace {

constexpr std::string_view english = "Behind the left door a clock is running backwards";
constexpr std::string_view french = "Derrière la porte de gauche, une horloge tourne à l’envers";

TableOrder corridor_order(int players) {
  TableOrder order{"corridor",
                   {R"({"players":)" + std::to_string(players) + "}"},
                   {{SeatWish::me, {}}},
                   "Ada",
                   Spectators::live,
                   0,
                   {}};
  for (int i = 1; i < players; ++i) order.seats.push_back({SeatWish::open, {}});
  return order;
}

/// Ada sits in front of it, and Bea if there are two.
class CorridorTable : public HostStory {
 public:
  explicit CorridorTable(int players = 1)
      : HostStory(Host::open(shelf_with_corridor(), "t1", corridor_order(players), "ada",
                             Seed::derive(1, 0),
                             std::vector<std::string>(static_cast<std::size_t>(players), "secret"),
                             0)
                      .value()) {
    arrive(1, "ada");
    if (players < 2) return;
    arrive(2, "bea");
    send(2, command::Join{"secret", "Bea"});
  }

  std::vector<std::string> pages(Connection connection) {
    std::vector<std::string> read;
    for (const auto& page : states[connection].at("pages").at("pages").as_array()) {
      read.emplace_back(page.at("text").as_string());
    }
    return read;
  }
};

bool holds(const std::vector<std::string>& letters, std::string_view sentence) {
  return std::ranges::any_of(letters, [&](const std::string& letter) {
    return letter.find(sentence) != std::string::npos;
  });
}

TEST(PrintedSecrets, TheFirstLetterHoldsTheFirstPageAndNoOther) {
  CorridorTable table;
  EXPECT_EQ(table.pages(1).size(), 1U);
  EXPECT_FALSE(holds(table.sent, english));
}

TEST(PrintedSecrets, AreNotShownAsAPreview) {
  CorridorTable table;
  const auto walk = table.send(1, command::Preview{"walk"});
  EXPECT_TRUE(walk.at("view").is_object()) << "nothing is learned from walking";
  const auto open = table.send(1, command::Preview{"open left"});
  EXPECT_TRUE(open.at("refusal").is_null());
  EXPECT_TRUE(open.at("view").is_null());
  EXPECT_TRUE(open.at("events").as_array().empty());
}

TEST(PrintedSecrets, AreNotTakenBackForNothing) {
  CorridorTable table;
  table.send(1, command::Play{"walk"});
  EXPECT_TRUE(table.states[1].at("undo").at("free").as_bool());
  table.send(1, command::Play{"open left"});
  EXPECT_FALSE(table.states[1].at("undo").at("free").as_bool());
}

TEST(PrintedSecrets, ReachTheSeatThatOpenedTheDoorInItsLanguage) {
  CorridorTable table(2);
  table.send(1, command::Play{"open left"});
  ASSERT_EQ(table.pages(1).size(), 1U) << "only what is new";
  EXPECT_TRUE(table.pages(1)[0].starts_with(english));
  EXPECT_TRUE(table.pages(2).empty()) << "Bea did not look behind it";
  table.arrive(3, "nobody");
  EXPECT_EQ(table.pages(3).size(), 1U) << "who looks on sees the hall";
}

TEST(PrintedSecrets, ComeAgainInAnotherLanguageAndAfterAReload) {
  CorridorTable table;
  table.send(1, command::Play{"open left"});
  table.send(1, command::Speak{"fr"});
  ASSERT_EQ(table.pages(1).size(), 2U);
  EXPECT_TRUE(table.pages(1)[1].starts_with(french));
  table.arrive(4, "ada", table.host.version());
  EXPECT_EQ(table.pages(4).size(), 2U) << "a new window has none of them yet";
}

TEST(PrintedSecrets, ALanguageThatNobodySpeaksIsRefusedAndNothingChanges) {
  CorridorTable table;
  const auto answer = table.send(1, command::Speak{"tlh"});
  EXPECT_EQ(answer.at("type"), "refused");
  EXPECT_EQ(answer.at("reason").at("message").at("key"), "table.no.language");
}

TEST(PrintedSecrets, WhatWasTakenBackIsTakenFromTheReaderToo) {
  CorridorTable table;
  table.send(1, command::Play{"open left"});
  table.send(1, command::Undo{});
  EXPECT_EQ(table.states[1].at("pages").at("from").to_number<int>(), 1);
  EXPECT_TRUE(table.pages(1).empty());
}

TEST(WordsFromContent, AChoiceIsDescribedNamedAndPriced) {
  CorridorTable table;
  const auto& choices = table.states[1].at("choices").as_array();
  const auto left = std::ranges::find_if(
      choices, [](const json::value& choice) { return choice.at("action") == "open left"; });
  ASSERT_NE(left, choices.end());
  EXPECT_EQ(left->at("does"), json::parse(R"({"verb":"open","room":"left","token":null})"));
  EXPECT_EQ(left->at("text"),
            json::parse(R"({"key":"corridor.action.open","args":{"room":"corridor.room.left"}})"));
  EXPECT_EQ(left->at("price"), json::parse(R"([{"what":"corridor.coin","amount":2}])"));
}

TEST(WordsFromContent, AnEventNamesWhatOnlyTheContentKnows) {
  CorridorTable table;
  table.send(1, command::Play{"open study"});
  const auto& lines = table.states[1].at("story").at("lines").as_array();
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_EQ(lines[0].at("text").at("args").at("room"), "corridor.room.study");
}

TEST(SeenAndShown, ThePageGetsWhatTheGameShowsAndNotTheStateBehindIt) {
  CorridorTable table(2);
  const auto& view = table.states[1].at("view").as_object();
  EXPECT_TRUE(view.contains("doors"));
  EXPECT_FALSE(view.contains("state"));
  EXPECT_EQ(view.at("tokens").as_array()[1], "unknown");
}

}  // namespace
}  // namespace reverie::testing
