// SPDX-License-Identifier: Apache-2.0
// Notation, phrases, prompts, and what screens are shown.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/json_writer.hpp"
#include "support/dreamscape_story.hpp"

namespace reverie::dreamscape::testing {
namespace {

const Dreamscape& game() {
  static const Dreamscape game = Box().game(2);
  return game;
}

std::string said(const Message& message) { return to_json(message); }
Message phrase(std::string_view notation) { return game().phrase(game().read(notation).value()); }

TEST(DreamscapeNotation, IsExactBothWays) {
  for (const char* text : {"token 4",
                           "objective wide_waters",
                           "colour grass",
                           "card quiet_pond",
                           "fragment nightmare",
                           "keep quiet_pond",
                           "keep none",
                           "collect",
                           "move 6",
                           "power",
                           "store water on quiet_pond",
                           "invoke stone on two_lawns",
                           "enter",
                           "sleep",
                           "haunt 3-6",
                           "place water at c3",
                           "step a1",
                           "plant e3",
                           "trade 2 stone for water",
                           "trade 3 nightmare for grass",
                           "finish",
                           "complete towpath",
                           "retain earth",
                           "draw 3",
                           "draw none",
                           "harvest movement to 2",
                           "lake 5",
                           "order water",
                           "lift c3",
                           "golem b2 to b3",
                           "golem 2 of b2 to b3",
                           "done"}) {
    const auto action = game().read(text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(game().write(*action), text);
  }
}

TEST(DreamscapeNotation, ReadsNothingElse) {
  for (const char* text : {"",
                           "dance",
                           "collect 1",
                           "move",
                           "move 7",
                           "move 0",
                           "place water at f1",
                           "place water c3",
                           "trade 3 stone for water",
                           "trade 2 nightmare for water",
                           "golem 1 of b2 to b3",
                           "golem 0 of b2 to b3",
                           "haunt 6-3",
                           "haunt 1-5",
                           "draw 4",
                           "keep nobody",
                           "step c3 ",
                           "store water on none",
                           "harvest water to 9",
                           "golem 200 of b2 to b3",
                           "token 5"}) {
    EXPECT_FALSE(game().read(text)) << text;
  }
  EXPECT_EQ(game().read("colect").error().what, "'colect' is no action; did you mean 'collect'?");
  EXPECT_EQ(game().read("place water").error().what,
            "'place water' is not complete; such an action reads 'place water at c3'");
}

TEST(DreamscapeSpeaking, PhrasesNameWhatTheContentNames) {
  EXPECT_EQ(said(phrase("invoke water on quiet_pond")),
            R"({"key":"dreamscape.action.invoke","args":{"fragment":"dreamscape.fragment.water",)"
            R"("card":"dreamscape.card.quiet_pond","power":"dreamscape.power.tower"}})");
  EXPECT_EQ(said(phrase("keep none")), R"({"key":"dreamscape.action.keep.none","args":{}})");
  EXPECT_EQ(said(phrase("golem 2 of b2 to b3")),
            R"({"key":"dreamscape.action.golem","args":{"count":2,"from":"b2","cell":"b3"}})");
}

TEST(DreamscapeSpeaking, AnActionIsDescribedForScreens) {
  const ActionInfo place = game().describe(game().read("place water at c3").value());
  EXPECT_EQ(place.fragment, Fragment::water);
  EXPECT_EQ(place.cell, "c3");
  const ActionInfo haunt = game().describe(game().read("haunt 3-6").value());
  EXPECT_EQ(haunt.link, "3-6");
  const ActionInfo none_kept = game().describe(game().read("keep none").value());
  EXPECT_FALSE(none_kept.card);
}

TEST(DreamscapeSpeaking, APromptSaysWhatIsExpected) {
  Story story(game());
  const auto prompt = [&](Seat seat) {
    return story.game().prompt(Dreamscape::view(story.state(), seat));
  };
  EXPECT_EQ(prompt(first).message.key, "dreamscape.prompt.preparing");
  story.begun();
  EXPECT_EQ(said(prompt(first).message),
            R"({"key":"dreamscape.prompt.voyage","args":{"points":4}})");
  EXPECT_EQ(prompt(second).message.key, "dreamscape.prompt.waiting");
  EXPECT_EQ(prompt(spectator).message.key, "dreamscape.prompt.waiting");
  story.does(first, "power");
  EXPECT_EQ(prompt(first).message.key, "dreamscape.prompt.drawing");
  story.chance("fragment water").creating().with_board(first, "e2:SD d2:WT d3:W");
  story.with_hands(first, "MM").does(first, "step d2");
  EXPECT_EQ(prompt(first).message.key, "dreamscape.prompt.passing");
}

TEST(DreamscapeSpeaking, RulesOfNightmaresAreToldWhereThereAreNightmares) {
  const auto tells = [](const Options& options, std::string_view rule) {
    const Dreamscape of_options = Box().game(options);
    Story story(of_options);
    story.creating();
    const auto rules = story.game().prompt(Dreamscape::view(story.state(), first)).rules;
    return std::ranges::find(rules, rule) != rules.end();
  };
  EXPECT_FALSE(tells({.players = 2}, "DS-N6"));
  EXPECT_TRUE(tells(nightmares(2), "DS-N6"));
  EXPECT_FALSE(tells(nightmares(2), "DS-A3"));
  EXPECT_TRUE(tells({.players = 1}, "DS-A3"));
}

TEST(DreamscapeSpeaking, ScreensAreShownNamesStacksAndNearness) {
  Story story(game());
  story.creating().with_cards(first, "quiet_pond").with_board(first, "e2:WD d2:G");
  const Shown shown = game().show(Dreamscape::view(story.state(), first));
  ASSERT_EQ(shown.players.size(), 2U);
  EXPECT_EQ(shown.players[0].dreamer, "e2");
  EXPECT_EQ(shown.players[0].board.size(), 19U);
  ASSERT_EQ(shown.players[0].open.size(), 1U);
  EXPECT_EQ(shown.players[0].open[0].card.card, "quiet_pond");
  EXPECT_EQ(shown.players[0].open[0].near.present, 2);
  EXPECT_EQ(shown.players[0].open[0].near.needed, 3);
  EXPECT_EQ(shown.locations[5].power, Power::king);
  EXPECT_FALSE(shown.rival);
}

// DS-K1
// DS-E4, DS-V7
TEST(DreamscapeSpeaking, SleepersLieOnOneAnotherAsTheyLayDown) {
  static const Dreamscape game = Box().game(3);
  Story story(game);
  const auto pile_in_two = [&] {
    return game.show(Dreamscape::view(story.state(), first)).locations[1].sleepers;
  };
  using Pile = std::vector<Seat>;
  story.begun().at(first, 2).at(second, 2).at(third, 5).creating();
  EXPECT_EQ(pile_in_two(), (Pile{first, second})) << "the second travelled later";
  for (const Seat seat : {first, second, third}) story.does(seat, "finish");
  story.let_chance_move();
  ASSERT_TRUE(story.acts(second)) << "who lies on top comes first";
  EXPECT_EQ(pile_in_two(), (Pile{first, second})) << "and nobody has moved for that";
  story.does(second, "sleep");
  EXPECT_EQ(pile_in_two(), (Pile{second, first})) << "whoever travels stands above";
  story.at(third, 2).does(first, "sleep");
  EXPECT_EQ(pile_in_two(), (Pile{second, first, third}));
}

TEST(DreamscapeNearness, CountsWhatIsThereAndNamesWhatIsMissing) {
  Story story(game());
  story.creating();
  const int card = game().read("card willow_bank")->what;  // earth with the Dreamer, WT, W
  const auto near = [&](std::string_view board) {
    story.with_board(first, board);
    return nearness_of(game().content(), card, story.player(first).landscape);
  };
  EXPECT_EQ(near("").present, 0);
  EXPECT_EQ(near("").needed, 5);
  const Nearness some = near("c2:ED d2:W");
  EXPECT_EQ(some.present, 3);
  EXPECT_EQ(some.missing[Fragment::water], 1);
  EXPECT_EQ(some.missing_trees, 1);
  EXPECT_FALSE(some.missing_dreamer);
  EXPECT_EQ(near("c2:E d2:WT c3:W").missing_dreamer, true);
  EXPECT_EQ(near("c2:ED d2:WT c3:W").present, 5);
  EXPECT_EQ(near("c2:EWD d2:WT c3:WS").in_the_way, 2);
}

}  // namespace
}  // namespace reverie::dreamscape::testing
