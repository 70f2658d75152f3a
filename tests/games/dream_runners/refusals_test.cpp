// SPDX-License-Identifier: Apache-2.0
// Every way in which a move can be refused, and the rule it names.
#include <gtest/gtest.h>

#include "support/dream_runners_story.hpp"
#include "support/files.hpp"
#include "support/refused_moves.hpp"

namespace reverie::dream_runners::testing {
namespace {

constexpr std::string_view plain = "c1 c1 c1 | c1 c1 c1 | c1 c1 c1";

Story composing() { return Story(Box().square("... | G.. | ...").game(2)).begun(); }
Story laid() { return composing().lays_square(first); }
Story changed_too_often() {
  Story story = composing();
  for (int i = 0; i < most_changes / 2; ++i) {
    story.does(first, "place s1 at c3").does(first, "take_back s1");
  }
  return story;
}
Story sharing() {
  Story story(
      Box().dream("cross:b+k+c2 c1 c1 | c1 c1 c1 | c1 c1 c1").square("G.. | ... | ...").game(2));
  return story.begun().lays_square(first).lays_square(second).all_lock().does(first, "share e2");
}
Story colouring() {
  Story story(Box().dream("* c1 c1 | c1 c1 c1 | c1 c1 c1").square("G.. | ... | ...").game(2));
  story.begun().lays_square(first);
  story.with_fragments(second, "b b b b b b b b b b b b b b b b");
  return story.all_lock();
}
Story opening() {
  Story story(Box().dream("chest1 k c1 | c1 c1 c1 | c1 c1 c1").square("22. | ... | ...").game(2));
  return story.begun().lays_square(first).all_lock();
}
Story bat() {
  Story story(Box().dream("bat c1 c1 | c1 c1 c1 | c1 c1 c1").square("... | ... | ...").game(2));
  return story.begun().does(first, "place s3 at c3").all_lock();
}
Story resolved(int coins_of_first, int coins_of_second) {
  Story story(Box().dream(plain).square("... | ... | ...").game(2));
  story.begun().lays_square(first).lays_square(second);
  // The timer's coin is one of them.
  return story.with_coins(first, coins_of_first - 1).with_coins(second, coins_of_second).all_lock();
}
Story buying() { return resolved(9, 9); }
Story calming() { return resolved(9, 9).does(first, "pass").does(second, "pass"); }
Story over() { return Story(Box().game(1)).begun().with_serenity(first, 1).all_lock(); }
Story one_awake() {
  Story story(Box().dream(plain).square("... | ... | ...").game(3));
  story.begun().with_serenity(first, 9).lays_square(second).lays_square(third);
  return story.all_lock().all_pass().next_dream();
}

using Refused = reverie::testing::RefusedMove<Story>;
const std::string family = "dream_runners.no.";

const std::vector<Refused>& refused_moves() {
  static const std::vector<Refused> moves = {
      {"over", "DR-F", over, "lock"},
      {"not_a_seats", "DR-A2", composing, "ring"},
      {"not_a_seats", "DR-A2", composing, "dream t2"},
      {"spectator", "DR-C1", composing, "lock", spectator},
      {"awake", "DR-B6", one_awake, "lock"},
      {"locked", "DR-A1", [] { return composing().does(first, "lock"); }, "place s1 at c3"},
      {"not_now", "DR-A", composing, "pass", first, R"({"phase":"dream_runners.phase.composing"})"},
      {"not_now", "DR-I", buying, "place s1 at c3", first,
       R"({"phase":"dream_runners.phase.buying"})"},
      {"not_now", "DR-S2", [] { return Story(Box().game(2)); }, "lock", first,
       R"({"phase":"dream_runners.phase.dealing"})"},
      {"not_your_turn", "DR-I", buying, "buy s17", second, R"({"seat":0})"},
      {"not_your_turn", "DR-P5", sharing, "share e1", first, R"({"seat":1})"},
      {"coins_missing", "DR-I", [] { return resolved(9, 1); }, "buy s17", second,
       R"({"price":4,"missing":3})"},
      {"coins_missing", "DR-I", [] { return resolved(9, 2).does(first, "pass"); }, "calm", second,
       R"({"price":3,"missing":1})"},
      {"serenity_full", "DR-I",
       [] { return buying().with_serenity(second, 30).does(first, "pass").does(second, "pass"); },
       "calm", second, R"({"serenity":30})"},
      {"finished", "DR-I", [] { return calming().does(first, "finish"); }, "calm"},
      {"not_owned", "DR-A", composing, "place s5 at c3", first,
       R"({"segment":5,"shape":"dream_runners.shape.one"})"},
      {"not_owned", "DR-A", composing, "take_back s20", first,
       R"({"segment":20,"shape":"dream_runners.shape.one"})"},
      {"not_owned", "DR-P2", bat, "give_up s5", first,
       R"({"segment":5,"shape":"dream_runners.shape.one"})"},
      {"no_changes_left", "DR-A", changed_too_often, "place s1 at c3", first, R"({"count":100})"},
      {"no_changes_left", "DR-A", changed_too_often, "take_back s1", first, R"({"count":100})"},
      {"looks_alike", "DR-A", composing, "place s3 at e3 turned 2", first,
       R"({"segment":3,"shape":"dream_runners.shape.three","turns":0})"},
      {"cell_taken", "DR-A", laid, "place s2 at c5", first,
       R"({"segment":1,"shape":"dream_runners.shape.one"})"},
      {"lies_there", "DR-A", laid, "place s2 at c4", first,
       R"({"segment":2,"shape":"dream_runners.shape.two"})"},
      {"in_hand", "DR-A", composing, "take_back s2", first,
       R"({"segment":2,"shape":"dream_runners.shape.two"})"},
      {"not_to_share", "DR-P5", sharing, "share e2", second, R"({"number":2})"},
      {"not_to_share", "DR-P5", sharing, "share e4", second, R"({"number":4})"},
      {"not_so_often", "DR-B", opening, "open once", first, R"({"times":1})"},
      {"no_fragment_left", "DR-C4", colouring, "choose blue", first,
       R"({"colour":"dream_runners.colour.blue"})"},
      {"was_played", "DR-P2", bat, "give_up s3", first,
       R"({"segment":3,"shape":"dream_runners.shape.three"})"},
      {"not_for_sale", "DR-I", buying, "buy s18", first,
       R"({"segment":18,"shape":"dream_runners.shape.one"})"},
      {"not_for_sale", "DR-I", buying, "buy s1", first,
       R"({"segment":1,"shape":"dream_runners.shape.one"})"},
  };
  return moves;
}

TEST(DreamRunnersRefusals, NameTheReasonItsArgumentsAndTheRule) {
  for (const Refused& move : refused_moves()) {
    expect_refused(move, move.when().refusal(move.by, move.attempt), family);
  }
}

TEST(DreamRunnersRefusals, WhatNamesNothingThatExistsIsNonsense) {
  const Story story = composing();
  for (const Action& nonsense :
       {Action{Verb::place, 40, 0}, Action{Verb::place, 0, 9}, Action{Verb::take_back, 0, 1},
        Action{Verb::lock, 1, 0}, Action{Verb::share, 4, 0}, Action{Verb::choose, 4, 0},
        Action{Verb::choose, 0, 1}, Action{Verb::open, 3, 0}, Action{Verb::buy, 40, 0},
        Action{Verb::finish, 0, 1}}) {
    const auto refusal = story.game().why_not(story.view(first), nonsense);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->message.key, "dream_runners.no.nonsense");
  }
}

TEST(DreamRunnersRefusals, EveryReasonInTheRulesIsProvokedHere) {
  std::set<std::string> written = reasons_of(refused_moves(), family);
  written.insert("dream_runners.no.nonsense");
  using reverie::testing::house;
  EXPECT_EQ(reverie::testing::keys_written_in(house("src/games/dream_runners/refusals.cpp")),
            written);
}

}  // namespace
}  // namespace reverie::dream_runners::testing
