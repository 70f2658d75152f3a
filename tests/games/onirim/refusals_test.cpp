// SPDX-License-Identifier: Apache-2.0
// Every way in which a move can be refused, and the rule it names.
#include <gtest/gtest.h>

#include "support/files.hpp"
#include "support/onirim_story.hpp"
#include "support/refused_moves.hpp"

namespace reverie::testing {
namespace {

using onirim::Action;
using onirim::Card;
using onirim::Place;
using onirim::Verb;

Given solo() {
  return Given(alone()).hand("red sun, red moon, red key, blue sun, blue key").row("green sun");
}

Given pair() {
  return Given(open_hands())
      .hand("red sun, red moon, red key", first)
      .hand("blue sun, blue moon, blue key", second)
      .common("red sun, green key");
}

Story acting() { return Story(solo()); }
Story haunted() { return Story(solo()).does("play red moon").draws("nightmare"); }
Story haunted_with_a_door() {
  return Story(solo().doors("blue door")).does("play red moon").draws("nightmare");
}
Story haunted_without_keys() {
  return Story(Given(alone()).hand("red sun, red moon, green sun, blue sun, blue moon"))
      .does("play red moon")
      .draws("nightmare");
}
Story unlocking() { return Story(pair()).does("play red sun").draws("red door"); }
Story exchanging() { return Story(pair()).does("discard red moon"); }
Story banishing() {
  return Story(solo())
      .does("discard red key")
      .draws("red sun, nightmare, red moon, blue sun, blue moon");
}
Story ordering() { return banishing().does("banish nightmare").does("put red sun"); }
Story drafting() {
  return Story(open_hands())
      .draws("red sun, red moon, red key, blue sun, blue moon, blue key, green sun, green key");
}
Story deck_empty() {
  return Story(solo().deck("red door")).does("play red moon").draws("red door").does("leave");
}
Story door_lost() {
  return Story(solo())
      .does("discard red key")
      .draws("red door, nightmare, red moon, blue sun, blue moon")
      .does("banish red door");
}
Story escaped() {
  return Story(solo().doors("red door, 2 blue door, 2 green door, 2 brown door"))
      .does("play red moon")
      .draws("red door")
      .does("unlock");
}
Story escaped_together() {
  return Story(pair()
                   .doors("blue door, green door, brown door", first)
                   .doors("red door, blue door, green door, brown door", second))
      .does("play red sun")
      .draws("red door")
      .does("unlock");
}

using Refused = RefusedMove<Story>;
const std::string family = "onirim.no.";

const std::vector<Refused>& refused_moves() {
  static const std::vector<Refused> moves = {
      {"over", "ON-W1", escaped, "play red sun"},
      {"over", "ON-2W", escaped_together, "play red moon"},
      {"over", "ON-X1", deck_empty, "play red sun"},
      {"over", "ON-D3", door_lost, "play red sun"},
      {"not_chance", "ON-R1", acting, "draw red sun"},
      {"spectator", "ON-T0", acting, "play red moon", spectator},
      {"chance_moves", "ON-R1", [] { return acting().does("play red moon"); }, "play red sun"},
      {"not_your_turn", "ON-T0", [] { return Story(pair()); }, "play blue sun", second,
       R"({"seat":0})"},
      {"not_now", "ON-T0", acting, "claim", first, R"({"phase":"onirim.phase.acting"})"},
      {"not_now", "ON-R3", haunted, "play red sun", first, R"({"phase":"onirim.phase.haunted"})"},
      {"not_on_offer", "ON-2S", drafting, "take brown sun", first,
       R"({"card":"onirim.card.brown_sun"})"},
      {"not_held", "ON-P1", acting, "play brown sun", first,
       R"({"card":"onirim.card.brown_sun","place":"onirim.place.hand"})"},
      {"not_held", "ON-P1", acting, "play red moon from common", first,
       R"({"card":"onirim.card.red_moon","place":"onirim.place.common"})"},
      {"not_held", "ON-D1", acting, "discard red door", first,
       R"({"card":"onirim.card.red_door","place":"onirim.place.hand"})"},
      {"not_held", "ON-N1", haunted, "pay green key", first,
       R"({"card":"onirim.card.green_key","place":"onirim.place.hand"})"},
      {"not_held", "ON-2X", exchanging, "swap blue sun for green key", first,
       R"({"card":"onirim.card.blue_sun","place":"onirim.place.hand"})"},
      {"not_held", "ON-2X", exchanging, "swap red key for blue sun", first,
       R"({"card":"onirim.card.blue_sun","place":"onirim.place.common"})"},
      {"same_symbol", "ON-P1", acting, "play red sun", first,
       R"({"card":"onirim.card.red_sun","symbol":"onirim.symbol.sun"})"},
      {"same_card", "ON-2X", exchanging, "swap red sun for red sun", first,
       R"({"card":"onirim.card.red_sun"})"},
      {"not_foreseen", "ON-D2", banishing, "banish brown sun", first,
       R"({"card":"onirim.card.brown_sun"})"},
      {"not_foreseen", "ON-D2", ordering, "put red sun", first,
       R"({"card":"onirim.card.red_sun"})"},
      {"no_key_for_door", "ON-R2", unlocking, "unlock from common", first,
       R"({"card":"onirim.card.red_key","door":"onirim.card.red_door","place":"onirim.place.common"})"},
      {"not_a_key", "ON-N1", haunted, "pay red sun", first, R"({"card":"onirim.card.red_sun"})"},
      {"no_key", "ON-N1", haunted_without_keys, "pay red key"},
      {"no_door", "ON-N2", haunted, "yield red door"},
      {"door_not_gained", "ON-N2", haunted_with_a_door, "yield red door", first,
       R"({"card":"onirim.card.red_door"})"},
      {"door_not_gained", "ON-N2", haunted, "yield nightmare", first,
       R"({"card":"onirim.card.nightmare"})"},
      {"deck_empty", "ON-N5",
       [] { return Story(solo().deck("nightmare")).does("play red moon").draws("nightmare"); },
       "reveal"},
  };
  return moves;
}

TEST(OnirimRefusals, NameTheReasonItsArgumentsAndTheRule) {
  for (const Refused& move : refused_moves()) {
    expect_refused(move, move.when().refusal(move.attempt, move.by), family);
  }
}

TEST(OnirimRefusals, APromptAfterTheEndNamesTheRuleThatEndedIt) {
  const auto rules = [](const Story& story) {
    return story.game().prompt(story.view(first)).rules;
  };
  EXPECT_EQ(rules(escaped_together()), std::vector<std::string>{"ON-2W"});
  EXPECT_EQ(rules(door_lost()), std::vector<std::string>{"ON-D3"});
}

TEST(OnirimRefusals, AnActionWithFieldsItsVerbDoesNotUseIsNonsense) {
  const Story story = acting();
  for (const Action& nonsense : {Action{Verb::play, Card::none, Card::none, Place::hand},
                                 Action{Verb::play, Card::red_moon, Card::red_sun, Place::hand},
                                 Action{Verb::claim, Card::red_door, Card::none, Place::hand},
                                 Action{Verb::drop, Card::none, Card::none, Place::common},
                                 Action{Verb::swap, Card::red_sun, Card::none, Place::hand},
                                 Action{Verb::take, Card::red_sun, Card::none, Place::common}}) {
    const auto refusal = story.game().why_not(story.view(first), nonsense);
    ASSERT_TRUE(refusal) << onirim::Onirim::write(nonsense);
    EXPECT_EQ(refusal->message.key, "onirim.no.nonsense");
    EXPECT_EQ(refusal->rule, "ON-T0");
  }
}

TEST(OnirimRefusals, EveryReasonInTheRulesIsProvokedHere) {
  std::set<std::string> written = reasons_of(refused_moves(), family);
  written.insert({"onirim.no.nonsense", "onirim.prompt.waiting"});
  EXPECT_EQ(keys_written_in(house("src/games/onirim/refusals.cpp")), written);
}

TEST(OnirimRefusals, OutsidersAreRefusedBeforeTheRulesAreAsked) {
  const Story story = acting();
  const auto by = [&](Actor actor, std::string_view notation) {
    const auto refused = refusal(story.game(), story.state(), actor, action(notation));
    return refused ? refused->message.key : "allowed";
  };
  EXPECT_EQ(by(second, "play red moon"), "core.no.not_its_turn") << "one player has one seat";
  EXPECT_EQ(by(Actor::chance(), "draw red sun"), "core.no.not_its_turn");
  EXPECT_EQ(by(Actor::clock(), "play red moon"), "core.no.not_its_turn");
}

TEST(OnirimRefusals, ChanceDrawsOnlyWhatTheDeckHolds) {
  Story story(solo().deck("red door, blue sun"));
  story.does("play red moon");
  const auto drawing = [&](std::string_view notation) {
    return refusal(story.game(), story.state(), Actor::chance(), action(notation));
  };
  EXPECT_FALSE(drawing("draw red door"));
  EXPECT_EQ(drawing("draw green door")->message.key, "core.no.impossible_chance");
  EXPECT_EQ(drawing("play blue sun")->message.key, "core.no.impossible_chance");
}

}  // namespace
}  // namespace reverie::testing
