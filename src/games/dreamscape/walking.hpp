// SPDX-License-Identifier: Apache-2.0
// The Dreamer: entering, walking, and what each entry of a cell brings (DS-V6, DS-D1, DS-W1 to
// DS-W4).
#pragma once

#include "games/dreamscape/completion.hpp"

namespace reverie::dreamscape {

/// DS-W1 to DS-W4: by the uppermost fragment, which a tree does not hide, and by a mountain
/// anywhere in the stack; passing or stopping.
template <class Narrator>
void tread(Scene<Narrator> scene, Seat seat, int cell) {
  Player& me = scene.player(seat);
  const auto score = [&me](int points) {
    me.walk_points = static_cast<std::int16_t>(me.walk_points + points);
  };
  me.landscape.put_dreamer(cell);
  if (me.landscape.is_mountain(cell) && !has(me.landscape.climbed(), cell)) {  // DS-W3
    me.landscape.climb(cell);
    score(points_of_a_mountain);
    scene.tell(MountainClimbed{seat, points_of_a_mountain});
  }
  const Fragment top = me.landscape.top(cell);
  if (top == Fragment::water) {  // DS-W1
    score(points_of_water);
    scene.tell(Bathed{seat, points_of_water});
  }
  if (top == Fragment::nightmare) {  // DS-N5
    score(-price_of_treading_a_nightmare);
    scene.tell(NightmareTrodden{seat, price_of_treading_a_nightmare});
  }
  me.free_step = top == Fragment::earth && me.steps < most_steps;  // DS-W2
  look_for_complete_cards(scene, seat);
}

template <class Narrator>
void enter(Scene<Narrator> scene, Seat seat) {
  const int entrance = scene.content().content.board.entrance;
  scene.tell(DreamerEntered{seat, scene.cell_name(entrance)});
  tread(scene, seat, entrance);
}

/// A step that earth gave comes before one that costs a white fragment.
template <class Narrator>
void step(Scene<Narrator> scene, Seat seat, int cell) {
  Player& me = scene.player(seat);
  if (!me.free_step) scene.discard(me, Fragment::movement);
  ++me.steps;
  scene.tell(DreamerStepped{seat, scene.cell_name(cell)});
  tread(scene, seat, cell);
}

}  // namespace reverie::dreamscape
