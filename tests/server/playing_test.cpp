// SPDX-License-Identifier: Apache-2.0
// Whole games over real sockets: what is acknowledged, what is seen again, what comes after the
// end.
#include <gtest/gtest.h>

#include "core/log.hpp"
#include "games/replay.hpp"
#include "house.hpp"
#include "play.hpp"
#include "support/house_content.hpp"

namespace reverie::testing {
namespace {

std::string text_of(const boost::json::value& value) { return std::string(value.as_string()); }

void play_to_the_end(Player& player) {
  while (!player.is_over()) player.play(player.first_choice());
}

TEST(Playing, AWholeGameAloneEndsWithALogThatHolds) {
  const House house;
  Visitor ada = house.visitor();
  const auto table = open_table(ada, order_alone());
  Player player(ada.open(table.id));
  EXPECT_EQ(player.state().at("you"), 0);
  play_to_the_end(player);
  EXPECT_FALSE(player.state().at("result").is_null());

  const HttpAnswer answer = ada.get("/api/tables/" + table.id + "/log");
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.header("content-disposition"),
            "attachment; filename=\"onirim-" + table.id + ".jsonl\"");
  const auto log = read_log(answer.body);
  ASSERT_TRUE(log.has_value());
  EXPECT_TRUE(verify(shelf_of_house(), *log).has_value());
  EXPECT_EQ(log->footer.seed.commitment(), text_of(player.state().at("table").at("commitment")));
}

TEST(Playing, ABotTakesItsTurns) {
  const House house;
  Visitor ada = house.visitor();
  Player player(ada.open(open_table(ada, order_with_bot()).id));
  for (int moves = 0; moves < 10 && !player.is_over(); ++moves) {
    while (!player.may_move()) player.wait();
    player.play(player.first_choice());
  }
  EXPECT_GT(house.figure("reverie_thoughts_total"), 0U);
}

TEST(Playing, AHintNamesALegalMove) {
  const House house;
  Visitor ada = house.visitor();
  Player player(ada.open(open_table(ada, order_alone()).id));
  const auto hint = player.ask("hint");
  ASSERT_EQ(text_of(hint.at("type")), "hint");
  player.play(text_of(hint.at("action")));
}

TEST(Playing, AFriendJoinsByInvitationAndNobodySeesTheOthersHand) {
  const House house;
  Visitor ada = house.visitor();
  Visitor bea = house.visitor();
  Pair pair = seat_two(ada, bea, open_table(ada, order_for_two()));
  EXPECT_EQ(pair.first.state().at("you"), 0);
  EXPECT_EQ(pair.second.state().at("you"), 1);

  const auto player_seen_by = [](const Player& viewer, std::size_t seat) {
    return viewer.state().at("view").at("players").at(seat).as_object();
  };
  const auto hidden = [&](const Player& viewer, std::size_t seat) {
    return player_seen_by(viewer, seat).at("hidden").to_number<std::size_t>();
  };
  const auto shown = [&](const Player& viewer, std::size_t seat) {
    return player_seen_by(viewer, seat).at("hand").as_array().size();
  };
  while (hidden(pair.first, 1) == 0 || hidden(pair.second, 0) == 0) pair.move();
  EXPECT_EQ(hidden(pair.first, 0), 0U);
  EXPECT_EQ(hidden(pair.second, 1), 0U);
  EXPECT_EQ(shown(pair.first, 1) + hidden(pair.first, 1), shown(pair.second, 1));
  EXPECT_EQ(shown(pair.second, 0) + hidden(pair.second, 0), shown(pair.first, 0));
}

TEST(Playing, AWrongInvitationOpensNoSeat) {
  const House house;
  Visitor ada = house.visitor();
  const auto table = open_table(ada, order_for_two());
  Visitor eve = house.visitor();
  Player guest(eve.open(table.id));
  const auto answer =
      guest.ask("join", R"("secret":")" + std::string(32, '0') + R"(","name":"Eve")");
  EXPECT_EQ(text_of(answer.at("type")), "refused");
}

TEST(Playing, TheSameCommandAgainIsDoneOnce) {
  const House house;
  Visitor ada = house.visitor();
  Player player(ada.open(open_table(ada, order_alone()).id));
  const std::uint64_t before = player.version();
  const std::string action = R"("action":")" + player.first_choice() + '"';
  const auto once = player.ask_as("same", before, "play", action);
  const auto twice = player.ask_as("same", before, "play", action);
  EXPECT_EQ(text_of(twice.at("type")), "accepted");
  EXPECT_EQ(once.at("version"), twice.at("version"));
  EXPECT_EQ(house.figure("reverie_moves_total"), 1U);
}

TEST(Playing, ACommandForAnOlderTableIsRefused) {
  const House house;
  Visitor ada = house.visitor();
  Player player(ada.open(open_table(ada, order_alone()).id));
  const std::uint64_t before = player.version();
  player.play(player.first_choice());
  const auto late =
      player.ask_as("late", before, "play", R"("action":")" + player.first_choice() + '"');
  EXPECT_EQ(text_of(late.at("type")), "refused");
}

TEST(Playing, WhoComesBackGetsOnlyWhatIsNew) {
  const House house;
  Visitor ada = house.visitor();
  const auto table = open_table(ada, order_alone());
  Player player(ada.open(table.id));
  for (int i = 0; i < 5; ++i) player.play(player.first_choice());
  const std::uint64_t seen = player.version();
  const auto lines = player.state().at("story").at("from").to_number<std::size_t>() +
                     player.state().at("story").at("lines").as_array().size();

  const Player again(ada.open(table.id, seen));
  EXPECT_EQ(again.version(), seen);
  EXPECT_EQ(again.state().at("story").at("from").to_number<std::size_t>(), lines);
  EXPECT_TRUE(again.state().at("story").at("lines").as_array().empty());
  const Player anew(ada.open(table.id));
  EXPECT_EQ(anew.state().at("story").at("lines").as_array().size(), lines);
}

TEST(Playing, OwnTablesAreListedUntilAndAfterTheEnd) {
  const House house;
  Visitor ada = house.visitor();
  const auto table = open_table(ada, order_alone());
  auto lists = ada.get("/api/tables").json();
  ASSERT_EQ(lists.at("unfinished").as_array().size(), 1U);
  EXPECT_EQ(text_of(lists.at("unfinished").at(0).at("table")), table.id);
  Player player(ada.open(table.id));
  play_to_the_end(player);
  lists = ada.get("/api/tables").json();
  EXPECT_TRUE(lists.at("unfinished").as_array().empty());
  ASSERT_EQ(lists.at("finished").as_array().size(), 1U);

  Visitor eve = house.visitor();
  lists = eve.get("/api/tables").json();
  EXPECT_TRUE(lists.at("finished").as_array().empty());
}

TEST(Playing, TheRematchIsAnnouncedAtTheOldTable) {
  const House house;
  Visitor ada = house.visitor();
  const auto table = open_table(ada, order_alone());
  EXPECT_EQ(ada.post("/api/tables/" + table.id + "/rematch", "{}").status, 403);
  Player player(ada.open(table.id));
  play_to_the_end(player);
  const HttpAnswer rematch = ada.post("/api/tables/" + table.id + "/rematch", "{}");
  ASSERT_EQ(rematch.status, 201);
  player.wait();
  EXPECT_EQ(player.state().at("table").at("next"), rematch.json().at("table"));
  const Player next(ada.open(text_of(rematch.json().at("table"))));
  EXPECT_EQ(next.status(), "playing");
  EXPECT_EQ(ada.post("/api/tables/" + table.id + "/rematch", "{}").status, 403);
}

TEST(Playing, ABranchGoesOnFromTheMomentThatWasNamed) {
  const House house;
  Visitor ada = house.visitor();
  const auto table = open_table(ada, order_alone());
  Player player(ada.open(table.id));
  play_to_the_end(player);
  const HttpAnswer branch =
      ada.post("/api/tables/" + table.id + "/branch", R"({"at":20,"seat":0,"level":"steady"})");
  ASSERT_EQ(branch.status, 201) << branch.body;
  const Player other(ada.open(text_of(branch.json().at("table"))));
  EXPECT_EQ(other.status(), "playing");
  EXPECT_GE(other.state().at("table").at("inputs").to_number<int>(), 20);
  const HttpAnswer wrong =
      ada.post("/api/tables/" + table.id + "/branch", R"({"at":20,"seat":0,"lvl":"steady"})");
  EXPECT_EQ(wrong.status, 400);
  EXPECT_EQ(wrong.problem(), "server.no.unreadable");
}

TEST(Playing, TheGamesAndTheirOptionsAreListed) {
  const House house;
  const auto games = boost::json::parse(house.visitor().get("/api/games").body).as_array();
  ASSERT_FALSE(games.empty());
  EXPECT_EQ(text_of(games[0].at("id")), "onirim");
  EXPECT_EQ(games[0].at("options").at(0).at("default_value"), 1);
  EXPECT_EQ(games[0].at("levels").as_array().size(), 3U);
}

}  // namespace
}  // namespace reverie::testing
