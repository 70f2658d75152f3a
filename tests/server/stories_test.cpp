// SPDX-License-Identifier: Apache-2.0
// A story at the socket: what a door hides is in no byte before somebody opens it, then in the
// language of whoever did, and again after a reload, in another language and after a restart.
#include <gtest/gtest.h>

#include <algorithm>

#include "house.hpp"
#include "play.hpp"
#include "support/corridor_shelf.hpp"

namespace reverie::testing {
namespace {

namespace json = boost::json;

const std::string english = "Behind the left door a clock is running backwards";
const std::string french = "Derrière la porte de gauche, une horloge tourne à l’envers";

class StoriesAtTheSocket : public ::testing::Test {
 protected:
  StoriesAtTheSocket()
      : house_([](server::Settings& settings) {
          settings.shelf = std::make_shared<const Shelf>(shelf_with_corridor());
        }),
        ada_(house_.visitor()),
        bob_(house_.visitor()),
        table_(open_table(ada_, R"({"game":"corridor","options":{"players":2},"seats":[)"
                                R"({"kind":"me"},{"kind":"open"}],"name":"Ada",)"
                                R"("spectators":"none","thinking_seconds":0})")) {}

  /// Ada reads French, and opens the left door.
  void open_the_door() {
    const Pair pair = seat_two(ada_, bob_, table_);
    Player ada(ada_.open_in("fr", table_.id));
    EXPECT_EQ(pages(ada).size(), 1U) << "the hall, and nothing behind a door";
    ada.play("open left");
    const auto read = pages(ada);
    ASSERT_EQ(read.size(), 1U) << "only what is new";
    EXPECT_TRUE(read[0].starts_with(french)) << read[0];
  }

  static std::vector<std::string> pages(const Player& player) {
    std::vector<std::string> read;
    for (const json::value& page : player.state().at("pages").at("pages").as_array()) {
      read.emplace_back(page.at("text").as_string());
    }
    return read;
  }
  static bool holds(const std::vector<std::string>& all, const std::string& sentence) {
    return std::ranges::any_of(all, [&](const auto& text) { return text.contains(sentence); });
  }

  House house_;
  Visitor ada_;
  Visitor bob_;
  OpenedTable table_;
};

TEST_F(StoriesAtTheSocket, ComeInTheLanguageOfTheReaderAndAgainAfterAReload) {
  open_the_door();
  EXPECT_TRUE(holds(pages(Player(ada_.open_in("fr", table_.id))), french));
  Player ada(ada_.open(table_.id));
  EXPECT_TRUE(holds(pages(ada), english)) << "who names no language reads English";
  ada.window().send(R"({"type":"speak","id":"s","version":0,"language":"it"})");
  ada.wait();
  EXPECT_EQ(pages(ada).size(), 2U) << "all that was revealed comes in the new language";
  EXPECT_FALSE(holds(pages(ada), english));
}

TEST_F(StoriesAtTheSocket, ComeAgainAfterARestart) {
  open_the_door();
  house_.close();
  house_.open();
  ada_.move_to(house_.port());
  EXPECT_TRUE(holds(pages(Player(ada_.open_in("fr", table_.id))), french));
}

TEST_F(StoriesAtTheSocket, WhatOneHasOpenedReachesNoOther) {
  Pair pair = seat_two(ada_, bob_, table_);
  pair.first.window().send(
      command("preview", "p", pair.first.version(), R"("action":"open left")"));
  const auto preview = pair.first.window().next("preview");
  EXPECT_TRUE(preview.at("view").is_null()) << "what it reveals is not shown beforehand";
  pair.first.play("open left");
  const Player bob(bob_.open_in("fr", table_.id));
  const std::string seen = json::serialize(bob.state()) + bob_.get("/api/tables").body;
  EXPECT_FALSE(seen.contains(french));
  EXPECT_FALSE(seen.contains(english));
}

}  // namespace
}  // namespace reverie::testing
