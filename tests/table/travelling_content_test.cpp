// SPDX-License-Identifier: Apache-2.0
// A running table goes on under the content it began with, whatever is printed meanwhile; one whose
// rules or content nobody has any more is not damaged, and that is said.
#include <gtest/gtest.h>

#include "core/hex.hpp"
#include "core/sha256.hpp"
#include "games/shelf_entry.hpp"
#include "support/corridor_shelf.hpp"
#include "table/host_story.hpp"

namespace reverie::testing {
namespace {

constexpr std::string_view rooms_file = "content/corridor/rooms.json";
/// The same corridor, but the left room is empty now.
constexpr std::string_view emptied =
    R"({"rooms":[{"name":"hall","page":"hall","price":0,"coins":0},)"
    R"({"name":"left","page":"left_room","price":2,"coins":0}]})";

Shelf shelf_printed_anew() {
  const ContentReader files = content_of_corridor();
  const ContentReader anew = [files](std::string_view path) {
    return path == rooms_file ? std::optional(emptied) : files(path);
  };
  return Shelf::of({entry_of<corridor::Corridor>(anew).value()});
}

std::string text_of_old_content() {
  return shelf_with_corridor().make("corridor", {}).value()->content_text();
}

std::vector<std::string> entries_of_a_walk() {
  HostStory story(Host::open(shelf_with_corridor(), "t1",
                             {"corridor", {"{}"}, {{SeatWish::me, {}}}, "Ada", {}, 0, {}}, "ada",
                             Seed::derive(1, 0), {"secret"}, 0)
                      .value());
  story.arrive(1, "ada");
  story.send(1, command::Play{"walk"});
  return story.entries;
}

TEST(TravellingContent, ATableGoesOnUnderWhatWasPrintedWhenItBegan) {
  Shelf shelf = shelf_printed_anew();
  shelf.remember_content([](std::string_view hash) -> std::optional<std::string> {
    const std::string text = text_of_old_content();
    return hash == to_hex(sha256(text)) ? std::optional(text) : std::nullopt;
  });
  auto restored = Host::restore(shelf, "t1", entries_of_a_walk());
  ASSERT_TRUE(restored) << restored.error().what;
  ASSERT_TRUE(restored->arrive(1, "ada", 0, 0));
  const Command open{"another", restored->version(), command::Play{"open left"}};
  const Consequences opened = restored->command(1, open, 0);
  ASSERT_FALSE(opened.letters.empty());
  const auto state = json::parse(opened.letters.back().text);
  EXPECT_EQ(state.at("view").at("purse").as_int64(), 6 - 2 + 5)
      << "five coins lay there when the table began, and none do now";
}

/// Where the content of now has no place for these options, their own is asked.
TEST(TravellingContent, OptionsThatOnlyTheirOwnContentAllowsAreOpenedUnderIt) {
  GameEntry entry = entry_of<corridor::Corridor>(content_of_corridor()).value();
  entry.make = [](const RawJson& /*options*/) { return std::unexpected(Problem{"no such room"}); };
  Shelf shelf = Shelf::of({std::move(entry)});
  EXPECT_FALSE(Host::restore(shelf, "t1", entries_of_a_walk()));
  shelf.remember_content(
      [](std::string_view /*hash*/) { return std::optional(text_of_old_content()); });
  const auto restored = Host::restore(shelf, "t1", entries_of_a_walk());
  EXPECT_TRUE(restored) << restored.error().what;
}

TEST(TravellingContent, ATableWhoseContentNobodyHasIsNotDamaged) {
  const Shelf shelf = shelf_printed_anew();
  const auto restored = Host::restore(shelf, "t1", entries_of_a_walk());
  ASSERT_FALSE(restored);
  EXPECT_TRUE(restored.error().is_of_other_rules);
  EXPECT_TRUE(restored.error().what.starts_with("corridor by version 1 of its rules"))
      << restored.error().what;
}

/// Another program may have had other options, or have read other content from the same text.
TEST(TravellingContent, ATableThatCannotEvenBeMadeIsNotDamaged) {
  auto entries = entries_of_a_walk();
  const std::string options = R"("players":1)";
  const std::size_t at = entries[0].find(options);
  ASSERT_NE(at, std::string::npos) << entries[0];
  entries[0].replace(at, options.size(), R"("players":1,"ghosts":2)");
  const auto restored = Host::restore(shelf_with_corridor(), "t1", entries);
  ASSERT_FALSE(restored);
  EXPECT_TRUE(restored.error().is_of_other_rules) << restored.error().what;
}

TEST(TravellingContent, DamageIsStillDamage) {
  auto entries = entries_of_a_walk();
  entries.back() += "}";
  const auto restored = Host::restore(shelf_with_corridor(), "t1", entries);
  ASSERT_FALSE(restored);
  EXPECT_FALSE(restored.error().is_of_other_rules);
}

/// The text that is kept makes the same content again: for every game that reads any.
TEST(TravellingContent, WhatIsKeptOfAGameIsTheWholeOfIt) {
  int games = 0;
  for (const GameEntry& entry : shelf_with_corridor().games()) {
    const auto game = entry.make({}).value();
    if (!entry.make_with) continue;
    const auto again = entry.make_with({}, game->content_text());
    ASSERT_TRUE(again) << entry.id << ": " << again.error().what;
    EXPECT_EQ((*again)->content_hash(), game->content_hash()) << entry.id;
    EXPECT_FALSE(entry.make_with({}, "{}")) << entry.id;
    ++games;
  }
  EXPECT_EQ(games, 3);
}

}  // namespace
}  // namespace reverie::testing
