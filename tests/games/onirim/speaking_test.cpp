// SPDX-License-Identifier: Apache-2.0
// Notation, options and prompts.
#include <gtest/gtest.h>

#include "core/json_writer.hpp"
#include "core/options_reader.hpp"
#include "support/onirim_story.hpp"

namespace reverie::testing {
namespace {

using onirim::Action;
using onirim::Card;
using onirim::Hands;
using onirim::Onirim;
using onirim::Place;
using onirim::Verb;

std::string problem_of(std::string_view notation) {
  const auto action = Onirim::read(notation);
  return action ? "none" : action.error().what;
}

TEST(OnirimNotation, IsReadableAndExact) {
  const std::vector<std::pair<std::string, Action>> pairs = {
      {"draw nightmare", Action::of(Verb::draw, Card::nightmare)},
      {"take red sun", Action::of(Verb::take, Card::red_sun)},
      {"play blue moon", Action::of(Verb::play, Card::blue_moon)},
      {"play blue moon from common", Action::of(Verb::play, Card::blue_moon, Place::common)},
      {"discard green key", Action::of(Verb::discard, Card::green_key)},
      {"discard green key from common", Action::of(Verb::discard, Card::green_key, Place::common)},
      {"claim", Action::of(Verb::claim)},
      {"leave", Action::of(Verb::leave)},
      {"swap red sun for brown key", Action::swap(Card::red_sun, Card::brown_key)},
      {"keep", Action::of(Verb::keep)},
      {"banish red door", Action::of(Verb::banish, Card::red_door)},
      {"put brown moon", Action::of(Verb::put, Card::brown_moon)},
      {"unlock", Action::of(Verb::unlock)},
      {"unlock from common", Action::of(Verb::unlock, Card::none, Place::common)},
      {"pay red key", Action::of(Verb::pay, Card::red_key)},
      {"pay red key from common", Action::of(Verb::pay, Card::red_key, Place::common)},
      {"yield blue door", Action::of(Verb::yield, Card::blue_door)},
      {"reveal", Action::of(Verb::reveal)},
      {"drop", Action::of(Verb::drop)},
  };
  for (const auto& [text, action] : pairs) {
    EXPECT_EQ(Onirim::write(action), text);
    EXPECT_EQ(Onirim::read(text), action) << text;
  }
}

TEST(OnirimNotation, SaysWhatIsWrongAndWhatIsNear) {
  EXPECT_EQ(problem_of("ply red sun"), "'ply' is not a verb of Onirim; did you mean 'play'?");
  EXPECT_EQ(problem_of("play red sum"), "'red sum' is not a card; did you mean 'red sun'?");
  EXPECT_EQ(problem_of("play"), "'play' needs a card, such as 'red sun'");
  EXPECT_EQ(problem_of("claim red door"), "nothing follows 'claim'");
  EXPECT_EQ(problem_of("swap red sun"),
            "a swap reads 'swap CARD for CARD', such as 'swap red sun for blue moon'");
  EXPECT_EQ(problem_of("swap red sun for moon"), "'moon' is not a card");
}

TEST(OnirimNotation, HasOneSpellingForEachAction) {
  for (const char* text :
       {"", " ", "play  red sun", " play red sun", "play red sun ", "Play red sun", "play red_sun",
        "take red sun from common", "reveal from common", "play none", "draw", "swap  for ",
        "play red sun from hand", "swap red sun for blue sun from common"}) {
    EXPECT_NE(problem_of(text), "none") << "'" << text << "'";
  }
}

TEST(OnirimNotation, PhrasesNameTheVerbTheCardsAndThePlace) {
  EXPECT_EQ(to_json(Onirim::phrase(action("pay red key from common"))),
            R"({"key":"onirim.action.pay","args":{"card":"onirim.card.red_key",)"
            R"("place":"onirim.place.common"}})");
  EXPECT_EQ(to_json(Onirim::phrase(action("swap red sun for blue key"))),
            R"({"key":"onirim.action.swap","args":{"card":"onirim.card.red_sun",)"
            R"("other":"onirim.card.blue_key","place":"onirim.place.hand"}})");
  EXPECT_EQ(Onirim::phrase(action("claim")).key, "onirim.action.claim");
}

// ON-N3, ON-N4
TEST(OnirimNotation, PhrasesSayHowManyCardsAWayOutOfANightmareTakesOffTheDeck) {
  EXPECT_EQ(to_json(Onirim::phrase(action("reveal"))),
            R"({"key":"onirim.action.reveal","args":{"count":5,"place":"onirim.place.hand"}})");
  EXPECT_EQ(to_json(Onirim::phrase(action("drop"))),
            R"({"key":"onirim.action.drop","args":{"count":5,"place":"onirim.place.hand"}})");
}

TEST(OnirimOptions, AreOneOrTwoPlayers) {
  EXPECT_EQ(alone().seats(), 1);
  EXPECT_EQ(open_hands().seats(), 2);
  for (const std::string players : {"0", "3"}) {
    EXPECT_EQ(read_options<onirim::Options>(RawJson{R"({"players":)" + players + '}'}).error().what,
              "option 'players' is a whole number from 1 to 2");
  }
}

// ON-2I
TEST(OnirimOptions, ON_2I_HiddenHandsNeedTwoPlayers) {
  EXPECT_EQ(hidden_hands().options(), (onirim::Options{2, Hands::hidden}));
  EXPECT_EQ(Onirim::make({1, Hands::hidden}).error().what,
            "hands=hidden needs players=2: alone there is nobody to hide from");
}

TEST(OnirimPrompts, SayWhatIsExpectedAndWhichRulesExplainIt) {
  Story story(Given(alone()).hand("red sun, red moon, red key, blue sun, blue key"));
  const Prompt acting = story.game().prompt(story.view(first));
  EXPECT_EQ(to_json(acting.message), R"({"key":"onirim.prompt.acting","args":{}})");
  EXPECT_EQ(acting.rules, (std::vector<std::string>{"ON-T0", "ON-P1", "ON-P2", "ON-D1", "ON-D2"}));

  story.does("play red sun").draws("red door");
  EXPECT_EQ(to_json(story.game().prompt(story.view(first)).message),
            R"({"key":"onirim.prompt.unlocking","args":{"card":"onirim.card.red_door"}})");
  EXPECT_EQ(to_json(story.game().prompt(story.view(spectator)).message),
            R"({"key":"onirim.prompt.waiting","args":{"seat":0}})");
}

TEST(OnirimPrompts, NameTheRulesOfEveryMomentForTheHelp) {
  using Rules = std::vector<std::string>;
  const auto rules = [](const Story& story) {
    return story.game().prompt(story.view(story.active())).rules;
  };
  const auto alone_with = [](const char* row) {
    return Story(Given(alone()).hand("red sun, red moon, red key, blue sun, blue key").row(row));
  };
  EXPECT_EQ(rules(alone_with("red moon, red key").does("play red sun")), (Rules{"ON-P2"}));
  EXPECT_EQ(rules(alone_with("").does("play red sun").draws("red door")), (Rules{"ON-R2"}));
  EXPECT_EQ(rules(alone_with("").does("play red sun").draws("nightmare")),
            (Rules{"ON-R3", "ON-N1", "ON-N2", "ON-N3", "ON-N4", "ON-N5"}));
  Story prophecy = alone_with("");
  prophecy.does("discard red key").draws("red sun, nightmare, green moon, blue sun, brown sun");
  EXPECT_EQ(rules(prophecy), (Rules{"ON-D2", "ON-D3"}));
  EXPECT_EQ(rules(prophecy.does("banish nightmare")), (Rules{"ON-D2"}));

  Story together(open_hands());
  together.draws("red sun, red moon, red key, blue sun, blue moon, blue key, green sun, green key");
  EXPECT_EQ(rules(together), (Rules{"ON-2S", "ON-2H"}));
  together.does("take red sun").does("take blue sun").does("take red moon");
  together.does("take blue moon").does("take red key").does("take blue key");
  EXPECT_EQ(rules(together),
            (Rules{"ON-T0", "ON-P1", "ON-P2", "ON-D1", "ON-D2", "ON-2P", "ON-2X"}));
  EXPECT_EQ(rules(together.does("discard red sun")), (Rules{"ON-2X"}));
}

TEST(OnirimPrompts, TellThePartnerWhoIsThinking) {
  const Story story(Given(hidden_hands())
                        .hand("red sun, red moon, red key", first)
                        .hand("blue sun, blue moon, blue key", second)
                        .common("green sun, green key")
                        .turn_of(second));
  EXPECT_EQ(to_json(story.game().prompt(story.view(first)).message),
            R"({"key":"onirim.prompt.waiting","args":{"seat":1}})");
  EXPECT_EQ(story.game().prompt(story.view(second)).message.key, "onirim.prompt.acting");
}

TEST(OnirimPrompts, TellEverybodyWhenItIsOver) {
  Story story(
      Given(alone()).hand("red sun, red moon, red key, blue sun, blue key").deck("green door"));
  story.does("play red sun").draws("green door");
  EXPECT_EQ(story.game().prompt(story.view(spectator)).message.key, "onirim.prompt.over");
}

}  // namespace
}  // namespace reverie::testing
