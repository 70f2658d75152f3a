// SPDX-License-Identifier: Apache-2.0
// The Voyage: collecting, moving, powers (DS-V).
#pragma once

#include "games/dreamscape/nightmare.hpp"
#include "games/dreamscape/powers.hpp"

namespace reverie::dreamscape {

/// DS-V3: the colour at the key end is in the Hands, or there is no fragment at all.
inline bool is_key_move(const State& state, const Player& player, int to) {
  const Row& row = state.rows[static_cast<std::size_t>(to)];
  return row.empty() || player.hands[row[0]] > 0;
}

/// DS-V2, DS-V3: in action points.
inline int price_of_move(const State& state, const Player& player, int to) {
  return is_key_move(state, player, to) && state.key_moves < most_key_moves ? 0 : 1;
}

template <class Narrator>
void collect(Scene<Narrator> scene, Seat seat) {
  Player& me = scene.player(seat);
  Row& row = scene.row(me.location);
  const Fragment fragment = row[row.size() - 1];
  row.pop_back();
  ++me.hands[fragment];
  --scene->action_points;
  scene.tell(Collected{seat, fragment, me.location + 1});
}

/// DS-N2: what haunts a link comes along, unless the Hands hold two of it already.
inline bool meets_nightmare(const State& state, const Player& player, int link) {
  return is_haunted(state, link) && player.hands[Fragment::nightmare] < most_collected;
}

template <class Narrator>
void cross(Scene<Narrator> scene, Seat seat, int link) {
  Player& me = scene.player(seat);
  if (!meets_nightmare(scene.state(), me, link)) return;
  free_link(scene.state(), link);
  ++me.hands[Fragment::nightmare];
  scene.tell(NightmareMet{seat});
}

template <class Narrator>
void move(Scene<Narrator> scene, Seat seat, int to) {
  Player& me = scene.player(seat);
  const int price = price_of_move(scene.state(), me, to);
  if (price == 0) {
    ++scene->key_moves;
  } else {
    --scene->action_points;
  }
  const int link = scene.world().link_between(me.location, to);
  me.location = static_cast<std::uint8_t>(to);
  scene.tell(Travelled{seat, to + 1, price});
  cross(scene, seat, link);
}

/// DS-V4
template <class Narrator>
void use_location(Scene<Narrator> scene, Seat seat) {
  Player& me = scene.player(seat);
  me.power_used = true;
  use_power(scene, seat, scene.world().powers[me.location]);
}

/// DS-V5
template <class Narrator>
void store(Scene<Narrator> scene, Seat seat, Fragment fragment, int card) {
  --scene.player(seat).hands[fragment];
  scene.slot(card) = fragment;
  scene.tell(FragmentStored{seat, fragment, scene.card_name(card)});
}

template <class Narrator>
void invoke(Scene<Narrator> scene, Seat seat, Fragment fragment, int card) {
  store(scene, seat, fragment, card);
  use_power(scene, seat, scene.content().card(card).power);
}

}  // namespace reverie::dreamscape
