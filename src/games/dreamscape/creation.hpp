// SPDX-License-Identifier: Apache-2.0
// The Creation: building and discarding (DS-B1 to DS-B4, DS-D1 to DS-D4, DS-T1).
#pragma once

#include "games/dreamscape/walking.hpp"

namespace reverie::dreamscape {

template <class Narrator>
void place(Scene<Narrator> scene, Seat seat, Fragment fragment, int cell) {
  Player& me = scene.player(seat);
  --me.hands[fragment];
  me.landscape.put(cell, fragment);
  scene.tell(FragmentPlaced{seat, fragment, scene.cell_name(cell)});
  look_for_complete_cards(scene, seat);
}

/// DS-D2
template <class Narrator>
void plant(Scene<Narrator> scene, Seat seat, int cell) {
  Player& me = scene.player(seat);
  scene.discard(me, Fragment::grass);
  --scene->trees;
  me.landscape.plant(cell);
  const int points = me.landscape.tree_count();
  me.tree_points = static_cast<std::int16_t>(me.tree_points + points);
  scene.tell(TreePlanted{seat, scene.cell_name(cell), points});
  look_for_complete_cards(scene, seat);
}

/// DS-D3, DS-N6
constexpr int price_of(Fragment given) {
  return given == Fragment::nightmare ? nightmares_of_a_trade : price_of_a_trade;
}

template <class Narrator>
void trade(Scene<Narrator> scene, Seat seat, Fragment given, Fragment taken) {
  Player& me = scene.player(seat);
  scene.discard(me, given, price_of(given));
  --scene->bag[taken];
  ++me.hands[taken];
  scene.tell(Traded{seat, given, price_of(given), taken});
}

/// DS-N7: red fragments are still there only if they have no cell.
template <class Narrator>
void leave_nightmares(Scene<Narrator> scene, Seat seat) {
  Player& me = scene.player(seat);
  const int count = me.hands[Fragment::nightmare];
  if (count == 0) return;
  const int points = count * price_of_a_nightmare;
  me.hands[Fragment::nightmare] = 0;
  scene->reserve = static_cast<std::uint8_t>(scene->reserve + count);
  me.nightmare_points = static_cast<std::int16_t>(me.nightmare_points - points);
  scene.tell(NightmareLeft{seat, count, points});
}

/// DS-T1
template <class Narrator>
void empty_hands(Scene<Narrator> scene, Seat seat) {
  Player& me = scene.player(seat);
  leave_nightmares(scene, seat);
  const int count = count_of(me.hands);
  for (const Fragment kind : all_fragments) scene.discard(me, kind, me.hands[kind]);
  if (count > 0) scene.tell(HandsEmptied{seat, count});
  me.power_used = false;
}

}  // namespace reverie::dreamscape
