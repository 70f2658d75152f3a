// SPDX-License-Identifier: Apache-2.0
// Mr Nightmare against one who plays alone: his own Voyage and Creation, which nobody decides
// (DS-A1 to DS-A5).
#pragma once

#include "games/dreamscape/nightmare.hpp"

namespace reverie::dreamscape {

/// DS-A2: the linked location with most fragments, of several the lowest.
inline int next_haunt(const World& world, const State& state) {
  int best = state.nightmare;
  std::size_t most = 0;
  bool found = false;
  for (int location = 0; location < locations; ++location) {
    if (world.link_between(state.nightmare, location) < 0) continue;
    const std::size_t there = state.rows[static_cast<std::size_t>(location)].size();
    if (found && there <= most) continue;
    found = true;
    most = there;
    best = location;
  }
  return best;
}

/// What lies at the hand end. A red fragment is his own and goes back to the reserve.
template <class Narrator>
void rival_takes(Scene<Narrator> scene) {
  State& s = scene.state();
  Row& row = scene.row(s.nightmare);
  if (row.empty()) return;
  const Fragment fragment = row[row.size() - 1];
  row.pop_back();
  scene.tell(RivalTook{fragment, s.nightmare + 1});
  if (fragment == Fragment::nightmare) {
    ++s.reserve;
    return;
  }
  ++s.rival.hands[fragment];
  ++s.rival.gathered[fragment];
}

template <class Narrator>
void rival_travels(Scene<Narrator> scene) {
  State& s = scene.state();
  for (int leg = 0; leg < scene.content().content.solo.legs; ++leg) {
    const int to = next_haunt(scene.world(), s);
    const int link = scene.world().link_between(s.nightmare, to);
    s.nightmare = static_cast<std::uint8_t>(to);
    scene.tell(NightmareCame{to + 1});
    const bool drops = !is_haunted(s, link) && s.reserve > 0;
    if (drops) haunt(scene, link);
    rival_takes(scene);
  }
}

template <class Narrator>
void rival_scores(Scene<Narrator> scene, Fragment of, int points) {
  scene->rival.score = static_cast<std::int16_t>(scene->rival.score + points);
  scene.tell(RivalScored{of, points});
}

// --- His Creation (DS-A3) ------------------------------------------------------------------------

/// How many fragments of a colour make a set. Reds never do.
inline Fragments sizes_of_sets(const Strength& strength) {
  return {
      {strength.water, strength.stone, strength.earth, strength.grass, strength.movement, none}};
}

/// What a set of a colour would score now.
inline int points_of_set(const Solo& solo, const State& state, Fragment colour) {
  switch (colour) {
    case Fragment::water: return solo.water_points;
    case Fragment::stone: return solo.stone_points;
    case Fragment::movement: return solo.movement_points;
    case Fragment::grass: return state.rival.trees + (state.trees > 0 ? 1 : 0);
    case Fragment::earth:
    case Fragment::nightmare: break;
  }
  return 0;
}

template <class Narrator>
void rival_discards(Scene<Narrator> scene, Fragment colour) {
  State& s = scene.state();
  const int points = points_of_set(scene.content().content.solo, s, colour);
  constexpr Seat alone{0};
  switch (colour) {
    case Fragment::water:
    case Fragment::stone:
    case Fragment::movement: return rival_scores(scene, colour, points);
    case Fragment::earth:
      if (s.reserve == 0) return;
      --s.reserve;
      ++scene.player(alone).hands[Fragment::nightmare];
      return scene.tell(RivalSent{alone});
    case Fragment::grass:
      if (s.trees == 0) return rival_scores(scene, colour, points);
      --s.trees;
      ++s.rival.trees;
      s.rival.score = static_cast<std::int16_t>(s.rival.score + points);
      return scene.tell(RivalPlanted{points});
    case Fragment::nightmare: break;
  }
}

template <class Narrator>
void rival_creates(Scene<Narrator> scene) {
  State& s = scene.state();
  const Solo& solo = scene.content().content.solo;
  const Fragments needed = sizes_of_sets(strength_at(solo, scene.options().difficulty));
  for (const Fragment colour : all_fragments) {
    while (s.rival.hands[colour] >= needed[colour]) {
      s.rival.hands[colour] = static_cast<std::uint8_t>(s.rival.hands[colour] - needed[colour]);
      s.bag[colour] = static_cast<std::uint8_t>(s.bag[colour] + needed[colour]);
      rival_discards(scene, colour);
    }
  }
  const int fed = std::popcount(s.haunted_links) * solo.link_points;
  s.rival.score = static_cast<std::int16_t>(s.rival.score + fed);
  if (fed > 0) scene.tell(RivalFed{fed});
}

}  // namespace reverie::dreamscape
