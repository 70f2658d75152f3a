// SPDX-License-Identifier: Apache-2.0
// Every way in which a move can be refused, and the rule it names.
#include <gtest/gtest.h>

#include <set>

#include "games/dreamscape/judge.hpp"
#include "support/dreamscape_story.hpp"

namespace reverie::dreamscape::testing {
namespace {

const Dreamscape& base() {
  static const Dreamscape game = Box().game(2);
  return game;
}
const Dreamscape& with_nightmares() {
  static const Dreamscape game = Box().game(nightmares(2));
  return game;
}

Story fresh() { return Story(base()); }
Story choosing() {
  Story story(base());
  while (story.phase() == Phase::preparing) story.let_chance_move();
  return story;
}
Story voyage() { return Story(base()).begun().with_cards(first, "quiet_pond"); }
Story creation() { return Story(base()).creating().with_cards(first, "quiet_pond"); }
Story haunted() { return Story(with_nightmares()).begun().with_cards(first, "quiet_pond"); }
Story haunted_creation() { return haunted().creating(); }
Story built(std::string_view board, std::string_view hands) {
  return creation().with_board(first, board).with_hands(first, hands);
}
Story drawing() {
  return creation()
      .with_board(first, "e2:WD")
      .with_hands(first, "S")
      .does(first, "place stone at d2");
}
Story at_dawn() { return creation().with_stored("quiet_pond", "W").at_dawn(); }
Story over() {
  Story story = at_dawn();
  return story.does(first, "finish").does(second, "finish");
}

struct Refused {
  const char* reason;
  const char* rule;
  Story when;
  const char* attempt;
  Seat by = first;
};

std::vector<Refused> refused_moves() {
  const Story used = voyage().at(first, 5).all(first, {"power", "done"});
  const Story harvest =
      voyage().at(first, 2).with_row(6, "WSEGM").does(first, "power").let_chance_move();
  const Story lake = voyage().at(first, 5).with_row(2, "WS").with_row(3, "").does(first, "power");
  const Story golem = voyage().at(first, 4).with_board(first, "e2:W").does(first, "power");
  const Story tower = voyage().at(first, 3).with_board(first, "e2:WD").does(first, "power");
  const Story retaining = creation()
                              .with_completed(first, "towpath")
                              .with_stored("towpath", "E")
                              .with_stored("quiet_pond", "G")
                              .with_board(first, "e2:WD")
                              .with_hands(first, "S")
                              .does(first, "place stone at d2");
  const Story several = creation()
                            .with_cards(first, "sandy_shore field_edge")
                            .with_board(first, "e2:SD d3:E d2:W c4:G")
                            .with_hands(first, "M")
                            .does(first, "step d3");
  Story no_cards = drawing();
  no_cards.with_completed(second, "great_causeway high_pastures isles_of_echoes pilgrims_peak");
  no_cards.with_completed(second, "valley_of_giants river_of_slumber gate_of_lotus");
  no_cards.with_completed(second, "delta_of_wishes drowned_temple cascade_of_mirrors");
  no_cards.with_completed(second, "moonlit_summit throne_of_moss");
  const Story first_game = Story(Box().game({.players = 2, .length = Length::first}))
                               .creating()
                               .with_cards(first, "quiet_pond")
                               .with_board(first, "e2:WD")
                               .with_hands(first, "S")
                               .does(first, "place stone at d2");
  const Story at_once = Story(Box().game({.players = 2, .creation = Creation::at_once}))
                            .creating()
                            .with_cards(first, "garden_path")
                            .with_hands(first, "W");
  return {
      {"not_a_seats", "DS-S1", voyage(), "fragment water"},
      {"over", "DS-F1", over(), "finish"},
      {"spectator", "DS-S1", voyage(), "collect", spectator},
      {"not_your_turn", "DS-E4", voyage(), "collect", second},
      {"not_now", "DS-V", voyage(), "place water at e2"},
      {"not_now", "DS-V", fresh(), "collect"},
      {"answer_first", "DS-K2", drawing(), "finish"},
      {"not_asked", "DS-K2", voyage(), "draw 1"},
      {"not_asked", "DS-K2", voyage(), "done"},
      {"walk_on", "DS-D1", built("e2:SD d2:GT c2:S", "MMW").does(first, "step d2"), "finish"},
      {"no_action_points", "DS-V",
       voyage().with_row(1, "WSEG").all(first, {"collect", "collect", "collect", "collect"}),
       "move 2"},
      {"location_empty", "DS-V1", voyage().with_row(1, ""), "collect"},
      {"two_already", "DS-V1", voyage().with_row(1, "E").with_hands(first, "EE"), "collect"},
      {"not_linked", "DS-V2", voyage(), "move 6"},
      {"power_used", "DS-V4", used, "power"},
      {"haunted", "DS-N4", haunted().with_mr_nightmare_at(1), "power"},
      {"not_in_hands", "DS-B2", creation().with_hands(first, ""), "place water at e2"},
      {"red_on_card", "DS-N7", haunted().with_hands(first, "N"), "store nightmare on quiet_pond"},
      {"card_not_yours", "DS-V5", voyage().with_hands(first, "W"), "store water on towpath"},
      {"slot_taken", "DS-V5", voyage().with_hands(first, "W").with_stored("quiet_pond", "E"),
       "store water on quiet_pond"},
      {"world_stands_still", "DS-X1", at_once, "invoke water on garden_path"},
      {"no_powers_at_dawn", "DS-F1", at_dawn(), "store water on quiet_pond"},
      {"dreamer_inside", "DS-V6", built("e2:WD", ""), "enter"},
      {"entrance_not_free", "DS-V6", creation(), "enter"},
      {"dreamer_outside", "DS-D1", creation(), "step d2"},
      {"no_step_left", "DS-D1", built("e2:WD d2:W", ""), "step d2"},
      {"nothing_to_tread", "DS-D1", built("e2:WD", "M"), "step d2"},
      {"too_far", "DS-D1", built("e2:WD d2:W c2:W", "M"), "step c2"},
      {"cannot_stop", "DS-D1", built("e2:WD d2:WT", "M"), "step d2"},
      {"entrance_first", "DS-B1", built("", "W"), "place water at c3"},
      {"not_beside", "DS-B2", built("e2:W", "W"), "place water at c3"},
      {"covered", "DS-B2", built("e2:WD", "W"), "place water at e2"},
      {"on_nightmare", "DS-N5", haunted_creation().with_board(first, "e2:N").with_hands(first, "W"),
       "place water at e2"},
      {"red_on_something", "DS-N5",
       haunted_creation().with_board(first, "e2:W").with_hands(first, "N"),
       "place nightmare at e2"},
      {"no_grass", "DS-D2", built("e2:W", ""), "plant e2"},
      {"no_trees", "DS-D2", built("e2:W", "G").with_trees(0), "plant e2"},
      {"no_top", "DS-B2", built("e2:WD", "G"), "plant e2"},
      {"no_top", "DS-B2", tower, "lift e2"},
      {"too_few", "DS-D3", built("e2:W", "S"), "trade 2 stone for water"},
      {"too_few", "DS-N6", haunted_creation().with_hands(first, "NN"),
       "trade 3 nightmare for water"},
      {"same_colour", "DS-D3", built("e2:W", "SS"), "trade 2 stone for stone"},
      {"bag_lacks", "DS-D3", built("e2:W", "SS").with_bag("E"), "trade 2 stone for water"},
      {"nightmares_left", "DS-N6",
       haunted_creation().with_board(first, "e2:W").with_hands(first, "N"), "finish"},
      {"link_not_free", "DS-N3", haunted().does(first, "sleep"), "haunt 3-6"},
      {"not_complete", "DS-K2", several, "complete quiet_pond"},
      {"not_stored", "DS-K2", retaining, "retain water"},
      {"deck_empty", "DS-K3", no_cards, "draw 3"},
      {"deck_closed", "DS-X2", first_game, "draw 2"},
      {"not_drawn", "DS-K3", drawing().does(first, "draw 3").let_chance_move(), "keep towpath"},
      {"must_keep", "DS-S3", choosing(), "keep none", second},
      {"not_harvested", "DS-P3", harvest, "harvest nightmare to 1"},
      {"location_full", "DS-P3", harvest, "harvest water to 6"},
      {"in_order_already", "DS-P4", lake, "lake 3"},
      {"not_left_there", "DS-P4", Story(lake).does(first, "lake 2"), "order grass"},
      {"golem_cannot", "DS-P6", golem, "golem e2 to d2"},
  };
}

TEST(DreamscapeRefusals, NameTheReasonAndTheRule) {
  for (const Refused& move : refused_moves()) {
    SCOPED_TRACE(std::string(move.reason) + " for '" + move.attempt + "'");
    const auto refusal = move.when.why_not(move.by, move.attempt);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->message.key, "dreamscape.no." + std::string(move.reason));
    EXPECT_EQ(refusal->rule, move.rule);
  }
}

/// What no notation can say is refused as well.
TEST(DreamscapeRefusals, AnActionThatMakesNoSenseIsRefused) {
  const Story story = voyage();
  const auto refusal = story.game().why_not(Dreamscape::view(story.state(), first),
                                            Action{Verb::move, 0, 0, locations});
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->message.key, "dreamscape.no.nonsense");
}

TEST(DreamscapeRefusals, EveryReasonIsProvoked) {
  std::set<std::string> provoked{"nonsense"};
  for (const Refused& move : refused_moves()) provoked.insert(move.reason);
  const auto all = all_names<Reason>();
  EXPECT_EQ(provoked, std::set<std::string>(all.begin(), all.end()));
}

}  // namespace
}  // namespace reverie::dreamscape::testing
