// SPDX-License-Identifier: Apache-2.0
// Every event: when it is told, and with which words.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/mp11.hpp>
#include <functional>
#include <map>

#include "core/json_writer.hpp"
#include "support/files.hpp"
#include "support/onirim_story.hpp"

namespace reverie::testing {
namespace {

Given solo() {
  return Given(alone())
      .hand("red sun, red moon, red key, blue sun, blue key")
      .row("green sun, red moon, red key");
}

Given pair(const onirim::Onirim& game) {
  return Given(game)
      .hand("red sun, red moon, red key", first)
      .hand("blue sun, blue moon, blue key", second)
      .common("green sun, green key");
}

Story drafting() {
  return Story(open_hands())
      .draws("red sun, red moon, red key, blue sun, blue moon, blue key, green sun, green key");
}

Story prophecy() {
  return Story(solo())
      .does("discard red key")
      .draws("red sun, nightmare, red moon, blue sun, blue moon");
}

Story haunted() {
  return Story(solo().doors("blue door")).does("play blue sun").draws("nightmare");
}

struct Happening {
  std::function<Story()> when;
  const char* arguments;
};

const std::map<std::string, Happening>& happenings() {
  static const std::map<std::string, Happening> all = {
      {"onirim.event.card_offered", {drafting, R"({"card":"onirim.card.green_key"})"}},
      {"onirim.event.card_taken",
       {[] { return drafting().does("take red sun"); },
        R"({"seat":0,"card":"onirim.card.red_sun"})"}},
      {"onirim.event.turn_began",
       {[] { return Story(solo()).does("play blue sun").draws("red sun"); }, R"({"seat":0})"}},
      {"onirim.event.card_played",
       {[] { return Story(pair(open_hands())).does("play green sun from common"); },
        R"({"seat":0,"card":"onirim.card.green_sun","place":"onirim.place.common"})"}},
      {"onirim.event.card_discarded",
       {[] { return Story(solo()).does("discard red moon"); },
        R"({"seat":0,"card":"onirim.card.red_moon","place":"onirim.place.hand"})"}},
      {"onirim.event.trio_made",
       {[] { return Story(solo()).does("play red sun"); },
        R"({"seat":0,"colour":"onirim.colour.red"})"}},
      {"onirim.event.trio_in_vain",
       {[] { return Story(solo().doors("2 red door")).does("play red sun"); },
        R"({"seat":0,"colour":"onirim.colour.red"})"}},
      {"onirim.event.door_claimed",
       {[] { return Story(solo()).does("play red sun").does("claim"); },
        R"({"seat":0,"card":"onirim.card.red_door"})"}},
      {"onirim.event.door_left",
       {[] { return Story(solo()).does("play red sun").does("leave"); },
        R"({"seat":0,"card":"onirim.card.red_door"})"}},
      {"onirim.event.cards_swapped",
       {[] {
          return Story(pair(open_hands()))
              .does("discard red sun")
              .does("swap red key for green sun");
        },
        R"({"seat":0,"given":"onirim.card.red_key","taken":"onirim.card.green_sun"})"}},
      {"onirim.event.prophecy_began",
       {[] { return Story(solo()).does("discard red key"); }, R"({"seat":0,"count":5})"}},
      {"onirim.event.card_foreseen", {prophecy, R"({"card":"onirim.card.blue_moon"})"}},
      {"onirim.event.card_banished",
       {[] { return prophecy().does("banish nightmare"); },
        R"({"seat":0,"card":"onirim.card.nightmare"})"}},
      {"onirim.event.prophecy_ended",
       {[] {
          return prophecy()
              .does("banish nightmare")
              .does("put red sun")
              .does("put red moon")
              .does("put blue sun");
        },
        R"({"seat":0,"count":4})"}},
      {"onirim.event.card_drawn",
       {[] { return Story(solo()).does("play blue sun").draws("brown sun"); },
        R"({"seat":0,"card":"onirim.card.brown_sun","place":"onirim.place.hand"})"}},
      {"onirim.event.card_drawn_unseen",
       {[] { return Story(pair(hidden_hands())).does("play red sun").draws("brown sun"); },
        R"({"seat":0})"}},
      {"onirim.event.door_drawn",
       {[] { return Story(solo()).does("play blue sun").draws("red door"); },
        R"({"seat":0,"card":"onirim.card.red_door"})"}},
      {"onirim.event.door_unlocked",
       {[] {
          return Story(pair(open_hands()))
              .does("play red sun")
              .draws("green door")
              .does("unlock from common");
        },
        R"({"seat":0,"card":"onirim.card.green_door","place":"onirim.place.common"})"}},
      {"onirim.event.card_to_limbo",
       {[] { return Story(solo()).does("play blue sun").draws("green door"); },
        R"({"card":"onirim.card.green_door"})"}},
      {"onirim.event.nightmare_drawn", {haunted, R"({"seat":0})"}},
      {"onirim.event.key_paid",
       {[] { return haunted().does("pay red key"); },
        R"({"seat":0,"card":"onirim.card.red_key","place":"onirim.place.hand"})"}},
      {"onirim.event.door_yielded",
       {[] { return haunted().does("yield blue door"); },
        R"({"seat":0,"card":"onirim.card.blue_door"})"}},
      {"onirim.event.card_revealed",
       {[] { return haunted().does("reveal").draws("brown sun"); },
        R"({"card":"onirim.card.brown_sun"})"}},
      {"onirim.event.hand_dropped",
       {[] { return haunted().does("drop"); }, R"({"seat":0,"count":4})"}},
      {"onirim.event.limbo_shuffled",
       {[] { return Story(solo()).does("play blue sun").draws("2 green door, red sun"); },
        R"({"count":2})"}},
      {"onirim.event.escaped",
       {[] {
          return Story(solo().doors("red door, 2 blue door, 2 green door, 2 brown door"))
              .does("play red sun")
              .does("claim");
        },
        "{}"}},
      {"onirim.event.deck_ran_out",
       {[] { return Story(solo().deck("green door")).does("play blue sun").draws("green door"); },
        "{}"}},
      {"onirim.event.door_lost",
       {[] {
          return Story(solo())
              .does("discard red key")
              .draws("red sun, red door, 3 blue sun")
              .does("banish red door");
        },
        R"({"card":"onirim.card.red_door"})"}},
  };
  return all;
}

TEST(OnirimEvents, EveryOneHappensAndTellsWhatIsToBeShown) {
  boost::mp11::mp_for_each<onirim::Events>([]<class E>(const E&) {
    const std::string key(E::key);
    ASSERT_TRUE(happenings().contains(key)) << key << " has no story";
    const Happening& happening = happenings().at(key);
    EXPECT_EQ(to_json(happening.when().latest(key).message),
              "{\"key\":\"" + key + "\",\"args\":" + happening.arguments + "}");
  });
}

// ON-2I: in the open nothing is told to some and not to others, and watchers are told as well.
// A preview says what would happen: every event has words for that beside its own.
TEST(OnirimEvents, EveryOneHasWordsForWhatHasNotHappened) {
  const std::string texts = contents(house("content/locales/en/onirim.json"));
  for (const auto& [key, happening] : happenings()) {
    const std::string would = "\"onirim.would." + key.substr(key.rfind('.') + 1) + "\": ";
    EXPECT_NE(texts.find(would), std::string::npos) << would;
  }
}

TEST(OnirimEvents, ON_2I_WhereNothingIsSecretEverybodyHearsEverything) {
  const std::string secret(onirim::CardDrawnUnseen::key);
  for (const auto& [key, happening] : happenings()) {
    const bool is_for_all = happening.when().latest(key).audience == SeatSet::everybody();
    EXPECT_EQ(is_for_all, key != secret) << key;
  }
}

// ON-2I: behind hidden hands too, what lies face up on the table is seen by all.
TEST(OnirimEvents, ON_2I_WhatLiesFaceUpIsToldToAllBehindHiddenHandsToo) {
  Story story(pair(hidden_hands()));
  const auto for_all = [&](const char* event) {
    return story.latest("onirim.event." + std::string(event)).audience == SeatSet::everybody();
  };
  story.does("discard red key");
  EXPECT_TRUE(for_all("card_discarded"));
  story.does("swap red sun for green key");
  EXPECT_TRUE(for_all("cards_swapped"));
  story.draws("brown sun, nightmare, brown moon, blue sun, red door").does("banish brown sun");
  EXPECT_TRUE(for_all("card_banished"));
  story.does("put red door").does("put nightmare").does("put brown moon");
  EXPECT_TRUE(for_all("door_drawn"));
  story.does("leave");
  EXPECT_TRUE(for_all("door_left"));
  EXPECT_TRUE(for_all("nightmare_drawn"));
  story.does("drop");
  EXPECT_TRUE(for_all("hand_dropped"));
}

TEST(OnirimEvents, AreToldInTheOrderInWhichTheyHappen) {
  Story story(solo());
  story.does("play blue sun").draws("green door, red sun");
  EXPECT_EQ(story.heard_by(first),
            (std::vector<std::string>{"onirim.event.door_drawn", "onirim.event.card_to_limbo",
                                      "onirim.event.card_drawn", "onirim.event.limbo_shuffled",
                                      "onirim.event.turn_began"}));
}

// ON-S1
TEST(OnirimEvents, ON_S1_EveryDealtCardIsToldWhereverItGoes) {
  Story story(alone());
  story.draws("red sun, nightmare, red door, red moon, red key, blue sun, blue moon");
  EXPECT_EQ(
      story.heard_by(first),
      (std::vector<std::string>{
          "onirim.event.card_drawn", "onirim.event.card_to_limbo", "onirim.event.card_to_limbo",
          "onirim.event.card_drawn", "onirim.event.card_drawn", "onirim.event.card_drawn",
          "onirim.event.card_drawn", "onirim.event.limbo_shuffled", "onirim.event.turn_began"}));
}

// ON-N4
TEST(OnirimEvents, ON_N4_EveryCardOfANewHandIsToldWhereverItGoes) {
  Story story = haunted();
  story.does("drop").draws("red sun, green door, 4 blue sun");
  EXPECT_EQ(story.heard_by(first),
            (std::vector<std::string>{"onirim.event.card_drawn", "onirim.event.card_to_limbo",
                                      "onirim.event.card_drawn", "onirim.event.card_drawn",
                                      "onirim.event.card_drawn", "onirim.event.card_drawn",
                                      "onirim.event.limbo_shuffled", "onirim.event.turn_began"}));
}

// ON-N4, ON-2H: what was hidden lies face up in the discard now.
TEST(OnirimEvents, ON_N4_EveryCardOfADroppedHandIsToldToAll) {
  Story story(pair(hidden_hands()));
  story.does("play red sun").draws("nightmare").does("drop");
  const std::vector<std::string> told(4, "onirim.event.card_discarded");
  for (const Seat seat : {first, second}) {
    const std::vector<std::string> heard = story.heard_by(seat);
    EXPECT_EQ(std::ranges::count(heard, told.front()), 4);
    EXPECT_EQ(heard.front(), "onirim.event.hand_dropped");
  }
  EXPECT_EQ(to_json(story.latest(told.front()).message),
            R"({"key":"onirim.event.card_discarded","args":{"seat":0,)"
            R"("card":"onirim.card.green_key","place":"onirim.place.common"}})");
}

// ON-N3
TEST(OnirimEvents, ON_N3_WhatIsRevealedAndGoesToLimboIsToldOfBoth) {
  Story story = haunted();
  story.does("reveal").draws("brown sun, green door, nightmare");
  EXPECT_EQ(story.heard_by(first),
            (std::vector<std::string>{"onirim.event.card_revealed", "onirim.event.card_revealed",
                                      "onirim.event.card_to_limbo", "onirim.event.card_revealed",
                                      "onirim.event.card_to_limbo"}));
}

}  // namespace
}  // namespace reverie::testing
