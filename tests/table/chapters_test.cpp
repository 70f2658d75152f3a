// SPDX-License-Identifier: Apache-2.0
// A long game is a chain of tables: a chapter ends with a sheet, and the next begins from it with
// whoever comes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/replay.hpp"
#include "games/shelf_entry.hpp"
#include "support/corridor_shelf.hpp"
#include "table/host_story.hpp"

namespace reverie::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TableOrder evening(std::vector<SeatOrder> seats, std::string options) {
  return {"corridor", {std::move(options)}, std::move(seats), "Ada", Spectators::none, 0, {}, {}};
}
TableOrder evening_alone() { return evening({{SeatWish::me}}, "{}"); }

std::expected<Host::Opened, Problem> open_evening(const TableOrder& order, std::string_view id,
                                                  const Legacy* before = nullptr,
                                                  std::string_view guest = "ada",
                                                  const Shelf& shelf = shelf_with_corridor()) {
  return Host::open(shelf, id, order, guest, Seed::derive(1, 0),
                    std::vector<std::string>(order.seats.size(), "secret"), 0, before);
}

HostStory alone() {
  HostStory story(open_evening(evening_alone(), "t1").value());
  story.arrive(1, "ada");
  return story;
}

/// Ada and Bob, who came by invitation.
HostStory pair() {
  HostStory story(
      open_evening(evening({{SeatWish::me}, {SeatWish::open}}, R"({"players":2})"), "t1").value());
  story.arrive(1, "ada");
  story.arrive(2, "bob");
  story.send(2, command::Join{"secret", "Bob"});
  return story;
}

TEST(Chapters, AChapterEndsWithASheetThatNamesThings) {
  HostStory story = alone();
  story.send(1, command::Play{"open left"});
  EXPECT_FALSE(story.host.goes_on()) << "it is not over";
  story.send(1, command::Play{"leave"});
  EXPECT_TRUE(story.host.goes_on());
  EXPECT_EQ(story.states[1].at("table").at("goes_on"), true);
  EXPECT_EQ(story.host.legacy().sheet, RawJson{R"({"version":1,"purse":9,"open":["left"]})"});
}

TEST(Chapters, TheLogCarriesTheSheetAndIsCheckedByIt) {
  HostStory story = alone();
  story.send(1, command::Play{"open left"});
  story.send(1, command::Play{"leave"});
  const Log log = story.host.log("ada").value();
  EXPECT_EQ(log.footer.result->sheet, story.host.legacy().sheet);
  const Log again = read_log(write_log(log)).value();
  EXPECT_EQ(again, log);
  EXPECT_TRUE(verify(shelf_with_corridor(), again));
  Log richer = log;
  richer.footer.result->sheet = RawJson{R"({"version":1,"purse":900,"open":["left"]})"};
  const auto refused = verify(shelf_with_corridor(), richer);
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().what, HasSubstr("900"));
}

TEST(Chapters, LettersDoWithoutTheSheet) {
  HostStory story = alone();
  story.send(1, command::Play{"open left"});
  story.send(1, command::Play{"leave"});
  const Legacy before = story.host.legacy();
  HostStory next(open_evening(evening_alone(), "t2", &before).value());
  next.arrive(1, "ada");
  for (const std::string& letter : next.sent) EXPECT_THAT(letter, Not(HasSubstr(R"("open":[)")));
  EXPECT_THAT(next.host.summary(), Not(HasSubstr(R"("open":[)")));
}

TEST(Chapters, TheNextBeginsFromTheSheetWithWhoeverComes) {
  HostStory first = pair();
  first.send(1, command::Play{"open left"});
  first.send(2, command::Play{"leave"});
  const Legacy before = first.host.legacy();
  // Bob begins the second evening. Ada sits on another seat, and somebody new is invited.
  const TableOrder order = evening(
      {{SeatWish::me}, {SeatWish::open}, {SeatWish::again, {}, Seat{0}}}, R"({"players":3})");
  HostStory second(open_evening(order, "t2", &before, "bob").value());
  second.arrive(1, "ada");
  second.arrive(2, "bob");
  second.arrive(3, "cleo");
  second.send(3, command::Join{"secret", "Cleo"});
  EXPECT_EQ(second.states[1].at("you"), 2) << "Ada needs no invitation";
  EXPECT_EQ(second.states[2].at("you"), 0);
  EXPECT_EQ(second.states[3].at("you"), 1);
  EXPECT_EQ(second.states[3].at("view").at("purse").as_int64(), 9);
  EXPECT_EQ(second.states[3].at("view").at("doors").at(0).at("opened"), true);
  EXPECT_EQ(second.states[1].at("table").at("chapter"), 2);
  EXPECT_EQ(second.host.chapter_before(), "t1");
}

TEST(Chapters, ARestoredChapterIsTheSame) {
  HostStory first = alone();
  first.send(1, command::Play{"open left"});
  first.send(1, command::Play{"leave"});
  const Legacy before = first.host.legacy();
  HostStory second(open_evening(evening_alone(), "t2", &before).value());
  second.arrive(1, "ada");
  second.send(1, command::Play{"open right"});
  const auto restored = Host::restore(shelf_with_corridor(), "t2", second.entries);
  ASSERT_TRUE(restored) << restored.error().what;
  EXPECT_EQ(restored->legacy(), second.host.legacy());
  EXPECT_EQ(restored->summary(), second.host.summary());
  EXPECT_EQ(restored->chapter_before(), "t1");
}

/// A program that cannot play the chapter on still knows where its story may be taken up.
TEST(Chapters, WhatAChapterHasReachedIsReadWithoutItsRules) {
  HostStory story = pair();
  EXPECT_EQ(legacy_of("t1", story.entries), story.host.legacy());
  for (const char* move : {"open study", "walk", "open left"}) {
    story.send(1, command::Play{move});
    EXPECT_EQ(legacy_of("t1", story.entries), story.host.legacy()) << move;
  }
  story.send(2, command::Rename{"Robert"});
  EXPECT_EQ(legacy_of("t1", story.entries).value().people.at(1).name, "Robert");
  EXPECT_EQ(legacy_of("t1", story.entries).value().sheet,
            RawJson{R"({"version":1,"purse":9,"open":["left","study"]})"});
}

TEST(Chapters, WhatWasTakenBackIsNotReached) {
  HostStory story = alone();
  story.send(1, command::Play{"open study"});
  const auto reached = story.host.legacy().sheet;
  story.send(1, command::Play{"open left"});
  EXPECT_NE(story.host.legacy().sheet, reached);
  story.send(1, command::Undo{});
  EXPECT_EQ(story.host.legacy().sheet, reached);
  story.send(1, command::Undo{});
  EXPECT_EQ(story.host.legacy().sheet, std::nullopt);
  EXPECT_EQ(legacy_of("t1", story.entries), story.host.legacy());
}

TEST(Chapters, WhatIsNoLongerPrintedIsToldAndMadeGood) {
  const ContentReader files = content_of_corridor();
  const ContentReader without_left = [&](std::string_view path) -> std::optional<std::string_view> {
    if (path != "content/corridor/rooms.json") return files(path);
    return R"({"rooms":[{"name":"hall","page":"hall","price":0,"coins":0},)"
           R"({"name":"study","page":"study","price":1,"coins":1}]})";
  };
  const Shelf shelf = Shelf::of({entry_of<corridor::Corridor>(without_left).value()});
  HostStory first = alone();
  first.send(1, command::Play{"open left"});
  first.send(1, command::Play{"leave"});
  const Legacy before = first.host.legacy();
  HostStory second(open_evening(evening_alone(), "t2", &before, "ada", shelf).value());
  second.arrive(1, "ada");
  const auto& line = second.states[1].at("story").at("lines").at(0).at("text");
  EXPECT_EQ(line.at("key"), "corridor.amends.room");
  EXPECT_EQ(line.at("args").at("room"), "left");
  EXPECT_EQ(second.states[1].at("view").at("purse").as_int64(), 9 + 2);
}

TEST(Chapters, AStoryThatIsOverHasNoNextChapter) {
  HostStory story = alone();
  for (const char* move : {"open left", "open right", "open study", "leave"}) {
    story.send(1, command::Play{move});
  }
  ASSERT_TRUE(story.host.is_over());
  EXPECT_FALSE(story.host.goes_on());
  EXPECT_EQ(story.host.why_no_next_chapter("ada")->message.key, "table.no.story_over");
}

TEST(Chapters, GivingUpAChapterLeavesTheStoryWhereItWas) {
  HostStory story = alone();
  story.send(1, command::Play{"open study"});
  story.send(1, command::Resign{});
  EXPECT_TRUE(story.host.goes_on());
}

TEST(Chapters, WhoMayBeginTheNext) {
  HostStory story = alone();
  EXPECT_EQ(story.host.why_no_next_chapter("eve")->message.key, "table.no.no_seat");
  EXPECT_EQ(story.host.why_no_next_chapter("ada")->message.key, "table.no.not_over");
  story.send(1, command::Play{"leave"});
  EXPECT_EQ(story.host.why_no_next_chapter("ada"), std::nullopt);
  story.take(story.host.continued_at("t2", 0));
  EXPECT_EQ(story.host.why_no_next_chapter("ada")->message.key, "table.no.chapter_open");
  EXPECT_FALSE(story.host.goes_on());
}

std::string problem_with(const std::vector<SeatOrder>& seats, const std::string& options,
                         const Legacy* before, const std::string& game = "corridor") {
  TableOrder order = evening(seats, options);
  order.game = game;
  const auto opened = open_evening(order, "t2", before);
  return opened ? "" : opened.error().what;
}

TEST(Chapters, AnOrderThatDoesNotFitIsRefusedAndSaysWhy) {
  HostStory story = pair();
  story.send(1, command::Play{"leave"});
  const Legacy before = story.host.legacy();
  const SeatOrder me{SeatWish::me};
  const auto again = [](std::uint8_t seat) { return SeatOrder{SeatWish::again, {}, Seat{seat}}; };
  const std::string two = R"({"players":2})";
  EXPECT_EQ(problem_with({me, again(1)}, two, &before), "");
  EXPECT_THAT(problem_with({me, again(0)}, two, &before), HasSubstr("has another one already"));
  EXPECT_THAT(problem_with({me, again(5)}, two, &before), HasSubstr("nobody sat on that 'seat'"));
  EXPECT_THAT(problem_with({me, {SeatWish::again}}, two, &before), HasSubstr("nobody sat"));
  EXPECT_THAT(problem_with({me, again(1)}, two, nullptr), HasSubstr("next chapter"));
  EXPECT_THAT(problem_with({me}, "{}", &before, "onirim"), HasSubstr("'corridor'"));
  EXPECT_THAT(problem_with({me}, R"({"sheet":{"version":1,"purse":99,"open":[]}})", &before),
              HasSubstr("begins from the one before it"));
  EXPECT_THAT(problem_with({me}, R"({"sheet":{"version":7,"purse":9,"open":[]}})", nullptr),
              HasSubstr("version 7"));
  EXPECT_THAT(problem_with({me}, R"({"sheet":{"version":1,"purse":"much","open":[]}})", nullptr),
              HasSubstr("'purse'"));
}

/// Whoever brings a sheet goes on with it anywhere.
TEST(Chapters, ASheetCanBeBrought) {
  const TableOrder order =
      evening({{SeatWish::me}}, R"({"sheet":{"version":1,"purse":7,"open":["study"]}})");
  HostStory story(open_evening(order, "t1").value());
  story.arrive(1, "ada");
  EXPECT_EQ(story.states[1].at("view").at("purse").as_int64(), 7);
  EXPECT_EQ(story.entries.size(), 1U) << "what it began from is kept already";
}

TEST(Chapters, ARematchDoesNotEndAStoryThatGoesOn) {
  HostStory story = alone();
  story.send(1, command::Play{"open left"});
  story.send(1, command::Play{"leave"});
  const auto rematch = story.host.rematch("t2", "ada", Seed::derive(2, 0), 0);
  ASSERT_FALSE(rematch);
  EXPECT_EQ(rematch.error().message.key, "table.no.story_goes_on");
  EXPECT_EQ(story.host.why_no_next_chapter("ada"), std::nullopt);
}

TEST(Chapters, ARematchOrBranchIsNoChapterOfTheChain) {
  HostStory first = alone();
  first.send(1, command::Play{"leave"});
  const Legacy before = first.host.legacy();
  HostStory second(open_evening(evening_alone(), "t2", &before).value());
  second.arrive(1, "ada");
  for (const char* move : {"open left", "open right", "open study", "leave"}) {
    second.send(1, command::Play{move});
  }
  const auto rematch = second.host.rematch("t3", "ada", Seed::derive(2, 0), 0);
  EXPECT_EQ(rematch.value().host.chapter_before(), std::nullopt);
  const auto branch =
      second.host.branch("t4", "ada", 1, Seat{0}, Level::gentle, Seed::derive(3, 0), 0);
  EXPECT_EQ(branch.value().host.chapter_before(), std::nullopt);
}

}  // namespace
}  // namespace reverie::testing
