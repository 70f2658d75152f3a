// SPDX-License-Identifier: Apache-2.0
// What the loader accepts, and where it points when it does not.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/dreamscape/soundness.hpp"
#include "support/dreamscape_story.hpp"

namespace reverie::dreamscape::testing {
namespace {

/// What is said when the first match of `what` in a file is replaced.
std::string problem_with(std::string_view file, std::string_view what, std::string_view by) {
  std::string text = test_text(file);
  const std::size_t at = text.find(what);
  if (at == std::string::npos) return "no such text";
  text.replace(at, what.size(), by);
  const auto content = Box().file(file, text).load();
  return content ? "none" : content.error().what;
}

std::string with_structure(std::string_view stacks) {
  const auto content = Box().structure("quiet_pond", stacks).load();
  return content ? "none" : content.error().what;
}

const std::string cards = "content/dreamscape/cards.toml";

TEST(DreamscapeContent, OfTheHouseIsComplete) { EXPECT_NO_THROW(house_content()); }

TEST(DreamscapeContent, AMissingFileIsNamed) {
  const auto content = load_content([](std::string_view) { return std::nullopt; });
  EXPECT_EQ(content.error().what, "content/dreamscape/world.toml:1:1: this file is missing");
}

TEST(DreamscapeContent, TheWorldHangsTogether) {
  const std::string world = "content/dreamscape/world.toml";
  EXPECT_EQ(problem_with("world.toml", "\"king\"", "\"lake\""),
            world + ":1:1: every location has a power of its own");
  EXPECT_EQ(problem_with("world.toml", "\"king\"", "\"kong\""),
            world + ":2:63: no 'kong'; did you mean 'king'?");
  EXPECT_EQ(problem_with("world.toml", "dots = [2, 2, 2, 3, 4]", "dots = [2, 2, 3, 4]"),
            world + ":1:1: a location has five slots");
  EXPECT_EQ(problem_with("world.toml", "2, 3, 4]", "4, 3, 4]"),
            world + ":1:1: dots do not become fewer from the key to the hand");
  EXPECT_EQ(problem_with("world.toml", "{ from = 1, to = 2 }", "{ from = 2, to = 2 }"),
            world + ":8:3: a link joins two locations");
  EXPECT_EQ(problem_with("world.toml", "{ from = 1, to = 2 }", "{ from = 3, to = 2 }"),
            world + ":9:3: this link is there");
  EXPECT_EQ(problem_with("world.toml", "{ from = 1, to = 2 }", "{ from = 1, to = 7 }"),
            world + ":8:20: a number from 1 to 6 must stand here, not 7");
  EXPECT_EQ(problem_with("world.toml", "  { from = 1, to = 2 },\n", ""), "none");
}

TEST(DreamscapeContent, ALocationThatNobodyReachesIsTold) {
  std::string text = test_text("world.toml");
  for (const std::string line : {"  { from = 1, to = 2 },\n", "  { from = 1, to = 4 },\n"}) {
    text.erase(text.find(line), line.size());
  }
  EXPECT_EQ(Box().file("world.toml", text).load().error().what,
            "content/dreamscape/world.toml:1:1: some location cannot be reached");
}

TEST(DreamscapeContent, TheBoardHasNineteenCellsInRows) {
  const std::string board = "content/dreamscape/board.toml";
  EXPECT_EQ(problem_with("board.toml", " 2,-2", ""), board + ":1:1: a board has 19 cells, not 18");
  EXPECT_EQ(problem_with("board.toml", "1,-2", "x,-2"),
            board + ":5:9: 'x,-2' is no cell; one reads '-1,2'");
  EXPECT_EQ(problem_with("board.toml", "1,-2", "0,-2"), board + ":5:9: this cell is there");
  EXPECT_EQ(problem_with("board.toml", "1,-2", "1,-3"),
            board + ":5:9: cells of one row have the same second number");
  EXPECT_EQ(problem_with("board.toml", "2,-2", "9,-2"),
            board + ":1:1: some cell cannot be reached");
  EXPECT_EQ(problem_with("board.toml", "entrance = \"-1,2\"", "entrance = \"-1,3\""),
            board + ":11:12: the entrance is a cell of the board");
}

TEST(DreamscapeContent, AStackIsReadLetterByLetter) {
  EXPECT_EQ(with_structure("0,-1:WD 0,0:X").substr(0, 69),
            cards + ":10:27: a stack is of W (water), S (ston");
  EXPECT_EQ(with_structure("0,-1:WD 0,0:TS"),
            cards + ":10:28: nothing stands on a tree or on the Dreamer");
  EXPECT_EQ(with_structure("0,-1:WD 0,0:T"), cards + ":10:28: a stack has a fragment");
  EXPECT_EQ(with_structure("0,-1:WD S"), cards + ":10:22: a stack reads '0,-1:WST'");
  EXPECT_EQ(with_structure("0,-1:WD 0,0:SSSSSSSSS"), cards + ":10:35: this stack is too tall");
}

TEST(DreamscapeContent, AStructureIsInOnePieceWithOneDreamer) {
  EXPECT_EQ(with_structure("0,-1:W 0,0:S"),
            cards + ":5:1: the Dreamer stands on one stack of a structure");
  EXPECT_EQ(with_structure("0,-1:WD 0,0:SD"),
            cards + ":5:1: the Dreamer stands on one stack of a structure");
  EXPECT_EQ(with_structure("0,-1:WD 0,1:S"),
            cards + ":5:1: the stacks of a structure touch each other");
  EXPECT_EQ(with_structure("0,-1:WD 0,-1:S"), cards + ":10:22: two stacks on one cell");
  EXPECT_EQ(with_structure("0,0:WD 1,0:S 2,0:S 3,0:S 4,0:S 5,0:S"),
            cards + ":5:1: this structure does not fit the board");
  EXPECT_EQ(with_structure("0,0:WD 1,0:S 2,0:S 3,0:S 4,0:S 5,0:S 6,0:S"),
            cards + ":5:1: a structure has at most six stacks");
}

TEST(DreamscapeContent, NoTwoCardsAreTheSameWhenTurned) {
  EXPECT_EQ(with_structure("0,0:W 1,0:GD"),
            cards + ":47:1: this structure is that of 'quiet_pond'");
}

TEST(DreamscapeContent, CardsAreFiftyWithNamesOfTheirOwn) {
  EXPECT_EQ(problem_with("cards.toml", "\"quiet_pond\"", "\"garden_path\""),
            cards + ":27:8: 'garden_path' stands twice");
  EXPECT_EQ(problem_with("cards.toml", "\"quiet_pond\"", "\"Quiet Pond\""),
            cards + ":6:8: a name is of the letters a to z and _");
  EXPECT_EQ(problem_with("cards.toml", "level = 1", "level = 4"),
            cards + ":7:9: a number from 1 to 3 must stand here, not 4");
  EXPECT_EQ(problem_with("cards.toml", "power = \"tower\"", "power = \"tour\""),
            cards + ":9:9: no 'tour'; did you mean 'tower'?");
  std::string text = test_text("cards.toml");
  text.erase(text.rfind("[[card]]"));
  EXPECT_EQ(Box().file("cards.toml", text).load().error().what,
            cards + ":1:1: there are 50 cards, not 49");
}

TEST(DreamscapeContent, ObjectivesAreSixteenAndTwoForAFirstGame) {
  const std::string objectives = "content/dreamscape/objectives.toml";
  EXPECT_EQ(problem_with("objectives.toml", "points = [6]", "points = [6, 7]"),
            objectives + ":5:1: one number of points");
  EXPECT_EQ(problem_with("objectives.toml", "first = true\n", ""),
            objectives + ":1:1: two objectives are those of a first game");
  EXPECT_EQ(problem_with("objectives.toml", "aim = \"furthest\"", "aim = \"farthest\""),
            objectives + ":25:7: no 'farthest'; did you mean 'furthest'?");
  EXPECT_EQ(problem_with("objectives.toml", "[0, 0, 1, 2, 4, 6, 8]", "[]"),
            objectives + ":50:1: points by number need a list");
}

TEST(DreamscapeContent, TreesCountOnlyWhereFragmentsAreCounted) {
  EXPECT_EQ(
      problem_with("objectives.toml", "aim = \"furthest\"", "trees = true\naim = \"furthest\""),
      "content/dreamscape/objectives.toml:23:1: trees count only where fragments are counted; "
      "leave out 'trees'");
}

TEST(DreamscapeContent, OneAloneNeedsObjectivesOfAColour) {
  std::string text = test_text("objectives.toml");
  for (const char* aim : {"most_of_colour", "most_singles", "by_number", "largest_group"}) {
    for (std::size_t at; (at = text.find(aim)) != std::string::npos;) {
      text.replace(at, std::string_view(aim).size(), "no_nightmares");
    }
  }
  for (const char* gone : {"trees = true\n", "[0, 0, 1, 2, 4, 6, 8]"}) {
    const std::string other = *gone == 't' ? "" : "[6]";
    for (std::size_t at; (at = text.find(gone)) != std::string::npos;) {
      text.replace(at, std::string_view(gone).size(), other);
    }
  }
  EXPECT_EQ(Box().file("objectives.toml", text).load().error().what,
            "content/dreamscape/objectives.toml:1:1: too few objectives of a colour for one who "
            "plays alone");
}

/// What a kept text could hold that no file may say.
TEST(DreamscapeContent, AKeptTextMustBeAsSoundAsTheFiles) {
  const auto flaw = [](auto change) {
    Content content = Box().load().value();
    change(content);
    const auto found = flaw_in(content);
    return found ? found->what : "";
  };
  EXPECT_EQ(flaw([](Content&) {}), "");
  const std::string cards_flaw = "these are not fifty dream cards";
  EXPECT_EQ(flaw([](Content& content) { content.cards[0].structure[1].hex = {9, 9}; }), cards_flaw)
      << "it fits nowhere";
  EXPECT_EQ(flaw([](Content& content) { content.cards[0].level = 4; }), cards_flaw);
  EXPECT_EQ(flaw([](Content& content) { content.cards.pop_back(); }), cards_flaw);
  const std::string objectives_flaw = "these are not sixteen objectives";
  EXPECT_EQ(flaw([](Content& content) { content.objectives[1].first = true; }), objectives_flaw);
  EXPECT_EQ(flaw([](Content& content) { content.objectives[3].trees = true; }), objectives_flaw);
  EXPECT_EQ(flaw([](Content& content) {
              for (Objective& one : content.objectives) one.aim = Aim::no_nightmares;
            }),
            objectives_flaw)
      << "nothing is left for a game without Mr Nightmare";
  EXPECT_EQ(flaw([](Content& content) { content.world.links.clear(); }),
            "this Dream World cannot be")
      << "Mr Nightmare could go nowhere";
  EXPECT_EQ(flaw([](Content& content) { content.board.hexes[1] = content.board.hexes[0]; }),
            "this board cannot be");
  EXPECT_EQ(flaw([](Content& content) { content.solo.strengths[0].water = 0; }),
            "a threshold is at least one");
}

TEST(DreamscapeContent, ThresholdsAreAtLeastOne) {
  EXPECT_EQ(problem_with("solo.toml", "water = 3", "water = 0"),
            "content/dreamscape/solo.toml:11:9: a number from 1 to 9 must stand here, not 0");
}

TEST(DreamscapeContent, ItsTextIsReadBack) {
  const Dreamscape game = Box().game(2);
  const auto again = Dreamscape::read_content(game.content_text());
  ASSERT_TRUE(again);
  EXPECT_EQ((*again)->content, game.content().content);
  EXPECT_FALSE(Dreamscape::read_content("{}"));
}

TEST(DreamscapeContent, StructuresAreTurnedAndShiftedOnce) {
  const Prepared prepared(Box().load().value());
  std::size_t ways = 0;
  for (const auto& at : prepared.placements[0]) ways += at.size();
  EXPECT_EQ(ways, 84U) << "two neighbouring cells, either of them the Dreamer's: 2 × 42";
}

TEST(DreamscapeContent, NoTwoCardsOfTheHouseLookAlike) {
  const Content content = house_content();
  for (std::size_t i = 0; i < content.cards.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      EXPECT_FALSE(looks_alike(content.cards[i].structure, content.cards[k].structure));
    }
  }
}

}  // namespace
}  // namespace reverie::dreamscape::testing
