// SPDX-License-Identifier: Apache-2.0
// What the loader accepts, and where it points when it does not.
#include <gtest/gtest.h>

#include "support/dream_runners_box.hpp"

namespace reverie::dream_runners::testing {
namespace {

/// What is said when the first match of `what` in a file is replaced.
std::string problem_with(std::string_view path, std::string_view what, std::string_view by) {
  std::string text = test_text(path);
  const std::size_t at = text.find(what);
  if (at == std::string::npos) return "no such text";
  text.replace(at, what.size(), by);
  const auto content = Box().file(path, text).load();
  return content ? "none" : content.error().what;
}

std::string problem_of(std::string_view path, std::string text) {
  const auto content = Box().file(path, std::move(text)).load();
  return content ? "none" : content.error().what;
}

constexpr std::string_view first_segment = "shape = \"one\"\ncells = \"R\"\nset = 1\n";

TEST(DreamRunnersContent, OfTheHouseIsComplete) { EXPECT_NO_THROW(house_content()); }

TEST(DreamRunnersContent, AMissingFileIsNamed) {
  const auto content = load_content([](std::string_view) { return std::nullopt; });
  EXPECT_EQ(content.error().what, "content/dream_runners/segments.toml:1:1: this file is missing");
}

TEST(DreamRunnersContent, AnUnknownKeyIsShownWithTheNearestOne) {
  EXPECT_EQ(problem_with(segments_file, "cells = ", "cell = "),
            "content/dream_runners/segments.toml:7:1: no 'cell'; did you mean 'cells'?");
}

TEST(DreamRunnersContent, AWrongTypeIsShown) {
  EXPECT_EQ(problem_with(tiles_file, "level = 1", "level = \"1\""),
            "content/dream_runners/tiles.toml:6:9: a number must stand here, not a text");
  EXPECT_EQ(problem_with(segments_file, "shape = \"one\"", "shape = \"on\""),
            "content/dream_runners/segments.toml:6:9: no 'on'; did you mean 'one'?");
}

TEST(DreamRunnersContent, ASegmentHasTheCellsOfItsShape) {
  EXPECT_EQ(problem_with(segments_file, "\"R\"", "\"RG\""),
            "content/dream_runners/segments.toml:7:9: this shape has 1 cells");
  EXPECT_EQ(problem_with(segments_file, "\"G.R\"", "\"G.r\""),
            "content/dream_runners/segments.toml:22:12: a cell is G (gather), R (repel), 2 (double "
            "gather), B (both) or . (nothing)");
}

TEST(DreamRunnersContent, StartingSegmentsAreOfSetsOneToFourAndPlain) {
  EXPECT_EQ(problem_with(segments_file, "set = 1", "set = 5"),
            "content/dream_runners/segments.toml:8:7: a number from 1 to 4 must stand here, not 5");
  EXPECT_EQ(problem_with(segments_file, "set = 1", "set = 1\ncoins = 1"),
            "content/dream_runners/segments.toml:5:1: a starting segment has neither coins nor "
            "points");
}

TEST(DreamRunnersContent, OneTooManyAndOneMissingAreTold) {
  EXPECT_EQ(problem_of(segments_file,
                       test_text(segments_file) + "\n[[segment]]\n" + std::string(first_segment)),
            "content/dream_runners/segments.toml:" +
                std::to_string(std::ranges::count(test_text(segments_file), '\n') + 2) +
                ":1: one too many: there are 1 of this kind");
  EXPECT_EQ(problem_with(segments_file, "[[segment]]\n" + std::string(first_segment), ""),
            "content/dream_runners/segments.toml:1:1: 1 are missing in this file");
  EXPECT_EQ(problem_of(chests_file, "[[chest]]\nkeys = 1\nholds = []\n"),
            "content/dream_runners/chests.toml:1:1: 17 are missing in this file");
  EXPECT_EQ(problem_of(tracks_file, ""),
            "content/dream_runners/tracks.toml:1:1: this file has no 'track'");
  EXPECT_EQ(problem_of(tiles_file, ""),
            "content/dream_runners/tiles.toml:1:1: this file has no 'tile'");
}

TEST(DreamRunnersContent, ARecordOfAnotherKindIsOutOfPlace) {
  EXPECT_EQ(problem_with(chests_file, "[[chest]]", "[[tile]]"),
            "content/dream_runners/chests.toml:4:3: no 'tile'; known are: chest");
}

TEST(DreamRunnersContent, ATileHasNineCellsOfALevel) {
  EXPECT_EQ(problem_with(tiles_file, "\"k\",  \"c2\"", "\"c2\""),
            "content/dream_runners/tiles.toml:5:1: a tile has nine cells, not 8");
  EXPECT_EQ(problem_with(tiles_file, "level = 1", "level = 5"),
            "content/dream_runners/tiles.toml:6:9: a number from 1 to 4 must stand here, not 5");
}

TEST(DreamRunnersContent, ACellIsShownWhereItStands) {
  EXPECT_EQ(problem_with(tiles_file, "\"c2\"", "\"x2\"").substr(0, 70),
            "content/dream_runners/tiles.toml:8:9: no cell 'x2'; there are n1 to n9");
  EXPECT_EQ(problem_with(tiles_file, "chest1", "chest4"),
            "content/dream_runners/tiles.toml:58:19: chests are chest1, chest2 and chest3");
  EXPECT_EQ(problem_with(tiles_file, "\"spider:o\"", "\"spider:k\""),
            "content/dream_runners/tiles.toml:84:23: a spider guards a fragment: b, w, o or g");
  EXPECT_EQ(problem_with(tiles_file, "\"cross:w+c2\"", "\"cross:w+x\"").substr(0, 54),
            "content/dream_runners/tiles.toml:141:12: no reward 'x'");
  EXPECT_EQ(problem_with(tiles_file, "\"cross:w+c2\"", "\"cross:w+w+w+w+w\""),
            "content/dream_runners/tiles.toml:141:18: more than four rewards in one place");
}

// DR-B3
TEST(DreamRunnersContent, ARewardCellMayHoldSeveralElements) {
  const Content content = Box().dream("k+c2 b+w+s1 c1 | c1 c1 c1 | c1 c1 c1").load().value();
  const auto& cells = content.tiles[0].cells;
  EXPECT_EQ(cells[0].kind, CellKind::reward);
  EXPECT_EQ(cells[0].rewards, (Rewards{{Good::key, 1}, {Good::coin, 2}}));
  EXPECT_EQ(cells[1].rewards, (Rewards{{Good::blue, 1}, {Good::white, 1}, {Good::serenity, 1}}));
  EXPECT_EQ(problem_with(tiles_file, "\"c2\"", "\"k+x\"").substr(0, 52),
            "content/dream_runners/tiles.toml:8:12: no reward 'x'");
  EXPECT_EQ(problem_with(tiles_file, "\"c2\"", "\"k+k+k+k+k\""),
            "content/dream_runners/tiles.toml:8:18: more than four rewards in one place");
  EXPECT_EQ(problem_with(tiles_file, "\"c2\"", "\"k+\"").substr(0, 51),
            "content/dream_runners/tiles.toml:8:12: no reward ''");
}

TEST(DreamRunnersContent, ATileHasAtMostOneBatChestAndCrossroads) {
  const auto problem = [](std::string_view cells) {
    const auto content = Box().dream(cells).load();
    return content ? "none" : content.error().what;
  };
  EXPECT_EQ(problem("bat bat c1 | c1 c1 c1 | c1 c1 c1"),
            "content/dream_runners/tiles.toml:1:1: a tile has at most one bat");
  EXPECT_EQ(problem("chest1 chest2 c1 | c1 c1 c1 | c1 c1 c1"),
            "content/dream_runners/tiles.toml:1:1: a tile has at most one chest");
  EXPECT_EQ(problem("cross:b cross:b c1 | c1 c1 c1 | c1 c1 c1"),
            "content/dream_runners/tiles.toml:1:1: a tile has at most one crossroads");
}

TEST(DreamRunnersContent, ChestsTakeOneToThreeKeysAndHoldRewards) {
  EXPECT_EQ(problem_with(chests_file, "keys = 1", "keys = 4"),
            "content/dream_runners/chests.toml:5:8: a number from 1 to 3 must stand here, not 4");
  EXPECT_EQ(problem_with(chests_file, "[\"*\"]", "[\"n1\"]").substr(0, 56),
            "content/dream_runners/chests.toml:6:10: no reward 'n1'; ");
}

TEST(DreamRunnersContent, TheTrackRises) {
  EXPECT_EQ(problem_with(tracks_file, "13, 18", "18, 13"),
            "content/dream_runners/tracks.toml:3:1: a step further is worth no less");
  EXPECT_EQ(problem_of(tracks_file, "[track]\nstars = []\n"),
            "content/dream_runners/tracks.toml:1:1: the track has no step");
  EXPECT_EQ(problem_of(tracks_file, "[track]\nstars = [0]\n[track]\nstars = [0]\n"),
            "content/dream_runners/tracks.toml:3:1: '[track]' stands twice");
}

/// A table goes on with the track that it began with.
TEST(DreamRunnersContent, ScreensAreShownTheTrackOfTheirTable) {
  const DreamRunners game = Box().file(tracks_file, "[track]\nstars = [0, 5, 7]\n").game(2);
  EXPECT_EQ(game.view(game.deal(), Seat{0}).star_points, (std::vector<std::uint8_t>{0, 5, 7}));
}

TEST(DreamRunnersContent, ItsTextIsOfWhatIsPrintedNotOfTheFiles) {
  const std::string kept = Box().game(2).content_text();
  EXPECT_EQ(
      Box().file(tiles_file, test_text(tiles_file) + "\n# nothing new\n").game(2).content_text(),
      kept);
  EXPECT_NE(Box().file(tracks_file, "[track]\nstars = [0, 5]\n").game(2).content_text(), kept);
  EXPECT_NE(Box().dream("b w o | g k c1 | s1 n1 *").game(2).content_text(), kept);
  EXPECT_NE(Box().chests("c1").game(2).content_text(), kept);
  EXPECT_NE(Box().square("GGG | ... | RRR").game(2).content_text(), kept);
}

}  // namespace
}  // namespace reverie::dream_runners::testing
