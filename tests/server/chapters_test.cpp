// SPDX-License-Identifier: Apache-2.0
// A long game over several evenings at one house, also when the program has changed between them.
#include <gtest/gtest.h>

#include "games/shelf_entry.hpp"
#include "house.hpp"
#include "play.hpp"
#include "support/corridor_shelf.hpp"

namespace reverie::testing {
namespace {

namespace json = boost::json;

std::string evening(const std::string& seats, int players) {
  return R"({"game":"corridor","options":{"players":)" + std::to_string(players) + R"(},"seats":)" +
         seats + R"(,"name":"Ada","spectators":"none","thinking_seconds":0})";
}
std::string evening_alone() { return evening(R"([{"kind":"me"}])", 1); }
std::string evening_for_two() { return evening(R"([{"kind":"me"},{"kind":"open"}])", 2); }

/// The same corridor by rules that play no log of the others.
class NextRules : public corridor::Corridor {
 public:
  static int rules_version() { return Corridor::rules_version() + 1; }

  static std::expected<NextRules, Problem> make(
      const Options& options, const std::shared_ptr<const corridor::Content>& content) {
    const auto made = Corridor::make(options, content);
    if (!made) return std::unexpected(made.error());
    return NextRules(*made);
  }

 private:
  explicit NextRules(const Corridor& corridor) : Corridor(corridor) {}
};

std::shared_ptr<const Shelf> shelf_of_next_rules() {
  return std::make_shared<const Shelf>(
      Shelf::of({entry_of<NextRules>(content_of_corridor()).value()}));
}

/// The same rules, and more coins behind every door than before.
std::shared_ptr<const Shelf> shelf_of_other_rooms() {
  const ContentReader rooms = [](std::string_view path) -> std::optional<std::string_view> {
    static const std::string printed_otherwise = [] {
      std::string text(content_of_corridor()("content/corridor/rooms.json").value());
      constexpr std::string_view coins = "\"coins\":";
      for (std::size_t at = text.find(coins); at != std::string::npos; at = text.find(coins, at)) {
        text.insert(at += coins.size(), "1");
      }
      return text;
    }();
    if (path.ends_with("rooms.json")) return printed_otherwise;
    return content_of_corridor()(path);
  };
  return std::make_shared<const Shelf>(Shelf::of({entry_of<corridor::Corridor>(rooms).value()}));
}

class Chapters : public ::testing::Test {
 protected:
  Chapters()
      : shelf_(std::make_shared<const Shelf>(shelf_with_corridor())),
        house_([this](server::Settings& settings) { settings.shelf = shelf_; }),
        ada_(house_.visitor()) {}

  /// The table of an evening on which Ada found the left room.
  std::string first_evening() {
    const auto table = open_table(ada_, evening_alone());
    Player player(ada_.open(table.id));
    player.play("open left");
    player.play("leave");
    return table.id;
  }
  HttpAnswer go_on(Visitor& who, const std::string& table, const std::string& order) {
    return who.post("/api/tables/" + table + "/chapter", order);
  }
  json::object lists(Visitor& who) { return who.get("/api/tables").json(); }
  void program_changes(std::shared_ptr<const Shelf> shelf = shelf_of_next_rules()) {
    house_.close();
    shelf_ = std::move(shelf);
    house_.open();
    ada_.move_to(house_.port());
  }

  std::shared_ptr<const Shelf> shelf_;
  House house_;
  Visitor ada_;
};

TEST_F(Chapters, AStoryThatGoesOnIsUnfinishedAndOneLine) {
  const std::string first = first_evening();
  json::object shown = lists(ada_);
  EXPECT_TRUE(shown.at("finished").as_array().empty());
  ASSERT_EQ(shown.at("unfinished").as_array().size(), 1U);
  EXPECT_EQ(shown.at("unfinished").at(0).at("goes_on"), true);

  const HttpAnswer opened = go_on(ada_, first, evening_alone());
  ASSERT_EQ(opened.status, 201U) << opened.body;
  const std::string second(opened.json().at("table").as_string());
  shown = lists(ada_);
  EXPECT_TRUE(shown.at("finished").as_array().empty());
  ASSERT_EQ(shown.at("unfinished").as_array().size(), 1U) << "a chain is one line";
  EXPECT_EQ(shown.at("unfinished").at(0).at("table"), json::value(second));
  EXPECT_EQ(shown.at("unfinished").at(0).at("chapter"), 2);

  const Player player(ada_.open(second));
  EXPECT_EQ(player.state().at("view").at("purse"), 9);
  Player behind(ada_.open(first));
  while (behind.state().at("table").at("next").is_null()) behind.wait();
  EXPECT_EQ(behind.state().at("table").at("next"), json::value(second));
}

TEST_F(Chapters, OnlyOneNextChapterFollows) {
  const std::string first = first_evening();
  ASSERT_EQ(go_on(ada_, first, evening_alone()).status, 201U);
  Player behind(ada_.open(first));
  while (behind.state().at("table").at("next").is_null()) behind.wait();
  const HttpAnswer again = go_on(ada_, first, evening_alone());
  EXPECT_EQ(again.status, 403U);
  EXPECT_EQ(again.problem(), "table.no.chapter_open");
}

TEST_F(Chapters, WhoWasNotThereNeitherGoesOnNorReadsTheSheet) {
  const std::string first = first_evening();
  Visitor eve = house_.visitor();
  EXPECT_EQ(go_on(eve, first, evening_alone()).problem(), "table.no.no_seat");
  EXPECT_EQ(eve.get("/api/tables/" + first + "/sheet").status, 403U);
  const HttpAnswer sheet = ada_.get("/api/tables/" + first + "/sheet");
  EXPECT_EQ(sheet.json(), json::parse(R"({"version":1,"purse":9,"open":["left"]})"));
  EXPECT_EQ(sheet.header("content-disposition"),
            R"(attachment; filename="corridor-chapter-1.json")");
}

TEST_F(Chapters, AFriendComesToTheSecondEveningAndLeavesBeforeTheThird) {
  const std::string first = first_evening();
  const HttpAnswer opened = go_on(ada_, first, evening_for_two());
  ASSERT_EQ(opened.status, 201U) << opened.body;
  const OpenedTable second{
      std::string(opened.json().at("table").as_string()),
      {std::string(opened.json().at("invitations").at(0).at("secret").as_string())}};
  Visitor bob = house_.visitor();
  {
    Pair pair = seat_two(ada_, bob, second);
    pair.second.play("leave");
  }
  ASSERT_EQ(go_on(ada_, second.id, evening_alone()).status, 201U);
  Player behind(bob.open(second.id));
  while (behind.state().at("table").at("next").is_null()) behind.wait();
  const json::object shown = lists(bob);
  EXPECT_TRUE(shown.at("unfinished").as_array().empty()) << "the third evening is not his";
  ASSERT_EQ(shown.at("finished").as_array().size(), 1U);
  EXPECT_EQ(shown.at("finished").at(0).at("table"), json::value(second.id));
}

TEST_F(Chapters, AChapterOfOtherRulesIsNotDamagedAndItsStoryGoesOn) {
  const auto table = open_table(ada_, evening_alone());
  {
    Player player(ada_.open(table.id));
    player.play("open left");
    player.play("walk");
  }
  program_changes();
  const auto closing = ada_.open(table.id).next("closing");
  EXPECT_EQ(closing.at("reason"),
            json::parse(R"({"key":"server.no.other_version","args":{"theirs":1,"ours":2}})"));
  EXPECT_EQ(closing.at("goes_on"), true);
  Visitor eve = house_.visitor();
  EXPECT_EQ(eve.open(table.id).next("closing").at("goes_on"), false);
  EXPECT_EQ(ada_.get("/api/tables/" + table.id + "/sheet").json(),
            json::parse(R"({"version":1,"purse":9,"open":["left"]})"));
  EXPECT_EQ(go_on(eve, table.id, evening_alone()).status, 410U);
  const HttpAnswer opened = go_on(ada_, table.id, evening_alone());
  ASSERT_EQ(opened.status, 201U) << opened.body;
  const Player player(ada_.open(std::string(opened.json().at("table").as_string())));
  EXPECT_EQ(player.state().at("view").at("purse"), 9);
  EXPECT_EQ(player.state().at("table").at("chapter"), 2);
  EXPECT_EQ(go_on(ada_, table.id, evening_alone()).problem(), "table.no.chapter_open");
}

/// What its bringer has lost perhaps, the house still has.
TEST_F(Chapters, ALogThatWasBroughtIsGivenBackWhenItsRulesAreGone) {
  const std::string log = ada_.get("/api/tables/" + first_evening() + "/log").body;
  const HttpAnswer brought = ada_.post("/api/logs", log);
  ASSERT_EQ(brought.status, 201U) << brought.body;
  const std::string table(brought.json().at("table").as_string());
  program_changes();
  EXPECT_EQ(ada_.open(table).next("closing").at("has_log"), true);
  const HttpAnswer back = ada_.get("/api/tables/" + table + "/log");
  EXPECT_EQ(back.status, 200U);
  EXPECT_EQ(back.body, log);
  Visitor eve = house_.visitor();
  EXPECT_EQ(eve.open(table).next("closing").at("has_log"), false);
  EXPECT_EQ(eve.get("/api/tables/" + table + "/log").status, 410U);
}

/// The new program has other rooms: a table that was begun goes on among its own.
TEST_F(Chapters, ARunningTableGoesOnUnderTheContentItBeganWith) {
  const auto begun = open_table(ada_, evening_alone());
  const auto purse_after = [&](const OpenedTable& table) {
    Player player(ada_.open(table.id));
    player.play("open left");
    return player.state().at("view").at("purse").to_number<int>();
  };
  const int as_printed_then = purse_after(open_table(ada_, evening_alone()));
  program_changes(shelf_of_other_rooms());
  EXPECT_EQ(purse_after(begun), as_printed_then);
  EXPECT_NE(purse_after(open_table(ada_, evening_alone())), as_printed_then)
      << "a table that is begun now has what is printed now";
}

}  // namespace
}  // namespace reverie::testing
