// SPDX-License-Identifier: Apache-2.0
// The six powers (DS-P1 to DS-P6), of locations and of cards.
#pragma once

#include "games/dreamscape/completion.hpp"

namespace reverie::dreamscape {

/// DS-P3: a slot anywhere.
inline bool has_room(const State& state) {
  return std::ranges::any_of(state.rows, [](const Row& row) { return !row.full(); });
}

template <class Narrator>
void use_power(Scene<Narrator> scene, Seat seat, Power power) {
  State& s = scene.state();
  Player& me = scene.player(seat);
  scene.tell(PowerUsed{seat, power});
  const auto draw_fragments = [&](Draw draw, int most) {
    s.draw_left = static_cast<std::uint8_t>(std::min(most, count_of(s.bag)));
    s.draw = s.draw_left > 0 ? draw : Draw::nothing;
    s.draw_for = seat;
  };
  const auto begin = [&](Task task, int steps) {
    me.task = task;
    me.task_left = static_cast<std::uint8_t>(steps);
  };
  switch (power) {
    case Power::archives: return draw_fragments(Draw::archives, 1);
    case Power::king: return ask_for_deck(scene, seat, cards_of_the_king);
    case Power::harvesters: return draw_fragments(Draw::harvest, has_room(s) ? most_harvested : 0);
    case Power::lake: return begin(Task::lake, 0);
    case Power::tower: return begin(Task::tower, lifts_of_the_tower);
    case Power::golem: return begin(Task::golem, moves_of_the_golem);
  }
}

template <class Narrator>
void end_task(Scene<Narrator> scene, Seat seat) {
  scene.player(seat).task = Task::none;
  scene.player(seat).task_left = 0;
}

// --- Archives (DS-P1) ----------------------------------------------------------------------------

template <class Narrator>
void find_in_archives(Scene<Narrator> scene, Fragment fragment) {
  ++scene.player(scene->draw_for).hands[fragment];
  scene->draw = Draw::nothing;
  scene->draw_left = 0;
  scene.tell(FragmentFound{scene->draw_for, fragment});
}

// --- Harvesters (DS-P3) --------------------------------------------------------------------------

/// Where there is no slot left, what was drawn returns to the bag.
template <class Narrator>
void go_on_harvesting(Scene<Narrator> scene, Seat seat) {
  State& s = scene.state();
  const bool room = has_room(s);
  scene.player(seat).task = room && !s.harvest.empty() ? Task::harvest : Task::none;
  if (room) return;
  for (const Fragment fragment : s.harvest) {
    ++s.bag[fragment];
    scene.tell(HarvestReturned{seat, fragment});
  }
  s.harvest.clear();
}

template <class Narrator>
void draw_harvest(Scene<Narrator> scene, Fragment fragment) {
  State& s = scene.state();
  s.harvest.push_back(fragment);
  scene.tell(FragmentFound{s.draw_for, fragment});
  --s.draw_left;
  if (s.draw_left > 0) return;
  s.draw = Draw::nothing;
  go_on_harvesting(scene, s.draw_for);
}

template <class Narrator>
void harvest(Scene<Narrator> scene, Seat seat, Fragment fragment, int location) {
  auto& drawn = scene->harvest;
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    if (drawn[i] != fragment) continue;
    drawn.erase(i);
    break;
  }
  scene.row(location).push_back(fragment);
  scene.tell(FragmentHarvested{seat, fragment, location + 1});
  go_on_harvesting(scene, seat);
}

// --- Lake (DS-P4) --------------------------------------------------------------------------------

/// Nothing is left to decide when all that have no place yet are alike.
inline bool is_in_order(const Row& row, std::size_t ordered) {
  for (std::size_t i = ordered + 1; i < row.size(); ++i) {
    if (row[i] != row[i - 1]) return false;
  }
  return true;
}

template <class Narrator>
void go_on_ordering(Scene<Narrator> scene, Seat seat) {
  State& s = scene.state();
  if (!is_in_order(scene.row(s.lake), s.ordered)) return;
  scene.tell(LakeOrdered{seat, s.lake + 1});
  s.lake = nowhere;
  s.ordered = 0;
  end_task(scene, seat);
}

template <class Narrator>
void choose_lake(Scene<Narrator> scene, Seat seat, int location) {
  scene->lake = static_cast<std::uint8_t>(location);
  scene->ordered = 0;
  scene.player(seat).task = Task::order;
}

/// From the key to the hand.
template <class Narrator>
void order(Scene<Narrator> scene, Seat seat, Fragment fragment) {
  State& s = scene.state();
  Row& row = scene.row(s.lake);
  auto* const chosen = std::find(row.begin() + s.ordered, row.end(), fragment);
  std::rotate(row.begin() + s.ordered, chosen, chosen + 1);
  ++s.ordered;
  go_on_ordering(scene, seat);
}

// --- Tower (DS-P5) and Golem (DS-P6) -------------------------------------------------------------

template <class Narrator>
void count_down_task(Scene<Narrator> scene, Seat seat) {
  Player& me = scene.player(seat);
  --me.task_left;
  if (me.task_left == 0) end_task(scene, seat);
}

template <class Narrator>
void lift(Scene<Narrator> scene, Seat seat, int cell) {
  Player& me = scene.player(seat);
  const Fragment fragment = me.landscape.take(cell);
  ++me.hands[fragment];
  scene.tell(FragmentLifted{seat, fragment, scene.cell_name(cell)});
  count_down_task(scene, seat);
  look_for_complete_cards(scene, seat);
}

/// DS-W4: the Dreamer is carried and does not walk.
template <class Narrator>
void carry(Scene<Narrator> scene, Seat seat, int count, int from, int to) {
  scene.player(seat).landscape.carry(count, from, to);
  scene.tell(FragmentsCarried{seat, count, scene.cell_name(from), scene.cell_name(to)});
  count_down_task(scene, seat);
  look_for_complete_cards(scene, seat);
}

}  // namespace reverie::dreamscape
