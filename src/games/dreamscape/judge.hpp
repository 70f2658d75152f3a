// SPDX-License-Identifier: Apache-2.0
// One judge for what a seat may do and for why it may not. It looks at a position as the seat sees
// it; what it lists is what it has nothing against, from the same sets of cells.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/dreamscape/dreamscape.hpp"
#include "games/dreamscape/queries.hpp"

namespace reverie::dreamscape {

enum class Reason : std::uint8_t {
  not_a_seats,
  nonsense,
  over,
  spectator,
  not_your_turn,
  not_now,
  answer_first,
  not_asked,
  walk_on,
  no_action_points,
  location_empty,
  two_already,
  not_linked,
  power_used,
  haunted,
  not_in_hands,
  red_on_card,
  card_not_yours,
  slot_taken,
  world_stands_still,
  no_powers_at_dawn,
  dreamer_inside,
  entrance_not_free,
  dreamer_outside,
  no_step_left,
  nothing_to_tread,
  too_far,
  cannot_stop,
  entrance_first,
  not_beside,
  covered,
  on_nightmare,
  red_on_something,
  no_grass,
  no_trees,
  no_top,
  too_few,
  same_colour,
  bag_lacks,
  nightmares_left,
  link_not_free,
  not_complete,
  not_stored,
  deck_empty,
  deck_closed,
  not_drawn,
  must_keep,
  not_harvested,
  location_full,
  in_order_already,
  not_left_there,
  golem_cannot,
};
BOOST_DESCRIBE_ENUM(Reason, not_a_seats, nonsense, over, spectator, not_your_turn, not_now,
                    answer_first, not_asked, walk_on, no_action_points, location_empty, two_already,
                    not_linked, power_used, haunted, not_in_hands, red_on_card, card_not_yours,
                    slot_taken, world_stands_still, no_powers_at_dawn, dreamer_inside,
                    entrance_not_free, dreamer_outside, no_step_left, nothing_to_tread, too_far,
                    cannot_stop, entrance_first, not_beside, covered, on_nightmare,
                    red_on_something, no_grass, no_trees, no_top, too_few, same_colour, bag_lacks,
                    nightmares_left, link_not_free, not_complete, not_stored, deck_empty,
                    deck_closed, not_drawn, must_keep, not_harvested, location_full,
                    in_order_already, not_left_there, golem_cannot)

/// The rule that a reason rests on.
std::string_view rule_of(Reason reason, const Action& action);

using Verdict = std::optional<Reason>;

class Judge {
 public:
  Judge(const Dreamscape& game, const State& state, Seat seat);

  /// Everything that the seat may do, each once.
  void list(Actions& actions) const;
  Verdict against(const Action& action) const;

 private:
  bool builds() const { return s_.phase == Phase::creation || s_.phase == Phase::dawn; }
  int whites() const { return builds() ? me_.hands[Fragment::movement] : 0; }
  int steps_left() const { return most_steps - me_.steps; }
  CellSet steps() const { return ground_.steps(whites(), me_.free_step, steps_left()); }
  bool holds(Fragment fragment) const { return me_.hands[fragment] > 0; }
  const Row& row(int location) const { return s_.rows[static_cast<std::size_t>(location)]; }
  /// DS-N6, DS-N7
  bool must_place_nightmares() const {
    return holds(Fragment::nightmare) && me_.landscape.occupied() != all_cells;
  }
  bool can_move_to(int location) const;

  // What is listed, by what is being asked.
  void list_answers(Actions& actions) const;
  void list_task(Actions& actions) const;
  void list_golem(Actions& actions) const;
  void list_voyage(Actions& actions) const;
  void list_creation(Actions& actions) const;
  void list_trades(Actions& actions) const;
  void list_storing(Actions& actions) const;
  void list_steps(Actions& actions) const;

  // What speaks against it, verb by verb.
  Verdict against_moment(Verb verb) const;
  Verdict against_collect() const;
  Verdict against_move(int location) const;
  Verdict against_power() const;
  Verdict against_store(Fragment fragment, int card, bool invoked) const;
  Verdict against_enter() const;
  Verdict against_place(Fragment fragment, int cell) const;
  Verdict against_step(int cell) const;
  Verdict against_plant(int cell) const;
  Verdict against_trade(Fragment given, Fragment taken) const;
  Verdict against_haunt(int link) const;
  Verdict against_retain(Fragment fragment) const;
  Verdict against_draw(int deck) const;
  Verdict against_keep(int card) const;
  Verdict against_harvest(Fragment fragment, int location) const;
  Verdict against_lake(int location) const;
  Verdict against_order(Fragment fragment) const;
  Verdict against_lift(int cell) const;
  Verdict against_golem(int count, int from, int to) const;

  const Dreamscape& game_;
  const State& s_;
  const Player& me_;
  Ground ground_;
};

/// Something that exists is named, and what the verb does not need is zero.
bool is_well_formed(const Dreamscape& game, const Action& action);

}  // namespace reverie::dreamscape
