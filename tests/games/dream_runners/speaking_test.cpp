// SPDX-License-Identifier: Apache-2.0
// Notation, phrases and prompts.
#include <gtest/gtest.h>

#include "core/json_writer.hpp"
#include "support/dream_runners_story.hpp"

namespace reverie::dream_runners::testing {
namespace {

std::string problem_of(std::string_view notation) {
  const auto action = DreamRunners::read(notation);
  return action ? "none" : action.error().what;
}

std::string phrase(std::string_view notation) {
  return to_json(DreamRunners::phrase(action(notation)));
}

TEST(DreamRunnersNotation, IsReadableAndExact) {
  const std::vector<std::pair<std::string, Action>> pairs = {
      {"deal p4", {Verb::deal, 3, 0}},
      {"offer s17", {Verb::offer, 16, 0}},
      {"dream t24", {Verb::dream, 23, 0}},
      {"reveal h18", {Verb::reveal, 17, 0}},
      {"pour", {Verb::pour, 0, 0}},
      {"ring", {Verb::ring, 0, 0}},
      {"call", {Verb::call, 0, 0}},
      {"place s1 at c3", {Verb::place, 0, 0}},
      {"take_back s40", {Verb::take_back, 39, 0}},
      {"lock", {Verb::lock, 0, 0}},
      {"share e4", {Verb::share, 3, 0}},
      {"open never", {Verb::open, 0, 0}},
      {"open twice", {Verb::open, 2, 0}},
      {"choose orange", {Verb::choose, 2, 0}},
      {"give_up s2", {Verb::give_up, 1, 0}},
      {"buy s23", {Verb::buy, 22, 0}},
      {"pass", {Verb::pass, 0, 0}},
      {"calm", {Verb::calm, 0, 0}},
      {"finish", {Verb::finish, 0, 0}},
  };
  for (const auto& [text, action] : pairs) {
    EXPECT_EQ(DreamRunners::write(action), text);
    EXPECT_EQ(DreamRunners::read(text), action) << text;
  }
}

TEST(DreamRunnersNotation, NamesEveryPlacementInItsOwnWay) {
  for (int segment = 0; segment < all_segments; ++segment) {
    for (std::size_t spot = 0; spot < spots_of(shape_of(segment)).size(); ++spot) {
      const Action action{Verb::place, static_cast<std::uint8_t>(segment),
                          static_cast<std::uint8_t>(spot)};
      EXPECT_EQ(DreamRunners::read(DreamRunners::write(action)), action)
          << DreamRunners::write(action);
    }
  }
}

TEST(DreamRunnersNotation, SaysWhatIsWrongAndWhatIsNear) {
  EXPECT_EQ(problem_of("plaec s1 at c3"), "'plaec' is no action; did you mean 'place'?");
  EXPECT_EQ(problem_of("choose oragne"), "'oragne' is no colour; did you mean 'orange'?");
  EXPECT_EQ(problem_of("open thrice"), "'thrice' is not how often: never, once or twice");
  EXPECT_EQ(problem_of("buy"), "'buy' needs something after it");
  EXPECT_EQ(problem_of("lock s1"), "'lock' stands alone");
  EXPECT_EQ(problem_of("buy s41"), "'s41' is no segment, s1 to s40");
  EXPECT_EQ(problem_of("dream s1"), "'s1' is no tile, t1 to t24");
  EXPECT_EQ(problem_of("place s1"),
            "a placement reads 'place s17 at c3' or 'place s17 at c3 turned 2'");
  EXPECT_EQ(problem_of("place s1 at b2"), "this segment cannot lie at 'b2'");
}

TEST(DreamRunnersNotation, HasOneSpellingForEachAction) {
  for (const char* text : {"",
                           " ",
                           "lock ",
                           " lock",
                           "Lock",
                           "buy  s1",
                           "buy s01",
                           "buy s0",
                           "buy s-1",
                           "buy s+1",
                           "buy S1",
                           "buy s1 ",
                           "place s1 at c3 turned 0",
                           "place s2 at c3 turned 4",
                           "place s2 at c3 turned 01",
                           "place s1  at c3",
                           "place s1 at  c3",
                           "choose Blue",
                           "place s2 at C3",
                           "place s2 at 3",
                           "place s2 at "}) {
    EXPECT_NE(problem_of(text), "none") << "'" << text << "'";
  }
}

TEST(DreamRunnersNotation, PhrasesNameWhatIsMoved) {
  EXPECT_EQ(phrase("place s4 at e4 turned 1"),
            R"({"key":"dream_runners.action.place","args":{"number":4,)"
            R"("shape":"dream_runners.shape.corner","cell":"e4","turns":1}})");
  EXPECT_EQ(phrase("buy s23"), R"({"key":"dream_runners.action.buy","args":{"number":23,)"
                               R"("shape":"dream_runners.shape.two"}})");
  EXPECT_EQ(phrase("choose white"), R"({"key":"dream_runners.action.choose",)"
                                    R"("args":{"colour":"dream_runners.colour.white"}})");
  EXPECT_EQ(phrase("dream t7"), R"({"key":"dream_runners.action.dream",)"
                                R"("args":{"number":7,"level":2}})");
  EXPECT_EQ(phrase("reveal h13"), R"({"key":"dream_runners.action.reveal",)"
                                  R"("args":{"number":13,"keys":3}})");
  EXPECT_EQ(phrase("share e2"), R"({"key":"dream_runners.action.share","args":{"number":2}})");
  EXPECT_EQ(phrase("open twice"), R"({"key":"dream_runners.action.open","args":{"times":2}})");
  EXPECT_EQ(phrase("lock"), R"({"key":"dream_runners.action.lock","args":{}})");
}

// --- Prompts -------------------------------------------------------------------------------------

std::string prompt(const Story& story, Seat seat) {
  return to_json(story.game().prompt(story.view(seat)).message);
}
std::string plain(std::string_view name) {
  return R"({"key":"dream_runners.prompt.)" + std::string(name) + R"(","args":{}})";
}

TEST(DreamRunnersPrompts, OfChanceAreForEverybody) {
  Story story(Box().game(1));
  EXPECT_EQ(prompt(story, first), plain("dealing"));
  story.chance("deal p1");
  EXPECT_EQ(prompt(story, spectator), plain("restocking"));
  story.chance("offer s17").chance("offer s23").chance("offer s29").chance("offer s35");
  EXPECT_EQ(prompt(story, first), plain("dreaming"));
  EXPECT_EQ(story.game().prompt(story.view(first)).rules,
            (std::vector<std::string>{"DR-S1", "DR-N"}));
}

/// Of those who wait: for one seat, or for how many.
std::string waits_for(Seat seat, std::string_view phase) {
  return R"({"key":"dream_runners.prompt.waiting","args":{"seat":)" + std::to_string(seat.index) +
         R"(,"phase":"dream_runners.phase.)" + std::string(phase) + R"("}})";
}
std::string waits_for(int count, std::string_view phase) {
  return R"({"key":"dream_runners.prompt.others","args":{"count":)" + std::to_string(count) +
         R"(,"phase":"dream_runners.phase.)" + std::string(phase) + R"("}})";
}

// DR-A1
TEST(DreamRunnersPrompts, WhileComposingTellTheSandAndWhoIsDone) {
  const Options timed;
  Story story(Box().game(timed));
  story.begun();
  EXPECT_EQ(prompt(story, first), plain("composing"));
  EXPECT_EQ(prompt(story, spectator), waits_for(2, "composing"));
  story.does(second, "lock");
  EXPECT_EQ(prompt(story, first), plain("hurrying"));
  EXPECT_EQ(prompt(story, second), waits_for(first, "composing"));
  EXPECT_EQ(story.game().prompt(story.view(first)).rules.front(), "DR-A");
}

// DR-A2
TEST(DreamRunnersPrompts, HurryNobodyWithoutAClock) {
  Story story(Box().game(2));
  story.begun();
  EXPECT_EQ(prompt(story, first), plain("composing_freely"));
  story.does(second, "lock");
  EXPECT_EQ(prompt(story, first),
            R"({"key":"dream_runners.prompt.finishing_freely","args":{"seat":1}})");
}

TEST(DreamRunnersPrompts, OfOneSeatTellTheOthersWhoThinks) {
  Story story(
      Box().dream("* * cross:b+w+o | bat c1 c1 | c1 c1 c1").square("2GG | ... | ...").game(2));
  story.begun().lays_square(first).does(first, "take_back s1").does(first, "take_back s2");
  story.lays_square(second).with_coins(first, 9).with_coins(second, 9).all_lock();
  EXPECT_EQ(prompt(story, first), plain("sharing"));
  EXPECT_EQ(prompt(story, second), waits_for(first, "sharing"));
  story.does(first, "share e1").does(second, "share e2");
  EXPECT_EQ(prompt(story, first), R"({"key":"dream_runners.prompt.colouring","args":{"count":2}})");
  story.does(first, "choose blue");
  EXPECT_EQ(prompt(story, first), R"({"key":"dream_runners.prompt.colouring","args":{"count":1}})");
  story.does(first, "choose blue");
  EXPECT_EQ(prompt(story, first), plain("bat"));
  story.does(first, "give_up s1").does(second, "choose blue").does(second, "choose blue");
  EXPECT_EQ(prompt(story, first), plain("buying"));
  story.does(first, "pass").does(second, "pass");
  EXPECT_EQ(prompt(story, first), plain("calming"));
  story.does(first, "finish");
  EXPECT_EQ(prompt(story, first), waits_for(second, "calming"));
}

// DR-B
TEST(DreamRunnersPrompts, OfAChestTellItsPrice) {
  Story story(Box().dream("chest2 k k | c1 c1 c1 | c1 c1 c1").square("GGG | ... | ...").game(1));
  story.begun().lays_square(first).does(first, "lock");
  EXPECT_EQ(prompt(story, first), R"({"key":"dream_runners.prompt.opening","args":{"count":2}})");
}

// DR-N
TEST(DreamRunnersPrompts, BeforeTheNextDreamAskWhoIsReady) {
  const Options timed{.players = 2};
  Story story(Box().dream("c1 c1 c1 | c1 c1 c1 | c1 c1 c1").square("... | ... | ...").game(timed));
  story.begun().lays_square(first).lays_square(second).with_coins(second, 2).all_lock();
  EXPECT_EQ(prompt(story, first), plain("resting")) << "who has three coins may buy serenity first";
  EXPECT_EQ(prompt(story, second), plain("getting_ready"));
  story.does(first, "finish");
  EXPECT_EQ(prompt(story, first), waits_for(second, "calming"));
}

TEST(DreamRunnersPrompts, TellEverybodyWhenItIsOver) {
  Story story(Box().game(1));
  story.begun().with_serenity(first, 1).does(first, "lock");
  EXPECT_EQ(prompt(story, first), plain("over"));
  EXPECT_EQ(prompt(story, spectator), plain("over"));
}

}  // namespace
}  // namespace reverie::dream_runners::testing
